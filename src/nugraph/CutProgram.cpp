#include "nugraph/CutProgram.h"

#include "nugraph/SizeNames.h"

#include "llvm/Support/raw_ostream.h"

#include <map>
#include <set>

namespace tesela::nugraph {

namespace {

class Cutter {
public:
  Cutter(Operators &operators, const Program &program,
         const CutOptions &options)
      : operators(operators), program(program), options(options),
        sizes(operators.terms()) {
    for (const ProgramSize &size : program.sizes)
      sizes.set(size.variable, size.value.value_or(1024));
    for (uint32_t node = 0; node != program.nodes.size(); ++node)
      if (!program.nodes[node].operands.empty())
        body.push_back(node);
    lastUse.assign(program.nodes.size(), 0);
    for (auto [place, node] : llvm::enumerate(body))
      for (uint32_t operand : program.nodes[node].operands)
        lastUse[operand] = place;
    for (uint32_t result : program.results)
      lastUse[result] = body.size();
  }

  std::vector<ProgramPart> run() {
    std::vector<ProgramPart> parts;
    for (size_t begin = 0; begin != body.size();) {
      size_t end = bestCut(begin);
      parts.push_back(part(begin, end));
      begin = end;
    }
    std::map<std::string, size_t> byKey;
    for (auto [number, one] : llvm::enumerate(parts))
      one.sharedWith = byKey.try_emplace(one.key, number).first->second;
    return parts;
  }

private:
  /// Elements computed before place `end` and used from there on.
  double crossing(size_t end) const {
    double sum = 0;
    for (size_t place = 0; place != end; ++place)
      if (lastUse[body[place]] >= end)
        sum += double(sizes.elements(program.types[body[place]].shape));
    return sum;
  }

  size_t bestCut(size_t begin) const {
    size_t furthest = begin + options.operators;
    if (furthest >= body.size())
      return body.size();
    size_t best = furthest;
    double least = crossing(furthest);
    for (size_t end = furthest - 1; end > begin + options.operators / 2; --end)
      if (double elements = crossing(end); elements < least) {
        best = end;
        least = elements;
      }
    return best;
  }

  ProgramPart part(size_t begin, size_t end) {
    ProgramPart result;
    std::map<uint32_t, uint32_t> numbers; // of the whole: in the part
    auto take = [&](uint32_t node) {
      if (auto found = numbers.find(node); found != numbers.end())
        return found->second;
      Node leaf{program.nodes[node].attribute, {}};
      OperatorKind kind = operators.kind(leaf.attribute);
      if (!program.nodes[node].operands.empty() || kind == OperatorKind::Input)
        leaf.attribute = addInput(result, node);
      return numbers[node] = add(result, leaf, program.types[node]);
    };
    for (size_t place = begin; place != end; ++place) {
      Node copy{program.nodes[body[place]].attribute, {}};
      for (uint32_t operand : program.nodes[body[place]].operands)
        copy.operands.push_back(take(operand));
      numbers[body[place]] = add(result, copy, program.types[body[place]]);
    }
    for (size_t place = begin; place != end; ++place)
      if (lastUse[body[place]] >= end) {
        result.results.push_back(body[place]);
        result.program.results.push_back(numbers[body[place]]);
      }
    result.program.name = program.name;
    result.program.opaques = program.opaques;
    nameSizes(result);
    return result;
  }

  uint32_t add(ProgramPart &part, const Node &node, const TensorType &type) {
    part.program.nodes.push_back(node);
    part.program.types.push_back(type);
    return part.program.nodes.size() - 1;
  }

  AttributeId addInput(ProgramPart &part, uint32_t node) {
    unsigned number = part.inputs.size();
    ProgramInput input{"m" + std::to_string(node), program.types[node], number};
    Input leaf{number, program.types[node]};
    if (const auto *given =
            operators.as<Input>(program.nodes[node].attribute)) {
      input = program.inputs[given->number];
      leaf.below = given->below;
    }
    part.inputs.push_back(node);
    part.program.inputs.push_back(input);
    return operators.intern(leaf);
  }

