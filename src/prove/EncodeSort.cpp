// sort by the order of the elements of the first operand, and top_k.
#include "prove/PositionArithmetic.h"
#include "prove/ProgramEncoder.h"
#include "prove/SortedElements.h"

#include "ir/Chlo.h"
#include "ir/ElementTypes.h"
#include "ir/Reduction.h"
#include "semantics/Granular.h"
#include "semantics/SortOrder.h"

using namespace mlir;
using tesela::semantics::ScalarBody;

namespace tesela::prove {

namespace {
struct Order {
  bool ascends = true;
  RowOrder rows = RowOrder::ZerosEqual;
};
} // namespace

/// The order by the elements' own, either way; nothing where it is another.
static std::optional<Order> orderOf(Region &region, ElementType type) {
  llvm::SmallVector<mlir::Value> captures;
  std::optional<ScalarBody> body = semantics::scalarBody(region, captures);
  if (!body || !captures.empty())
    return std::nullopt;
  std::optional<semantics::SortOrder> order = semantics::sortOrderOf(*body);
  if (!order)
    return std::nullopt;
  bool ascends = !order->descending;
  if (!isFloat(type))
    return Order{ascends, RowOrder::ZerosEqual};
  switch (order->numbers) {
  case semantics::NumberOrder::Total:
    return Order{ascends, RowOrder::ZerosApart};
  case semantics::NumberOrder::ZerosAndNansEqual:
    return Order{ascends, RowOrder::ZerosEqual};
  case semantics::NumberOrder::Numbers:
    return Order{ascends, RowOrder::Numbers};
  }
  return std::nullopt;
}

namespace {

/// What stands at a place of a row in some order.
struct Row {
  Terms &terms;
  Value keys;
  size_t dimension;
  Order order;

  Term sorted(llvm::ArrayRef<Index> at) const;
  Index orderedPlace(llvm::ArrayRef<Index> at) const;

private:
  Term element(llvm::ArrayRef<Index> at, Variable place) const {
    llvm::SmallVector<Index, 4> inside(at);
    inside[dimension] = terms.index(place);
    return keys.at(inside);
  }
};

} // namespace

Term Row::sorted(llvm::ArrayRef<Index> at) const {
  Index extent = keys.shape[dimension], position = at[dimension];
  if (!order.ascends)
    position =
        terms.subtract(terms.subtract(extent, terms.constant(1)), position);
  Variable variable = terms.fresh();
  return sortedElement(terms, position, variable, extent, element(at, variable),
                       order.rows);
}

/// As an element of a tensor of positions.
Index Row::orderedPlace(llvm::ArrayRef<Index> at) const {
  llvm::SmallVector<Index, 4> canonical;
  for (unsigned d = 0; d < at.size(); ++d)
    canonical.push_back(terms.index(terms.output(d)));
  Variable variable = terms.fresh();
  Term meaning = orderedPosition(
      terms, canonical[dimension], variable, keys.shape[dimension],
      element(canonical, variable), order.ascends, order.rows);
  return positionOf(terms, meaning, at);
}

/// The k greatest elements, and where they were.
bool ProgramEncoder::encodeTopK(Operation &op) {
  auto top = dyn_cast<chlo::TopKOp>(op);
  if (!top)
    return false;
  Value operand = operandsOf(op)[0];
  if (isComplex(operand.type) || operand.type == ElementType::I1)
    return false;
  Row row{terms, operand, operand.shape.size() - 1, {false}};
  llvm::SmallVector<Index, 4> shape(operand.shape);
  shape.back() = terms.constant(int64_t(top.getK()));
  // By bits: the sign of NaN counts.
  if (isFloat(operand.type))
    pair.bestGrade = std::max(pair.bestGrade, Grade::Reassociated);
  set(op.getResult(0),
      Value{operand.type, shape, [row](auto at) { return row.sorted(at); }});
  ElementType type =
      ir::elementType(getElementTypeOrSelf(op.getResult(1).getType()))
          .value_or(ElementType::S32);
  set(op.getResult(1), Value{type, shape, [row, type](auto at) {
                               return row.terms.fromIndex(row.orderedPlace(at),
                                                          type);
                             }});
  return true;
}

bool ProgramEncoder::encodeSort(Operation &op, std::string &whyNot) {
  if (encodeTopK(op))
    return true;
  auto sort = dyn_cast<stablehlo::SortOp>(op);
  if (!sort)
    return false;
  std::vector<Value> operands = operandsOf(op);
  std::optional<Order> order;
  if (!isComplex(operands[0].type) && operands[0].type != ElementType::I1)
    order = orderOf(op.getRegion(0), operands[0].type);
  if (!order) {
    whyNot = "a sort in another order than that of the elements of its first "
             "operand";
    return false;
  }
  if (operands.size() > 1 && !sort.getIsStable()) {
    whyNot = "a sort of several tensors that is not stable";
    return false;
  }
  // Where NaN go is the comparator's own affair. Among equal zeros the first
  // comes first, read from the other end the last.
  bool isBitwise = order->rows == RowOrder::ZerosApart ||
                   (order->ascends && operands.size() == 1);
  if (isFloat(operands[0].type) && !isBitwise)
    pair.bestGrade = std::max(pair.bestGrade, Grade::Reassociated);
  size_t dimension = sort.getDimension();
  Row row{terms, operands[0], dimension, *order};
  set(op.getResult(0), Value{operands[0].type, operands[0].shape,
                             [row](auto at) { return row.sorted(at); }});
  for (auto [number, operand] : llvm::drop_begin(llvm::enumerate(operands)))
    set(op.getResult(unsigned(number)),
        Value{operand.type, operand.shape, [row, operand = operand](auto at) {
                llvm::SmallVector<Index, 4> from(at);
                from[row.dimension] = row.orderedPlace(at);
                return operand.at(from);
              }});
  return true;
}

} // namespace tesela::prove
