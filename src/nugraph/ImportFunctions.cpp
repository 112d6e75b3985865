// Functions as one program: arguments, results, sizes, what is left out.
#include "nugraph/DissolveReshapes.h"
#include "nugraph/Importer.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

namespace tesela::nugraph {

/// Where the sizes of arguments are made: past all operations.
constexpr uint64_t argumentPlace = 1ull << 32;

bool Importer::importFunction(mlir::func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return fail("a function of several blocks");
  program->name = function.getName().str();
  for (mlir::BlockArgument argument : function.getArguments()) {
    if (!isUsable(argument.getType()))
      return fail("an argument that is no ranked tensor");
    sizes.at(argumentPlace + argument.getArgNumber());
    addArgument(argument);
  }
  for (mlir::Operation &op : function.front().without_terminator()) {
    sizes.at(++operationNumber);
    if (!importOperation(op))
      return false;
  }
  for (mlir::Value result : function.front().getTerminator()->getOperands()) {
    if (!views.contains(result))
      return fail("a result that is no tensor of static shape");
    std::optional<uint32_t> node = materialize(view(result));
    if (!node)
      return false;
    program->results.push_back(*node);
    program->resultTypes.push_back(result.getType());
  }
  return unifyResults();
}

/// The results of all functions have the same extents.
bool Importer::unifyResults() {
  const Program &first = programs.front();
  if (first.resultTypes != program->resultTypes)
    return fail("the functions give different results");
  for (auto [a, b] : llvm::zip_equal(first.results, program->results))
    for (auto [x, y] :
         llvm::zip_equal(first.types[a].shape, program->types[b].shape))
      sizes.unify(x, y);
  return true;
}

bool Importer::runPass(llvm::ArrayRef<mlir::func::FuncOp> functions) {
  sizes.restart();
  operationNumber = 0;
  programs.assign(functions.size(), {});
  argumentExtents.clear();
  inputs.clear();
  // Arguments come first, so that constants are numbered after all of them.
  mlir::func::FuncOp first = functions[0];
  inputs.resize(first.getNumArguments());
  // What the first function says of its arguments holds for all.
  bounds.assign(inputs.size(), std::nullopt);
  for (auto [number, bound] : llvm::enumerate(bounds))
    if (auto said =
            first.getArgAttrOfType<mlir::StringAttr>(number, "tesela.below"))
      bound = said.getValue().str();
  failure.clear();
  for (auto [function, made] : llvm::zip_equal(functions, programs)) {
    mlir::func::FuncOp given = function;
    if (given.getArgumentTypes() !=
        mlir::func::FuncOp(functions[0]).getArgumentTypes())
      return fail("the functions take different arguments");
    program = &made;
    views.clear();
    nodeNumbers.clear();
    if (!importFunction(given))
      return false;
  }
  return true;
}

/// Nodes that no result needs are left out.
static void prune(Program &program) {
  std::vector<bool> needed(program.nodes.size(), false);
  for (uint32_t result : program.results)
    needed[result] = true;
  for (size_t node = needed.size(); node-- > 0;)
    if (needed[node])
      for (uint32_t operand : program.nodes[node].operands)
        needed[operand] = true;
  std::vector<uint32_t> places(needed.size());
  uint32_t next = 0;
  for (size_t node = 0; node < needed.size(); ++node) {
    if (!needed[node])
      continue;
    for (uint32_t &operand : program.nodes[node].operands)
      operand = places[operand];
    places[node] = next;
    program.nodes[next] = std::move(program.nodes[node]);
    program.types[next++] = std::move(program.types[node]);
  }
  program.nodes.resize(next);
  program.types.resize(next);
  for (uint32_t &result : program.results)
    result = places[result];
}

/// A number is meant as the size of that number, where there is one.
std::optional<Index> Importer::boundOf(const Program &program,
                                       const ProgramInput &input) {
  if (!input.below || isFloat(input.type.element))
    return std::nullopt;
  int64_t number = 0;
  if (llvm::StringRef(*input.below).getAsInteger(10, number))
    return parseIndex(terms, *input.below);
  for (const ProgramInput &other : inputs)
    for (Index extent : other.type.shape)
      if (sizes.value(extent) == number)
        return extent;
  for (const TensorType &type : program.types)
    for (Index extent : type.shape)
      if (sizes.value(extent) == number)
        return extent;
  return terms.constant(number);
}

void Importer::finish(Program &program) {
  prune(program);
  dissolveReshapes(operators, program);
  prune(program);
  program.inputs = inputs;
  for (Node &node : program.nodes)
    if (const auto *given = operators.as<Input>(node.attribute)) {
      Input input = *given;
      input.below = boundOf(program, inputs[input.number]);
      node.attribute = operators.intern(input);
    }
  std::set<prove::Variable> used;
  auto use = [&](Index index) {
    auto variables = terms.freeVariables(index);
    used.insert(variables.begin(), variables.end());
  };
  for (auto [node, type] : llvm::zip_equal(program.nodes, program.types)) {
    operators.forEachIndex(node.attribute, use);
    for (Index extent : type.shape)
      use(extent);
  }
  for (const ProgramInput &input : inputs)
    for (Index extent : input.type.shape)
      use(extent);
  for (const SizeSolver::Named &size : sizes.sizes())
    if (used.contains(size.variable))
      program.sizes.push_back({size.variable, size.value});
  // What names stand for here is nobody's business.
  for (ProgramSize &size : program.sizes)
    if (llvm::any_of(symbolic.sizes, [&](const auto &one) {
          return one.variable == size.variable;
        }))
      size.value = std::nullopt;
  program.assumptions = sizes.assumptions();
  llvm::append_range(program.assumptions, symbolic.assumptions);
  llvm::erase_if(program.assumptions, [&](const auto &assumption) {
    auto isUsed = [&](prove::Variable size) { return used.contains(size); };
    return !llvm::all_of(terms.freeVariables(assumption.first), isUsed) ||
           !llvm::all_of(terms.freeVariables(assumption.second), isUsed);
  });
}

/// Sizes that neither inputs nor results have, as the number of classes of a
/// counter: those of a program that the first has not are those of the first
/// that it has not, where the numbers agree, in order.
static void matchOwnSizes(SizeSolver &sizes, prove::Terms &terms,
                          llvm::ArrayRef<Program> programs) {
  auto sizesOf = [&](const Program &program) {
    std::vector<prove::Variable> result;
    for (const TensorType &type : program.types)
      for (Index extent : type.shape)
        for (prove::Variable size : terms.freeVariables(sizes.resolve(extent)))
          if (!llvm::is_contained(result, size))
            result.push_back(size);
    return result;
  };
  auto value = [&](prove::Variable size) {
    return sizes.value(terms.index(size));
  };
  std::vector<prove::Variable> first = sizesOf(programs.front());
  for (const Program &program : programs.drop_front()) {
    std::vector<prove::Variable> own = sizesOf(program), left;
    for (prove::Variable size : first)
      if (!llvm::is_contained(own, size))
        left.push_back(size);
    for (prove::Variable size : own) {
      if (llvm::is_contained(first, size))
        continue;
      auto same = llvm::find_if(left, [&](prove::Variable other) {
        return value(other) == value(size);
      });
      if (same == left.end())
        continue;
      sizes.unify(terms.index(*same), terms.index(size));
      left.erase(same);
    }
  }
}

Result<std::vector<Program>>
Importer::run(llvm::ArrayRef<mlir::func::FuncOp> functions) {
  constexpr unsigned passes = 100; // each solves at least one size
  auto error = [&] { return Error{ErrorCode::Unimplemented, failure}; };
  bool settled = false;
  for (unsigned pass = 0; pass < passes && !settled; ++pass) {
    // A mismatch may be one that this pass has just solved.
    bool complete = runPass(functions);
    if (complete && !sizes.changed())
      matchOwnSizes(sizes, terms, programs);
    settled = !sizes.changed();
    if (sizes.isContradictory())
      return Error{ErrorCode::Unimplemented,
                   "sizes of different names that would have to be equal"};
    if (settled && !complete)
      return error();
  }
  if (!settled)
    return Error{ErrorCode::Unimplemented, "sizes that do not settle"};
  sizes.nameSizes();
  if (!runPass(functions))
    return error();
  for (Program &program : programs)
    finish(program);
  return std::move(programs);
}

/// Is no input as long as a point chosen in it?
static bool knowsItsSizes(const prove::Terms &terms, const Program &program) {
  return llvm::all_of(program.inputs, [&](const ProgramInput &input) {
    return llvm::all_of(input.type.shape, [&](Index extent) {
      return llvm::all_of(
          terms.freeVariables(extent), [&](prove::Variable variable) {
            return llvm::any_of(program.sizes, [&](const ProgramSize &size) {
              return size.variable == variable;
            });
          });
    });
  });
}

Result<std::vector<Program>>
importFunctions(llvm::ArrayRef<mlir::func::FuncOp> functions,
                Operators &operators, const ImportOptions &options) {
  SymbolicSizes symbolic;
  if (llvm::any_of(functions, isSymbolic)) {
    auto made = makeStatic(functions, operators.terms());
    if (!made)
      return made.error();
    symbolic = std::move(*made);
  }
  auto programs = Importer(operators, options, symbolic).run(functions);
  if (!programs || !options.chooseCut ||
      llvm::all_of(*programs, [&](const Program &program) {
        return knowsItsSizes(operators.terms(), program);
      }))
    return programs;
  // An input would be as long as what the chosen points make of it.
  ImportOptions plain = options;
  plain.chooseCut = {};
  return Importer(operators, plain, std::move(symbolic)).run(functions);
}

} // namespace tesela::nugraph
