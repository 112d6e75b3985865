// Discrete Fourier transforms of any length.
//
// Lengths with small prime factors are done factor by factor (Stockham's order:
// each stage reads one array and writes another, no bit reversal); a length
// whose largest prime factor would take longer is written as a convolution of a
// length that is a power of two (Bluestein).
//
// A long transform by itself is done as a table of r rows of c elements: its
// columns are transformed, then its rows,
//
//     X[i + r k] = sum_j w^(i j) w_c^(j k)  sum_q w_r^(q i) x[q c + j]
//
// each of them short enough for the nearest caches, several in the lanes of
// vectors, and on all threads.
//
// Several transforms run side by side in the lanes of vectors: a stage has the
// same factor for all of them, so that no element changes its lane.
#pragma once

#include <complex>
#include <cstdint>
#include <memory>
#include <vector>

namespace tesela::runtime {

/// The same element of `count` transforms.
template <typename Real> struct ComplexLanes {
  static constexpr int64_t count = 32 / sizeof(Real);
  using Vector __attribute__((vector_size(32))) = Real;

  Vector real, imaginary;
};

/// e^(-2 pi i k / n), exact in the quarters.
template <typename Real> std::complex<Real> rootOfUnity(int64_t k, int64_t n);

template <typename Real> class FourierPlan {
public:
  using Complex = std::complex<Real>;

  explicit FourierPlan(int64_t length);

  /// Elements of scratch that transform() needs.
  int64_t scratchSize() const;
  /// In place; `inverse` conjugates the factors and does not scale. A Value is
  /// a Complex or ComplexLanes<Real>.
  template <typename Value>
  void transform(Value *data, Value *scratch, bool inverse) const;

private:
  template <typename Value> void forward(Value *data, Value *scratch) const;
  template <typename Value> void convolve(Value *data, Value *scratch) const;
  void useTable();
  bool forwardAsTable(Complex *data, Complex *scratch) const;

  int64_t length;
  std::vector<int64_t> factors;
  std::vector<std::vector<Complex>> odd; // per factor (Stage::odd)
  std::vector<Complex> roots;            // e^(-2 pi i k / length)
  // As a table.
  std::unique_ptr<FourierPlan> alongColumns, alongRows;
  // Bluestein
  std::unique_ptr<FourierPlan> inner;
  std::vector<Complex> chirp, kernel;
};

/// A transform of `length` real numbers, an even number, as one of half as many
/// complex ones: pairs of neighbours are read as real and imaginary part. With
/// m = length / 2, E and O the spectra of the even and the odd elements:
///
///     Z[k] = E[k] + i O[k]       the transform of the pairs
///     X[k] = E[k] + w^k O[k]     the one that is wanted, w = e^(-2 pi
///     i/length)
///
/// and since E and O are those of real numbers, Z[k] and Z[m - k] give both.
template <typename Real> class RealFourierPlan {
public:
  explicit RealFourierPlan(int64_t length);

  int64_t scratchSize() const { return half.scratchSize(); }
  /// length / 2 pairs to length / 2 + 1 elements of the spectrum, in place.
  template <typename Value> void forward(Value *data, Value *scratch) const;
  /// Back, times `length`. The imaginary parts of the first and the last
  /// element count as zero.
  template <typename Value> void backward(Value *data, Value *scratch) const;

private:
  int64_t pairs;
  FourierPlan<Real> half;
  std::vector<std::complex<Real>> roots; // w^k, k up to pairs / 2
};

} // namespace tesela::runtime
