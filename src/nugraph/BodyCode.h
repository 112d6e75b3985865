// Scalar bodies made ready to run on arrays of doubles: one loop over the
// elements for each instruction.
//
// Floats are not rounded and conversions between them do nothing: this computes
// what the program means over the reals. Integers wrap as their type says, as
// far as a double can hold them.
#pragma once

#include "semantics/ScalarBody.h"

#include <vector>

namespace tesela::nugraph {

struct BodyStep {
  enum class Number : uint8_t { Float, Signed, Unsigned, Boolean };

  semantics::ScalarOp op = semantics::ScalarOp::Input;
  /// What the operands are (of the last one), and what the result is.
  Number operands = Number::Float, result = Number::Float;
  unsigned bits = 64; // of the result
  semantics::CompareDirection direction = semantics::CompareDirection::EQ;
  unsigned index = 0; // Input
  double constant = 0;
  unsigned a = 0, b = 0, c = 0; // earlier steps
};

struct BodyCode {
  std::vector<BodyStep> steps;
  unsigned result = 0;
  bool runs = true; // false: it holds what doubles cannot say
};

/// The number that a constant of a body is, nearest among doubles.
double constantValue(const semantics::ScalarInstruction &constant);

BodyCode compile(const semantics::ScalarBody &body);

/// The body at `count` points; `inputs[i]` has the values of input i there.
void run(const BodyCode &code, llvm::ArrayRef<const double *> inputs,
         size_t count, double *result);

} // namespace tesela::nugraph
