// Forms whose write map permutes the parallel iterators: maps, contractions,
// reductions.
#include "prove/FormEncoder.h"

#include "prove/ComplexTerms.h"
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
  std::vector<Term> folded();
  std::vector<Term> foldedFrom(llvm::ArrayRef<unsigned> iterators);
  std::vector<Term> picked();
  /// How often the iterator is written out instead of folded over, or 0.
  int64_t unrolled(unsigned iterator) const;
  bool slides(unsigned iterator) const;

  AppliedForm &applied;
  Terms &terms;
  const semantics::GranularForm &form;
  llvm::SmallVector<Index, 6> point; // the iterators
};

/// Positions of a window, and of other folds, that are written out.
constexpr int64_t mostOfWindow = 5, mostUnrolled = 3, mostTogether = 9;

} // namespace

// Few positions of a window that slides, for windows overlap, which a sum over
// them hides; and so few of another that both meet.
int64_t Evaluation::unrolled(unsigned iterator) const {
  bool ofWindow = slides(iterator);
  int64_t total = 1, most = ofWindow ? mostOfWindow : mostUnrolled;
  for (unsigned i = form.parallelCount(); i < form.iterators.size(); ++i) {
    const semantics::Extent &extent = form.iterators[i].extent;
    // Each kind by itself: a plain fold is written out here if it is elsewhere.
    if (slides(i) != ofWindow)
      continue;
    bool few = extent.isStatic() && extent.value() <= most &&
               total * extent.value() <= mostTogether;
    if (i == iterator)
      return few ? extent.value() : 0;
    if (few)
      total *= extent.value();
  }
  return 0;
}

bool Evaluation::slides(unsigned iterator) const {
  return llvm::any_of(form.reads, [&](const Access &read) {
    return llvm::any_of(read.indices, [&](AffineExpr index) {
      bool parallel = false;
      for (unsigned i = 0; i < form.parallelCount(); ++i)
        parallel |= index.isFunctionOfDim(i);
      return parallel && index.isFunctionOfDim(iterator);
    });
  });
}

/// The folds over `iterators`, the first outermost, of the contributions.
std::vector<Term> Evaluation::foldedFrom(llvm::ArrayRef<unsigned> iterators) {
  if (iterators.empty())
    return applied.contributions(point);
  Reduction reduction = *reductionOf(form.combiner->monoid);
  unsigned iterator = iterators.front();
  if (int64_t count = unrolled(iterator)) {
    std::vector<Term> values;
    for (int64_t k = 0; k < count; ++k) {
      point[iterator] = terms.constant(k);
      std::vector<Term> next = foldedFrom(iterators.drop_front());
      if (k == 0)
        values = std::move(next);
      else
        for (auto [value, other] : llvm::zip_equal(values, next))
          value = combine(terms, reduction, value, other);
    }
    return values;
  }
  Variable variable = terms.fresh();
  point[iterator] = terms.index(variable);
  std::vector<Term> values = foldedFrom(iterators.drop_front());
  for (Term &value : values)
    value = reduced(terms, reduction, variable,
                    applied.extent(form.iterators[iterator].extent), value);
  return values;
}

std::vector<Term> Evaluation::folded() {
  Reduction reduction = *reductionOf(form.combiner->monoid);
  std::vector<Term> values = foldedFrom(applied.folded());
  for (unsigned number = 0; number < values.size(); ++number) {
    Term init = applied.init(number, {});
    if (!isIdentity(terms, reduction, init))
      values[number] = combine(terms, reduction, init, values[number]);
  }
  return values;
}

std::vector<Term> Evaluation::picked() {
  llvm::SmallVector<Variable, 4> variables;
  for (unsigned i : applied.folded()) {
    variables.push_back(terms.fresh());
    point[i] = terms.index(variables.back());
  }
  return pickedElement(applied, applied.contributions(point), variables);
}

std::vector<Term> Evaluation::at(llvm::ArrayRef<Index> output) {
  point.resize(form.iterators.size()); // 0, as those of extent 1 stay
  for (auto [d, expression] : llvm::enumerate(form.writes.front().indices)) {
    unsigned iterator = cast<AffineDimExpr>(expression).getPosition();
    if (!applied.isOne(iterator))
      point[iterator] = output[d];
  }
  std::vector<Term> values = !form.combiner ? applied.contributions(point)
                             : reductionOf(form.combiner->monoid) ? folded()
                                                                  : picked();
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
    if (monoid != semantics::Monoid::Sum &&
        llvm::any_of(form.form.accumulatorTypes, llvm::IsaPred<ComplexType>)) {
      whyNot = "a reduction of complex numbers that is no sum";
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
