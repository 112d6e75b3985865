// Looks for a counterexample on random small samples.
#include "prove/Prover.h"
#include "prove/SizeSampler.h"
#include "prove/TermEvaluator.h"
#include "prove/WrapSizes.h"

#include "llvm/ADT/SetVector.h"

#include <algorithm>

namespace tesela::prove {

namespace {

/// Constants above this, or too small to matter, are no landmarks.
constexpr int64_t leastLandmark = 4, greatestLandmark = 600;
constexpr unsigned shownElements = 4096;
/// Tries per sample: assumptions fail, values are not defined.
constexpr unsigned tries = 4;
/// Of sizes beyond the range of a type: how many are tried, how many elements
/// all tensors then have, and operations the results take.
constexpr unsigned wrapSizesTried = 24, wrapIndicesTried = 4;
constexpr double wrapElements = 1 << 20, wrapOperations = 1 << 24;

/// Constants in indices and guards: sizes of tiles, bounds, offsets.
class Landmarks {
public:
  explicit Landmarks(const Terms &terms) : terms(terms) {}
  void visit(Term term);
  void visit(Guard guard);
  void visit(Index index);
  llvm::SmallVector<int64_t, 8> sorted() const {
    llvm::SmallVector<int64_t, 8> result(found.begin(), found.end());
    llvm::sort(result);
    return result;
  }

private:
  const Terms &terms;
  llvm::SmallSetVector<int64_t, 8> found;
  llvm::DenseSet<uint32_t> seenTerms, seenGuards, seenIndices;
};

void Landmarks::visit(Index index) {
  if (!seenIndices.insert(index.id).second)
    return;
  for (const Monomial &monomial : terms.monomials(index)) {
    int64_t size = monomial.coefficient;
    if (size < 0 && size > -greatestLandmark - 1)
      size = -size;
    if (size >= leastLandmark && size <= greatestLandmark)
      found.insert(size);
    for (AtomId factor : monomial.factors)
      for (Index argument : terms.atom(factor).arguments)
        visit(argument);
  }
}

void Landmarks::visit(Guard guard) {
  if (!seenGuards.insert(guard.id).second)
    return;
  const GuardNode &node = terms.node(guard);
  visit(node.index);
  for (Guard part : node.parts)
    visit(part);
  if (node.kind == GuardKind::Truth)
    visit(node.term);
}

void Landmarks::visit(Term term) {
  if (!seenTerms.insert(term.id).second)
    return;
  const TermNode &node = terms.node(term);
  for (Index index : node.indices)
    visit(index);
  for (Term operand : node.operands)
    visit(operand);
  visit(node.guard);
}

/// One result of both sides at the output index.
struct Pair {
  const Value *left = nullptr, *right = nullptr;
  Term leftTerm, rightTerm;
  bool sameShape = false; // evidently
};

class Refuter {
public:
  Refuter(const Problem &problem, const Options &options)
      : problem(problem), options(options), terms(problem.terms), facts(terms) {
  }

  std::optional<Counterexample> run();

private:
  bool prepare();
  void collectSizes(llvm::ArrayRef<Variable> variables);
  void collectSizes(llvm::ArrayRef<Index> indices) {
    for (Index index : indices)
      collectSizes(terms.freeVariables(index));
  }
  bool isAboutSizes(Guard guard) const;
  std::optional<Counterexample> trySizes(const VariableValues &sizes,
                                         uint64_t seed);
  std::optional<Counterexample> tryWrapping(SizeSampler &sampler);
  std::optional<Counterexample> tryLarge(const VariableValues &sizes,
                                         uint64_t seed);
  double elementsAt(const VariableValues &sizes, double &results);
  std::optional<Counterexample> tryResult(unsigned number, Sample &sample,
                                          uint64_t seed);
  template <class Real>
  std::optional<Counterexample> compare(unsigned number, Sample &sample);
  bool shapeOf(const Value &value, Sample &sample,
               llvm::SmallVectorImpl<int64_t> &shape);
  Counterexample describe(unsigned number, const Sample &sample) const;
  template <class Real>
  void describeElements(Counterexample &found, const Sample &sample,
                        unsigned number);

