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
  z3::expr formula(Guard guard);
  unsigned operations = 0, products = 0;
  /// Quotients and remainders by what is no constant, as functions of which
  /// `facts` say what can be said without the bits.
  bool opaqueDivisions = false;
  unsigned divisions = 0;
  std::vector<z3::expr> facts;

private:
  std::optional<z3::expr> operation(const TermNode &node);
  std::optional<z3::expr> function(const TermNode &node);
  std::optional<z3::expr> shift(const TermNode &node);
  std::optional<z3::expr> position(Index index, ElementType type);
  z3::expr division(const TermNode &node, bool remainder);
  z3::expr magnitudes(const z3::expr &a, const z3::expr &b, bool remainder);
  z3::expr converted(Term from, ElementType type);
  z3::expr booleanOf(Term term, Guard guard);
  z3::expr comparison(const TermNode &node, Guard guard);
  z3::expr onElements(const GuardNode &node, Guard guard);
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

/// The truth of a boolean term; `guard` says the same.
z3::expr Encoder::booleanOf(Term term, Guard guard) {
  const TermNode &node = terms.node(term);
  auto operand = [&](unsigned i) {
    Term part = node.operands[i];
    return booleanOf(part, terms.truth(part));
  };
  bool booleans =
      !node.operands.empty() && llvm::all_of(node.operands, [&](Term part) {
        return terms.type(part) == ElementType::I1;
      });
  if (node.kind == TermKind::Constant)
    return z3.bool_val(!node.value.isZero());
  if (node.kind == TermKind::Select && booleans)
    return z3::ite(formula(node.guard), operand(0), operand(1));
  if (node.kind == TermKind::Function && booleans) {
    if (node.name == "not")
      return !operand(0);
    if (node.name == "and")
      return operand(0) && operand(1);
    if (node.name == "or")
      return operand(0) || operand(1);
    if (node.name == "xor" || node.name == name(Comparison::NE))
      return operand(0) != operand(1);
    if (node.name == name(Comparison::EQ))
      return operand(0) == operand(1);
  }
  return comparison(node, guard);
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
    return booleanOf(node.term, guard);
  case GuardKind::Not:
    return !formula(node.parts[0]);
  case GuardKind::And:
  case GuardKind::Or: {
    z3::expr_vector parts(z3);
    for (Guard part : node.parts)
      parts.push_back(formula(part));
    return node.kind == GuardKind::And ? z3::mk_and(parts) : z3::mk_or(parts);
  }
  case GuardKind::Zero:
  case GuardKind::NotPositive:
    return onElements(node, guard);
  }
  return opaque(guard);
}

