// Ranges within a program (Ranges.h):
//
//   narrow           a slice in the simplest form
//   join neighbours  a concatenation of neighbours is a longer part, or all
//   cut at borders   where an operand has parts, the operator is applied to
//                    each of them and to the same part of the others
//
//     contract(x ++ y ++ z, w)  ->  contract(x, w[0:P]) + contract(y, w[P:Q])
//                                                       + contract(z, w[Q:N])
//     add(x ++ y, v)            ->  add(x, v[0:P]) ++ add(y, v[P:N])
//
// The consumer of a single operand with parts that keeps the axis is left to
// `push`.
#include "nugraph/Moves.h"
#include "nugraph/Picks.h"
#include "nugraph/Ranges.h"

#include "semantics/forms/Combiners.h"

namespace tesela::nugraph {

/// Every s-th element of a part: of the part of as many blocks as there are
/// elements, from the first of them on, or that ends where all does.
static std::optional<Ref> cutToBlocks(Bench &bench, const Slice &outer,
                                      const Slice &inner, Ref value) {
  prove::Terms &terms = bench.operators.terms();
  Ranges ranges(bench.graph);
  Index blocks = terms.multiply(outer.length, outer.stride);
  Index first = terms.add(inner.start, outer.start), begin = first;
  if (!ranges.isAtMost(terms.add(first, blocks), inner.full)) {
    begin = terms.subtract(inner.full, blocks);
    if (!ranges.isAtMost(terms.constant(0), begin) ||
        !ranges.isAtMost(begin, first))
      return std::nullopt;
  }
  Slice steps = outer;
  steps.start = terms.subtract(first, begin);
  steps.full = blocks;
  Ref part = ranges.slice(value, outer.axis, begin, blocks);
  return bench.graph.make(bench.operators.intern(steps), {part});
}

static void narrowSteps(Bench &bench, ClassId target, NodeId node,
                        const Move &move) {
  Graph &graph = bench.graph;
  const Slice outer = *bench.operators.as<Slice>(graph.node(node).attribute);
  std::vector<NodeId> producers = graph[graph.node(node).operands[0]].nodes;
  for (NodeId producer : producers) {
    const auto *inner =
        bench.operators.as<Slice>(graph.node(producer).attribute);
    if (!inner || inner->axis != outer.axis || inner->stride != 1)
      continue;
    Ref before =
        graph.make(graph.node(node).attribute, {graph.expand(producer)});
    if (!bench.isNew(node, before))
      continue;
    Ref value = bench.operandsOf(producer)[0];
    std::optional<Ref> after = cutToBlocks(bench, outer, *inner, value);
    if (after && *after != before)
      bench.offers.offer(target, before, *after, move);
  }
}

void narrow(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  AttributeId attribute = graph.node(node).attribute;
  const auto *given = bench.operators.as<Slice>(attribute);
  if (given && given->stride != 1)
    return narrowSteps(bench, target, node, move);
  if (!given)
    return;
  const Slice slice = *given;
  std::vector<NodeId> producers = graph[graph.node(node).operands[0]].nodes;
  for (NodeId producer : producers) {
    Ref whole = graph.expand(producer);
    Ref before = graph.make(attribute, {whole});
    if (!bench.isNew(node, before))
      continue;
    Ranges ranges(graph);
    Ref after = ranges.slice(whole, slice.axis, slice.start, slice.length);
    if (after != before)
      bench.offers.offer(target, ranges.written(before), after, move);
  }
}

void joinNeighbours(Bench &bench, ClassId target, NodeId node,
                    const Move &move) {
  Graph &graph = bench.graph;
  const auto *join =
      bench.operators.as<Concatenate>(graph.node(node).attribute);
  if (!join)
    return;
  unsigned axis = join->axis;
  Ranges ranges(graph);
  llvm::SmallVector<Ref, 4> parts = ranges.parts(graph.expand(node), axis);
  Ref after = ranges.concatenate(parts, axis);
  bench.offers.offer(target, ranges.written(graph.expand(node)), after, move);
}

namespace {

/// A dimension along which an operator works: the axes of the operands that
/// have it, that of the result if it is kept, else what combines its parts.
struct Along {
  llvm::SmallVector<std::optional<unsigned>, 3> axes;
  std::optional<unsigned> result;
  semantics::Monoid monoid = semantics::Monoid::Sum;
  unsigned operands() const {
    return llvm::count_if(axes, [](auto axis) { return axis.has_value(); });
  }
};

/// All of them for a node.
llvm::SmallVector<Along, 4> dimensionsOf(const Graph &graph, NodeId id) {
  llvm::SmallVector<Along, 4> result;
  const GraphNode &node = graph.node(id);
  const Attribute &attribute = graph.operators()[node.attribute];
  if (const auto *map = std::get_if<Map>(&attribute)) {
    for (unsigned d = 0; d != map->rank; ++d) {
      Along &along = result.emplace_back();
      along.result = d;
      for (const AccessMap &access : map->maps) {
        auto place = llvm::find(access, d);
        along.axes.push_back(
            place == access.end()
                ? std::nullopt
                : std::optional<unsigned>(place - access.begin()));
      }
    }
  } else if (const auto *product = std::get_if<Contraction>(&attribute)) {
    for (uint8_t letter = 0; letter != product->letterCount(); ++letter) {
      Along along;
      for (const Letters *letters : {&product->left, &product->right}) {
        auto place = llvm::find(*letters, letter);
        along.axes.push_back(
            place == letters->end()
                ? std::nullopt
                : std::optional<unsigned>(place - letters->begin()));
      }
      if (auto place = llvm::find(product->output, letter);
          place != product->output.end())
        along.result = place - product->output.begin();
      if (along.operands())
        result.push_back(along);
    }
  } else if (const auto *sum = std::get_if<Reduction>(&attribute)) {
    if (semantics::operationOf(sum->monoid))
      result.push_back({{unsigned(sum->axis)}, std::nullopt, sum->monoid});
  }
  return result;
}

class CutMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void along(const Along &along);

private:
  Ref combined(Ref a, Ref b, semantics::Monoid monoid);
  Ref applied(AttributeId attribute, llvm::ArrayRef<Ref> operands,
              Ranges &ranges);
  std::optional<Ref> ofOne(Ref part, unsigned axis);
  std::optional<Ref> withoutSum(AttributeId attribute, const Along &along,
                                llvm::ArrayRef<Ref> operands);
};

} // namespace

