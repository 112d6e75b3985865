// Join parts: of contractions of several parts of one value each is a part of
// one contraction, of the whole; elementwise operators on them likewise.
//
//     x @ w[0], x @ w[1], ...  ->  (x @ w)[0], (x @ w)[1], ...
#include "nugraph/Siblings.h"

namespace tesela::nugraph {

/// Has `whole` several parts like this one?
static bool hasOthers(Bench &bench, ClassId whole, NodeId part) {
  Graph &graph = bench.graph;
  AttributeId attribute = graph.node(part).attribute;
  const auto *slice = bench.operators.as<Slice>(attribute);
  return llvm::any_of(graph[whole].users, [&](NodeId user) {
    const GraphNode &other = graph.node(user);
    if (!other.alive || graph.find(other.operands[0]) != whole ||
        graph.find(other.owner) == graph.find(graph.node(part).owner))
      return false;
    const auto *along = bench.operators.as<Slice>(other.attribute);
    return slice ? along && along->axis == slice->axis
                 : other.attribute == attribute;
  });
}

/// f(a[i], b[i])  ->  f(a, b)[i]: what is taken by one index. What the program
/// has not was made by this move, for several parts.
static void joinPartsOfMap(Bench &bench, ClassId target, NodeId node,
                           const Map &given, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  Map whole{given.body, uint8_t(given.rank + 1), {}, given.parameters};
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::optional<Ref> index;
  bool isOne = true;
  auto isTaken = [&](NodeId part) {
    const auto *take = operators.as<Take>(graph.node(part).attribute);
    Ref by = take ? bench.operandsOf(part)[1] : Ref();
    return take && take->axis == 0 && take->batch == 0 &&
           graph.rank(by) == 0u && (!index || *index == by);
  };
  for (auto [operand, access] : llvm::zip_equal(operands, given.maps)) {
    const std::vector<NodeId> &parts = graph[operand.classId()].nodes;
    auto part = llvm::find_if(parts, isTaken);
    if (part == parts.end())
      return;
    llvm::SmallVector<Ref, 3> of = bench.operandsOf(*part);
    isOne &= graph.isStart(graph.first(of[0].classId())) &&
             !hasOthers(bench, of[0].classId(), *part);
    index = of[1], operand = of[0];
    AccessMap &shifted = whole.maps.emplace_back();
    shifted.push_back(0);
    for (uint8_t dimension : access)
      shifted.push_back(dimension + 1);
  }
  if (operands.size() < 2 || isOne)
    return;
  Ref made = graph.make(operators.intern(whole), operands);
  bench.offers.offer(target, graph.expand(node),
                     graph.make(operators.intern(Take{0, 0}), {made, *index}),
                     move);
}

void joinParts(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  AttributeId attribute = graph.node(node).attribute;
  if (const auto *map = operators.as<Map>(attribute))
    return joinPartsOfMap(bench, target, node, Map(*map), move);
  const auto *given = operators.as<Contraction>(attribute);
  if (!given)
    return;
  const Contraction product = *given;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (unsigned side : {0u, 1u}) {
    std::vector<NodeId> parts = graph[operands[side].classId()].nodes;
    for (NodeId part : parts) {
      const auto *slice = operators.as<Slice>(graph.node(part).attribute);
      const auto *take = operators.as<Take>(graph.node(part).attribute);
      llvm::SmallVector<Ref, 3> of = bench.operandsOf(part);
      if ((!slice && !take) || !hasOthers(bench, of[0].classId(), part))
        continue;
      Contraction whole = product;
      Letters &letters = side == 0 ? whole.left : whole.right;
      const Letters &others = side == 0 ? whole.right : whole.left;
      AttributeId last;
      if (slice) {
        uint8_t letter = letters[slice->axis];
        auto place = llvm::find(whole.output, letter);
        if (place == whole.output.end() || llvm::is_contained(others, letter) ||
            llvm::count(letters, letter) != 1)
          continue;
        Slice outer = *slice;
        outer.axis = place - whole.output.begin();
        last = operators.intern(outer);
      } else {
        if (take->batch || graph.rank(of[1]) != 0u)
          continue;
        uint8_t letter = product.letterCount();
        letters.insert(letters.begin() + take->axis, letter);
        whole.output.insert(whole.output.begin(), letter);
        last = operators.intern(Take{0, 0});
      }
      llvm::SmallVector<Ref, 3> below(operands);
      below[side] = of[0];
      of[0] = graph.make(operators.intern(whole), below);
      bench.offers.offer(target, graph.expand(node), graph.make(last, of),
                         move);
    }
  }
}

} // namespace tesela::nugraph
