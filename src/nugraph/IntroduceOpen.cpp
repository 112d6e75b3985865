// Open and close: a contraction is a sum of products, and back. A letter that
// only one operand has is summed there first; a contraction that sums nothing
// is a product. One whose product would be larger than both operands stays.
// What is chosen by a mask is a product with it.
#include "nugraph/Moves.h"

#include "ir/ElementTypes.h"

#include <algorithm>

namespace tesela::nugraph {

namespace {

using semantics::Monoid;
using semantics::ScalarOp;

class Opening : NodeMove {
public:
  Opening(Bench &bench, ClassId target, NodeId node, const Contraction &product,
          const Move &move)
      : NodeMove(bench, target, node, move), before(graph.expand(node)),
        product(product), operands(bench.operandsOf(node)) {
    for (const Letters &side : {product.left, product.right})
      for (uint8_t letter : side)
        if (!llvm::is_contained(product.output, letter) &&
            !llvm::is_contained(summed, letter))
          summed.push_back(letter);
  }

  /// sum(multiply(x, w)), letters in the order of the output, then the summed.
  void open() {
    Letters all = product.output;
    llvm::append_range(all, summed);
    ElementType element = product.element;
    Map map{operators.body(ScalarOp::Multiply, element),
            uint8_t(all.size()),
            {},
            {}};
    llvm::SmallVector<Ref, 2> ordered{
        inOrder(product.left, operands[0], all, map),
        inOrder(product.right, operands[1], all, map)};
    Ref after = make(map, ordered);
    for (size_t i = summed.size(); i-- > 0;)
      after = make(Reduction{Monoid::Sum, uint8_t(product.output.size() + i)},
                   {after});
    offer(before, after);
  }

  void sumFirst() {
    for (unsigned side : {0u, 1u})
      for (uint8_t letter : summed) {
        const Letters &mine = side == 0 ? product.left : product.right;
        const Letters &other = side == 0 ? product.right : product.left;
        auto place = llvm::find(mine, letter);
        if (place == mine.end() || llvm::is_contained(other, letter))
          continue;
        Contraction less = product;
        uint8_t axis = place - mine.begin();
        Letters &shorter = side == 0 ? less.left : less.right;
        shorter.erase(shorter.begin() + axis);
        llvm::SmallVector<Ref, 3> values(operands);
        values[side] = make(Reduction{Monoid::Sum, axis}, {operands[side]});
        offer(before, make(less, values));
      }
  }

private:
  /// The operand with its dimensions as they come in `all`, and its access map.
  Ref inOrder(const Letters &letters, Ref operand, const Letters &all,
              Map &map) {
    llvm::SmallVector<uint8_t, 4> order(letters.size());
    for (unsigned d = 0; d != order.size(); ++d)
      order[d] = d;
    auto position = [&](uint8_t dimension) {
      return llvm::find(all, letters[dimension]) - all.begin();
    };
    llvm::stable_sort(
        order, [&](uint8_t a, uint8_t b) { return position(a) < position(b); });
    AccessMap access;
    for (uint8_t dimension : order)
      access.push_back(position(dimension));
    map.maps.push_back(access);
    if (llvm::is_sorted(order))
      return operand;
    return make(Transpose{order}, {operand});
  }

