// cholesky and triangular_solve, for small and middling matrices: rows are the
// inner loops, so that they become vector code without sums being reordered.
#include "runtime/Complex.h"
#include "runtime/Operations.h"
#include "runtime/Threads.h"

#include <cmath>
#include <limits>
#include <vector>

namespace tesela::runtime {
namespace {

/// y -= a * x
template <typename T> void subtractRow(T *y, T a, const T *x, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    y[i] = y[i] - multiply(a, x[i]);
}

/// Replaces the lower triangle of a by its factor; false where a is not
/// positive definite. Columns are done in blocks, so that the update of what
/// follows works on rows that stay in cache.
template <typename T> bool factor(T *a, int64_t n) {
  constexpr int64_t block = 32;
  std::vector<T> columns(block * n); // conjugated, one column after the other
  for (int64_t start = 0; start < n; start += block) {
    int64_t stop = std::min(start + block, n);
    for (int64_t j = start; j < stop; ++j) {
      T *column = columns.data() + (j - start) * n;
      auto pivot = realPart(a[j * n + j]);
      if (!(pivot > 0))
        return false;
      pivot = std::sqrt(pivot);
      for (int64_t i = j + 1; i < n; ++i)
        a[i * n + j] = a[i * n + j] / pivot;
      a[j * n + j] = pivot;
      for (int64_t i = j; i < n; ++i)
        column[i] = conjugate(a[i * n + j]);
      for (int64_t i = j + 1; i < n; ++i) // inside the block
        subtractRow(a + i * n + j + 1, a[i * n + j], column + j + 1,
                    std::min(i + 1, stop) - j - 1);
    }
    parallelFor(n - stop, static_cast<double>(n - stop) * block / 8,
                [&](int64_t begin, int64_t end) {
                  for (int64_t i = stop + begin; i < stop + end; ++i)
                    for (int64_t j = start; j < stop; ++j)
                      subtractRow(a + i * n + stop, a[i * n + j],
                                  columns.data() + (j - start) * n + stop,
                                  i + 1 - stop);
                });
  }
  return true;
}

template <typename T>
void choleskyOne(const T *from, T *to, int64_t n, bool lower) {
  using Real = decltype(realPart(T{}));
  // Work on the lower triangle: the upper one is its conjugate.
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j)
      to[i * n + j] = j > i   ? T{}
                      : lower ? from[i * n + j]
                              : conjugate(from[j * n + i]);
  if (!factor(to, n)) {
    std::fill(to, to + n * n, T(std::numeric_limits<Real>::quiet_NaN()));
    return;
  }
  if (!lower)
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = i + 1; j < n; ++j) {
        to[i * n + j] = conjugate(to[j * n + i]);
        to[j * n + i] = T{};
      }
    }
}

struct Triangular {
  bool left, lower, unit, transpose, conjugated;
  int64_t order;         // of a
  int64_t rows, columns; // of b
};

/// op(a) as a full row-major triangle, ones on the diagonal where implied.
template <typename T>
std::vector<T> operand(const T *a, const Triangular &how) {
  int64_t n = how.order;
  std::vector<T> m(n * n);
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      if (how.lower ? j > i : j < i)
        continue;
      T value = how.unit && i == j ? T(1) : a[i * n + j];
      if (how.conjugated)
        value = conjugate(value);
      m[how.transpose ? j * n + i : i * n + j] = value;
    }
  return m;
}

/// m x = b for columns begin <= c < end; x holds b at the start.
template <typename T>
void solveLeft(const T *m, T *x, const Triangular &how, int64_t begin,
               int64_t end) {
  int64_t n = how.order, width = how.columns;
  bool forward = how.lower != how.transpose;
  for (int64_t step = 0; step < n; ++step) {
    int64_t i = forward ? step : n - 1 - step;
    T *row = x + i * width + begin;
    for (int64_t k = forward ? 0 : i + 1; k < (forward ? i : n); ++k)
      subtractRow(row, m[i * n + k], x + k * width + begin, end - begin);
    if (!how.unit)
      for (int64_t c = 0; c < end - begin; ++c)
        row[c] = row[c] / m[i * n + i];
  }
}

