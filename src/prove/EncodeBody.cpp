#include "prove/EncodeBody.h"

#include "prove/ComplexTerms.h"
#include "prove/IndexTerms.h"
#include "prove/PositionArithmetic.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;
using tesela::semantics::ScalarInstruction;
using tesela::semantics::ScalarOp;

namespace tesela::prove {

static ElementType elementType(Type type) {
  return ir::elementType(type).value_or(ElementType::S64); // index
}

static Rational rationalOf(const APInt &bits, bool isSigned) {
  return {
      llvm::DynamicAPInt(isSigned ? bits : bits.zext(bits.getBitWidth() + 1)),
      llvm::DynamicAPInt(1)};
}

static Term floatConstant(Terms &terms, APFloat value, ElementType type) {
  if (value.isNaN())
    return terms.notANumber(type);
  if (value.isInfinity())
    return terms.infinity(value.isNegative(), type);
  if (value.isZero()) {
    Term zero = terms.constant(0, type);
    return value.isNegative() ? terms.negate(zero) : zero;
  }
  bool inexact = false;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  return terms.constant(Rational::fromDouble(value.convertToDouble()), type);
}

Term constantTerm(Terms &terms, const APInt &bits, Type type) {
  ElementType element = elementType(type);
  if (auto floating = dyn_cast<FloatType>(type))
    return floatConstant(terms, APFloat(floating.getFloatSemantics(), bits),
                         element);
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    unsigned width = bits.getBitWidth() / 2;
    return complexNumber(
        terms,
        {constantTerm(terms, bits.trunc(width), part),
         constantTerm(terms, bits.lshr(width).trunc(width), part)},
        element);
  }
  return terms.constant(rationalOf(bits, isSignedInteger(element)), element);
}

/// `term`, equal bit for bit, but no longer seen as the reciprocal or the root
/// that it is: term * 1 + (-0). A reciprocal that was rounded is not to be
/// taken for half of a division, which rounds once.
static Term rounded(Terms &terms, Term term) {
  ElementType type = terms.type(term);
  return terms.function(
      "fused_multiply_add",
      {term, terms.constant(1, type), terms.negate(terms.constant(0, type))},
      type);
}

static bool isReciprocal(const Terms &terms, Term term) {
  const TermNode &node = terms.node(term);
  return node.kind == TermKind::Power && node.value == Rational(-1);
}

static bool isOne(const Terms &terms, Term term) {
  const TermNode &node = terms.node(term);
  return node.kind == TermKind::Constant && node.value == Rational(1);
}

static Term divided(Terms &terms, Term a, Term b) {
  if (isOne(terms, b))
    return a;
  // Two reciprocals side by side do not say which was rounded.
  if (isReciprocal(terms, a))
    a = rounded(terms, a);
  return terms.divide(a, b);
}

static Term multiplied(Terms &terms, Term a, Term b) {
  if (isOne(terms, a) || isOne(terms, b))
    return terms.multiply(a, b);
  if (isReciprocal(terms, a))
    a = rounded(terms, a);
  if (isReciprocal(terms, b))
    b = rounded(terms, b);
  return terms.multiply(a, b);
}

/// a ^ b, where b is a constant; nothing else is more than a function.
static Term raised(Terms &terms, Term a, Term b) {
  const TermNode &exponent = terms.node(b);
  ElementType type = terms.type(a);
  if (exponent.kind != TermKind::Constant)
    return terms.function("power", {a, b}, type);
  Rational value = exponent.value;
  if (!isFloat(type)) {
    if (value == Rational(2))
      return terms.multiply(a, a);
    if (value == Rational(3))
      return terms.multiply(a, terms.multiply(a, a));
    return terms.function("power", {a, b}, type);
  }
  if (value.isZero())
    return terms.constant(1, type);
  Term power = terms.power(a, value);
  Rational half(llvm::DynamicAPInt(1), llvm::DynamicAPInt(2));
  // These are written for division and roots too, which round otherwise.
  bool otherwise = value == Rational(-1) || value == half || value == -half;
  return otherwise ? rounded(terms, power) : power;
}

/// Is `value` one of the numbers of a float or integer type?
static bool isValueOf(const Rational &value, ElementType type,
                      MLIRContext *context) {
  if (!isFloat(type)) {
    std::optional<int64_t> integer = value.integer();
    unsigned width = bitWidth(type);
    if (!integer)
      return false;
    return isSignedInteger(type)
               ? llvm::isIntN(width, *integer)
               : *integer >= 0 && llvm::isUIntN(width, *integer);
  }
  double number = value.toDouble();
  if (Rational::fromDouble(number) != value)
    return false;
  bool inexact = false;
  APFloat rounded(number);
  rounded.convert(
      cast<FloatType>(ir::toMlir(type, context)).getFloatSemantics(),
      APFloat::rmNearestTiesToEven, &inexact);
  return !inexact;
}