  Ref before;
  const Contraction &product;
  llvm::SmallVector<Ref, 3> operands;
  Letters summed;
};

} // namespace

void openContraction(Bench &bench, ClassId target, NodeId node,
                     const Move &move) {
  const auto *product =
      bench.operators.as<Contraction>(bench.graph.node(node).attribute);
  if (!product || bench.operators.vocabulary(product->element).empty())
    return;
  Opening opening(bench, target, node, *product, move);
  // Not where the product would be larger than both: what is to be gained
  // there regroup and factor find.
  if (product->letterCount() ==
      std::max(product->left.size(), product->right.size()))
    opening.open();
  opening.sumFirst();
}

/// Where the product is no larger than an operand of the contraction.
void openRows(Bench &bench, ClassId target, NodeId node, const Move &move) {
  const auto *product =
      bench.operators.as<Contraction>(bench.graph.node(node).attribute);
  if (!product || bench.operators.vocabulary(product->element).empty())
    return;
  auto hasAll = [&](const Letters &letters, const Letters &others) {
    return llvm::all_of(others, [&](uint8_t letter) {
      return llvm::is_contained(letters, letter);
    });
  };
  if (hasAll(product->left, product->right) ||
      hasAll(product->right, product->left))
    Opening(bench, target, node, *product, move).open();
}

void maskAsFactor(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  const auto *map = bench.operators.as<Map>(graph.node(node).attribute);
  if (!map || map->maps.size() != 2)
    return;
  ElementType element = graph[target].type->element;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::vector<NodeId> nodes = graph[operands[0].classId()].nodes;
  for (NodeId id : nodes) {
    const auto *given = bench.operators.as<Mask>(graph.node(id).attribute);
    if (!given || given->type.element == element)
      continue;
    Mask mask = *given;
    mask.type.element = element;
    Ref factor = graph.make(bench.operators.intern(mask), {});
    for (BodyId word : bench.operators.vocabulary(element)) {
      Map product{word, map->rank, map->maps, {}};
      bench.offers.offer(
          target, graph.expand(node),
          graph.make(bench.operators.intern(product), {factor, operands[1]}),
          move);
    }
  }
}

/// One over it.
static Ref reciprocal(Bench &bench, Ref of) {
  const TensorType &type = *bench.graph.type(of);
  mlir::Type scalar = ir::toMlir(type.element, &bench.operators.context());
  semantics::ScalarBody body;
  unsigned in = body.input(0, scalar), one = body.constant(1, scalar);
  body.results = {body.apply(ScalarOp::Divide, scalar, {one, in})};
  return bench.graph.make(bench.operators.elementwise(
                              bench.operators.intern(body), type.shape.size()),
                          {of});
}

/// A sum of products or quotients of two; `larger` than both only.
static void close(Bench &bench, ClassId target, NodeId node, bool larger,
                  const Move &move) {
  Graph &graph = bench.graph;
  AttributeId attribute = graph.node(node).attribute;
  const auto *sum = bench.operators.as<Reduction>(attribute);
  if (!sum || sum->monoid != Monoid::Sum)
    return;
  uint8_t axis = sum->axis;
  std::vector<NodeId> below = graph[graph.node(node).operands[0]].nodes;
  for (NodeId producer : below) {
    const auto *map = bench.operators.as<Map>(graph.node(producer).attribute);
    if (!map || map->maps.size() != 2)
      continue;
    std::optional<ScalarOp> op = bench.operators.single(map->body);
    bool divides = op == ScalarOp::Divide;
    if (op != ScalarOp::Multiply && !divides)
      continue;
    bool isLarger =
        map->maps[0].size() != map->rank && map->maps[1].size() != map->rank;
    // A product of two vectors is one of matrices.
    bool isDot = map->rank == 1 && map->maps[0] == map->maps[1] && !divides;
    // One over what is smaller is less work than the quotient.
    if ((larger && !isLarger && !isDot) ||
        (divides && (!llvm::is_contained(map->maps[1], axis) ||
                     map->maps[1].size() == map->rank)))
      continue;
    Contraction product{Letters(map->maps[0]),
                        Letters(map->maps[1]),
                        {},
                        graph[target].type->element};
    for (unsigned d = 0; d != map->rank; ++d)
      if (d != axis)
        product.output.push_back(d);
    Ref before = graph.make(attribute, {graph.expand(producer)});
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(producer);
    if (divides)
      operands[1] = reciprocal(bench, operands[1]);
    bench.offers.offer(target, before,
                       graph.make(bench.operators.intern(product), operands),
                       move);
  }
}

void closeReduction(Bench &bench, ClassId target, NodeId node,
                    const Move &move) {
  close(bench, target, node, false, move);
}

void closeRows(Bench &bench, ClassId target, NodeId node, const Move &move) {
  close(bench, target, node, true, move);
}

} // namespace tesela::nugraph
