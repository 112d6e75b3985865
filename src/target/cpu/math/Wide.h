// Functions of f32 in f64 arithmetic. The cores are good to 2^-40 or better, so
// that results are the nearest f32 but for a few in ten million arguments.
// Operands and results are f64 vectors that hold f32 values; results still have
// to be rounded to f32.
#pragma once

#include "target/cpu/VectorCode.h"

namespace tesela::cpu::math::wide {

using llvm::Value;

Value *logPlusOne(VectorCode &code, Value *x);
Value *power(VectorCode &code, Value *x, Value *y);
Value *cubeRoot(VectorCode &code, Value *x);
Value *sine(VectorCode &code, Value *x);    // |x| < 2^27
Value *cosine(VectorCode &code, Value *x);  // |x| < 2^27
Value *tangent(VectorCode &code, Value *x); // |x| < 2^27
Value *arcTangent2(VectorCode &code, Value *y, Value *x);
Value *arcSine(VectorCode &code, Value *x);
Value *arcCosine(VectorCode &code, Value *x);
Value *hyperbolicSine(VectorCode &code, Value *x);
Value *hyperbolicCosine(VectorCode &code, Value *x);
Value *areaSine(VectorCode &code, Value *x);
Value *areaCosine(VectorCode &code, Value *x);
Value *areaTangent(VectorCode &code, Value *x);
Value *errorComplement(VectorCode &code, Value *x);

} // namespace tesela::cpu::math::wide
