// Picks: one slice of a value, by a constant number, in its simplest form.
//
//     (running sum of x)[c]   ->  sum of x[0:c+1]
//     x[a:b][c]               ->  x[a+c]
//     (x ++ y)[c]             ->  x[c] or y[c-N]
#include "nugraph/Picks.h"
#include "nugraph/Ranges.h"

namespace tesela::nugraph {

/// Every s-th slice is one of blocks of s.
static std::optional<Pick> ofBlocks(Graph &graph, Ref value) {
  Operators &operators = graph.operators();
  prove::Terms &terms = operators.terms();
  const auto *given = operators.as<Slice>(graph.attribute(value));
  if (!given || given->stride == 1)
    return std::nullopt;
  const Slice slice = *given;
  Index stride = terms.constant(slice.stride);
  std::optional<int64_t> start = terms.constantValue(slice.start);
  if (terms.multiply(slice.length, stride) != slice.full || !start ||
      *start >= slice.stride)
    return std::nullopt;
  Ref blocks =
      graph.make(operators.intern(Split{slice.axis, slice.length, stride}),
                 {graph.operands(value)[0]});
  return Pick{blocks, slice.axis + 1u, *start};
}

std::optional<Pick> pickOf(Graph &graph, Ref value) {
  const Operators &operators = graph.operators();
  if (!value.isClass())
    return ofBlocks(graph, value);
  for (NodeId node : graph[value.classId()].nodes) {
    const auto *take = operators.as<Take>(graph.node(node).attribute);
    if (!take || take->batch)
      continue;
    for (NodeId index : graph[graph.node(node).operands[1]].nodes) {
      const auto *fill = operators.as<Fill>(graph.node(index).attribute);
      if (fill && !fill->size && fill->type.shape.empty())
        return Pick{Ref::ofClass(graph.find(graph.node(node).operands[0])),
                    take->axis, int64_t(fill->value.toDouble())};
    }
  }
  return std::nullopt;
}

namespace {

using semantics::Monoid;

class PickMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  std::optional<Index> constantIndex(ClassId id);
  Ref at(Ref ref, unsigned axis, Index number);
  std::optional<Ref> ofScan(const Scan &scan, Ref operand, Index number);
  std::optional<Ref> simpler(AttributeId producer, llvm::ArrayRef<Ref> operands,
                             unsigned axis, Index number);

  ElementType counting = ElementType::S32; // type of the index
};

} // namespace

std::optional<Index> PickMove::constantIndex(ClassId id) {
  for (NodeId each : graph[id].nodes) {
    const auto *fill = operators.as<Fill>(graph.node(each).attribute);
    if (!fill || !fill->type.shape.empty())
      continue;
    counting = fill->type.element;
    return fill->size ? *fill->size
                      : terms.constant(int64_t(fill->value.toDouble()));
  }
  return std::nullopt;
}

Ref PickMove::at(Ref ref, unsigned axis, Index number) {
  Fill index{{}, number, {counting, {}}};
  if (std::optional<int64_t> value = terms.constantValue(number))
    index = {prove::Rational(*value), std::nullopt, {counting, {}}};
  return make(Take{uint8_t(axis), 0}, {ref, make(index, {})});
}

std::optional<Ref> PickMove::ofScan(const Scan &scan, Ref operand,
                                    Index number) {
  if (terms.constantValue(number) == 0)
    return at(operand, scan.axis, number);
  Ranges ranges(graph);
  Index count = terms.add(number, terms.constant(1));
  Ref part = ranges.slice(operand, scan.axis, terms.constant(0), count);
  return make(Reduction{scan.monoid, scan.axis}, {part});
}

/// One slice of what an operator makes.
std::optional<Ref> PickMove::simpler(AttributeId producer,
                                     llvm::ArrayRef<Ref> operands,
                                     unsigned axis, Index number) {
  const Attribute attribute = operators[producer];
  Ranges ranges(graph);
  auto extent = [&](unsigned operand) {
    return ranges.extent(operands[operand], axis);
  };
  if (const auto *slice = std::get_if<Slice>(&attribute)) {
    if (slice->axis == axis)
      return at(
          operands[0], axis,
          terms.add(slice->start,
                    terms.multiply(number, terms.constant(slice->stride))));
  } else if (const auto *join = std::get_if<Concatenate>(&attribute)) {
    if (join->axis != axis)
      return std::nullopt;
    if (ranges.isAtMost(extent(0), number))
      return at(operands[1], axis, terms.subtract(number, extent(0)));
    if (ranges.isAtMost(terms.add(number, terms.constant(1)), extent(0)))
      return at(operands[0], axis, number);
  } else if (const auto *pad = std::get_if<Pad>(&attribute)) {
    Index inside = terms.subtract(number, pad->low);
    if (pad->axis == axis && ranges.isAtMost(terms.constant(0), inside) &&
        ranges.isAtMost(terms.add(inside, terms.constant(1)), extent(0)))
      return at(operands[0], axis, inside);
  } else if (const auto *scan = std::get_if<Scan>(&attribute)) {
    if (scan->axis == axis)
      return ofScan(*scan, operands[0], number);
  } else if (const auto *reverse = std::get_if<Reverse>(&attribute)) {
    if (reverse->axis == axis)
      return at(
          operands[0], axis,
          terms.subtract(terms.subtract(extent(0), terms.constant(1)), number));
  } else if (const auto *broadcast = std::get_if<Broadcast>(&attribute)) {
    if (broadcast->axis == axis)
      return operands[0];
  }
  return std::nullopt;
}

void PickMove::run() {
  AttributeId attribute = graph.node(node).attribute;
  const auto *given = operators.as<Take>(attribute);
  if (!given || given->batch)
    return;
  unsigned axis = given->axis;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::optional<Index> number = constantIndex(operands[1].classId());
  if (!number)
    return;
  std::vector<NodeId> producers = graph[operands[0].classId()].nodes;
  for (NodeId producer : producers) {
    Ref before = graph.make(attribute, {graph.expand(producer), operands[1]});
    if (!bench.isNew(node, before))
      continue;
    llvm::SmallVector<Ref, 3> below = bench.operandsOf(producer);
    if (std::optional<Ref> after =
            simpler(graph.node(producer).attribute, below, axis, *number))
      offer(before, *after);
  }
}

void pickOne(Bench &bench, ClassId target, NodeId node, const Move &move) {
  PickMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
