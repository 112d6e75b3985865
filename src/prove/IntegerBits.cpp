#include "prove/IntegerBits.h"

#include "prove/Functions.h"
#include "prove/Z3.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {

bool isInteger(ElementType type) {
  return isSignedInteger(type) || isUnsignedInteger(type);
}

class Encoder {
public:
  Encoder(z3::context &z3, Terms &terms, Structural &structural,
          const Scope &scope)
      : z3(z3), terms(terms), structural(structural), scope(scope) {}

  z3::expr encode(Term term);
  unsigned operations = 0, products = 0;

private:
  std::optional<z3::expr> operation(const TermNode &node);
  std::optional<z3::expr> function(const TermNode &node);
  std::optional<z3::expr> shift(const TermNode &node);
  z3::expr converted(Term from, ElementType type);
  z3::expr formula(Guard guard);
  z3::expr comparison(const TermNode &node, Guard guard);
  z3::expr leaf(Term term);
  z3::expr opaque(Guard guard);
  z3::expr less(const z3::expr &a, const z3::expr &b, bool isSigned) {
    return isSigned ? z3::slt(a, b) : z3::ult(a, b);
  }

  z3::context &z3;
  Terms &terms;
  Structural &structural;
  const Scope &scope;
  std::map<Term, z3::expr> known;
  std::vector<std::pair<Term, z3::expr>> leaves;
  std::vector<std::pair<Guard, z3::expr>> guards;
};

z3::expr Encoder::leaf(Term term) {
  for (const auto &[other, variable] : leaves)
    if (terms.type(other) == terms.type(term) &&
        structural.equal(other, term, scope))
      return variable;
  std::string name = "l" + std::to_string(leaves.size());
  z3::expr variable = z3.bv_const(name.c_str(), bitWidth(terms.type(term)));
  leaves.push_back({term, variable});
  return variable;
}

z3::expr Encoder::opaque(Guard guard) {
  for (const auto &[other, variable] : guards)
    if (other == guard)
      return variable;
  std::string name = "g" + std::to_string(guards.size());
  z3::expr variable = z3.bool_const(name.c_str());
  guards.push_back({guard, variable});
  return variable;
}

z3::expr Encoder::comparison(const TermNode &node, Guard guard) {
  std::optional<Comparison> how = comparisonNamed(node.name);
  if (node.kind != TermKind::Function || !how ||
      !isInteger(terms.type(node.operands[0])))
    return opaque(guard);
  bool isSigned = isSignedInteger(terms.type(node.operands[0]));
  z3::expr a = encode(node.operands[0]), b = encode(node.operands[1]);
  switch (*how) {
  case Comparison::EQ:
    return a == b;
  case Comparison::NE:
    return a != b;
  case Comparison::LT:
    return less(a, b, isSigned);
  case Comparison::LE:
    return !less(b, a, isSigned);
  case Comparison::GT:
    return less(b, a, isSigned);
  case Comparison::GE:
    return !less(a, b, isSigned);
  }
  return opaque(guard);
}

z3::expr Encoder::formula(Guard guard) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
    return z3.bool_val(true);
  case GuardKind::False:
    return z3.bool_val(false);
  case GuardKind::Truth:
    return comparison(terms.node(node.term), guard);
  case GuardKind::Not:
    return !formula(node.parts[0]);
  case GuardKind::And:
  case GuardKind::Or: {
    z3::expr_vector parts(z3);
    for (Guard part : node.parts)
      parts.push_back(formula(part));
    return node.kind == GuardKind::And ? z3::mk_and(parts) : z3::mk_or(parts);
  }
  default:
    return opaque(guard);
  }
}

/// Between integers: cut off, or extended by what the source's sign says.
z3::expr Encoder::converted(Term from, ElementType type) {
  z3::expr value = encode(from);
  unsigned source = bitWidth(terms.type(from)), target = bitWidth(type);
  if (target <= source)
    return value.extract(target - 1, 0);
  return isSignedInteger(terms.type(from)) ? z3::sext(value, target - source)
                                           : z3::zext(value, target - source);
}

