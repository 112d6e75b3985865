// Comparisons as guards: of indices, of constants, by signs, by what is
// counted.
#include "prove/IndexTerms.h"
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// Does a type hold an index, by its width or by what is known of sizes?
bool Normalizer::holds(ElementType type, Index index, const Scope &scope) {
  if (isFloat(type) || holdsPosition(terms, type, index))
    return true;
  int64_t range = int64_t(1) << bitWidth(type);
  int64_t least = isUnsignedInteger(type) ? 0 : -range / 2;
  return scope.context.implies(terms.atMost(terms.constant(least), index)) &&
         scope.context.implies(
             terms.atMost(index, terms.constant(least + range - 1)));
}

/// The index that an integer term is. Arithmetic on elements of tensors is not
/// taken for arithmetic on indices, for it may wrap; `bare` elements are.
std::optional<Index> Normalizer::asIndex(Term term, const Scope &scope,
                                         bool bare) {
  TermKind kind = terms.node(term).kind;
  ElementType type = terms.type(term);
  std::optional<Index> index = asIndexOfAnySize(term, scope, bare);
  bool isInType = kind == TermKind::Constant || kind == TermKind::Read;
  if (index && !isInType && !holds(type, *index, scope))
    return std::nullopt;
  return index;
}

std::optional<Index> Normalizer::asIndexOfAnySize(Term term, const Scope &scope,
                                                  bool bare) {
  const TermNode &node = terms.node(term);
  if (isFloat(node.type) &&
      (mode != Algebra::Real ||
       (node.kind != TermKind::FromIndex && node.kind != TermKind::Constant &&
        node.kind != TermKind::Function)))
    return std::nullopt;
  auto operand = [&](unsigned i) {
    return asIndex(node.operands[i], scope, false);
  };
  switch (node.kind) {
  case TermKind::FromIndex: {
    Index index = scope.context.simplify(node.indices[0]);
    if (isUnsignedInteger(node.type) &&
        !scope.context.implies(terms.atMost({}, index)))
      return std::nullopt;
    return index;
  }
  case TermKind::Constant:
    if (std::optional<int64_t> value = node.value.integer())
      return terms.constant(*value);
    return std::nullopt;
  case TermKind::Read:
    if (!bare || node.type == ElementType::I1)
      return std::nullopt;
    return scope.context.simplify(terms.read(node.tensor, node.indices));
  case TermKind::Add:
  case TermKind::Multiply: {
    std::optional<Index> a = operand(0), b = a ? operand(1) : std::nullopt;
    if (!b || isUnsignedInteger(node.type))
      return std::nullopt;
    return node.kind == TermKind::Add ? terms.add(*a, *b)
                                      : terms.multiply(*a, *b);
  }
  case TermKind::Negate: {
    std::optional<Index> a = operand(0);
    if (!a || isUnsignedInteger(node.type))
      return std::nullopt;
    return terms.subtract({}, *a);
  }
  case TermKind::Maximum: {
    // Whatever the elements are, one of them.
    std::optional<Index> a = asIndex(node.operands[0], scope, bare);
    std::optional<Index> b =
        a ? asIndex(node.operands[1], scope, bare) : std::nullopt;
    return b ? std::optional(terms.maximum(*a, *b)) : std::nullopt;
  }
  case TermKind::Function:
    if (node.name == "minimum" && node.type != ElementType::I1) {
      std::optional<Index> a = asIndex(node.operands[0], scope, bare);
      std::optional<Index> b =
          a ? asIndex(node.operands[1], scope, bare) : std::nullopt;
      return b ? std::optional(terms.minimum(*a, *b)) : std::nullopt;
    }
    // An index in another type.
    if (node.name != "convert" || isUnsignedInteger(node.type) ||
        terms.type(node.operands[0]) == ElementType::I1)
      return std::nullopt;
    return operand(0);
  default:
    return std::nullopt;
  }
}

