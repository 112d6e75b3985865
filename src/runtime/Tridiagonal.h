// Tridiagonal systems whose matrix may be singular.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

namespace tesela::runtime {

/// Solves A x = b for `columns` right sides, row-major, in place: the matrix of
/// n rows has `lower[1..n-1]`, `middle[0..n-1]` and `upper[0..n-2]`; the other
/// ends of the diagonals are not read. Elimination with partial pivoting; a
/// pivot smaller than eps * max |U| (eps, where U is zero) is moved to that, so
/// that the answer to a singular system is large and finite: along the
/// vectors that A nearly takes to zero, which is what inverse iteration wants.
/// The rule is that of LAPACK's xLAGTS. `u` is room for n rows of U.
template <typename T>
void solvePerturbedTridiagonal(size_t n, size_t columns, const T *lower,
                               const T *middle, const T *upper, T *b,
                               std::span<std::array<T, 3>> u) {
  using Real = decltype(std::abs(T()));
  // Row i of U: u[i][0] x[i] + u[i][1] x[i + 1] + u[i][2] x[i + 2].
  Real largest = 0;
  for (size_t i = 0; i < n; ++i) {
    u[i] = {middle[i], i + 1 < n ? upper[i] : T(), T()};
    if (i == 0)
      continue;
    std::array<T, 3> &above = u[i - 1];
    std::array<T, 3> row = {lower[i], u[i][0], u[i][1]};
    T *rowAbove = b + (i - 1) * columns, *rowHere = b + i * columns;
    if (std::abs(row[0]) > std::abs(above[0])) {
      std::swap(above, row);
      std::swap_ranges(rowAbove, rowAbove + columns, rowHere);
    }
    T factor = above[0] == T() ? T() : row[0] / above[0];
    u[i] = {row[1] - factor * above[1], row[2] - factor * above[2], T()};
    for (size_t j = 0; j < columns; ++j)
      rowHere[j] -= factor * rowAbove[j];
  }
  for (const std::array<T, 3> &row : u)
    for (const T &value : row)
      largest = std::max(largest, std::abs(value));
  constexpr Real eps = std::numeric_limits<Real>::epsilon();
  Real least = std::max(largest > 0 ? eps * largest : eps,
                        std::numeric_limits<Real>::min());
  for (std::array<T, 3> &row : u)
    if (Real size = std::abs(row[0]); size < least)
      row[0] = size > 0 ? row[0] * (least / size) : T(least);
  for (size_t i = n; i-- > 0;)
    for (size_t j = 0; j < columns; ++j) {
      T value = b[i * columns + j];
      for (size_t k = 1; k < 3 && i + k < n; ++k)
        value -= u[i][k] * b[(i + k) * columns + j];
      b[i * columns + j] = value / u[i][0];
    }
}

} // namespace tesela::runtime
