// Overlaps: of the difference of the sums of two parts of one value what both
// have is left out, and the sum of neighbours is a sum of both. A sum of sums
// over two axes that were one is a sum over that.
//
//     sum(x[P:N]) + sum(x[0:P])    ->  sum(x)
//     sum(sum(split(x, B, T)))     ->  sum(x)
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
  void neighbours(const PartSum &a, const PartSum &b);
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

void OverlapMove::neighbours(const PartSum &a, const PartSum &b) {
  if (a.end == b.start || b.end == a.start)
    offer(graph.make(graph.node(node).attribute, {a.written, b.written}),
          a.end == b.start ? piece(a, a.start, b.end)
                           : piece(a, b.start, a.end));
}

void OverlapMove::run() {
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  std::optional<ScalarOp> op = map ? operators.single(map->body) : std::nullopt;
  if ((op != ScalarOp::Subtract && op != ScalarOp::Add) ||
      map->maps.size() != 2 ||
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
        op == ScalarOp::Subtract ? pair(a, b) : neighbours(a, b);
}

/// The axes `low` and `low + 1` of a node as one, where they were one.
static std::optional<Ref> unsplit(Graph &graph, NodeId id, unsigned low) {
  Operators &operators = graph.operators();
  const auto *split = operators.as<Split>(graph.node(id).attribute);
  if (!split)
    return std::nullopt;
  const Split outer = *split;
  ClassId below = graph.find(graph.node(id).operands[0]);
  if (outer.axis == low)
    return Ref::ofClass(below);
  // [B, S, T] of [B S T]: S and T.
  for (NodeId each : graph[below].nodes) {
    const auto *first = operators.as<Split>(graph.node(each).attribute);
    if (outer.axis + 1u != low || !first || first->axis != outer.axis)
      continue;
    Split both{outer.axis, outer.blocks,
               operators.terms().multiply(outer.size, first->size)};
    return graph.make(operators.intern(both),
                      {Ref::ofClass(graph.find(graph.node(each).operands[0]))});
  }
  return std::nullopt;
}

void mergeRanges(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  AttributeId attribute = graph.node(node).attribute;
  const auto *outer = bench.operators.as<Reduction>(attribute);
  if (!outer)
    return;
  const Reduction last = *outer;
  std::vector<NodeId> producers = graph[graph.node(node).operands[0]].nodes;
  for (NodeId producer : producers) {
    AttributeId inner = graph.node(producer).attribute;
    const auto *first = bench.operators.as<Reduction>(inner);
    if (!first || first->monoid != last.monoid)
      continue;
    unsigned own = last.axis + (last.axis >= first->axis);
    unsigned low = std::min<unsigned>(own, first->axis);
    if (std::max<unsigned>(own, first->axis) != low + 1)
      continue;
    std::vector<NodeId> splits = graph[graph.node(producer).operands[0]].nodes;
    for (NodeId split : splits)
      if (std::optional<Ref> whole = unsplit(graph, split, low)) {
        Ref before =
            graph.make(attribute, {graph.make(inner, {graph.expand(split)})});
        Reduction one{last.monoid, uint8_t(low)};
        bench.offers.offer(target, before,
                           graph.make(bench.operators.intern(one), {*whole}),
                           move);
      }
  }
}

void leaveOutOverlaps(Bench &bench, ClassId target, NodeId node,
                      const Move &move) {
  OverlapMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
