// Conditions: case distinctions, booleans as guards, comparisons.
#include "prove/IndexTerms.h"
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// What remains of `value` where `guard` holds; `inside` knows that it does.
Polynomial Normalizer::restricted(Polynomial value, Guard guard,
                                  const Scope &inside) {
  Guard against = terms.negate(guard);
  llvm::SmallVector<Polynomial, 8> parts;
  for (size_t i = 0; i < polynomials.summands(value).size(); ++i) {
    Summand summand = polynomials.summands(value)[i];
    OpenBody body = polynomials.node(summand.body);
    if (llvm::is_contained(body.guards, against))
      continue;
    bool possible = true;
    llvm::erase_if(body.guards, [&](Guard other) {
      if (other == guard)
        return true;
      if (mentions(terms.freeVariables(other), body.bound))
        return false;
      if (inside.context.with(other).contradictory())
        possible = false;
      return possible && inside.context.implies(other);
    });
    if (possible)
      parts.push_back(polynomials.close(summand.coefficient, std::move(body),
                                        polynomials.ring(value)));
  }
  return polynomials.add(parts);
}

std::vector<Normalizer::Case> Normalizer::cases(Polynomial value,
                                                const Scope &scope) {
  std::optional<Guard> outer;
  for (const Summand &summand : polynomials.summands(value)) {
    const BodyNode &body = polynomials.node(summand.body);
    for (Guard guard : body.guards)
      if (!outer && !mentions(terms.freeVariables(guard), body.bound))
        outer = guard;
  }
  if (!outer)
    return {{{}, value}};
  std::vector<Case> result;
  for (Guard here : {*outer, terms.negate(*outer)}) {
    Scope inside = scope.with(here);
    if (inside.context.contradictory())
      continue;
    for (Case &one : cases(restricted(value, here, inside), inside)) {
      one.guards.insert(one.guards.begin(), here);
      result.push_back(std::move(one));
    }
    if (result.size() > 256) {
      fail("too many cases");
      return result;
    }
  }
  return result;
}

/// `operation` on each combination of cases of the operands.
Polynomial Normalizer::lift(Operands operands, const Scope &scope,
                            Operation operation) {
  llvm::SmallVector<Polynomial, 8> parts;
  llvm::SmallVector<Polynomial, 3> chosen;
  llvm::SmallVector<Guard, 4> guards;
  std::function<void(const Scope &)> choose = [&](const Scope &inside) {
    if (!why.empty())
      return;
    if (chosen.size() == operands.size()) {
      parts.push_back(polynomials.guarded(operation(chosen, inside), guards));
      return;
    }
    for (Case &one : cases(operands[chosen.size()], inside)) {
      size_t before = guards.size();
      guards.append(one.guards);
      chosen.push_back(one.value);
      choose(inside.with(one.guards));
      chosen.pop_back();
      guards.truncate(before);
    }
  };
  choose(scope);
  return polynomials.add(parts);
}

// ------------------------------------------------------------------- booleans

Guard Normalizer::normalize(Guard guard, const Scope &scope) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    return guard;
  case GuardKind::NotPositive:
  case GuardKind::Zero:
    return scope.context.simplify(guard);
  case GuardKind::Truth:
    return guardOf(node.term, scope);
  case GuardKind::Not:
    return terms.negate(normalize(node.parts[0], scope));
  case GuardKind::And:
  case GuardKind::Or:
    break;
  }
  llvm::SmallVector<Guard, 4> parts;
  for (Guard part : node.parts)
    parts.push_back(normalize(part, scope));
  return node.kind == GuardKind::And ? terms.conjunction(parts)
                                     : terms.disjunction(parts);
}

Guard Normalizer::guardOf(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  auto operand = [&](unsigned i) { return guardOf(node.operands[i], scope); };
  switch (node.kind) {
  case TermKind::Constant:
    return terms.truth(term);
  case TermKind::FromIndex:
    return terms.negate(terms.isZero(scope.context.simplify(node.indices[0])));
  case TermKind::Read: {
    TermNode simplified = node;
    for (Index &index : simplified.indices)
      index = scope.context.simplify(index);
    return terms.truth(terms.rebuilt(std::move(simplified)));
  }
  case TermKind::Add: // of booleans: or
  case TermKind::Maximum:
    return terms.disjunction({operand(0), operand(1)});
  case TermKind::Multiply:
    return terms.conjunction({operand(0), operand(1)});
  case TermKind::Select: {
    Guard guard = normalize(node.guard, scope);
    return terms.disjunction(
        {terms.conjunction({guard, operand(0)}),
         terms.conjunction({terms.negate(guard), operand(1)})});
  }
  case TermKind::Reduce:
    return quantifiedGuard(term, scope);
  case TermKind::Function:
    break;
  default:
    return terms.truth(term);
  }
  if (node.name == "not")
    return terms.negate(operand(0));
  if (node.name == "and" || node.name == "minimum")
    return terms.conjunction({operand(0), operand(1)});
  if (node.name == "or" || node.name == "maximum")
    return terms.disjunction({operand(0), operand(1)});
  if (node.name == "xor") {
    Guard a = operand(0), b = operand(1);
    return terms.disjunction({terms.conjunction({a, terms.negate(b)}),
                              terms.conjunction({terms.negate(a), b})});
  }
  if (comparisonNamed(node.name) ||
      (node.name == "convert" &&
       terms.type(node.operands[0]) != ElementType::I1))
    return comparison(term, scope);
  return terms.truth(term);
}

} // namespace tesela::prove
