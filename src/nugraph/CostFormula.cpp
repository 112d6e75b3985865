// Costs of a variant at other sizes, and for all of them.
#include "nugraph/Selection.h"

#include <array>

namespace tesela::nugraph {

namespace {
/// The nodes of a variant as a choice.
struct Chosen {
  Chosen(const Graph &graph, const Variant &variant)
      : choice(graph.classCount()) {
    for (NodeId node : variant.nodes) {
      order.push_back(graph.find(graph.node(node).owner));
      choice[order.back()] = node;
    }
  }
  Choice choice;
  std::vector<ClassId> order;
};

class Formula {
public:
  Formula(const Graph &graph, const Variant &variant)
      : graph(graph), operators(graph.operators()), terms(operators.terms()),
        chosen(graph, variant) {}

  CostFormula run() {
    CostFormula result{terms.constant(0), terms.constant(0)};
    for (ClassId id : chosen.order)
      result.operations =
          terms.add(result.operations, operationsOf(*chosen.choice[id], id));
    ExtractOptions options;
    CostModel model(graph, representativeSizes(graph), options);
    model.forEachArray(chosen.choice, chosen.order,
                       [&](ClassId id, llvm::ArrayRef<CostModel::Load> loads) {
                         result.bytes = terms.add(result.bytes, bytes(id));
                         for (Index one : arrays(loads))
                           result.bytes = terms.add(result.bytes, one);
                       });
    return result;
  }

private:
  Index product(llvm::ArrayRef<Index> factors) {
    Index result = terms.constant(1);
    for (Index factor : factors)
      result = terms.multiply(result, factor);
    return result;
  }
  Index elements(ClassId id) { return product(graph[id].type->shape); }
  Index bytes(ClassId id) {
    return terms.multiply(elements(id), byteSize(graph[id].type->element));
  }

  /// What is loaded of each array: slices together at most all of it.
  std::vector<Index> arrays(llvm::ArrayRef<CostModel::Load> loads) {
    std::map<ClassId, Index> ofArray;
    std::vector<Index> result;
    for (const CostModel::Load &load : loads) {
      auto [place, isNew] = ofArray.try_emplace(load.array, terms.constant(0));
      place->second = terms.add(place->second, bytes(load.part));
    }
    for (auto [array, sum] : ofArray)
      result.push_back(sum == bytes(array) ? sum
                                           : terms.minimum(sum, bytes(array)));
    return result;
  }

  /// As Operators::work counts.
  Index operationsOf(NodeId node, ClassId id) {
    AttributeId attribute = graph.node(node).attribute;
    llvm::ArrayRef<ClassId> operands = graph.node(node).operands;
    if (const auto *map = operators.as<Map>(attribute)) {
      int64_t count = 0;
      for (const auto &instruction : operators[map->body].instructions)
        count += instruction.op != semantics::ScalarOp::Input &&
                 instruction.op != semantics::ScalarOp::Constant &&
                 instruction.op != semantics::ScalarOp::Convert;
      return terms.multiply(elements(id), std::max<int64_t>(count, 1));
    }
    if (const auto *product = operators.as<Contraction>(attribute)) {
      std::map<uint8_t, Index> extents;
      const std::array sides{&product->left, &product->right};
      for (auto [letters, operand] : llvm::zip_equal(sides, operands))
        for (auto [letter, extent] :
             llvm::zip_equal(*letters, graph[operand].type->shape))
          extents[letter] = extent;
      Index result = terms.constant(2);
      for (auto [letter, extent] : extents)
        result = terms.multiply(result, extent);
      return result;
    }
    switch (operators.kind(attribute)) {
    case OperatorKind::Reduction:
    case OperatorKind::Scan:
      return elements(operands[0]);
    case OperatorKind::Opaque: {
      Index sum = elements(id);
      for (ClassId operand : operands)
        sum = terms.add(sum, elements(operand));
      return sum;
    }
    default:
      return terms.constant(0);
    }
  }

  const Graph &graph;
  const Operators &operators;
  prove::Terms &terms;
  Chosen chosen;
};
} // namespace

VariantCost costAt(const Graph &graph, const Variant &variant,
                   const Sizes &sizes) {
  ExtractOptions options;
  Chosen chosen(graph, variant);
  return CostModel(graph, sizes, options).cost(chosen.choice, chosen.order);
}

CostFormula costFormula(const Graph &graph, const Variant &variant) {
  return Formula(graph, variant).run();
}

} // namespace tesela::nugraph
