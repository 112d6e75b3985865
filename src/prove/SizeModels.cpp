#include "prove/IntegerEncoding.h"
#include "prove/SizeSampler.h"

namespace tesela::prove {

namespace {
constexpr unsigned resources = 100'000;

std::optional<VariableValues> modelOf(z3::solver &solver,
                                      IntegerEncoding &encoding, Terms &terms,
                                      llvm::ArrayRef<Variable> sizes) {
  if (solver.check() != z3::sat)
    return std::nullopt;
  z3::model model = solver.get_model();
  VariableValues values;
  for (Variable size : sizes) {
    int64_t number = 0;
    z3::expr value = encoding.value(terms.index(size));
    if (!model.eval(value, true).is_numeral_i64(number))
      return std::nullopt;
    values.set(size, number);
  }
  return values;
}
} // namespace

std::vector<VariableValues> sizeModels(Terms &terms,
                                       llvm::ArrayRef<Variable> sizes,
                                       llvm::ArrayRef<Guard> guards,
                                       unsigned count) {
  std::vector<VariableValues> models;
  IntegerQuestion question;
  question.goal = terms.never();
  question.hypotheses.append(guards.begin(), guards.end());
  try {
    z3::context z3;
    IntegerEncoding encoding(terms, z3);
    z3::solver solver(z3, z3::solver::simple());
    z3::params parameters(z3);
    parameters.set("rlimit", resources);
    solver.set(parameters);
    encoding.assertNegated(solver, question);
    for (int64_t limit : {int64_t(8), int64_t(128), int64_t(4096)}) {
      solver.push();
      for (Variable size : sizes) {
        z3::expr value = encoding.value(terms.index(size));
        solver.add(value >= 0 && value <= z3.int_val(limit));
      }
      while (models.size() < count) {
        auto model = modelOf(solver, encoding, terms, sizes);
        if (!model)
          break;
        z3::expr_vector other(z3);
        for (Variable size : sizes)
          other.push_back(encoding.value(terms.index(size)) !=
                          z3.int_val((*model)[size]));
        solver.add(z3::mk_or(other));
        models.push_back(std::move(*model));
      }
      solver.pop();
    }
  } catch (const z3::exception &) {
  }
  return models;
}

} // namespace tesela::prove
