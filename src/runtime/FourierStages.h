// The stages of a transform, one per factor of its length: 2, 4 and odd ones,
// the smallest of these with their loops unrolled.
#pragma once

#include "runtime/FourierValue.h"

namespace tesela::runtime {

constexpr int64_t largestFactor = 127;

/// One stage: x[i, q, k] to y[i, k, j], i fastest, q and j below `radix`, k
/// below `done`, with y = w^(i j done) sum_q x w_radix^(q j).
template <typename Value, typename Complex> struct Stage {
  const Value *x;
  Value *y;
  int64_t span, radix, done; // span: size of i
  const Complex *roots;
  /// Odd radix: e^(-2 pi i (q + 1) (j + 1) / radix), q fastest, both below
  /// radix / 2.
  const Complex *odd;

  const Value &in(int64_t i, int64_t q, int64_t k) const {
    return x[i + span * (q + radix * k)];
  }
  Value &out(int64_t i, int64_t k, int64_t j) const {
    return y[i + span * (k + done * j)];
  }
  /// w^(i j done), whose power is below length.
  Complex factor(int64_t i, int64_t j) const { return roots[i * j * done]; }
};

template <typename Value, typename Complex>
[[gnu::always_inline]] inline void pass2(const Stage<Value, Complex> &stage) {
  for (int64_t k = 0; k < stage.done; ++k)
    for (int64_t i = 0; i < stage.span; ++i) {
      Value a = stage.in(i, 0, k), b = stage.in(i, 1, k);
      stage.out(i, k, 0) = a + b;
      stage.out(i, k, 1) = multiply(a - b, stage.factor(i, 1));
    }
}

template <typename Value, typename Complex>
[[gnu::always_inline]] inline void pass4(const Stage<Value, Complex> &stage) {
  auto column = [&](int64_t i, int64_t k, Complex w, Complex w2, Complex w3) {
    Value a = stage.in(i, 0, k), b = stage.in(i, 1, k), c = stage.in(i, 2, k),
          d = stage.in(i, 3, k);
    Value even = a + c, odd = b + d, evenDifference = a - c,
          oddDifference = turn(b - d);
    stage.out(i, k, 0) = even + odd;
    stage.out(i, k, 1) = multiply(evenDifference + oddDifference, w);
    stage.out(i, k, 2) = multiply(even - odd, w2);
    stage.out(i, k, 3) = multiply(evenDifference - oddDifference, w3);
  };
  // Elements of i lie next to each other; a few of them are no loop.
  if (stage.span < 4)
    for (int64_t i = 0; i < stage.span; ++i) {
      Complex w = stage.factor(i, 1), w2 = stage.factor(i, 2),
              w3 = stage.factor(i, 3);
      for (int64_t k = 0; k < stage.done; ++k)
        column(i, k, w, w2, w3);
    }
  else
    for (int64_t k = 0; k < stage.done; ++k)
      for (int64_t i = 0; i < stage.span; ++i)
        column(i, k, stage.factor(i, 1), stage.factor(i, 2),
               stage.factor(i, 3));
}

/// An odd radix, known where `fixed` is not 0. Elements q and radix - q have
/// conjugate roots, so their sum goes with the cosine and their difference with
/// the sine, and results j and radix - j are the sum and the difference of the
/// two.
template <int64_t fixed, typename Value, typename Complex>
[[gnu::always_inline]] inline void passOdd(const Stage<Value, Complex> &stage) {
  const int64_t radix = fixed ? fixed : stage.radix, half = radix / 2;
  constexpr int64_t most = (fixed ? fixed : largestFactor) / 2;
  for (int64_t k = 0; k < stage.done; ++k)
    for (int64_t i = 0; i < stage.span; ++i) {
      Value sums[most], differences[most];
      Value first = stage.in(i, 0, k), all = first;
      for (int64_t q = 0; q < half; ++q) {
        Value a = stage.in(i, q + 1, k), b = stage.in(i, radix - 1 - q, k);
        sums[q] = a + b;
        differences[q] = turn(a - b);
        all = all + sums[q];
      }
      stage.out(i, k, 0) = all;
      for (int64_t j = 0; j < half; ++j) {
        const Complex *w = stage.odd + j * half;
        Value even = first, odd = scaled(differences[0], -w[0].imag());
        for (int64_t q = 0; q < half; ++q)
          even = even + scaled(sums[q], w[q].real());
        for (int64_t q = 1; q < half; ++q)
          odd = odd + scaled(differences[q], -w[q].imag());
        int64_t other = radix - 1 - j;
        stage.out(i, k, j + 1) = multiply(even + odd, stage.factor(i, j + 1));
        stage.out(i, k, other) = multiply(even - odd, stage.factor(i, other));
      }
    }
}

template <typename Value, typename Complex>
[[gnu::always_inline]] inline void pass(const Stage<Value, Complex> &stage) {
  switch (stage.radix) {
  case 2:
    return pass2(stage);
  case 3:
    return passOdd<3>(stage);
  case 4:
    return pass4(stage);
  case 5:
    return passOdd<5>(stage);
  case 7:
    return passOdd<7>(stage);
  default:
    return passOdd<0>(stage);
  }
}

} // namespace tesela::runtime
