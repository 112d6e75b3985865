// Guarded sums of products: the values of the normal form.
//
// A polynomial is a sum of summands
//
//     c * SUM over { bound variables | guards } of
//             factor_1^e_1 * ... * factor_n^e_n * exp(E)
//
// with rational c and e, and E itself a polynomial. One element of a matmul
// over K columns, cut into tiles of 64 with a remainder, is
//
//     SUM { b, t | 0 <= b < (K+63) div 64, 0 <= t < 64, 64 b + t < K }
//         x[o0, 64 b + t] * w[64 b + t, o1]
//
// and select(g, a, c) is  [g] a + [not g] c,  a summand with no bound variable.
//
// The coefficients are those of a ring: the rationals (which stand for the
// reals: floats where a proof may treat them so) or the integers modulo 2^n.
//
// Everything is hash-consed, so equal handles are equal values. A summand
// without its coefficient is a `Body`, so that adding polynomials is merging
// two sorted lists. Bound variables of stored values have names that depend on
// what they enclose alone: the innermost binders are called boundName(1),
// boundName(2), ..., and a binder around others takes the next numbers. Two
// stored values that differ only in bound names are therefore the same handle,
// and a value put in for a free variable, which never mentions bound names,
// cannot be captured. To look inside, `open` a body: its bound variables become
// the locals of the levels from `level` on, which must not be in use.
#pragma once

#include "prove/Interner.h"
#include "prove/Terms.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"

#include <deque>

namespace tesela::prove {

/// Of coefficients: rationals (bits = 0), or integers modulo 2^bits. Which
/// integers are negative matters to maxima and comparisons alone.
struct Ring {
  unsigned bits = 0;
  bool isUnsigned = false;
  bool operator==(const Ring &) const = default;
};
/// Floats are taken for reals; integers and booleans wrap.
Ring ringOf(ElementType type);

struct Polynomial {
  uint32_t id = 0; // 0 is zero, of every ring
  bool isZero() const { return id == 0; }
  bool operator==(const Polynomial &) const = default;
  auto operator<=>(const Polynomial &) const = default;
};
struct Body {
  uint32_t id = 0; // 0 is the empty product, 1
  bool operator==(const Body &) const = default;
  auto operator<=>(const Body &) const = default;
};
struct Factor {
  uint32_t id = 0;
  bool operator==(const Factor &) const = default;
  auto operator<=>(const Factor &) const = default;
};

enum class FactorKind : uint8_t {
  Read,     // element of `tensor` at `indices`
  Number,   // indices[0], a single atom, as a number
  Literal,  // `value`: a constant where sums of constants are not folded
            // or under a root
  Function, // `name` of `operands`
  Inner,    // operands[0]; only with a negative or fractional exponent
  Maximum,  // of all elements: the greatest over their domains,
            // -infinity where they are empty
  Minimum,  // the same, of integers
  Product,  // of all elements: the product over their domains
  Fold,     // `name` of elements[0] in the order of its variable, which
            // runs over [0, indices[0]): an order of its own
  Negation, // -1, where signs are kept apart from coefficients
  NegativeInfinity,
  NotANumber,
};

/// A body over a domain, as maxima and products have many.
struct Element {
  llvm::SmallVector<Variable, 2> bound;
  llvm::SmallVector<Guard, 4> guards; // sorted
  Polynomial body;
  bool operator==(const Element &) const = default;
  bool operator<(const Element &other) const;
};

struct FactorNode {
  FactorKind kind = FactorKind::Read;
  Ring ring = {};
  Tensor tensor = {};
  llvm::StringRef name = {}; // interned by `factor`
  Rational value = {};
  llvm::SmallVector<Index, 4> indices = {};
  llvm::SmallVector<Polynomial, 2> operands = {};
  std::vector<Element> elements = {}; // sorted
  size_t hash() const;
  bool operator==(const FactorNode &) const = default;
};

struct Power {
  Factor factor;
  Rational exponent = 1; // not 0
  bool operator==(const Power &) const = default;
};

struct BodyNode {
  llvm::SmallVector<Variable, 2> bound = {};
  llvm::SmallVector<Guard, 4> guards = {}; // sorted, none constant
  llvm::SmallVector<Power, 4> powers = {}; // sorted by factor, each once
  Polynomial exponent = {};
  size_t hash() const;
  bool operator==(const BodyNode &) const = default;
};
/// A body whose bound variables are ordinary locals.
using OpenBody = BodyNode;
using OpenElement = Element;

struct Summand {
  Body body;
  Rational coefficient; // not 0
  bool operator==(const Summand &) const = default;
};

struct PolynomialNode {
  Ring ring = {};
  std::vector<Summand> summands = {}; // sorted by body, each once
  size_t hash() const;
  bool operator==(const PolynomialNode &) const = default;
};

class Polynomials {
public:
  /// Work of one comparison. Of 686 questions none takes 20'000; four layers of
  /// a transformer, expanded as a whole, would never end.
  static constexpr uint64_t mostSubstitutions = 100'000;

