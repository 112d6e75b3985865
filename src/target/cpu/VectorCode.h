// Arithmetic on LLVM values of any shape: a scalar or a vector of any length.
// Constants take the shape of the value they meet, so that one function text
// serves every number of lanes.
//
//     Value *half = code.multiply(x, code.real(x, 0.5));
//
// Nothing here changes a result: no flags, no contraction.
#pragma once

#include "target/cpu/Capabilities.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Intrinsics.h"

namespace tesela::cpu {

class VectorCode {
public:
  VectorCode(llvm::IRBuilderBase &builder, const Capabilities &machine)
      : b(builder), machine(machine) {}

  using Value = llvm::Value;
  using Type = llvm::Type;

  // Types and constants.
  static unsigned lanesOf(Type *type);
  static unsigned lanesOf(Value *value) { return lanesOf(value->getType()); }
  static unsigned bitsOf(Value *value) {
    return value->getType()->getScalarSizeInBits();
  }
  /// `scalar` in the shape of `like`.
  static Type *shaped(Value *like, Type *scalar);
  Type *integerType(Value *like, unsigned bits) {
    return shaped(like, b.getIntNTy(bits));
  }
  Type *floatType(Value *like) { return shaped(like, b.getFloatTy()); }
  Type *doubleType(Value *like) { return shaped(like, b.getDoubleTy()); }
  /// A constant of the floating type of `like`.
  Value *real(Value *like, double value);
  /// A constant of the integer type of `like` (or as wide as its floats).
  Value *integer(Value *like, uint64_t value);
  Value *boolean(Value *like, bool value);

  // Floating point.
  Value *fma(Value *x, Value *y, Value *z);
  /// z - x * y, rounded once.
  Value *fnma(Value *x, Value *y, Value *z) {
    return fma(b.CreateFNeg(x), y, z);
  }
  Value *add(Value *x, Value *y) { return b.CreateFAdd(x, y); }
  Value *subtract(Value *x, Value *y) { return b.CreateFSub(x, y); }
  Value *multiply(Value *x, Value *y) { return b.CreateFMul(x, y); }
  Value *divide(Value *x, Value *y) { return b.CreateFDiv(x, y); }
  Value *unary(llvm::Intrinsic::ID function, Value *x) {
    return b.CreateUnaryIntrinsic(function, x);
  }
  Value *absolute(Value *x) { return unary(llvm::Intrinsic::fabs, x); }
  Value *squareRoot(Value *x) { return unary(llvm::Intrinsic::sqrt, x); }
  /// To the nearest integer, ties to even.
  Value *nearest(Value *x) { return unary(llvm::Intrinsic::roundeven, x); }
  Value *copySign(Value *magnitude, Value *sign);
  Value *isNaN(Value *x) { return b.CreateFCmpUNO(x, x); }
  /// One instruction: `x` where it is NaN, else min(x, limit) or max(x, limit).
  Value *atMost(Value *x, double limit);
  Value *atLeast(Value *x, double limit);
  /// c[0] + c[1] x + c[2] x^2 + ..., by Horner's rule.
  Value *polynomial(Value *x, llvm::ArrayRef<double> coefficients);
  /// x * 2^n, rounded once, n a float of integral value; no overflow of n for
  /// |n| < 2^20.
  Value *scale(Value *x, Value *n);
  /// The same where `mask` holds, else 0, at no cost: an instruction that
  /// underflows takes a hundred times as long.
  Value *scaleWhere(Value *mask, Value *x, Value *n);

  // Bits.
  Value *bits(Value *x);
  /// i32 to float, i64 to double.
  Value *fromBits(Value *x);
  Value *select(Value *mask, Value *then, Value *otherwise) {
    return b.CreateSelect(mask, then, otherwise);
  }
  /// Does any lane of the mask hold? An i1.
  Value *any(Value *mask);

  /// `usual`, or where `condition` (i1, seldom true) holds what `rare` emits,
  /// behind a branch. The builder may stand within a block.
  Value *rarely(Value *condition, Value *usual,
                llvm::function_ref<Value *()> rare);

  /// Applies `function` to pieces of `width` lanes and joins the results; the
  /// number of lanes must be a multiple of width.
  Value *inPieces(Value *x, Value *y, unsigned width,
                  llvm::function_ref<Value *(Value *, Value *)> function);
  Value *slice(Value *x, unsigned first, unsigned count);
  Value *join(llvm::ArrayRef<Value *> pieces);

  llvm::IRBuilderBase &b;
  const Capabilities &machine;
};

} // namespace tesela::cpu
