// What is in the graph but for how its arithmetic is arranged.
#include "nugraph/LookUpNodes.h"

#include "nugraph/Offer.h"

#include <algorithm>
#include <numeric>

using namespace tesela::semantics;

namespace tesela::nugraph {

/// Sizes and their numbers, then sums and products of two of them, and the last
/// places.
std::vector<std::pair<Index, int64_t>> LookUp::sizeNumbers() const {
  std::vector<std::pair<Index, int64_t>> result;
  prove::Terms &terms = operators.terms();
  for (const ProgramSize &size : graph.program().sizes) {
    if (!size.value)
      continue;
    if (*size.value > 2)
      result.push_back({terms.index(size.variable), *size.value});
    // Where an axis is cut in the middle.
    for (const DerivedSize &cut : graph.derivedSizes())
      if (cut.of == size.variable && cut.rule == DerivedSize::Rule::Half &&
          *size.value > 4)
        result.push_back({terms.index(cut.size), (*size.value + 1) / 2});
  }
  size_t count = std::min<size_t>(result.size(), 8);
  for (size_t i = 0; i != count; ++i)
    for (size_t j = i; j != count; ++j)
      result.push_back({terms.add(result[i].first, result[j].first),
                        result[i].second + result[j].second});
  for (size_t i = 0; i != count; ++i)
    for (size_t j = i; j != count; ++j)
      result.push_back({terms.multiply(result[i].first, result[j].first),
                        result[i].second * result[j].second});
  for (size_t i = 0; i != count; ++i)
    result.push_back({terms.subtract(result[i].first, terms.constant(1)),
                      result[i].second - 1});
  return result;
}

/// The same with constants that are the number of a size as that size; several
/// sizes of one number are chosen from.
AttributeId LookUp::inSizes(AttributeId id) {
  const auto *map = operators.as<Map>(id);
  if (!map || !sizeChoice)
    return id;
  Map result = *map;
  ScalarBody body = operators[map->body];
  for (ScalarInstruction &instruction : body.instructions) {
    auto type = mlir::dyn_cast<mlir::FloatType>(instruction.type);
    if (instruction.op != ScalarOp::Constant ||
        !(type || mlir::isa<mlir::IntegerType>(instruction.type)))
      continue;
    llvm::SmallVector<Index, 2> known;
    for (auto [index, value] : sizeNumbers())
      if (type ? constantBits(double(value), type) == instruction.constant
               : instruction.constant == uint64_t(value))
        known.push_back(index);
    if (known.empty())
      continue;
    unsigned input = map->maps.size() + result.parameters.size();
    result.parameters.push_back(
        known[std::min<size_t>(*sizeChoice, known.size() - 1)]);
    mlir::Type kept = instruction.type;
    instruction = {};
    instruction.op = ScalarOp::Input;
    instruction.type = kept;
    instruction.index = input;
  }
  result.body = operators.intern(body);
  return operators.intern(result);
}

/// The same with sizes as their numbers: 0.1 / n as 6.6666667e-05.
AttributeId LookUp::inNumbers(AttributeId id) {
  const auto *map = operators.as<Map>(id);
  if (!map || map->parameters.empty())
    return id;
  Sizes sizes(operators.terms());
  for (const ProgramSize &size : graph.program().sizes)
    if (size.value)
      sizes.set(size.variable, *size.value);
    else
      return id;
  Map result = *map;
  ScalarBody body = operators[map->body];
  for (ScalarInstruction &instruction : body.instructions)
    if (instruction.op == ScalarOp::Input &&
        instruction.index >= map->maps.size()) {
      auto type = mlir::dyn_cast<mlir::FloatType>(instruction.type);
      if (!type)
        return id;
      Index size = map->parameters[instruction.index - map->maps.size()];
      mlir::Type kept = instruction.type;
      instruction = {};
      instruction.op = ScalarOp::Constant;
      instruction.type = kept;
      instruction.constant = constantBits(double(sizes.value(size)), type);
    }
  result.parameters.clear();
  result.body = operators.intern(body);
  return operators.intern(result);
}

/// The class, or what it is a multiple of, as a leaf: sum(x / n) is found where
/// the graph has sum(x) / n.
Ref LookUp::unscaled(ClassId id, std::set<ClassId> &leaves, unsigned depth) {
  id = graph.find(id);
  if (depth < 3)
    for (NodeId node : graph[id].nodes) {
      AttributeId attribute = graph.node(node).attribute;
      llvm::ArrayRef<ClassId> operands = graph.node(node).operands;
      if (operands.size() == 1 &&
          arithmeticOf(attribute) == Arithmetic::Field) {
        found.nodes.push_back(node);
        return graph.make(attribute,
                          {unscaled(operands[0], leaves, depth + 1)});
      }
    }
  leaves.insert(id);
  return Ref::ofClass(id);
}

/// A node of the program as an expression on what is arranged otherwise; those
/// classes are added to `leaves`.
std::optional<Ref> LookUp::written(uint32_t node, std::set<ClassId> &leaves) {
  bool isArranged = arithmeticOf(node) == arranging;
  if (isArranged || (places[node].empty() && isConstant(node))) {
    llvm::SmallVector<Ref, 3> operands;
    for (uint32_t operand : program.nodes[node].operands) {
      std::optional<Ref> ref = written(operand, leaves);
      if (!ref)
        return std::nullopt;
      operands.push_back(*ref);
    }
    AttributeId attribute = program.nodes[node].attribute;
    return graph.make(asNumbers ? inNumbers(attribute) : inSizes(attribute),
                      operands);
  }
  if (places[node].empty())
    return std::nullopt;
  // What is known in several places may be read from any of them.
  const ClassPlace &place =
      places[node][std::min<size_t>(placeChoice, places[node].size() - 1)];
  bool scales = unscales && arranging == Arithmetic::Field;
  Ref ref = unscaled(place.id, leaves, scales ? 0 : 3);
  if (llvm::is_sorted(place.dims))
    return ref;
  return graph.make(operators.intern(Transpose{place.dims}), {ref});
}

/// Is it as it stands where others are arithmetic on `leaves`?
bool LookUp::isEnd(ClassId id, const std::set<ClassId> &leaves) {
  return leaves.count(id) || graph.isConstant(id) ||
         (isConstantClass(id) && graph[id].type->shape.size() < 2);
}

/// Of each class that is arithmetic on `leaves` and constants the node by which
/// it is, of classes found before it.
std::map<ClassId, NodeId> LookUp::arrangeable(const std::set<ClassId> &leaves) {
  std::map<ClassId, NodeId> by;
  auto mayOpen = [&](NodeId node) {
    AttributeId attribute = graph.node(node).attribute;
    const auto *product = operators.as<Contraction>(attribute);
    return operators.kind(attribute) == OperatorKind::Transpose ||
           (product && sumsNothing(*product)) ||
           arithmeticOf(attribute) == arranging;
  };
  for (bool changes = true; changes;) {
    changes = false;
    for (ClassId id = 0; id != graph.classCount(); ++id) {
      if (!graph.isLive(id) || by.count(id) || isEnd(id, leaves))
        continue;
      for (NodeId node : graph[id].nodes)
        if (mayOpen(node) &&
            llvm::all_of(graph.node(node).operands, [&](ClassId operand) {
              operand = graph.find(operand);
              return by.count(operand) || isEnd(operand, leaves);
            })) {
          by.emplace(id, node);
          changes = true;
          break;
        }
    }
  }
  return by;
}

/// The class written out as `by` says; the nodes that were opened.
Ref LookUp::arranged(ClassId id, const std::map<ClassId, NodeId> &by,
                     const std::set<ClassId> &leaves,
                     std::vector<NodeId> &nodes) {
  id = graph.find(id);
  auto node = by.find(id);
  if (node == by.end())
    return leaves.count(id) || graph.isConstant(id)
               ? Ref::ofClass(id)
               : graph.expand(graph.first(id));
  llvm::SmallVector<Ref, 3> operands;
  for (ClassId operand : graph.node(node->second).operands)
    operands.push_back(arranged(operand, by, leaves, nodes));
  nodes.push_back(node->second);
  return graph.make(graph.node(node->second).attribute, operands);
}

/// Places for a node of arithmetic: classes of the same value that are
/// arithmetic on the same leaves. A number may be meant as a size, or a size be
/// part of a number.
bool LookUp::rearrange(uint32_t node, std::optional<ClassId> in) {
  if (!isArithmetic(node) || (!in && !tried.insert(node).second))
    return false;
  arranging = arithmeticOf(node);
  std::set<Ref> asked;
  auto tryWith = [&](unsigned place, bool multiples,
                     std::optional<unsigned> choice, bool numbers) {
    std::set<ClassId> leaves;
    sizeChoice = choice, unscales = multiples, placeChoice = place;
    asNumbers = numbers;
    std::optional<Ref> wanted = written(node, leaves);
    sizeChoice.reset(), unscales = false, placeChoice = 0, asNumbers = false;
    return wanted && graph.type(*wanted) && asked.insert(*wanted).second &&
           rearrange(node, in, *wanted, leaves);
  };
  for (unsigned place : {0u, 1u})
    for (bool multiples : {false, true}) {
      for (std::optional<unsigned> choice :
           {std::optional<unsigned>(), std::optional(0u), std::optional(1u)})
        if (tryWith(place, multiples, choice, false))
          return true;
      if (tryWith(place, multiples, std::nullopt, true))
        return true;
    }
  return false;
}

bool LookUp::rearrange(uint32_t node, std::optional<ClassId> in, Ref wanted,
                       const std::set<ClassId> &leaves) {
  std::optional<std::map<ClassId, NodeId>> by;
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id) || (in && id != *in) ||
        graph[id].type != graph.type(wanted))
      continue;
    if (!agrees(id, wanted))
      continue;
    if (!by)
      by = arrangeable(leaves);
    if (!by->count(id))
      continue;
    std::vector<NodeId> nodes;
    if (!isProved(arranged(id, *by, leaves, nodes), wanted))
      continue;
    places[node].push_back({id, identity(program.types[node].shape.size())});
    llvm::append_range(found.nodes, nodes);
    addTransposes(node);
    return true;
  }
  return false;
}

} // namespace tesela::nugraph
