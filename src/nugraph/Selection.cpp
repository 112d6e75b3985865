#include "nugraph/Selection.h"

#include <algorithm>

namespace tesela::nugraph {

/// Made in memory, not in what reads it.
static bool makesArray(OperatorKind kind) {
  switch (kind) {
  case OperatorKind::Contraction:
  case OperatorKind::Reduction:
  case OperatorKind::Scan:
  case OperatorKind::Concatenate:
  case OperatorKind::Pad:
  case OperatorKind::Take:
  case OperatorKind::Opaque:
    return true;
  default:
    return false;
  }
}

static bool isReduction(OperatorKind kind) {
  return kind == OperatorKind::Contraction || kind == OperatorKind::Reduction ||
         kind == OperatorKind::Scan || kind == OperatorKind::Opaque;
}

CostModel::CostModel(const Graph &graph, const Sizes &sizes,
                     const ExtractOptions &options)
    : graph(graph), options(options), work(graph.nodeCount(), 0),
      materialized(graph.nodeCount(), false), heavy(graph.nodeCount(), false),
      size(graph.classCount(), 0) {
  const Operators &operators = graph.operators();
  for (ClassId id = 0; id < graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    const TensorType &type = *graph[id].type;
    size[id] = double(sizes.elements(type.shape)) * byteSize(type.element);
    for (NodeId node : graph[id].nodes) {
      llvm::SmallVector<const TensorType *, 3> operands;
      for (ClassId operand : graph.node(node).operands)
        operands.push_back(graph[operand].type);
      AttributeId attribute = graph.node(node).attribute;
      work[node] = operators.work(attribute, operands, type, sizes).operations;
      materialized[node] = makesArray(operators.kind(attribute));
      heavy[node] = isReduction(operators.kind(attribute));
    }
  }
}

std::optional<std::vector<ClassId>>
CostModel::order(const Choice &choice) const {
  enum State : uint8_t { New, Open, Done };
  std::vector<State> state(choice.size(), New);
  std::vector<ClassId> result;
  auto visit = [&](auto &self, ClassId id) -> bool {
    if (state[id] != New)
      return state[id] == Done;
    if (!choice[id])
      return false;
    state[id] = Open;
    for (ClassId operand : graph.node(*choice[id]).operands)
      if (!self(self, graph.find(operand)))
        return false;
    state[id] = Done;
    result.push_back(id);
    return true;
  };
  for (ClassId root : graph.roots())
    if (!visit(visit, root))
      return std::nullopt;
  return result;
}

/// A fused value loads arrays; a slice of an array that is read alone loads
/// that part.
VariantCost CostModel::cost(const Choice &choice,
                            llvm::ArrayRef<ClassId> order) const {
  const Operators &operators = graph.operators();
  VariantCost cost;
  using Loads = llvm::SmallVector<std::pair<ClassId, double>, 4>; // bytes
  std::map<ClassId, Loads> loads;
  std::map<ClassId, unsigned> chain;
  llvm::SmallVector<ClassId> roots = graph.roots();
  for (ClassId id : order) {
    NodeId node = *choice[id];
    OperatorKind kind = operators.kind(graph.node(node).attribute);
    cost.operations += work[node];
    Loads read;
    unsigned length = 0;
    for (ClassId operand : graph.node(node).operands) {
      ClassId source = graph.find(operand);
      length = std::max(length, chain[source]);
      for (const auto &load : loads[source])
        if (!llvm::is_contained(read, load))
          read.push_back(load);
    }
    length += heavy[node];
    chain[id] = length;
    cost.chain = std::max(cost.chain, length);
    if (kind == OperatorKind::Slice && read.size() == 1)
      read[0].second = std::min(read[0].second, size[id]);
    if (kind == OperatorKind::Input)
      read = {{id, size[id]}};
    bool isRoot = llvm::is_contained(roots, id);
    if (kind != OperatorKind::Input && (materialized[node] || isRoot)) {
      for (const auto &load : read)
        cost.bytes += load.second;
      cost.bytes += size[id];
      if (!isRoot)
        cost.peak = std::max(cost.peak, size[id]);
      read = {{id, size[id]}};
    }
    loads[id] = std::move(read);
  }
  cost.seconds = std::max(cost.operations / options.operationsPerSecond,
                          cost.bytes / options.bytesPerSecond);
  return cost;
}

std::array<double, 4> score(const VariantCost &cost, Corner corner) {
  double chain = cost.chain;
  switch (corner) {
  case Corner::Operations:
    return {cost.operations, cost.bytes, chain, cost.peak};
  case Corner::Bytes:
    return {cost.bytes, cost.operations, chain, cost.peak};
  case Corner::Chain:
    return {chain, cost.seconds, cost.operations, cost.bytes};
  case Corner::Peak:
    return {cost.peak, cost.bytes, cost.operations, chain};
  case Corner::Seconds:
    break;
  }
  return {cost.seconds, cost.operations + cost.bytes, chain, cost.peak};
}

} // namespace tesela::nugraph