  const Problem &problem;
  const Options &options;
  Terms &terms;
  TermFacts facts;
  llvm::SmallVector<Pair, 2> results;
  llvm::SmallVector<Variable, 8> sizes; // in the order of their first use
  llvm::SmallVector<Guard, 8> sizeAssumptions, otherAssumptions;
  bool isApproximate = false;
  uint64_t operations = 0; // left of the budget
  unsigned compared = 0;   // samples where both sides had a value
  bool atTheEnd = false;   // output indices: the last ones
  int64_t scale = 1;       // of the elements
};

void Refuter::collectSizes(llvm::ArrayRef<Variable> variables) {
  for (Variable variable : variables)
    if (terms.kind(variable) == VariableKind::Size &&
        !llvm::is_contained(sizes, variable))
      sizes.push_back(variable);
}

/// Neither an output index nor an element of an input.
bool Refuter::isAboutSizes(Guard guard) const {
  for (Variable variable : terms.freeVariables(guard))
    if (terms.kind(variable) != VariableKind::Size)
      return false;
  return !terms.readsElements(guard);
}

/// Terms, sizes, assumptions; false where there is nothing to try.
bool Refuter::prepare() {
  for (const Input &input : problem.inputs) {
    collectSizes(input.shape);
    if (input.below)
      collectSizes(*input.below);
  }
  for (Guard assumption : problem.assumptions) {
    collectSizes(terms.freeVariables(assumption));
    (isAboutSizes(assumption) ? sizeAssumptions : otherAssumptions)
        .push_back(assumption);
  }
  bool different = false;
  for (size_t i = 0; i < problem.left.size(); ++i) {
    const Value &left = problem.left[i], &right = problem.right[i];
    Pair pair{&left, &right, {}, {}, left.shape == right.shape};
    for (const Value *value : {&left, &right})
      collectSizes(value->shape);
    if (left.shape.size() == right.shape.size()) {
      llvm::SmallVector<Index, 4> at;
      for (unsigned d = 0; d < left.shape.size(); ++d)
        at.push_back(terms.index(terms.output(d)));
      pair.leftTerm = left.at(at);
      pair.rightTerm = right.at(at);
      for (Term term : {pair.leftTerm, pair.rightTerm}) {
        if (!facts.isSupported(term) || terms.loose(term) > 0)
          return false;
        isApproximate |= facts.isApproximate(term);
        collectSizes(terms.freeVariables(term));
      }
    }
    different |= !pair.sameShape || pair.leftTerm != pair.rightTerm;
    results.push_back(pair);
  }
  return different && !terms.overflowed();
}

bool Refuter::shapeOf(const Value &value, Sample &sample,
                      llvm::SmallVectorImpl<int64_t> &shape) {
  IndexEvaluator evaluator(terms, sample);
  for (Index extent : value.shape) {
    std::optional<int64_t> number = evaluator.value(extent);
    if (!number || *number < 0)
      return false;
    shape.push_back(*number);
  }
  return true;
}

Counterexample Refuter::describe(unsigned number, const Sample &sample) const {
  Counterexample found;
  found.result = number;
  for (Variable size : sizes)
    found.sizes[terms.name(size).str()] = sample.variables[size];
  return found;
}

template <class Real>
void Refuter::describeElements(Counterexample &found, const Sample &sample,
                               unsigned number) {
  // Once more, with every element that is read noted down.
  std::map<std::pair<uint32_t, std::vector<int64_t>>, int64_t> log;
  Sample again = sample;
  again.log = &log;
  TermEvaluator<Real> evaluator(terms, facts, again, operations);
  operations = options.budget.refuterOperations;
  Scalar<Real> ignored;
  evaluator.evaluate(results[number].leftTerm, ignored);
  evaluator.evaluate(results[number].rightTerm, ignored);
  for (const auto &[key, raw] : log) {
    if (found.elements.size() == shownElements)
      break;
    Tensor tensor{key.first};
    std::string name = terms.name(tensor).str();
    for (size_t d = 0; d < key.second.size(); ++d)
      name += (d ? ", " : "[") + std::to_string(key.second[d]);
    if (!key.second.empty())
      name += "]";
    found.elements[name] = isFloat(terms.type(tensor))
                               ? Real::element(raw).text()
                               : std::to_string(raw);
  }
}

template <class Real>
std::optional<Counterexample> Refuter::compare(unsigned number,
                                               Sample &sample) {
  const Pair &pair = results[number];
  TermEvaluator<Real> evaluator(terms, facts, sample, operations);
  for (Guard assumption : otherAssumptions)
    if (!evaluator.holds(assumption).value_or(false))
      return std::nullopt;
  Scalar<Real> left, right;
  if (!evaluator.evaluate(pair.leftTerm, left) ||
      !evaluator.evaluate(pair.rightTerm, right))
    return std::nullopt;
  ++compared;
  bool real = isFloat(pair.left->type);
  if (real ? !Real::differ(left.real, right.real)
           : left.integer == right.integer)
    return std::nullopt;
  Counterexample found = describe(number, sample);
  for (unsigned d = 0; d < pair.left->shape.size(); ++d)
    found.index.push_back(sample.variables[terms.output(d)]);
  found.left = real ? left.real.text() : std::to_string(left.integer);
  found.right = real ? right.real.text() : std::to_string(right.integer);
  found.exact = !isApproximate;
  describeElements<Real>(found, sample, number);
  return found;
}

namespace {
std::string shapeText(llvm::ArrayRef<int64_t> shape) {
  std::string text = "[";
  for (size_t d = 0; d < shape.size(); ++d)
    text += (d ? ", " : "") + std::to_string(shape[d]);
  return text + "]";
}
} // namespace

std::optional<Counterexample>
Refuter::tryResult(unsigned number, Sample &sample, uint64_t seed) {
  const Pair &pair = results[number];
  llvm::SmallVector<int64_t, 4> left, right;
  if (!shapeOf(*pair.left, sample, left) ||
      !shapeOf(*pair.right, sample, right))
    return std::nullopt;
  if (left != right) {
    Counterexample found = describe(number, sample);
    found.shapes = shapeText(left) + " and " + shapeText(right);
    return found;
  }
  if (llvm::is_contained(left, 0))
    return std::nullopt;
  Random random(seed);
  for (unsigned d = 0; d < left.size(); ++d)
    sample.variables.set(terms.output(d), atTheEnd
                                              ? left[d] - 1
                                              : random.between(0, left[d] - 1));
  return isApproximate ? compare<Approximate>(number, sample)
                       : compare<Exact>(number, sample);
}

std::optional<Counterexample> Refuter::trySizes(const VariableValues &values,
                                                uint64_t seed) {
  for (unsigned number = 0; number < results.size(); ++number) {
    if (results[number].sameShape &&
        results[number].leftTerm == results[number].rightTerm)
      continue;
    Sample sample(terms, problem.inputs, seed, values);
    sample.scale = scale;
    if (auto found = tryResult(number, sample, mixed(seed, number)))
      return found;
  }
  return std::nullopt;
}

std::optional<Counterexample> Refuter::run() {
  if (!prepare())
    return std::nullopt;
  Landmarks landmarks(terms);
  for (const Pair &pair : results) {
    landmarks.visit(pair.leftTerm);
    landmarks.visit(pair.rightTerm);
  }
  SizeSampler sampler(terms, sizes, sizeAssumptions, landmarks.sorted(),
                      mixed(options.seed, 1));
  const Budget &budget = options.budget;
  // No single sample may take all of the budget.
  uint64_t perSample = budget.refuterOperations / 8 + 1;
  uint64_t left = budget.refuterOperations;
  for (unsigned round = 0; round < tries * budget.refuterSamples &&
                           compared < budget.refuterSamples && left > 0;
       ++round) {
    std::optional<VariableValues> values = sampler.next(round);
    if (!values)
      continue;
    uint64_t given = operations = std::min(perSample, left);
    // Small numbers are easy to read; bounds may lie beyond them.
    bool late = compared >= budget.refuterSamples / 2;
    scale = !late || round % 2 == 0 ? 1 : round % 4 == 1 ? 16 : 256;
    auto found = trySizes(*values, mixed(options.seed, round + 2));
    if (found)
      return found;
    left -= std::max<uint64_t>(1, given - operations);
  }
  scale = 1;
  return tryWrapping(sampler);
}

/// Elements of all tensors; of arguments and results in `results`.
double Refuter::elementsAt(const VariableValues &values, double &results) {
  Sample sample(terms, problem.inputs, 0, values);
  IndexEvaluator evaluator(terms, sample);
  double total = 0;
  auto add = [&](llvm::ArrayRef<Index> shape) {
    double count = 1;
    for (Index extent : shape)
      count *= double(evaluator.value(extent).value_or(INT64_MAX));
    total += count;
  };
  for (const Input &input : problem.inputs)
    add(input.shape);
  for (const Value &value : problem.left)
    add(value.shape);
  results = total;
  for (llvm::ArrayRef<Index> shape : problem.computed)
    add(shape);
  return total;
}

/// Where it is cheap: the judge runs both programs on what is found.
std::optional<Counterexample> Refuter::tryLarge(const VariableValues &values,
                                                uint64_t seed) {
  double elements = 0;
  if (elementsAt(values, elements) > wrapElements)
    return std::nullopt;
  uint64_t most = uint64_t(std::min(double(options.budget.refuterOperations),
                                    wrapOperations / (elements + 1)));
  for (unsigned number = 0; number < wrapIndicesTried; ++number) {
    operations = most;
    atTheEnd = number == 0;
    auto found = trySizes(values, mixed(seed, number));
    atTheEnd = false;
    if (found)
      return found;
  }
  return std::nullopt;
}

/// Sizes just beyond those for which positions fit the types they are kept in.
std::optional<Counterexample> Refuter::tryWrapping(SizeSampler &sampler) {
  WrapSizes wrapping(terms);
  for (const Pair &pair : results) {
    wrapping.visit(pair.leftTerm);
    wrapping.visit(pair.rightTerm);
  }
  unsigned tried = 0;
  for (const WrapSizes::Candidate &candidate : wrapping.candidates()) {
    llvm::SmallVector<std::optional<Variable>, 8> each(sizes.begin(),
                                                       sizes.end());
    if (candidate.ofAll)
      each = {std::nullopt};
    for (std::optional<Variable> size : each) {
      if (++tried > wrapSizesTried)
        return std::nullopt;
      std::optional<VariableValues> values =
          sampler.withLarge(size, candidate.size);
      if (!values)
        continue;
      if (auto found = tryLarge(*values, mixed(options.seed, ~tried)))
        return found;
    }
  }
  return std::nullopt;
}

} // namespace

std::optional<Counterexample> refute(const Problem &problem,
                                     const Options &options) {
  if (problem.left.size() != problem.right.size())
    return std::nullopt;
  return Refuter(problem, options).run();
}

} // namespace tesela::prove
