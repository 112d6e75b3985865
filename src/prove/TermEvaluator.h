// Scalar terms with numbers for everything free in them.
//
// Floats are real numbers here: a conversion between float types, and a
// rounding, is the identity. Integers wrap modulo 2^n, booleans are 0 and 1.
#pragma once

#include "prove/Numbers.h"
#include "prove/Sample.h"

#include "llvm/ADT/DenseMap.h"

namespace tesela::prove {

/// What is found out about terms once and holds for all samples.
class TermFacts {
public:
  explicit TermFacts(const Terms &terms) : terms(terms) {}

  NamedFunction function(llvm::StringRef interned);
  /// The bound variables of outer reductions that a term uses, as bits;
  /// nothing where one has a number above 63.
  std::optional<uint64_t> boundVariables(Term term);
  /// Must reals be approximated?
  bool isApproximate(Term term);
  /// Is there a part that has no value here: a complex type?
  bool isSupported(Term term);

private:
  struct Facts {
    uint64_t bound = 0;
    bool known = false, boundFits = true, approximate = false, supported = true;
  };
  const Facts &facts(Term term);
  void include(Facts &facts, Index index);
  void include(Facts &facts, Guard guard);

  const Terms &terms;
  std::vector<Facts> byTerm;
  llvm::DenseMap<const char *, NamedFunction> functions;
};

template <class Real> struct Scalar {
  Real real = {};      // of float types
  int64_t integer = 0; // of the others
};

template <class Real> class TermEvaluator {
public:
  /// `operations`, what is left of the budget, is counted down.
  TermEvaluator(const Terms &terms, TermFacts &facts, Sample &sample,
                uint64_t &operations);

  /// Whether `term` has a value, which is put into `result`.
  bool evaluate(Term term, Scalar<Real> &result);
  std::optional<bool> holds(Guard guard) { return indices.value(guard); }
  std::optional<int64_t> value(Index index) { return indices.value(index); }

private:
  using Operands = llvm::SmallVector<Scalar<Real>, 3>;
  bool compute(Term term, const TermNode &node, Scalar<Real> &result);
  bool read(const TermNode &node, Scalar<Real> &result);
  bool reduce(const TermNode &node, Scalar<Real> &result);
  bool sorted(const TermNode &node, Scalar<Real> &result);
  bool ordered(const TermNode &node, Scalar<Real> &result);
  bool sortRow(Term sum, unsigned number, int64_t extent, bool ascends,
               std::vector<Scalar<Real>> &row, std::vector<int64_t> &places);
  bool fold(Reduction reduction, ElementType type, const Scalar<Real> &element,
            Scalar<Real> &result);
  bool combine(TermKind kind, ElementType type, const Scalar<Real> &a,
               const Scalar<Real> &b, Scalar<Real> &result);
  bool unary(const TermNode &node, const Scalar<Real> &a, Scalar<Real> &result);
  bool call(const TermNode &node, llvm::ArrayRef<Scalar<Real>> operands,
            Scalar<Real> &result);
  bool compare(const TermNode &node, NamedFunction function,
               llvm::ArrayRef<Scalar<Real>> operands, Scalar<Real> &result);
  bool convert(const TermNode &node, const Scalar<Real> &a,
               Scalar<Real> &result);
  /// Where the value of a term under the bound variables is remembered.
  std::optional<uint64_t> memoKey(Term term);

  const Terms &terms;
  TermFacts &facts;
  Sample &sample;
  uint64_t &operations;
  IndexEvaluator indices;
  llvm::DenseMap<std::pair<uint32_t, uint64_t>, Scalar<Real>> memo;
};

extern template class TermEvaluator<Exact>;
extern template class TermEvaluator<Approximate>;

} // namespace tesela::prove
