// cholesky and triangular_solve, by substitution in long double.
#include "interpret/Interpreter.h"

#include "ir/LinearAlgebra.h"

namespace tesela::interpret {
namespace {

using Wide = std::complex<long double>;

/// The last two dimensions of an array, one matrix of the batch at a time.
struct Matrices {
  explicit Matrices(const Array &array) {
    const auto dimensions = array.dimensions();
    rows = dimensions[dimensions.size() - 2];
    columns = dimensions.back();
    count = rows * columns ? array.elementCount() / (rows * columns) : 0;
  }
  int64_t at(int64_t matrix, int64_t i, int64_t j) const {
    return (matrix * rows + i) * columns + j;
  }
  int64_t rows, columns, count;
};

Wide load(const Array &array, int64_t position) {
  return Wide(array.complexAt(position));
}

/// The lower factor of a positive definite matrix given by its lower half;
/// false where it is not positive definite.
bool factorize(std::vector<Wide> &a, int64_t n) {
  for (int64_t j = 0; j < n; ++j) {
    long double pivot = a[j * n + j].real();
    for (int64_t k = 0; k < j; ++k)
      pivot -= std::norm(a[j * n + k]);
    if (!(pivot > 0))
      return false;
    const long double root = std::sqrt(pivot);
    a[j * n + j] = root;
    for (int64_t i = j + 1; i < n; ++i) {
      Wide sum = a[i * n + j];
      for (int64_t k = 0; k < j; ++k)
        sum -= a[i * n + k] * std::conj(a[j * n + k]);
      a[i * n + j] = sum / root;
    }
  }
  return true;
}

Result<void> runCholesky(Interpreter &interpreter, mlir::Operation *op) {
  const Array input = interpreter.get(op->getOperand(0));
  const bool lower = flag(op, "lower");
  Array result(input.shape());
  const Matrices m(input);
  const int64_t n = m.rows;
  std::vector<Wide> a(n * n);
  for (int64_t matrix = 0; matrix < m.count; ++matrix) {
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j <= i; ++j)
        a[i * n + j] = lower ? load(input, m.at(matrix, i, j))
                             : std::conj(load(input, m.at(matrix, j, i)));
    const bool definite = factorize(a, n);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j <= i; ++j) {
        const std::complex<double> value =
            definite ? std::complex<double>(a[i * n + j])
                     : std::complex<double>(nan, nan);
        if (lower)
          result.setComplex(m.at(matrix, i, j), value);
        else
          result.setComplex(m.at(matrix, j, i), std::conj(value));
      }
  }
  interpreter.set(op->getResult(0), std::move(result));
  return success();
}

/// Solves t x = b in place for a triangular t of size n.
void substitute(const std::vector<Wide> &t, int64_t n, bool lower, bool unit,
                std::vector<Wide> &b) {
  for (int64_t step = 0; step < n; ++step) {
    const int64_t i = lower ? step : n - 1 - step;
    Wide sum = b[i];
    for (int64_t k = lower ? 0 : i + 1; k < (lower ? i : n); ++k)
      sum -= t[i * n + k] * b[k];
    b[i] = unit ? sum : sum / t[i * n + i];
  }
}

Result<void> runTriangularSolve(Interpreter &interpreter, mlir::Operation *op) {
  auto solve = llvm::cast<stablehlo::TriangularSolveOp>(op);
  const Array a = interpreter.get(op->getOperand(0));
  const Array b = interpreter.get(op->getOperand(1));
  const bool left = flag(op, "left_side"), unit = flag(op, "unit_diagonal");
  const bool lower = flag(op, "lower");
  const bool adjoint = solve.getTransposeA() == stablehlo::Transpose::ADJOINT;
  const bool transposed =
      adjoint || solve.getTransposeA() == stablehlo::Transpose::TRANSPOSE;
  // x op(a) = b is op(a)^T x^T = b^T.
  const bool flipped = transposed != !left;
  Array result(b.shape());
  const Matrices ma(a), mb(b);
  const int64_t n = ma.rows, lines = left ? mb.columns : mb.rows;
  std::vector<Wide> t(n * n), x(n);
  for (int64_t matrix = 0; matrix < mb.count; ++matrix) {
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < n; ++j) {
        const Wide value =
            load(a, flipped ? ma.at(matrix, j, i) : ma.at(matrix, i, j));
        t[i * n + j] = adjoint ? std::conj(value) : value;
      }
    for (int64_t line = 0; line < lines; ++line) {
      const auto at = [&](int64_t i) {
        return left ? mb.at(matrix, i, line) : mb.at(matrix, line, i);
      };
      for (int64_t i = 0; i < n; ++i)
        x[i] = load(b, at(i));
      substitute(t, n, lower != flipped, unit, x);
      for (int64_t i = 0; i < n; ++i)
        result.setComplex(at(i), std::complex<double>(x[i]));
    }
  }
  interpreter.set(op->getResult(0), std::move(result));
  return success();
}

} // namespace

void addSolves(HandlerTable &table) {
  table["stablehlo.cholesky"] = runCholesky;
  table["stablehlo.triangular_solve"] = runTriangularSolve;
}

} // namespace tesela::interpret