/// Of two finite constants, or of what selects constants with one.
std::optional<Guard> Normalizer::ofConstants(Comparison how, Term a, Term b,
                                             const Scope &scope) {
  const TermNode &left = terms.node(a), &right = terms.node(b);
  auto isConstant = [&](Term term) {
    return terms.node(term).kind == TermKind::Constant;
  };
  auto chooses = [&](const TermNode &node) {
    return node.kind == TermKind::Select &&
           llvm::all_of(node.operands, isConstant);
  };
  if (left.kind == TermKind::Constant && right.kind == TermKind::Constant) {
    bool holds = how == Comparison::EQ   ? left.value == right.value
                 : how == Comparison::LT ? left.value < right.value
                                         : !(right.value < left.value);
    return holds ? terms.always() : terms.never();
  }
  bool fromLeft = chooses(left) && isConstant(b);
  if (!fromLeft && !(isConstant(a) && chooses(right)))
    return std::nullopt;
  const TermNode &choice = fromLeft ? left : right;
  Guard guard = normalize(choice.guard, scope);
  auto branch = [&](Term value) {
    return *ofConstants(how, fromLeft ? value : a, fromLeft ? b : value, scope);
  };
  return terms.disjunction(
      {terms.conjunction({guard, branch(choice.operands[0])}),
       terms.conjunction({terms.negate(guard), branch(choice.operands[1])})});
}

/// Of two reals, where the sign of their difference is known.
std::optional<Guard> Normalizer::bySign(Comparison how, Polynomial a,
                                        Polynomial b, const Scope &scope) {
  // An infinity beside a real number.
  for (bool negative : {true, false}) {
    bool left = isInfinite(a, negative) && !hasInfinity(b);
    if (!left && !(isInfinite(b, negative) && !hasInfinity(a)))
      continue;
    bool less = left == negative;
    return less && how != Comparison::EQ ? terms.always() : terms.never();
  }
  if (hasInfinity(a) || hasInfinity(b))
    return std::nullopt;
  uint8_t sign = signs.of(polynomials.subtract(b, a), scope);
  uint8_t wanted = how == Comparison::EQ   ? Zero
                   : how == Comparison::LT ? Positive
                                           : NotNegative;
  if (!(sign & wanted))
    return terms.never();
  if (!(sign & ~wanted & AnySign))
    return terms.always();
  return std::nullopt;
}

namespace {

/// What an increasing function is applied to, also under maxima and minima,
/// with which it may be exchanged.
struct Increasing {
  llvm::StringRef function;
  Term inner;
};

} // namespace

static std::optional<Increasing> increasing(Terms &terms, Term term) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Exponential)
    return Increasing{"exponential", node.operands[0]};
  if (node.kind == TermKind::Function && node.operands.size() == 1 &&
      lawsOf(node.name).increasing)
    return Increasing{node.name, node.operands[0]};
  if (node.kind != TermKind::Reduce || (node.reduction != Reduction::Maximum &&
                                        node.reduction != Reduction::Minimum))
    return std::nullopt;
  Variable variable = terms.fresh();
  auto body = increasing(terms, terms.open(term, terms.index(variable)));
  if (!body)
    return std::nullopt;
  return Increasing{body->function, terms.reduce(node.reduction, variable,
                                                 node.indices[0], body->inner)};
}

/// `term` divided by `factor`, which is one of its own and is positive.
static std::optional<Term> withoutFactor(Terms &terms, Term term, Term factor) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Multiply &&
      llvm::is_contained(node.operands, factor))
    return node.operands[node.operands[0] == factor ? 1 : 0];
  if (node.kind != TermKind::Reduce || (node.reduction != Reduction::Maximum &&
                                        node.reduction != Reduction::Minimum))
    return std::nullopt;
  Variable variable = terms.fresh();
  std::optional<Term> body =
      withoutFactor(terms, terms.open(term, terms.index(variable)), factor);
  if (!body)
    return std::nullopt;
  return terms.reduce(node.reduction, variable, node.indices[0], *body);
}

