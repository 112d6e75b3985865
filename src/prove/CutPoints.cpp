#include "prove/CutPoints.h"

#include "prove/Definedness.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

struct CutPoints::State {
  struct Cut {
    Term element;
    Input input;
  };
  explicit State(const Problem &problem)
      : problem(problem), integers(problem.terms, {}),
        polynomials(problem.terms, Budget().products) {
    for (const Input &input : problem.inputs)
      if (input.positive)
        positive.push_back(input.tensor);
  }

  const Problem &problem;
  IntegerSolver integers;
  Polynomials polynomials;
  std::vector<Tensor> positive;
  std::vector<Cut> cuts;
  llvm::DenseSet<uint32_t> tensors; // of the cuts
};

CutPoints::CutPoints(const Problem &problem)
    : state(std::make_unique<State>(problem)) {}
CutPoints::~CutPoints() = default;

const Input &CutPoints::input(unsigned number) const {
  return state->cuts[number].input;
}

static Term elementOf(Terms &terms, const Value &value) {
  llvm::SmallVector<Index, 4> at;
  for (unsigned i = 0; i < value.shape.size(); ++i)
    at.push_back(terms.index(terms.output(i)));
  return value.at(at);
}

/// Is there a reduction in `term`, or in what stands behind the tensors `cut`?
static bool reduces(const Terms &terms, Term term,
                    const llvm::DenseSet<uint32_t> &cut,
                    llvm::DenseSet<uint32_t> &seen) {
  if (!seen.insert(term.id).second)
    return false;
  const TermNode &node = terms.node(term);
  return node.kind == TermKind::Reduce ||
         (node.kind == TermKind::Read && cut.contains(node.tensor.id)) ||
         llvm::any_of(node.operands, [&](Term operand) {
           return reduces(terms, operand, cut, seen);
         });
}

/// What the prover may assume where `element` of `value` is.
static Context contextOf(IntegerSolver &integers, const Problem &problem,
                         const Value &value, Term element) {
  Terms &terms = problem.terms;
  llvm::SmallVector<Guard, 16> guards;
  llvm::append_range(guards, problem.assumptions);
  auto add = [&](llvm::ArrayRef<Variable> free) {
    for (Variable size : free) {
      Index index = terms.index(size);
      if (terms.kind(size) == VariableKind::Size &&
          !llvm::is_contained(problem.assumptions, terms.atMost({}, index)))
        guards.push_back(terms.atMost(terms.constant(1), index));
    }
  };
  add(terms.freeVariables(element));
  for (auto [i, extent] : llvm::enumerate(value.shape)) {
    add(terms.freeVariables(extent));
    guards.push_back(
        terms.inRange(terms.index(terms.output(unsigned(i))), extent));
  }
  return Context(integers).with(guards);
}

std::optional<unsigned> CutPoints::of(const Value &value) {
  const Problem &problem = state->problem;
  Terms &terms = problem.terms;
  if (!isFloat(value.type) || !value.at)
    return std::nullopt;
  Term element = elementOf(terms, value);
  for (auto [number, cut] : llvm::enumerate(state->cuts))
    if (cut.element == element && cut.input.shape == value.shape)
      return unsigned(number);
  llvm::DenseSet<uint32_t> seen;
  if (!reduces(terms, element, state->tensors, seen))
    return std::nullopt;
  Scope scope{contextOf(state->integers, problem, value, element), 0};
  SignAnalysis signs(state->polynomials, state->positive);
  Definedness definedness(state->polynomials, signs);
  if (scope.context.contradictory() ||
      definedness.of(element, scope) != Definedness::Number)
    return std::nullopt;
  unsigned number = unsigned(state->cuts.size());
  Input input{terms.tensor("shared#" + std::to_string(number), value.type),
              value.shape,
              signs.of(element, scope) == Positive,
              {}};
  if (input.positive)
    state->positive.push_back(input.tensor);
  state->tensors.insert(input.tensor.id);
  state->cuts.push_back({element, std::move(input)});
  return number;
}

} // namespace tesela::prove
