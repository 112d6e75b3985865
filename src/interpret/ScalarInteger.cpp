// Integer and i1 operators of the scalar evaluator.
#include "interpret/Storage.h"

#include <bit>

namespace tesela::interpret {
namespace {

using semantics::ScalarInstruction;
using semantics::ScalarOp;

// `w` is the width of the type; operands come sign- or zero-extended, results
// are wrapped by the store. int64_t arithmetic is done unsigned: it wraps.
template <typename W> uint64_t bitsOf(W value, unsigned w) {
  return w == 64 ? uint64_t(value) : uint64_t(value) & ((uint64_t(1) << w) - 1);
}

template <typename W> W divide(W a, W b, unsigned w) {
  if (b == 0)
    return W(-1);
  if (std::is_signed_v<W> && b == W(-1))
    return W(0 - uint64_t(a));
  return a / b;
}

template <typename W> W remainder(W a, W b) {
  if (b == 0)
    return a;
  if (std::is_signed_v<W> && b == W(-1))
    return 0;
  return a % b;
}

template <typename W> W power(W base, W exponent) {
  if (std::is_signed_v<W> && int64_t(exponent) < 0) {
    if (base == W(1))
      return 1;
    if (base == W(-1))
      return exponent & 1 ? W(-1) : W(1);
    return 0;
  }
  uint64_t result = 1, factor = uint64_t(base), left = uint64_t(exponent);
  for (; left; left >>= 1, factor *= factor)
    if (left & 1)
      result *= factor;
  return W(result);
}

template <typename W> W multiplyHigh(W a, W b, unsigned w) {
  if constexpr (std::is_signed_v<W>)
    return W((__int128(a) * b) >> w);
  else
    return W((static_cast<unsigned __int128>(a) * b) >> w);
}

template <ScalarOp op, typename W> W unary(W a, unsigned w) {
  const bool boolean = w == 1;
  if constexpr (op == ScalarOp::Abs)
    return std::is_signed_v<W> && int64_t(a) < 0 ? W(0 - uint64_t(a)) : a;
  if constexpr (op == ScalarOp::Negate)
    return boolean ? a : W(0 - uint64_t(a));
  if constexpr (op == ScalarOp::Not)
    return W(~uint64_t(a));
  if constexpr (op == ScalarOp::PopulationCount)
    return W(std::popcount(bitsOf(a, w)));
  if constexpr (op == ScalarOp::CountLeadingZeros)
    return W(std::countl_zero(bitsOf(a, w)) - (64 - int(w)));
  if constexpr (op == ScalarOp::Sign)
    return W(a > 0 ? 1 : a == 0 ? 0 : -1);
  return a;
}

template <ScalarOp op, typename W> W binary(W a, W b, unsigned w) {
  const uint64_t x = uint64_t(a), y = uint64_t(b);
  const bool boolean = w == 1;
  const uint64_t shift = bitsOf(b, w);
  if constexpr (op == ScalarOp::Add)
    return boolean ? W(x | y) : W(x + y);
  if constexpr (op == ScalarOp::Subtract)
    return W(x - y);
  if constexpr (op == ScalarOp::Multiply)
    return W(x * y);
  if constexpr (op == ScalarOp::Divide)
    return divide(a, b, w);
  if constexpr (op == ScalarOp::Remainder)
    return remainder(a, b);
  if constexpr (op == ScalarOp::Power)
    return power(a, b);
  if constexpr (op == ScalarOp::Maximum)
    return a > b ? a : b;
  if constexpr (op == ScalarOp::Minimum)
    return a < b ? a : b;
  if constexpr (op == ScalarOp::And)
    return W(x & y);
  if constexpr (op == ScalarOp::Or)
    return W(x | y);
  if constexpr (op == ScalarOp::Xor)
    return W(x ^ y);
  if constexpr (op == ScalarOp::ShiftLeft)
    return shift >= w ? 0 : W(x << shift);
  if constexpr (op == ScalarOp::ShiftRightLogical)
    return shift >= w ? 0 : W(bitsOf(a, w) >> shift);
  if constexpr (op == ScalarOp::ShiftRightArithmetic) {
    // The sign is the top bit of the width, for unsigned types too.
    const int64_t value = int64_t(bitsOf(a, w) << (64 - w)) >> (64 - w);
    return W(value >> (shift >= w ? w - 1 : shift));
  }
  if constexpr (op == ScalarOp::MultiplyHigh)
    return multiplyHigh(a, b, w);
  return a;
}

template <ScalarOp op, bool isBinary, typename S>
void loop(const Step &step, std::byte *r, int64_t count) {
  const unsigned w = bitWidth(step.type);
  const std::byte *a = r + step.in[0], *b = r + step.in[1];
  std::byte *out = r + step.out;
  for (int64_t i = 0; i < count; ++i) {
    if constexpr (isBinary)
      S::store(step, out, i, binary<op>(S::load(a, i), S::load(b, i), w));
    else
      S::store(step, out, i, unary<op>(S::load(a, i), w));
  }
}

template <typename S>
void compareLoop(const Step &step, std::byte *r, int64_t count) {
  const std::byte *a = r + step.in[0], *b = r + step.in[1];
  for (int64_t i = 0; i < count; ++i)
    r[step.out + i] =
        std::byte(holds(step.direction, S::load(a, i), S::load(b, i)));
}

template <ScalarOp op, bool isBinary>
KernelFunction kernelFor(ElementType type) {
  return withInteger(type, []<typename S>() -> KernelFunction {
    return loop<op, isBinary, S>;
  });
}

} // namespace

KernelFunction integerKernel(const ScalarInstruction &instruction, Step &step) {
  const ElementType type = step.operandType;
  using enum ScalarOp;
  switch (instruction.op) {
  case Abs:
    return kernelFor<Abs, false>(type);
  case Negate:
    return kernelFor<Negate, false>(type);
  case Not:
    return kernelFor<Not, false>(type);
  case PopulationCount:
    return kernelFor<PopulationCount, false>(type);
  case CountLeadingZeros:
    return kernelFor<CountLeadingZeros, false>(type);
  case Sign:
    return kernelFor<Sign, false>(type);
  case Add:
    return kernelFor<Add, true>(type);
  case Subtract:
    return kernelFor<Subtract, true>(type);
  case Multiply:
    return kernelFor<Multiply, true>(type);
  case Divide:
    return kernelFor<Divide, true>(type);
  case Remainder:
    return kernelFor<Remainder, true>(type);
  case Power:
    return kernelFor<Power, true>(type);
  case Maximum:
    return kernelFor<Maximum, true>(type);
  case Minimum:
    return kernelFor<Minimum, true>(type);
  case And:
    return kernelFor<And, true>(type);
  case Or:
    return kernelFor<Or, true>(type);
  case Xor:
    return kernelFor<Xor, true>(type);
  case ShiftLeft:
    return kernelFor<ShiftLeft, true>(type);
  case ShiftRightLogical:
    return kernelFor<ShiftRightLogical, true>(type);
  case ShiftRightArithmetic:
    return kernelFor<ShiftRightArithmetic, true>(type);
  case MultiplyHigh:
    return kernelFor<MultiplyHigh, true>(type);
  case Compare:
    return withInteger(
        type, []<typename S>() -> KernelFunction { return compareLoop<S>; });
  default:
    return nullptr;
  }
}

} // namespace tesela::interpret
