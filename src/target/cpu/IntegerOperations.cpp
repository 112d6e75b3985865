// Integers. Division goes through floating point, which has vector
// instructions and cannot trap; the quotient is exact where the float has more
// than twice the bits it needs (f32 for 8 and 16 bits, f64 for 32).
#include "target/cpu/ScalarOperations.h"
#include "target/cpu/math/Functions.h"

namespace tesela::cpu {

using namespace llvm;
using semantics::ScalarOp;

/// Truncated quotient; the divisor is not zero and the quotient fits.
static Value *safeQuotient(VectorCode &code, bool isSigned, Value *lhs,
                           Value *rhs) {
  auto &b = code.b;
  unsigned width = code.bitsOf(lhs);
  if (width > 32) {
    // No instruction on vectors: one lane after another, out of line.
    return math::outlined(
        code, isSigned ? "quotient.s" : "quotient.u", {lhs, rhs},
        lhs->getType(), [&](VectorCode &inner, ArrayRef<Value *> operands) {
          return isSigned ? inner.b.CreateSDiv(operands[0], operands[1])
                          : inner.b.CreateUDiv(operands[0], operands[1]);
        });
  }
  Type *real = width <= 16 ? code.floatType(lhs) : code.doubleType(lhs);
  Type *wide = code.integerType(lhs, 32);
  if (width < 32) {
    lhs = isSigned ? b.CreateSExt(lhs, wide) : b.CreateZExt(lhs, wide);
    rhs = isSigned ? b.CreateSExt(rhs, wide) : b.CreateZExt(rhs, wide);
    isSigned = true;
  }
  Value *x = isSigned ? b.CreateSIToFP(lhs, real) : b.CreateUIToFP(lhs, real);
  Value *y = isSigned ? b.CreateSIToFP(rhs, real) : b.CreateUIToFP(rhs, real);
  Value *quotient = b.CreateFDiv(x, y);
  Value *result = isSigned ? b.CreateFPToSI(quotient, wide)
                           : b.CreateFPToUI(quotient, wide);
  return b.CreateTrunc(result, code.integerType(lhs, width));
}

/// x / 0 is all ones, x % 0 is x, MIN / -1 is MIN, MIN % -1 is 0.
static Value *divide(VectorCode &code, bool isSigned, bool remainder,
                     Value *lhs, Value *rhs) {
  auto &b = code.b;
  Value *isZero = b.CreateICmpEQ(rhs, code.integer(rhs, 0));
  Value *unsafe = isZero;
  if (isSigned) {
    APInt least = APInt::getSignedMinValue(code.bitsOf(lhs));
    Value *overflow = b.CreateAnd(
        b.CreateICmpEQ(lhs, ConstantInt::get(lhs->getType(), least)),
        b.CreateICmpEQ(rhs, code.integer(rhs, ~uint64_t(0))));
    unsafe = b.CreateOr(unsafe, overflow);
  }
  Value *divisor = code.select(unsafe, code.integer(rhs, 1), rhs);
  Value *quotient = safeQuotient(code, isSigned, lhs, divisor);
  if (!remainder)
    return code.select(isZero, code.integer(rhs, ~uint64_t(0)), quotient);
  Value *rest = b.CreateSub(lhs, b.CreateMul(quotient, divisor));
  return code.select(isZero, lhs, rest);
}

/// base^exponent modulo 2^width by squaring; exponents below zero give 0 but
/// for bases 1 and -1.
static Value *power(VectorCode &code, bool isSigned, Value *base,
                    Value *exponent) {
  return math::outlined(
      code, isSigned ? "power.s" : "power.u", {base, exponent}, base->getType(),
      [&](VectorCode &inner, ArrayRef<Value *> operands) {
        auto &b = inner.b;
        Value *base = operands[0], *exponent = operands[1];
        Value *one = inner.integer(base, 1), *zero = inner.integer(base, 0);
        Value *result = one, *square = base, *rest = exponent;
        unsigned width = inner.bitsOf(base);
        for (unsigned bit = 0; bit < width; ++bit) {
          Value *odd = b.CreateICmpNE(b.CreateAnd(rest, one), zero);
          result = inner.select(odd, b.CreateMul(result, square), result);
          square = b.CreateMul(square, square);
          rest = b.CreateLShr(rest, one);
        }
        if (!isSigned)
          return result;
        Value *minusOne = inner.integer(base, ~uint64_t(0));
        Value *odd = b.CreateICmpNE(b.CreateAnd(exponent, one), zero);
        Value *unit = inner.select(b.CreateICmpEQ(base, one), one, zero);
        unit = inner.select(b.CreateICmpEQ(base, minusOne),
                            inner.select(odd, minusOne, one), unit);
        return inner.select(b.CreateICmpSLT(exponent, zero), unit, result);
      });
}

enum class Shift { Left, Logical, Arithmetic };

static Value *shift(VectorCode &code, Shift kind, Value *value, Value *amount) {
  auto &b = code.b;
  unsigned width = code.bitsOf(value);
  Value *inside = b.CreateICmpULT(amount, code.integer(amount, width));
  Value *most = code.integer(amount, width - 1);
  if (kind == Shift::Arithmetic)
    return b.CreateAShr(value, code.select(inside, amount, most));
  Value *safe = code.select(inside, amount, code.integer(amount, 0));
  Value *shifted = kind == Shift::Left ? b.CreateShl(value, safe)
                                       : b.CreateLShr(value, safe);
  return code.select(inside, shifted, code.integer(value, 0));
}

static Value *multiplyHigh(VectorCode &code, bool isSigned, Value *lhs,
                           Value *rhs) {
  auto &b = code.b;
  unsigned width = code.bitsOf(lhs);
  Type *wide = code.integerType(lhs, 2 * width);
  auto extend = [&](Value *x) {
    return isSigned ? b.CreateSExt(x, wide) : b.CreateZExt(x, wide);
  };
  Value *product = b.CreateMul(extend(lhs), extend(rhs));
  return b.CreateTrunc(b.CreateLShr(product, width), lhs->getType());
}

static Value *sign(VectorCode &code, bool isSigned, Value *x) {
  auto &b = code.b;
  Value *zero = code.integer(x, 0);
  Value *nonZero = b.CreateZExt(b.CreateICmpNE(x, zero), x->getType());
  if (!isSigned)
    return nonZero;
  return code.select(b.CreateICmpSLT(x, zero), code.integer(x, ~uint64_t(0)),
                     nonZero);
}

/// i1: addition is OR, multiplication AND; the order is false < true.
static Value *booleanOperation(VectorCode &code, ScalarOp op,
                               Operands operands) {
  auto &b = code.b;
  Value *x = operands[0], *y = operands.size() > 1 ? operands[1] : nullptr;
  switch (op) {
  case ScalarOp::Add:
  case ScalarOp::Maximum:
  case ScalarOp::Or:
    return b.CreateOr(x, y);
  case ScalarOp::Multiply:
  case ScalarOp::Minimum:
  case ScalarOp::And:
    return b.CreateAnd(x, y);
  case ScalarOp::Xor:
  case ScalarOp::Subtract:
    return b.CreateXor(x, y);
  case ScalarOp::Not:
    return b.CreateNot(x);
  case ScalarOp::Divide: // by false: all ones
    return b.CreateOr(x, b.CreateNot(y));
  case ScalarOp::Remainder:
    return b.CreateAnd(x, b.CreateNot(y));
  case ScalarOp::Power: // x^0 = 1
    return b.CreateOr(x, b.CreateNot(y));
  case ScalarOp::ShiftLeft:
  case ScalarOp::ShiftRightLogical:
    return b.CreateAnd(x, b.CreateNot(y));
  case ScalarOp::ShiftRightArithmetic:
  case ScalarOp::Abs:
  case ScalarOp::Negate:
  case ScalarOp::Sign:
  case ScalarOp::PopulationCount:
    return x;
  case ScalarOp::CountLeadingZeros:
    return b.CreateNot(x);
  case ScalarOp::MultiplyHigh: // a product of two bits has no upper half
    return code.boolean(x, false);
  case ScalarOp::FusedMultiplyAdd:
    return b.CreateOr(b.CreateAnd(x, y), operands[2]);
  default:
    return nullptr;
  }
}

static Value *binaryInteger(VectorCode &code, ScalarOp op, bool isSigned,
                            Value *x, Value *y) {
  auto &b = code.b;
  switch (op) {
  case ScalarOp::Add:
    return b.CreateAdd(x, y);
  case ScalarOp::Subtract:
    return b.CreateSub(x, y);
  case ScalarOp::Multiply:
    return b.CreateMul(x, y);
  case ScalarOp::MultiplyHigh:
    return multiplyHigh(code, isSigned, x, y);
  case ScalarOp::Divide:
  case ScalarOp::Remainder:
    return divide(code, isSigned, op == ScalarOp::Remainder, x, y);
  case ScalarOp::Power:
    return power(code, isSigned, x, y);
  case ScalarOp::Maximum:
    return b.CreateBinaryIntrinsic(isSigned ? Intrinsic::smax : Intrinsic::umax,
                                   x, y);
  case ScalarOp::Minimum:
    return b.CreateBinaryIntrinsic(isSigned ? Intrinsic::smin : Intrinsic::umin,
                                   x, y);
  case ScalarOp::And:
    return b.CreateAnd(x, y);
  case ScalarOp::Or:
    return b.CreateOr(x, y);
  case ScalarOp::Xor:
    return b.CreateXor(x, y);
  case ScalarOp::ShiftLeft:
    return shift(code, Shift::Left, x, y);
  case ScalarOp::ShiftRightLogical:
    return shift(code, Shift::Logical, x, y);
  case ScalarOp::ShiftRightArithmetic:
    return shift(code, Shift::Arithmetic, x, y);
  default:
    return nullptr;
  }
}

Value *integerOperation(VectorCode &code, ScalarOp op, ElementType type,
                        Operands operands) {
  if (type == ElementType::I1)
    return booleanOperation(code, op, operands);
  auto &b = code.b;
  bool isSigned = isSignedInteger(type);
  Value *x = operands[0];
  switch (op) {
  case ScalarOp::Abs:
    return isSigned ? b.CreateBinaryIntrinsic(Intrinsic::abs, x, b.getFalse())
                    : x;
  case ScalarOp::Negate:
    return b.CreateNeg(x);
  case ScalarOp::Not:
    return b.CreateNot(x);
  case ScalarOp::Sign:
    return sign(code, isSigned, x);
  case ScalarOp::PopulationCount:
    return b.CreateUnaryIntrinsic(Intrinsic::ctpop, x);
  case ScalarOp::CountLeadingZeros:
    return b.CreateBinaryIntrinsic(Intrinsic::ctlz, x, b.getFalse());
  case ScalarOp::FusedMultiplyAdd:
    return b.CreateAdd(b.CreateMul(x, operands[1]), operands[2]);
  default:
    return operands.size() == 2
               ? binaryInteger(code, op, isSigned, x, operands[1])
               : nullptr;
  }
}

} // namespace tesela::cpu
