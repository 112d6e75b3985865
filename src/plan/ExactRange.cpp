// The range of an index expression by counting: the last resort where what is
// known of divisions and remainders does not bound it closely enough.
#include "plan/IndexExpression.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;

namespace tesela::plan {

namespace {

/// The divisions of an expression and the loops and symbols below them, as
/// numbers: what a point costs is a few additions and a division each.
class Points {
public:
  explicit Points(const IndexSpace &space) : space(space) {}

  /// False where a range is not known.
  bool add(const LinearForm &form);
  /// How many there are, no more than `most` + 1.
  int64_t count(int64_t most) const;
  /// What the terms of `form` that vary from point to point come to at least
  /// and at most.
  Interval range(const LinearForm &form);
  bool contains(AffineExpr atom) const { return places.contains(atom); }

private:
  struct Variable {
    unsigned place;
    Interval range;
  };
  struct Terms {
    int64_t constant = 0;
    SmallVector<std::pair<unsigned, int64_t>, 4> terms;
  };
  struct Division {
    unsigned place;
    Terms dividend;
    int64_t divisor;
  };

  bool addAtom(AffineExpr atom);
  Terms terms(const LinearForm &form) const;
  int64_t value(const Terms &sum) const {
    int64_t result = sum.constant;
    for (auto [place, coefficient] : sum.terms)
      result += values[place] * coefficient;
    return result;
  }
  bool next();

  const IndexSpace &space;
  llvm::DenseMap<AffineExpr, unsigned> places;
  SmallVector<Variable, 4> variables;
  SmallVector<Division, 4> divisions; // inner ones first
  SmallVector<int64_t, 8> values;     // by place
};

bool Points::addAtom(AffineExpr atom) {
  if (contains(atom))
    return true;
  Division division;
  if (atom.getKind() == AffineExprKind::FloorDiv) {
    auto binary = cast<AffineBinaryOpExpr>(atom);
    LinearForm dividend = space.linear(binary.getLHS());
    for (auto &[part, coefficient] : dividend.terms)
      if (!addAtom(part))
        return false;
    division.dividend = terms(dividend);
    division.divisor = cast<AffineConstantExpr>(binary.getRHS()).getValue();
    division.place = values.size();
    divisions.push_back(division);
  } else {
    auto range = space.range(atom);
    if (!range)
      return false;
    variables.push_back({unsigned(values.size()), *range});
  }
  places[atom] = values.size();
  values.push_back(0);
  return true;
}

bool Points::add(const LinearForm &form) {
  for (auto &[atom, coefficient] : form.terms)
    if (atom.getKind() == AffineExprKind::FloorDiv && !addAtom(atom))
      return false;
  return true;
}

int64_t Points::count(int64_t most) const {
  int64_t count = 1;
  for (const Variable &variable : variables) {
    int64_t extent = variable.range.upper - variable.range.lower + 1;
    if (extent > most / count)
      return most + 1;
    count *= extent;
  }
  return count;
}

Points::Terms Points::terms(const LinearForm &form) const {
  Terms result{form.constant, {}};
  for (auto &[atom, coefficient] : form.terms)
    if (auto at = places.find(atom); at != places.end())
      result.terms.push_back({at->second, coefficient});
  return result;
}

bool Points::next() {
  for (const Variable &variable : variables) {
    if (++values[variable.place] <= variable.range.upper)
      return true;
    values[variable.place] = variable.range.lower;
  }
  return false;
}

Interval Points::range(const LinearForm &form) {
  Terms sum = terms(form);
  Interval result{std::numeric_limits<int64_t>::max(),
                  std::numeric_limits<int64_t>::min()};
  for (const Variable &variable : variables)
    values[variable.place] = variable.range.lower;
  do {
    for (const Division &division : divisions)
      values[division.place] =
          llvm::divideFloorSigned(value(division.dividend), division.divisor);
    int64_t here = value(sum);
    result.lower = std::min(result.lower, here);
    result.upper = std::max(result.upper, here);
  } while (next());
  return result;
}

} // namespace

std::optional<Interval> IndexSpace::exactRange(AffineExpr expression,
                                               int64_t mostPoints) const {
  LinearForm form = linear(expression);
  Points points(*this);
  if (!points.add(form) || points.count(mostPoints) > mostPoints)
    return std::nullopt;
  Interval result = points.range(form);
  // The other loops go their own ways.
  for (auto &[atom, coefficient] : form.terms) {
    if (points.contains(atom))
      continue;
    auto bounds = range(atom);
    if (!bounds)
      return std::nullopt;
    int64_t a = bounds->lower * coefficient, b = bounds->upper * coefficient;
    result.lower += std::min(a, b);
    result.upper += std::max(a, b);
  }
  return result;
}

} // namespace tesela::plan
