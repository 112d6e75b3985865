// Rows that are chosen: a product with one-hot rows takes rows of the other
// operand, also where each has rows of its own.
//
//     sum_c [i[t] = c] w[c,n]    ->  w[i[t], n]
//     sum_c [i[t] = c] x[t,c]    ->  x[t, i[t]]
//
// Where sums of such rows are multiplied, rows are taken and summed:
//
//     sum_c (sum_t [i[b,t] = c]) w[c,n]  ->  sum_t w[i[b,t], n]
#include "nugraph/Moves.h"
#include "nugraph/OneHot.h"

#include <algorithm>

namespace tesela::nugraph {

namespace {

class OneHotMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void of(unsigned side);
  void ofSums(unsigned side);

private:
  /// `sum`, one of the nodes of the operand, adds the rows up.
  void of(unsigned side, ClassId rows, std::optional<NodeId> sum);
  Ref downTo(ClassId places, ClassId id, unsigned depth) const;
  Ref inOrder(Ref ref, const Letters &letters, const Letters &order) const;
};

bool hasTwice(const Letters &letters) {
  for (size_t i = 0; i != letters.size(); ++i)
    if (llvm::is_contained(llvm::ArrayRef(letters).drop_front(i + 1),
                           letters[i]))
      return true;
  return false;
}

} // namespace

Ref OneHotMove::inOrder(Ref ref, const Letters &letters,
                        const Letters &order) const {
  Transpose transpose{};
  for (uint8_t letter : order)
    transpose.permutation.push_back(llvm::find(letters, letter) -
                                    letters.begin());
  return llvm::is_sorted(transpose.permutation) ? ref : make(transpose, {ref});
}

/// The rows written out: the window shows what they are, and nothing else.
Ref OneHotMove::downTo(ClassId places, ClassId id, unsigned depth) const {
  id = graph.find(id);
  NodeId first = graph.first(id);
  if (id == places || depth == 4 || graph.node(first).operands.empty())
    return Ref::ofClass(id);
  llvm::SmallVector<Ref, 3> operands;
  for (ClassId operand : graph.node(first).operands)
    operands.push_back(downTo(places, operand, depth + 1));
  return graph.make(graph.node(first).attribute, operands);
}

void OneHotMove::of(unsigned side) {
  of(side, graph.find(graph.node(node).operands[side]), std::nullopt);
}

void OneHotMove::ofSums(unsigned side) {
  std::vector<NodeId> sums = graph[graph.node(node).operands[side]].nodes;
  for (NodeId sum : sums) {
    const auto *reduction = operators.as<Reduction>(graph.node(sum).attribute);
    if (reduction && reduction->monoid == semantics::Monoid::Sum)
      of(side, graph.find(graph.node(sum).operands[0]), sum);
  }
}

void OneHotMove::of(unsigned side, ClassId rows, std::optional<NodeId> sum) {
  Contraction product = *operators.as<Contraction>(graph.node(node).attribute);
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  Letters ones = side ? product.right : product.left;
  const Letters &other = side ? product.left : product.right;
  Letters output = product.output;
  if (sum) {
    uint8_t added = operators.as<Reduction>(graph.node(*sum).attribute)->axis;
    ones.insert(ones.begin() + added, product.letterCount());
    output.push_back(product.letterCount());
  }
  std::optional<uint8_t> axis = oneHotAxis(graph, rows);
  if (!axis || hasTwice(ones) || hasTwice(other) || hasTwice(output) ||
      !llvm::is_contained(other, ones[*axis]) ||
      llvm::is_contained(output, ones[*axis]))
    return;
  std::optional<ClassId> places = placesOfOnes(graph, rows, *axis);
  if (!places)
    return;
  // Letters that both have come first, in one order.
  uint8_t chosen = ones[*axis];
  Letters common, ofPlaces, own, result;
  for (uint8_t letter : ones)
    if (letter != chosen)
      ofPlaces.push_back(letter);
  for (uint8_t letter : ofPlaces)
    if (llvm::is_contained(other, letter))
      common.push_back(letter);
  Letters placeOrder(common), otherOrder(common);
  for (uint8_t letter : ofPlaces)
    if (!llvm::is_contained(common, letter))
      placeOrder.push_back(letter), own.push_back(letter);
  for (uint8_t letter : other)
    if (!llvm::is_contained(common, letter))
      otherOrder.push_back(letter);
  for (uint8_t letter : otherOrder)
    if (letter == chosen)
      result.append(own);
    else
      result.push_back(letter);
  if (result.size() != output.size() ||
      !std::is_permutation(result.begin(), result.end(), output.begin()))
    return;
  Take take{uint8_t(llvm::find(otherOrder, chosen) - otherOrder.begin()),
            uint8_t(common.size())};
  Ref rest = inOrder(operands[1 - side], other, otherOrder);
  Ref numbers = inOrder(Ref::ofClass(*places), ofPlaces, placeOrder);
  llvm::SmallVector<Ref, 3> written(operands);
  written[side] = downTo(*places, rows, 0);
  if (sum)
    written[side] = graph.make(graph.node(*sum).attribute, {written[side]});
  Ref taken = inOrder(make(take, {rest, numbers}), result, output);
  if (sum)
    taken =
        make(Reduction{semantics::Monoid::Sum, uint8_t(product.output.size())},
             {taken});
  offer(graph.make(graph.node(node).attribute, written), taken);
}

void takeRows(Bench &bench, ClassId target, NodeId node, const Move &move) {
  for (unsigned side : {0u, 1u}) {
    OneHotMove(bench, target, node, move).of(side);
    OneHotMove(bench, target, node, move).ofSums(side);
  }
}

} // namespace tesela::nugraph