  /// A product of more summands than `productLimit`, more substitutions than
  /// that, or a number of too many digits makes the store `exceeded`, after
  /// which nothing may be concluded until it is cleared.
  Polynomials(Terms &terms, unsigned productLimit);

  const PolynomialNode &node(Polynomial polynomial) const;
  const BodyNode &node(Body body) const;
  const FactorNode &node(Factor factor) const;
  llvm::ArrayRef<Summand> summands(Polynomial polynomial) const;
  Ring ring(Polynomial polynomial) const { return node(polynomial).ring; }

  // Making.
  Factor factor(FactorNode node); // elements closed
  Polynomial constant(const Rational &value, Ring ring);
  Polynomial of(Factor factor, const Rational &exponent = 1);
  Polynomial exponential(Polynomial exponent);
  /// coefficient * the sum over the bound variables of `body`, which become
  /// bound. Constant guards are resolved.
  Polynomial close(const Rational &coefficient, OpenBody body, Ring ring);
  Polynomial summand(Body body, const Rational &coefficient, Ring ring);
  Element close(OpenElement element);

  // Arithmetic. Inner factors whose exponent becomes a positive integer are
  // multiplied out.
  Polynomial add(Polynomial a, Polynomial b);
  Polynomial add(llvm::ArrayRef<Polynomial> parts);
  Polynomial scale(Polynomial a, const Rational &factor);
  Polynomial subtract(Polynomial a, Polynomial b) {
    return add(a, scale(b, -1));
  }
  Polynomial multiply(Polynomial a, Polynomial b);
  /// Each summand under further guards, none of which mentions bound names.
  Polynomial guarded(Polynomial a, llvm::ArrayRef<Guard> guards);
  bool exceeded() const { return tooMany; }
  void clearExceeded() {
    tooMany = false;
    substitutions = 0;
  }

  // Looking inside.
  OpenBody open(Body body, unsigned level);
  OpenElement open(const Element &element, unsigned level);
  /// The value of a polynomial that has no variable and one term: c.
  std::optional<Rational> constantValue(Polynomial polynomial) const;

  // Variables.
  Variable local(unsigned level);
  bool isBoundName(Variable variable) const;
  /// One more than the greatest level among the free locals.
  unsigned levelAbove(llvm::ArrayRef<Variable> free) const;
  llvm::ArrayRef<Variable> freeVariables(Polynomial polynomial) const;
  llvm::ArrayRef<Variable> freeVariables(Body body) const;
  llvm::ArrayRef<Variable> freeVariables(Factor factor) const;

  /// Replaces free variables by indices without bound names.
  Polynomial substitute(Polynomial polynomial, const Substitution &values);
  Factor substitute(Factor factor, const Substitution &values);
  OpenBody substitute(OpenBody body, const Substitution &values);
  OpenElement substitute(OpenElement element, const Substitution &values);

  std::string text(Polynomial polynomial) const;
  std::string text(Factor factor) const;

  Terms &terms() const { return store; }

private:
  struct Facts {
    unsigned height = 0; // the greatest number of a bound name inside
    llvm::SmallVector<Variable, 4> free;
  };

  Polynomial intern(PolynomialNode node);
  Body intern(BodyNode node);
  Variable boundName(unsigned number);
  /// Sorts and merges; false where a guard is false.
  bool tidy(OpenBody &body) const;
  unsigned heightOf(const OpenBody &body) const;
  Rational reduced(const Rational &value, Ring ring);
  Polynomial multiply(const Summand &a, const Summand &b, Ring ring);
  Polynomial withAtoms(Polynomial polynomial);
  Polynomial expanded(const Rational &coefficient, OpenBody body, Ring ring);

  Terms &store;
  unsigned productLimit;
  uint64_t substitutions = 0; // into polynomials, since the limits were cleared
  bool tooMany = false;
  Interner<PolynomialNode> polynomials;
  Interner<BodyNode> bodies;
  Interner<FactorNode> factors;
  std::deque<Facts> polynomialFacts, bodyFacts, factorFacts;
  llvm::StringSet<> names;
  std::vector<Variable> locals, boundNames;
  /// Of a variable: its level + 1, or minus its number as a bound name.
  llvm::DenseMap<uint32_t, int> places;
};

/// Do two sorted lists of variables have one in common?
bool intersect(llvm::ArrayRef<Variable> a, llvm::ArrayRef<Variable> b);
/// The same, where `b` is in any order.
bool mentions(llvm::ArrayRef<Variable> sorted, llvm::ArrayRef<Variable> any);

} // namespace tesela::prove