Ref CutMove::combined(Ref a, Ref b, semantics::Monoid monoid) {
  const TensorType &type = *graph[target].type;
  BodyId body = operators.body(*semantics::operationOf(monoid), type.element);
  return graph.make(operators.elementwise(body, type.shape.size()), {a, b});
}

/// What was stretched to one element along the axis, or the one slice that a
/// range of one is.
std::optional<Ref> CutMove::ofOne(Ref part, unsigned axis) {
  Index one = terms.constant(1);
  auto of = [&](AttributeId id, Ref operand) -> std::optional<Ref> {
    const auto *broadcast = operators.as<Broadcast>(id);
    if (broadcast && broadcast->axis == axis && broadcast->extent == one)
      return operand;
    const auto *slice = operators.as<Slice>(id);
    if (slice && slice->axis == axis && slice->length == one)
      return sliceAt(graph, operand, axis, slice->start);
    return std::nullopt;
  };
  if (part.isExpression())
    return graph.operands(part).size() == 1
               ? of(graph.attribute(part), graph.operands(part)[0])
               : std::nullopt;
  for (NodeId each : graph[part.classId()].nodes)
    if (graph.node(each).operands.size() == 1)
      if (std::optional<Ref> found =
              of(graph.node(each).attribute,
                 Ref::ofClass(graph.find(graph.node(each).operands[0]))))
        return found;
  return std::nullopt;
}