/// By the width or more: 0, or the sign.
std::optional<z3::expr> Encoder::shift(const TermNode &node) {
  z3::expr value = encode(node.operands[0]), by = encode(node.operands[1]);
  if (node.name == "shift_left")
    return z3::shl(value, by); // of SMT-LIB: 0 from the width on
  if (node.name == "shift_right_logical")
    return z3::lshr(value, by);
  if (node.name == "shift_right_arithmetic")
    return z3::ashr(value, by);
  return std::nullopt;
}

std::optional<z3::expr> Encoder::function(const TermNode &node) {
  ElementType type = node.type;
  if (!llvm::all_of(node.operands, [&](Term operand) {
        return isInteger(terms.type(operand));
      }))
    return std::nullopt;
  if (node.name == "convert")
    return converted(node.operands[0], type);
  if (!llvm::all_of(node.operands,
                    [&](Term operand) { return terms.type(operand) == type; }))
    return std::nullopt;
  if (node.operands.size() == 1) {
    z3::expr a = encode(node.operands[0]);
    if (node.name == "not")
      return ~a;
    if (node.name == "abs" && isSignedInteger(type))
      return z3::ite(a < 0, -a, a);
    return std::nullopt;
  }
  if (node.operands.size() != 2)
    return std::nullopt;
  if (node.name == "minimum") {
    z3::expr a = encode(node.operands[0]), b = encode(node.operands[1]);
    return z3::ite(less(a, b, isSignedInteger(type)), a, b);
  }
  if (node.name == "and")
    return encode(node.operands[0]) & encode(node.operands[1]);
  if (node.name == "or")
    return encode(node.operands[0]) | encode(node.operands[1]);
  if (node.name == "xor")
    return encode(node.operands[0]) ^ encode(node.operands[1]);
  return shift(node);
}

std::optional<z3::expr> Encoder::operation(const TermNode &node) {
  switch (node.kind) {
  case TermKind::Constant:
    return z3.bv_val(node.value.text().c_str(), bitWidth(node.type));
  case TermKind::Add:
    return encode(node.operands[0]) + encode(node.operands[1]);
  case TermKind::Multiply:
    products += node.operands[0] != node.operands[1] &&
                terms.node(node.operands[0]).kind != TermKind::Constant &&
                terms.node(node.operands[1]).kind != TermKind::Constant;
    return encode(node.operands[0]) * encode(node.operands[1]);
  case TermKind::Negate:
    return -encode(node.operands[0]);
  case TermKind::Maximum: {
    z3::expr a = encode(node.operands[0]), b = encode(node.operands[1]);
    return z3::ite(less(a, b, isSignedInteger(node.type)), b, a);
  }
  case TermKind::Select:
    return z3::ite(formula(node.guard), encode(node.operands[0]),
                   encode(node.operands[1]));
  case TermKind::Function:
    return function(node);
  default:
    return std::nullopt;
  }
}

z3::expr Encoder::encode(Term term) {
  auto found = known.find(term);
  if (found != known.end())
    return found->second;
  std::optional<z3::expr> value;
  if (++operations < 100)
    value = operation(terms.node(term));
  z3::expr result = value ? *value : leaf(term);
  known.emplace(term, result);
  return result;
}

} // namespace

bool equalBits(Terms &terms, Structural &structural, Term a, Term b,
               const Scope &scope, unsigned resources) {
  if (terms.type(a) != terms.type(b) || !isInteger(terms.type(a)))
    return false;
  try {
    z3::context z3;
    Encoder encoder(z3, terms, structural, scope);
    z3::expr x = encoder.encode(a), y = encoder.encode(b);
    if (encoder.operations >= 100 || encoder.products > 1)
      return false;
    z3::solver solver(z3);
    z3::params parameters(z3);
    parameters.set("rlimit", resources);
    solver.set(parameters);
    solver.add(x != y);
    return solver.check() == z3::unsat;
  } catch (const z3::exception &) {
    return false;
  }
}

} // namespace tesela::prove
