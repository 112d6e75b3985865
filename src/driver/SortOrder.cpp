#include "driver/SortOrder.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace tesela::semantics;

namespace tesela::driver {

namespace {

/// All that comparisons with zero and NaN can tell of a number.
enum class Class : uint8_t { Zero, Nan, Other };

/// A side of the comparison as a function of one input: what it becomes where
/// that input is of some class, found by walking the body once.
class Key {
public:
  Key(const ScalarBody &body, unsigned input, Class given)
      : input(input), given(given) {
    for (const ScalarInstruction &instruction : body.instructions)
      outcomes.push_back(outcome(instruction));
  }

  /// The leaf, Input or Constant, whose value instruction `n` has; null where
  /// that is not known.
  const ScalarInstruction *leaf(unsigned n) const { return outcomes[n].leaf; }

private:
  struct Outcome {
    const ScalarInstruction *leaf = nullptr;
    std::optional<bool> truth;
  };

  Class classOf(const ScalarInstruction &leaf) const {
    if (leaf.op == ScalarOp::Input)
      return given;
    llvm::APFloat value(
        mlir::cast<mlir::FloatType>(leaf.type).getFloatSemantics(),
        leaf.constant);
    return value.isNaN()    ? Class::Nan
           : value.isZero() ? Class::Zero
                            : Class::Other;
  }

  std::optional<bool> equal(const ScalarInstruction &a,
                            const ScalarInstruction &b) const {
    Class first = classOf(a), second = classOf(b);
    if (first == Class::Nan || second == Class::Nan || first != second)
      return false;
    if (first == Class::Zero ||
        (a.op == ScalarOp::Input && b.op == ScalarOp::Input))
      return true;
    return std::nullopt;
  }

  Outcome outcome(const ScalarInstruction &instruction) const {
    if (instruction.op == ScalarOp::Input)
      return {instruction.index == input ? &instruction : nullptr, {}};
    if (instruction.op == ScalarOp::Constant)
      return {mlir::isa<mlir::FloatType>(instruction.type) ? &instruction
                                                           : nullptr,
              {}};
    if (instruction.op == ScalarOp::Select) {
      std::optional<bool> truth = outcomes[instruction.operands[0]].truth;
      return truth ? outcomes[instruction.operands[*truth ? 1 : 2]] : Outcome();
    }
    bool isEqual = instruction.direction == CompareDirection::EQ;
    if (instruction.op != ScalarOp::Compare ||
        instruction.comparison != CompareType::Float ||
        !(isEqual || instruction.direction == CompareDirection::NE))
      return {};
    const ScalarInstruction *a = outcomes[instruction.operands[0]].leaf;
    const ScalarInstruction *b = outcomes[instruction.operands[1]].leaf;
    if (!a || !b || !mlir::isa<mlir::FloatType>(a->type))
      return {};
    if (std::optional<bool> same = equal(*a, *b))
      return {nullptr, *same == isEqual};
    return {};
  }

  unsigned input;
  Class given;
  std::vector<Outcome> outcomes; // per instruction
};

/// What both sides of a comparison make of inputs of one class.
enum class Change : uint8_t { None, Constant, Unknown };

Change changeOf(const ScalarBody &body, const ScalarInstruction &last,
                Class given) {
  const ScalarInstruction *left = Key(body, 0, given).leaf(last.operands[0]);
  const ScalarInstruction *right = Key(body, 1, given).leaf(last.operands[1]);
  if (!left || !right || left->op != right->op)
    return Change::Unknown;
  if (left->op == ScalarOp::Input)
    return Change::None;
  llvm::APFloat value(
      mlir::cast<mlir::FloatType>(left->type).getFloatSemantics(),
      left->constant);
  bool keepsClass = given == Class::Zero ? value.isZero()
                                         : value.isNaN() && !value.isNegative();
  return left->constant == right->constant && keepsClass ? Change::Constant
                                                         : Change::Unknown;
}

/// Whether NaN is what sorting takes for it: above infinity, with a sign.
bool hasUsualNans(mlir::FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  return llvm::APFloat::semanticsHasSignedRepr(semantics) &&
         !llvm::APFloat::getZero(semantics, true).bitcastToAPInt().isZero();
}

} // namespace

std::optional<SortOrder> recognizeSortOrder(const ScalarBody &body) {
  if (body.results.size() != 1)
    return std::nullopt;
  const ScalarInstruction &last = body.instructions[body.results[0]];
  if (last.op != ScalarOp::Compare || (last.direction != CompareDirection::LT &&
                                       last.direction != CompareDirection::GT))
    return std::nullopt;
  bool descending = last.direction == CompareDirection::GT;
  Change other = changeOf(body, last, Class::Other);
  auto type = mlir::dyn_cast<mlir::FloatType>(body.typeOf(last.operands[0]));
  if (other != Change::None)
    return std::nullopt;
  if (!type)
    return mlir::isa<mlir::IntegerType>(body.typeOf(last.operands[0]))
               ? std::optional(SortOrder{descending, false})
               : std::nullopt;
  Change zero = changeOf(body, last, Class::Zero);
  Change nan = changeOf(body, last, Class::Nan);
  if (zero != nan || zero == Change::Unknown)
    return std::nullopt;
  // As they stand, floats without an order of NaNs: any will do.
  bool plain = last.comparison == CompareType::Float && zero == Change::None;
  if (last.comparison != CompareType::TotalOrder && !plain)
    return std::nullopt;
  bool canonical = zero == Change::Constant || plain;
  if (canonical && !hasUsualNans(type))
    return std::nullopt;
  return SortOrder{descending, canonical};
}

} // namespace tesela::driver
