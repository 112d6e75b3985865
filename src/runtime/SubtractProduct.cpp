// Four rows and two vectors of columns of c stay in registers while depth goes
// by; what is left over is done element by element.
#include "runtime/SubtractProduct.h"

#include "runtime/Complex.h"

#include <cstring>

namespace tesela::runtime {
namespace {

constexpr int64_t tileRows = 4, tileVectors = 2;

template <typename T> struct Product {
  Rows<T> c;
  Rows<const T> a, b;
  int64_t depth;

  [[gnu::always_inline]] void element(int64_t row, int64_t column) const {
    T sum = *c.at(row, column).data;
    for (int64_t k = 0; k < depth; ++k)
      sum = sum - multiply(*a.at(row, k).data, *b.at(k, column).data);
    *c.at(row, column).data = sum;
  }
};

template <typename T, typename Vector>
[[gnu::always_inline]] inline void tile(const Product<T> &p, int64_t row,
                                        int64_t column) {
  constexpr int64_t lanes = sizeof(Vector) / sizeof(T);
  Vector sums[tileRows][tileVectors];
  for (int64_t i = 0; i < tileRows; ++i)
    for (int64_t v = 0; v < tileVectors; ++v)
      std::memcpy(&sums[i][v], p.c.at(row + i, column + v * lanes).data,
                  sizeof(Vector));
  for (int64_t k = 0; k < p.depth; ++k) {
    Vector right[tileVectors];
    for (int64_t v = 0; v < tileVectors; ++v)
      std::memcpy(&right[v], p.b.at(k, column + v * lanes).data,
                  sizeof(Vector));
    for (int64_t i = 0; i < tileRows; ++i)
      for (int64_t v = 0; v < tileVectors; ++v)
        sums[i][v] -= *p.a.at(row + i, k).data * right[v];
  }
  for (int64_t i = 0; i < tileRows; ++i)
    for (int64_t v = 0; v < tileVectors; ++v)
      std::memcpy(p.c.at(row + i, column + v * lanes).data, &sums[i][v],
                  sizeof(Vector));
}

template <typename T, int bytes>
[[gnu::always_inline]] inline void all(const Product<T> &p, int64_t rows,
                                       int64_t columns) {
  using Vector __attribute__((vector_size(bytes))) = T;
  constexpr int64_t width = tileVectors * bytes / int64_t(sizeof(T));
  int64_t wholeRows = rows - rows % tileRows;
  int64_t wholeColumns = columns - columns % width;
  for (int64_t column = 0; column < wholeColumns; column += width)
    for (int64_t row = 0; row < wholeRows; row += tileRows)
      tile<T, Vector>(p, row, column);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = row < wholeRows ? wholeColumns : 0; column < columns;
         ++column)
      p.element(row, column);
}

// Vectors as wide as the registers: wider ones would be split and not fit.
template <typename T>
[[gnu::target("avx512f")]] void wide(const Product<T> &p, int64_t rows,
                                     int64_t columns) {
  all<T, 64>(p, rows, columns);
}
template <typename T>
[[gnu::target("avx2")]] void middle(const Product<T> &p, int64_t rows,
                                    int64_t columns) {
  all<T, 32>(p, rows, columns);
}
template <typename T>
void narrow(const Product<T> &p, int64_t rows, int64_t columns) {
  all<T, 16>(p, rows, columns);
}

template <typename T>
void dispatch(const Product<T> &p, int64_t rows, int64_t columns) {
  static const auto chosen = __builtin_cpu_supports("avx512f") ? wide<T>
                             : __builtin_cpu_supports("avx2")  ? middle<T>
                                                               : narrow<T>;
  chosen(p, rows, columns);
}

template <typename T>
void elementwise(const Product<T> &p, int64_t rows, int64_t columns) {
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t k = 0; k < p.depth; ++k)
      for (int64_t column = 0; column < columns; ++column) {
        T &sum = *p.c.at(row, column).data;
        sum = sum - multiply(*p.a.at(row, k).data, *p.b.at(k, column).data);
      }
}

} // namespace

void subtractProduct(Rows<float> c, Rows<const float> a, Rows<const float> b,
                     int64_t rows, int64_t columns, int64_t depth) {
  dispatch(Product<float>{c, a, b, depth}, rows, columns);
}
void subtractProduct(Rows<double> c, Rows<const double> a, Rows<const double> b,
                     int64_t rows, int64_t columns, int64_t depth) {
  dispatch(Product<double>{c, a, b, depth}, rows, columns);
}
void subtractProduct(Rows<std::complex<float>> c,
                     Rows<const std::complex<float>> a,
                     Rows<const std::complex<float>> b, int64_t rows,
                     int64_t columns, int64_t depth) {
  elementwise(Product<std::complex<float>>{c, a, b, depth}, rows, columns);
}
void subtractProduct(Rows<std::complex<double>> c,
                     Rows<const std::complex<double>> a,
                     Rows<const std::complex<double>> b, int64_t rows,
                     int64_t columns, int64_t depth) {
  elementwise(Product<std::complex<double>>{c, a, b, depth}, rows, columns);
}

} // namespace tesela::runtime
