// Arithmetic of what transforms work on: complex numbers, and lanes of them.
#pragma once

#include "runtime/Complex.h"
#include "runtime/Fourier.h"

namespace tesela::runtime {

template <typename Real>
ComplexLanes<Real> operator+(const ComplexLanes<Real> &a,
                             const ComplexLanes<Real> &b) {
  return {a.real + b.real, a.imaginary + b.imaginary};
}
template <typename Real>
ComplexLanes<Real> operator-(const ComplexLanes<Real> &a,
                             const ComplexLanes<Real> &b) {
  return {a.real - b.real, a.imaginary - b.imaginary};
}
template <typename Real>
ComplexLanes<Real> multiply(const ComplexLanes<Real> &a, std::complex<Real> b) {
  return {a.real * b.real() - a.imaginary * b.imag(),
          a.real * b.imag() + a.imaginary * b.real()};
}

template <typename Real>
std::complex<Real> scaled(std::complex<Real> x, Real s) {
  return x * s;
}
template <typename Real>
ComplexLanes<Real> scaled(const ComplexLanes<Real> &x, Real s) {
  return {x.real * s, x.imaginary * s};
}

template <typename Real>
ComplexLanes<Real> conjugate(const ComplexLanes<Real> &x) {
  return {x.real, -x.imaginary};
}

/// Times -i.
template <typename Real> std::complex<Real> turn(std::complex<Real> x) {
  return {x.imag(), -x.real()};
}
template <typename Real> ComplexLanes<Real> turn(const ComplexLanes<Real> &x) {
  return {x.imaginary, -x.real};
}

/// The real and the imaginary part as numbers of their own, their sum and their
/// difference as the real parts of two.
template <typename Real>
void sumAndDifference(std::complex<Real> x, std::complex<Real> &sum,
                      std::complex<Real> &difference) {
  sum = x.real() + x.imag();
  difference = x.real() - x.imag();
}
template <typename Real>
void sumAndDifference(const ComplexLanes<Real> &x, ComplexLanes<Real> &sum,
                      ComplexLanes<Real> &difference) {
  auto real = x.real, imaginary = x.imaginary;
  sum = {real + imaginary, {}};
  difference = {real - imaginary, {}};
}
/// The real parts of two numbers: their sum, and their difference as the
/// imaginary part.
template <typename Real>
std::complex<Real> pairOf(std::complex<Real> a, std::complex<Real> b) {
  return {a.real() + b.real(), a.real() - b.real()};
}
template <typename Real>
ComplexLanes<Real> pairOf(const ComplexLanes<Real> &a,
                          const ComplexLanes<Real> &b) {
  return {a.real + b.real, a.real - b.real};
}

template <typename Real> struct LanesOf {
  static constexpr int64_t count = 1;
};
template <typename Real> struct LanesOf<ComplexLanes<Real>> {
  static constexpr int64_t count = ComplexLanes<Real>::count;
};

template <typename Real>
std::complex<Real> laneOf(const std::complex<Real> &x, int64_t) {
  return x;
}
// Lanes are written and read as numbers: as elements of vectors each would move
// a whole vector (measured: two thirds of a transform's time).
template <typename Real>
std::complex<Real> laneOf(const ComplexLanes<Real> &x, int64_t lane) {
  return {reinterpret_cast<const Real *>(&x.real)[lane],
          reinterpret_cast<const Real *>(&x.imaginary)[lane]};
}
template <typename Real>
void setLane(std::complex<Real> &to, int64_t, std::complex<Real> x) {
  to = x;
}
template <typename Real>
void setLane(ComplexLanes<Real> &to, int64_t lane, std::complex<Real> x) {
  reinterpret_cast<Real *>(&to.real)[lane] = x.real();
  reinterpret_cast<Real *>(&to.imaginary)[lane] = x.imag();
}

/// Lanes `stride` elements apart, `count` of them. That all of them are there
/// is the usual case, whose loop is unrolled.
template <typename Real>
[[gnu::always_inline]] inline void loadLanes(ComplexLanes<Real> &to,
                                             const std::complex<Real> *from,
                                             int64_t stride, int64_t count) {
  constexpr int64_t all = ComplexLanes<Real>::count;
  if (count == all)
    for (int64_t lane = 0; lane < all; ++lane)
      setLane(to, lane, from[lane * stride]);
  else
    for (int64_t lane = 0; lane < count; ++lane)
      setLane(to, lane, from[lane * stride]);
}
template <typename Real>
[[gnu::always_inline]] inline void storeLanes(const ComplexLanes<Real> &from,
                                              std::complex<Real> *to,
                                              int64_t stride, int64_t count) {
  constexpr int64_t all = ComplexLanes<Real>::count;
  if (count == all)
    for (int64_t lane = 0; lane < all; ++lane)
      to[lane * stride] = laneOf(from, lane);
  else
    for (int64_t lane = 0; lane < count; ++lane)
      to[lane * stride] = laneOf(from, lane);
}

} // namespace tesela::runtime
