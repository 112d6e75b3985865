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
      kinds(graph.nodeCount()), operands(graph.nodeCount()),
      size(graph.classCount(), 0), roots(), states(graph.classCount()),
      chains(graph.classCount()), loads(graph.classCount()) {
  llvm::append_range(roots, graph.roots());
  const Operators &operators = graph.operators();
  for (ClassId id = 0; id < graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    const TensorType &type = *graph[id].type;
    size[id] = double(sizes.elements(type.shape)) * byteSize(type.element);
    for (NodeId node : graph[id].nodes) {
      llvm::SmallVector<const TensorType *, 3> types;
      for (ClassId operand : graph.node(node).operands) {
        types.push_back(graph[operand].type);
        operands[node].push_back(graph.find(operand));
      }
      AttributeId attribute = graph.node(node).attribute;
      kinds[node] = operators.kind(attribute);
      work[node] = operators.work(attribute, types, type, sizes).operations;
      materialized[node] = makesArray(operators.kind(attribute));
      heavy[node] = isReduction(operators.kind(attribute));
    }
  }
}

bool CostModel::visit(const Choice &choice, ClassId id,
                      std::vector<ClassId> &order) const {
  if (states[id] != State::New)
    return states[id] == State::Done;
  if (!choice[id])
    return false;
  states[id] = State::Open;
  for (ClassId operand : operands[*choice[id]])
    if (!visit(choice, operand, order))
      return false;
  states[id] = State::Done;
  order.push_back(id);
  return true;
}

std::optional<std::vector<ClassId>>
CostModel::order(const Choice &choice) const {
  std::ranges::fill(states, State::New);
  std::vector<ClassId> result;
  result.reserve(64);
  for (ClassId root : roots)
    if (!visit(choice, root, result))
      return std::nullopt;
  return result;
}

/// All that is loaded for a value with these operands, each once; slices of an
/// array that is read as a whole are part of that.
static void addLoads(llvm::ArrayRef<CostModel::Load> more,
                     llvm::SmallVectorImpl<CostModel::Load> &loads) {
  for (const CostModel::Load &load : more) {
    auto readsAll = [&](const CostModel::Load &other) {
      return other.array == load.array && other.part == other.array;
    };
    if (llvm::is_contained(loads, load) || llvm::any_of(loads, readsAll))
      continue;
    if (load.part == load.array)
      llvm::erase_if(loads, [&](const CostModel::Load &other) {
        return other.array == load.array;
      });
    loads.push_back(load);
  }
}

void CostModel::forEachArray(
    const Choice &choice, llvm::ArrayRef<ClassId> order,
    llvm::function_ref<void(ClassId, llvm::ArrayRef<Load>)> use) const {
  for (ClassId id : order) {
    NodeId node = *choice[id];
    OperatorKind kind = kinds[node];
    llvm::SmallVector<Load, 4> read;
    for (ClassId operand : operands[node])
      addLoads(loads[operand], read);
    if (kind == OperatorKind::Slice && read.size() == 1 &&
        size[id] < size[read[0].part])
      read[0].part = id;
    if (kind == OperatorKind::Input)
      read = {{id, id}};
    else if (materialized[node] || llvm::is_contained(roots, id)) {
      use(id, read);
      read = {{id, id}};
    }
    loads[id] = std::move(read);
  }
}

/// Slices of one array are together no more than all of it.
double CostModel::loaded(llvm::ArrayRef<Load> loads) const {
  llvm::SmallVector<std::pair<ClassId, double>, 4> ofArray;
  for (const Load &load : loads) {
    auto *known = llvm::find_if(
        ofArray, [&](const auto &entry) { return entry.first == load.array; });
    if (known == ofArray.end())
      ofArray.push_back({load.array, size[load.part]});
    else
      known->second += size[load.part];
  }
  llvm::sort(ofArray);
  double sum = 0;
  for (auto [array, bytes] : ofArray)
    sum += std::min(bytes, size[array]);
  return sum;
}

VariantCost CostModel::cost(const Choice &choice,
                            llvm::ArrayRef<ClassId> order) const {
  VariantCost cost;
  for (ClassId id : order) {
    NodeId node = *choice[id];
    cost.operations += work[node];
    unsigned length = 0;
    for (ClassId operand : operands[node])
      length = std::max(length, chains[operand]);
    chains[id] = length + heavy[node];
    cost.chain = std::max(cost.chain, chains[id]);
  }
  forEachArray(choice, order, [&](ClassId id, llvm::ArrayRef<Load> loads) {
    cost.bytes += loaded(loads) + size[id];
    if (!llvm::is_contained(roots, id))
      cost.peak = std::max(cost.peak, size[id]);
  });
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
