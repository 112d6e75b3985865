// From terms to polynomials: the laws of the algebra.
//
// How much of the algebra a proof may use is what its grade says:
//
//   Exact    floats are opaque: only indices are computed with, conditions are
//            split, integers form a ring modulo 2^n, booleans are conditions
//   Maxima   besides, the operands of maxima and minima may be regrouped
//   Sums     besides, the summands of sums may; signs move through sums, and so
//            do factors 2^k, which is noted
//   Real     floats are real numbers
//
// The laws, beyond those of Functions.h:
//
//   Sum         is linear and distributes over products; sums exchange (Fubini,
//               all are finite). 0 <= v < n becomes a guard of the summand.
//   Conditions  select(g, a, b) = [g] a + [not g] b. Inside an operation that
//               is not linear the guards that do not concern a bound variable
//               of their summand are split off: f([g] a + ..) = [g] f(a + ..)
//               + [not g] f(..). Branches that cannot be are dropped.
//   One point   SUM_v [v = e] f(v) = [e in range] f(e).
//   Counting    SUM_{v < n} c = n c, and of the v between two bounds likewise.
//   Narrowing   of integers is a homomorphism of rings.
//   exp         exp(a) exp(b) = exp(a + b); exp(-inf) = 0.
//   Powers      (c a^p exp(E))^q = c^q a^pq exp(qE) for one summand without
//               domain; of several summands the common factors are taken out,
//               and the rest is an inner polynomial. For a fractional q what is
//               taken out must be positive. Recorded as conditions: P != 0, or
//               P > 0 for a fractional q, where that is not evident.
//               (f^2)^(1/2) = |f|. Of a sum with denominators, 1 - 1/B, the
//               common one is taken out first: (B - 1)^q B^-q.
//   Maximum     is associative, commutative, idempotent; -inf is dropped; so is
//               a bound variable that the body does not mention, where its
//               bounds leave it a value; so is what is not the greatest. A
//               common addend and a common positive factor are taken out.
//               min(a, b) = -max(-a, -b).
//   Product     PROD_v f g = PROD_v f PROD_v g, PROD_v exp(E) = exp(SUM_v E),
//               PROD_{v < n} c = c^n for c > 0, and products over domains are
//               put together.
//   Telescope   SUM_{v < n} (f(v + 1) - f(v)) = f(n) - f(0).
//   Any         SUM_v [p] > 0 is OR_v p, and SUM_{v < n} [p] = n is AND_v p.
//   Or, and     over a range are maxima and minima of [p], the empty one 0, 1;
//               of the bits of integers they are regrouped like maxima.
//   Index       max and min of indices are cases, as numbers; max_{v <= h} v =
//   h.
//
// Worked example, softmax with and without subtracting the maximum m: over x,
// exp(x[j] - m) is exp(x[j]) exp(-m); the sum over j is exp(-m) SUM exp(x[j]),
// of whose two factors the reciprocal keeps exp(m) and the inner polynomial
// SUM exp(x[j]); exp(-m) exp(m) cancels.
#pragma once

#include "prove/Definedness.h"

#include <functional>
#include <string>

namespace tesela::prove {

enum class Algebra : uint8_t { Exact, Maxima, Sums, Real };

/// Said of a polynomial at the place where it stands.
struct Condition {
  bool positive = false; // > 0, else: not 0
  Polynomial polynomial;
  std::vector<Guard> guards = {}; // there, of its locals
  auto operator<=>(const Condition &) const = default;
};

class Normalizer {
public:
  Normalizer(Polynomials &polynomials, SignAnalysis &signs, Algebra algebra);

  Polynomial normalize(Term term, const Scope &scope);
  /// A guard with indices simplified and booleans resolved.
  Guard normalize(Guard guard, const Scope &scope);
  /// What the last call of `normalizeSide` needed.
  Polynomial normalizeSide(Term term, const Scope &scope,
                           std::vector<Condition> &conditions);

  /// From now on functions with a definition by exponentials are replaced by it
  /// (Functions.h), of reals.
  void unfold() { unfolds = true; }
  Algebra algebra() const { return mode; }
  /// Why nothing may be concluded, or empty.
  llvm::StringRef failure() const { return why; }
  bool scaledByPowerOfTwo() const { return scaled; }

  Polynomials &values() const { return polynomials; }
  SignAnalysis &signAnalysis() const { return signs; }
  Terms &termStore() const { return terms; }

  /// P^q with its conditions; `known`: signs of P besides the evident ones,
  /// which hold wherever `scope` does if the polynomial `remembers` them.
  Polynomial power(Polynomial base, const Rational &exponent,
                   const Scope &scope, uint8_t known = AnySign,
                   bool remembers = true);
  /// The boolean reduction `term` as a maximum or minimum of 0 and 1.
  Polynomial quantifier(Term term, const Scope &scope);
  /// The boolean `term` as a guard.
  Guard guardOf(Term term, const Scope &scope);

