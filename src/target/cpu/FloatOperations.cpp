// f32 and f64: arithmetic, comparison of values, roundings to integers.
#include "target/cpu/ScalarOperations.h"
#include "target/cpu/math/Functions.h"

#include "llvm/IR/IntrinsicsX86.h"

#include <cmath>

namespace tesela::cpu {

using namespace llvm;
using semantics::CompareDirection;
using semantics::CompareType;
using semantics::ScalarOp;

/// The value of a constant that has the same value in all lanes.
static const ConstantFP *uniformConstant(Value *value) {
  auto *constant = dyn_cast<Constant>(value);
  if (!constant)
    return nullptr;
  if (constant->getType()->isVectorTy())
    constant = constant->getSplatValue();
  return dyn_cast_or_null<ConstantFP>(constant);
}

/// vrange on one register or one element: -0 is below +0, but a number wins
/// over NaN.
static Value *range(VectorCode &code, bool maximum, Value *x, Value *y) {
  auto &b = code.b;
  // The sign is that of the result; 0 is the minimum, 1 the maximum.
  Value *kind = b.getInt32(4 | maximum);
  bool isDouble = VectorCode::bitsOf(x) == 64;
  unsigned lanes = VectorCode::lanesOf(x);
  Value *rounding = b.getInt32(4); // as the mode says
  if (lanes == 1) {
    auto *type = FixedVectorType::get(x->getType(), isDouble ? 2 : 4);
    Value *none = PoisonValue::get(type);
    Value *result = b.CreateIntrinsic(
        isDouble ? Intrinsic::x86_avx512_mask_range_sd
                 : Intrinsic::x86_avx512_mask_range_ss,
        {},
        {b.CreateInsertElement(none, x, uint64_t(0)),
         b.CreateInsertElement(none, y, uint64_t(0)),
         Constant::getNullValue(type), b.getInt8(-1), kind, rounding});
    return b.CreateExtractElement(result, uint64_t(0));
  }
  static constexpr Intrinsic::ID ids[2][3] = {
      {Intrinsic::x86_avx512_mask_range_ps_128,
       Intrinsic::x86_avx512_mask_range_ps_256,
       Intrinsic::x86_avx512_mask_range_ps_512},
      {Intrinsic::x86_avx512_mask_range_pd_128,
       Intrinsic::x86_avx512_mask_range_pd_256,
       Intrinsic::x86_avx512_mask_range_pd_512}};
  unsigned size = lanes * VectorCode::bitsOf(x) / 256; // 0, 1, 2
  SmallVector<Value *> arguments = {
      x, y, kind, Constant::getNullValue(x->getType()),
      lanes == 16 ? b.getInt16(-1) : b.getInt8(-1)};
  if (size == 2)
    arguments.push_back(rounding);
  return b.CreateIntrinsic(ids[isDouble][size], {}, arguments);
}

/// Three instructions instead of seven, of which two in a row wait for each
/// other; null where there is no such instruction.
static Value *extremumByRange(VectorCode &code, bool maximum, Value *x,
                              Value *y) {
  auto &b = code.b;
  unsigned lanes = VectorCode::lanesOf(x), bits = VectorCode::bitsOf(x);
  if (!code.machine.has("avx512dq") || (lanes > 1 && lanes * bits < 128) ||
      !isPowerOf2_32(lanes))
    return nullptr;
  unsigned width = std::min(lanes, code.machine.vectorBits / bits);
  Value *number =
      lanes == width
          ? range(code, maximum, x, y)
          : code.inPieces(x, y, width, [&](Value *left, Value *right) {
              return range(code, maximum, left, right);
            });
  return code.select(b.CreateFCmpUNO(x, y), b.CreateFAdd(x, y), number);
}

/// Maximum and minimum of IEEE 754-2019: NaN wins, -0 is below +0.
static Value *extremum(VectorCode &code, bool maximum, Value *x, Value *y) {
  auto &b = code.b;
  if (uniformConstant(x))
    std::swap(x, y);
  const ConstantFP *limit = uniformConstant(y);
  if (!limit || limit->isNaN()) {
    Value *ranged = limit ? nullptr : extremumByRange(code, maximum, x, y);
    return ranged
               ? ranged
               : b.CreateBinaryIntrinsic(
                     maximum ? Intrinsic::maximum : Intrinsic::minimum, x, y);
  }
  // Against a constant one instruction does it, which gives x where x is NaN or
  // equal to the constant.
  Value *beyond = maximum ? b.CreateFCmpOGT(y, x) : b.CreateFCmpOLT(y, x);
  Value *result = code.select(beyond, y, x);
  // Only the equal pair of zeros can need the sign of the constant.
  if (limit->isZero() && limit->isNegative() == !maximum) {
    Value *isZero = b.CreateFCmpOEQ(x, y);
    return code.select(isZero, y, result);
  }
  return result;
}

static Value *sign(VectorCode &code, Value *x) {
  Value *one = code.copySign(code.real(x, 1), x);
  Value *zeroOrNaN = code.b.CreateFCmpUEQ(x, code.real(x, 0));
  return code.select(zeroOrNaN, x, one);
}

Value *nextAfter(VectorCode &code, ElementType type, Value *x, Value *y) {
  auto &b = code.b;
  Value *word = toBits(code, type, x);
  Value *one = code.integer(word, 1);
  uint64_t top = uint64_t(1) << (code.bitsOf(word) - 1);
  // Bits grow with the magnitude: away from zero adds one.
  Value *towardsZero = b.CreateICmpEQ(b.CreateFCmpOLT(y, x),
                                      b.CreateFCmpOGT(x, code.real(x, 0)));
  Value *stepped =
      code.select(towardsZero, b.CreateSub(word, one), b.CreateAdd(word, one));
  Value *signOfY = b.CreateAnd(toBits(code, type, y), code.integer(word, top));
  Value *smallest = b.CreateOr(signOfY, one);
  Value *isZero = b.CreateFCmpOEQ(x, code.real(x, 0));
  Value *result = ofBits(code, type, code.select(isZero, smallest, stepped));
  result = code.select(b.CreateFCmpOEQ(x, y), y, result);
  return code.select(b.CreateFCmpUNO(x, y), code.add(x, y), result);
}

static Value *isFinite(VectorCode &code, Value *x) {
  return code.b.CreateFCmpOLT(code.absolute(x), code.real(x, INFINITY));
}

Value *floatOperation(VectorCode &code, ScalarOp op, Operands operands) {
  Value *x = operands[0], *y = operands.size() > 1 ? operands[1] : nullptr;
  auto &b = code.b;
  if (math::isFunction(op))
    return math::evaluate(code, op, operands);
  switch (op) {
  case ScalarOp::Abs:
    return code.absolute(x);
  case ScalarOp::Negate:
    return b.CreateFNeg(x);
  case ScalarOp::Ceil:
    return code.unary(Intrinsic::ceil, x);
  case ScalarOp::Floor:
    return code.unary(Intrinsic::floor, x);
  case ScalarOp::RoundNearestAfz:
    return code.unary(Intrinsic::round, x);
  case ScalarOp::RoundNearestEven:
    return code.nearest(x);
  case ScalarOp::IsFinite:
    return isFinite(code, x);
  case ScalarOp::Sign:
    return sign(code, x);
  case ScalarOp::Sqrt:
    return code.squareRoot(x);
  case ScalarOp::Real:
    return x;
  case ScalarOp::Imag:
    return code.real(x, 0);
  case ScalarOp::Add:
    return code.add(x, y);
  case ScalarOp::Subtract:
    return code.subtract(x, y);
  case ScalarOp::Multiply:
    return code.multiply(x, y);
  case ScalarOp::Divide:
    return code.divide(x, y);
  case ScalarOp::Remainder:
    return math::remainder(code, x, y);
  case ScalarOp::Maximum:
  case ScalarOp::Minimum:
    return extremum(code, op == ScalarOp::Maximum, x, y);
  case ScalarOp::FusedMultiplyAdd:
    return code.fma(x, y, operands[2]);
  default:
    return nullptr;
  }
}

//===- Comparison ----------------------------------------------------------===

static CmpInst::Predicate floatPredicate(CompareDirection direction) {
  switch (direction) {
  case CompareDirection::EQ:
    return CmpInst::FCMP_OEQ;
  case CompareDirection::NE:
    return CmpInst::FCMP_UNE;
  case CompareDirection::GE:
    return CmpInst::FCMP_OGE;
  case CompareDirection::GT:
    return CmpInst::FCMP_OGT;
  case CompareDirection::LE:
    return CmpInst::FCMP_OLE;
  case CompareDirection::LT:
    return CmpInst::FCMP_OLT;
  }
  return CmpInst::BAD_FCMP_PREDICATE;
}

static CmpInst::Predicate integerPredicate(CompareDirection direction,
                                           bool isSigned) {
  switch (direction) {
  case CompareDirection::EQ:
    return CmpInst::ICMP_EQ;
  case CompareDirection::NE:
    return CmpInst::ICMP_NE;
  case CompareDirection::GE:
    return isSigned ? CmpInst::ICMP_SGE : CmpInst::ICMP_UGE;
  case CompareDirection::GT:
    return isSigned ? CmpInst::ICMP_SGT : CmpInst::ICMP_UGT;
  case CompareDirection::LE:
    return isSigned ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE;
  case CompareDirection::LT:
    return isSigned ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT;
  }
  return CmpInst::BAD_ICMP_PREDICATE;
}

/// A signed integer that is ordered as the total order of floats: bits of
/// negative numbers below the sign are turned round.
static Value *orderKey(VectorCode &code, ElementType type, Value *x) {
  auto &b = code.b;
  // f32 orders f16 and bf16 as their own bits do; the NaN of small formats may
  // stand elsewhere in their order.
  bool ownOrder = bitWidth(type) <= 8 && type != ElementType::F8E8M0FNU;
  Value *word = ownOrder ? toBits(code, type, x) : code.bits(x);
  unsigned width = code.bitsOf(word);
  Value *negative = b.CreateAShr(word, code.integer(word, width - 1));
  return b.CreateXor(word, b.CreateLShr(negative, code.integer(word, 1)));
}

Value *compareValues(VectorCode &code,
                     const semantics::ScalarInstruction &instruction,
                     ElementType type, Element lhs, Element rhs) {
  auto &b = code.b;
  CompareDirection direction = instruction.direction;
  if (isComplex(type)) { // EQ and NE; the order is that of the real parts
    auto predicate = floatPredicate(direction);
    Value *real = b.CreateFCmp(predicate, lhs.real, rhs.real);
    Value *imaginary = b.CreateFCmp(predicate, lhs.imaginary, rhs.imaginary);
    if (direction == CompareDirection::EQ)
      return b.CreateAnd(real, imaginary);
    return direction == CompareDirection::NE ? b.CreateOr(real, imaginary)
                                             : real;
  }
  if (!isFloat(type))
    return b.CreateICmp(integerPredicate(direction, isSignedInteger(type)),
                        lhs.real, rhs.real);
  if (instruction.comparison == CompareType::TotalOrder)
    return b.CreateICmp(integerPredicate(direction, true),
                        orderKey(code, type, lhs.real),
                        orderKey(code, type, rhs.real));
  return b.CreateFCmp(floatPredicate(direction), lhs.real, rhs.real);
}

} // namespace tesela::cpu
