#include "nugraph/RangedOperator.h"

#include "semantics/forms/Combiners.h"

namespace tesela::nugraph {

using semantics::Monoid;

static AccessMap allBut(unsigned rank, std::optional<unsigned> without = {}) {
  AccessMap map;
  for (unsigned d = 0; d != rank; ++d)
    if (d != without)
      map.push_back(d);
  return map;
}

RangedOperator::RangedOperator(Graph &graph, NodeId id)
    : graph(&graph), attribute(graph.node(id).attribute),
      node(graph.expand(id)), values(graph.operands(node)) {
  // What was written out is in canonical form, as the node is.
  attribute = graph.attribute(node);
}

llvm::SmallVector<RangedOperator, 2> RangedOperator::of(Graph &graph,
                                                        NodeId id) {
  llvm::SmallVector<RangedOperator, 2> result;
  Operators &operators = graph.operators();
  RangedOperator made(graph, id);
  if (const auto *sum = operators.as<Reduction>(made.attribute)) {
    made.axis = sum->axis, made.monoid = sum->monoid;
  } else if (const auto *scan = operators.as<Scan>(made.attribute)) {
    made.axis = scan->axis, made.monoid = scan->monoid;
  } else if (const auto *product = operators.as<Contraction>(made.attribute)) {
    Letters summed;
    for (const Letters &side : {product->left, product->right})
      for (uint8_t letter : side)
        if (!llvm::is_contained(product->output, letter) &&
            !llvm::is_contained(summed, letter))
          summed.push_back(letter);
    for (uint8_t letter : summed) {
      made.letter = letter;
      unsigned first = made.axisIn(0) ? 0 : 1;
      made.range = graph.type(made.values[first])->shape[*made.axisIn(first)];
      result.push_back(made);
    }
    return result;
  } else {
    return result;
  }
  if (!semantics::operationOf(made.monoid))
    return result;
  made.range = graph.type(made.values[0])->shape[made.axis];
  result.push_back(made);
  return result;
}

std::optional<unsigned> RangedOperator::axisIn(unsigned operand) const {
  const auto *product = graph->operators().as<Contraction>(attribute);
  if (!product)
    return axis;
  const Letters &letters = operand == 0 ? product->left : product->right;
  auto place = llvm::find(letters, letter);
  if (place == letters.end())
    return std::nullopt;
  return place - letters.begin();
}

std::optional<unsigned> RangedOperator::axisOf(unsigned operand,
                                               unsigned dimension) const {
  const auto *product = graph->operators().as<Contraction>(attribute);
  if (!product)
    return dimension + (dimension >= axis);
  const Letters &letters = operand == 0 ? product->left : product->right;
  auto place = llvm::find(letters, product->output[dimension]);
  if (place == letters.end())
    return std::nullopt;
  return place - letters.begin();
}

llvm::SmallVector<Ref, 2> RangedOperator::cut(Index start, Index length) const {
  llvm::SmallVector<Ref, 2> result;
  for (auto [number, value] : llvm::enumerate(values)) {
    std::optional<unsigned> along = axisIn(number);
    if (!along) {
      result.push_back(value);
      continue;
    }
    Slice slice{uint8_t(*along), start, length, range, 1};
    result.push_back(graph->make(graph->operators().intern(slice), {value}));
  }
  return result;
}

Ref RangedOperator::on(llvm::ArrayRef<Ref> operands) const {
  return graph->make(attribute, operands);
}

Ref RangedOperator::combined(Ref a, Ref b,
                             llvm::ArrayRef<AccessMap> maps) const {
  Operators &operators = graph->operators();
  const TensorType *type = graph->type(a);
  if (!type)
    return a;
  Map map{operators.body(*semantics::operationOf(monoid), type->element),
          uint8_t(type->shape.size()),
          llvm::SmallVector<AccessMap, 3>(maps),
          {}};
  return graph->make(operators.intern(map), {a, b});
}

Ref RangedOperator::combine(Ref first, Ref second,
                            llvm::ArrayRef<Ref> operands) const {
  unsigned rank = graph->type(node)->shape.size();
  Operators &operators = graph->operators();
  if (operators.kind(attribute) != OperatorKind::Scan)
    return combined(first, second, {allBut(rank), allBut(rank)});
  Ref total =
      graph->make(operators.intern(Reduction{monoid, uint8_t(axis)}), operands);
  Ref carried = combined(second, total, {allBut(rank), allBut(rank, axis)});
  return graph->make(operators.intern(Concatenate{uint8_t(axis)}),
                     {first, carried});
}

/// Scans of the blocks, plus the sum of all blocks before: a contraction with a
/// strictly triangular mask.
Ref RangedOperator::tiledScan(Ref operand, Index blocks, Index size) const {
  Operators &operators = graph->operators();
  prove::Terms &terms = operators.terms();
  unsigned rank = graph->type(node)->shape.size();
  Ref cut = graph->make(operators.intern(Split{uint8_t(axis), blocks, size}),
                        {operand});
  Ref inner =
      graph->make(operators.intern(Scan{monoid, uint8_t(axis + 1)}), {cut});
  Ref totals = graph->make(
      operators.intern(Reduction{monoid, uint8_t(axis + 1)}), {cut});
  ElementType element = graph->type(node)->element;
  Ref mask =
      graph->make(operators.intern(Mask{Mask::Kind::Upper, terms.constant(1),
                                        TensorType{element, {blocks, blocks}}}),
                  {});
  Contraction carry{{}, {uint8_t(axis), uint8_t(rank)}, {}, element};
  for (unsigned d = 0; d != rank; ++d) {
    carry.left.push_back(d);
    carry.output.push_back(d == axis ? rank : d);
  }
  Ref before = graph->make(operators.intern(carry), {totals, mask});
  Ref sum =
      combined(inner, before, {allBut(rank + 1), allBut(rank + 1, axis + 1)});
  return graph->make(operators.intern(Merge{uint8_t(axis)}), {sum});
}

Ref RangedOperator::tiled(llvm::ArrayRef<Ref> operands, Index blocks,
                          Index size) const {
  Operators &operators = graph->operators();
  if (operators.as<Scan>(attribute))
    return monoid == Monoid::Sum ? tiledScan(operands[0], blocks, size) : node;
  llvm::SmallVector<Ref, 2> cut;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    std::optional<unsigned> along = axisIn(number);
    Split split{uint8_t(along.value_or(0)), blocks, size};
    cut.push_back(along ? graph->make(operators.intern(split), {operand})
                        : operand);
  }
  if (operators.as<Reduction>(attribute)) {
    Ref inner = graph->make(
        operators.intern(Reduction{monoid, uint8_t(axis + 1)}), cut);
    return graph->make(attribute, {inner});
  }
  // The letter becomes two; that of the blocks comes first in the result.
  Contraction product = *operators.as<Contraction>(attribute);
  uint8_t outer = 0;
  for (const Letters &side : {product.left, product.right})
    for (uint8_t used : side)
      outer = std::max<uint8_t>(outer, used + 1);
  for (Letters *side : {&product.left, &product.right})
    if (auto *place = llvm::find(*side, letter); place != side->end())
      side->insert(place, outer);
  product.output.insert(product.output.begin(), outer);
  Ref inner = graph->make(operators.intern(product), cut);
  return graph->make(operators.intern(Reduction{Monoid::Sum, 0}), {inner});
}

std::optional<prove::Variable> plainSize(const Graph &graph, Index index) {
  prove::Terms &terms = graph.operators().terms();
  for (prove::Variable size : graph.sizes())
    if (terms.index(size) == index)
      return size;
  return std::nullopt;
}

} // namespace tesela::nugraph