static Term converted(Terms &terms, Term term, ElementType type,
                      MLIRContext *context) {
  const TermNode &node = terms.node(term);
  ElementType from = node.type;
  if (from == type)
    return term;
  if (isComplex(from) && !isComplex(type))
    return converted(terms, partsOf(terms, term).real, type, context);
  if (isComplex(type)) {
    ElementType part = partType(type);
    ComplexParts parts = isComplex(from)
                             ? partsOf(terms, term)
                             : ComplexParts{term, terms.constant(0, part)};
    return complexNumber(terms,
                         {converted(terms, parts.real, part, context),
                          converted(terms, parts.imag, part, context)},
                         type);
  }
  if (from == ElementType::I1)
    return terms.select(guardOf(terms, term), terms.constant(1, type),
                        terms.constant(0, type));
  if (type == ElementType::I1)
    return booleanTerm(terms, comparison(terms, semantics::CompareDirection::NE,
                                         semantics::CompareType::Float, term,
                                         terms.constant(0, from)));
  // Below 0 an unsigned one has wrapped.
  auto isPlace = [&](Index index) {
    return holdsPosition(terms, from, index) &&
           (!isUnsignedInteger(from) || isNotNegative(terms, index));
  };
  if (node.kind == TermKind::FromIndex && isPlace(node.indices[0]) &&
      (isFloat(type) || countsPositions(type)))
    return terms.fromIndex(node.indices[0], type);
  if (node.kind == TermKind::Select && countsPositions(from) &&
      (isFloat(type) || countsPositions(type))) {
    // A choice between positions.
    TermNode choice = node;
    auto isPosition = [&](Term part) {
      const TermNode &each = terms.node(part);
      return each.kind == TermKind::Constant ||
             (each.kind == TermKind::FromIndex && isPlace(each.indices[0]));
    };
    if (llvm::all_of(choice.operands, isPosition))
      return terms.select(choice.guard,
                          converted(terms, choice.operands[0], type, context),
                          converted(terms, choice.operands[1], type, context));
  }
  if (node.kind == TermKind::Constant && context &&
      isValueOf(node.value, type, context))
    return terms.constant(node.value, type);
  if (isFloat(from) && isFloat(type) &&
      (node.kind == TermKind::NegativeInfinity ||
       node.kind == TermKind::PositiveInfinity) &&
      bitWidth(type) >= 16)
    return terms.infinity(node.kind == TermKind::NegativeInfinity, type);
  return terms.convert(term, type);
}

Term converted(Terms &terms, Term term, ElementType type) {
  return converted(terms, term, type, nullptr);
}

static Term ofBooleans(Terms &terms, const ScalarInstruction &instruction,
                       llvm::ArrayRef<Term> operands) {
  llvm::SmallVector<Guard, 2> guards;
  for (Term operand : operands)
    guards.push_back(guardOf(terms, operand));
  switch (instruction.op) {
  case ScalarOp::Add:
  case ScalarOp::Or:
  case ScalarOp::Maximum:
    return booleanTerm(terms, terms.disjunction(guards));
  case ScalarOp::Multiply:
  case ScalarOp::And:
  case ScalarOp::Minimum:
    return booleanTerm(terms, terms.conjunction(guards));
  case ScalarOp::Not:
    return booleanTerm(terms, terms.negate(guards[0]));
  case ScalarOp::Xor:
    return booleanTerm(terms, comparison(terms, semantics::CompareDirection::NE,
                                         semantics::CompareType::Unsigned,
                                         operands[0], operands[1]));
  default:
    return terms.function(semantics::name(instruction.op), operands,
                          ElementType::I1);
  }
}

static Term ofFloats(Terms &terms, const ScalarInstruction &instruction,
                     llvm::ArrayRef<Term> operands, ElementType type) {
  Rational half(llvm::DynamicAPInt(1), llvm::DynamicAPInt(2));
  switch (instruction.op) {
  case ScalarOp::Multiply:
    return multiplied(terms, operands[0], operands[1]);
  case ScalarOp::Divide:
    return divided(terms, operands[0], operands[1]);
  case ScalarOp::Power:
    return raised(terms, operands[0], operands[1]);
  case ScalarOp::Exponential:
    return terms.exponential(operands[0]);
  case ScalarOp::Sqrt:
    return terms.power(operands[0], half);
  case ScalarOp::Rsqrt:
    return terms.power(operands[0], -half);
  case ScalarOp::Ceil: // of every float, zeros among them
    return terms.negate(
        terms.function("floor", {terms.negate(operands[0])}, type));
  case ScalarOp::ReducePrecision:
    return terms.function(
        "reduce_precision",
        {operands[0],
         terms.constant(int64_t(instruction.exponentBits), ElementType::S32),
         terms.constant(int64_t(instruction.mantissaBits), ElementType::S32)},
        type);
  default:
    return terms.function(semantics::name(instruction.op), operands, type);
  }
}