/// Two reals that compare as `a` and `b` do, without an increasing function or
/// a positive factor that both have.
static std::optional<std::pair<Term, Term>> comparedAlike(Terms &terms,
                                                          SignAnalysis &signs,
                                                          Term a, Term b,
                                                          const Scope &scope) {
  auto left = increasing(terms, a), right = increasing(terms, b);
  if (left && right && left->function == right->function)
    return std::pair(left->inner, right->inner);
  for (Term factored : {a, b}) {
    const TermNode &node = terms.node(factored);
    if (node.kind != TermKind::Multiply)
      continue;
    for (Term factor : node.operands) {
      if (signs.of(factor, scope) != Positive)
        continue;
      auto x = withoutFactor(terms, a, factor);
      auto y = x ? withoutFactor(terms, b, factor) : std::nullopt;
      if (y)
        return std::pair(*x, *y);
    }
  }
  return std::nullopt;
}

/// Of SUM_{v < n, ..} [p]: is there any point with p, or one without, and how
/// many points there are. Nothing where `summand` is no such sum.
std::optional<Normalizer::Counted>
Normalizer::countedPoints(const Summand &summand, const Scope &scope) {
  OpenBody body = polynomials.open(summand.body, scope.level);
  if (!body.powers.empty() || !body.exponent.isZero() || body.bound.empty() ||
      !(summand.coefficient == Rational(1)))
    return std::nullopt;
  Index count = terms.constant(1);
  llvm::SmallVector<Guard, 4> ranges, conditions;
  llvm::SmallVector<Index, 2> extents;
  for (Variable variable : body.bound) {
    Index unit = terms.index(variable);
    std::optional<Index> extent;
    for (Guard guard : body.guards) {
      Index below = terms.subtract(terms.node(guard).index, unit);
      if (extent || terms.node(guard).kind != GuardKind::NotPositive ||
          mentions(terms.freeVariables(below), body.bound))
        continue;
      extent = terms.subtract(terms.constant(1), below);
      if (!scope.context.implies(terms.atMost({}, *extent)))
        return std::nullopt;
      ranges.push_back(guard);
    }
    ranges.push_back(terms.atMost({}, unit));
    if (!extent || !llvm::is_contained(body.guards, ranges.back()))
      return std::nullopt;
    extents.push_back(*extent);
    count = terms.multiply(count, *extent);
  }
  for (Guard guard : body.guards)
    if (!llvm::is_contained(ranges, guard))
      conditions.push_back(guard);
  auto somewhere = [&](Guard guard) {
    Term there = booleanTerm(terms, guard);
    for (auto [variable, extent] : llvm::zip_equal(body.bound, extents))
      there = terms.reduce(Reduction::Or, variable, extent, there);
    return guardOf(there, scope);
  };
  Guard condition = terms.conjunction(conditions);
  return Counted{somewhere(condition), somewhere(terms.negate(condition)),
                 count};
}

