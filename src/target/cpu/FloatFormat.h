// The narrow floating formats: f16, bf16, and those of 8, 6 and 4 bits.
//
// In registers their values are f32, which holds every one of them exactly.
// Here are the two directions: bits of the format from and to f32, and the
// rounding of any f32 to the nearest value of the format (ties to even).
//
// Out of range: formats with infinities (IEEE: f16, bf16, f8E5M2, f8E4M3,
// f8E3M4) go to infinity; finite ones with a NaN (FN, FNUZ, B11FNUZ) to NaN;
// f6 and f4, which have neither, to the largest value, NaN to zero (f4: to -0).
// f8E8M0FNU has powers of two only: ties go up, what is too small to the least
// one; zero, negative values and infinities become NaN.
#pragma once

#include "base/ElementType.h"
#include "target/cpu/VectorCode.h"

#include <optional>

namespace tesela::cpu {

struct FloatFormat {
  unsigned exponentBits = 0, mantissaBits = 0;
  int bias = 0;
  bool infinities = false;  // the top exponent is kept for inf and NaN
  bool nan = false;         // some encoding is NaN
  bool negativeZero = true; // false: the encoding of -0 is the NaN (FNUZ)

  unsigned bits() const { return 1 + exponentBits + mantissaBits; }
  /// The largest finite value, as its magnitude's encoding.
  unsigned largest() const;
};

/// The format of a narrow float with sign, exponent and mantissa; none for f32,
/// f64, f8E8M0FNU and other types.
std::optional<FloatFormat> floatFormat(ElementType type);
/// Held in registers as f32 with fewer bits than that.
bool isNarrowFloat(ElementType type);

/// The values (f32) of encodings in the low bits of `bits` (i8 or i16).
llvm::Value *decode(VectorCode &code, ElementType type, llvm::Value *bits);
/// The encodings (i8 or i16) of values of the format (f32 that hold such).
llvm::Value *encodeExact(VectorCode &code, ElementType type,
                         llvm::Value *value);
/// The nearest value of the format, still as f32.
llvm::Value *roundTo(VectorCode &code, ElementType type, llvm::Value *value);
/// f64 to f32 so that rounding the result to 21 bits or fewer gives what
/// rounding the f64 would: inexact results are made odd.
llvm::Value *roundToOdd(VectorCode &code, llvm::Value *value);
/// What the operator reduce_precision does: subnormals of the format become
/// zeros, overflow infinity, NaN stays; a type that lacks infinity, or -0, or
/// zero, has instead what it converts them to.
llvm::Value *reducePrecision(VectorCode &code, ElementType type,
                             llvm::Value *value, unsigned exponentBits,
                             unsigned mantissaBits);

} // namespace tesela::cpu
