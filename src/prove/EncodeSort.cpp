// sort by the order of the elements of the first operand, and top_k.
#include "prove/PositionArithmetic.h"
#include "prove/ProgramEncoder.h"
#include "prove/SortedElements.h"

#include "ir/Chlo.h"
#include "ir/ElementTypes.h"
#include "ir/Reduction.h"
#include "semantics/Comparison.h"
#include "semantics/Granular.h"
#include "llvm/ADT/APFloat.h"

#include <cmath>

using namespace mlir;
using tesela::semantics::ScalarBody;
using tesela::semantics::ScalarInstruction;
using tesela::semantics::ScalarOp;

namespace tesela::prove {

namespace {

/// A comparator run on numbers.
class Comparator {
public:
  explicit Comparator(const ScalarBody &body) : body(body) {}

  /// Does it say that a comes before b? Nothing where it looks at more than the
  /// order of its inputs, zero, and what is NaN.
  std::optional<bool> before(double a, double b);

private:
  std::optional<double> value(const ScalarInstruction &instruction, double a,
                              double b) const;

  const ScalarBody &body;
  std::vector<double> values;
};

} // namespace

/// Of floats in total order, of which there is one NaN: the greatest.
static int total(double a, double b) {
  auto rank = [](double x) {
    return std::pair(std::isnan(x) ? HUGE_VAL : x,
                     std::isnan(x) ? 2 : int(!std::signbit(x)));
  };
  return rank(a) < rank(b) ? -1 : rank(b) < rank(a) ? 1 : 0;
}

static bool compares(const ScalarInstruction &compare, double a, double b) {
  if (compare.comparison == semantics::CompareType::TotalOrder)
    return semantics::holds(compare.direction, total(a, b), 0);
  return semantics::holds(compare.direction, a, b);
}

std::optional<double> Comparator::value(const ScalarInstruction &instruction,
                                        double a, double b) const {
  auto operand = [&](unsigned i) { return values[instruction.operands[i]]; };
  bool isBoolean = instruction.type.isInteger(1);
  switch (instruction.op) {
  case ScalarOp::Input:
    if (instruction.index > 1)
      return std::nullopt;
    return instruction.index == 0 ? a : b;
  case ScalarOp::Compare:
    return compares(instruction, operand(0), operand(1));
  case ScalarOp::Select:
    return operand(0) != 0 ? operand(1) : operand(2);
  case ScalarOp::Constant: {
    auto type = dyn_cast<FloatType>(instruction.type);
    if (!type)
      return isBoolean ? std::optional<double>(!instruction.constant.isZero())
                       : std::nullopt;
    llvm::APFloat number(type.getFloatSemantics(), instruction.constant);
    if (number.isNaN())
      return std::nan("");
    return number.isZero() ? std::optional(0.0) : std::nullopt;
  }
  case ScalarOp::And:
    return isBoolean ? std::optional<double>(operand(0) != 0 && operand(1) != 0)
                     : std::nullopt;
  case ScalarOp::Or:
    return isBoolean ? std::optional<double>(operand(0) != 0 || operand(1) != 0)
                     : std::nullopt;
  case ScalarOp::Not:
    return isBoolean ? std::optional<double>(operand(0) == 0) : std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<bool> Comparator::before(double a, double b) {
  values.clear();
  for (const ScalarInstruction &instruction : body.instructions) {
    std::optional<double> next = value(instruction, a, b);
    if (!next)
      return std::nullopt;
    values.push_back(*next);
  }
  return values[body.results[0]] != 0;
}

namespace {
struct Order {
  bool ascends = true;
  RowOrder rows = RowOrder::ZerosEqual;
};
} // namespace

/// The order by the elements' own, either way; nothing where it is another.
/// What looks at order, zero and NaN only is known from a few numbers.
static std::optional<Order> orderOf(Region &region, ElementType type) {
  llvm::SmallVector<mlir::Value> captures;
  std::optional<ScalarBody> body = semantics::scalarBody(region, captures);
  if (!body || !captures.empty() || body->results.size() != 1)
    return std::nullopt;
  llvm::SmallVector<double, 8> numbers = {0, 1, 2};
  if (!isUnsignedInteger(type))
    numbers.append({-2, -1});
  if (isFloat(type))
    numbers.append({-0.0, HUGE_VAL, -HUGE_VAL, std::nan("")});
  Comparator comparator(*body);
  std::optional<bool> up = comparator.before(1, 2);
  if (!up)
    return std::nullopt;
  Order order{*up};
  if (isFloat(type)) {
    std::optional<bool> below = comparator.before(-0.0, 0.0);
    std::optional<bool> above = comparator.before(0.0, -0.0);
    bool wrong = !below || !above || (*up ? *above : *below);
    if (wrong)
      return std::nullopt;
    if (*below || *above)
      order.rows = RowOrder::ZerosApart;
  }
  for (double a : numbers)
    for (double b : numbers) {
      std::optional<bool> found = comparator.before(a, b);
      if (!found)
        return std::nullopt;
      bool zeros = a == 0 && b == 0 && std::signbit(a) != std::signbit(b);
      bool wanted = total(a, b) == (*up ? -1 : 1);
      if (*found == wanted || zeros)
        continue;
      if (!std::isnan(a) && !std::isnan(b))
        return std::nullopt;
      if (order.rows == RowOrder::ZerosApart)
        return std::nullopt;
      order.rows = RowOrder::Numbers;
    }
  return order;
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
