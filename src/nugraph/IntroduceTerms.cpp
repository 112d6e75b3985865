// Join terms: a sum of two contractions is one, with their operands side by
// side along what is summed; also where they are two terms of a longer sum.
//
//     x @ w + y @ v        ->  [x, y] @ [w; v]
//     x @ w - y @ v        ->  [x, -y] @ [w; v],  [x, y] @ [w; -v]
//     (b + x @ w) + y @ v  ->  b + [x, y] @ [w; v]
#include "nugraph/Arithmetic.h"
#include "nugraph/Siblings.h"

#include <algorithm>
#include <map>

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
  struct Term {
    ClassId value;
    bool isNegative;
  };
  /// The terms of a sum, from the left; each but contractions opened.
  void collect(NodeId sum, bool isNegative, unsigned depth);
  std::optional<NodeId> sumIn(ClassId id) const;
  /// The sum as `collect` has read it, with these nodes in place of two terms.
  Ref written(NodeId sum, unsigned depth, size_t &place) const;
  Ref binary(ScalarOp op, Ref a, Ref b) const;
  void offerPair(size_t first, size_t second, NodeId a, NodeId b);
  void offer(const Contraction &first, llvm::ArrayRef<Ref> left,
             const Contraction &second, llvm::ArrayRef<Ref> right,
             uint8_t summed);
  Ref withRest(Ref joined) const;
  std::optional<Ref> inOrder(Ref ref, const Letters &letters,
                             const Letters &order);

  Bench &bench;
  Graph &graph;
  Operators &operators;
  const Move &move;
  ClassId target;
  NodeId node;
  llvm::SmallVector<Term, 4> terms;
  // Of the pair at hand.
  std::map<size_t, NodeId> chosen; // the terms that are joined
  bool subtracts = false;
  Ref before;
};

/// Sums are opened this often, one in the other.
constexpr unsigned depthAtMost = 3;

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
    auto offerJoined = [&](Ref x, Ref w, Ref y, Ref v) {
      Ref joined =
          graph.make(operators.intern(first),
                     {beside(x, y, first.left), beside(w, v, first.right)});
      if (graph.type(joined))
        bench.offers.offer(target, before, withRest(joined), move);
    };
    // The older values first also, where the terms stand otherwise.
    bool isTurned = std::min(right[0].classId(), right[1].classId()) <
                    std::min(left[0].classId(), left[1].classId());
    auto with = [&](Ref x, Ref w, Ref y, Ref v) {
      offerJoined(x, w, y, v);
      if (isTurned)
        offerJoined(y, v, x, w);
    };
    if (!subtracts) {
      with(left[0], left[1], *a, *b);
    } else if (terms[chosen.begin()->first].isNegative) {
      with(negated(left[0]), left[1], *a, *b);
      with(left[0], negated(left[1]), *a, *b);
    } else {
      with(left[0], left[1], negated(*a), *b);
      with(left[0], left[1], *a, negated(*b));
    }
  }
}

Ref TermsMove::binary(ScalarOp op, Ref a, Ref b) const {
  const TensorType *type = graph.type(a);
  return graph.make(operators.elementwise(operators.body(op, type->element),
                                          type->shape.size()),
                    {a, b});
}

/// The other terms and the joined one, subtracted where both were; the first of
/// all is not negative.
Ref TermsMove::withRest(Ref joined) const {
  bool isNegative = terms[chosen.begin()->first].isNegative && !subtracts;
  std::optional<Ref> sum;
  auto add = [&](Ref term, bool negative) {
    sum =
        sum ? binary(negative ? ScalarOp::Subtract : ScalarOp::Add, *sum, term)
            : term;
  };
  if (!isNegative && chosen.count(0))
    add(joined, false);
  for (auto [place, term] : llvm::enumerate(terms))
    if (!chosen.count(place))
      add(Ref::ofClass(term.value), term.isNegative);
  if (isNegative || !chosen.count(0))
    add(joined, isNegative);
  return *sum;
}

void TermsMove::offerPair(size_t place, size_t otherPlace, NodeId a, NodeId b) {
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
  chosen = {{place, a}, {otherPlace, b}};
  subtracts = terms[place].isNegative != terms[otherPlace].isNegative;
  size_t from = 0;
  before = written(node, 0, from);
  std::optional<Contraction> like = renamed(second, others, first, summed);
  if (!like)
    return;
  for (uint8_t letter : summed)
    offer(first, left, *like, right, letter);
}

/// The oldest sum that a class is, unless it is a contraction.
std::optional<NodeId> TermsMove::sumIn(ClassId id) const {
  std::optional<NodeId> sum;
  for (NodeId one : graph[id].nodes) {
    AttributeId attribute = graph.node(one).attribute;
    if (operators.as<Contraction>(attribute))
      return std::nullopt;
    if (!sum && sumOfTwo(operators, attribute))
      sum = one;
  }
  return sum;
}

void TermsMove::collect(NodeId sum, bool isNegative, unsigned depth) {
  bool differs =
      sumOfTwo(operators, graph.node(sum).attribute) == ScalarOp::Subtract;
  for (auto [side, operand] : llvm::enumerate(graph.node(sum).operands)) {
    ClassId id = graph.find(operand);
    bool negative = isNegative != (side == 1 && differs);
    std::optional<NodeId> below = sumIn(id);
    if (below && depth + 1 != depthAtMost)
      collect(*below, negative, depth + 1);
    else
      terms.push_back({id, negative});
  }
}

Ref TermsMove::written(NodeId sum, unsigned depth, size_t &place) const {
  llvm::SmallVector<Ref, 2> operands;
  for (ClassId operand : graph.node(sum).operands) {
    ClassId id = graph.find(operand);
    std::optional<NodeId> below = sumIn(id);
    if (below && depth + 1 != depthAtMost) {
      operands.push_back(written(*below, depth + 1, place));
      continue;
    }
    auto known = chosen.find(place++);
    operands.push_back(known != chosen.end() ? graph.expand(known->second)
                                             : Ref::ofClass(id));
  }
  return graph.make(graph.node(sum).attribute, operands);
}

void TermsMove::run() {
  if (!sumOfTwo(operators, graph.node(node).attribute))
    return;
  collect(node, false, 0);
  for (size_t first = 0; first != terms.size(); ++first)
    for (size_t second = first + 1; second != terms.size(); ++second) {
      std::vector<NodeId> left = graph[terms[first].value].nodes;
      std::vector<NodeId> right = graph[terms[second].value].nodes;
      for (NodeId a : left)
        for (NodeId b : right)
          offerPair(first, second, a, b);
    }
}

void joinTerms(Bench &bench, ClassId target, NodeId node, const Move &move) {
  TermsMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