/// x m = b for one row.
template <typename T>
void solveRight(const T *m, T *row, const Triangular &how) {
  int64_t n = how.order;
  bool forward = how.lower == how.transpose; // m is an upper triangle
  for (int64_t step = 0; step < n; ++step) {
    int64_t k = forward ? step : n - 1 - step;
    if (!how.unit)
      row[k] = row[k] / m[k * n + k];
    if (forward)
      subtractRow(row + k + 1, row[k], m + k * n + k + 1, n - k - 1);
    else
      subtractRow(row, row[k], m + k * n, k);
  }
}

template <typename T>
void solveOne(const T *a, const T *b, T *x, const Triangular &how) {
  std::vector<T> m = operand(a, how);
  if (x != b)
    std::copy(b, b + how.rows * how.columns, x);
  double each =
      static_cast<double>(how.order) * static_cast<double>(how.order) / 8;
  if (how.left)
    parallelFor(how.columns, each, [&](int64_t begin, int64_t end) {
      solveLeft(m.data(), x, how, begin, end);
    });
  else
    parallelFor(how.rows, each, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        solveRight(m.data(), x + i * how.columns, how);
    });
}

} // namespace

Made makeCholesky(const LibraryContext &context) {
  if (context.operands().size() != 1 || context.results().size() != 1 ||
      context.operands()[0] != context.results()[0])
    return context.invalid("one matrix, one factor of its shape");
  const std::vector<int64_t> &dimensions = context.operands()[0].dimensions;
  size_t rank = dimensions.size();
  if (rank < 2 || dimensions[rank - 1] != dimensions[rank - 2])
    return context.invalid("the matrix is not square");
  int64_t n = dimensions[rank - 1];
  int64_t batch = n ? context.operands()[0].elementCount() / (n * n) : 0;
  bool lower = context.attributes.flag("lower");
  return makeFloating(context, context.operands()[0].element, [=](auto zero) {
    using T = decltype(zero);
    return LocalFunction([=](void *const *places) -> Result<void> {
      auto from = static_cast<const T *>(places[0]);
      auto to = static_cast<T *>(places[1]);
      parallelFor(batch, static_cast<double>(n) * n * n / 8,
                  [&](int64_t begin, int64_t end) {
                    for (int64_t i = begin; i < end; ++i)
                      choleskyOne(from + i * n * n, to + i * n * n, n, lower);
                  });
      return success();
    });
  });
}

Made makeTriangularSolve(const LibraryContext &context) {
  std::span<const Shape> operands = context.operands();
  if (operands.size() != 2 || context.results().size() != 1 ||
      operands[1] != context.results()[0] ||
      operands[0].element != operands[1].element)
    return context.invalid("two matrices and a solution");
  const std::vector<int64_t> &a = operands[0].dimensions;
  const std::vector<int64_t> &b = operands[1].dimensions;
  size_t rank = a.size();
  if (rank < 2 || b.size() != rank || a[rank - 1] != a[rank - 2])
    return context.invalid("the matrix is not square");
  std::string_view transpose = context.attributes.word("transpose_a");
  Triangular how = {context.attributes.flag("left_side"),
                    context.attributes.flag("lower"),
                    context.attributes.flag("unit_diagonal"),
                    transpose == "TRANSPOSE" || transpose == "ADJOINT",
                    transpose == "ADJOINT",
                    a[rank - 1],
                    b[rank - 2],
                    b[rank - 1]};
  if (how.order != (how.left ? how.rows : how.columns) ||
      !std::equal(a.begin(), a.end() - 2, b.begin()))
    return context.invalid("the shapes do not fit");
  int64_t batch = 1;
  for (size_t i = 0; i + 2 < rank; ++i)
    batch *= a[i];
  return makeFloating(context, operands[0].element, [=](auto zero) {
    using T = decltype(zero);
    return LocalFunction([=](void *const *places) -> Result<void> {
      auto matrix = static_cast<const T *>(places[0]);
      auto right = static_cast<const T *>(places[1]);
      auto solution = static_cast<T *>(places[2]);
      double each = static_cast<double>(how.order) * how.rows * how.columns / 8;
      parallelFor(batch, each, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          solveOne(matrix + i * how.order * how.order,
                   right + i * how.rows * how.columns,
                   solution + i * how.rows * how.columns, how);
      });
      return success();
    });
  });
}

} // namespace tesela::runtime
