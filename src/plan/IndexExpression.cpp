#include "plan/IndexExpression.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;

namespace tesela::plan {

// A total order by structure, so that equal programs give equal code.
static int compare(AffineExpr a, AffineExpr b) {
  if (a == b)
    return 0;
  if (a.getKind() != b.getKind())
    return a.getKind() < b.getKind() ? -1 : 1;
  auto three = [](int64_t x, int64_t y) { return x < y ? -1 : x > y; };
  switch (a.getKind()) {
  case AffineExprKind::DimId:
    return three(cast<AffineDimExpr>(a).getPosition(),
                 cast<AffineDimExpr>(b).getPosition());
  case AffineExprKind::SymbolId:
    return three(cast<AffineSymbolExpr>(a).getPosition(),
                 cast<AffineSymbolExpr>(b).getPosition());
  case AffineExprKind::Constant:
    return three(cast<AffineConstantExpr>(a).getValue(),
                 cast<AffineConstantExpr>(b).getValue());
  default: {
    auto x = cast<AffineBinaryOpExpr>(a), y = cast<AffineBinaryOpExpr>(b);
    int left = compare(x.getLHS(), y.getLHS());
    return left ? left : compare(x.getRHS(), y.getRHS());
  }
  }
}

static void addTerm(LinearForm &form, AffineExpr atom, int64_t coefficient) {
  auto *at =
      llvm::lower_bound(form.terms, atom, [](const auto &term, AffineExpr a) {
        return compare(term.first, a) < 0;
      });
  if (at != form.terms.end() && at->first == atom) {
    at->second += coefficient;
    if (at->second == 0)
      form.terms.erase(at);
  } else if (coefficient != 0) {
    form.terms.insert(at, {atom, coefficient});
  }
}

static void addScaled(LinearForm &form, const LinearForm &other,
                      int64_t scale) {
  for (auto &[atom, coefficient] : other.terms)
    addTerm(form, atom, coefficient * scale);
  form.constant += other.constant * scale;
}

int64_t LinearForm::coefficient(AffineExpr atom) const {
  for (auto &[candidate, value] : terms)
    if (candidate == atom)
      return value;
  return 0;
}

unsigned IndexSpace::addLoop(int64_t extent) {
  loops.push_back(extent);
  return loops.size() - 1;
}

unsigned IndexSpace::addSymbol(std::optional<Interval> range) {
  symbols.push_back(range);
  return symbols.size() - 1;
}

LinearForm IndexSpace::linear(AffineExpr expression) const {
  LinearForm form;
  switch (expression.getKind()) {
  case AffineExprKind::Constant:
    form.constant = cast<AffineConstantExpr>(expression).getValue();
    return form;
  case AffineExprKind::DimId: {
    unsigned loop = cast<AffineDimExpr>(expression).getPosition();
    if (loop >= loops.size() || loops[loop] != 1)
      addTerm(form, expression, 1);
    return form;
  }
  case AffineExprKind::SymbolId: {
    unsigned symbol = cast<AffineSymbolExpr>(expression).getPosition();
    if (symbol < symbols.size() && symbols[symbol] &&
        symbols[symbol]->lower == symbols[symbol]->upper)
      form.constant = symbols[symbol]->lower;
    else
      addTerm(form, expression, 1);
    return form;
  }
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expression);
  LinearForm lhs = linear(binary.getLHS());
  LinearForm rhs = linear(binary.getRHS());
  switch (expression.getKind()) {
  case AffineExprKind::Add:
    addScaled(lhs, rhs, 1);
    return lhs;
  case AffineExprKind::Mul:
    if (lhs.isConstant())
      std::swap(lhs, rhs);
    addScaled(form, lhs, rhs.constant);
    return form;
  case AffineExprKind::FloorDiv:
    return floorDivide(lhs, rhs.constant);
  case AffineExprKind::CeilDiv:
    lhs.constant += rhs.constant - 1;
    return floorDivide(lhs, rhs.constant);
  case AffineExprKind::Mod:
    form = lhs;
    addScaled(form, floorDivide(lhs, rhs.constant), -rhs.constant);
    return form;
  default:
    llvm_unreachable("all kinds are handled");
  }
}

std::optional<int64_t> IndexSpace::shiftOf(AffineExpr expression,
                                           unsigned loop) const {
  LinearForm form = linear(expression);
  if (form.terms.size() != 1 || form.terms[0].second != 1)
    return std::nullopt;
  auto dim = llvm::dyn_cast<AffineDimExpr>(form.terms[0].first);
  if (!dim || dim.getPosition() != loop)
    return std::nullopt;
  return form.constant;
}

LinearForm IndexSpace::floorDivide(LinearForm form, int64_t divisor) const {
  LinearForm whole, rest;
  for (auto &[atom, coefficient] : form.terms) {
    // c * a + r: floor((c q + r) / c) = q + floor(r / c).
    int64_t quotient = llvm::divideFloorSigned(coefficient, divisor);
    addTerm(whole, atom, quotient);
    addTerm(rest, atom, coefficient - quotient * divisor);
  }
  whole.constant = llvm::divideFloorSigned(form.constant, divisor);
  rest.constant = form.constant - whole.constant * divisor;
  if (divisor == 1 || rest.terms.empty())
    return whole;
  if (auto bounds = range(rest)) {
    int64_t low = llvm::divideFloorSigned(bounds->lower, divisor);
    if (low == llvm::divideFloorSigned(bounds->upper, divisor)) {
      whole.constant += low;
      return whole;
    }
  }
  int64_t common = divisor;
  for (auto &[atom, coefficient] : rest.terms)
    common = std::gcd(common, coefficient);
  if (common > 1) {
    for (auto &[atom, coefficient] : rest.terms)
      coefficient /= common;
    rest.constant = llvm::divideFloorSigned(rest.constant, common);
    divisor /= common;
    // Some terms may have become whole.
    addScaled(whole, floorDivide(rest, divisor), 1);
    return whole;
  }
  // (y floordiv a) floordiv b = y floordiv (a b).
  if (rest.terms.size() == 1 && rest.constant == 0 &&
      rest.terms[0].second == 1 &&
      rest.terms[0].first.getKind() == AffineExprKind::FloorDiv) {
    auto inner = cast<AffineBinaryOpExpr>(rest.terms[0].first);
    divisor *= cast<AffineConstantExpr>(inner.getRHS()).getValue();
    addScaled(whole, floorDivide(linear(inner.getLHS()), divisor), 1);
    return whole;
  }
  AffineExpr atom =
      getAffineBinaryOpExpr(AffineExprKind::FloorDiv, expression(rest),
                            getAffineConstantExpr(divisor, context));
  if (atom.getKind() == AffineExprKind::FloorDiv)
    addTerm(whole, atom, 1);
  else // MLIR's own folding got further.
    addScaled(whole, linear(atom), 1);
  return whole;
}

AffineExpr IndexSpace::expression(const LinearForm &form) const {
  AffineExpr sum;
  for (auto &[atom, coefficient] : form.terms) {
    AffineExpr term = coefficient == 1 ? atom : atom * coefficient;
    sum = sum ? sum + term : term;
  }
  if (!sum)
    return getAffineConstantExpr(form.constant, context);
  return form.constant ? sum + form.constant : sum;
}

std::optional<Interval> IndexSpace::atomRange(AffineExpr atom) const {
  if (auto dim = dyn_cast<AffineDimExpr>(atom)) {
    if (dim.getPosition() >= loops.size())
      return std::nullopt;
    return Interval{0, std::max<int64_t>(loops[dim.getPosition()] - 1, 0)};
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(atom)) {
    if (symbol.getPosition() >= symbols.size())
      return std::nullopt;
    return symbols[symbol.getPosition()];
  }
  auto division = cast<AffineBinaryOpExpr>(atom);
  int64_t divisor = cast<AffineConstantExpr>(division.getRHS()).getValue();
  auto bounds = range(division.getLHS());
  if (!bounds)
    return std::nullopt;
  return Interval{llvm::divideFloorSigned(bounds->lower, divisor),
                  llvm::divideFloorSigned(bounds->upper, divisor)};
}

std::optional<Interval> IndexSpace::range(AffineExpr expression) const {
  return range(linear(expression));
}

// Whether `form` holds `scale` times every term of `part`.
static bool holds(const LinearForm &form, const LinearForm &part,
                  int64_t scale) {
  return llvm::all_of(part.terms, [&](const auto &term) {
    return form.coefficient(term.first) == term.second * scale;
  });
}

std::optional<Interval> IndexSpace::range(const LinearForm &form) const {
  // m * x - m * c * (x floordiv c) is m * (x mod c): known more closely than
  // its terms.
  for (auto &[atom, coefficient] : form.terms) {
    if (atom.getKind() != AffineExprKind::FloorDiv)
      continue;
    auto division = cast<AffineBinaryOpExpr>(atom);
    int64_t divisor = cast<AffineConstantExpr>(division.getRHS()).getValue();
    if (coefficient % divisor != 0)
      continue;
    int64_t scale = -coefficient / divisor;
    LinearForm dividend = linear(division.getLHS());
    if (!holds(form, dividend, scale))
      continue;
    LinearForm rest = form;
    addScaled(rest, dividend, -scale);
    addTerm(rest, atom, -coefficient);
    auto bounds = range(rest);
    if (!bounds)
      return std::nullopt;
    int64_t most = scale * (divisor - 1);
    return Interval{bounds->lower + std::min<int64_t>(most, 0),
                    bounds->upper + std::max<int64_t>(most, 0)};
  }
  Interval sum{form.constant, form.constant};
  for (auto &[atom, coefficient] : form.terms) {
    auto bounds = atomRange(atom);
    if (!bounds)
      return std::nullopt;
    int64_t a = bounds->lower * coefficient, b = bounds->upper * coefficient;
    sum.lower += std::min(a, b);
    sum.upper += std::max(a, b);
  }
  return sum;
}

static void intersect(Interval &bounds, int64_t lower, int64_t upper) {
  bounds.lower = std::max(bounds.lower, lower);
  bounds.upper = std::min(bounds.upper, upper);
}

std::optional<Interval> IndexSpace::closeRange(AffineExpr expression) const {
  unsigned budget = 200; // forms; each division doubles them
  auto result = closeRange(linear(expression), budget);
  if (result)
    if (auto bounds = rangeByRemainders(expression, 64))
      intersect(*result, bounds->lower, bounds->upper);
  return result;
}

/// The first division of the form with a loop of several points right in it.
static std::optional<std::pair<unsigned, int64_t>>
dividedLoop(const IndexSpace &space, const LinearForm &form) {
  for (auto &[atom, coefficient] : form.terms) {
    if (atom.getKind() != AffineExprKind::FloorDiv)
      continue;
    auto division = cast<AffineBinaryOpExpr>(atom);
    int64_t divisor = cast<AffineConstantExpr>(division.getRHS()).getValue();
    for (auto &[loop, factor] : space.linear(division.getLHS()).terms)
      if (auto dim = dyn_cast<AffineDimExpr>(loop))
        if (space.extent(dim.getPosition()) > 1)
          return std::pair(dim.getPosition(), divisor);
  }
  return std::nullopt;
}

std::optional<Interval> IndexSpace::rangeByRemainders(AffineExpr expression,
                                                      int64_t mostCases) const {
  auto divided = dividedLoop(*this, linear(expression));
  if (!divided)
    return range(expression);
  auto [loop, divisor] = *divided;
  int64_t cases = std::min(divisor, extent(loop));
  if (cases > mostCases)
    return range(expression);
  std::optional<Interval> all;
  for (int64_t rest = 0; rest < cases; ++rest) {
    IndexSpace part = *this;
    part.loops[loop] = (extent(loop) - rest + divisor - 1) / divisor;
    AffineExpr dim = getAffineDimExpr(loop, context);
    auto bounds = part.rangeByRemainders(
        expression.replace(dim, dim * divisor + rest), mostCases / cases);
    if (!bounds)
      return std::nullopt;
    if (!all)
      all = bounds;
    all->lower = std::min(all->lower, bounds->lower);
    all->upper = std::max(all->upper, bounds->upper);
  }
  return all;
}

std::optional<Interval> IndexSpace::closeRange(const LinearForm &form,
                                               unsigned &budget) const {
  std::optional<Interval> result = range(form);
  if (!result)
    return result;
  for (auto &[atom, coefficient] : form.terms) {
    if (atom.getKind() != AffineExprKind::FloorDiv)
      continue;
    // x = divisor * atom + m with 0 <= m < divisor gives each loop of x with
    // coefficient 1 or -1 in terms of the others.
    auto division = cast<AffineBinaryOpExpr>(atom);
    int64_t divisor = cast<AffineConstantExpr>(division.getRHS()).getValue();
    LinearForm x = linear(division.getLHS());
    if (budget > 0) {
      --budget;
      LinearForm multiple; // divisor * form, of which k * (x - m) is known
      addScaled(multiple, form, divisor);
      addTerm(multiple, atom, -coefficient * divisor);
      addScaled(multiple, x, coefficient);
      int64_t most = -coefficient * (divisor - 1);
      if (auto bounds = closeRange(multiple, budget))
        intersect(*result,
                  -llvm::divideFloorSigned(
                      -(bounds->lower + std::min<int64_t>(most, 0)), divisor),
                  llvm::divideFloorSigned(
                      bounds->upper + std::max<int64_t>(most, 0), divisor));
    }
    for (auto &[loop, sign] : x.terms) {
      int64_t factor = form.coefficient(loop) * sign;
      if (factor == 0 || std::abs(sign) != 1 || budget == 0)
        continue;
      --budget;
      LinearForm rest = form;
      addScaled(rest, x, -factor);
      addTerm(rest, atom, factor * divisor);
      int64_t most = factor * (divisor - 1);
      if (auto bounds = closeRange(rest, budget))
        intersect(*result, bounds->lower + std::min<int64_t>(most, 0),
                  bounds->upper + std::max<int64_t>(most, 0));
    }
  }
  return result;
}

bool mentions(AffineExpr expression, unsigned loop) {
  return expression.isFunctionOfDim(loop);
}

// The largest number known to divide every value of the expression.
static bool dividesAll(const LinearForm &form, AffineExpr except,
                       int64_t divisor) {
  if (form.constant % divisor != 0)
    return false;
  return llvm::all_of(form.terms, [&](const auto &term) {
    return term.first == except || term.second % divisor == 0;
  });
}

Lanes lanesOf(const LinearForm &form, unsigned loop, unsigned lanes,
              llvm::function_ref<bool(AffineExpr)> varies) {
  Lanes result;
  for (auto &[atom, coefficient] : form.terms) {
    if (auto dim = dyn_cast<AffineDimExpr>(atom)) {
      if (dim.getPosition() == loop)
        result.stride += coefficient;
      continue;
    }
    if (auto symbol = dyn_cast<AffineSymbolExpr>(atom)) {
      if (varies(symbol))
        return {LaneKind::Irregular, 0};
      continue;
    }
    // x floordiv c is the same in all lanes if x = loop + multiples of lanes
    // and lanes divides c: the lanes do not cross a multiple of c.
    if (!atom.isFunctionOfDim(loop)) {
      bool varying = false;
      atom.walk([&](AffineExpr part) {
        if (isa<AffineSymbolExpr>(part) && varies(part))
          varying = true;
      });
      if (varying)
        return {LaneKind::Irregular, 0};
      continue;
    }
    auto division = cast<AffineBinaryOpExpr>(atom);
    int64_t divisor = cast<AffineConstantExpr>(division.getRHS()).getValue();
    IndexSpace unbounded(atom.getContext());
    LinearForm dividend = unbounded.linear(division.getLHS());
    AffineExpr lane = getAffineDimExpr(loop, atom.getContext());
    bool whole = lanes > 0 && divisor % lanes == 0 &&
                 dividend.coefficient(lane) == 1 &&
                 dividesAll(dividend, lane, lanes);
    if (!whole)
      return {LaneKind::Irregular, 0};
  }
  result.kind = result.stride == 0 ? LaneKind::Uniform : LaneKind::Strided;
  return result;
}

} // namespace tesela::plan
