#include "prove/FloatProgram.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

#include <cmath>

namespace tesela::prove {

using llvm::APFloat;
constexpr auto nearest = APFloat::rmNearestTiesToEven;

const llvm::fltSemantics *semanticsOf(ElementType type) {
  switch (type) {
  case ElementType::BF16:
    return &APFloat::BFloat();
  case ElementType::F16:
    return &APFloat::IEEEhalf();
  case ElementType::F32:
    return &APFloat::IEEEsingle();
  case ElementType::F64:
    return &APFloat::IEEEdouble();
  default:
    return nullptr;
  }
}

/// Signs are exact: they leave products, quotients and conversions, two of them
/// cancel, and -1 times is one. A quotient by a power of two is a product by
/// the inverse: both round the same number.
unsigned FloatProgram::append(FloatInstruction instruction) {
  FloatOp op = instruction.op;
  ElementType type = instruction.type;
  auto &operands = instruction.operands;
  auto negated = [&](unsigned i) {
    return instructions[i].op == FloatOp::Negate;
  };
  auto isOne = [&](unsigned i, bool negative) {
    const FloatInstruction &operand = instructions[i];
    return operand.op == FloatOp::Constant &&
           operand.constant.isExactlyValue(negative ? -1.0 : 1.0);
  };
  if (op == FloatOp::Negate && negated(operands[0]))
    return instructions[operands[0]].operands[0];
  APFloat inverse(0.0f);
  if (op == FloatOp::Divide &&
      instructions[operands[1]].op == FloatOp::Constant &&
      instructions[operands[1]].constant.getExactInverse(&inverse))
    return append({.op = FloatOp::Multiply,
                   .type = type,
                   .operands = {operands[0], append({.op = FloatOp::Constant,
                                                     .type = type,
                                                     .constant = inverse})}});
  if (op == FloatOp::Multiply || op == FloatOp::Divide ||
      op == FloatOp::Convert) {
    bool sign = false;
    for (unsigned &operand : operands)
      if (negated(operand)) {
        operand = instructions[operand].operands[0];
        sign = !sign;
      }
    for (bool negative : {false, true})
      for (unsigned i : {0u, 1u})
        if (op == FloatOp::Multiply && isOne(operands[i], negative)) {
          unsigned other = operands[1 - i];
          return sign == negative ? other
                                  : append({.op = FloatOp::Negate,
                                            .type = type,
                                            .operands = {other}});
        }
    if (sign)
      return append({.op = FloatOp::Negate,
                     .type = type,
                     .operands = {appendAsIs(std::move(instruction))}});
  }
  return appendAsIs(std::move(instruction));
}

unsigned FloatProgram::appendAsIs(FloatInstruction instruction) {
  unsupported |= !semanticsOf(instruction.type);
  hasOperation |= instruction.op != FloatOp::Leaf;
  if (instruction.op == FloatOp::Add || instruction.op == FloatOp::Multiply ||
      instruction.op == FloatOp::Maximum)
    llvm::sort(instruction.operands);
  for (unsigned i = 0; i < instructions.size(); ++i) {
    const FloatInstruction &other = instructions[i];
    if (other.op == instruction.op && other.type == instruction.type &&
        other.operands == instruction.operands &&
        other.leaf == instruction.leaf &&
        other.constant.bitwiseIsEqual(instruction.constant))
      return i;
  }
  instructions.push_back(std::move(instruction));
  return unsigned(instructions.size() - 1);
}

unsigned FloatProgram::leaf(Term term) {
  ElementType type = terms.type(term);
  unsigned number = 0;
  while (number < leaves.size() &&
         !(leafType(number) == type &&
           structural.equal(leaves[number], term, scope)))
    ++number;
  if (number == leaves.size())
    leaves.push_back(term);
  return append({.op = FloatOp::Leaf, .type = type, .leaf = number});
}

unsigned FloatProgram::add(Term term) {
  auto found = known.find(term);
  if (found != known.end())
    return found->second;
  if (instructions.size() > 200)
    unsupported = true;
  unsigned result;
  std::optional<FloatInstruction> instruction;
  if (!unsupported)
    instruction = operation(term);
  result = instruction ? append(*instruction) : leaf(term);
  return known[term] = result;
}

/// Nothing where `term` is a leaf.
std::optional<FloatInstruction> FloatProgram::operation(Term term) {
  const TermNode &node = terms.node(term);
  const llvm::fltSemantics *semantics = semanticsOf(node.type);
  FloatInstruction result{.type = node.type};
  if (!semantics)
    return std::nullopt;
  auto take = [&](FloatOp op, llvm::ArrayRef<Term> operands) {
    result.op = op;
    for (Term operand : operands)
      result.operands.push_back(add(operand));
    return result;
  };
  auto constant = [&](APFloat value) {
    result.op = FloatOp::Constant;
    result.constant = std::move(value);
    return result;
  };
  auto one = [&] { return terms.constant(1, node.type); };
  switch (node.kind) {
  case TermKind::Constant: {
    double value = node.value.toDouble();
    if (!(Rational::fromDouble(value) == node.value))
      return std::nullopt;
    bool inexact = false;
    APFloat rounded(value);
    rounded.convert(*semantics, nearest, &inexact);
    return inexact ? std::nullopt : std::optional(constant(rounded));
  }
  case TermKind::NegativeInfinity:
  case TermKind::PositiveInfinity:
    return constant(
        APFloat::getInf(*semantics, node.kind == TermKind::NegativeInfinity));
  case TermKind::NotANumber:
    return constant(APFloat::getNaN(*semantics));
  case TermKind::Negate:
    return take(FloatOp::Negate, node.operands);
  case TermKind::Add:
    return take(FloatOp::Add, node.operands);
  case TermKind::Maximum:
    return take(FloatOp::Maximum, node.operands);
  case TermKind::Multiply:
    for (unsigned i : {0, 1}) {
      const TermNode &divisor = terms.node(node.operands[i]);
      if (divisor.kind == TermKind::Power && divisor.value == Rational(-1))
        return take(FloatOp::Divide,
                    {node.operands[1 - i], divisor.operands[0]});
    }
    return take(FloatOp::Multiply, node.operands);
  case TermKind::Power:
    if (node.value == Rational(-1))
      return take(FloatOp::Divide, {one(), node.operands[0]});
    if (node.value == Rational(1) / 2)
      return take(FloatOp::SquareRoot, node.operands);
    return std::nullopt;
  case TermKind::Function:
    if (node.name == "fused_multiply_add")
      return take(FloatOp::FusedMultiplyAdd, node.operands);
    if (node.name == "convert" && semanticsOf(terms.type(node.operands[0])))
      return take(FloatOp::Convert, node.operands);
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

bool FloatProgram::leavesAreIndependent() const {
  llvm::SmallVector<Tensor, 8> tensors;
  for (Term leaf : leaves) {
    const TermNode &node = terms.node(leaf);
    if (node.kind != TermKind::Read || llvm::is_contained(tensors, node.tensor))
      return false;
    tensors.push_back(node.tensor);
  }
  return true;
}

/// Roughly the gates of the operations that a solver has to see through: the
/// square of the precision for products, a few times that for what takes
/// several of them, the precision for the rest. One quotient of f32 kept Z3
/// busy for a second, and it proved nothing.
unsigned FloatProgram::difficulty(unsigned a, unsigned b) const {
  unsigned result = 0;
  std::vector<bool> needed(instructions.size());
  needed[a] = needed[b] = true;
  for (unsigned i = unsigned(instructions.size()); i-- > 0;) {
    if (!needed[i])
      continue;
    const FloatInstruction &instruction = instructions[i];
    for (unsigned operand : instruction.operands)
      needed[operand] = true;
    unsigned precision =
        llvm::APFloat::semanticsPrecision(*semanticsOf(instruction.type));
    switch (instruction.op) {
    case FloatOp::Multiply:
      result += precision * precision;
      break;
    case FloatOp::Divide:
    case FloatOp::SquareRoot:
    case FloatOp::FusedMultiplyAdd:
      result += 3 * precision * precision;
      break;
    case FloatOp::Add:
      result += 8 * precision;
      break;
    default:
      result += precision;
    }
  }
  return result;
}

llvm::SmallVector<bool> FloatProgram::leavesOf(unsigned instruction) const {
  llvm::SmallVector<bool> result(leaves.size()), needed(instruction + 1);
  needed[instruction] = true;
  for (unsigned i = instruction + 1; i-- > 0;) {
    if (!needed[i])
      continue;
    if (instructions[i].op == FloatOp::Leaf)
      result[instructions[i].leaf] = true;
    for (unsigned operand : instructions[i].operands)
      needed[operand] = true;
  }
  return result;
}

// ------------------------------------------------------------------ samples

namespace {
APFloat squareRoot(const APFloat &value, const llvm::fltSemantics &semantics) {
  // Rounding the root in f64 once more is exact for narrower types, whose
  // significands are less than half as long.
  bool inexact = false;
  APFloat wide = value;
  wide.convert(APFloat::IEEEdouble(), nearest, &inexact);
  APFloat root(std::sqrt(wide.convertToDouble()));
  root.convert(semantics, nearest, &inexact);
  return root;
}

APFloat greater(const APFloat &a, const APFloat &b) {
  if (a.isNaN() || b.isNaN())
    return a.isNaN() ? a : b;
  if (a.isZero() && b.isZero())
    return a.isNegative() ? b : a;
  return a.compare(b) == APFloat::cmpLessThan ? b : a;
}

APFloat evaluate(const FloatInstruction &instruction,
                 llvm::ArrayRef<APFloat> values) {
  auto operand = [&](unsigned i) -> const APFloat & {
    return values[instruction.operands[i]];
  };
  const llvm::fltSemantics &semantics = *semanticsOf(instruction.type);
  if (instruction.op == FloatOp::Constant)
    return instruction.constant;
  APFloat result = operand(0);
  switch (instruction.op) {
  case FloatOp::Negate:
    result.changeSign();
    break;
  case FloatOp::Add:
    result.add(operand(1), nearest);
    break;
  case FloatOp::Multiply:
    result.multiply(operand(1), nearest);
    break;
  case FloatOp::Divide:
    result.divide(operand(1), nearest);
    break;
  case FloatOp::Maximum:
    return greater(operand(0), operand(1));
  case FloatOp::SquareRoot:
    return squareRoot(result, semantics);
  case FloatOp::FusedMultiplyAdd:
    result.fusedMultiplyAdd(operand(1), operand(2), nearest);
    break;
  case FloatOp::Convert: {
    bool inexact = false;
    result.convert(semantics, nearest, &inexact);
    break;
  }
  case FloatOp::Leaf:
  case FloatOp::Constant:
    break;
  }
  return result;
}

/// A float: mostly any bits, sometimes a value where things go wrong.
APFloat interesting(uint64_t random, const llvm::fltSemantics &semantics,
                    unsigned width) {
  uint64_t all = width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
  uint64_t bits = (random >> 4) * 0x9e3779b97f4a7c15ull;
  bits ^= bits >> 29;
  bool negative = bits & 1;
  auto from = [&](uint64_t content) {
    APFloat value(semantics, llvm::APInt(width, content & all));
    if (negative)
      value.changeSign();
    return value;
  };
  switch (random & 15) {
  case 0: // zero and the least subnormals
    return from(bits >> 1 & 3);
  case 1:
    return APFloat::getInf(semantics, negative);
  case 2:
    return bits & 2 ? APFloat::getLargest(semantics, negative)
                    : APFloat::getNaN(semantics);
  case 3:
  case 4: { // a small integer
    APFloat value(semantics);
    value.convertFromAPInt(llvm::APInt(8, bits >> 1 & 7), false, nearest);
    if (negative)
      value.changeSign();
    return value;
  }
  case 5: // few bits set
    return from(bits & (bits >> 7) & (bits >> 13));
  default:
    return from(bits);
  }
}
} // namespace

std::vector<APFloat>
FloatProgram::run(llvm::ArrayRef<APFloat> leafValues) const {
  std::vector<APFloat> values;
  values.reserve(instructions.size());
  for (const FloatInstruction &instruction : instructions)
    values.push_back(instruction.op == FloatOp::Leaf
                         ? leafValues[instruction.leaf]
                         : evaluate(instruction, values));
  return values;
}

std::string FloatProgram::describe(llvm::ArrayRef<APFloat> leafValues) const {
  std::string result;
  for (unsigned i = 0; i < leaves.size(); ++i) {
    llvm::SmallString<24> text;
    leafValues[i].toString(text);
    result += (result.empty() ? "" : ", ") + terms.text(leaves[i]) + " = " +
              text.str().str();
  }
  return result;
}

std::string FloatProgram::sample(unsigned a, unsigned b, unsigned samples,
                                 bool &exhaustive) const {
  exhaustive = leaves.size() == 1 && bitWidth(leafType(0)) <= 16;
  uint64_t count = exhaustive ? uint64_t(1) << bitWidth(leafType(0)) : samples;
  uint64_t random = 0x2545f4914f6cdd1dull;
  for (uint64_t round = 0; round < count; ++round) {
    std::vector<APFloat> values;
    for (unsigned i = 0; i < leaves.size(); ++i) {
      random = random * 6364136223846793005ull + 1442695040888963407ull;
      unsigned width = bitWidth(leafType(i));
      const llvm::fltSemantics &semantics = *semanticsOf(leafType(i));
      values.push_back(exhaustive
                           ? APFloat(semantics, llvm::APInt(width, round))
                           : interesting(random >> 7, semantics, width));
    }
    std::vector<APFloat> results = run(values);
    const APFloat &x = results[a], &y = results[b];
    if (!(x.isNaN() && y.isNaN()) && !x.bitwiseIsEqual(y))
      return describe(values);
  }
  return {};
}

} // namespace tesela::prove
