// Discrete Fourier transforms of any length.
//
// Lengths with small prime factors are done factor by factor (Stockham's order:
// each stage reads one array and writes another, no bit reversal); a length
// with a prime factor above 31 is written as a convolution of a length that is
// a power of two (Bluestein).
#pragma once

#include <complex>
#include <cstdint>
#include <memory>
#include <vector>

namespace tesela::runtime {

template <typename Real> class FourierPlan {
public:
  using Complex = std::complex<Real>;

  explicit FourierPlan(int64_t length);

  /// Elements of scratch that transform() needs.
  int64_t scratchSize() const;
  /// In place; `inverse` conjugates the factors and does not scale.
  void transform(Complex *data, Complex *scratch, bool inverse) const;

private:
  void forward(Complex *data, Complex *scratch) const;
  void convolve(Complex *data, Complex *scratch) const;

  int64_t length;
  std::vector<int64_t> factors;
  std::vector<Complex> roots; // e^(-2 pi i k / length)
  // Bluestein
  std::unique_ptr<FourierPlan> inner;
  std::vector<Complex> chirp, kernel;
};

extern template class FourierPlan<float>;
extern template class FourierPlan<double>;

} // namespace tesela::runtime
