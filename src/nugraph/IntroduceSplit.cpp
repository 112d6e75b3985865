// Split: [0, N) = [0, P) + [P, N): at any point strictly inside, and where
// something in the program begins or ends, a part of a concatenation, what a
// slice takes, what was padded.
#include "nugraph/RangedOperator.h"

namespace tesela::nugraph {

/// Points strictly inside a range of this extent at which a concatenation, a
/// slice or a pad along a range as long has a border.
static llvm::SmallVector<Index, 4> borders(const Graph &graph, Index extent) {
  prove::Terms &terms = graph.operators().terms();
  llvm::SmallVector<Index, 4> result;
  auto add = [&](Index point) {
    bool inside = true;
    for (unsigned number = 0; number != sampleCount; ++number) {
      const Sizes &sizes = graph.sampleSizes(number);
      int64_t at = sizes.value(point);
      inside &= at > 0 && at < sizes.value(extent);
    }
    if (inside && result.size() < 4 && !llvm::is_contained(result, point))
      result.push_back(point);
  };
  for (NodeId id = 0; id != graph.nodeCount(); ++id) {
    const GraphNode &node = graph.node(id);
    if (!node.alive)
      continue;
    auto operand = [&](unsigned axis) {
      return graph[node.operands[0]].type->shape[axis];
    };
    const Attribute &attribute = graph.operators()[node.attribute];
    if (const auto *join = std::get_if<Concatenate>(&attribute)) {
      if (graph[node.owner].type->shape[join->axis] == extent)
        add(operand(join->axis));
    } else if (const auto *slice = std::get_if<Slice>(&attribute)) {
      if (slice->full == extent && slice->stride == 1) {
        add(slice->start);
        add(terms.add(slice->start, slice->length));
      }
    } else if (const auto *pad = std::get_if<Pad>(&attribute)) {
      if (graph[node.owner].type->shape[pad->axis] == extent) {
        add(pad->low);
        add(terms.add(pad->low, operand(pad->axis)));
      }
    }
  }
  return result;
}

void splitRange(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  prove::Terms &terms = bench.operators.terms();
  for (const RangedOperator &ranged : RangedOperator::of(graph, node)) {
    llvm::SmallVector<Index, 4> points = borders(graph, ranged.extent());
    bool atBorders = !points.empty();
    if (auto size = plainSize(graph, ranged.extent()); size && points.empty())
      points.push_back(
          terms.index(graph.derive(DerivedSize::Rule::Half, *size)));
    for (Index point : points) {
      auto low = ranged.cut(terms.constant(0), point);
      auto high = ranged.cut(point, terms.subtract(ranged.extent(), point));
      bench.offers.offer(target, ranged.whole(),
                         ranged.combine(ranged.on(low), ranged.on(high), low),
                         move);
      // What was padded may count for nothing.
      if (atBorders && bench.operators.kind(graph.node(node).attribute) !=
                           OperatorKind::Scan)
        for (const auto &part : {low, high})
          bench.offers.offer(target, ranged.whole(), ranged.on(part), move);
    }
  }
}

} // namespace tesela::nugraph
