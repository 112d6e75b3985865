// Join siblings: two contractions that share an operand are slices of one, with
// the other operands concatenated.
#include "nugraph/Moves.h"

#include <map>

namespace tesela::nugraph {

namespace {

struct Sibling {
  ClassId owner = 0;
  NodeId node = 0;
  Ref other;
};
/// The shared operand, and the letters with the shared operand's first.
using Kinship = std::pair<ClassId, AttributeId>;

class SiblingMove {
public:
  SiblingMove(Bench &bench, const Move &move) : bench(bench), move(move) {}

  void run() {
    collect();
    for (const auto &[kinship, members] : kin)
      for (size_t i = 0; i != members.size(); ++i)
        for (size_t j = i + 1; j != members.size(); ++j)
          if (members[i].owner != members[j].owner)
            join(kinship, members[i], members[j]);
  }

private:
  void collect() {
    Graph &graph = bench.graph;
    for (ClassId id = 0; id != graph.classCount(); ++id) {
      if (!graph.isLive(id))
        continue;
      for (NodeId node : graph[id].nodes) {
        AttributeId attribute = graph.node(node).attribute;
        if (bench.operators.kind(attribute) != OperatorKind::Contraction)
          continue;
        llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
        for (unsigned shared : {0u, 1u}) {
          AttributeId letters = bench.operators.canonical(
              shared == 0 ? attribute : bench.operators.exchanged(attribute));
          kin[{operands[shared].classId(), letters}].push_back(
              {id, node, operands[1 - shared]});
        }
      }
    }
  }

  void join(const Kinship &kinship, const Sibling &a, const Sibling &b) {
    const auto &letters = *bench.operators.as<Contraction>(kinship.second);
    for (auto [axis, letter] : llvm::enumerate(letters.right)) {
      auto place = llvm::find(letters.output, letter);
      if (llvm::is_contained(letters.left, letter) ||
          place == letters.output.end())
        continue;
      along(kinship, a, b, axis, place - letters.output.begin());
    }
  }

  void along(const Kinship &kinship, const Sibling &a, const Sibling &b,
             unsigned axis, unsigned resultAxis) {
    Graph &graph = bench.graph;
    prove::Terms &terms = bench.operators.terms();
    Ref both = graph.make(bench.operators.intern(Concatenate{uint8_t(axis)}),
                          {a.other, b.other});
    Ref joined =
        graph.make(kinship.second, {Ref::ofClass(kinship.first), both});
    const TensorType *type = graph.type(joined);
    if (!type)
      return;
    Index full = type->shape[resultAxis];
    Index first = graph.type(a.other)->shape[axis];
    Index second = graph.type(b.other)->shape[axis];
    auto part = [&](Index start, Index length) {
      Slice slice{uint8_t(resultAxis), start, length, full, 1};
      return graph.make(bench.operators.intern(slice), {joined});
    };
    bench.offers.offer(a.owner, graph.expand(a.node),
                       part(terms.constant(0), first), move);
    bench.offers.offer(b.owner, graph.expand(b.node), part(first, second),
                       move);
  }

  Bench &bench;
  const Move &move;
  std::map<Kinship, std::vector<Sibling>> kin;
};

} // namespace

void joinSiblings(Bench &bench, const Move &move) {
  SiblingMove(bench, move).run();
}

} // namespace tesela::nugraph
