// cholesky and triangular_solve, in blocks: rows are the inner loops of a
// block, so that they become vector code without sums being reordered, and what
// a block means to all that follow is a matrix product. So is what a few rows
// of a block mean to the rest of it.
#include "runtime/Complex.h"
#include "runtime/Operations.h"
#include "runtime/Scratch.h"
#include "runtime/SubtractProduct.h"
#include "runtime/Threads.h"

#include <cmath>
#include <limits>

namespace tesela::runtime {
namespace {

constexpr int64_t block = 32, few = 8;

/// y -= a * x
template <typename T> void subtractRow(T *y, T a, const T *x, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    y[i] = y[i] - multiply(a, x[i]);
}

/// What columns start to stop of the factor mean to the rows from `row` on, up
/// to the diagonal. Above it, where zeros are, they are put back.
template <typename T>
void updateRows(T *a, const T *columns, int64_t n, int64_t start, int64_t stop,
                int64_t row) {
  int64_t count = std::min(block, n - row);
  subtractProduct(Rows<T>{a, n}.at(row, stop),
                  Rows<const T>{a, n}.at(row, start),
                  Rows<const T>{columns, n}.at(0, stop), count,
                  row + count - stop, stop - start);
  for (int64_t i = row; i < row + count; ++i)
    std::fill(a + i * n + i + 1, a + i * n + row + count, T{});
}

/// Factors `count` columns, conjugated and one after the other, n apart, whose
/// diagonal begins at element `start`, up to element n; false where the matrix
/// is not positive definite.
template <typename T>
bool factorFew(T *columns, int64_t n, int64_t start, int64_t count) {
  for (int64_t j = 0; j < count; ++j) {
    T *column = columns + j * n;
    auto pivot = realPart(column[start + j]);
    if (!(pivot > 0))
      return false;
    pivot = std::sqrt(pivot);
    column[start + j] = pivot;
    for (int64_t i = start + j + 1; i < n; ++i)
      column[i] = column[i] / pivot;
    for (int64_t other = j + 1; other < count; ++other)
      subtractRow(columns + other * n + start + other,
                  conjugate(column[start + other]), column + start + other,
                  n - start - other);
  }
  return true;
}

/// The same for up to `block` columns.
template <typename T>
bool factorColumns(T *columns, int64_t n, int64_t start, int64_t count) {
  for (int64_t done = 0; done < count; done += few) {
    int64_t next = std::min(done + few, count), left = count - next;
    if (!factorFew(columns + done * n, n, start + done, next - done))
      return false;
    // Before the diagonal a column holds nothing that matters.
    T factors[block * few];
    for (int64_t other = 0; other < left; ++other)
      for (int64_t j = done; j < next; ++j)
        factors[other * few + j - done] =
            conjugate(columns[j * n + start + next + other]);
    subtractProduct(Rows<T>{columns, n}.at(next, start + next),
                    Rows<const T>{factors, few},
                    Rows<const T>{columns, n}.at(done, start + next), left,
                    n - start - next, next - done);
  }
  return true;
}

/// Replaces the lower triangle of a by its factor; false where a is not
/// positive definite. Columns are done in blocks, lying as rows meanwhile in
/// `columns`, which has room for `block` rows of a.
template <typename T> bool factor(T *a, T *columns, int64_t n) {
  for (int64_t start = 0; start < n; start += block) {
    int64_t stop = std::min(start + block, n);
    for (int64_t i = start; i < n; ++i)
      for (int64_t j = start; j < std::min(stop, i + 1); ++j)
        columns[(j - start) * n + i] = conjugate(a[i * n + j]);
    if (!factorColumns(columns, n, start, stop - start))
      return false;
    for (int64_t i = start; i < n; ++i)
      for (int64_t j = start; j < std::min(stop, i + 1); ++j)
        a[i * n + j] = conjugate(columns[(j - start) * n + i]);
    int64_t blocks = (n - stop + block - 1) / block;
    parallelFor(blocks, static_cast<double>(n - stop) * block * block / 16,
                [&](int64_t begin, int64_t end) {
                  for (int64_t number = begin; number < end; ++number)
                    updateRows(a, columns, n, start, stop,
                               stop + number * block);
                });
  }
  return true;
}

template <typename T>
Result<void> choleskyOne(const T *from, T *to, int64_t n, bool lower) {
  using Real = decltype(realPart(T{}));
  constexpr int64_t smallest = 16;
  T small[block * smallest];
  auto columns =
      Scratch<T>::make(n > smallest ? static_cast<size_t>(block * n) : 0);
  if (!columns)
    return columns.error();
  // Work on the lower triangle: the upper one is its conjugate.
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j)
      to[i * n + j] = j > i   ? T{}
                      : lower ? from[i * n + j]
                              : conjugate(from[j * n + i]);
  if (!factor(to, n > smallest ? columns->data() : small, n)) {
    std::fill(to, to + n * n, T(std::numeric_limits<Real>::quiet_NaN()));
    return success();
  }
  if (!lower)
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = i + 1; j < n; ++j) {
        to[i * n + j] = conjugate(to[j * n + i]);
        to[j * n + i] = T{};
      }
    }
  return success();
}

