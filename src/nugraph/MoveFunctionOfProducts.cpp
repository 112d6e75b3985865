// Out of a root: a positive factor of what a root, or an absolute value, is
// taken of. Exponential by axes: a product of exponentials, each of fewer
// dimensions, also of what is chosen between sums.
//
//     sqrt(sum_k (x[i,k] / z[i])^2)  ->  sqrt(sum_k x[i,k]^2) / z[i]
//     exp(max(u[i] + v[j], w[i]))    ->  max(exp(u[i]) exp(v[j]), exp(w[i]))
//
// Shift of a softmax: what all that is summed has in common cancels.
//
//     exp(s[i,j] + u[i]) / sum_j exp(s[i,j] + u[i])
//                                    ->  exp(s[i,j]) / sum_j exp(s[i,j])
#include "nugraph/BodyCode.h"
#include "nugraph/FunctionMoves.h"
#include "nugraph/Signs.h"
#include "nugraph/SumOfProducts.h"

#include "mlir/IR/BuiltinTypes.h"

#include <cmath>

namespace tesela::nugraph {

using semantics::ScalarBody;
using semantics::ScalarInstruction;
using semantics::ScalarOp;

/// The function, where the node is one of one operand.
static std::optional<ScalarOp> functionOf(const Bench &bench, NodeId node) {
  const auto *map = bench.operators.as<Map>(bench.graph.node(node).attribute);
  return map && map->maps.size() == 1 && map->parameters.empty()
             ? bench.operators.single(map->body)
             : std::nullopt;
}

void takeOutOfRoot(Bench &bench, ClassId target, NodeId node,
                   const Move &move) {
  Graph &graph = bench.graph;
  std::optional<ScalarOp> function = functionOf(bench, node);
  if (function != ScalarOp::Sqrt && function != ScalarOp::Rsqrt &&
      function != ScalarOp::Abs)
    return;
  AttributeId attribute = graph.node(node).attribute;
  ClassId below = graph.find(graph.node(node).operands[0]);
  Signs signs(graph);
  std::vector<NodeId> nodes = graph[below].nodes;
  for (NodeId producer : nodes)
    for (unsigned levels = 4, enough = 4; levels-- != 0;) {
      if (levels >= enough)
        continue;
      SumOfProducts read(graph, below, producer,
                         {.sums = true,
                          .levels = levels,
                          .whole = true,
                          .factors = 8,
                          .products = 12});
      enough = std::min(enough, read.levelsUsed());
      if (std::optional<Ref> after = read.outside(*function, signs))
        bench.offers.offer(target,
                           read.opened(graph.make(attribute, {read.before()})),
                           read.opened(*after), move);
    }
}

namespace {

class ExponentialMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run() {
    AttributeId attribute = graph.node(node).attribute;
    ClassId below = graph.find(graph.node(node).operands[0]);
    std::vector<NodeId> nodes = graph[below].nodes;
    for (NodeId producer : nodes)
      if (std::optional<Opened> one = opened(below, producer, 0))
        offer(graph.make(attribute, {one->before}), one->after);
  }

private:
  /// A value, and its exponential.
  struct Opened {
    Ref before, after;
  };
  std::optional<Opened> opened(ClassId id, NodeId producer, unsigned depth);
  std::optional<Opened> choice(ClassId id, NodeId producer, unsigned depth);
  Ref exponential(Ref of) const {
    const TensorType &type = *graph.type(of);
    return graph.make(operators.elementwise(
                          operators.body(ScalarOp::Exponential, type.element),
                          type.shape.size()),
                      {of});
  }
};

/// Is the body a maximum, minimum or choice of its operands and of numbers?
bool choosesOperands(const ScalarBody &body) {
  const ScalarInstruction &last = body.instructions[body.results[0]];
  return (last.op == ScalarOp::Maximum || last.op == ScalarOp::Minimum ||
          last.op == ScalarOp::Select) &&
         body.results.size() == 1 &&
         llvm::all_of(body.instructions, [&](const ScalarInstruction &one) {
           return &one == &last || one.op == ScalarOp::Input ||
                  one.op == ScalarOp::Constant;
         });
}

} // namespace

/// What is chosen between, each by itself.
std::optional<ExponentialMove::Opened>
ExponentialMove::choice(ClassId id, NodeId producer, unsigned depth) {
  const Map given = *operators.as<Map>(graph.node(producer).attribute);
  const ScalarBody before = operators[given.body];
  ElementType element = graph[id].type->element;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(producer),
                            exponentials(operands);
  bool isOpen = false;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    ClassId below = operand.classId();
    if (graph[below].type->element != element)
      continue;
    exponentials[number] = exponential(operand);
    if (given.maps[number].size() < given.rank)
      continue;
    std::optional<Opened> one;
    std::vector<NodeId> nodes = graph[below].nodes;
    for (NodeId next : nodes)
      if (!one)
        one = opened(below, next, depth + 1);
    if (!one)
      return std::nullopt;
    operand = one->before, exponentials[number] = one->after;
    isOpen = true;
  }
  if (!isOpen)
    return std::nullopt;
  ScalarBody after = before;
  for (ScalarInstruction &one : after.instructions)
    if (one.op == ScalarOp::Constant && mlir::isa<mlir::FloatType>(one.type))
      one.constant =
          semantics::constantBits(std::exp(constantValue(one)), one.type);
  Map made = given;
  made.body = operators.intern(after);
  return Opened{graph.make(operators.intern(given), operands),
                graph.make(operators.intern(made), exponentials)};
}

