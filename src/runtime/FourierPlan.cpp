#include "runtime/FourierStages.h"
#include "runtime/Memory.h"
#include "runtime/Threads.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>
#include <span>
#include <type_traits>

namespace tesela::runtime {

template <typename Real> std::complex<Real> rootOfUnity(int64_t k, int64_t n) {
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

namespace {

template <typename Real>
void run(const Stage<std::complex<Real>, std::complex<Real>> &stage) {
  pass(stage);
}
// Lanes pay where the machine has registers of their width.
__attribute__((target_clones("avx2", "default"))) void
run(const Stage<ComplexLanes<float>, std::complex<float>> &stage) {
  pass(stage);
}
__attribute__((target_clones("avx2", "default"))) void
run(const Stage<ComplexLanes<double>, std::complex<double>> &stage) {
  pass(stage);
}

} // namespace

/// What a transform costs by its factors, in some unit; factor f takes f
/// products per element.
static double costOf(std::span<const int64_t> factors, int64_t length) {
  double each = 0;
  for (int64_t factor : factors)
    each += static_cast<double>(factor);
  return each * static_cast<double>(length);
}

/// The factors that stages can do, and what is left of the length.
static int64_t factorise(int64_t length, std::vector<int64_t> &factors) {
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
  return rest;
}

template <typename Real>
FourierPlan<Real>::FourierPlan(int64_t length) : length(length) {
  int64_t rest = factorise(length, factors);
  auto size = static_cast<int64_t>(std::bit_ceil(
      static_cast<uint64_t>(std::max<int64_t>(2 * length, 1) - 1)));
  std::vector<int64_t> fours(
      static_cast<size_t>(std::bit_width(static_cast<uint64_t>(size)) / 2), 4);
  if (rest <= 1 && costOf(factors, length) <= 3 * costOf(fours, size)) {
    for (int64_t k = 0; k < length; ++k)
      roots.push_back(rootOfUnity<Real>(k, length));
    for (int64_t radix : factors) {
      odd.emplace_back();
      for (int64_t j = 1; radix % 2 && j <= radix / 2; ++j)
        for (int64_t q = 1; q <= radix / 2; ++q)
          odd.back().push_back(rootOfUnity<Real>(q * j, radix));
    }
    useTable();
    return;
  }
  // x_k w^(k^2/2) convolved with w^(-k^2/2): index products become sums.
  inner = std::make_unique<FourierPlan>(size);
  kernel.assign(static_cast<size_t>(size), {});
  for (int64_t k = 0; k < length; ++k) {
    // k^2 modulo 2 n, without overflow
    auto square = static_cast<int64_t>(static_cast<unsigned __int128>(k) *
                                       static_cast<uint64_t>(k) %
                                       static_cast<uint64_t>(2 * length));
    chirp.push_back(rootOfUnity<Real>(square, 2 * length));
    kernel[k] = kernel[(size - k) % size] = std::conj(chirp.back());
  }
  std::vector<Complex> scratch(static_cast<size_t>(inner->scratchSize()));
  inner->transform(kernel.data(), scratch.data(), false);
}

template <typename Real> int64_t FourierPlan<Real>::scratchSize() const {
  return inner ? 2 * inner->length : length;
}

template <typename Real>
template <typename Value>
void FourierPlan<Real>::transform(Value *data, Value *scratch,
                                  bool inverse) const {
  // The inverse is the forward one between conjugations.
  if (inverse)
    for (int64_t i = 0; i < length; ++i)
      data[i] = conjugate(data[i]);
  bool done = false;
  if constexpr (std::is_same_v<Value, Complex>)
    done = alongRows && forwardAsTable(data, scratch);
  if (inner)
    convolve(data, scratch);
  else if (!done)
    forward(data, scratch);
  if (inverse)
    for (int64_t i = 0; i < length; ++i)
      data[i] = conjugate(data[i]);
}

template <typename Real>
template <typename Value>
void FourierPlan<Real>::forward(Value *data, Value *scratch) const {
  Value *from = data, *to = scratch;
  int64_t done = 1;
  for (size_t n = 0; n < factors.size(); ++n) {
    int64_t radix = factors[n];
    run(Stage<Value, Complex>{from, to, length / (done * radix), radix, done,
                              roots.data(), odd[n].data()});
    done *= radix;
    std::swap(from, to);
  }
  if (from != data)
    std::copy(from, from + length, data);
}

template <typename Real> void FourierPlan<Real>::useTable() {
  constexpr int64_t shortest = 2048;
  if (length < shortest)
    return;
  // Of the products of factors the last one up to the square root.
  int64_t rows = 1;
  for (int64_t n = 1; n * n <= length; ++n)
    if (length % n == 0)
      rows = n;
  if (rows < 2 * ComplexLanes<Real>::count)
    return;
  alongColumns = std::make_unique<FourierPlan>(rows);
  alongRows = std::make_unique<FourierPlan>(length / rows);
}

namespace {

/// Transforms of many lines, as many at a time as there are lanes, in a number
/// of shares that run in parallel, each with memory of its own.
template <typename Real> class LaneTasks {
public:
  using Lanes = ComplexLanes<Real>;

  LaneTasks(const FourierPlan<Real> &plan, int64_t length, int64_t lines)
      : plan(plan), length(length), lines(lines),
        groups((lines + Lanes::count - 1) / Lanes::count),
        shares(std::min<int64_t>(groups, 4 * threadCount())) {}

  /// Elements of all shares.
  size_t memory() const { return static_cast<size_t>(shares * each()); }

  /// Calls `work(first, count, line, scratch)` for all groups of lines.
  template <typename Work> void operator()(Lanes *memory, Work work) const {
    double cost = static_cast<double>(groups * Lanes::count * length) /
                  static_cast<double>(shares) *
                  (1 + std::log2(static_cast<double>(length))) * 0.5;
    parallelFor(shares, cost, [&](int64_t begin, int64_t end) {
      for (int64_t share = begin; share < end; ++share) {
        Lanes *line = memory + share * each();
        for (int64_t group = groups * share / shares;
             group < groups * (share + 1) / shares; ++group) {
          int64_t first = group * Lanes::count;
          work(first, std::min(Lanes::count, lines - first), line,
               line + length);
        }
      }
    });
  }

private:
  int64_t each() const { return length + plan.scratchSize(); }

  const FourierPlan<Real> &plan;
  int64_t length, lines, groups, shares;
};

} // namespace

// False, and nothing done, where there is no memory.
template <typename Real>
bool FourierPlan<Real>::forwardAsTable(Complex *data, Complex *scratch) const {
  using Lanes = ComplexLanes<Real>;
  int64_t rows = alongColumns->length, columns = alongRows->length;
  LaneTasks<Real> first(*alongColumns, rows, columns);
  LaneTasks<Real> second(*alongRows, columns, rows);
  size_t size = std::max(first.memory(), second.memory());
  Result<Block> memory = allocate(size * sizeof(Lanes));
  if (!memory)
    return false;
  auto lanes = static_cast<Lanes *>(memory->data());
  std::uninitialized_value_construct_n(lanes, size);
  first(lanes, [&](int64_t at, int64_t count, Lanes *line, Lanes *more) {
    for (int64_t i = 0; i < rows; ++i)
      loadLanes(line[i], data + i * columns + at, 1, count);
    alongColumns->transform(line, more, false);
    for (int64_t i = 0; i < rows; ++i) {
      Complex *to = scratch + i * columns + at;
      storeLanes(line[i], to, 1, count);
      for (int64_t lane = 0; lane < count; ++lane)
        to[lane] = multiply(to[lane], roots[i * (at + lane)]);
    }
  });
  second(lanes, [&](int64_t at, int64_t count, Lanes *line, Lanes *more) {
    for (int64_t k = 0; k < columns; ++k)
      loadLanes(line[k], scratch + at * columns + k, columns, count);
    alongRows->transform(line, more, false);
    for (int64_t k = 0; k < columns; ++k)
      storeLanes(line[k], data + k * rows + at, 1, count);
  });
  return true;
}

template <typename Real>
template <typename Value>
void FourierPlan<Real>::convolve(Value *data, Value *scratch) const {
  int64_t size = inner->length;
  Value *padded = scratch, *more = scratch + size;
  for (int64_t k = 0; k < length; ++k)
    padded[k] = multiply(data[k], chirp[k]);
  std::fill(padded + length, padded + size, Value());
  inner->transform(padded, more, false);
  for (int64_t k = 0; k < size; ++k)
    padded[k] = multiply(padded[k], kernel[k]);
  inner->transform(padded, more, true);
  Real scale = 1 / static_cast<Real>(size);
  for (int64_t k = 0; k < length; ++k)
    data[k] = scaled(multiply(padded[k], chirp[k]), scale);
}

template <typename Real>
RealFourierPlan<Real>::RealFourierPlan(int64_t length)
    : pairs(length / 2), half(pairs) {
  for (int64_t k = 0; k <= pairs / 2; ++k)
    roots.push_back(rootOfUnity<Real>(k, length));
}

template <typename Real>
template <typename Value>
void RealFourierPlan<Real>::forward(Value *data, Value *scratch) const {
  half.transform(data, scratch, false);
  Value first = data[0];
  sumAndDifference(first, data[0], data[pairs]);
  for (int64_t k = 1; k <= pairs / 2; ++k) {
    Value a = data[k], b = conjugate(data[pairs - k]);
    Value even = scaled(a + b, Real(0.5));
    Value odd = multiply(scaled(turn(a - b), Real(0.5)), roots[k]);
    data[k] = even + odd;
    data[pairs - k] = conjugate(even - odd);
  }
}

template <typename Real>
template <typename Value>
void RealFourierPlan<Real>::backward(Value *data, Value *scratch) const {
  data[0] = pairOf(data[0], data[pairs]);
  for (int64_t k = 1; k <= pairs / 2; ++k) {
    Value a = data[k], b = conjugate(data[pairs - k]);
    Value even = a + b;
    Value odd = turn(multiply(b - a, std::conj(roots[k])));
    data[k] = even + odd;
    data[pairs - k] = conjugate(even - odd);
  }
  half.transform(data, scratch, true);
}

#define INSTANTIATE(Real, Value)                                               \
  template void FourierPlan<Real>::transform(Value *, Value *, bool) const;    \
  template void RealFourierPlan<Real>::forward(Value *, Value *) const;        \
  template void RealFourierPlan<Real>::backward(Value *, Value *) const;
#define INSTANTIATE_REAL(Real)                                                 \
  template std::complex<Real> rootOfUnity(int64_t, int64_t);                   \
  template class FourierPlan<Real>;                                            \
  template class RealFourierPlan<Real>;                                        \
  INSTANTIATE(Real, std::complex<Real>)                                        \
  INSTANTIATE(Real, ComplexLanes<Real>)
INSTANTIATE_REAL(float)
INSTANTIATE_REAL(double)

} // namespace tesela::runtime
