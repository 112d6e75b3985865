// A few rows and two vectors of columns of c stay in registers while a piece of
// depth goes by, which all rows read from the nearest cache. Columns that fill
// no vector are copied into one; rows that are left over are done element by
// element.
#include "runtime/SubtractProduct.h"

#include "runtime/Complex.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace tesela::runtime {
namespace {

constexpr int64_t piece = 128;

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

template <int64_t tileRows, int64_t vectors, typename Vector, typename T>
[[gnu::always_inline]] inline void tile(Rows<T> c, Rows<const T> a,
                                        Rows<const T> b, int64_t depth) {
  constexpr int64_t lanes = sizeof(Vector) / sizeof(T);
  Vector sums[tileRows][vectors];
  for (int64_t i = 0; i < tileRows; ++i)
    for (int64_t v = 0; v < vectors; ++v)
      std::memcpy(&sums[i][v], c.at(i, v * lanes).data, sizeof(Vector));
  for (int64_t k = 0; k < depth; ++k) {
    Vector right[vectors];
    for (int64_t v = 0; v < vectors; ++v)
      std::memcpy(&right[v], b.at(k, v * lanes).data, sizeof(Vector));
    for (int64_t i = 0; i < tileRows; ++i)
      for (int64_t v = 0; v < vectors; ++v)
        sums[i][v] -= *a.at(i, k).data * right[v];
  }
  for (int64_t i = 0; i < tileRows; ++i)
    for (int64_t v = 0; v < vectors; ++v)
      std::memcpy(c.at(i, v * lanes).data, &sums[i][v], sizeof(Vector));
}

// `vectors` vectors of columns of `rows` rows, a multiple of `tileRows`.
template <int64_t tileRows, int64_t vectors, typename Vector, typename T>
[[gnu::always_inline]] inline void strip(Rows<T> c, Rows<const T> a,
                                         Rows<const T> b, int64_t rows,
                                         int64_t depth) {
  for (int64_t from = 0; from < depth; from += piece)
    for (int64_t row = 0; row < rows; row += tileRows)
      tile<tileRows, vectors, Vector>(c.at(row, 0), a.at(row, from),
                                      b.at(from, 0),
                                      std::min(piece, depth - from));
}

// `count` columns, fewer than a vector has.
template <int64_t tileRows, typename Vector, typename T>
[[gnu::always_inline]] inline void narrowStrip(Rows<T> c, Rows<const T> a,
                                               Rows<const T> b, int64_t rows,
                                               int64_t depth, int64_t count) {
  constexpr int64_t lanes = sizeof(Vector) / sizeof(T);
  std::vector<T> sums(rows * lanes), right(depth * lanes);
  for (int64_t i = 0; i < rows; ++i)
    std::copy_n(c.at(i, 0).data, count, sums.data() + i * lanes);
  for (int64_t k = 0; k < depth; ++k)
    std::copy_n(b.at(k, 0).data, count, right.data() + k * lanes);
  strip<tileRows, 1, Vector, T>({sums.data(), lanes}, a, {right.data(), lanes},
                                rows, depth);
  for (int64_t i = 0; i < rows; ++i)
    std::copy_n(sums.data() + i * lanes, count, c.at(i, 0).data);
}

template <typename T, int bytes, int64_t tileRows>
[[gnu::always_inline]] inline void all(const Product<T> &p, int64_t rows,
                                       int64_t columns) {
  using Vector __attribute__((vector_size(bytes))) = T;
  constexpr int64_t lanes = bytes / int64_t(sizeof(T));
  int64_t wholeRows = rows - rows % tileRows, column = 0;
  for (; column + 2 * lanes <= columns; column += 2 * lanes)
    strip<tileRows, 2, Vector>(p.c.at(0, column), p.a, p.b.at(0, column),
                               wholeRows, p.depth);
  for (; column + lanes <= columns; column += lanes)
    strip<tileRows, 1, Vector>(p.c.at(0, column), p.a, p.b.at(0, column),
                               wholeRows, p.depth);
  // One or two are sooner done as they are.
  if (columns - column > 2 && wholeRows > 0) {
    narrowStrip<tileRows, Vector>(p.c.at(0, column), p.a, p.b.at(0, column),
                                  wholeRows, p.depth, columns - column);
    column = columns;
  }
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t at = row < wholeRows ? column : 0; at < columns; ++at)
      p.element(row, at);
}

// Vectors as wide as the registers: wider ones would be split and not fit. And
// as many rows as there are registers for: 32 of them, or 16.
template <typename T>
[[gnu::target("avx512f")]] void wide(const Product<T> &p, int64_t rows,
                                     int64_t columns) {
  all<T, 64, 8>(p, rows, columns);
}
template <typename T>
[[gnu::target("avx2")]] void middle(const Product<T> &p, int64_t rows,
                                    int64_t columns) {
  all<T, 32, 4>(p, rows, columns);
}
template <typename T>
void narrow(const Product<T> &p, int64_t rows, int64_t columns) {
  all<T, 16, 4>(p, rows, columns);
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
