#include "prove/Recurrence.h"

#include "prove/FormEncoder.h"

namespace tesela::prove {

bool Recurrence::isCarry(Term term, llvm::ArrayRef<Index> at) const {
  const TermNode &node = terms.node(term);
  return node.kind == TermKind::Read && node.tensor == unknown &&
         llvm::ArrayRef<Index>(node.indices) == at;
}

static bool reads(const Terms &terms, Guard guard, Tensor tensor);

/// Is `read` the tensor, or defined by elements of it?
static bool readsBehind(const Terms &terms, Tensor read, Tensor tensor) {
  std::optional<Term> meaning = terms.definition(read);
  return read == tensor || (meaning && reads(terms, *meaning, tensor));
}

static bool reads(const Terms &terms, Index index, Tensor tensor) {
  for (const Monomial &monomial : terms.monomials(index))
    for (AtomId factor : monomial.factors) {
      const Atom &atom = terms.atom(factor);
      if (atom.kind == AtomKind::Read &&
          readsBehind(terms, atom.tensor, tensor))
        return true;
      for (Index argument : atom.arguments)
        if (reads(terms, argument, tensor))
          return true;
    }
  return false;
}

bool reads(const Terms &terms, Term term, Tensor tensor) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Read && readsBehind(terms, node.tensor, tensor))
    return true;
  return llvm::any_of(node.operands,
                      [&](Term part) { return reads(terms, part, tensor); }) ||
         llvm::any_of(node.indices,
                      [&](Index part) { return reads(terms, part, tensor); }) ||
         (node.kind == TermKind::Select && reads(terms, node.guard, tensor));
}

static bool reads(const Terms &terms, Guard guard, Tensor tensor) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    return false;
  case GuardKind::NotPositive:
  case GuardKind::Zero:
    return reads(terms, node.index, tensor);
  case GuardKind::Truth:
    return reads(terms, node.term, tensor);
  default:
    return llvm::any_of(node.parts,
                        [&](Guard part) { return reads(terms, part, tensor); });
  }
}

bool Recurrence::dependsOnCarry(Term term) const {
  return reads(terms, term, unknown);
}

/// a * carry + b, where `term` is that.
std::optional<Step> Recurrence::linear(Term term,
                                       llvm::ArrayRef<Index> at) const {
  if (isCarry(term, at))
    return Step{};
  if (!dependsOnCarry(term))
    return Step{{}, terms.constant(0, terms.type(term)), term};
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Negate) {
    std::optional<Step> step = linear(node.operands[0], at);
    if (!step)
      return step;
    Term a = step->a.value_or(terms.constant(1, node.type));
    step->a = terms.negate(a);
    if (step->b)
      step->b = terms.negate(*step->b);
    return step;
  }
  if (node.kind != TermKind::Add && node.kind != TermKind::Multiply)
    return std::nullopt;
  Term first = node.operands[0], second = node.operands[1];
  if (dependsOnCarry(second))
    std::swap(first, second);
  if (dependsOnCarry(second)) // both
    return std::nullopt;
  std::optional<Step> step = linear(first, at);
  if (!step)
    return step;
  if (node.kind == TermKind::Add) {
    step->b = step->b ? terms.add(*step->b, second) : second;
    return step;
  }
  step->a = step->a ? terms.multiply(*step->a, second) : second;
  if (step->b)
    step->b = terms.multiply(*step->b, second);
  return step;
}

std::optional<Step> Recurrence::stepAt(llvm::ArrayRef<Index> at) const {
  Term term = next.at(at);
  const TermNode &node = terms.node(term);
  auto foldOf = [&](Reduction fold, Term a, Term b) -> std::optional<Step> {
    if (isCarry(b, at))
      std::swap(a, b);
    if (isCarry(a, at) && !dependsOnCarry(b))
      return Step{fold, {}, b};
    return std::nullopt;
  };
  std::optional<Step> step;
  if (node.kind == TermKind::Maximum)
    return foldOf(Reduction::Maximum, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Function && node.name == "minimum")
    return foldOf(Reduction::Minimum, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Add)
    step = foldOf(Reduction::Sum, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Multiply)
    step = foldOf(Reduction::Product, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Negate) {
    // -max(-c, -e) is the least of c and e.
    const TermNode &inner = terms.node(node.operands[0]);
    if (inner.kind == TermKind::Maximum)
      return foldOf(Reduction::Minimum, terms.negate(inner.operands[0]),
                    terms.negate(inner.operands[1]));
  }
  return step ? step : linear(term, at);
}

/// At the output indices, where there is one, and from there to `at`.
std::optional<Step> Recurrence::stepByOutputs(llvm::ArrayRef<Index> at) const {
  llvm::SmallVector<Index, 4> outputs;
  Substitution here;
  for (auto [d, index] : llvm::enumerate(at)) {
    outputs.push_back(terms.index(terms.output(d)));
    here.set(terms.output(d), index);
  }
  std::optional<Step> step = stepAt(outputs);
  for (std::optional<Term> *part : {&step->a, &step->b})
    if (*part)
      *part = terms.substitute(**part, here);
  return step;
}

Term Recurrence::after(Index steps, llvm::ArrayRef<Index> at) const {
  std::optional<Step> found = stepAt(at);
  if (!found)
    found = stepByOutputs(at);
  Step how = *found;
  Term begin = init.at(at);
  ElementType type = terms.type(begin);
  auto over = [&](Reduction fold, Index first, Index end, Term body) {
    Variable variable = terms.fresh();
    Index shifted = terms.add(first, terms.index(variable));
    return terms.reduce(fold, variable, terms.subtract(end, first),
                        terms.substitute(body, Substitution(step, shifted)));
  };
  Index zero = terms.constant(0);
  if (how.fold) {
    Term folded = over(*how.fold, zero, steps, *how.b);
    return isIdentity(terms, *how.fold, begin)
               ? folded
               : combine(terms, *how.fold, begin, folded);
  }
  Term factor = how.a.value_or(terms.constant(1, type));
  Index after = terms.add(terms.index(step), terms.constant(1));
  Term value =
      terms.multiply(begin, over(Reduction::Product, zero, steps, factor));
  if (!how.b)
    return value;
  // The factors of the steps that follow; `step` is opened for the sum.
  Term later = over(Reduction::Product, after, steps, factor);
  Term sum = over(Reduction::Sum, zero, steps, terms.multiply(*how.b, later));
  // What begins as 0 adds nothing, even if a factor is infinite.
  return isIdentity(terms, Reduction::Sum, begin) ? sum : terms.add(value, sum);
}

} // namespace tesela::prove
