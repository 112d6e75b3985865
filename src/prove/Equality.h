// Are two polynomials equal?
//
// The difference D = P - Q must vanish. Denominators that do not depend on
// bound variables are multiplied away. Then the summands of D are grouped:
// with a pivot SUM_{x in X} f(x) belongs every summand SUM_{y in Y} g(y) for
// which maps phi: Y -> X and psi: X -> Y are found (Bijections.h) such that
//
//     for all y in Y:  psi(phi(y)) = y   and   f(phi(y)) = g(y);
//
// phi is then one to one, so the summand is SUM_{x in X'} f(x) over
//
//     X' = { x : psi(x) in Y and phi(psi(x)) = x }.
//
// A group vanishes if for all x the coefficients of those X'_i that contain x
// add up to 0: one question about integers, which covers split sums, tiles with
// a remainder, concatenation, slices, padding, masks, overlap and repetition.
// Where f(i, j) = f(j, i), coefficients at (i, j) and at (j, i) are added: a
// sum over i < j is half of the sum over all but i = j. Maxima are compared in
// the same way, with "in any X'_i of the left exactly where in any of the
// right"; products count like sums.
//
// Worked example: SUM_{k < K} f(k) and SUM_{b < (K+63) div 64, t < 64,
// 64 b + t < K} f(64 b + t). The reads of f give phi = 64 b + t and, by mixed
// radix, psi = (k div 64, k mod 64). X' is { k : 0 <= k div 64 < (K+63) div 64,
// 0 <= k mod 64 < 64, 64 (k div 64) + k mod 64 < K, and that = k }, and the
// question is whether [0 <= k < K] - [k in X'] = 0. (Where phi is seen to take
// Y to all of X the question is asked of X itself.)
//
// Nothing about a candidate map is trusted. Whatever cannot be shown is "no".
#pragma once

#include "prove/NormalForm.h"

namespace tesela::prove {

class Equality {
public:
  explicit Equality(Normalizer &normalizer)
      : normalizer(normalizer), polynomials(normalizer.values()),
        terms(polynomials.terms()) {}

  bool equal(Polynomial a, Polynomial b, const Scope &scope);
  bool equal(Factor a, Factor b, const Scope &scope);
  /// The same truth value wherever `scope` holds.
  bool sameTruth(Term a, Term b, const Scope &scope);
  /// The same factors and exponents; coefficients and domains aside.
  bool sameContent(const OpenBody &a, const OpenBody &b, const Scope &scope);

  /// What the proofs so far did, readable; where `record` was set.
  void record(bool on) { recording = on; }
  /// Without Z3 where normal forms differ.
  void byNormalForms() { fallbacks = 0; }
  llvm::ArrayRef<std::string> steps() const { return log; }

private:
  struct Item {
    Rational coefficient;
    Body body;
  };
  enum class Counting : uint8_t { Sum, Any };

  bool vanishes(Polynomial difference, const Scope &scope);
  Polynomial cleared(Polynomial difference, const Scope &scope);
  std::optional<std::vector<Item>> uncounted(Polynomial difference,
                                             const Scope &scope);
  std::optional<std::vector<Item>> unrolled(llvm::ArrayRef<Item> items,
                                            const Scope &scope);
  bool grouped(std::vector<Item> items, const Scope &scope, Counting counting);
  bool groupOf(const Item &pivot, std::vector<Item> &items, const Scope &scope,
               Counting counting);
  bool groupOf(const Item &pivot, std::vector<Item> &items, const Scope &scope,
               Counting counting, const Substitution *exchange);
  std::optional<Substitution> symmetry(const OpenBody &open,
                                       const Scope &scope);
  std::optional<llvm::SmallVector<Guard, 8>>
  transport(const OpenBody &from, const OpenBody &to, const Scope &scope);
  bool isOnto(const OpenBody &from, const OpenBody &to,
              const Substitution &forward, llvm::ArrayRef<Guard> image,
              const Scope &scope);
  bool counts(std::vector<CountedDomain> &domains, const Rational &scale,
              const Scope &scope, Counting counting);
  void unifyTruths(std::vector<CountedDomain> &domains, const Scope &scope);
  Guard withTruths(Guard guard, llvm::function_ref<Guard(Term)> representative);

  bool sameElements(llvm::ArrayRef<Element> a, llvm::ArrayRef<Element> b,
                    const Scope &scope, Counting counting);
  bool sameFold(const FactorNode &a, const FactorNode &b, const Scope &scope);
  bool sameComparison(const TermNode &a, const TermNode &b, const Scope &scope);
  void note(const std::string &step);

  Normalizer &normalizer;
  Polynomials &polynomials;
  Terms &terms;
  std::map<std::array<uint32_t, 4>, bool> known;
  unsigned depth = 0;
  /// How often Z3's real arithmetic may still be asked: it is the slowest step.
  unsigned fallbacks = 12;
  bool recording = false;
  std::vector<std::string> log;
};

} // namespace tesela::prove