struct Triangular {
  bool left, lower, unit, transpose, conjugated;
  int64_t order;         // of a
  int64_t rows, columns; // of b
};

/// op(a) as a full row-major triangle, ones on the diagonal where implied. In
/// blocks, so that a transposed one does not take a line of memory an element.
template <typename T>
Result<Scratch<T>> operand(const T *a, const Triangular &how) {
  int64_t n = how.order;
  auto made = Scratch<T>::make(static_cast<size_t>(n * n));
  if (!made)
    return made;
  T *m = made->data();
  std::fill_n(m, n * n, T{});
  auto copy = [&](int64_t i, int64_t j) {
    T value = how.unit && i == j ? T(1) : a[i * n + j];
    if (how.conjugated)
      value = conjugate(value);
    m[how.transpose ? j * n + i : i * n + j] = value;
  };
  for (int64_t row = 0; row < n; row += block)
    for (int64_t column = how.lower ? 0 : row;
         column < (how.lower ? row + 1 : n); column += block)
      for (int64_t i = row; i < std::min(row + block, n); ++i)
        for (int64_t j = how.lower ? column : std::max(column, i);
             j < std::min(column + block, how.lower ? i + 1 : n); ++j)
          copy(i, j);
  return made;
}

/// Calls `each(begin, end)` for blocks of first to last, from the first to the
/// last or the other way.
template <typename Each>
void forBlocks(int64_t first, int64_t last, int64_t most, bool forward,
               Each each) {
  for (int64_t done = 0; done < last - first; done += most) {
    int64_t size = std::min(most, last - first - done);
    int64_t begin = forward ? first + done : last - done - size;
    each(begin, begin + size);
  }
}

/// m x = b for `width` columns; x holds b at the start.
template <typename T>
void solveLeft(const T *m, T *x, const Triangular &how, int64_t width) {
  int64_t n = how.order;
  bool forward = how.lower != how.transpose;
  // What the known rows of `known` mean to rows first to last.
  auto update = [&](int64_t first, int64_t last, int64_t known, int64_t count) {
    subtractProduct(
        Rows<T>{x, width}.at(first, 0), Rows<const T>{m, n}.at(first, known),
        Rows<const T>{x, width}.at(known, 0), last - first, width, count);
  };
  auto solveFew = [&](int64_t first, int64_t last) {
    for (int64_t step = 0; step < last - first; ++step) {
      int64_t i = forward ? first + step : last - 1 - step;
      T *row = x + i * width;
      for (int64_t k = forward ? first : i + 1; k < (forward ? i : last); ++k)
        subtractRow(row, m[i * n + k], x + k * width, width);
      if (!how.unit)
        for (int64_t c = 0; c < width; ++c)
          row[c] = row[c] / m[i * n + i];
    }
  };
  forBlocks(0, n, block, forward, [&](int64_t first, int64_t last) {
    // What is known already: what stands before, or behind.
    update(first, last, forward ? 0 : last, forward ? first : n - last);
    forBlocks(first, last, few, forward, [&](int64_t begin, int64_t end) {
      update(begin, end, forward ? first : end,
             forward ? begin - first : last - end);
      solveFew(begin, end);
    });
  });
}

