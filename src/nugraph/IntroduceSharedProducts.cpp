// Share a product: two sums of products of the same values, each value of one
// pair with each of the other, have one product in common, so that three do for
// four.
//
//     x w + y v   =  (x + y) w + y (v - w)
//     x v - y w   =  x (w + v) - (x + y) w
//                 =  (x - y) (w + v) - x w + y v
#include "nugraph/Arithmetic.h"
#include "nugraph/Siblings.h"

#include <map>

namespace tesela::nugraph {

namespace {

using semantics::ScalarOp;

/// sign * left right; the contraction with its operands in this order.
struct Term {
  int sign = 1;
  AttributeId attribute;
  Ref left, right;
};
struct Bilinear {
  ClassId owner = 0;
  Ref before;
  std::array<Term, 2> terms;
};

class ShareMove {
public:
  ShareMove(Bench &bench, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        move(move) {}

  void run();

private:
  using Values = std::pair<Ref, Ref>; // in order
  using Key = std::tuple<AttributeId, Values, Values>;

  void read(ClassId owner, NodeId node);
  void add(const Bilinear &sum);
  void share(const Bilinear &sum);
  Ref combined(Ref a, Ref b, int signOfA, int signOfB, int &sign);
  Ref product(AttributeId attribute, Ref left, Ref right) {
    return graph.make(attribute, {left, right});
  }

  Bench &bench;
  Graph &graph;
  Operators &operators;
  const Move &move;
  std::map<Key, std::vector<Bilinear>> sums;
};

} // namespace

/// a and b with these signs, up to `sign`.
Ref ShareMove::combined(Ref a, Ref b, int signOfA, int signOfB, int &sign) {
  sign = signOfA < 0 && signOfB < 0 ? -1 : 1;
  if (sign < 0)
    signOfA = signOfB = 1;
  if (signOfA < 0) {
    std::swap(a, b);
    std::swap(signOfA, signOfB);
  }
  const TensorType &type = *graph.type(a);
  BodyId body = operators.body(signOfB > 0 ? ScalarOp::Add : ScalarOp::Subtract,
                               type.element);
  return graph.make(operators.elementwise(body, type.shape.size()), {a, b});
}

void ShareMove::read(ClassId owner, NodeId node) {
  std::optional<ScalarOp> op = sumOfTwo(operators, graph.node(node).attribute);
  if (!op)
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  auto products = [&](Ref of, int sign) {
    llvm::SmallVector<std::pair<NodeId, Term>, 4> result;
    for (NodeId id : graph[of.classId()].nodes) {
      AttributeId attribute = graph.node(id).attribute;
      if (operators.kind(attribute) != OperatorKind::Contraction)
        continue;
      llvm::SmallVector<Ref, 3> of = bench.operandsOf(id);
      attribute = operators.canonical(attribute);
      result.push_back({id, {sign, attribute, of[0], of[1]}});
      result.push_back(
          {id,
           {sign, operators.canonical(operators.exchanged(attribute)), of[1],
            of[0]}});
    }
    return result;
  };
  auto left = products(operands[0], 1);
  auto right = products(operands[1], op == ScalarOp::Add ? 1 : -1);
  for (const auto &[a, first] : left)
    for (const auto &[b, second] : right)
      if (first.attribute == second.attribute && first.left != second.left &&
          first.right != second.right &&
          graph.type(first.left) == graph.type(second.left) &&
          graph.type(first.right) == graph.type(second.right))
        add({owner,
             graph.make(graph.node(node).attribute,
                        {graph.expand(a), graph.expand(b)}),
             {first, second}});
}

void ShareMove::add(const Bilinear &sum) {
  auto inOrder = [](Ref a, Ref b) {
    return Values(std::min(a, b), std::max(a, b));
  };
  const auto &[one, other] = sum.terms;
  sums[{one.attribute, inOrder(one.left, other.left),
        inOrder(one.right, other.right)}]
      .push_back(sum);
}

/// With (u + s v) w for each choice of u, v and w, of either side.
void ShareMove::share(const Bilinear &sum) {
  for (bool exchanged : {false, true})
    for (unsigned kept : {0u, 1u})
      for (int s : {1, -1}) {
        Term a = sum.terms[kept], b = sum.terms[1 - kept];
        if (exchanged)
          for (Term *term : {&a, &b}) {
            std::swap(term->left, term->right);
            term->attribute =
                operators.canonical(operators.exchanged(term->attribute));
          }
        // a.sign (a + s b) a' + b (b.sign b' - a.sign s a')
        int ofSum, ofRest;
        Ref both = combined(a.left, b.left, 1, s, ofSum);
        Ref rest = combined(b.right, a.right, b.sign, -a.sign * s, ofRest);
        int sign;
        Ref after =
            combined(product(a.attribute, both, a.right),
                     product(a.attribute, b.left, rest), a.sign, ofRest, sign);
        if (sign > 0)
          bench.offers.offer(sum.owner, sum.before, after, move);
        if (exchanged)
          continue;
        // a.sign a a' + b.sign b b'
        //     = (a + s b) (a.sign a' + s b.sign b') - s b.sign a b'
        //                                           - s a.sign b a'
        int ofOther;
        Ref others = combined(a.right, b.right, a.sign, s * b.sign, ofOther);
        after = product(a.attribute, both, others);
        auto minus = [&](int factor, Ref left, Ref right) {
          after = combined(after, product(a.attribute, left, right), ofOther,
                           -factor, sign);
          ofOther = sign;
        };
        minus(s * b.sign, a.left, b.right);
        minus(s * a.sign, b.left, a.right);
        if (ofOther > 0)
          bench.offers.offer(sum.owner, sum.before, after, move);
      }
}

void ShareMove::run() {
  for (ClassId id = 0; id != graph.classCount(); ++id)
    if (graph.isLive(id))
      for (NodeId node : std::vector(graph[id].nodes))
        read(id, node);
  // Where another sum has the other pairs.
  for (const auto &[key, members] : sums)
    for (const Bilinear &one : members) {
      auto hasOther = llvm::any_of(members, [&](const Bilinear &other) {
        return other.owner != one.owner &&
               llvm::none_of(other.terms, [&](const Term &term) {
                 return llvm::any_of(one.terms, [&](const Term &mine) {
                   return mine.left == term.left && mine.right == term.right;
                 });
               });
      });
      if (hasOther)
        share(one);
    }
}

void shareProducts(Bench &bench, const Move &move) {
  ShareMove(bench, move).run();
}

} // namespace tesela::nugraph
