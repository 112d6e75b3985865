// A granular form on operands that are values: what EncodeForm.h promises, in
// parts.
#pragma once

#include "prove/EncodeBody.h"
#include "prove/EncodeForm.h"

#include <map>

namespace tesela::prove {

/// The indices of the iterators of a form.
using Point = llvm::ArrayRef<Index>;

/// The form with what it is applied to; lives as long as the values made of it.
struct AppliedForm {
  Terms &terms;
  semantics::GranularForm form;
  std::vector<Value> operands;
  std::vector<ElementType> results;
  std::vector<Index> sizes;
  /// The results at output indices that were asked for.
  std::map<std::vector<uint32_t>, std::vector<Term>> known;

  Index extent(const semantics::Extent &extent);
  /// An affine expression of iterators, index reads and sizes.
  Index index(mlir::AffineExpr expression, Point point,
              llvm::ArrayRef<Index> indexReads);
  Guard guard(llvm::ArrayRef<semantics::Guard> guards, Point point,
              llvm::ArrayRef<Index> indexReads);
  /// `use` with the values of the index reads of `access`. An element that is
  /// no index becomes one of a fresh tensor that stands for its operand.
  Term withIndexReads(const semantics::Access &access, Point point,
                      llvm::function_ref<Term(llvm::ArrayRef<Index>)> use);
  /// Element of the access; zero, or simply not there, where guards fail.
  Term element(const semantics::Access &access, Point point, bool inside);
  Guard inBounds(const semantics::Access &access, Point point);
  /// Does read `number` reach every point that is outside of those reads? The
  /// last operand of a concatenation does.
  bool coversRest(unsigned number, Where where) const;
  /// What the body contributes to each result at `point`.
  std::vector<Term> contributions(Point point);
  /// The reduction iterators that are folded over. Those of extent 1 are not;
  /// but a sum of floats is kept, for 0 + x is not x where x is -0.
  llvm::SmallVector<unsigned, 4> folded() const;
  bool isOne(unsigned iterator) const {
    return form.iterators[iterator].extent == 1;
  }
  /// The fold of `body` over the iterators `folded`, which are `variables`, the
  /// last innermost.
  Term fold(Reduction reduction, Term body, llvm::ArrayRef<Variable> variables);
  /// Where the accumulator of result `number` begins.
  Term init(unsigned number, llvm::ArrayRef<Index> at);

private:
  Term read(const Value &operand, llvm::ArrayRef<Index> at) {
    return operand.at(at);
  }
  Index indexRead(const semantics::IndexRead &read, Index value);
};

/// The fold that a monoid is; nothing for those without one.
std::optional<Reduction> reductionOf(semantics::Monoid monoid);
/// Folding of two values; of a monoid that has a Reduction.
Term combine(Terms &terms, Reduction reduction, Term a, Term b);
/// Is `term` neutral (0 of either sign for sums)?
bool isIdentity(Terms &terms, Reduction reduction, Term term);
Term identityOf(Terms &terms, Reduction reduction, ElementType type);

/// The results of a form whose write map permutes the parallel iterators.
/// Nothing where it is another kind of form, `whyNot` set where it has no term.
std::optional<std::vector<Value>> encodeGather(AppliedForm &&form,
                                               std::string &whyNot);
/// The results of a form that writes where its indices say.
std::optional<std::vector<Value>> encodeScatter(AppliedForm &&form,
                                                std::string &whyNot);

} // namespace tesela::prove