std::optional<ExponentialMove::Opened>
ExponentialMove::opened(ClassId id, NodeId producer, unsigned depth) {
  const auto *map = operators.as<Map>(graph.node(producer).attribute);
  if (!map || map->rank < 2 || depth == 3)
    return std::nullopt;
  if (choosesOperands(operators[map->body]) && map->parameters.empty())
    return choice(id, producer, depth);
  SumOfProducts read(graph, id, producer,
                     {.sums = true, .levels = 0, .whole = true});
  if (std::optional<Ref> after = read.exponentialByLetters())
    return Opened{read.before(), *after};
  return std::nullopt;
}

namespace {

class ShiftMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  void ofSummed(NodeId summed);
  void without(ClassId exponent, NodeId producer);
  Ref quotient(Ref exponent) const {
    const TensorType &type = *graph.type(exponent);
    Ref above = graph.make(
        operators.elementwise(
            operators.body(ScalarOp::Exponential, type.element), map.rank),
        {exponent});
    if (weighs)
      above = slot == 0 ? make(*weighs, {above, weight})
                        : make(*weighs, {weight, above});
    return make(
        map, {above, make(Reduction{semantics::Monoid::Sum, axis}, {above})});
  }

  Map map;          // the quotient
  uint8_t axis = 0; // that is summed
  /// Exponentials that are chosen or weighed, as operand `slot`.
  std::optional<Map> weighs;
  unsigned slot = 0;
  Ref weight;
};

/// Is the body input 1 where input 0 holds, else 0?
bool selects(const ScalarBody &body) {
  const ScalarInstruction &last = body.instructions[body.results[0]];
  if (last.op != ScalarOp::Select || body.instructions.size() != 4)
    return false;
  auto of = [&](unsigned i) { return body.instructions[last.operands[i]]; };
  return of(0).op == ScalarOp::Input && of(0).index == 0 &&
         of(1).op == ScalarOp::Input && of(1).index == 1 &&
         of(2).op == ScalarOp::Constant &&
         mlir::isa<mlir::FloatType>(of(2).type) && constantValue(of(2)) == 0;
}

} // namespace

/// exp(t) / sum_j exp(t), also where exp(t) is weighed.
void ShiftMove::run() {
  const auto *given = operators.as<Map>(graph.node(node).attribute);
  if (!given || given->maps.size() != 2 || given->maps[0].size() < 2 ||
      given->maps[0].size() != given->rank ||
      given->maps[1].size() + 1 != given->rank ||
      operators.single(given->body) != ScalarOp::Divide)
    return;
  map = *given;
  while (axis + 1 < map.rank && map.maps[1][axis] == axis)
    ++axis;
  ClassId above = graph.find(graph.node(node).operands[0]);
  ClassId below = graph.find(graph.node(node).operands[1]);
  bool isSum = llvm::any_of(graph[below].nodes, [&](NodeId one) {
    const auto *sum = operators.as<Reduction>(graph.node(one).attribute);
    return sum && sum->monoid == semantics::Monoid::Sum && sum->axis == axis &&
           graph.find(graph.node(one).operands[0]) == above;
  });
  if (!isSum)
    return;
  std::vector<NodeId> nodes = graph[above].nodes;
  for (NodeId one : nodes) {
    weighs.reset();
    ofSummed(one);
    const auto *weighing = operators.as<Map>(graph.node(one).attribute);
    if (!weighing || weighing->maps.size() != 2 ||
        !(operators.single(weighing->body) == ScalarOp::Multiply ||
          selects(operators[weighing->body])))
      continue;
    weighs = *weighing;
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(one);
    for (slot = 0; slot != 2; ++slot) {
      if (weighs->maps[slot].size() != map.rank)
        continue;
      weight = operands[1 - slot];
      std::vector<NodeId> summed = graph[operands[slot].classId()].nodes;
      for (NodeId each : summed)
        ofSummed(each);
    }
  }
}

void ShiftMove::ofSummed(NodeId summed) {
  if (functionOf(bench, summed) != ScalarOp::Exponential)
    return;
  ClassId exponent = graph.find(graph.node(summed).operands[0]);
  std::vector<NodeId> producers = graph[exponent].nodes;
  for (NodeId producer : producers)
    without(exponent, producer);
}

void ShiftMove::without(ClassId exponent, NodeId producer) {
  unsigned enough = ~0u;
  for (unsigned levels : {2u, 1u, 0u}) {
    if (levels >= enough)
      continue;
    SumOfProducts read(graph, exponent, producer,
                       {.sums = true,
                        .levels = levels,
                        .whole = true,
                        .factors = 6,
                        .products = 12});
    enough = std::min(enough, read.levelsUsed());
    for (Ref after : read.varying(axis, 2))
      offer(quotient(read.opened(read.before())), quotient(read.opened(after)));
  }
}

void cancelShift(Bench &bench, ClassId target, NodeId node, const Move &move) {
  ShiftMove(bench, target, node, move).run();
}

void exponentialByAxes(Bench &bench, ClassId target, NodeId node,
                       const Move &move) {
  if (functionOf(bench, node) == ScalarOp::Exponential)
    ExponentialMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
