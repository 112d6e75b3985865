// Joint: a consumer of two producers of the same operator.
//
//     c(p(a, b), p(d, e))  ->  p(J(a, d), J(b, e))
//
// and crosswise, p(J(a, e), J(b, d)), each J one of: the shared operand where
// both are the same, c, another binary operator, a concatenation along any
// axis; of elementwise operators also with the operands where they lie in the
// result, (x_i - m_ij) - (m_ij - y_j) = (x_i + y_j) - (m_ij + m_ij). Or both
// producers vanish: c(a, d). Merging a low-rank update and fusing two
// contractions by concatenation of their summed axis are such moves. Functions
// of one operand are joined without any broadcast too: no fusion makes
// exp(a + b) of exp(a) * exp(b).
#include "nugraph/Moves.h"

namespace tesela::nugraph {

namespace {

class JointMove : NodeMove {
public:
  JointMove(Bench &bench, ClassId target, NodeId consumer, const Move &move)
      : NodeMove(bench, target, consumer, move),
        consumer(graph.node(consumer).attribute) {}

  void run() {
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
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
    const GraphNode &first = graph.node(a), &second = graph.node(b);
    if (operators.kind(first.attribute) != operators.kind(second.attribute) ||
        first.operands.empty() ||
        (isPlain(graph, {node, a, b}) && first.operands.size() != 1))
      return;
    before = graph.make(consumer, {graph.expand(a), graph.expand(b)});
    if (!bench.isNew(node, before))
      return;
    producer = first.attribute;
    AttributeId other = second.attribute;
    llvm::SmallVector<Ref, 3> left = bench.operandsOf(a);
    llvm::SmallVector<Ref, 3> right = bench.operandsOf(b);
    if (left.size() != right.size())
      return;
    accessOfLeft = accessOf(a, 0), accessOfRight = accessOf(b, 1);
    matched(left, right, other);
    bool isMap = operators.kind(producer) == OperatorKind::Map;
    bool commutes = graph.commutesOperands(other);
    if (right.size() == 2 && (isMap || commutes)) {
      std::swap(right[0], right[1]);
      if (!accessOfRight.empty())
        std::swap(accessOfRight[0], accessOfRight[1]);
      matched(left, right, commutes ? operators.exchanged(other) : other);
    }
  }

  /// Where in the result the operands of a producer lie, if both it and the
  /// consumer are elementwise.
  std::vector<AccessMap> accessOf(NodeId of, unsigned slot) const {
    const auto *outer = operators.as<Map>(consumer);
    const auto *inner = operators.as<Map>(graph.node(of).attribute);
    std::vector<AccessMap> result;
    if (!outer || !inner)
      return result;
    for (const AccessMap &map : inner->maps) {
      AccessMap &composed = result.emplace_back();
      for (uint8_t dimension : map)
        composed.push_back(outer->maps[slot][dimension]);
    }
    return result;
  }

  void matched(llvm::ArrayRef<Ref> left, llvm::ArrayRef<Ref> right,
               AttributeId other) {
    if (!operators.sameFamily(producer, other))
      return;
    for (auto [a, b] : llvm::zip_equal(left, right))
      for (Ref after : bench.forms(consumer, {a, b}, Freedom::Open))
        offer(before, after);
    llvm::SmallVector<llvm::SmallVector<Ref, 8>, 3> choices;
    for (auto [i, a, b] : llvm::enumerate(left, right)) {
      choices.push_back(joints(a, b));
      if (!accessOfLeft.empty() && !accessOfRight.empty())
        inPlace(a, b, accessOfLeft[i], accessOfRight[i], choices.back());
    }
    bool isMap = operators.kind(producer) == OperatorKind::Map;
    Bench::combine(choices, [&](llvm::ArrayRef<Ref> chosen) {
      if (llvm::all_of(chosen, [](Ref ref) { return ref.isClass(); }))
        return;
      for (Ref after : bench.forms(producer, chosen,
                                   isMap ? Freedom::Open : Freedom::Verbatim))
        offer(before, after);
    });
  }

  llvm::SmallVector<Ref, 8> joints(Ref a, Ref b) {
    llvm::SmallVector<Ref, 8> result;
    if (a == b)
      result.push_back(a);
    const auto *map = operators.as<Map>(consumer);
    llvm::append_range(
        result,
        bench.forms(consumer, {a, b}, map ? Freedom::Verbatim : Freedom::Open));
    if (map) {
      Map word = *map;
      word.parameters.clear();
      for (BodyId body : operators.vocabulary(graph.type(a)->element))
        if (body != map->body) {
          word.body = body;
          llvm::append_range(result, bench.forms(operators.intern(word), {a, b},
                                                 Freedom::Verbatim));
        }
    }
    if (operators.kind(consumer) != OperatorKind::Concatenate &&
        graph.rank(a) == graph.rank(b))
      for (unsigned axis = 0; axis != graph.rank(a); ++axis) {
        Ref both =
            graph.make(operators.intern(Concatenate{uint8_t(axis)}), {a, b});
        if (graph.type(both))
          result.push_back(both);
      }
    return result;
  }

  /// Elementwise operators on `a` and `b` where they lie in the result.
  void inPlace(Ref a, Ref b, const AccessMap &ofA, const AccessMap &ofB,
               llvm::SmallVectorImpl<Ref> &result) {
    if (ofA == ofB)
      return; // joints has these
    AccessMap all(ofA);
    for (uint8_t dimension : ofB)
      if (!llvm::is_contained(all, dimension))
        all.push_back(dimension);
    llvm::sort(all);
    auto within = [&](const AccessMap &access) {
      AccessMap places;
      for (uint8_t dimension : access)
        places.push_back(llvm::find(all, dimension) - all.begin());
      return places;
    };
    Map word{{}, uint8_t(all.size()), {within(ofA), within(ofB)}, {}};
    for (BodyId body : operators.vocabulary(graph.type(a)->element)) {
      word.body = body;
      Ref made = graph.make(operators.intern(word), {a, b});
      if (!graph.type(made))
        bench.offers.countShape();
      else if (!llvm::is_contained(result, made))
        result.push_back(made);
    }
  }

  AttributeId consumer, producer;
  std::vector<AccessMap> accessOfLeft, accessOfRight; // of operands, or empty
  Ref before;
};

} // namespace

void joint(Bench &bench, ClassId target, NodeId consumer, const Move &move) {
  JointMove(bench, target, consumer, move).run();
}

} // namespace tesela::nugraph
