// What is done with one pair, and with what comes of it at once.
#include "nugraph/Explorer.h"

#include <algorithm>
#include <limits>

namespace tesela::nugraph {

/// What leaves this part of what it reads, or less, is tried at once on what
/// that is made of: everything on the way gets smaller.
constexpr int64_t shrinking = 4;

/// Arithmetic, of numbers and one operand.
static bool isScaling(const Graph &graph, NodeId node) {
  const Operators &operators = graph.operators();
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  return map && map->maps.size() == 1 &&
         llvm::all_of(operators[map->body].instructions,
                      [](const semantics::ScalarInstruction &one) {
                        using enum semantics::ScalarOp;
                        return llvm::is_contained({Input, Constant, Add,
                                                   Subtract, Multiply, Divide,
                                                   Negate},
                                                  one.op);
                      });
}

/// A number that a function of one operand lets through: max(x / 7, 0) is
/// max(x, 0) / 7, and the 7 goes on.
static bool passesThrough(const Graph &graph, const Pair &pair) {
  return graph.node(pair.consumer).operands.size() == 1 &&
         graph.node(pair.producer).operands.size() == 1 &&
         isScaling(graph, pair.consumer) != isScaling(graph, pair.producer);
}

/// A sum or a difference.
static bool isSum(const Graph &graph, NodeId node) {
  const auto *map = graph.operators().as<Map>(graph.node(node).attribute);
  std::optional<semantics::ScalarOp> op =
      map ? graph.operators().single(map->body) : std::nullopt;
  return op == semantics::ScalarOp::Add || op == semantics::ScalarOp::Subtract;
}

/// Is the pair left as it is? With telescoping, sums of sums are those that are
/// introduced, in one order of dimensions.
bool Explorer::isLeft(const Pair &pair) const {
  auto is = [&](NodeId node, OperatorKind kind) {
    return graph.operators().kind(graph.node(node).attribute) == kind;
  };
  return isTelescoping() &&
         ((isSum(graph, pair.consumer) && isSum(graph, pair.producer)) ||
          (is(pair.producer, OperatorKind::Transpose) &&
           is(pair.consumer, OperatorKind::Map)));
}

/// Of a plain window only the operands themselves are of interest, and what a
/// function of one operand does to a binary operator below it: no other window
/// will show that log(a / b) is log(a) - log(b).
bool Explorer::mayTry(const Move &move, const Pair &pair, bool plain) const {
  if (!move.onPair || (move.onPair == transfer && isTelescoping()))
    return false;
  if (plain && move.onPair == elide)
    return true;
  // A contraction takes any order of the dimensions of its operands.
  const Operators &operators = graph.operators();
  if (options.level == Level::General && options.limits.guards &&
      move.onPair == push &&
      operators.as<Transpose>(graph.node(pair.producer).attribute) &&
      operators.as<Contraction>(graph.node(pair.consumer).attribute))
    return false;
  return move.level <= options.level &&
         (!plain || (move.onPair == substitute && pair.clones.size() == 2) ||
          (move.onPair == push &&
           (pair.clones.size() == 1 ||
            (pair.clones.size() == 2 && !isScaling(graph, pair.consumer)))));
}

/// Does the consumer read the producer there? Its two operands may have changed
/// places when values that others made were merged: operands are in order.
bool Explorer::stillReads(Pair &pair) const {
  llvm::ArrayRef<ClassId> operands = graph.node(pair.consumer).operands;
  ClassId below = graph.find(graph.node(pair.producer).owner);
  auto reads = [&](unsigned slots) {
    for (unsigned slot = 0; slot != operands.size(); ++slot)
      if ((slots >> slot & 1) && graph.find(operands[slot]) != below)
        return false;
    return true;
  };
  if (operands.size() == 2 && !reads(pair.slots))
    pair.slots ^= 0b11;
  return reads(pair.slots);
}

void Explorer::tryPair(Pair &pair) {
  if (!graph.node(pair.consumer).alive || !graph.node(pair.producer).alive ||
      graph[pair.target].nodes.size() > options.limits.nodesPerClass ||
      !stillReads(pair) || isLeft(pair))
    return;
  pair.target = graph.find(pair.target);
  bool plain =
      options.limits.guards && isPlain(graph, {pair.consumer, pair.producer});
  if (plain)
    offers.countPlainWindow();
  if (!plain || (options.level >= Level::General &&
                 ((graph.node(pair.consumer).operands.size() == 1 &&
                   graph.node(pair.producer).operands.size() == 2) ||
                  passesThrough(graph, pair))))
    bench.makeClones(pair);
  for (const Move &move : moves())
    if (mayTry(move, pair, plain))
      move.onPair(bench, pair, move);
  offers.settle();
}

/// Does it cost nothing (a slice, a transpose), or leave much less than it
/// reads (a projection to a few classes, a mean)?
bool Explorer::goesOn(NodeId consumer) const {
  const GraphNode &node = graph.node(consumer);
  OperatorKind kind = graph.operators().kind(node.attribute);
  const TensorType &result = *graph[node.owner].type;
  bool sums = options.followsSums && (kind == OperatorKind::Contraction ||
                                      kind == OperatorKind::Reduction);
  return llvm::all_of(graph.options().sizesOfInterest, [&](const Sizes &sizes) {
    llvm::SmallVector<const TensorType *, 3> types;
    int64_t most = 0;
    for (ClassId operand : node.operands) {
      types.push_back(graph[operand].type);
      most = std::max(most, sizes.elements(types.back()->shape));
    }
    return (sums && shrinking * sizes.elements(result.shape) <= most) ||
           graph.operators()
                   .work(node.attribute, types, result, sizes)
                   .operations == 0;
  });
}

/// What goes on does so at once past whatever comes next: its clones among the
/// nodes from `first` on are tried.
void Explorer::follow(NodeId consumer, NodeId first) {
  if (!goesOn(consumer))
    return;
  OperatorKind kind = graph.operators().kind(graph.node(consumer).attribute);
  for (NodeId node = first, end = graph.nodeCount(); node < end; ++node) {
    ClassId owner = graph.find(graph.node(node).owner);
    if (!graph.node(node).alive || isFrozen(owner) ||
        graph.operators().kind(graph.node(node).attribute) != kind)
      continue;
    std::vector<Pair> pairs;
    addPairs(owner, node, pairs);
    for (Pair &pair : pairs) {
      if (offers.exhausted())
        return;
      NodeId next = graph.nodeCount();
      tryPair(pair);
      follow(pair.consumer, next);
    }
  }
}

/// What is stretched along a dimension goes out past whatever reads it, at once
/// too: all of that is less before.
void Explorer::followOut(NodeId producer, NodeId first) {
  const Operators &operators = graph.operators();
  if (!operators.as<Broadcast>(graph.node(producer).attribute))
    return;
  for (NodeId node = first, end = graph.nodeCount(); node < end; ++node) {
    ClassId owner = graph.find(graph.node(node).owner);
    if (!graph.node(node).alive ||
        !operators.as<Broadcast>(graph.node(node).attribute))
      continue;
    std::vector<NodeId> users = graph[owner].users;
    for (NodeId user : users) {
      ClassId target = graph.find(graph.node(user).owner);
      if (!graph.node(user).alive || isFrozen(target))
        continue;
      std::vector<Pair> pairs;
      addPairs(target, user, pairs, node);
      for (Pair &pair : pairs) {
        if (offers.exhausted())
          return;
        NodeId next = graph.nodeCount();
        tryPair(pair);
        followOut(node, next);
      }
    }
  }
}

} // namespace tesela::nugraph