  /// The key, and with it the sizes in order.
  void nameSizes(ProgramPart &part) {
    SizeNames names(operators.terms());
    llvm::raw_string_ostream out(part.key);
    auto print = [&](Index index, llvm::raw_ostream &to) {
      names.print(index, to);
    };
    for (const Node &node : part.program.nodes) {
      operators.print(node.attribute, out, print);
      for (uint32_t operand : node.operands)
        out << ' ' << operand;
      out << '\n';
    }
    for (uint32_t result : part.program.results)
      out << "result " << result << '\n';
    for (const auto &[low, high] : program.assumptions) {
      std::set<prove::Variable> mentioned;
      for (Index side : {low, high})
        for (prove::Variable size : operators.terms().freeVariables(side))
          mentioned.insert(size);
      if (!llvm::all_of(mentioned, [&](prove::Variable size) {
            return names.contains(size);
          }))
        continue;
      part.program.assumptions.push_back({low, high});
      names.print(low, out);
      out << " <= ";
      names.print(high, out);
      out << '\n';
    }
    // What is worth its work depends on the numbers.
    for (prove::Variable size : names.sizes()) {
      part.program.sizes.push_back({size, sizes.get(size)});
      out << *sizes.get(size) << ' ';
    }
  }

  Operators &operators;
  const Program &program;
  CutOptions options;
  Sizes sizes;
  std::vector<uint32_t> body;  // nodes with operands, in order
  std::vector<size_t> lastUse; // place in the body, by node
};

} // namespace

std::vector<ProgramPart> cutProgram(Operators &operators,
                                    const Program &program,
                                    const CutOptions &options) {
  return Cutter(operators, program, options).run();
}

bool isLarge(const Program &program) {
  constexpr unsigned together = 32;
  return llvm::count_if(program.nodes, [](const Node &node) {
           return !node.operands.empty();
         }) > together;
}

/// Scalar operations at the sizes of the program.
static double workOf(Operators &operators, const Program &program) {
  Sizes sizes(operators.terms());
  for (const ProgramSize &size : program.sizes)
    sizes.set(size.variable, size.value.value_or(1024));
  double sum = 0;
  for (auto [node, type] : llvm::zip_equal(program.nodes, program.types)) {
    llvm::SmallVector<const TensorType *, 3> operands;
    for (uint32_t operand : node.operands)
      operands.push_back(&program.types[operand]);
    if (!operands.empty())
      sum += operators.work(node.attribute, operands, type, sizes).operations;
  }
  return sum;
}

/// Of the parts that are like no earlier one, the `count` with the most work.
static std::set<size_t> heaviest(Operators &operators,
                                 llvm::ArrayRef<ProgramPart> parts,
                                 size_t count) {
  std::vector<std::pair<double, size_t>> order;
  for (auto [number, part] : llvm::enumerate(parts))
    if (part.sharedWith == number)
      order.push_back({-workOf(operators, part.program), number});
  llvm::sort(order);
  std::set<size_t> result;
  for (auto [work, number] : llvm::ArrayRef(order).take_front(count))
    result.insert(number);
  return result;
}

Result<PartVariants> findVariantsByParts(Operators &operators,
                                         const Program &program,
                                         Numerics numerics, Proofs &proofs,
                                         const VariantOptions &options,
                                         const CutOptions &cut) {
  PartVariants result{cutProgram(operators, program, cut), {}};
  std::set<size_t> introduced =
      heaviest(operators, result.parts, cut.introduced);
  for (auto [number, part] : llvm::enumerate(result.parts)) {
    result.variants.emplace_back();
    if (part.sharedWith != number)
      continue;
    GraphOptions graphOptions;
    graphOptions.numerics = numerics;
    VariantOptions own = options;
    own.introductions &= introduced.contains(number);
    auto found =
        findVariants(operators, part.program, graphOptions, proofs, own);
    if (!found)
      return found.error();
    result.variants.back().emplace(std::move(*found));
  }
  return result;
}

} // namespace tesela::nugraph
