// Are two tensor programs equal for all sizes? The answer and its parts.
//
// Both sides are taken at one symbolic output index. A refuter tries small
// random shapes first. Then proofs are tried from the exact to the algebraic:
// structural, floating-point, power of two, and the normal form of guarded sums
// of products over the reals (Polynomials.h, Equality.h), which is run once
// more with reassociation as its only law to find the grade. Nothing is trusted
// but the laws listed there and "unsat" of an integer question.
#pragma once

#include "prove/Context.h"
#include "prove/Terms.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tesela::prove {

enum class Verdict : uint8_t { Proved, Refuted, Unknown };

/// From exact to algebraic; a chain of steps has the greatest of its grades.
/// See docs/prove.md for what each promises about floats.
enum class Grade : uint8_t {
  Bitwise,
  BitwiseFloat,      // by the theory of floating point, NaN and Inf included
  BitwisePowerOfTwo, // up to exact scaling; over- and underflow excepted
  Reassociated,      // order and grouping of sums (or maxima) only
  ReassociatedPowerOfTwo,
  Real,
  RealWithConditions,
};
llvm::StringRef name(Verdict verdict); // "PROVED", ...
llvm::StringRef name(Grade grade); // "BITWISE", "BITWISE-FP", "BITWISE-POW2",
                                   // "REASSOC", "REASSOC-POW2", "REAL",
                                   // "REAL+SIDE"

/// A tensor value: shape and element at an index. `at` is memoised by whoever
/// builds it; indices are in range.
struct Value {
  ElementType type = ElementType::F32;
  llvm::SmallVector<Index, 4> shape = {};
  std::function<Term(llvm::ArrayRef<Index>)> at = {};
};

struct Input {
  Tensor tensor;
  llvm::SmallVector<Index, 4> shape = {};
  bool positive = false;           // every element > 0
  std::optional<Index> below = {}; // integers: every element in [0, below)
};
/// An input as a value: reads of the tensor.
Value valueOf(Terms &terms, const Input &input);

struct Problem {
  Terms &terms;
  std::vector<Input> inputs = {};
  /// The results of both sides, in order.
  std::vector<Value> left = {}, right = {};
  /// About sizes. "Every size >= 1" need not be said.
  std::vector<Guard> assumptions = {};
  /// The shapes of what the programs compute on the way, where that is known:
  /// how much there is to run them on a counterexample.
  std::vector<llvm::SmallVector<Index, 4>> computed = {};
};

/// P != 0 or P > 0, said of a denominator or a root, on one side.
struct SideCondition {
  enum class Kind : uint8_t { NotZero, Positive } kind = Kind::NotZero;
  std::string text;      // readable
  std::string canonical; // equal text: the same condition
};

struct Counterexample {
  std::map<std::string, int64_t> sizes;
  unsigned result = 0;        // number of the result that differs
  std::vector<int64_t> index; // where it differs
  std::string left, right;    // the two values there
  bool exact = true;          // rationals, not doubles
  /// The elements that were read: "x[0, 2]" -> "-3".
  std::map<std::string, std::string> elements;
  /// Set instead of values where the shapes differ.
  std::string shapes;
};

/// Each step that a second solver can check again.
struct Certificate {
  std::vector<std::string> steps;      // readable: maps phi, psi, laws
  std::vector<IntegerQuery> questions; // all are unsat
};

struct Budget {
  unsigned refuterSamples = 100;          // some 0.1 ms
  uint64_t refuterOperations = 2'000'000; // scalar operations evaluated
  SolverLimits integers;
  unsigned floatResources = 1'000'000; // Z3 resource units of one FP question
  unsigned products = 400; // terms of one product; see Polynomials.h
};

struct Options {
  bool refute = true;
  bool prove = true;
  bool certificate = false;
  Budget budget;
  uint64_t seed = 1;
};

struct Answer {
  Verdict verdict = Verdict::Unknown;
  Grade grade = Grade::Bitwise; // where proved
  /// Only maxima were regrouped: exact up to signed zeros and NaN.
  bool onlyMaximaRegrouped = false;
  std::vector<SideCondition> leftConditions, rightConditions;
  std::optional<Counterexample> counterexample; // where refuted
  /// Inputs for which the sides differ in bits, though equal over the reals.
  std::string floatDifference;
  std::string reason; // where unknown: which step failed, which limit
  Certificate certificate;
  SolverStatistics statistics;
  bool fromCache = false; // found there, see ProofCache.h
};

/// Decides `problem`. Never throws; an exhausted budget is Unknown.
Answer check(const Problem &problem, const Options &options = {});

/// The refuter alone: nothing where no sample differs.
std::optional<Counterexample> refute(const Problem &problem,
                                     const Options &options = {});

} // namespace tesela::prove
