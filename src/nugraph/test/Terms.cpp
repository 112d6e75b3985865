#include "Terms.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

namespace tesela::nugraph::test {

using semantics::ScalarBody;
using semantics::ScalarOp;

static AccessMap leading(unsigned rank) {
  AccessMap map;
  for (unsigned d = 0; d != rank; ++d)
    map.push_back(d);
  return map;
}

Term Builder::make(const Attribute &attribute, std::vector<Term> operands) {
  AttributeId id = operators.intern(attribute);
  llvm::SmallVector<const TensorType *, 2> types;
  for (Term operand : operands)
    types.push_back(&operand->type);
  std::optional<TensorType> type = operators.infer(id, types);
  if (!type) {
    llvm::errs() << "a test's term does not fit its operands: ";
    operators.print(id, llvm::errs());
    llvm::errs() << '\n';
    std::abort();
  }
  made.push_back({id, std::move(operands), *type});
  return &made.back();
}

Term Builder::input(const std::string &name, std::vector<Index> shape) {
  for (auto &[known, term] : inputs)
    if (known == name &&
        llvm::ArrayRef(term->type.shape) == llvm::ArrayRef<Index>(shape))
      return term;
  TensorType type{ElementType::F32, Shape(shape.begin(), shape.end())};
  Term term = make(Input{unsigned(inputs.size()), type}, {});
  inputs.push_back({name, term});
  return term;
}

Term Builder::input(const std::string &name, llvm::StringRef sizes) {
  std::vector<Index> shape;
  for (char letter : sizes)
    shape.push_back(size(llvm::StringRef(&letter, 1)));
  return input(name, shape);
}

Term Builder::mask(Index extent) {
  return make(Mask{Mask::Kind::Upper, terms.constant(0),
                   TensorType{ElementType::F32, {extent, extent}}},
              {});
}

Term Builder::map(BodyId body, std::vector<AccessMap> maps,
                  std::vector<Term> operands, std::vector<Index> parameters) {
  Map map{body, 0, {}, {}};
  for (AccessMap &access : maps) {
    if (!access.empty())
      map.rank = std::max<uint8_t>(map.rank, access.back() + 1);
    map.maps.push_back(access);
  }
  map.parameters.append(parameters.begin(), parameters.end());
  return make(map, std::move(operands));
}

Term Builder::map(BodyId body, std::vector<Term> operands,
                  std::vector<Index> parameters) {
  std::vector<AccessMap> maps;
  for (Term operand : operands)
    maps.push_back(leading(operand->type.shape.size()));
  return map(body, std::move(maps), std::move(operands), std::move(parameters));
}

Term Builder::binary(ScalarOp op, Term a, Term b) {
  return map(operators.body(op, ElementType::F32), {a, b});
}
Term Builder::binary(ScalarOp op, AccessMap ofA, AccessMap ofB, Term a,
                     Term b) {
  return map(operators.body(op, ElementType::F32),
             std::vector<AccessMap>{ofA, ofB}, {a, b});
}
Term Builder::unary(ScalarOp op, Term a) {
  return map(operators.body(op, ElementType::F32), std::vector<Term>{a});
}

/// input 0 and a constant.
static BodyId withConstant(Operators &operators, ScalarOp op, double constant) {
  mlir::Type type = ir::toMlir(ElementType::F32, &operators.context());
  ScalarBody body;
  unsigned x = body.input(0, type), c = body.constant(constant, type);
  body.results = {body.apply(op, type, {x, c})};
  return operators.intern(body);
}

Term Builder::relu(Term a) {
  return map(withConstant(operators, ScalarOp::Maximum, 0),
             std::vector<Term>{a});
}
Term Builder::plus(Term a, double number) {
  return map(withConstant(operators, ScalarOp::Add, number),
             std::vector<Term>{a});
}
Term Builder::over(Term a, Index size) {
  return map(operators.body(ScalarOp::Divide, ElementType::F32),
             std::vector<Term>{a}, {size});
}

Term Builder::contract(llvm::StringRef letters, Term a, Term b) {
  auto [operands, output] = letters.split("->");
  auto [left, right] = operands.split(',');
  Contraction product;
  for (auto [text, to] :
       {std::pair{left, &product.left}, std::pair{right, &product.right},
        std::pair{output, &product.output}})
    for (char letter : text)
      to->push_back(letter - 'a');
  return make(product, {a, b});
}

Term Builder::slice(Term a, unsigned axis, Index start, Index length) {
  return make(Slice{uint8_t(axis), start, length, a->type.shape[axis], 1}, {a});
}

Program Builder::program(std::vector<Term> results,
                         const std::map<std::string, int64_t> &sizes) const {
  Program program;
  std::map<Term, uint32_t> numbers;
  std::map<std::vector<uint32_t>, uint32_t> byContent;
  auto addSizes = [&](const TensorType &type) {
    for (Index extent : type.shape)
      for (prove::Variable size : terms.freeVariables(extent)) {
        if (llvm::any_of(program.sizes, [&](const ProgramSize &known) {
              return known.variable == size;
            }))
          continue;
        auto value = sizes.find(terms.name(size).str());
        program.sizes.push_back(
            {size, value == sizes.end() ? 1024 : value->second});
      }
  };
  auto number = [&](auto &&self, Term term) -> uint32_t {
    if (auto found = numbers.find(term); found != numbers.end())
      return found->second;
    Node node{term->attribute, {}};
    std::vector<uint32_t> content{term->attribute.id};
    for (Term operand : term->operands)
      node.operands.push_back(self(self, operand));
    content.insert(content.end(), node.operands.begin(), node.operands.end());
    auto [entry, fresh] = byContent.try_emplace(content, program.nodes.size());
    if (fresh) {
      if (operators.as<Input>(term->attribute))
        addSizes(term->type);
      program.nodes.push_back(node);
      program.types.push_back(term->type);
    }
    return numbers[term] = entry->second;
  };
  // All that were made, so that their numbers fit.
  for (auto [position, input] : llvm::enumerate(inputs))
    program.inputs.push_back(
        {input.first, input.second->type, unsigned(position)});
  for (Term result : results)
    program.results.push_back(number(number, result));
  return program;
}

Ref Builder::in(Graph &graph, Term term) const {
  llvm::SmallVector<Ref, 2> operands;
  for (Term operand : term->operands)
    operands.push_back(in(graph, operand));
  return graph.make(term->attribute, operands);
}

bool holds(Graph &graph, const Builder &builder, const Expectation &expected) {
  for (const auto &[place, variant] : expected.variants) {
    std::optional<ClassId> found = graph.lookup(builder.in(graph, variant));
    std::optional<ClassId> wanted =
        place.term ? graph.lookup(builder.in(graph, place.term))
                   : graph.roots()[place.result];
    if (found && found == wanted)
      return true;
  }
  return false;
}

} // namespace tesela::nugraph::test
