// Sweep: what the samples suggest without any window.
//
//     classes of equal values          are one
//     a class that looks constant      is 0 or 1
//     the sum of a broadcast           is count times the operand
//     p(a, a)                          is a multiple of a
//     a contraction with a constant    is its other operand, transposed
#include "nugraph/Moves.h"

#include "ir/ElementTypes.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tesela::nugraph {

/// Two numbers for each sample, coarse enough that rounding does not tell equal
/// values apart; where it does, an equality is missed, no more.
static std::vector<int64_t> fingerprint(Graph &graph, ClassId id) {
  std::vector<int64_t> result;
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sample *value = graph.sample(Ref::ofClass(id), number);
    if (!value)
      return {};
    double sum = 0;
    for (double x : value->values)
      if (std::isfinite(x))
        sum += x;
    double first = value->values.empty() ? 0 : value->values.front();
    for (double x : {sum, first})
      result.push_back(std::isfinite(x) ? std::llround(std::ldexp(x, 12)) : -1);
  }
  return result;
}

static void offerEqualClasses(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  std::map<std::pair<std::vector<int64_t>, ClassId>, std::vector<ClassId>>
      alike; // the number of the first class of this type stands for the type
  std::vector<ClassId> firstOfType;
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    std::vector<int64_t> print = fingerprint(graph, id);
    if (print.empty())
      continue;
    auto type = llvm::find_if(firstOfType, [&](ClassId other) {
      return graph[other].type == graph[id].type;
    });
    ClassId representative = id;
    if (type == firstOfType.end())
      firstOfType.push_back(id);
    else
      representative = *type;
    alike[{std::move(print), representative}].push_back(id);
  }
  for (const auto &[print, classes] : alike)
    for (ClassId other : llvm::drop_begin(classes))
      bench.offers.offer(classes.front(),
                         graph.expand(graph.first(classes.front())),
                         Ref::ofClass(other), move);
}

static void offerConstants(Bench &bench, ClassId id, const Move &move) {
  Graph &graph = bench.graph;
  const Attribute &first =
      bench.operators[graph.node(graph.first(id)).attribute];
  if (graph.isConstant(id) || std::holds_alternative<Input>(first) ||
      std::holds_alternative<Mask>(first))
    return;
  for (int constant : {0, 1}) {
    Fill fill{prove::Rational(constant), std::nullopt, *graph[id].type};
    Ref after = graph.make(bench.operators.intern(fill), {});
    bench.offers.offer(id, graph.expand(graph.first(id)), after, move);
  }
}

/// Sums over an axis that a broadcast made.
static void offerCounts(Bench &bench, ClassId id, NodeId node,
                        const Move &move) {
  Graph &graph = bench.graph;
  const auto *sum = bench.operators.as<Reduction>(graph.node(node).attribute);
  const TensorType &type = *graph[id].type;
  auto words = bench.operators.vocabulary(type.element);
  if (!sum || sum->monoid != semantics::Monoid::Sum || words.empty())
    return;
  std::vector<NodeId> below = graph[graph.node(node).operands[0]].nodes;
  for (NodeId producer : below) {
    const auto *broadcast =
        bench.operators.as<Broadcast>(graph.node(producer).attribute);
    if (!broadcast || broadcast->axis != sum->axis)
      continue;
    Index extent = broadcast->extent;
    Ref before =
        graph.make(graph.node(node).attribute, {graph.expand(producer)});
    Ref count = graph.make(
        bench.operators.intern(Fill{{}, extent, {type.element, {}}}), {});
    BodyId multiply =
        bench.operators.body(semantics::ScalarOp::Multiply, type.element);
    Map product{multiply, uint8_t(type.shape.size()), {{}, {}}, {}};
    for (unsigned d = 0; d != type.shape.size(); ++d)
      product.maps[0].push_back(d);
    Ref after =
        graph.make(bench.operators.intern(product),
                   {Ref::ofClass(graph.node(producer).operands[0]), count});
    bench.offers.offer(id, before, after, move);
  }
}

/// The number of which `whole` is this multiple of `part` on every sample: a
/// multiple of 1/4, other than 0 and 1.
static std::optional<double> ratio(Graph &graph, ClassId whole, ClassId part) {
  std::optional<double> result;
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sample *a = graph.sample(Ref::ofClass(whole), number);
    const Sample *b = graph.sample(Ref::ofClass(part), number);
    if (!a || !b || a->shape != b->shape)
      return std::nullopt;
    for (auto [x, y] : llvm::zip_equal(a->values, b->values)) {
      if (!result && y != 0)
        result = std::round(4 * x / y) / 4;
      if (result && !(std::abs(x - *result * y) <= 1e-9 * (1 + std::abs(x))))
        return std::nullopt;
    }
  }
  if (!result || !std::isfinite(*result) || *result == 0 || *result == 1)
    return std::nullopt;
  return result;
}

/// An elementwise operator on one value twice.
static void offerMultiple(Bench &bench, ClassId id, NodeId node,
                          const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  const TensorType &type = *graph[id].type;
  if (!operators.as<Map>(graph.node(node).attribute) || operands.size() < 2 ||
      !llvm::all_equal(operands) || !isFloat(type.element))
    return;
  std::optional<double> factor = ratio(graph, id, operands[0].classId());
  if (!factor)
    return;
  mlir::Type element = ir::toMlir(type.element, &operators.context());
  semantics::ScalarBody body;
  unsigned in = body.input(0, element);
  unsigned constant = body.constant(*factor, element);
  body.results = {
      body.apply(semantics::ScalarOp::Multiply, element, {in, constant})};
  AttributeId multiple =
      operators.elementwise(operators.intern(body), type.shape.size());
  bench.offers.offer(id, graph.expand(node),
                     graph.make(multiple, {operands[0]}), move);
}

/// A contraction with a mask or a fill that picks rather than adds.
static void offerPicked(Bench &bench, ClassId id, NodeId node,
                        const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  if (!operators.as<Contraction>(graph.node(node).attribute))
    return;
  auto isKnown = [&](Ref operand) {
    OperatorKind kind =
        operators.kind(graph.node(graph.first(operand.classId())).attribute);
    return kind == OperatorKind::Mask || graph.isConstant(operand.classId());
  };
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (unsigned constant : {0u, 1u}) {
    Ref other = operands[1 - constant];
    unsigned rank = *graph.rank(other);
    if (!isKnown(operands[constant]) || rank > 4 ||
        rank != graph[id].type->shape.size())
      continue;
    Transpose order{};
    for (unsigned d = 0; d != rank; ++d)
      order.permutation.push_back(d);
    do
      bench.offers.offer(id, graph.expand(node),
                         llvm::is_sorted(order.permutation)
                             ? other
                             : graph.make(operators.intern(order), {other}),
                         move);
    while (std::next_permutation(order.permutation.begin(),
                                 order.permutation.end()));
  }
}

void sweep(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  offerEqualClasses(bench, move);
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    offerConstants(bench, id, move);
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes) {
      offerCounts(bench, id, node, move);
      offerMultiple(bench, id, node, move);
      offerPicked(bench, id, node, move);
    }
  }
}

} // namespace tesela::nugraph
