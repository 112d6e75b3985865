#include "prove/IntegerEncoding.h"

namespace tesela::prove {

namespace {
/// At most so many cofactors of one factor take part in the schema below.
constexpr size_t cofactorLimit = 6;

z3::expr_vector vectorOf(z3::context &z3, llvm::ArrayRef<z3::expr> parts) {
  z3::expr_vector vector(z3);
  for (const z3::expr &part : parts)
    vector.push_back(part);
  return vector;
}

z3::expr productOf(z3::context &z3, llvm::ArrayRef<z3::expr> factors) {
  if (factors.empty())
    return z3.int_val(1);
  if (factors.size() == 1)
    return factors[0];
  llvm::SmallVector<Z3_ast, 4> asts(factors.begin(), factors.end());
  return z3::expr(z3, Z3_mk_mul(z3, unsigned(asts.size()), asts.data()));
}
} // namespace

IntegerEncoding::Names IntegerEncoding::division(Index dividend,
                                                 Index divisor) {
  auto known = divisions.find({dividend.id, divisor.id});
  if (known == divisions.end()) {
    std::string number = std::to_string(divisions.size());
    Names names{z3.int_const(("q" + number).c_str()),
                z3.int_const(("m" + number).c_str())};
    known = divisions.try_emplace({dividend.id, divisor.id}, std::move(names))
                .first;
  }
  return known->second;
}

z3::expr IntegerEncoding::read(Tensor tensor, llvm::ArrayRef<Index> at,
                               z3::sort range) {
  unsigned isTruth = range.is_bool();
  z3::expr_vector arguments(z3);
  for (Index index : at)
    arguments.push_back(value(index));
  auto known = tensors.find({tensor.id, isTruth});
  if (known == tensors.end()) {
    z3::sort_vector domain(z3);
    for (size_t i = 0; i < at.size(); ++i)
      domain.push_back(z3.int_sort());
    std::string name = "t" + std::to_string(tensor.id);
    known = tensors
                .try_emplace({tensor.id, isTruth},
                             z3.function(name.c_str(), domain, range))
                .first;
  }
  return known->second(arguments);
}

z3::expr IntegerEncoding::makeValue(AtomId id) {
  const Atom &atom = terms.atom(id);
  switch (atom.kind) {
  case AtomKind::Free: {
    // A variable's number, for its name may be another's too.
    std::string name =
        (terms.name(atom.variable) + "." + llvm::Twine(atom.variable.id)).str();
    return z3.int_const(name.c_str());
  }
  case AtomKind::Bound:
    return z3.int_const(("b." + std::to_string(atom.number)).c_str());
  case AtomKind::FloorDivide:
    return division(atom.arguments[0], atom.arguments[1]).first;
  case AtomKind::Modulo:
    return division(atom.arguments[0], atom.arguments[1]).second;
  case AtomKind::Minimum: {
    z3::expr a = value(atom.arguments[0]), b = value(atom.arguments[1]);
    return z3::ite(a <= b, a, b);
  }
  case AtomKind::Maximum: {
    z3::expr a = value(atom.arguments[0]), b = value(atom.arguments[1]);
    return z3::ite(a >= b, a, b);
  }
  case AtomKind::Read:
    return read(atom.tensor, atom.arguments, z3.int_sort());
  }
  return z3.int_val(0);
}

z3::expr IntegerEncoding::value(AtomId atom) {
  auto known = atomValues.find(atom.id);
  if (known == atomValues.end())
    known = atomValues.try_emplace(atom.id, makeValue(atom)).first;
  return known->second;
}

z3::expr IntegerEncoding::value(Index index) {
  auto known = values.find(index.id);
  if (known != values.end())
    return known->second;
  llvm::SmallVector<z3::expr, 4> summands;
  for (const Monomial &monomial : terms.monomials(index)) {
    llvm::SmallVector<z3::expr, 4> factors;
    for (AtomId factor : monomial.factors)
      factors.push_back(value(factor));
    z3::expr product = productOf(z3, factors);
    summands.push_back(monomial.coefficient == 1
                           ? product
                           : z3.int_val(monomial.coefficient) * product);
  }
  z3::expr sum = summands.empty()       ? z3.int_val(0)
                 : summands.size() == 1 ? summands[0]
                                        : z3::sum(vectorOf(z3, summands));
  values.try_emplace(index.id, sum);
  return sum;
}

z3::expr IntegerEncoding::conjunction(llvm::ArrayRef<Guard> guards) {
  z3::expr_vector parts(z3);
  for (Guard guard : guards)
    parts.push_back(formula(guard));
  return z3::mk_and(parts);
}

z3::expr IntegerEncoding::makeFormula(Guard guard) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    return z3.bool_val(node.kind == GuardKind::True);
  case GuardKind::NotPositive:
    return value(node.index) <= 0;
  case GuardKind::Zero:
    return value(node.index) == 0;
  case GuardKind::Truth: {
    const TermNode &term = terms.node(node.term);
    if (term.kind == TermKind::Read)
      return read(term.tensor, term.indices, z3.bool_sort());
    return z3.bool_const(("p" + std::to_string(node.term.id)).c_str());
  }
  case GuardKind::Not:
    return !formula(node.parts[0]);
  case GuardKind::And:
    return conjunction(node.parts);
  case GuardKind::Or:
    break;
  }
  z3::expr_vector parts(z3);
  for (Guard part : node.parts)
    parts.push_back(formula(part));
  return z3::mk_or(parts);
}

