// Terms: what a tensor program means at one index, for sizes of any value.
//
// An operator's granular form, taken at one symbolic output index, is a scalar
// term. Terms are made of three kinds of values, all hash-consed in one `Terms`
// store, so that a handle is equal to another exactly when the values are:
//
//   Index  an integer polynomial over atoms: sizes, output indices, bound
//          variables, floor division, remainder, elements of index tensors
//   Guard  a condition: index <= 0, index = 0, the truth of a boolean term, and
//          their combinations
//   Term   the scalar value itself
//
// Worked example, one element of x @ w with x of M x K and w of K x N, at the
// output index (o0, o1):
//
//     reduce(Sum, K, multiply(read(x, [o0, b0]), read(w, [b0, o1])))
//
// Binders are locally nameless: inside a reduction its own variable is the
// bound variable b0, that of the reduction around it b1, and so on; every other
// variable is free and has a name. Two terms that differ in the names of bound
// variables only are therefore the same handle, and substitution cannot
// capture. To work inside a reduction, `open` it with a fresh free variable;
// `close` is the inverse.
//
// Arithmetic on indices is over unbounded integers. Arithmetic on terms is what
// the type of the term says: floats (and which laws hold for them is decided by
// the grade of a proof, see Prover.h), integers modulo 2^n, booleans.
#pragma once

#include "base/ElementType.h"
#include "prove/Rational.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace llvm {
class raw_ostream;
}

namespace tesela::prove {

struct Index {
  uint32_t id = 0; // 0 is the constant 0
  bool operator==(const Index &) const = default;
  auto operator<=>(const Index &) const = default;
};
struct Guard {
  uint32_t id = 0; // 0 is "true"
  bool operator==(const Guard &) const = default;
  auto operator<=>(const Guard &) const = default;
};
struct Term {
  uint32_t id = 0;
  bool operator==(const Term &) const = default;
  auto operator<=>(const Term &) const = default;
};

/// A free variable of indices. Sizes are at least 1 unless an assumption of the
/// problem says less.
struct Variable {
  uint32_t id = 0;
  bool operator==(const Variable &) const = default;
  auto operator<=>(const Variable &) const = default;
};
enum class VariableKind : uint8_t {
  Size,   // of an input: the only free variables of a whole problem
  Output, // o0, o1, ...: the index at which the sides are compared
  Local,  // an opened binder
};

/// An input tensor, or a cut point that stands for one.
struct Tensor {
  uint32_t id = 0;
  bool operator==(const Tensor &) const = default;
  auto operator<=>(const Tensor &) const = default;
};

// ------------------------------------------------------------------- indices

enum class AtomKind : uint8_t {
  Free,        // variable
  Bound,       // bound variable number `number`, counted from the inside
  FloorDivide, // arguments: dividend, divisor (> 0)
  Modulo,      // arguments: dividend, divisor (> 0); result in [0, divisor)
  Minimum,     // arguments: two
  Maximum,     // arguments: two
  Read,        // element of the integer tensor `tensor` at `arguments`
};

struct Atom {
  AtomKind kind = AtomKind::Free;
  Variable variable = {};
  unsigned number = 0;
  Tensor tensor = {};
  llvm::SmallVector<Index, 2> arguments = {};
};
/// Handle of an interned Atom.
struct AtomId {
  uint32_t id = 0;
  bool operator==(const AtomId &) const = default;
  auto operator<=>(const AtomId &) const = default;
};
/// coefficient * product of `factors` (sorted, with repetition).
struct Monomial {
  llvm::SmallVector<AtomId, 2> factors;
  int64_t coefficient = 0;
};

// -------------------------------------------------------------------- guards

enum class GuardKind : uint8_t {
  True,
  False,
  NotPositive, // index <= 0
  Zero,        // index = 0
  Truth,       // the boolean term `term`
  And,
  Or,
  Not,
};

struct GuardNode {
  GuardKind kind = GuardKind::True;
  Index index = {};
  Term term = {};
  llvm::SmallVector<Guard, 2> parts = {};
};

// --------------------------------------------------------------------- terms

enum class TermKind : uint8_t {
  Read,             // element of `tensor` at `indices`
  Constant,         // `value`: a rational, exact
  NegativeInfinity, // of the term's type
  PositiveInfinity,
  NotANumber,
  FromIndex, // `indices[0]` as a number of the term's type
  Add,
  Multiply,
  Negate,
  Maximum,     // minimum(a, b) is -maximum(-a, -b), on floats only
  Power,       // operand ^ `value`: -1 reciprocal, 1/2 sqrt, -1/2 rsqrt.
               // a / b is a * b^-1, on floats only
  Exponential, // on floats
  Function, // `name` of the operands, otherwise uninterpreted. Laws that hold
            // for known names stand in Functions.h. Conversions are
            // "convert" (the types say from what to what).
  Select,   // `guard` ? operands[0] : operands[1]
  Reduce,   // fold over bound variable b0 in [0, indices[0]) of operands[0]
};

enum class Reduction : uint8_t {
  Sum,
  Product,
  Maximum,
  Minimum,
  And,
  Or,
};
llvm::StringRef name(Reduction reduction); // "sum", "product", "max", ...

struct TermNode {
  TermKind kind = TermKind::Constant;
  ElementType type = ElementType::F32;
  Tensor tensor = {};
  llvm::SmallVector<Index, 4> indices = {};
  llvm::SmallVector<Term, 3> operands = {};
  Rational value = {};
  llvm::StringRef name = {}; // interned by the store
  Guard guard = {};
  Reduction reduction = Reduction::Sum;
};

/// Replaces free variables, all at once.
class Substitution;

class Terms {
public:
  Terms();
  ~Terms();
  Terms(const Terms &) = delete;
  Terms &operator=(const Terms &) = delete;

