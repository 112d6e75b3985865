// One way to write code for real and complex floats.
#pragma once

#include "runtime/Library.h"

#include <complex>

namespace tesela::runtime {

inline float realPart(float x) { return x; }
inline double realPart(double x) { return x; }
template <typename T> T realPart(std::complex<T> x) { return x.real(); }

inline float conjugate(float x) { return x; }
inline double conjugate(double x) { return x; }
template <typename T> std::complex<T> conjugate(std::complex<T> x) {
  return std::conj(x);
}

/// Complex products by their definition; std::complex's operator recovers
/// infinities from NaNs, which keeps loops from becoming vector code.
inline float multiply(float a, float b) { return a * b; }
inline double multiply(double a, double b) { return a * b; }
template <typename T>
std::complex<T> multiply(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}

/// A call made by `make(T{})` for the C++ type of F32, F64, C64 or C128.
template <typename Make>
Result<std::unique_ptr<LibraryCall>>
makeFloating(const LibraryContext &context, ElementType element, Make make) {
  switch (element) {
  case ElementType::F32:
    return makeLocal(make(float{}));
  case ElementType::F64:
    return makeLocal(make(double{}));
  case ElementType::C64:
    return makeLocal(make(std::complex<float>{}));
  case ElementType::C128:
    return makeLocal(make(std::complex<double>{}));
  default:
    return context.invalid("only f32, f64, c64 and c128 are supported");
  }
}

} // namespace tesela::runtime
