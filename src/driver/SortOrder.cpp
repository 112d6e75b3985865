#include "driver/SortOrder.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace tesela::semantics;

namespace tesela::driver {

namespace {

/// Whether `left` and `right` are the same function of inputs 0 and 1, made of
/// nothing but selects of zero and NaN.
struct KeyMatcher {
  const ScalarBody &body;
  bool changes = false;

  bool isZeroOrNan(const ScalarInstruction &constant) const {
    auto type = mlir::dyn_cast<mlir::FloatType>(constant.type);
    if (!type)
      return false;
    llvm::APFloat value(type.getFloatSemantics(), constant.constant);
    return value.isZero() || value.isNaN();
  }

  bool match(unsigned left, unsigned right) {
    const ScalarInstruction &a = body.instructions[left];
    const ScalarInstruction &b = body.instructions[right];
    if (a.op != b.op || a.type != b.type)
      return false;
    switch (a.op) {
    case ScalarOp::Input:
      return a.index == 0 && b.index == 1;
    case ScalarOp::Constant:
      return a.constant == b.constant && isZeroOrNan(a);
    case ScalarOp::Compare:
      if (a.direction != b.direction || a.comparison != b.comparison ||
          a.comparison != CompareType::Float ||
          (a.direction != CompareDirection::EQ &&
           a.direction != CompareDirection::NE))
        return false;
      break;
    case ScalarOp::Select:
      changes = true;
      break;
    default:
      return false;
    }
    for (auto [x, y] : llvm::zip(a.operands, b.operands))
      if (!match(x, y))
        return false;
    return true;
  }
};

} // namespace

std::optional<SortOrder> recognizeSortOrder(const ScalarBody &body) {
  if (body.results.size() != 1)
    return std::nullopt;
  const ScalarInstruction &last = body.instructions[body.results[0]];
  if (last.op != ScalarOp::Compare || (last.direction != CompareDirection::LT &&
                                       last.direction != CompareDirection::GT))
    return std::nullopt;
  KeyMatcher keys{body};
  if (!keys.match(last.operands[0], last.operands[1]))
    return std::nullopt;
  mlir::Type type = body.typeOf(last.operands[0]);
  if (mlir::isa<mlir::FloatType>(type)
          ? last.comparison != CompareType::TotalOrder
          : !mlir::isa<mlir::IntegerType>(type))
    return std::nullopt;
  return SortOrder{last.direction == CompareDirection::GT, keys.changes};
}

} // namespace tesela::driver
