// Ones: a sum of what a contraction sums as well is a contraction of it with
// ones, which is one more row of the contraction.
//
//     y = x.T @ d,  sum_b d[b,o]
//         y = z[0:N],  sum = z[N],   z = [x, 1].T @ d
//
// Gradients of weights and of a bias; sums of rows beside products with them.
#include "nugraph/Picks.h"
#include "nugraph/Siblings.h"

namespace tesela::nugraph {

namespace {

class OnesMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run() {
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
    Contraction product =
        *operators.as<Contraction>(graph.node(node).attribute);
    join(product, operands[0], operands[1]);
    std::swap(product.left, product.right);
    join(product, operands[1], operands[0]);
  }

private:
  void join(const Contraction &product, Ref other, Ref summed);
  std::optional<ClassId> sumOf(ClassId id, Letters letters,
                               const Letters &kept) const;
};

} // namespace

/// The sum of `id` over all its letters but those kept, where the graph has it.
std::optional<ClassId> OnesMove::sumOf(ClassId id, Letters letters,
                                       const Letters &kept) const {
  bool isLast = true;
  for (auto [axis, letter] : llvm::enumerate(letters)) {
    if (llvm::is_contained(kept, letter))
      continue;
    isLast = false;
    Reduction sum{semantics::Monoid::Sum, uint8_t(axis)};
    std::optional<ClassId> one =
        graph.lookup(make(sum, {Ref::ofClass(graph.find(id))}));
    if (!one)
      continue;
    Letters rest = letters;
    rest.erase(rest.begin() + axis);
    if (std::optional<ClassId> all = sumOf(*one, rest, kept))
      return all;
  }
  return isLast ? std::optional(graph.find(id)) : std::nullopt;
}

/// `other` has the letters on the left, one of which is its own.
void OnesMove::join(const Contraction &product, Ref other, Ref summed) {
  const Letters &left = product.left, &right = product.right,
                &output = product.output;
  Letters own, order;
  for (uint8_t letter : left)
    if (!llvm::is_contained(right, letter))
      own.push_back(letter);
  for (uint8_t letter : right) {
    if (!llvm::is_contained(left, letter) &&
        !llvm::is_contained(output, letter))
      return;
    if (llvm::is_contained(output, letter))
      order.push_back(letter);
  }
  if (own.size() != 1 || !llvm::is_contained(output, own[0]) ||
      order.size() == right.size())
    return;
  std::optional<ClassId> sum = sumOf(summed.classId(), right, output);
  if (!sum)
    return;
  unsigned axis = llvm::find(left, own[0]) - left.begin();
  unsigned place = llvm::find(output, own[0]) - output.begin();
  Index count = graph.type(other)->shape[axis], one = terms.constant(1);
  Pad ones{uint8_t(axis), terms.constant(0), one, prove::Rational(1)};
  Ref joined = make(product, {make(ones, {other}), summed});
  if (!graph.type(joined))
    return;
  offer(graph.expand(node), make(Slice{uint8_t(place), terms.constant(0), count,
                                       terms.add(count, one), 1},
                                 {joined}));
  Ref row = sliceAt(graph, joined, place, count);
  Letters given = output;
  given.erase(given.begin() + place);
  Transpose back{};
  for (uint8_t letter : order)
    back.permutation.push_back(llvm::find(given, letter) - given.begin());
  if (!llvm::is_sorted(back.permutation))
    row = make(back, {row});
  bench.offers.offer(*sum, graph.expand(graph.first(*sum)), row, move);
}

void appendOnes(Bench &bench, ClassId target, NodeId node, const Move &move) {
  OnesMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
