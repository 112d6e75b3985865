// Operations on integers modulo 2^n and on booleans, as semantics/ScalarBody.h
// defines them.
#pragma once

#include "base/ElementType.h"
#include "prove/RealFunctions.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <optional>

namespace tesela::prove {

int64_t addIntegers(int64_t a, int64_t b, ElementType type);
int64_t multiplyIntegers(int64_t a, int64_t b, ElementType type);
int64_t negateInteger(int64_t a, ElementType type);
/// -1, 0 or 1.
int compareIntegers(int64_t a, int64_t b, ElementType type);
/// Nothing for an uninterpreted function.
std::optional<int64_t> applyToIntegers(NamedFunction function,
                                       llvm::ArrayRef<int64_t> operands,
                                       ElementType type);

} // namespace tesela::prove