/// Of stacks: a sum over one element is none, one of products is a product.
std::optional<Ref> CutMove::withoutSum(AttributeId attribute,
                                       const Along &along,
                                       llvm::ArrayRef<Ref> given) {
  llvm::SmallVector<Ref, 3> values(given);
  for (auto [value, axis] : llvm::zip_equal(values, along.axes))
    if (axis) {
      std::optional<Ref> one = ofOne(value, *axis);
      if (!one)
        return std::nullopt;
      value = *one;
    }
  if (operators.as<Reduction>(attribute))
    return values[0];
  const auto *sum = operators.as<Contraction>(attribute);
  if (!sum)
    return std::nullopt;
  Contraction product = *sum;
  for (auto [letters, axis] :
       llvm::zip_equal(std::array{&product.left, &product.right}, along.axes))
    if (axis)
      letters->erase(letters->begin() + *axis);
  if (product.left != product.output || product.right != product.output)
    return make(product, values);
  BodyId times = operators.body(semantics::ScalarOp::Multiply, product.element);
  return graph.make(operators.elementwise(times, product.output.size()),
                    values);
}

/// x + 0 is x, and 0 x is 0: what is around a value of a larger one is no work.
Ref CutMove::applied(AttributeId attribute, llvm::ArrayRef<Ref> operands,
                     Ranges &ranges) {
  using semantics::ScalarOp;
  const auto *map = operators.as<Map>(attribute);
  std::optional<ScalarOp> op = map ? operators.single(map->body) : std::nullopt;
  if (op && operands.size() == 2)
    for (unsigned side : {0u, 1u}) {
      if (!ranges.isZero(operands[side]))
        continue;
      unsigned kept = *op == ScalarOp::Multiply ? side : 1 - side;
      bool isKept = *op == ScalarOp::Multiply || *op == ScalarOp::Add ||
                    (*op == ScalarOp::Subtract && side == 1);
      if (isKept && map->maps[kept].size() == map->rank)
        return operands[kept];
    }
  return graph.make(attribute, operands);
}

void CutMove::along(const Along &along) {
  constexpr size_t most = 8;
  Ranges ranges(graph);
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  llvm::SmallVector<Ref, 4> parts;
  size_t divided = 0;
  for (auto [place, operand] : llvm::enumerate(operands))
    if (parts.size() < 2 && along.axes[place]) {
      parts = ranges.parts(operand, *along.axes[place]);
      divided = place;
    }
  if (parts.size() < 2 || parts.size() > most ||
      (along.result && along.operands() == 1))
    return;
  AttributeId attribute = graph.node(node).attribute;
  bool multiplies = operators.kind(attribute) == OperatorKind::Contraction;
  llvm::SmallVector<Ref, 4> pieces;
  Index start = terms.constant(0);
  for (Ref part : parts) {
    Index length = ranges.extent(part, *along.axes[divided]);
    llvm::SmallVector<Ref, 3> cut(operands);
    for (auto [place, operand] : llvm::enumerate(cut))
      if (along.axes[place])
        operand = place == divided ? part
                                   : ranges.slice(operand, *along.axes[place],
                                                  start, length);
    start = terms.add(start, length);
    bool isNothing =
        !along.result && along.monoid == semantics::Monoid::Sum &&
        (multiplies || operands.size() == 1) &&
        llvm::any_of(cut, [&](Ref each) { return ranges.isZero(each); });
    std::optional<Ref> whole =
        along.result ? std::nullopt : withoutSum(attribute, along, cut);
    if (!isNothing)
      pieces.push_back(whole ? *whole : applied(attribute, cut, ranges));
  }
  if (pieces.empty() || !graph.type(pieces.front()))
    return;
  Ref after = pieces.front();
  if (along.result)
    after = ranges.concatenate(pieces, *along.result);
  else
    for (Ref piece : llvm::drop_begin(pieces))
      after = combined(after, piece, along.monoid);
  offer(ranges.written(graph.expand(node)), after);
}

void cutAtBorders(Bench &bench, ClassId target, NodeId node, const Move &move) {
  auto hasParts = [&](ClassId id) {
    return llvm::any_of(bench.graph[id].nodes, [&](NodeId below) {
      OperatorKind kind =
          bench.operators.kind(bench.graph.node(below).attribute);
      return kind == OperatorKind::Concatenate || kind == OperatorKind::Pad;
    });
  };
  if (llvm::none_of(bench.graph.node(node).operands, hasParts))
    return;
  for (const Along &along : dimensionsOf(bench.graph, node))
    CutMove(bench, target, node, move).along(along);
}

} // namespace tesela::nugraph
