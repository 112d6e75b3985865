// Join terms: a sum of two contractions is one, with their operands side by
// side along what is summed.
//
//     x @ w + y @ v  ->  [x, y] @ [w; v]
//     x @ w - y @ v  ->  [x, -y] @ [w; v],  [x, y] @ [w; -v]
#include "nugraph/Arithmetic.h"
#include "nugraph/Siblings.h"

#include <algorithm>

namespace tesela::nugraph {

namespace {

using semantics::ScalarOp;

class TermsMove {
public:
  TermsMove(Bench &bench, ClassId target, NodeId node, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        move(move), target(target), node(node) {}

  void run();

private:
  void offerPair(NodeId a, NodeId b);
  void offer(const Contraction &first, llvm::ArrayRef<Ref> left,
             const Contraction &second, llvm::ArrayRef<Ref> right,
             uint8_t summed);
  std::optional<Ref> inOrder(Ref ref, const Letters &letters,
                             const Letters &order);

  Bench &bench;
  Graph &graph;
  Operators &operators;
  const Move &move;
  ClassId target;
  NodeId node;
  bool subtracts = false;
  Ref before;
};

/// Letters that both sides have and the result has not.
Letters summedBoth(const Contraction &product) {
  Letters result;
  for (uint8_t letter : product.left)
    if (llvm::is_contained(product.right, letter) &&
        !llvm::is_contained(product.output, letter) &&
        !llvm::is_contained(result, letter))
      result.push_back(letter);
  return result;
}

bool hasDiagonal(const Letters &letters) {
  for (size_t i = 0; i != letters.size(); ++i)
    if (llvm::is_contained(llvm::ArrayRef(letters).drop_front(i + 1),
                           letters[i]))
      return true;
  return false;
}

/// The contraction with the letters of the result as in `like`, and what is
/// summed named in this order; nothing where it has other letters.
std::optional<Contraction> renamed(const Contraction &product,
                                   const Letters &summed,
                                   const Contraction &like,
                                   const Letters &names) {
  llvm::SmallDenseMap<uint8_t, uint8_t, 8> named;
  for (auto [letter, name] : llvm::zip_equal(product.output, like.output))
    named[letter] = name;
  for (auto [letter, name] : llvm::zip_equal(summed, names))
    named[letter] = name;
  Contraction result = product;
  for (Letters *letters : {&result.left, &result.right, &result.output})
    for (uint8_t &letter : *letters) {
      auto name = named.find(letter);
      if (name == named.end())
        return std::nullopt;
      letter = name->second;
    }
  return result;
}

} // namespace

/// The operand with its dimensions in this order of the same letters.
std::optional<Ref> TermsMove::inOrder(Ref ref, const Letters &letters,
                                      const Letters &order) {
  if (letters == order)
    return ref;
  if (letters.size() != order.size())
    return std::nullopt;
  Transpose transpose{};
  for (uint8_t letter : order) {
    auto place = llvm::find(letters, letter);
    if (place == letters.end())
      return std::nullopt;
    transpose.permutation.push_back(place - letters.begin());
  }
  return graph.make(operators.intern(transpose), {ref});
}

void TermsMove::offer(const Contraction &first, llvm::ArrayRef<Ref> left,
                      const Contraction &second, llvm::ArrayRef<Ref> right,
                      uint8_t summed) {
  for (bool crosses : {false, true}) {
    std::array<Ref, 2> others{right[crosses ? 1 : 0], right[crosses ? 0 : 1]};
    auto a =
        inOrder(others[0], crosses ? second.right : second.left, first.left);
    auto b =
        inOrder(others[1], crosses ? second.left : second.right, first.right);
    if (!a || !b || *a == left[0] || *b == left[1])
      continue;
    auto beside = [&](Ref one, Ref other, const Letters &letters) {
      uint8_t axis = llvm::find(letters, summed) - letters.begin();
      return graph.make(operators.intern(Concatenate{axis}), {one, other});
    };
    auto negated = [&](Ref ref) {
      BodyId body = operators.body(ScalarOp::Negate, first.element);
      return graph.make(operators.elementwise(body, *graph.rank(ref)), {ref});
    };
    auto with = [&](Ref a, Ref b) {
      bench.offers.offer(target, before,
                         graph.make(operators.intern(first),
                                    {beside(left[0], a, first.left),
                                     beside(left[1], b, first.right)}),
                         move);
    };
    if (subtracts) {
      with(negated(*a), *b);
      with(*a, negated(*b));
    } else {
      with(*a, *b);
    }
  }
}

void TermsMove::offerPair(NodeId a, NodeId b) {
  const auto *one = operators.as<Contraction>(graph.node(a).attribute);
  const auto *other = operators.as<Contraction>(graph.node(b).attribute);
  if (!one || !other || one->element != other->element)
    return;
  const Contraction first = *one, second = *other;
  Letters summed = summedBoth(first), others = summedBoth(second);
  if (summed.size() != others.size() || hasDiagonal(first.output) ||
      hasDiagonal(second.output) || hasDiagonal(first.left) ||
      hasDiagonal(first.right))
    return;
  llvm::SmallVector<Ref, 3> left = bench.operandsOf(a),
                            right = bench.operandsOf(b);
  before = graph.make(graph.node(node).attribute,
                      {graph.expand(a), graph.expand(b)});
  std::optional<Contraction> like = renamed(second, others, first, summed);
  if (!like)
    return;
  for (uint8_t letter : summed)
    offer(first, left, *like, right, letter);
}

void TermsMove::run() {
  std::optional<ScalarOp> op = sumOfTwo(operators, graph.node(node).attribute);
  if (!op)
    return;
  subtracts = op == ScalarOp::Subtract;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::vector<NodeId> left = graph[operands[0].classId()].nodes;
  std::vector<NodeId> right = graph[operands[1].classId()].nodes;
  for (NodeId a : left)
    for (NodeId b : right)
      offerPair(a, b);
}

void joinTerms(Bench &bench, ClassId target, NodeId node, const Move &move) {
  TermsMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
