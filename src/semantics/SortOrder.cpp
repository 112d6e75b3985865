#include "semantics/SortOrder.h"
#include "semantics/Comparison.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>

namespace tesela::semantics {

namespace {

/// Where a format has NaN in its total order.
enum class NanPlace : uint8_t {
  BothEnds,  // with a sign
  BelowZero, // the bits that others have for -0
  End,       // of a format without signs
};

NanPlace placeOfNan(mlir::FloatType format) {
  const llvm::fltSemantics &semantics = format.getFloatSemantics();
  if (!llvm::APFloat::semanticsHasSignedRepr(semantics))
    return NanPlace::End;
  bool hasNegativeZero =
      !llvm::APFloat::getZero(semantics, true).bitcastToAPInt().isZero();
  return hasNegativeZero ? NanPlace::BothEnds : NanPlace::BelowZero;
}

/// Numbers of one type in their total order; one is named by its place.
class Samples {
public:
  explicit Samples(mlir::Type type);

  int count() const { return int(values.size()); }
  double value(int place) const { return values[place]; }
  /// The place of a constant; nothing where it is neither zero nor NaN.
  std::optional<int> place(const ScalarInstruction &constant) const;

private:
  llvm::SmallVector<double, 16> values;
};

Samples::Samples(mlir::Type type) {
  const double nan = std::nan(""), infinity = HUGE_VAL;
  if (type.isInteger(1))
    values = {0, 1};
  else if (auto format = mlir::dyn_cast<mlir::FloatType>(type))
    switch (placeOfNan(format)) {
    case NanPlace::BothEnds:
      values = {-nan, -nan, -nan, -infinity, -2,  -1,  -0.0,
                0,    1,    2,    infinity,  nan, nan, nan};
      break;
    case NanPlace::BelowZero:
      values = {-2, -1, nan, 0, 1, 2};
      break;
    case NanPlace::End:
      values = {1, 2, nan};
      break;
    }
  else if (type.isUnsignedInteger())
    values = {0, 1, 2};
  else
    values = {-2, -1, 0, 1, 2};
}

/// Of several NaNs constants are the middle one.
std::optional<int> Samples::place(const ScalarInstruction &constant) const {
  double wanted = constant.constant.isZero() ? 0 : 1;
  if (auto type = mlir::dyn_cast<mlir::FloatType>(constant.type))
    wanted = llvm::APFloat(type.getFloatSemantics(), constant.constant)
                 .convertToDouble();
  if (std::isnan(wanted) && std::isnan(values.front())) // at both ends
    return std::signbit(wanted) ? 1 : count() - 2;
  if (wanted != 0 && !std::isnan(wanted))
    return std::nullopt;
  for (int place = 0; place != count(); ++place)
    if (std::isnan(wanted) ? std::isnan(value(place))
                           : value(place) == 0 && std::signbit(value(place)) ==
                                                      std::signbit(wanted))
      return place;
  return std::nullopt;
}

/// A comparator run on two samples. Truth is 0 or 1, a number is its place.
class Comparator {
public:
  Comparator(const ScalarBody &body, const Samples &samples)
      : body(body), samples(samples) {}

  /// Does the sample at `left` come before the one at `right`?
  std::optional<bool> before(int left, int right);

private:
  std::optional<int> run(const ScalarInstruction &instruction, int left,
                         int right) const;
  std::optional<int> compared(const ScalarInstruction &instruction) const;

  const ScalarBody &body;
  const Samples &samples;
  llvm::SmallVector<int, 16> results;
};

std::optional<int>
Comparator::compared(const ScalarInstruction &instruction) const {
  int a = results[instruction.operands[0]];
  int b = results[instruction.operands[1]];
  if (instruction.comparison != CompareType::Float)
    return holds(instruction.direction, a, b);
  return holds(instruction.direction, samples.value(a), samples.value(b));
}

std::optional<int> Comparator::run(const ScalarInstruction &instruction,
                                   int left, int right) const {
  auto operand = [&](unsigned i) { return results[instruction.operands[i]]; };
  bool isTruth = instruction.type.isInteger(1);
  switch (instruction.op) {
  case ScalarOp::Input:
    if (instruction.index > 1)
      return std::nullopt;
    return instruction.index == 0 ? left : right;
  case ScalarOp::Constant:
    return isTruth ? int(!instruction.constant.isZero())
                   : samples.place(instruction);
  case ScalarOp::Compare:
    return compared(instruction);
  case ScalarOp::Select:
    return operand(0) != 0 ? operand(1) : operand(2);
  case ScalarOp::And:
    return isTruth ? std::optional(operand(0) & operand(1)) : std::nullopt;
  case ScalarOp::Or:
    return isTruth ? std::optional(operand(0) | operand(1)) : std::nullopt;
  case ScalarOp::Not:
    return isTruth ? std::optional(1 - operand(0)) : std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<bool> Comparator::before(int left, int right) {
  results.clear();
  for (const ScalarInstruction &instruction : body.instructions) {
    std::optional<int> result = run(instruction, left, right);
    if (!result)
      return std::nullopt;
    results.push_back(*result);
  }
  return results[body.results[0]] != 0;
}

/// Does `left` come before `right` in that order, ascending?
bool isBefore(const Samples &samples, NumberOrder order, int left, int right) {
  double a = samples.value(left), b = samples.value(right);
  switch (order) {
  case NumberOrder::Total:
    return left < right;
  case NumberOrder::ZerosAndNansEqual:
    return a < b || (!std::isnan(a) && std::isnan(b));
  case NumberOrder::Numbers:
    return a < b;
  }
  return false;
}

/// Formats with NaN in the place of -0 have one order only, as integers have:
/// what sorts by keys finds no key above all numbers for it.
bool isOf(mlir::Type type, NumberOrder order) {
  auto format = mlir::dyn_cast<mlir::FloatType>(type);
  return order == NumberOrder::Total ||
         (format && placeOfNan(format) != NanPlace::BelowZero);
}

mlir::Type keyType(const ScalarBody &body) {
  for (const ScalarInstruction &instruction : body.instructions)
    if (instruction.op == ScalarOp::Input && instruction.index == 0)
      return instruction.type;
  return {};
}

} // namespace

std::optional<SortOrder> sortOrderOf(const ScalarBody &body) {
  mlir::Type type = keyType(body);
  if (!type || mlir::isa<mlir::ComplexType>(type) || body.results.size() != 1)
    return std::nullopt;
  Samples samples(type);
  Comparator comparator(body, samples);
  llvm::SmallVector<std::tuple<int, int, bool>> said;
  for (int left = 0; left != samples.count(); ++left)
    for (int right = 0; right != samples.count(); ++right) {
      std::optional<bool> before = comparator.before(left, right);
      if (!before)
        return std::nullopt;
      said.push_back({left, right, *before});
    }
  for (NumberOrder order : {NumberOrder::Total, NumberOrder::ZerosAndNansEqual,
                            NumberOrder::Numbers})
    for (bool descending : {false, true})
      if (isOf(type, order) && llvm::all_of(said, [&](auto one) {
            auto [left, right, before] = one;
            if (descending)
              std::swap(left, right);
            return before == isBefore(samples, order, left, right);
          }))
        return SortOrder{order, descending};
  return std::nullopt;
}

} // namespace tesela::semantics
