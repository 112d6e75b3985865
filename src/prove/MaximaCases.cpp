#include "prove/MaximaCases.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {

class Cases {
public:
  Cases(Polynomials &polynomials, SignAnalysis &signs,
        llvm::function_ref<bool(Term, Term, const Scope &)> prove)
      : polynomials(polynomials), terms(polynomials.terms()), signs(signs),
        prove(prove) {}

  bool run(Term a, Term b, const Scope &scope);

private:
  /// The two that a term chooses between; `scaled` is their difference over
  /// its first coefficient.
  struct Distinction {
    Term first, second;
    Polynomial scaled;
    bool isTurned = false; // that coefficient is negative
  };
  /// `scaled` is negative, or it is not.
  struct Decided {
    Polynomial scaled;
    bool isNegative;
  };

  std::optional<std::pair<Term, Term>> choices(Term term);
  std::optional<Distinction> distinction(Term a, Term b, const Scope &scope);
  Term resolved(Term term, const Scope &scope,
                llvm::DenseMap<uint32_t, Term> &done);
  std::optional<bool> isLess(Term a, Term b, const Scope &scope);
  Guard resolved(Guard guard, const Scope &scope,
                 llvm::DenseMap<uint32_t, Term> &done);

  Polynomials &polynomials;
  Terms &terms;
  SignAnalysis &signs;
  llvm::function_ref<bool(Term, Term, const Scope &)> prove;
  llvm::SmallVector<Decided, 4> decided;
  std::optional<Distinction> next; // the first that is not decided
};

/// a and b of max(a, b), x and -x of |x|.
std::optional<std::pair<Term, Term>> Cases::choices(Term term) {
  const TermNode &node = terms.node(term);
  if (!isFloat(node.type))
    return std::nullopt;
  if (node.kind == TermKind::Maximum)
    return std::pair{node.operands[0], node.operands[1]};
  if (node.kind == TermKind::Function && node.name == "abs") {
    Term x = node.operands[0];
    return std::pair{x, terms.negate(x)};
  }
  return std::nullopt;
}

/// Nothing where the two are equal or no plain reals.
std::optional<Cases::Distinction> Cases::distinction(Term a, Term b,
                                                     const Scope &scope) {
  if (terms.loose(a) != 0 || terms.loose(b) != 0)
    return std::nullopt;
  Normalizer normalizer(polynomials, signs, Algebra::Real);
  Polynomial difference = normalizer.normalize(terms.subtract(a, b), scope);
  if (!normalizer.failure().empty() || normalizer.hasSpecial(difference) ||
      difference.isZero())
    return std::nullopt;
  Rational first = polynomials.summands(difference)[0].coefficient;
  return Distinction{a, b, polynomials.scale(difference, Rational(1) / first),
                     first < Rational(0)};
}

/// Is a < b, in this case?
std::optional<bool> Cases::isLess(Term a, Term b, const Scope &scope) {
  std::optional<Distinction> one = distinction(a, b, scope);
  if (!one)
    return std::nullopt;
  auto same = llvm::find_if(
      decided, [&](const Decided &d) { return d.scaled == one->scaled; });
  if (same == decided.end())
    return std::nullopt;
  if (same->isNegative)
    return !one->isTurned;
  // Not negative: a >= b, or, turned, a <= b, of which it is not known which.
  return one->isTurned ? std::nullopt : std::optional(false);
}

Guard Cases::resolved(Guard guard, const Scope &scope,
                      llvm::DenseMap<uint32_t, Term> &done) {
  const GuardNode &node = terms.node(guard);
  llvm::SmallVector<Guard, 4> parts;
  switch (node.kind) {
  case GuardKind::Truth: {
    const TermNode &term = terms.node(node.term);
    std::optional<Comparison> how = term.kind == TermKind::Function
                                        ? comparisonNamed(term.name)
                                        : std::nullopt;
    if (!how || !isFloat(terms.type(term.operands[0])))
      return guard;
    Term a = resolved(term.operands[0], scope, done);
    Term b = resolved(term.operands[1], scope, done);
    std::optional<bool> holds;
    if (*how == Comparison::LT || *how == Comparison::GE)
      holds = isLess(a, b, scope);
    else if (*how == Comparison::GT || *how == Comparison::LE)
      holds = isLess(b, a, scope);
    if (holds && (*how == Comparison::GE || *how == Comparison::LE))
      holds = !*holds;
    if (holds)
      return *holds ? terms.always() : terms.never();
    return terms.truth(terms.function(name(*how), {a, b}, ElementType::I1));
  }
  case GuardKind::Not:
    return terms.negate(resolved(node.parts[0], scope, done));
  case GuardKind::And:
  case GuardKind::Or:
    for (Guard part : node.parts)
      parts.push_back(resolved(part, scope, done));
    return node.kind == GuardKind::And ? terms.conjunction(parts)
                                       : terms.disjunction(parts);
  default:
    return guard;
  }
}

/// The term with what is decided written out; `next` becomes the innermost
/// distinction that is not.
Term Cases::resolved(Term term, const Scope &scope,
                     llvm::DenseMap<uint32_t, Term> &done) {
  auto known = done.find(term.id);
  if (known != done.end())
    return known->second;
  TermNode node = terms.node(term);
  // Under a binder nothing is opened.
  if (node.kind == TermKind::Reduce)
    return done[term.id] = term;
  for (Term &operand : node.operands)
    operand = resolved(operand, scope, done);
  if (node.kind == TermKind::Select)
    node.guard = resolved(node.guard, scope, done);
  Term result = terms.rebuilt(node);
  if (std::optional<std::pair<Term, Term>> two = choices(result)) {
    auto [a, b] = *two;
    if (std::optional<Distinction> one = distinction(a, b, scope)) {
      auto same = llvm::find_if(
          decided, [&](const Decided &d) { return d.scaled == one->scaled; });
      if (same != decided.end())
        result = same->isNegative != one->isTurned ? b : a;
      else if (!next)
        next = one;
    }
  }
  return done[term.id] = result;
}

bool Cases::run(Term a, Term b, const Scope &scope) {
  next.reset();
  llvm::DenseMap<uint32_t, Term> done;
  Term left = resolved(a, scope, done), right = resolved(b, scope, done);
  if (!next)
    return !decided.empty() && prove(left, right, scope);
  if (decided.size() == 3)
    return false;
  Distinction one = *next;
  if (one.isTurned)
    std::swap(one.first, one.second);
  Guard negative = terms.truth(terms.function(
      name(Comparison::LT), {one.first, one.second}, ElementType::I1));
  for (bool isNegative : {true, false}) {
    decided.push_back({one.scaled, isNegative});
    bool holds =
        run(left, right,
            scope.with(isNegative ? negative : terms.negate(negative)));
    decided.pop_back();
    if (!holds)
      return false;
  }
  return true;
}

} // namespace

bool provedByCases(Polynomials &polynomials, SignAnalysis &signs, Term a,
                   Term b, const Scope &scope,
                   llvm::function_ref<bool(Term, Term, const Scope &)> prove) {
  return Cases(polynomials, signs, prove).run(a, b, scope);
}

} // namespace tesela::prove
