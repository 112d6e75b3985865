#include "runtime/Complex.h"
#include "runtime/Fourier.h"

#include <bit>
#include <cmath>

namespace tesela::runtime {
namespace {

constexpr int64_t largestFactor = 31;

/// e^(-2 pi i k / n), exact in the quarters.
template <typename Real> std::complex<Real> root(int64_t k, int64_t n) {
  k %= n;
  // Fold into the first eighth, where sine and cosine are most exact.
  int64_t eighths = 8 * k / n;
  auto angle = [&](int64_t numerator) {
    return 2 * 3.14159265358979323846L * static_cast<long double>(numerator) /
           static_cast<long double>(4 * n);
  };
  long double c, s; // of +2 pi k / n
  switch (eighths) {
  case 0:
    c = std::cos(angle(4 * k)), s = std::sin(angle(4 * k));
    break;
  case 1:
  case 2:
    c = -std::sin(angle(4 * k - n)), s = std::cos(angle(4 * k - n));
    break;
  case 3:
  case 4:
    c = -std::cos(angle(4 * k - 2 * n)), s = -std::sin(angle(4 * k - 2 * n));
    break;
  case 5:
  case 6:
    c = std::sin(angle(4 * k - 3 * n)), s = -std::cos(angle(4 * k - 3 * n));
    break;
  default:
    c = std::cos(angle(4 * k - 4 * n)), s = std::sin(angle(4 * k - 4 * n));
  }
  return {static_cast<Real>(c), static_cast<Real>(-s)};
}

/// One stage: x[i, q, k] to y[i, k, j], i fastest, q and j below `radix`, k
/// below `done`, with y = w^(i j done) sum_q x w_radix^(q j).
template <typename C> struct Stage {
  const C *x;
  C *y;
  int64_t span, radix, done; // span: size of i
  const C *roots;
  int64_t length;

  const C &in(int64_t i, int64_t q, int64_t k) const {
    return x[i + span * (q + radix * k)];
  }
  void out(int64_t i, int64_t k, int64_t j, C value) const {
    int64_t power = i * j * done; // below length, since i j done < n
    y[i + span * (k + done * j)] =
        power ? multiply(value, roots[power]) : value;
  }
};

template <typename C> void pass2(const Stage<C> &stage) {
  for (int64_t k = 0; k < stage.done; ++k)
    for (int64_t i = 0; i < stage.span; ++i) {
      C a = stage.in(i, 0, k), b = stage.in(i, 1, k);
      stage.out(i, k, 0, a + b);
      stage.out(i, k, 1, a - b);
    }
}

/// Times -i.
template <typename C> C turn(C x) { return {x.imag(), -x.real()}; }

template <typename C> void pass4(const Stage<C> &stage) {
  for (int64_t k = 0; k < stage.done; ++k)
    for (int64_t i = 0; i < stage.span; ++i) {
      C a = stage.in(i, 0, k), b = stage.in(i, 1, k), c = stage.in(i, 2, k),
        d = stage.in(i, 3, k);
      C even = a + c, odd = b + d, evenDifference = a - c,
        oddDifference = turn(b - d);
      stage.out(i, k, 0, even + odd);
      stage.out(i, k, 1, evenDifference + oddDifference);
      stage.out(i, k, 2, even - odd);
      stage.out(i, k, 3, evenDifference - oddDifference);
    }
}

template <typename C> void passAny(const Stage<C> &stage) {
  int64_t step = stage.length / stage.radix; // roots of the radix
  for (int64_t k = 0; k < stage.done; ++k)
    for (int64_t i = 0; i < stage.span; ++i)
      for (int64_t j = 0; j < stage.radix; ++j) {
        C sum = stage.in(i, 0, k);
        for (int64_t q = 1; q < stage.radix; ++q)
          sum = sum + multiply(stage.in(i, q, k),
                               stage.roots[q * j % stage.radix * step]);
        stage.out(i, k, j, sum);
      }
}

} // namespace

template <typename Real>
FourierPlan<Real>::FourierPlan(int64_t length) : length(length) {
  int64_t rest = length;
  while (rest % 4 == 0 && rest > 0) {
    factors.push_back(4);
    rest /= 4;
  }
  for (int64_t factor = 2; factor <= largestFactor && rest > 1;)
    if (rest % factor == 0) {
      factors.push_back(factor);
      rest /= factor;
    } else {
      ++factor;
    }
  if (rest <= 1) {
    for (int64_t k = 0; k < length; ++k)
      roots.push_back(root<Real>(k, length));
    return;
  }
  // x_k w^(k^2/2) convolved with w^(-k^2/2): index products become sums.
  auto size = static_cast<int64_t>(
      std::bit_ceil(static_cast<uint64_t>(2 * length - 1)));
  inner = std::make_unique<FourierPlan>(size);
  kernel.assign(static_cast<size_t>(size), {});
  for (int64_t k = 0; k < length; ++k) {
    // k^2 modulo 2 n, without overflow
    auto square = static_cast<int64_t>(static_cast<unsigned __int128>(k) *
                                       static_cast<uint64_t>(k) %
                                       static_cast<uint64_t>(2 * length));
    chirp.push_back(root<Real>(square, 2 * length));
    kernel[k] = kernel[(size - k) % size] = std::conj(chirp.back());
  }
  std::vector<Complex> scratch(static_cast<size_t>(inner->scratchSize()));
  inner->transform(kernel.data(), scratch.data(), false);
}

template <typename Real> int64_t FourierPlan<Real>::scratchSize() const {
  return inner ? 2 * inner->length : length;
}

template <typename Real>
void FourierPlan<Real>::transform(Complex *data, Complex *scratch,
                                  bool inverse) const {
  // The inverse is the forward one between conjugations.
  if (inverse)
    for (int64_t i = 0; i < length; ++i)
      data[i] = std::conj(data[i]);
  if (inner)
    convolve(data, scratch);
  else
    forward(data, scratch);
  if (inverse)
    for (int64_t i = 0; i < length; ++i)
      data[i] = std::conj(data[i]);
}

template <typename Real>
void FourierPlan<Real>::forward(Complex *data, Complex *scratch) const {
  Complex *from = data, *to = scratch;
  int64_t done = 1;
  for (int64_t radix : factors) {
    Stage<Complex> stage = {
        from, to, length / (done * radix), radix, done, roots.data(), length};
    if (radix == 4)
      pass4(stage);
    else if (radix == 2)
      pass2(stage);
    else
      passAny(stage);
    done *= radix;
    std::swap(from, to);
  }
  if (from != data)
    std::copy(from, from + length, data);
}

template <typename Real>
void FourierPlan<Real>::convolve(Complex *data, Complex *scratch) const {
  int64_t size = inner->length;
  Complex *padded = scratch, *more = scratch + size;
  for (int64_t k = 0; k < length; ++k)
    padded[k] = multiply(data[k], chirp[k]);
  std::fill(padded + length, padded + size, Complex());
  inner->transform(padded, more, false);
  for (int64_t k = 0; k < size; ++k)
    padded[k] = multiply(padded[k], kernel[k]);
  inner->transform(padded, more, true);
  Real scale = 1 / static_cast<Real>(size);
  for (int64_t k = 0; k < length; ++k)
    data[k] = multiply(padded[k], chirp[k]) * scale;
}

template class FourierPlan<float>;
template class FourierPlan<double>;

} // namespace tesela::runtime