  struct Case {
    llvm::SmallVector<Guard, 2> guards;
    Polynomial value;
  };
  /// Splits on the guards that do not concern a bound variable of their
  /// summand.
  std::vector<Case> cases(Polynomial value, const Scope &scope);
  Polynomial negated(Polynomial value); // of floats
  /// May n c stand for a sum of n times c in `value`?
  bool countsNumbers(Polynomial value) const {
    return mode == Algebra::Real || polynomials.ring(value).bits != 0;
  }
  /// Each summand with one bound variable fewer whose bounds depend on others
  /// and that its value does not mention.
  Polynomial countedOut(Polynomial value, const Scope &scope);
  /// Products of sines and cosines as sums, where definitions are unfolded.
  Polynomial linearInWaves(Polynomial value, const Scope &scope);
  /// Does an infinity or NaN occur?
  bool hasSpecial(Polynomial value) const {
    return hasInfinity(value) || hasNaN(value);
  }

private:
  struct Known {
    Polynomial value;
    std::vector<unsigned> conditions;
  };
  using Operands = llvm::ArrayRef<Polynomial>;
  using Operation = llvm::function_ref<Polynomial(Operands, const Scope &)>;

  // NormalForm.cpp
  Polynomial compute(Term term, const Scope &scope);
  Polynomial read(Term term, const Scope &scope);
  Polynomial constant(const TermNode &node, const Scope &scope);
  Polynomial number(Index index, ElementType type, const Scope &scope);
  Polynomial ofIndex(Index index, Ring ring); // multiplied out
  Polynomial realOfIndex(Index index, const Scope &scope);
  Polynomial select(Term term, const Scope &scope);
  Polynomial product(Term term, const Scope &scope);
  Polynomial opaqueProduct(Polynomial a, Polynomial b, const Scope &scope);
  Polynomial functionOf(llvm::StringRef name, Operands operands, Ring ring);
  bool isReal(ElementType type) const;

  // NormalCases.cpp
  Polynomial lift(Operands operands, const Scope &scope, Operation operation);
  Polynomial restricted(Polynomial value, Guard guard, const Scope &inside);
  Guard comparison(Term term, const Scope &scope);
  std::optional<Guard> ofConstants(Comparison how, Term a, Term b,
                                   const Scope &scope);
  std::optional<Guard> bySign(Comparison how, Polynomial a, Polynomial b,
                              const Scope &scope);
  std::optional<Guard> byCount(Comparison how, Term a, Term b,
                               const Scope &scope);
  struct Counted {
    Guard some, someNot;
    Index count;
  };
  std::optional<Counted> countedPoints(const Summand &summand,
                                       const Scope &scope);
  std::optional<Index> asIndex(Term term, const Scope &scope, bool bare = true);
  std::optional<Index> asIndexOfAnySize(Term term, const Scope &scope,
                                        bool bare);
  bool holds(ElementType type, Index index, const Scope &scope);

  // NormalSums.cpp
  Polynomial reduction(Term term, const Scope &scope);
  Polynomial fold(Term term, const Scope &scope);
  Polynomial sum(Term term, const Scope &scope);
  Polynomial sumOf(const Summand &summand, Variable variable, Index extent,
                   const Scope &scope, Ring ring);
  Polynomial sumOver(const Rational &coefficient, OpenBody body,
                     Variable variable, const Scope &scope, Ring ring);
  std::optional<Polynomial> onePoint(const Rational &coefficient,
                                     const OpenBody &body, Variable variable,
                                     const Scope &scope, Ring ring);
  std::optional<Polynomial> counted(const Rational &coefficient,
                                    const OpenBody &body, Variable variable,
                                    const Scope &scope, Ring ring);
  std::optional<Index> lengthOf(llvm::ArrayRef<Guard> guards, Variable variable,
                                const Scope &scope);
  bool valueMentions(const OpenBody &body, Variable variable) const;
  Guard quantifiedGuard(Term term, const Scope &scope);

  // NormalProducts.cpp
  Polynomial productOver(Term term, const Scope &scope);
  Polynomial telescoped(Polynomial &body, Variable variable, Index extent,
                        const Scope &scope);
  Polynomial withoutEmptyParts(Polynomial value, const Scope &scope);
  std::optional<Polynomial> logOfConstant(Polynomial value,
                                          const OpenElement &element,
                                          const Scope &scope);

