#include "prove/LinearRows.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>
#include <optional>

namespace tesela::prove {

namespace {
/// More rows than the questions of docs/prove.md come to by a factor of five.
constexpr size_t rowLimit = 160;

enum class Kind : uint8_t { Row, Nothing, Contradiction };

/// g p + c <= 0 is p + ceil(c / g) <= 0.
Kind tighten(LinearRow &row) {
  if (row.terms.empty())
    return row.constant > 0 ? Kind::Contradiction : Kind::Nothing;
  uint64_t common = 0;
  for (auto [column, coefficient] : row.terms)
    common = std::gcd(common, coefficient < 0 ? -uint64_t(coefficient)
                                              : uint64_t(coefficient));
  if (common > 1 && common <= INT64_MAX) {
    for (auto &[column, coefficient] : row.terms)
      coefficient /= int64_t(common);
    row.constant = llvm::divideCeilSigned(row.constant, int64_t(common));
  }
  return Kind::Row;
}

/// a x + b y, where nothing leaves 64 bits.
std::optional<LinearRow> combined(const LinearRow &x, int64_t a,
                                  const LinearRow &y, int64_t b) {
  LinearRow sum;
  auto linear = [&](int64_t p, int64_t q, int64_t &result) {
    int64_t left, right;
    return !llvm::MulOverflow(a, p, left) && !llvm::MulOverflow(b, q, right) &&
           !llvm::AddOverflow(left, right, result);
  };
  if (!linear(x.constant, y.constant, sum.constant))
    return std::nullopt;
  for (auto *i = x.terms.begin(), *j = y.terms.begin();
       i != x.terms.end() || j != y.terms.end();) {
    bool left =
        j == y.terms.end() || (i != x.terms.end() && i->first <= j->first);
    bool right =
        i == x.terms.end() || (j != y.terms.end() && j->first <= i->first);
    unsigned column = left ? i->first : j->first;
    int64_t value;
    if (!linear(left ? i->second : 0, right ? j->second : 0, value))
      return std::nullopt;
    if (value != 0)
      sum.terms.push_back({column, value});
    i += left;
    j += right;
  }
  return sum;
}

using Rows = llvm::SmallVector<LinearRow, 16>;

/// Keeps the stronger of two rows that differ in the constant only.
void add(Rows &rows, LinearRow row) {
  for (LinearRow &known : rows)
    if (known.terms == row.terms) {
      known.constant = std::max(known.constant, row.constant);
      return;
    }
  rows.push_back(std::move(row));
}

int64_t coefficient(const LinearRow &row, unsigned column) {
  for (auto [known, value] : row.terms)
    if (known == column)
      return value;
  return 0;
}

/// The column whose elimination leaves the fewest rows, the first of these.
std::optional<unsigned> cheapest(const Rows &rows) {
  llvm::SmallVector<std::pair<unsigned, std::pair<unsigned, unsigned>>, 16>
      columns; // and how often below and above 0
  for (const LinearRow &row : rows)
    for (auto [column, value] : row.terms) {
      auto *known = llvm::find_if(
          columns, [&](const auto &entry) { return entry.first == column; });
      if (known == columns.end()) {
        columns.push_back({column, {0, 0}});
        known = columns.end() - 1;
      }
      ++(value < 0 ? known->second.first : known->second.second);
    }
  std::optional<unsigned> best;
  int64_t least = INT64_MAX;
  for (auto [column, signs] : columns) {
    auto [below, above] = signs;
    int64_t growth = int64_t(below) * above - below - above;
    if (growth < least || (growth == least && column < *best))
      best = column, least = growth;
  }
  return best;
}
} // namespace

bool contradict(Rows given) {
  Rows rows;
  auto take = [&](LinearRow row) {
    Kind kind = tighten(row);
    if (kind == Kind::Row)
      add(rows, std::move(row));
    return kind == Kind::Contradiction;
  };
  for (LinearRow &row : given)
    if (take(std::move(row)))
      return true;
  while (std::optional<unsigned> column = cheapest(rows)) {
    Rows below, above, rest;
    for (LinearRow &row : rows) {
      int64_t value = coefficient(row, *column);
      (value < 0 ? below : value > 0 ? above : rest).push_back(std::move(row));
    }
    rows = std::move(rest);
    for (const LinearRow &low : below)
      for (const LinearRow &high : above) {
        int64_t a = coefficient(low, *column), b = coefficient(high, *column);
        if (a == INT64_MIN)
          continue;
        int64_t common = std::gcd(a, b);
        auto sum = combined(low, b / common, high, -a / common);
        if (sum && take(std::move(*sum)))
          return true;
        if (rows.size() > rowLimit)
          return false;
      }
  }
  return false;
}

} // namespace tesela::prove