/// Of a sum of [p], 0 <= sum <= n, with 0, 1 or n: any p, all p.
std::optional<Guard> Normalizer::byCount(Comparison how, Term a, Term b,
                                         const Scope &scope) {
  auto isSum = [&](Term term) {
    const TermNode &node = terms.node(term);
    return node.kind == TermKind::Reduce && node.reduction == Reduction::Sum;
  };
  bool onLeft = isSum(a);
  ElementType type = terms.type(a);
  if (onLeft == isSum(b) || (!isFloat(type) && !countsPositions(type)))
    return std::nullopt;
  std::optional<Index> other = asIndex(onLeft ? b : a, scope);
  Polynomial sum = normalize(onLeft ? a : b, scope);
  if (!other || hasSpecial(sum) || polynomials.summands(sum).size() != 1)
    return std::nullopt;
  auto counted = countedPoints(polynomials.summands(sum)[0], scope);
  if (!counted || !holds(type, counted->count, scope))
    return std::nullopt;
  auto is = [&](Index value) { return scope.context.equal(*other, value); };
  Index one = terms.constant(1);
  bool isZero = is({}), isOne = !isZero && is(one);
  bool isAll = !isZero && is(counted->count);
  Guard any = counted->some, all = terms.negate(counted->someNot);
  switch (how) {
  case Comparison::EQ:
    return isZero  ? std::optional(terms.negate(any))
           : isAll ? std::optional(all)
                   : std::nullopt;
  case Comparison::LT:
    if (onLeft) // sum < other
      return isOne   ? std::optional(terms.negate(any))
             : isAll ? std::optional(terms.negate(all))
                     : std::nullopt;
    return isZero ? std::optional(any) : std::nullopt;
  case Comparison::LE:
    if (onLeft)
      return isZero ? std::optional(terms.negate(any)) : std::nullopt;
    return isOne   ? std::optional(any)
           : isAll ? std::optional(all)
                   : std::nullopt;
  default:
    return std::nullopt;
  }
}

Guard Normalizer::comparison(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Term a = node.operands[0];
  ElementType type = terms.type(a);
  bool truthOf = node.name == "convert"; // a != 0
  Term b = truthOf ? terms.constant(0, type) : node.operands[1];
  Comparison how = truthOf ? Comparison::NE : *comparisonNamed(node.name);
  if (how == Comparison::NE || how == Comparison::GT || how == Comparison::GE) {
    // Exact on floats too: a > b = b < a, a >= b = b <= a.
    Comparison other = how == Comparison::NE   ? Comparison::EQ
                       : how == Comparison::GT ? Comparison::LT
                                               : Comparison::LE;
    bool swap = how != Comparison::NE;
    Guard result =
        comparison(terms.function(name(other), {swap ? b : a, swap ? a : b},
                                  ElementType::I1),
                   scope);
    return swap ? result : terms.negate(result);
  }
  std::optional<Index> i = asIndex(a, scope), j = asIndex(b, scope);
  if (i && j)
    return how == Comparison::EQ   ? terms.equal(*i, *j)
           : how == Comparison::LT ? terms.lessThan(*i, *j)
                                   : terms.atMost(*i, *j);
  if (type == ElementType::I1) {
    Guard p = guardOf(a, scope), q = guardOf(b, scope);
    if (how == Comparison::EQ)
      return terms.disjunction(
          {terms.conjunction({p, q}),
           terms.conjunction({terms.negate(p), terms.negate(q)})});
    return how == Comparison::LT ? terms.conjunction({terms.negate(p), q})
                                 : terms.disjunction({terms.negate(p), q});
  }
  if (std::optional<Guard> known = ofConstants(how, a, b, scope))
    return *known;
  bool ordered = !isFloat(type) || mode == Algebra::Real;
  if (ordered && a == b)
    return how == Comparison::LT ? terms.never() : terms.always();
  if (isFloat(type) && mode == Algebra::Real) {
    Polynomial x = normalize(a, scope), y = normalize(b, scope);
    if (hasNaN(x) || hasNaN(y)) {
      fail("a comparison with NaN");
      return terms.never();
    }
    if (std::optional<Guard> known = bySign(how, x, y, scope))
      return *known;
    if (auto alike = comparedAlike(terms, signs, a, b, scope))
      return comparison(terms.function(name(how), {alike->first, alike->second},
                                       ElementType::I1),
                        scope);
  }
  if (ordered)
    if (std::optional<Guard> known = byCount(how, a, b, scope))
      return *known;
  // a <= b is not (b < a) where there is no NaN.
  if (how == Comparison::LE && ordered)
    return terms.negate(comparison(
        terms.function(name(Comparison::LT), {b, a}, ElementType::I1), scope));
  if (how == Comparison::EQ && b < a)
    std::swap(a, b);
  return terms.truth(terms.function(name(how), {a, b}, ElementType::I1));
}

} // namespace tesela::prove
