// Functions of f32 in f32 arithmetic: those that matter for speed.
// Coefficients are minimax fits over the reduced interval with coefficients
// rounded to f32; the fit error stands beside each.
#pragma once

#include "target/cpu/VectorCode.h"

namespace tesela::cpu::math::single {

using llvm::Value;

Value *exponential(VectorCode &code, Value *x);
Value *exponentialMinusOne(VectorCode &code, Value *x);
Value *logarithm(VectorCode &code, Value *x);
Value *logistic(VectorCode &code, Value *x);
Value *hyperbolicTangent(VectorCode &code, Value *x);
Value *errorFunction(VectorCode &code, Value *x);

} // namespace tesela::cpu::math::single
