// Out of a root: a positive factor of what a root, or an absolute value, is
// taken of. Exponential by axes: a product of exponentials, each of fewer
// dimensions, also of what is chosen between sums.
//
//     sqrt(sum_k (x[i,k] / z[i])^2)  ->  sqrt(sum_k x[i,k]^2) / z[i]
//     exp(max(u[i] + v[j], w[i]))    ->  max(exp(u[i]) exp(v[j]), exp(w[i]))
//
// Where ranges are cut, what one part hands on to the next comes out, too:
//
//     exp(s[i,j] + (u[i] - t[i,j]))  ->  exp(u[i]) exp(s[i,j] - t[i,j])
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
  /// `whole`: also where a part lies along all axes.
  ExponentialMove(Bench &bench, ClassId target, NodeId node, const Move &move,
                  bool whole)
      : NodeMove(bench, target, node, move), whole(whole) {}

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

  bool whole;
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
                     {.sums = true, .levels = whole ? 1u : 0u, .whole = true});
  if (std::optional<Ref> after = read.exponentialByLetters(whole))
    return Opened{read.before(), *after};
  return std::nullopt;
}

void exponentialByAxes(Bench &bench, ClassId target, NodeId node,
                       const Move &move) {
  if (functionOf(bench, node) == ScalarOp::Exponential)
    ExponentialMove(bench, target, node, move, false).run();
}

/// Only where there is a running sum, which hands something on.
void carryOutOfExponential(Bench &bench, ClassId target, NodeId node,
                           const Move &move) {
  bool hasScan = false;
  for (NodeId id = 0; !hasScan && id != bench.graph.nodeCount(); ++id)
    hasScan = bench.graph.node(id).alive &&
              bench.operators.as<Scan>(bench.graph.node(id).attribute);
  if (hasScan && functionOf(bench, node) == ScalarOp::Exponential)
    ExponentialMove(bench, target, node, move, true).run();
}

} // namespace tesela::nugraph
