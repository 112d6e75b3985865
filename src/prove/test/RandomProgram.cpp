#include "RandomProgram.h"

namespace tesela::prove {

namespace {

constexpr unsigned deepest = 4;

/// Builds one element of the program from the indices in scope.
class ProgramBuilder {
public:
  ProgramBuilder(Problem &problem, std::mt19937_64 &random, ElementType type)
      : problem(problem), terms(problem.terms), random(random), type(type) {}

  Term element(unsigned depth);

  /// What an index stands for and how many values it has.
  struct Ranged {
    Index index, extent;
    std::string size;
  };
  std::vector<Ranged> scope;

private:
  uint64_t below(uint64_t bound) { return random() % bound; }
  Term read();
  Term sum(unsigned depth);
  Term arithmetic(unsigned depth);

  Problem &problem;
  Terms &terms;
  std::mt19937_64 &random;
  ElementType type;
};

Term ProgramBuilder::element(unsigned depth) {
  if (depth >= deepest)
    return read();
  switch (below(6)) {
  case 0:
    return read();
  case 1:
  case 2:
    return sum(depth);
  default:
    return arithmetic(depth);
  }
}

Term ProgramBuilder::read() {
  std::string name = "x";
  Input input;
  llvm::SmallVector<Index, 2> at;
  for (unsigned rank = 1 + below(2); rank; --rank) {
    const Ranged &ranged = scope[below(scope.size())];
    at.push_back(ranged.index);
    input.shape.push_back(ranged.extent);
    name += ranged.size;
  }
  input.tensor = terms.tensor(name, type);
  if (llvm::none_of(problem.inputs, [&](const Input &known) {
        return known.tensor == input.tensor;
      }))
    problem.inputs.push_back(input);
  return terms.read(input.tensor, at, type);
}

Term ProgramBuilder::sum(unsigned depth) {
  static constexpr llvm::StringRef sizes[] = {"M", "N", "K"};
  llvm::StringRef size = sizes[below(3)];
  Index extent = terms.index(terms.size(size));
  Variable variable = terms.fresh();
  scope.push_back({terms.index(variable), extent, size.str()});
  Term body = element(depth + 1);
  scope.pop_back();
  bool maximum = isFloat(type) && below(5) == 0;
  return terms.reduce(maximum ? Reduction::Maximum : Reduction::Sum, variable,
                      extent, body);
}

Term ProgramBuilder::arithmetic(unsigned depth) {
  Term a = element(depth + 1);
  switch (below(isFloat(type) ? 6 : 4)) {
  case 0:
    return terms.negate(a);
  case 1:
    return terms.add(a, element(depth + 1));
  case 2:
    return terms.subtract(a, element(depth + 1));
  case 3:
    return terms.multiply(a, element(depth + 1));
  case 4:
    return terms.maximum(a, element(depth + 1));
  default:
    return terms.exponential(a);
  }
}

} // namespace

Value changedValue(Terms &terms, const Value &value,
                   const std::function<Term(Term)> &change) {
  llvm::SmallVector<Index, 4> outputs;
  for (unsigned d = 0; d < value.shape.size(); ++d)
    outputs.push_back(terms.index(terms.output(d)));
  Term changed = change(value.at(outputs));
  Value result = value;
  result.at = [&terms, changed](llvm::ArrayRef<Index> at) {
    Substitution substitution;
    for (auto [d, index] : llvm::enumerate(at))
      substitution.set(terms.output(d), index);
    return terms.substitute(changed, substitution);
  };
  return result;
}

Problem randomProblem(Terms &terms, std::mt19937_64 &random, ElementType type) {
  Problem problem{terms, {}, {}, {}, {}};
  Index m = terms.index(terms.size("M")), n = terms.index(terms.size("N"));
  ProgramBuilder builder(problem, random, type);
  builder.scope = {{terms.index(terms.output(0)), m, "M"},
                   {terms.index(terms.output(1)), n, "N"}};
  Term element = builder.element(0);
  Value value;
  value.type = type;
  value.shape = {m, n};
  value.at = [](llvm::ArrayRef<Index>) { return Term{}; };
  value = changedValue(terms, value, [&](Term) { return element; });
  problem.left = problem.right = {value};
  return problem;
}

} // namespace tesela::prove