z3::expr IntegerEncoding::formula(Guard guard) {
  auto known = formulas.find(guard.id);
  if (known == formulas.end())
    known = formulas.try_emplace(guard.id, makeFormula(guard)).first;
  return known->second;
}

z3::expr IntegerEncoding::goal(const IntegerQuestion &question) {
  if (question.kind == IntegerQuestion::Kind::Implies)
    return formula(question.goal);
  if (question.kind == IntegerQuestion::Kind::CountsToZero) {
    z3::expr_vector summands(z3);
    for (const CountedDomain &domain : question.domains)
      summands.push_back(z3::ite(conjunction(domain.guards),
                                 z3.int_val(domain.coefficient),
                                 z3.int_val(0)));
    return summands.empty() ? z3.bool_val(true) : z3::sum(summands) == 0;
  }
  z3::expr_vector left(z3), right(z3);
  for (const CountedDomain &domain : question.domains)
    (domain.coefficient > 0 ? left : right)
        .push_back(conjunction(domain.guards));
  return z3::mk_or(left) == z3::mk_or(right);
}

// ------------------------------------------------------- what a question has

void IntegerEncoding::collect(Guard guard) {
  if (!guardsSeen.insert(guard.id))
    return;
  const GuardNode &node = terms.node(guard);
  collect(node.index);
  for (Guard part : node.parts)
    collect(part);
  if (node.kind != GuardKind::Truth)
    return;
  truthsSeen.insert(guard.id);
  const TermNode &term = terms.node(node.term);
  if (term.kind == TermKind::Read)
    for (Index index : term.indices)
      collect(index);
}

void IntegerEncoding::collect(Index index) {
  if (!indicesSeen.insert(index.id))
    return;
  for (const Monomial &monomial : terms.monomials(index)) {
    for (AtomId factor : monomial.factors)
      collect(factor);
    if (monomial.factors.size() > 1)
      collectProduct(monomial.factors);
  }
}

