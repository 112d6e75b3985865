// The matrix product inside blocked solves and factorisations.
#pragma once

#include <complex>
#include <cstdint>

namespace tesela::runtime {

/// Rows of a matrix, `stride` elements apart.
template <typename T> struct Rows {
  T *data;
  int64_t stride;

  Rows at(int64_t row, int64_t column) const {
    return {data + row * stride + column, stride};
  }
};

/// c -= a * b; c is rows x columns, a rows x depth, b depth x columns. Each
/// element subtracts its products one after the other, in the order of depth,
/// each rounded: the same bits on every machine.
void subtractProduct(Rows<float> c, Rows<const float> a, Rows<const float> b,
                     int64_t rows, int64_t columns, int64_t depth);
void subtractProduct(Rows<double> c, Rows<const double> a, Rows<const double> b,
                     int64_t rows, int64_t columns, int64_t depth);
void subtractProduct(Rows<std::complex<float>> c,
                     Rows<const std::complex<float>> a,
                     Rows<const std::complex<float>> b, int64_t rows,
                     int64_t columns, int64_t depth);
void subtractProduct(Rows<std::complex<double>> c,
                     Rows<const std::complex<double>> a,
                     Rows<const std::complex<double>> b, int64_t rows,
                     int64_t columns, int64_t depth);

} // namespace tesela::runtime
