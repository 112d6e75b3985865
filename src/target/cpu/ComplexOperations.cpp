// Complex numbers as pairs. Products and quotients are the textbook formulas
// with one rounding per operation; functions of complex numbers come as bodies
// of real operators (semantics/functions).
#include "target/cpu/ScalarOperations.h"
#include "target/cpu/math/Functions.h"

namespace tesela::cpu {

using namespace llvm;
using semantics::ScalarOp;

static Element multiply(VectorCode &code, Element x, Element y) {
  return {code.subtract(code.multiply(x.real, y.real),
                        code.multiply(x.imaginary, y.imaginary)),
          code.add(code.multiply(x.real, y.imaginary),
                   code.multiply(x.imaginary, y.real))};
}

/// Smith's method: divides by the larger part of the divisor first, so that no
/// square overflows.
static Element divide(VectorCode &code, Element x, Element y) {
  auto &b = code.b;
  Value *realLarger =
      b.CreateFCmpOGE(code.absolute(y.real), code.absolute(y.imaginary));
  Value *large = code.select(realLarger, y.real, y.imaginary);
  Value *small = code.select(realLarger, y.imaginary, y.real);
  Value *ratio = code.divide(small, large);
  Value *denominator = code.add(large, code.multiply(small, ratio));
  Value *first = code.select(realLarger, x.real, x.imaginary);
  Value *second = code.select(realLarger, x.imaginary, x.real);
  Value *real = code.add(first, code.multiply(second, ratio));
  Value *difference = code.subtract(second, code.multiply(first, ratio));
  Value *imaginary =
      code.select(realLarger, difference, b.CreateFNeg(difference));
  return {code.divide(real, denominator), code.divide(imaginary, denominator)};
}

/// hypot without overflow: the larger part times sqrt(1 + ratio^2).
static Value *magnitude(VectorCode &code, Element x) {
  auto &b = code.b;
  bool single = code.bitsOf(x.real) == 32;
  if (!single)
    return math::library(code, "hypot", {x.real, x.imaginary});
  // Squares of f32 neither overflow nor lose bits in f64.
  Type *wide = code.doubleType(x.real);
  Value *re = b.CreateFPExt(x.real, wide),
        *im = b.CreateFPExt(x.imaginary, wide);
  Value *sum = code.add(code.multiply(re, re), code.multiply(im, im));
  Value *root = b.CreateFPTrunc(code.squareRoot(sum), x.real->getType());
  Value *infinity = code.real(x.real, HUGE_VAL);
  Value *infinite =
      b.CreateOr(b.CreateFCmpOEQ(code.absolute(x.real), infinity),
                 b.CreateFCmpOEQ(code.absolute(x.imaginary), infinity));
  return code.select(infinite, infinity, root);
}

static Element sign(VectorCode &code, Element x) {
  auto &b = code.b;
  Value *size = magnitude(code, x);
  Value *isZero = b.CreateFCmpOEQ(size, code.real(size, 0));
  return {code.select(isZero, x.real, code.divide(x.real, size)),
          code.select(isZero, x.imaginary, code.divide(x.imaginary, size))};
}

Element complexOperation(VectorCode &code, ScalarOp op,
                         ArrayRef<Element> operands) {
  auto &b = code.b;
  Element x = operands[0], y = operands.size() > 1 ? operands[1] : Element();
  switch (op) {
  case ScalarOp::Real:
    return {x.real, nullptr};
  case ScalarOp::Imag:
    return {x.imaginary, nullptr};
  case ScalarOp::Abs:
    return {magnitude(code, x), nullptr};
  case ScalarOp::Negate:
    return {b.CreateFNeg(x.real), b.CreateFNeg(x.imaginary)};
  case ScalarOp::Sign:
    return sign(code, x);
  case ScalarOp::Add:
    return {code.add(x.real, y.real), code.add(x.imaginary, y.imaginary)};
  case ScalarOp::Subtract:
    return {code.subtract(x.real, y.real),
            code.subtract(x.imaginary, y.imaginary)};
  case ScalarOp::Multiply:
    return multiply(code, x, y);
  case ScalarOp::Divide:
    return divide(code, x, y);
  default:
    return {};
  }
}

} // namespace tesela::cpu