  // Names. The same name gives the same handle; `fresh` gives a new one.
  Variable size(llvm::StringRef name);
  Variable output(unsigned dimension);
  unsigned outputNumber(Variable output) const;
  Variable fresh(llvm::StringRef stem = "k");
  VariableKind kind(Variable variable) const;
  llvm::StringRef name(Variable variable) const;
  Tensor tensor(llvm::StringRef name, ElementType type);
  llvm::StringRef name(Tensor tensor) const;
  ElementType type(Tensor tensor) const;
  /// Says that every element of a tensor of integers lies in [0, below): holds
  /// in every question about indices from then on.
  void setBelow(Tensor tensor, Index below);
  std::optional<Index> below(Tensor tensor) const;
  /// Says what the elements of `tensor` are: `meaning` at the output indices. A
  /// proof does not look; a counterexample has to be one of what is meant.
  void define(Tensor tensor, Term meaning);
  std::optional<Term> definition(Tensor tensor) const;

  // Indices. Polynomials are kept canonical and constants are folded. Visible
  // multiples of the divisor are taken out: (q d + r) div d = q + r div d and
  // (q d + r) mod d = r mod d, which holds for every d but 0. What leaves 64
  // bits makes the store `overflowed`, after which no answer but UNKNOWN may be
  // given.
  Index constant(int64_t value);
  Index index(Variable variable);
  Index bound(unsigned number);
  Index add(Index a, Index b);
  Index subtract(Index a, Index b);
  Index multiply(Index a, Index b);
  Index multiply(Index a, int64_t factor);
  Index floorDivide(Index a, Index b);
  Index modulo(Index a, Index b);
  Index minimum(Index a, Index b);
  Index maximum(Index a, Index b);
  Index read(Tensor tensor, llvm::ArrayRef<Index> at);
  Index index(AtomId atom);
  /// The polynomial of `monomials`, in any order, with repetition.
  Index polynomial(llvm::ArrayRef<Monomial> monomials);
  llvm::ArrayRef<Monomial> monomials(Index index) const; // canonical order
  const Atom &atom(AtomId id) const;
  /// The atom that `index` is, with coefficient 1, or null.
  const Atom *singleAtom(Index index) const;
  /// The value of a constant polynomial.
  std::optional<int64_t> constantValue(Index index) const;
  bool overflowed() const;