Term encode(Terms &terms, const ScalarInstruction &instruction,
            llvm::ArrayRef<Term> operands) {
  ElementType type = elementType(instruction.type);
  switch (instruction.op) {
  case ScalarOp::Constant:
    return constantTerm(terms, instruction.constant, instruction.type);
  case ScalarOp::Select: {
    Guard guard = guardOf(terms, operands[0]);
    return terms.select(guard, positionWhere(terms, guard, operands[1]),
                        positionWhere(terms, terms.negate(guard), operands[2]));
  }
  case ScalarOp::Compare:
    return booleanTerm(terms, comparison(terms, instruction.direction,
                                         instruction.comparison, operands[0],
                                         operands[1]));
  case ScalarOp::Convert:
    return converted(terms, operands[0], type, instruction.type.getContext());
  default:
    break;
  }
  if (type == ElementType::I1 && terms.type(operands[0]) == ElementType::I1)
    return ofBooleans(terms, instruction, operands);
  if (isComplex(type) || isComplex(terms.type(operands[0]))) {
    llvm::StringRef name = semantics::name(instruction.op);
    if (std::optional<Term> known =
            complexFunction(terms, name, operands, type))
      return *known;
    return terms.function(name, operands, type);
  }
  if (std::optional<Term> position =
          ofPositions(terms, instruction.op, operands, type))
    return *position;
  if (!isFloat(type) && !isFloat(terms.type(operands[0])))
    if (std::optional<Term> simple =
            integerIdentity(terms, instruction.op, operands, type))
      return *simple;
  switch (instruction.op) {
  case ScalarOp::Add:
    return terms.add(operands[0], operands[1]);
  case ScalarOp::Subtract:
    return terms.subtract(operands[0], operands[1]);
  case ScalarOp::Negate:
    return terms.negate(operands[0]);
  case ScalarOp::Maximum:
    return terms.maximum(operands[0], operands[1]);
  case ScalarOp::Minimum:
    return terms.minimum(operands[0], operands[1]);
  default:
    break;
  }
  if (isFloat(type))
    return ofFloats(terms, instruction, operands, type);
  if (instruction.op == ScalarOp::Multiply)
    return terms.multiply(operands[0], operands[1]);
  if (instruction.op == ScalarOp::Power)
    return raised(terms, operands[0], operands[1]);
  return terms.function(semantics::name(instruction.op), operands, type);
}

Term BodyEncoder::value(unsigned number, Where where) {
  std::tuple key{number, where.inside, where.outside};
  auto found = known.find(key);
  if (found != known.end())
    return found->second;
  const ScalarInstruction &instruction = body.instructions[number];
  Term result;
  switch (instruction.op) {
  case ScalarOp::Input:
    result = leaves.input(instruction.index, where);
    break;
  case ScalarOp::InBounds:
    result = booleanTerm(terms, leaves.inBounds(instruction.index));
    break;
  case ScalarOp::Iterator: {
    ElementType type = elementType(instruction.type);
    Index index = leaves.iterator(instruction.index);
    result =
        isComplex(type)
            ? converted(terms, terms.fromIndex(index, partType(type)), type)
            : terms.fromIndex(index, type);
    break;
  }
  default: {
    llvm::SmallVector<Term, 3> operands;
    for (auto [i, operand] : llvm::enumerate(instruction.operands))
      operands.push_back(value(operand, within(instruction, i, where)));
    result = encode(terms, instruction, operands);
  }
  }
  known[key] = result;
  return result;
}

/// Where operand `i` of `instruction` is looked at: the first choice of a
/// select is made where its condition holds, the second where it does not.
Where BodyEncoder::within(const ScalarInstruction &instruction, unsigned i,
                          Where where) const {
  if (instruction.op != ScalarOp::Select || i == 0)
    return where;
  const ScalarInstruction &condition =
      body.instructions[instruction.operands[0]];
  if (condition.op != ScalarOp::InBounds || condition.index >= 64)
    return where;
  (i == 1 ? where.inside : where.outside) |= uint64_t(1) << condition.index;
  return where;
}

} // namespace tesela::prove
