// Evaluates a semantics::ScalarBody on many points at once.
//
// The body is compiled once into a flat list of steps. A step is a typed loop
// over one chunk of up to `width` points: it reads the registers of its
// operands and writes its own. A register holds one element per point in the
// storage form of base/ElementType.h. The cost of dispatch is thus paid once
// per chunk and not once per element.
//
// Floats other than f64 are computed in double and rounded once, which is the
// rounding that ScalarBody.h demands (see SmallFloat.h); functions go through
// double likewise, f64 ones through libm.
#pragma once

#include "base/ElementType.h"
#include "base/Error.h"
#include "semantics/ScalarBody.h"

#include <cstddef>
#include <cstring>
#include <vector>

namespace tesela::interpret {

/// One typed loop. `registers` is the base of the register file.
struct Step {
  void (*kernel)(const Step &step, std::byte *registers, int64_t count);
  uint32_t out = 0; // byte offsets of registers
  uint32_t in[3] = {0, 0, 0};
  ElementType type = ElementType::F32;        // of the result
  ElementType operandType = ElementType::F32; // of the first operand
  uint32_t scratch = 0;                       // 16 bytes per point
  unsigned exponentBits = 0, mantissaBits = 0;
  double (*function)(double) = nullptr;
  semantics::CompareDirection direction = semantics::CompareDirection::EQ;
};

class ScalarEvaluator {
public:
  static constexpr int64_t width = 256;

  struct Leaf {
    semantics::ScalarOp op; // Input, Iterator, InBounds
    unsigned index;
    ElementType type;
    uint32_t offset;
  };
  struct Value {
    ElementType type;
    uint32_t offset;
  };

  /// Unimplemented where an operator does not exist on a type.
  static Result<ScalarEvaluator> compile(const semantics::ScalarBody &body);

  const std::vector<Leaf> &leaves() const { return leafList; }
  const std::vector<Value> &results() const { return resultList; }

  /// Register of a leaf or result: `width` elements.
  std::byte *at(uint32_t offset) { return registers.data() + offset; }
  /// Runs the steps on the first `count` points of the registers.
  void run(int64_t count) {
    for (const Step &step : steps)
      step.kernel(step, registers.data(), count);
  }

private:
  uint32_t allocate(size_t bytes);

  std::vector<Step> steps;
  std::vector<Leaf> leafList;
  std::vector<Value> resultList;
  std::vector<std::byte> registers;
};

/// The loop of one operator, or null where it does not exist on the type.
/// One function per class of types, each in its own file.
using KernelFunction = decltype(Step::kernel);
KernelFunction integerKernel(const semantics::ScalarInstruction &instruction,
                             Step &step);
KernelFunction floatKernel(const semantics::ScalarInstruction &instruction,
                           Step &step);
KernelFunction complexKernel(const semantics::ScalarInstruction &instruction,
                             Step &step);
/// Convert, Bitcast, Select, Complex, Real, Imag: between types.
KernelFunction convertKernel(const semantics::ScalarInstruction &instruction,
                             Step &step);

/// Converts `count` elements as the operator convert does.
void convertElements(const std::byte *from, ElementType fromType, std::byte *to,
                     ElementType toType, int64_t count);

/// Compares as `direction` says; shared by the kernels.
template <typename T>
bool holds(semantics::CompareDirection direction, T a, T b) {
  using enum semantics::CompareDirection;
  switch (direction) {
  case EQ:
    return a == b;
  case NE:
    return a != b;
  case GE:
    return a >= b;
  case GT:
    return a > b;
  case LE:
    return a <= b;
  case LT:
    return a < b;
  }
  return false;
}

} // namespace tesela::interpret