/// The same for columns begin <= c < end, which lie next to each other
/// meanwhile: rows of a large matrix are a page each.
template <typename T>
Result<void> solveColumns(const T *m, T *x, const Triangular &how,
                          int64_t begin, int64_t end) {
  int64_t width = end - begin;
  auto panel = Scratch<T>::make(static_cast<size_t>(how.order * width));
  if (!panel)
    return panel.error();
  for (int64_t i = 0; i < how.order; ++i)
    std::copy_n(x + i * how.columns + begin, width, panel->data() + i * width);
  solveLeft(m, panel->data(), how, width);
  for (int64_t i = 0; i < how.order; ++i)
    std::copy_n(panel->data() + i * width, width, x + i * how.columns + begin);
  return success();
}

/// x m = b for rows begin <= r < end.
template <typename T>
void solveRight(const T *m, T *x, const Triangular &how, int64_t begin,
                int64_t end) {
  int64_t n = how.order;
  bool forward = how.lower == how.transpose; // m is an upper triangle
  forBlocks(0, n, block, forward, [&](int64_t first, int64_t last) {
    int64_t known = forward ? 0 : last;
    subtractProduct(Rows<T>{x, n}.at(begin, first),
                    Rows<const T>{x, n}.at(begin, known),
                    Rows<const T>{m, n}.at(known, first), end - begin,
                    last - first, forward ? first : n - last);
    for (int64_t r = begin; r < end; ++r)
      for (int64_t step = 0; step < last - first; ++step) {
        int64_t k = forward ? first + step : last - 1 - step;
        T *row = x + r * n;
        if (!how.unit)
          row[k] = row[k] / m[k * n + k];
        if (forward)
          subtractRow(row + k + 1, row[k], m + k * n + k + 1, last - k - 1);
        else
          subtractRow(row + first, row[k], m + k * n + first, k - first);
      }
  });
}

/// A small system, by substitution as it stands: what blocks need (a copy of
/// the triangle, panels, tasks) takes several times as long. x holds b.
template <typename T> void solveSmall(const T *a, T *x, const Triangular &how) {
  int64_t n = how.order, width = how.columns;
  bool forward = how.lower != how.transpose;
  for (int64_t step = 0; step < n; ++step) {
    int64_t i = forward ? step : n - 1 - step;
    T *row = x + i * width;
    auto at = [&](int64_t k) {
      T value = how.transpose ? a[k * n + i] : a[i * n + k];
      return how.conjugated ? conjugate(value) : value;
    };
    for (int64_t k = forward ? 0 : i + 1; k < (forward ? i : n); ++k)
      subtractRow(row, at(k), x + k * width, width);
    if (how.unit)
      continue;
    T pivot = at(i);
    for (int64_t c = 0; c < width; ++c)
      row[c] = row[c] / pivot;
  }
}

template <typename T>
Result<void> solveOne(const T *a, const T *b, T *x, const Triangular &how) {
  constexpr int64_t smallest = 16, narrow = 64;
  if (how.left && how.order <= smallest && how.columns <= narrow) {
    if (x != b)
      std::copy(b, b + how.rows * how.columns, x);
    solveSmall(a, x, how);
    return success();
  }
  Result<Scratch<T>> m = operand(a, how);
  if (!m)
    return m.error();
  if (x != b)
    std::copy(b, b + how.rows * how.columns, x);
  // Each task solves for so many columns, or rows, that they fill vectors.
  constexpr int64_t width = 64;
  int64_t count = how.left ? how.columns : how.rows;
  double each = static_cast<double>(how.order) *
                static_cast<double>(how.order) * width / 16;
  FirstError error;
  parallelFor(
      (count + width - 1) / width, each, [&](int64_t begin, int64_t end) {
        int64_t last = std::min(end * width, count);
        if (how.left)
          error.note(solveColumns(m->data(), x, how, begin * width, last));
        else
          solveRight(m->data(), x, how, begin * width, last);
      });
  return error.result();
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
      FirstError error;
      parallelFor(batch, static_cast<double>(n) * n * n / 8,
                  [&](int64_t begin, int64_t end) {
                    for (int64_t i = begin; i < end; ++i)
                      error.note(choleskyOne(from + i * n * n, to + i * n * n,
                                             n, lower));
                  });
      return error.result();
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
      FirstError error;
      parallelFor(batch, each, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          error.note(solveOne(matrix + i * how.order * how.order,
                              right + i * how.rows * how.columns,
                              solution + i * how.rows * how.columns, how));
      });
      return error.result();
    });
  });
}

} // namespace tesela::runtime
