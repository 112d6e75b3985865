// Functions of f64 in f64 arithmetic: exponentials and logarithms and what
// follows from them. Coefficients are minimax fits with coefficients rounded to
// f64; the others call the C library (Functions.cpp).
#pragma once

#include "target/cpu/VectorCode.h"

#include <utility>

namespace tesela::cpu::math::binary64 {

using llvm::Value;

Value *exponential(VectorCode &code, Value *x);
Value *exponentialMinusOne(VectorCode &code, Value *x);
Value *logarithm(VectorCode &code, Value *x);
Value *logPlusOne(VectorCode &code, Value *x);
Value *logistic(VectorCode &code, Value *x);
Value *hyperbolicTangent(VectorCode &code, Value *x);

/// Of positive normal x = 2^k m, sqrt(1/2) <= m < sqrt(2): k and m.
std::pair<Value *, Value *> exponentAndMantissa(VectorCode &code, Value *x);

} // namespace tesela::cpu::math::binary64
