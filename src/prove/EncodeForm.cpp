// Forms whose write map permutes the parallel iterators: maps, contractions,
// reductions.
#include "prove/FormEncoder.h"

#include "prove/IndexTerms.h"
#include "prove/PickReduction.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using tesela::semantics::Access;
using tesela::semantics::IteratorKind;

namespace tesela::prove {
namespace {

/// One evaluation of the form, at one output index.
class Evaluation {
public:
  explicit Evaluation(AppliedForm &applied)
      : applied(applied), terms(applied.terms), form(applied.form) {}

  std::vector<Term> at(llvm::ArrayRef<Index> output);

private:
  Term folded(unsigned number, Term contribution,
              llvm::ArrayRef<Variable> variables);

  AppliedForm &applied;
  Terms &terms;
  const semantics::GranularForm &form;
};

} // namespace

Term Evaluation::folded(unsigned number, Term contribution,
                        llvm::ArrayRef<Variable> variables) {
  Reduction reduction = *reductionOf(form.combiner->monoid);
  Term sum = applied.fold(reduction, contribution, variables);
  Term init = applied.init(number, {});
  return isIdentity(terms, reduction, init)
             ? sum
             : combine(terms, reduction, init, sum);
}

std::vector<Term> Evaluation::at(llvm::ArrayRef<Index> output) {
  llvm::SmallVector<Index, 6> point(form.iterators.size());
  for (auto [d, index] : llvm::enumerate(form.writes.front().indices))
    point[cast<AffineDimExpr>(index).getPosition()] = output[d];
  for (Index &index : point)
    index = applied.isOne(&index - point.data()) ? terms.constant(0) : index;
  llvm::SmallVector<Variable, 4> variables;
  for (unsigned i : applied.folded()) {
    variables.push_back(terms.fresh());
    point[i] = terms.index(variables.back());
  }
  std::vector<Term> values = applied.contributions(point);
  if (form.combiner) {
    if (reductionOf(form.combiner->monoid))
      for (unsigned i = 0; i < values.size(); ++i)
        values[i] = folded(i, values[i], variables);
    else
      values = pickedElement(applied, values, variables);
  }
  for (auto [value, type] : llvm::zip_equal(values, applied.results))
    value = converted(terms, value, type);
  return values;
}

/// Each write of the form has the same indices, and they name each parallel
/// iterator once.
static bool permutes(const semantics::GranularForm &form) {
  llvm::SmallVector<bool, 6> seen(form.parallelCount(), false);
  for (AffineExpr index : form.writes.front().indices) {
    unsigned iterator = cast<AffineDimExpr>(index).getPosition();
    if (seen[iterator])
      return false;
    seen[iterator] = true;
  }
  return llvm::all_of(seen, [](bool each) { return each; }) &&
         llvm::all_of(form.writes, [&](const Access &write) {
           return write.indices == form.writes.front().indices;
         });
}

std::optional<std::vector<Value>> encodeGather(AppliedForm &&form,
                                               std::string &whyNot) {
  if (!permutes(form.form)) {
    whyNot = "the results are not written element by element";
    return std::nullopt;
  }
  if (form.form.combiner) {
    semantics::Monoid monoid = form.form.combiner->monoid;
    if (!reductionOf(monoid) && !picksElement(form.form)) {
      whyNot =
          ("the combiner is " + (monoid == semantics::Monoid::General
                                     ? llvm::StringRef("none of the known ones")
                                     : name(monoid)))
              .str();
      return std::nullopt;
    }
    if (llvm::any_of(form.form.accumulatorTypes, llvm::IsaPred<ComplexType>)) {
      whyNot = "a reduction of complex numbers";
      return std::nullopt;
    }
  }
  auto shared = std::make_shared<AppliedForm>(std::move(form));
  std::vector<Value> values;
  for (unsigned number = 0; number < shared->results.size(); ++number) {
    Value value;
    value.type = shared->results[number];
    for (AffineExpr index : shared->form.writes[number].indices)
      value.shape.push_back(shared->extent(
          shared->form.iterators[cast<AffineDimExpr>(index).getPosition()]
              .extent));
    value.at = [shared, number](llvm::ArrayRef<Index> output) {
      std::vector<uint32_t> key;
      for (Index index : output)
        key.push_back(index.id);
      auto found = shared->known.find(key);
      if (found == shared->known.end()) {
        std::vector<Term> terms = Evaluation(*shared).at(output);
        found = shared->known.emplace(std::move(key), std::move(terms)).first;
      }
      return found->second[number];
    };
    values.push_back(std::move(value));
  }
  return values;
}

} // namespace tesela::prove
