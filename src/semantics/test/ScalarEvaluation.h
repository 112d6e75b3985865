// Evaluates scalar bodies on f32, f64, integers up to 64 bits and their complex
// types with the C library: enough to compare the functions with references.
#pragma once

#include "semantics/ScalarBody.h"

namespace tesela::semantics {

struct Number {
  double real = 0, imaginary = 0; // floats and complex
  uint64_t bits = 0;              // integers, the width of the type
};

/// The first result of `body` for `inputs`; asserts on what it does not know.
Number evaluate(const ScalarBody &body, llvm::ArrayRef<Number> inputs);

} // namespace tesela::semantics
