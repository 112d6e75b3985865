#include "prove/Structural.h"

#include "prove/Functions.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {
constexpr unsigned stepLimit = 20'000;
}

bool Structural::equal(Term a, Term b, const Scope &scope) {
  if (a == b)
    return true;
  std::array<uint32_t, 4> key{a.id, b.id, scope.context.id(), scope.level};
  auto [entry, isNew] = known.try_emplace(key, false);
  if (!isNew || ++steps > stepLimit)
    return entry->second;
  bool result = compare(a, b, scope);
  return known[key] = result;
}

Term Structural::simplified(Term select, const Scope &scope) {
  TermNode node = terms.node(select);
  node.guard = scope.context.simplify(node.guard);
  return terms.rebuilt(std::move(node));
}

/// The same guard, up to how indices are written.
bool Structural::sameGuard(Guard a, Guard b, const Scope &scope) {
  if (a == b)
    return true;
  const GuardNode &left = terms.node(a), &right = terms.node(b);
  if (left.kind != right.kind || left.parts.size() != right.parts.size())
    return false;
  switch (left.kind) {
  case GuardKind::Truth:
    return equal(left.term, right.term, scope);
  case GuardKind::NotPositive:
  case GuardKind::Zero:
    return scope.context.equal(left.index, right.index);
  default:
    return !left.parts.empty() &&
           llvm::all_of(
               llvm::zip(left.parts, right.parts), [&](const auto &pair) {
                 return sameGuard(std::get<0>(pair), std::get<1>(pair), scope);
               });
  }
}

bool Structural::byCases(Term a, Term b, const Scope &scope) {
  auto isSelect = [&](Term term) {
    return terms.node(term).kind == TermKind::Select;
  };
  if (isSelect(a))
    a = simplified(a, scope);
  if (isSelect(b))
    b = simplified(b, scope);
  if (!isSelect(a) && !isSelect(b))
    return equal(a, b, scope);
  Guard guard = terms.node(isSelect(a) ? a : b).guard;
  auto branch = [&](Term term, bool holds) {
    const TermNode &node = terms.node(term);
    if (node.kind == TermKind::Select && sameGuard(node.guard, guard, scope))
      return node.operands[holds ? 0 : 1];
    return term;
  };
  for (bool holds : {true, false}) {
    Scope inside = scope.with(holds ? guard : terms.negate(guard));
    if (!inside.context.contradictory() &&
        !equal(branch(a, holds), branch(b, holds), inside))
      return false;
  }
  return true;
}

bool Structural::compare(Term a, Term b, const Scope &scope) {
  const TermNode &left = terms.node(a), &right = terms.node(b);
  if (left.type != right.type)
    return false;
  if (left.kind == TermKind::Select || right.kind == TermKind::Select)
    return byCases(a, b, scope);
  if (left.kind != right.kind || left.name != right.name ||
      left.tensor != right.tensor || !(left.value == right.value) ||
      left.reduction != right.reduction ||
      left.operands.size() != right.operands.size() ||
      left.indices.size() != right.indices.size())
    return false;
  for (auto [i, j] : llvm::zip(left.indices, right.indices))
    if (!scope.context.equal(scope.context.simplify(i),
                             scope.context.simplify(j)))
      return false;
  if (left.kind == TermKind::Reduce) {
    Variable variable = polynomials.local(scope.level);
    Index index = terms.index(variable);
    Term body = terms.open(a, index);
    Guard range = terms.inRange(index, left.indices[0]);
    return equal(body, terms.open(b, index), scope.below(1, range));
  }
  if (llvm::all_of(llvm::zip(left.operands, right.operands),
                   [&](const auto &pair) {
                     return equal(std::get<0>(pair), std::get<1>(pair), scope);
                   }))
    return true;
  bool commutes =
      left.kind == TermKind::Add || left.kind == TermKind::Multiply ||
      left.kind == TermKind::Maximum ||
      (left.kind == TermKind::Function && lawsOf(left.name).commutative);
  return commutes && left.operands.size() == 2 &&
         equal(left.operands[0], right.operands[1], scope) &&
         equal(left.operands[1], right.operands[0], scope);
}

} // namespace tesela::prove
