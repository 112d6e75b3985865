// Scatter: a result element is its init and what the updates that are written
// to it contribute.
//
//     result(o) = init(o) + SUM_u [write(u) = o] [guards(u)] contribution(u)
//
// An update iterator that alone, apart from index reads that do not depend on
// it, gives a dimension of the write position is solved for instead of summed
// over: u = o_d - start. If all are, at most one update is written to an
// element, and "set" is a choice.
#include "prove/FormEncoder.h"

#include "prove/IndexTerms.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using tesela::semantics::Access;
using tesela::semantics::Monoid;

namespace tesela::prove {
namespace {

class Scatter {
public:
  Scatter(AppliedForm &applied, unsigned number)
      : applied(applied), terms(applied.terms), form(applied.form),
        write(applied.form.writes[number]), number(number) {}

  Term at(llvm::ArrayRef<Index> output);
  /// Is every iterator solved for, or of extent 1?
  bool writesOnce();

private:
  std::optional<unsigned> solvedBy(unsigned iterator);
  Term updates(llvm::ArrayRef<Index> output, Point point,
               llvm::function_ref<Term(Guard hit, Term contribution)> use);

  AppliedForm &applied;
  Terms &terms;
  const semantics::GranularForm &form;
  const Access &write;
  unsigned number;
};

} // namespace

static bool hasDimension(AffineExpr expression) {
  bool found = false;
  expression.walk([&](AffineExpr part) { found |= isa<AffineDimExpr>(part); });
  return found;
}

/// Is it `dimension` plus what depends on no dimension?
static bool isPlus(AffineExpr expression, AffineExpr dimension) {
  if (expression == dimension)
    return true;
  auto sum = dyn_cast<AffineBinaryOpExpr>(expression);
  if (!sum || sum.getKind() != AffineExprKind::Add)
    return false;
  AffineExpr a = sum.getLHS(), b = sum.getRHS();
  return (isPlus(a, dimension) && !hasDimension(b)) ||
         (isPlus(b, dimension) && !hasDimension(a));
}

/// The dimension of the write position that is `iterator` plus index reads,
/// none of which depends on it.
std::optional<unsigned> Scatter::solvedBy(unsigned iterator) {
  bool read = llvm::any_of(write.indexReads, [&](const auto &read) {
    return llvm::any_of(read.indices, [&](AffineExpr index) {
      return index.isFunctionOfDim(iterator);
    });
  });
  if (read)
    return std::nullopt;
  AffineExpr self =
      getAffineDimExpr(iterator, form.accumulatorTypes.front().getContext());
  for (auto [d, index] : llvm::enumerate(write.indices))
    if (isPlus(index, self))
      return d;
  return std::nullopt;
}

bool Scatter::writesOnce() {
  for (unsigned i = 0; i < form.iterators.size(); ++i)
    if (form.iterators[i].extent != 1 && !solvedBy(i))
      return false;
  return true;
}

Term Scatter::updates(llvm::ArrayRef<Index> output, Point open,
                      llvm::function_ref<Term(Guard, Term)> use) {
  return applied.withIndexReads(write, open, [&](llvm::ArrayRef<Index> values) {
    llvm::SmallVector<Index, 6> point(open);
    llvm::SmallVector<Guard, 6> hit;
    Index zero = terms.constant(0);
    for (unsigned i = 0; i < point.size(); ++i) {
      std::optional<unsigned> dimension = solvedBy(i);
      if (form.iterators[i].extent == 1) {
        point[i] = zero;
      } else if (dimension) {
        point[i] = zero;
        Index start = applied.index(write.indices[*dimension], point, values);
        point[i] = terms.subtract(output[*dimension], start);
        hit.push_back(
            terms.inRange(point[i], applied.extent(form.iterators[i].extent)));
      }
    }
    for (auto [d, index] : llvm::enumerate(write.indices))
      hit.push_back(
          terms.equal(applied.index(index, point, values), output[d]));
    hit.push_back(applied.guard(write.guards, point, values));
    return use(terms.conjunction(hit), applied.contributions(point)[number]);
  });
}

Term Scatter::at(llvm::ArrayRef<Index> output) {
  llvm::SmallVector<Index, 6> point;
  llvm::SmallVector<std::pair<Variable, Index>> summed;
  for (unsigned i = 0; i < form.iterators.size(); ++i) {
    if (form.iterators[i].extent == 1 || solvedBy(i)) {
      point.push_back(terms.constant(0)); // until it is solved for
      continue;
    }
    Variable variable = terms.fresh();
    point.push_back(terms.index(variable));
    summed.push_back({variable, applied.extent(form.iterators[i].extent)});
  }
  Term init = applied.init(number, output);
  std::optional<Reduction> reduction = reductionOf(form.combiner->monoid);
  if (!reduction) // "set", at most once
    return updates(output, point, [&](Guard hit, Term contribution) {
      return terms.select(hit, contribution, init);
    });
  Term neutral = identityOf(terms, *reduction, terms.type(init));
  Term sum = updates(output, point, [&](Guard hit, Term contribution) {
    return terms.select(hit, contribution, neutral);
  });
  for (auto &[variable, extent] : llvm::reverse(summed))
    sum = terms.reduce(*reduction, variable, extent, sum);
  return isIdentity(terms, *reduction, init)
             ? sum
             : combine(terms, *reduction, init, sum);
}

static bool hasTerm(AppliedForm &applied, std::string &whyNot) {
  const semantics::GranularForm &form = applied.form;
  if (!form.combiner) {
    whyNot = "writes at indices that are read, without a combiner";
    return false;
  }
  for (const semantics::Init &init : form.combiner->inits)
    if (init.kind != semantics::Init::Kind::OperandAtWrite)
      whyNot = "scattered writes that do not begin as an operand";
  Monoid monoid = form.combiner->monoid;
  if (monoid == Monoid::Last && !Scatter(applied, 0).writesOnce())
    whyNot = "a scatter that may set an element more than once";
  else if (monoid != Monoid::Last && !reductionOf(monoid))
    whyNot = "a scatter whose combiner is none of the known ones";
  if (llvm::any_of(form.accumulatorTypes, llvm::IsaPred<ComplexType>))
    whyNot = "a scatter of complex numbers";
  return whyNot.empty();
}

std::optional<std::vector<Value>> encodeScatter(AppliedForm &&form,
                                                std::string &whyNot) {
  if (!hasTerm(form, whyNot))
    return std::nullopt;
  auto shared = std::make_shared<AppliedForm>(std::move(form));
  std::vector<Value> values;
  for (unsigned number = 0; number < shared->results.size(); ++number) {
    Value value;
    value.type = shared->results[number];
    value.shape =
        shared->operands[shared->form.combiner->inits[number].operand].shape;
    value.at = [shared, number](llvm::ArrayRef<Index> output) {
      std::vector<uint32_t> key = {number};
      for (Index index : output)
        key.push_back(index.id);
      auto found = shared->known.find(key);
      if (found == shared->known.end()) {
        Term term =
            converted(shared->terms, Scatter(*shared, number).at(output),
                      shared->results[number]);
        found = shared->known.emplace(std::move(key), std::vector{term}).first;
      }
      return found->second[0];
    };
    values.push_back(std::move(value));
  }
  return values;
}

} // namespace tesela::prove
