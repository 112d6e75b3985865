// Joint: a consumer of two producers of the same operator.
//
//     c(p(a, b), p(d, e))  ->  p(J(a, d), J(b, e))
//
// each J one of: the shared operand where both are the same, c, another binary
// operator, a concatenation along any axis. Or both producers vanish: c(a, d).
// Merging a low-rank update and fusing two contractions by concatenation of
// their summed axis are such moves.
#include "nugraph/Moves.h"

namespace tesela::nugraph {

namespace {

class JointMove {
public:
  JointMove(Bench &bench, ClassId target, NodeId consumer, const Move &move)
      : bench(bench), graph(bench.graph), move(move), target(target),
        consumer(graph.node(consumer).attribute), consumerNode(consumer) {}

  void run() {
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(consumerNode);
    if (operands.size() != 2)
      return;
    std::vector<NodeId> left = graph[operands[0].classId()].nodes;
    std::vector<NodeId> right = graph[operands[1].classId()].nodes;
    for (NodeId a : left)
      for (NodeId b : right)
        offerPair(a, b);
  }

private:
  void offerPair(NodeId a, NodeId b) {
    Operators &operators = bench.operators;
    const GraphNode &first = graph.node(a), &second = graph.node(b);
    if (operators.kind(first.attribute) != operators.kind(second.attribute) ||
        first.operands.empty() || isPlain(graph, {consumerNode, a, b}))
      return;
    before = graph.make(consumer, {graph.expand(a), graph.expand(b)});
    if (!bench.isNew(consumerNode, before))
      return;
    producer = first.attribute;
    AttributeId other = second.attribute;
    llvm::SmallVector<Ref, 3> left = bench.operandsOf(a);
    llvm::SmallVector<Ref, 3> right = bench.operandsOf(b);
    if (left.size() != right.size())
      return;
    matched(left, right, other);
    if (right.size() == 2 && graph.commutesOperands(other)) {
      std::swap(right[0], right[1]);
      matched(left, right, operators.exchanged(other));
    }
  }

  void matched(llvm::ArrayRef<Ref> left, llvm::ArrayRef<Ref> right,
               AttributeId other) {
    if (!bench.operators.sameFamily(producer, other))
      return;
    for (auto [a, b] : llvm::zip_equal(left, right))
      for (Ref after : bench.forms(consumer, {a, b}, Freedom::Open))
        bench.offers.offer(target, before, after, move);
    llvm::SmallVector<llvm::SmallVector<Ref, 8>, 3> choices;
    for (auto [a, b] : llvm::zip_equal(left, right))
      choices.push_back(joints(a, b));
    bool isMap = bench.operators.kind(producer) == OperatorKind::Map;
    Bench::combine(choices, [&](llvm::ArrayRef<Ref> chosen) {
      if (llvm::all_of(chosen, [](Ref ref) { return ref.isClass(); }))
        return;
      for (Ref after : bench.forms(producer, chosen,
                                   isMap ? Freedom::Open : Freedom::Verbatim))
        bench.offers.offer(target, before, after, move);
    });
  }

  llvm::SmallVector<Ref, 8> joints(Ref a, Ref b) {
    llvm::SmallVector<Ref, 8> result;
    if (a == b)
      result.push_back(a);
    const auto *map = bench.operators.as<Map>(consumer);
    llvm::append_range(
        result,
        bench.forms(consumer, {a, b}, map ? Freedom::Verbatim : Freedom::Open));
    if (map) {
      Map word = *map;
      word.parameters.clear();
      for (BodyId body : bench.operators.vocabulary(graph.type(a)->element))
        if (body != map->body) {
          word.body = body;
          llvm::append_range(result, bench.forms(bench.operators.intern(word),
                                                 {a, b}, Freedom::Verbatim));
        }
    }
    if (bench.operators.kind(consumer) != OperatorKind::Concatenate &&
        graph.rank(a) == graph.rank(b))
      for (unsigned axis = 0; axis != graph.rank(a); ++axis) {
        Ref both = graph.make(
            bench.operators.intern(Concatenate{uint8_t(axis)}), {a, b});
        if (graph.type(both))
          result.push_back(both);
      }
    return result;
  }

  Bench &bench;
  Graph &graph;
  const Move &move;
  ClassId target;
  AttributeId consumer, producer;
  NodeId consumerNode;
  Ref before;
};

} // namespace

void joint(Bench &bench, ClassId target, NodeId consumer, const Move &move) {
  JointMove(bench, target, consumer, move).run();
}

} // namespace tesela::nugraph