/// An equation or inequality a <= b between elements and constants, which are
/// compared as numbers: in as many bits as hold both sides.
z3::expr Encoder::onElements(const GuardNode &node, Guard guard) {
  constexpr unsigned width = 80; // a few terms of 64 bits
  z3::expr sum = z3.bv_val(0, width);
  llvm::ArrayRef<Monomial> monomials = terms.monomials(node.index);
  if (monomials.size() > 4)
    return opaque(guard);
  for (const Monomial &monomial : monomials) {
    z3::expr value = z3.bv_val(int64_t(monomial.coefficient), 64);
    if (monomial.factors.size() > 1 || std::abs(monomial.coefficient) > 1024)
      if (!monomial.factors.empty())
        return opaque(guard);
    value = z3::sext(value, width - 64);
    if (!monomial.factors.empty()) {
      const Atom &atom = terms.atom(monomial.factors[0]);
      if (atom.kind != AtomKind::Read || !isInteger(terms.type(atom.tensor)))
        return opaque(guard);
      ElementType type = terms.type(atom.tensor);
      z3::expr element = leaf(terms.read(atom.tensor, atom.arguments, type));
      unsigned more = width - bitWidth(type);
      value = value * (isSignedInteger(type) ? z3::sext(element, more)
                                             : z3::zext(element, more));
    }
    sum = sum + value;
  }
  return node.kind == GuardKind::Zero ? sum == 0 : sum <= 0;
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

/// The quotient or the remainder of two unsigned numbers.
z3::expr Encoder::magnitudes(const z3::expr &a, const z3::expr &b,
                             bool remainder) {
  z3::expr dividend = a, divisor = b;
  if (!opaqueDivisions || b.is_numeral())
    return remainder ? z3::urem(dividend, divisor)
                     : z3::udiv(dividend, divisor);
  z3::sort sort = a.get_sort();
  std::string width = std::to_string(sort.bv_size());
  z3::func_decl quotients =
      z3.function(("quotient" + width).c_str(), sort, sort, sort);
  z3::func_decl remainders =
      z3.function(("remainder" + width).c_str(), sort, sort, sort);
  z3::expr q = quotients(a, b), r = remainders(a, b);
  z3::expr zero = z3.bv_val(0, sort.bv_size());
  facts.push_back(z3::implies(b != zero, z3::ult(r, b)));
  facts.push_back(z3::implies(b != zero && z3::ult(a, b), r == a && q == zero));
  facts.push_back(z3::implies(b == zero, r == a && q == ~zero));
  facts.push_back(z3::ule(r, a));
  return remainder ? r : q;
}

/// Toward zero; by zero all ones, and the dividend; MIN / -1 is MIN.
z3::expr Encoder::division(const TermNode &node, bool remainder) {
  ++divisions;
  z3::expr a = encode(node.operands[0]), b = encode(node.operands[1]);
  if (!isSignedInteger(node.type))
    return magnitudes(a, b, remainder);
  auto magnitude = [&](const z3::expr &x) {
    return z3::ite(x < 0, -x, x).simplify();
  };
  z3::expr result = magnitudes(magnitude(a), magnitude(b), remainder);
  z3::expr negative = remainder ? a < 0 : (a < 0) != (b < 0);
  z3::expr withSign = z3::ite(negative, -result, result);
  if (remainder)
    return withSign;
  return z3::ite(b == 0, z3.bv_val(-1, bitWidth(node.type)), withSign);
}

/// Elements and constants of which the greatest or the least is taken.
std::optional<z3::expr> Encoder::position(Index index, ElementType type) {
  if (std::optional<int64_t> value = terms.constantValue(index)) {
    bool fits = isSignedInteger(type)
                    ? llvm::isIntN(bitWidth(type), *value)
                    : *value >= 0 && llvm::isUIntN(bitWidth(type), *value);
    if (!fits)
      return std::nullopt;
    return z3.bv_val(*value, bitWidth(type));
  }
  const Atom *atom = terms.singleAtom(index);
  if (!atom)
    return std::nullopt;
  if (atom->kind == AtomKind::Read && terms.type(atom->tensor) == type)
    return leaf(terms.read(atom->tensor, atom->arguments, type));
  if (atom->kind != AtomKind::Minimum && atom->kind != AtomKind::Maximum)
    return std::nullopt;
  bool least = atom->kind == AtomKind::Minimum;
  Index second = atom->arguments[1];
  std::optional<z3::expr> a = position(atom->arguments[0], type);
  std::optional<z3::expr> b = a ? position(second, type) : std::nullopt;
  if (!b)
    return std::nullopt;
  z3::expr below = less(*a, *b, isSignedInteger(type));
  return least ? z3::ite(below, *a, *b) : z3::ite(below, *b, *a);
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
    unsigned width = bitWidth(type);
    auto number = [&](int64_t value) { return z3.bv_val(value, width); };
    if (node.name == "sign" && isSignedInteger(type))
      return z3::ite(a < 0, number(-1), z3::ite(a == 0, number(0), number(1)));
    auto bit = [&](unsigned k) { return a.extract(k, k); };
    if (node.name == "popcnt") {
      z3::expr sum = number(0);
      for (unsigned k = 0; k < width; ++k)
        sum = sum + (width > 1 ? z3::zext(bit(k), width - 1) : bit(k));
      return sum;
    }
    if (node.name == "count_leading_zeros") {
      z3::expr zeros = number(width);
      for (unsigned k = 0; k < width; ++k) // the highest set bit last
        zeros = z3::ite(bit(k) == 1, number(width - 1 - k), zeros);
      return zeros;
    }
    return std::nullopt;
  }
  if (node.operands.size() != 2)
    return std::nullopt;
  if (node.name == "minimum") {
    z3::expr a = encode(node.operands[0]), b = encode(node.operands[1]);
    return z3::ite(less(a, b, isSignedInteger(type)), a, b);
  }
  if (node.name == "divide" || node.name == "remainder")
    return division(node, node.name == "remainder");
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
  case TermKind::FromIndex:
    return position(node.indices[0], node.type);
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

/// Is it unsat that `a` and `b` differ? Nothing where they are not encoded.
static std::optional<bool> decided(Terms &terms, Structural &structural, Term a,
                                   Term b, const Scope &scope,
                                   unsigned resources, bool opaqueDivisions,
                                   bool &divides) {
  z3::context z3;
  Encoder encoder(z3, terms, structural, scope);
  encoder.opaqueDivisions = opaqueDivisions;
  bool booleans = terms.type(a) == ElementType::I1;
  z3::expr x = booleans ? encoder.formula(terms.truth(a)) : encoder.encode(a);
  z3::expr y = booleans ? encoder.formula(terms.truth(b)) : encoder.encode(b);
  divides = encoder.divisions > 0;
  if (encoder.operations >= 100 || encoder.products > 1)
    return std::nullopt;
  z3::solver solver(z3);
  z3::params parameters(z3);
  parameters.set("rlimit", resources);
  solver.set(parameters);
  for (const z3::expr &fact : encoder.facts)
    solver.add(fact);
  solver.add(x != y);
  return solver.check() == z3::unsat;
}

bool equalBits(Terms &terms, Structural &structural, Term a, Term b,
               const Scope &scope, unsigned resources) {
  if (terms.type(a) != terms.type(b) ||
      (!isInteger(terms.type(a)) && terms.type(a) != ElementType::I1))
    return false;
  try {
    bool divides = false;
    std::optional<bool> equal =
        decided(terms, structural, a, b, scope, resources, true, divides);
    if (equal && !*equal && divides)
      equal =
          decided(terms, structural, a, b, scope, resources, false, divides);
    return equal.value_or(false);
  } catch (const z3::exception &) {
    return false;
  }
}

} // namespace tesela::prove
