#include "nugraph/FunctionFits.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

namespace tesela::nugraph {

std::optional<Points> pointsOf(llvm::ArrayRef<double> values) {
  constexpr size_t most = 40, least = 8;
  constexpr double huge = 1e12;
  if (values.size() < least)
    return std::nullopt;
  size_t stride = std::max<size_t>(1, values.size() / most);
  Points result;
  for (size_t i = 0; i < values.size() && result.size() < most; i += stride)
    result.push_back(values[i]);
  if (!llvm::all_of(result, [](double x) { return std::abs(x) < huge; }))
    return std::nullopt;
  return result;
}

using semantics::ScalarOp;

namespace {

struct Function {
  ScalarOp op;
  double (*at)(double);
  /// Of some only what they are is of interest.
  bool hasOuter = true;
};
const Function functions[] = {
    {ScalarOp::Exponential, [](double x) { return std::exp(x); }},
    {ScalarOp::Log, [](double x) { return std::log(x); }},
    {ScalarOp::Tanh, [](double x) { return std::tanh(x); }},
    {ScalarOp::Logistic, [](double x) { return 1 / (1 + std::exp(-x)); }},
    {ScalarOp::ExponentialMinusOne, [](double x) { return std::expm1(x); }},
    {ScalarOp::LogPlusOne, [](double x) { return std::log1p(x); }},
    {ScalarOp::Sqrt, [](double x) { return std::sqrt(x); }},
    {ScalarOp::Rsqrt, [](double x) { return 1 / std::sqrt(x); }},
    {ScalarOp::Erf, [](double x) { return std::erf(x); }, false},
    {ScalarOp::Erfc, [](double x) { return std::erfc(x); }, false},
    {ScalarOp::Abs, [](double x) { return std::abs(x); }, false},
    {ScalarOp::Maximum, [](double x) { return std::max(x, 0.0); }, false},
};
constexpr double scales[] = {1, -1, 2, -2, 0.5, -0.5};

bool isNice(double &number, double atMost) {
  double rounded = std::round(4 * number) / 4;
  if (!(std::abs(number - rounded) <= 1e-7) || std::abs(rounded) > atMost)
    return false;
  number = rounded;
  return true;
}

/// log(2), -log(3), ...
bool isLogarithm(double &number) {
  double of = std::round(std::exp(std::abs(number)));
  if (of < 2 || of > 64 || std::abs(std::log(of) - std::abs(number)) > 1e-7)
    return false;
  number = number < 0 ? -std::log(of) : std::log(of);
  return true;
}

/// The vector that all rows are orthogonal to, if there is exactly one.
std::optional<std::array<double, 6>>
nullVector(llvm::MutableArrayRef<std::array<double, 6>> rows) {
  constexpr unsigned count = 6;
  std::array<double, count> norms{};
  for (const auto &row : rows)
    for (unsigned i = 0; i != count; ++i)
      norms[i] = std::max(norms[i], std::abs(row[i]));
  for (double norm : norms)
    if (!(norm > 1e-12) || !std::isfinite(norm))
      return std::nullopt;
  for (auto &row : rows)
    for (unsigned i = 0; i != count; ++i)
      row[i] /= norms[i];
  std::array<unsigned, count> columns{0, 1, 2, 3, 4, 5};
  for (unsigned step = 0; step != count; ++step) {
    size_t row = step;
    unsigned column = step;
    double most = 0;
    for (size_t r = step; r != rows.size(); ++r)
      for (unsigned c = step; c != count; ++c)
        if (double one = std::abs(rows[r][columns[c]]); one > most)
          most = one, row = r, column = c;
    bool isLast = step + 1 == count;
    if (isLast ? most > 1e-11 : most < 1e-8)
      return std::nullopt;
    if (isLast)
      break;
    std::swap(rows[row], rows[step]);
    std::swap(columns[column], columns[step]);
    for (size_t r = 0; r != rows.size(); ++r) {
      if (r == step)
        continue;
      double factor = rows[r][columns[step]] / rows[step][columns[step]];
      for (unsigned c = step; c != count; ++c)
        rows[r][columns[c]] -= factor * rows[step][columns[c]];
    }
  }
  std::array<double, count> result{};
  result[columns[count - 1]] = 1 / norms[columns[count - 1]];
  for (unsigned step = 0; step + 1 != count; ++step)
    result[columns[step]] = -rows[step][columns[count - 1]] /
                            rows[step][columns[step]] / norms[columns[step]];
  return result;
}

} // namespace

Points valueOf(ScalarOp function, double scale, const Points &at) {
  const Function *known = llvm::find_if(
      functions, [&](const Function &one) { return one.op == function; });
  Points result;
  for (double x : at)
    result.push_back(known->at(scale * x));
  return result;
}

void forEachWord(
    const Points &at,
    llvm::function_ref<void(const Word &, const Points &value)> use) {
  using Outer = Word::Outer;
  for (const Function &function : functions)
    for (double scale : scales) {
      Points inner = valueOf(function.op, scale, at);
      for (Outer outer :
           {Outer::None, Outer::Reciprocal, Outer::Inverse, Outer::Log}) {
        Points value = inner;
        for (double &v : value)
          if (outer == Outer::Reciprocal)
            v = 1 / v;
          else if (outer == Outer::Inverse)
            v = 1 / (1 + v);
          else if (outer == Outer::Log)
            v = std::log(1 + v);
        use({function.op, scale, outer}, value);
        if (!function.hasOuter)
          break;
      }
    }
}

std::optional<std::array<double, 2>> affineFit(const Points &value,
                                               const Points &wanted) {
  // Of a function that is piecewise two points may have one value.
  size_t second = 1;
  while (second != value.size() && value[second] == value[0])
    ++second;
  if (second == value.size())
    return std::nullopt;
  double a = (wanted[second] - wanted[0]) / (value[second] - value[0]);
  if (!isNice(a, 4) || a == 0)
    return std::nullopt;
  double c = wanted[0] - a * value[0];
  if (!isNice(c, 4) && !isLogarithm(c))
    return std::nullopt;
  for (auto [v, w] : llvm::zip_equal(value, wanted))
    if (!(std::abs(w - a * v - c) <= 1e-9 * (1 + std::abs(w))))
      return std::nullopt;
  return std::array{a, c};
}

std::optional<std::array<double, 6>> rationalFit(const Points &value,
                                                 const Points &wanted) {
  if (value.size() < 8)
    return std::nullopt;
  llvm::SmallVector<std::array<double, 6>, 12> rows;
  for (auto [u, y] : llvm::zip_equal(value, wanted))
    rows.push_back({1, u, u * u, -y, -y * u, -y * u * u});
  std::optional<std::array<double, 6>> found = nullVector(rows);
  if (!found)
    return std::nullopt;
  double most = 0;
  for (double number : *found)
    most = std::max(most, std::abs(number));
  double unit = most;
  for (double &number : *found)
    if (std::abs(number) < 1e-6 * most)
      number = 0;
    else
      unit = std::min(unit, std::abs(number));
  // The leading coefficient below is positive.
  unsigned leading = (*found)[5] != 0 ? 5 : (*found)[4] != 0 ? 4 : 3;
  if ((*found)[leading] < 0)
    unit = -unit;
  for (double &number : *found) {
    number /= unit;
    if (!isNice(number, 8))
      return std::nullopt;
  }
  if ((*found)[2] == 0 && (*found)[5] == 0)
    return std::nullopt; // the words have it
  return found;
}

static double dot(const Points &a, const Points &b) {
  double sum = 0;
  for (auto [x, y] : llvm::zip_equal(a, b))
    sum += x * y;
  return sum;
}

/// Columns made orthogonal one after the other, each taken from what is wanted.
std::optional<llvm::SmallVector<double, 6>>
linearFit(llvm::ArrayRef<llvm::ArrayRef<double>> columns,
          llvm::ArrayRef<double> wanted) {
  size_t count = columns.size();
  llvm::SmallVector<Points, 6> basis;
  llvm::SmallVector<llvm::SmallVector<double, 6>, 6> made; // of the columns
  Points rest(wanted);
  llvm::SmallVector<double, 6> result(count);
  for (auto [number, column] : llvm::enumerate(columns)) {
    Points own(column);
    llvm::SmallVector<double, 6> of(count);
    of[number] = 1;
    double norm = dot(own, own);
    for (unsigned again = 0; again != 2; ++again)
      for (auto [known, ofKnown] : llvm::zip_equal(basis, made)) {
        double part = dot(own, known) / dot(known, known);
        for (auto [x, y] : llvm::zip_equal(own, known))
          x -= part * y;
        for (auto [x, y] : llvm::zip_equal(of, ofKnown))
          x -= part * y;
      }
    if (!(dot(own, own) > 1e-18 * norm))
      continue;
    double part = dot(rest, own) / dot(own, own);
    for (auto [x, y] : llvm::zip_equal(rest, own))
      x -= part * y;
    for (auto [x, y] : llvm::zip_equal(result, of))
      x += part * y;
    basis.push_back(std::move(own));
    made.push_back(std::move(of));
  }
  for (auto [x, y] : llvm::zip_equal(rest, wanted))
    if (!(std::abs(x) <= 1e-9 * (1 + std::abs(y))))
      return std::nullopt;
  for (double &number : result)
    if (std::abs(number) < 1e-9)
      number = 0;
  return result;
}

std::optional<Coefficient> coefficientOf(double number,
                                         llvm::ArrayRef<double> known) {
  auto is = [&](double value) {
    return std::abs(number - value) <= 1e-9 * (1 + std::abs(number));
  };
  if (!(std::abs(number) < 1000))
    return std::nullopt;
  if (double value = std::round(number * 400) / 400; is(value))
    return Coefficient{value};
  for (double over : {3, 6, 7, 9, 11, 12})
    if (double value = std::round(number * over); is(value / over))
      return Coefficient{value, 1, over};
  for (double one : known)
    for (double sign : {1, -1})
      if (is(sign * one))
        return Coefficient{sign * one};
  for (double one : known)
    for (double other : known)
      for (double sign : {1, -1}) {
        if (is(sign * one * other))
          return Coefficient{sign * one, other};
        if (other != 0 && is(sign * one / other))
          return Coefficient{sign * one, 1, other};
      }
  if (double value = std::round(number * 10000) / 10000; is(value))
    return Coefficient{value};
  return std::nullopt;
}

} // namespace tesela::nugraph