  // NormalMaxima.cpp
  Polynomial maximum(Term term, const Scope &scope);
  Polynomial extremumOver(Term term, const Scope &scope);
  Polynomial extremum(FactorKind kind, const std::vector<Element> &elements,
                      Ring ring, const Scope &scope);
  void flatten(FactorKind kind, const Element &element, const Scope &scope,
               std::vector<Element> &flat);
  Element atEnd(FactorKind kind, const Element &element, const Scope &scope);
  Element withoutUnused(const Element &element, const Scope &scope);
  void extendRanges(std::vector<Element> &elements, const Scope &scope);
  void foldConstants(FactorKind kind, std::vector<Element> &elements,
                     const Scope &scope);
  Polynomial pulledOut(std::vector<Element> elements, const Scope &scope);
  /// A value as a monotone function of `operand`, or of minus that.
  struct Monotone {
    llvm::StringRef name; // empty: a power
    Rational exponent = 1;
    Polynomial operand;
    bool isNegative = false; // minus the function
    bool isConstant = false; // 1 = exp(0)
  };
  std::optional<Monotone> monotone(Polynomial value, const Scope &scope);
  std::optional<Polynomial> throughMonotone(llvm::ArrayRef<Element> elements,
                                            const Scope &scope);

  // NormalLattices.cpp
  Polynomial bitwise(llvm::StringRef name, std::vector<Element> elements,
                     Ring ring, const Scope &scope);
  Polynomial bitwiseOver(Term term, const Scope &scope);

  // NormalWaves.cpp
  using Wave = std::pair<llvm::StringRef, Polynomial>;
  std::optional<std::pair<Wave, Wave>> twoWaves(OpenBody &body);

  // NormalFunctions.cpp
  Polynomial written(const TermNode &node, const Scope &scope);
  Polynomial function(Term term, const Scope &scope);
  Polynomial exponentialOf(Polynomial value, const Scope &scope);
  Polynomial logarithm(Polynomial value, const Scope &scope);
  Polynomial logarithmOfNumber(const Rational &value);
  Polynomial logarithmOfProduct(Factor product, const Scope &scope);
  std::optional<Polynomial> exponentialOfLogs(const Summand &summand,
                                              const Scope &scope);
  std::optional<Polynomial> narrowed(Term term, ElementType to,
                                     const Scope &scope);
  Polynomial conversion(Term term, const Scope &scope);
  Polynomial realFunction(llvm::StringRef name, Operands operands,
                          const Scope &scope);
  Polynomial ofParity(llvm::StringRef name, Polynomial operand, Parity parity);

  // NormalPowers.cpp
  Polynomial absolute(Polynomial value, const Scope &scope);
  std::optional<Polynomial>
  rootOfSquares(Polynomial base, const Rational &exponent, const Scope &scope);
  struct Content {
    Rational coefficient = 1;
    llvm::SmallVector<Power, 4> powers;
    Polynomial exponent;
  };
  Content shared(const Content &a, const Content &b);
  struct Fraction {
    Polynomial above;
    Content below; // negative powers
  };
  std::optional<Fraction> fraction(Polynomial value, const Scope &scope,
                                   bool onlyPositive);
  Content contentOf(Polynomial value, const Scope &scope, bool onlyPositive);
  Polynomial ofContent(const Content &content, const Rational &power);
  Polynomial dividedBy(Polynomial value, const Content &content);
  Polynomial underRoot(Polynomial value);
  Polynomial constantPower(const Rational &base, const Rational &exponent);
  void require(bool positive, Polynomial polynomial, const Scope &scope);

  // Infinities.
  bool hasInfinity(Polynomial value) const;
  bool isInfinite(Polynomial value, bool negative);
  bool hasNaN(Polynomial value) const;
  Polynomial fail(llvm::StringRef reason);

  Polynomials &polynomials;
  Terms &terms;
  SignAnalysis &signs;
  Definedness definedness;
  Algebra mode;
  std::string why;
  bool scaled = false, unfolds = false;
  std::map<std::pair<std::pair<uint32_t, uint32_t>, unsigned>, Known> known;
  std::vector<Condition> conditions; // all that were ever needed
  std::map<Condition, unsigned> conditionNumbers;
  llvm::SmallVector<unsigned, 8> pending; // those of the call in progress
};

/// lower <= variable <= upper, for each of them.
struct Bounds {
  llvm::SmallVector<Index, 4> lower, upper;
};
/// What `guards`, all of which mention `variable`, say of it; nothing where one
/// of them is no such bound.
std::optional<Bounds> boundsOn(Terms &terms, llvm::ArrayRef<Guard> guards,
                               Variable variable);
/// The one of `bounds` that is the greatest, or the least, wherever `scope`
/// holds.
std::optional<Index> bindingOf(llvm::ArrayRef<Index> bounds, bool greatest,
                               const Scope &scope);

/// The greatest rational that divides all coefficients, positive; 1 for zero.
Rational contentOfCoefficients(llvm::ArrayRef<Summand> summands);

} // namespace tesela::prove
