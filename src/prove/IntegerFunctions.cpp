#include "prove/IntegerFunctions.h"

#include "prove/Sample.h"

#include "llvm/ADT/bit.h"

namespace tesela::prove {

namespace {
bool isUnsigned(ElementType type) { return !isSignedInteger(type); }

int64_t divide(int64_t a, int64_t b, ElementType type) {
  if (b == 0)
    return -1;
  if (isUnsigned(type))
    return int64_t(uint64_t(a) / uint64_t(b));
  return b == -1 ? int64_t(-uint64_t(a)) : a / b;
}

int64_t remainder(int64_t a, int64_t b, ElementType type) {
  if (b == 0)
    return a;
  if (isUnsigned(type))
    return int64_t(uint64_t(a) % uint64_t(b));
  return b == -1 ? 0 : a % b;
}

int64_t shift(NamedFunction function, int64_t a, int64_t b, ElementType type) {
  unsigned width = bitWidth(type);
  bool tooFar = b < 0 || b >= int64_t(width);
  uint64_t bits = uint64_t(a);
  if (width < 64)
    bits &= (uint64_t(1) << width) - 1;
  switch (function) {
  case NamedFunction::ShiftLeft:
    return tooFar ? 0 : int64_t(bits << b);
  case NamedFunction::ShiftRightLogical:
    return tooFar ? 0 : int64_t(bits >> b);
  default: {
    // The sign of the width, whether the type has one or not.
    bool negative = (bits >> (width - 1)) & 1;
    uint64_t sign = negative ? ~uint64_t(0) : 0;
    uint64_t extended = width < 64 ? bits | (sign << width) : bits;
    return tooFar ? int64_t(sign) : int64_t(extended) >> b;
  }
  }
}

/// Negative exponents: 1 and -1 have integer reciprocals, all others give 0.
int64_t power(int64_t a, int64_t b, ElementType type) {
  if (!isUnsigned(type) && b < 0)
    return a == 1 ? 1 : a == -1 ? (b & 1 ? -1 : 1) : 0;
  int64_t result = 1;
  for (uint64_t rest = uint64_t(b); rest; rest >>= 1) {
    if (rest & 1)
      result = multiplyIntegers(result, a, type);
    a = multiplyIntegers(a, a, type);
  }
  return result;
}

uint64_t unsignedBits(int64_t a, ElementType type) {
  unsigned width = bitWidth(type);
  return width < 64 ? uint64_t(a) & ((uint64_t(1) << width) - 1) : uint64_t(a);
}
} // namespace

int64_t addIntegers(int64_t a, int64_t b, ElementType type) {
  if (type == ElementType::I1)
    return a | b;
  return wrapped(int64_t(uint64_t(a) + uint64_t(b)), type);
}

int64_t multiplyIntegers(int64_t a, int64_t b, ElementType type) {
  return wrapped(int64_t(uint64_t(a) * uint64_t(b)), type);
}

int64_t negateInteger(int64_t a, ElementType type) {
  return wrapped(int64_t(-uint64_t(a)), type);
}

int compareIntegers(int64_t a, int64_t b, ElementType type) {
  if (a == b)
    return 0;
  bool less = isUnsigned(type) ? uint64_t(a) < uint64_t(b) : a < b;
  return less ? -1 : 1;
}

std::optional<int64_t> applyToIntegers(NamedFunction function,
                                       llvm::ArrayRef<int64_t> operands,
                                       ElementType type) {
  int64_t a = operands[0], b = operands.size() > 1 ? operands[1] : 0;
  bool less = compareIntegers(a, b, type) < 0;
  auto result = [&](int64_t value) { return wrapped(value, type); };
  switch (function) {
  case NamedFunction::Abs:
    return a < 0 && !isUnsigned(type) ? negateInteger(a, type) : a;
  case NamedFunction::Sign:
    return a == 0 ? 0 : a < 0 && !isUnsigned(type) ? -1 : 1;
  case NamedFunction::Minimum:
    return less ? a : b;
  case NamedFunction::Maximum:
    return less ? b : a;
  case NamedFunction::Divide:
    return result(divide(a, b, type));
  case NamedFunction::Remainder:
    return result(remainder(a, b, type));
  case NamedFunction::Power:
    return power(a, b, type);
  case NamedFunction::And:
    return a & b;
  case NamedFunction::Or:
    return a | b;
  case NamedFunction::Xor:
    return result(a ^ b);
  case NamedFunction::Not:
    return result(~a);
  case NamedFunction::ShiftLeft:
  case NamedFunction::ShiftRightArithmetic:
  case NamedFunction::ShiftRightLogical:
    return result(shift(function, a, b, type));
  case NamedFunction::PopulationCount:
    return llvm::popcount(unsignedBits(a, type));
  case NamedFunction::CountLeadingZeros:
    return llvm::countl_zero(unsignedBits(a, type)) - 64 + int(bitWidth(type));
  default:
    return std::nullopt;
  }
}

} // namespace tesela::prove
