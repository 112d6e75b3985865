// Split: [0, N) = [0, P) + [P, N): at any point strictly inside, and where
// something in the program begins or ends, a part of a concatenation, what a
// slice takes, what was padded.
//
// Into blocks: where a mask compares the range with a dimension of the result
// that is as long, both are split. A block of the mask is 0, 1 or a mask.
#include "nugraph/RangedOperator.h"
#include "nugraph/Ranges.h"

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

/// Where a range as long as `extent` is to be split.
static llvm::SmallVector<Index, 4> pointsOf(Graph &graph, Index extent) {
  llvm::SmallVector<Index, 4> points = borders(graph, extent);
  if (auto size = plainSize(graph, extent); size && points.empty())
    points.push_back(graph.operators().terms().index(
        graph.derive(DerivedSize::Rule::Half, *size)));
  return points;
}

/// Where there is a running sum below: cut in two there too, at once, with what
/// the first part hands on to the second.
///
///     sum_s exp(scan(t)[s]) x[s]  ->  sum_s exp(scan(t[0:P])[s]) x[0:P][s]
///         + sum_s exp(scan(t[P:N])[s] + sum t[0:P]) x[P:N][s]
static bool splitScans(Bench &bench, ClassId target,
                       const RangedOperator &ranged, Index point,
                       const Move &move) {
  prove::Terms &terms = bench.operators.terms();
  Ranges ranges(bench.graph, /*deep=*/true, /*carries=*/true);
  auto cut = [&](Index start, Index length) {
    llvm::SmallVector<Ref, 2> operands = ranged.operands();
    for (auto [number, operand] : llvm::enumerate(operands))
      if (std::optional<unsigned> axis = ranged.axisIn(number))
        operand = ranges.slice(operand, *axis, start, length);
    return operands;
  };
  auto low = cut(terms.constant(0), point),
       high = cut(point, terms.subtract(ranged.extent(), point));
  if (!ranges.hasCarry())
    return false;
  bench.offers.offer(target, ranges.written(ranged.whole()),
                     ranged.combine(ranged.on(low), ranged.on(high), low),
                     move);
  return true;
}

void splitRange(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  prove::Terms &terms = bench.operators.terms();
  for (const RangedOperator &ranged : RangedOperator::of(graph, node)) {
    bool atBorders = !borders(graph, ranged.extent()).empty();
    llvm::SmallVector<Index, 4> points = pointsOf(graph, ranged.extent());
    bool isScan =
        bench.operators.kind(graph.node(node).attribute) == OperatorKind::Scan;
    for (Index point : points) {
      if (!isScan && splitScans(bench, target, ranged, point, move))
        continue;
      auto low = ranged.cut(terms.constant(0), point);
      auto high = ranged.cut(point, terms.subtract(ranged.extent(), point));
      bench.offers.offer(target, ranged.whole(),
                         ranged.combine(ranged.on(low), ranged.on(high), low),
                         move);
      // What was padded may count for nothing.
      if (atBorders && !isScan)
        for (const auto &part : {low, high})
          bench.offers.offer(target, ranged.whole(), ranged.on(part), move);
    }
  }
}

/// Both halves of the dimension, each combined from the halves of the range.
static void offerBlocks(Bench &bench, ClassId target,
                        const RangedOperator &ranged, unsigned dimension,
                        Index point, const Move &move) {
  Graph &graph = bench.graph;
  prove::Terms &terms = bench.operators.terms();
  Ranges ranges(graph, /*deep=*/true);
  const std::pair<Index, Index> halves[] = {
      {terms.constant(0), point},
      {point, terms.subtract(ranged.extent(), point)}};
  llvm::SmallVector<Ref, 2> rows;
  for (auto [start, length] : halves) {
    std::optional<Ref> row;
    for (auto [low, count] : halves) {
      llvm::SmallVector<Ref, 2> operands = ranged.operands();
      for (auto [number, operand] : llvm::enumerate(operands)) {
        if (std::optional<unsigned> axis = ranged.axisOf(number, dimension))
          operand = ranges.slice(operand, *axis, start, length);
        if (std::optional<unsigned> axis = ranged.axisIn(number))
          operand = ranges.slice(operand, *axis, low, count);
      }
      if (ranged.combiner() == semantics::Monoid::Sum &&
          llvm::any_of(operands, [&](Ref each) { return ranges.isZero(each); }))
        continue;
      Ref block = ranged.on(operands);
      row = row ? ranged.combine(*row, block, operands) : block;
    }
    if (!row)
      return;
    rows.push_back(*row);
  }
  if (ranges.hasDecided())
    bench.offers.offer(
        target, ranges.written(ranged.whole()),
        graph.make(bench.operators.intern(Concatenate{uint8_t(dimension)}),
                   rows),
        move);
}

void splitBlocks(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  if (bench.operators.as<Scan>(graph.node(node).attribute))
    return;
  bool masks = false;
  for (NodeId id = 0; id != graph.nodeCount(); ++id)
    masks |= graph.node(id).alive &&
             bench.operators.as<Mask>(graph.node(id).attribute);
  if (!masks)
    return;
  for (const RangedOperator &ranged : RangedOperator::of(graph, node)) {
    const Shape shape = graph[target].type->shape;
    for (unsigned dimension = 0; dimension != shape.size(); ++dimension)
      if (shape[dimension] == ranged.extent())
        for (Index point : pointsOf(graph, ranged.extent()))
          offerBlocks(bench, target, ranged, dimension, point, move);
  }
}

} // namespace tesela::nugraph
