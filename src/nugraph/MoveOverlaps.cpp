// Overlaps: of the difference of the sums of two parts of one value what both
// have is left out.
//
//     sum(x[1:N]) - sum(x[0:N-1])  ->  x[N-1] - x[0]
//     sum(x) - sum(x[0:P])         ->  sum(x[P:N])
#include "nugraph/Moves.h"
#include "nugraph/Ranges.h"

namespace tesela::nugraph {

namespace {

using semantics::Monoid;
using semantics::ScalarOp;

/// The sum of [start, end) of a value.
struct PartSum {
  Ref base;
  unsigned axis = 0;
  Index start, end;
  Ref written;
};

class OverlapMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  llvm::SmallVector<PartSum, 4> sumsOf(ClassId id);
  void pair(const PartSum &a, const PartSum &b);
  Ref piece(const PartSum &of, Index start, Index end);
  Ref binary(ScalarOp op, Ref a, Ref b) {
    const TensorType &type = *graph[target].type;
    return graph.make(operators.elementwise(operators.body(op, type.element),
                                            type.shape.size()),
                      {a, b});
  }
};

} // namespace

llvm::SmallVector<PartSum, 4> OverlapMove::sumsOf(ClassId id) {
  llvm::SmallVector<PartSum, 4> result;
  Index none = terms.constant(0);
  std::vector<NodeId> nodes = graph[id].nodes;
  for (NodeId each : nodes) {
    AttributeId attribute = graph.node(each).attribute;
    const auto *sum = operators.as<Reduction>(attribute);
    if (!sum || sum->monoid != Monoid::Sum || result.size() > 4)
      continue;
    unsigned axis = sum->axis;
    ClassId whole = graph.find(graph.node(each).operands[0]);
    result.push_back({Ref::ofClass(whole), axis, none,
                      graph[whole].type->shape[axis], graph.expand(each)});
    std::vector<NodeId> below = graph[whole].nodes;
    for (NodeId part : below)
      if (const auto *slice = operators.as<Slice>(graph.node(part).attribute);
          slice && slice->axis == axis && slice->stride == 1) {
        Slice given = *slice;
        result.push_back({bench.operandsOf(part)[0], axis, given.start,
                          terms.add(given.start, given.length),
                          graph.make(attribute, {graph.expand(part)})});
      }
  }
  return result;
}

Ref OverlapMove::piece(const PartSum &of, Index start, Index end) {
  Index length = terms.subtract(end, start);
  if (terms.constantValue(length) == 1) {
    Fill index{{}, start, {ElementType::S32, {}}};
    if (std::optional<int64_t> value = terms.constantValue(start))
      index = {prove::Rational(*value), std::nullopt, index.type};
    return make(Take{uint8_t(of.axis), 0}, {of.base, make(index, {})});
  }
  Ranges ranges(graph);
  return make(Reduction{Monoid::Sum, uint8_t(of.axis)},
              {ranges.slice(of.base, of.axis, start, length)});
}

void OverlapMove::pair(const PartSum &a, const PartSum &b) {
  Ranges ranges(graph);
  auto precedes = [&](Index x, Index y) {
    return x != y && ranges.isAtMost(x, y);
  };
  // They overlap.
  if (!precedes(a.start, b.end) || !precedes(b.start, a.end))
    return;
  llvm::SmallVector<Ref, 2> plus, minus;
  auto apart = [&](const PartSum &one, const PartSum &other,
                   llvm::SmallVector<Ref, 2> &into) {
    if (precedes(one.start, other.start))
      into.push_back(piece(one, one.start, other.start));
    if (precedes(other.end, one.end))
      into.push_back(piece(one, other.end, one.end));
  };
  apart(a, b, plus);
  apart(b, a, minus);
  if (plus.empty())
    return;
  Ref after = plus[0];
  for (Ref more : llvm::drop_begin(plus))
    after = binary(ScalarOp::Add, after, more);
  for (Ref less : minus)
    after = binary(ScalarOp::Subtract, after, less);
  offer(graph.make(graph.node(node).attribute, {a.written, b.written}), after);
}

void OverlapMove::run() {
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  if (!map || operators.single(map->body) != ScalarOp::Subtract ||
      llvm::any_of(map->maps, [&](const AccessMap &access) {
        return access.size() != map->rank;
      }))
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  llvm::SmallVector<PartSum, 4> left = sumsOf(operands[0].classId()),
                                right = sumsOf(operands[1].classId());
  for (const PartSum &a : left)
    for (const PartSum &b : right)
      if (a.base == b.base && a.axis == b.axis)
        pair(a, b);
}

void leaveOutOverlaps(Bench &bench, ClassId target, NodeId node,
                      const Move &move) {
  OverlapMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
