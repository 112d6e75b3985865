// Telescope: a - b = (a - t) + (t - b), where b is a maximum that t takes part
// in and a has more dimensions than b.
//
// An introduction of an inverse pair could take any t. Only maxima are looked
// at, for all that is gained by it are safe exponentials: after exp, the second
// difference is a rescaling by at most 1. With t an operand of a binary maximum
// two blocks are rescaled; with t the operand of a maximum over blocks, any
// number of them.
#include "nugraph/Moves.h"

namespace tesela::nugraph {

namespace {

using semantics::Monoid;
using semantics::ScalarOp;

class Telescoping : NodeMove {
public:
  Telescoping(Bench &bench, ClassId target, NodeId node, const Map &map,
              const Move &move)
      : NodeMove(bench, target, node, move), before(graph.expand(node)),
        map(map), operands(bench.operandsOf(node)) {}

  void run() {
    std::vector<NodeId> definitions = graph[operands[1].classId()].nodes;
    for (NodeId id : definitions) {
      AttributeId attribute = graph.node(id).attribute;
      if (const auto *other = operators.as<Map>(attribute)) {
        if (operators.single(other->body) == ScalarOp::Maximum)
          for (Ref t : bench.operandsOf(id))
            if (graph.type(t) == graph.type(operands[1]))
              with(t, map.maps[1], map.maps[1]);
      } else if (const auto *blocks = operators.as<Reduction>(attribute)) {
        if (blocks->monoid == Monoid::Maximum)
          overBlocks(bench.operandsOf(id)[0], blocks->axis);
      }
    }
  }

private:
  /// t has one dimension more, the blocks': it lies along one of those of a
  /// that b does not.
  void overBlocks(Ref t, unsigned axis) {
    for (uint8_t along = 0; along != map.rank; ++along) {
      if (llvm::is_contained(map.maps[1], along))
        continue;
      AccessMap access = map.maps[1];
      access.insert(access.begin() + axis, along);
      if (llvm::is_sorted(access) && t != operands[0])
        with(t, access, map.maps[1]);
    }
  }

  /// (a - t) + (t - b), with t along the dimensions `access` of the result and
  /// b along `ofB`.
  void with(Ref t, const AccessMap &access, const AccessMap &ofB) {
    if (t == operands[0])
      return;
    Map first = map, second = map, sum = map;
    first.maps[1] = access;
    second.rank = access.size();
    second.maps[0].clear(), second.maps[1].clear();
    for (uint8_t d = 0; d != access.size(); ++d) {
      second.maps[0].push_back(d);
      if (llvm::is_contained(ofB, access[d]))
        second.maps[1].push_back(d);
    }
    sum.body = operators.body(ScalarOp::Add, graph[target].type->element);
    sum.maps[1] = access;
    Ref after =
        graph.make(operators.intern(sum),
                   {graph.make(operators.intern(first), {operands[0], t}),
                    graph.make(operators.intern(second), {t, operands[1]})});
    offer(before, after);
  }

  Ref before;
  const Map &map;
  llvm::SmallVector<Ref, 3> operands;
};

} // namespace

void telescope(Bench &bench, ClassId target, NodeId node, const Move &move) {
  const auto *map = bench.operators.as<Map>(bench.graph.node(node).attribute);
  if (!map || map->maps.size() != 2 ||
      bench.operators.single(map->body) != ScalarOp::Subtract ||
      map->maps[1].size() >= map->maps[0].size() ||
      map->maps[0].size() != map->rank)
    return;
  Telescoping(bench, target, node, *map, move).run();
}

} // namespace tesela::nugraph