  // Guards, in negation normal form: "not" stands before "= 0" and truth alone,
  // the negation of p <= 0 is 1 - p <= 0. Inequalities and equations are
  // divided by what their coefficients have in common. `conjunction` and
  // `disjunction` flatten, sort, and drop what is constant; p <= 0 and -p <= 0
  // together are p = 0.
  Guard always();
  Guard never();
  Guard notPositive(Index index);   // index <= 0
  Guard isZero(Index index);        // index = 0
  Guard atMost(Index a, Index b);   // a <= b
  Guard lessThan(Index a, Index b); // a < b, as a - b + 1 <= 0
  Guard equal(Index a, Index b);
  Guard inRange(Index a, Index extent); // 0 <= a < extent
  Guard truth(Term booleanTerm);
  Guard conjunction(llvm::ArrayRef<Guard> parts);
  Guard disjunction(llvm::ArrayRef<Guard> parts);
  Guard negate(Guard guard);
  const GuardNode &node(Guard guard) const;

  // Terms. Only trivial folds are made here (none that a float could notice).
  // The operands of a commutative operation stand in the order of their
  // numbers.
  Term read(Tensor tensor, llvm::ArrayRef<Index> at, ElementType type);
  Term constant(Rational value, ElementType type);
  Term infinity(bool negative, ElementType type);
  Term notANumber(ElementType type);
  Term fromIndex(Index index, ElementType type);
  Term add(Term a, Term b);
  Term subtract(Term a, Term b); // a + (-b)
  Term multiply(Term a, Term b);
  Term divide(Term a, Term b); // a * b^-1; floats only
  Term negate(Term a);
  Term maximum(Term a, Term b);
  Term minimum(Term a, Term b); // of integers: the function "minimum"
  Term power(Term a, Rational exponent);
  Term exponential(Term a);
  Term function(llvm::StringRef name, llvm::ArrayRef<Term> operands,
                ElementType type);
  Term convert(Term a, ElementType type);
  Term select(Guard guard, Term a, Term b);
  /// `body` with the free variable `variable` becoming the bound one.
  Term reduce(Reduction reduction, Variable variable, Index extent, Term body);
  /// May the two operands of `node` be exchanged?
  static bool commutes(const TermNode &node);
  /// The term of a node whose parts have been replaced.
  Term rebuilt(TermNode node);
  /// Nodes stay where they are: the reference is valid as long as the store.
  const TermNode &node(Term term) const;
  ElementType type(Term term) const { return node(term).type; }

  // Binders: the body of the reduction `reduce` with b0 replaced by `index`.
  Term open(Term reduce, Index index);

  /// One more than the greatest bound variable that stands for a reduction
  /// outside the value; 0 where none does.
  uint32_t loose(Index index) const;
  uint32_t loose(Guard guard) const;
  uint32_t loose(Term term) const;
  /// Does it depend on an element of an input? Truths count as such.
  bool readsElements(Guard guard) const;
  bool readsElements(Term term) const;

  // Free variables, sorted. Kept with each node.
  llvm::ArrayRef<Variable> freeVariables(Index index) const;
  llvm::ArrayRef<Variable> freeVariables(Guard guard) const;
  llvm::ArrayRef<Variable> freeVariables(Term term) const;

  Index substitute(Index index, const Substitution &substitution);
  Guard substitute(Guard guard, const Substitution &substitution);
  Term substitute(Term term, const Substitution &substitution);

  void print(Index index, llvm::raw_ostream &out) const;
  void print(Guard guard, llvm::raw_ostream &out) const;
  void print(Term term, llvm::raw_ostream &out) const;
  std::string text(Index index) const;
  std::string text(Guard guard) const;
  std::string text(Term term) const;

  struct Store;

private:
  Guard combine(GuardKind kind, llvm::ArrayRef<Guard> parts);
  void meet(llvm::SmallVectorImpl<Guard> &parts);

  std::unique_ptr<Store> store;
};

class Substitution {
public:
  Substitution() = default;
  Substitution(Variable variable, Index value) { set(variable, value); }
  void set(Variable variable, Index value); // kept sorted by variable
  const Index *find(Variable variable) const;
  bool empty() const { return entries.empty(); }
  llvm::ArrayRef<std::pair<Variable, Index>> all() const { return entries; }

private:
  llvm::SmallVector<std::pair<Variable, Index>, 4> entries;
};

} // namespace tesela::prove