void IntegerEncoding::collect(AtomId id) {
  if (!atomsSeen.insert(id.id))
    return;
  const Atom &atom = terms.atom(id);
  for (Index argument : atom.arguments)
    collect(argument);
  if (atom.kind == AtomKind::Read)
    if (std::optional<Index> below = terms.below(atom.tensor))
      collect(*below);
  if (atom.kind != AtomKind::FloorDivide && atom.kind != AtomKind::Modulo)
    return;
  Index dividend = atom.arguments[0], divisor = atom.arguments[1];
  if (!divisionsSeen.insert({dividend.id, divisor.id}) ||
      terms.constantValue(divisor))
    return;
  z3::expr factor = value(divisor);
  products.try_emplace(factor.id(), Products{factor, {}})
      .first->second.cofactors.push_back(division(dividend, divisor).first);
}

void IntegerEncoding::collectProduct(llvm::ArrayRef<AtomId> factors) {
  for (size_t i = 0; i < factors.size(); ++i) {
    if (terms.atom(factors[i]).kind != AtomKind::Free)
      continue;
    llvm::SmallVector<z3::expr, 4> rest;
    for (size_t j = 0; j < factors.size(); ++j)
      if (j != i)
        rest.push_back(value(factors[j]));
    z3::expr factor = value(factors[i]);
    products.try_emplace(factor.id(), Products{factor, {}})
        .first->second.cofactors.push_back(productOf(z3, rest));
  }
}

/// x = q d + m and 0 <= m < d where d > 0; nothing is known of other divisors.
void IntegerEncoding::assertDivisions(z3::solver &solver) {
  for (auto [dividend, divisor] : divisionsSeen) {
    Names names = division(Index{dividend}, Index{divisor});
    z3::expr d = value(Index{divisor});
    z3::expr meaning =
        value(Index{dividend}) == names.first * d + names.second &&
        names.second >= 0 && names.second < d;
    solver.add(terms.constantValue(Index{divisor}).value_or(0) > 0
                   ? meaning
                   : z3::implies(d > 0, meaning));
  }
}

/// 0 <= element < below, of tensors of which that is said.
void IntegerEncoding::assertReads(z3::solver &solver) {
  for (uint32_t number : atoms()) {
    const Atom &atom = terms.atom(AtomId{number});
    if (atom.kind != AtomKind::Read)
      continue;
    if (std::optional<Index> below = terms.below(atom.tensor)) {
      z3::expr element = value(AtomId{number});
      solver.add(element >= 0 && element < value(*below));
    }
  }
}

/// Euclid's schema, which Z3 does not find: for d > 0, u < w gives
/// u d + d <= w d, u >= 1 gives u d >= d, and u <= -1 gives u d <= -d.
void IntegerEncoding::assertProducts(z3::solver &solver) {
  for (auto &[number, product] : products) {
    const z3::expr &d = product.factor;
    llvm::SmallVector<z3::expr, 6> distinct;
    for (const z3::expr &u : product.cofactors)
      if (distinct.size() < cofactorLimit &&
          llvm::none_of(distinct,
                        [&](const z3::expr &w) { return z3::eq(u, w); }))
        distinct.push_back(u);
    for (const z3::expr &u : distinct) {
      for (const z3::expr &w : distinct)
        if (!z3::eq(u, w))
          solver.add(z3::implies(d > 0 && u < w, u * d + d <= w * d));
      solver.add(z3::implies(d > 0 && u >= 1, u * d >= d));
      solver.add(z3::implies(d > 0 && u <= -1, u * d <= -d));
    }
  }
}

void IntegerEncoding::assertNegated(z3::solver &solver,
                                    const IntegerQuestion &question) {
  atomsSeen.clear();
  truthsSeen.clear();
  indicesSeen.clear();
  guardsSeen.clear();
  divisionsSeen.clear();
  products.clear();
  for (Guard hypothesis : question.hypotheses)
    collect(hypothesis);
  collect(question.goal);
  for (const CountedDomain &domain : question.domains)
    for (Guard guard : domain.guards)
      collect(guard);

  for (Guard hypothesis : question.hypotheses)
    solver.add(formula(hypothesis));
  assertDivisions(solver);
  assertReads(solver);
  assertProducts(solver);
  solver.add(!goal(question));
}

} // namespace tesela::prove
