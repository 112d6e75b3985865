// Join rows: of two contractions with an operand in common, of which one has an
// axis less, this is one more element along that axis, the first or the last.
//
//     x[B, T, K] @ w, m[B, K] @ w  ->  y[:, 0:T], y[:, T],    y = (x ++ m) @ w
//                                      y[:, 1:T+1], y[:, 0],  y = (m ++ x) @ w
#include "nugraph/Picks.h"
#include "nugraph/Siblings.h"

namespace tesela::nugraph {

namespace {

/// A contraction by what it shares, whose letters come first.
struct Side {
  ClassId owner = 0, shared = 0;
  NodeId node = 0;
  AttributeId letters;
  Ref other;
};

class RowsMove {
public:
  RowsMove(Bench &bench, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        move(move) {}

  void run() {
    std::vector<Side> sides = collect();
    for (const Side &longer : sides)
      for (const Side &row : sides)
        if (longer.shared == row.shared && longer.owner != row.owner &&
            graph.rank(longer.other) == *graph.rank(row.other) + 1)
          join(longer, row);
  }

private:
  std::vector<Side> collect() {
    std::vector<Side> result;
    for (ClassId id = 0; id != graph.classCount(); ++id) {
      if (!graph.isLive(id))
        continue;
      for (NodeId node : graph[id].nodes) {
        AttributeId attribute = graph.node(node).attribute;
        if (operators.kind(attribute) != OperatorKind::Contraction)
          continue;
        llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
        for (unsigned shared : {0u, 1u})
          result.push_back(
              {id, operands[shared].classId(), node,
               operators.canonical(
                   shared == 0 ? attribute : operators.exchanged(attribute)),
               operands[1 - shared]});
      }
    }
    return result;
  }

  void join(const Side &longer, const Side &row) {
    const Contraction product = *operators.as<Contraction>(longer.letters);
    for (auto [axis, letter] : llvm::enumerate(product.right)) {
      auto place = llvm::find(product.output, letter);
      if (llvm::is_contained(product.left, letter) ||
          place == product.output.end() ||
          llvm::count(product.right, letter) != 1)
        continue;
      unsigned resultAxis = place - product.output.begin();
      Contraction less = product;
      less.right.erase(less.right.begin() + axis);
      less.output.erase(less.output.begin() + resultAxis);
      if (operators.canonical(operators.intern(less)) != row.letters)
        continue;
      for (bool isFirst : {false, true})
        beside(longer, row, axis, resultAxis, isFirst);
    }
  }

  void beside(const Side &longer, const Side &row, uint8_t axis,
              uint8_t resultAxis, bool isFirst) {
    prove::Terms &terms = operators.terms();
    Index one = terms.constant(1), none = terms.constant(0);
    Ref element =
        graph.make(operators.intern(Broadcast{axis, one}), {row.other});
    Ref parts[] = {longer.other, element};
    if (isFirst)
      std::swap(parts[0], parts[1]);
    Ref all = graph.make(operators.intern(Concatenate{axis}), parts);
    Ref joined = graph.make(longer.letters, {Ref::ofClass(longer.shared), all});
    if (!graph.type(all) || !graph.type(joined))
      return;
    Index length = graph.type(longer.other)->shape[axis];
    Slice rest{resultAxis, isFirst ? one : none, length, terms.add(length, one),
               1};
    offer(longer, graph.make(operators.intern(rest), {joined}));
    offer(row, sliceAt(graph, joined, resultAxis, isFirst ? none : length));
  }

  void offer(const Side &side, Ref after) {
    bench.offers.offer(side.owner, graph.expand(side.node), after, move);
  }

  Bench &bench;
  Graph &graph;
  Operators &operators;
  const Move &move;
};

} // namespace

void joinRows(Bench &bench, const Move &move) { RowsMove(bench, move).run(); }

} // namespace tesela::nugraph
