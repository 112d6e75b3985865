// Constants folded, equal instructions shared, unused ones dropped.
#include "semantics/ScalarBody.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/Hashing.h"

#include <optional>
#include <unordered_map>

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace tesela::semantics {
namespace {

constexpr auto roundToNearest = APFloat::rmNearestTiesToEven;

/// A constant operand with its type.
struct Known {
  Type type;
  APInt bits;

  bool isFloat() const { return isa<FloatType>(type); }
  APFloat asFloat() const {
    return APFloat(cast<FloatType>(type).getFloatSemantics(), bits);
  }
  bool isUnsigned() const {
    return type.isUnsignedInteger() || type.isInteger(1);
  }
};

std::optional<APInt> foldFloat(ScalarOp op, APFloat lhs, const APFloat &rhs) {
  switch (op) {
  case ScalarOp::Add:
    lhs.add(rhs, roundToNearest);
    break;
  case ScalarOp::Subtract:
    lhs.subtract(rhs, roundToNearest);
    break;
  case ScalarOp::Multiply:
    lhs.multiply(rhs, roundToNearest);
    break;
  case ScalarOp::Divide:
    lhs.divide(rhs, roundToNearest);
    break;
  case ScalarOp::Maximum:
    return llvm::maximum(lhs, rhs).bitcastToAPInt();
  case ScalarOp::Minimum:
    return llvm::minimum(lhs, rhs).bitcastToAPInt();
  default:
    return std::nullopt;
  }
  return lhs.bitcastToAPInt();
}

std::optional<APInt> foldInteger(ScalarOp op, const Known &lhs,
                                 const Known &rhs) {
  // i1 adds as OR; the other operators agree with arithmetic modulo 2.
  bool isBool = lhs.type.isInteger(1);
  bool less =
      lhs.isUnsigned() ? lhs.bits.ult(rhs.bits) : lhs.bits.slt(rhs.bits);
  switch (op) {
  case ScalarOp::Add:
    return isBool ? lhs.bits | rhs.bits : lhs.bits + rhs.bits;
  case ScalarOp::Subtract:
    if (isBool)
      return std::nullopt;
    return lhs.bits - rhs.bits;
  case ScalarOp::Multiply:
    return lhs.bits * rhs.bits;
  case ScalarOp::And:
    return lhs.bits & rhs.bits;
  case ScalarOp::Or:
    return lhs.bits | rhs.bits;
  case ScalarOp::Xor:
    return lhs.bits ^ rhs.bits;
  case ScalarOp::Maximum:
    return less ? rhs.bits : lhs.bits;
  case ScalarOp::Minimum:
    return less ? lhs.bits : rhs.bits;
  default:
    return std::nullopt;
  }
}

std::optional<APInt> foldConvert(const Known &value, Type type) {
  unsigned width = bitWidth(type);
  if (auto to = dyn_cast<FloatType>(type)) {
    // f8E8M0FNU has no zero and no sign: left to who evaluates it.
    if (&to.getFloatSemantics() == &APFloat::Float8E8M0FNU())
      return std::nullopt;
    if (value.isFloat()) {
      bool losesInfo = false;
      APFloat number = value.asFloat();
      // What infinity and NaN become in a type without them is not settled
      // here.
      if (!number.isFinite())
        return std::nullopt;
      number.convert(to.getFloatSemantics(), roundToNearest, &losesInfo);
      return number.bitcastToAPInt();
    }
    APFloat number(to.getFloatSemantics());
    number.convertFromAPInt(value.bits, !value.isUnsigned(), roundToNearest);
    return number.bitcastToAPInt();
  }
  if (value.isFloat())
    return std::nullopt;
  if (width == 1)
    return APInt(1, !value.bits.isZero());
  return value.isUnsigned() ? value.bits.zextOrTrunc(width)
                            : value.bits.sextOrTrunc(width);
}

bool holds(CompareDirection direction, APFloat::cmpResult order) {
  bool less = order == APFloat::cmpLessThan;
  bool equal = order == APFloat::cmpEqual;
  bool greater = order == APFloat::cmpGreaterThan;
  switch (direction) {
  case CompareDirection::EQ:
    return equal;
  case CompareDirection::NE:
    return !equal;
  case CompareDirection::GE:
    return greater || equal;
  case CompareDirection::GT:
    return greater;
  case CompareDirection::LE:
    return less || equal;
  case CompareDirection::LT:
    return less;
  }
}

std::optional<APInt> foldCompare(const ScalarInstruction &instruction,
                                 const Known &lhs, const Known &rhs) {
  APFloat::cmpResult order = APFloat::cmpEqual;
  switch (instruction.comparison) {
  case CompareType::Float:
    order = lhs.asFloat().compare(rhs.asFloat());
    break;
  case CompareType::TotalOrder:
    return std::nullopt;
  case CompareType::Signed:
  case CompareType::Unsigned:
    bool isSigned = instruction.comparison == CompareType::Signed;
    if (lhs.bits != rhs.bits)
      order = (isSigned ? lhs.bits.slt(rhs.bits) : lhs.bits.ult(rhs.bits))
                  ? APFloat::cmpLessThan
                  : APFloat::cmpGreaterThan;
    break;
  }
  return APInt(1, holds(instruction.direction, order));
}

std::optional<APInt> foldUnary(const ScalarInstruction &instruction,
                               const Known &value) {
  unsigned width = bitWidth(instruction.type);
  switch (instruction.op) {
  case ScalarOp::Convert:
    return foldConvert(value, instruction.type);
  case ScalarOp::Bitcast:
    return value.bits;
  case ScalarOp::Not:
    return ~value.bits;
  case ScalarOp::Real:
    return value.bits.trunc(width);
  case ScalarOp::Imag:
    return value.bits.lshr(width).trunc(width);
  case ScalarOp::Negate:
    if (value.isFloat())
      return (-value.asFloat()).bitcastToAPInt();
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<APInt> fold(const ScalarInstruction &instruction,
                          llvm::ArrayRef<Known> operands) {
  if (operands.size() == 1)
    return foldUnary(instruction, operands[0]);
  if (operands.size() != 2)
    return std::nullopt;
  const Known &lhs = operands[0], &rhs = operands[1];
  if (instruction.op == ScalarOp::Compare)
    return foldCompare(instruction, lhs, rhs);
  if (instruction.op == ScalarOp::Complex) {
    unsigned width = bitWidth(instruction.type);
    return lhs.bits.zext(width) |
           rhs.bits.zext(width).shl(lhs.bits.getBitWidth());
  }
  if (isa<ComplexType>(instruction.type))
    return std::nullopt;
  if (lhs.isFloat())
    return foldFloat(instruction.op, lhs.asFloat(), rhs.asFloat());
  return foldInteger(instruction.op, lhs, rhs);
}

size_t hash(const ScalarInstruction &instruction) {
  return llvm::hash_combine(
      unsigned(instruction.op), instruction.type,
      llvm::hash_combine_range(instruction.operands.begin(),
                               instruction.operands.end()),
      instruction.index, instruction.constant, unsigned(instruction.direction),
      unsigned(instruction.comparison), instruction.exponentBits,
      instruction.mantissaBits);
}

/// Rebuilds a body from front to back.
class Rebuilder {
public:
  explicit Rebuilder(ScalarBody &body) : body(body) {}

  void run() {
    std::vector<bool> used = uses();
    std::vector<unsigned> numbers(body.instructions.size());
    for (unsigned old = 0; old < body.instructions.size(); ++old) {
      if (!used[old])
        continue;
      ScalarInstruction instruction = std::move(body.instructions[old]);
      for (unsigned &operand : instruction.operands)
        operand = numbers[operand];
      numbers[old] = place(std::move(instruction));
    }
    for (unsigned &result : body.results)
      result = numbers[result];
    body.instructions = std::move(instructions);
  }

private:
  std::vector<bool> uses() const {
    std::vector<bool> used(body.instructions.size());
    for (unsigned result : body.results)
      used[result] = true;
    for (unsigned number = used.size(); number-- > 0;)
      if (used[number])
        for (unsigned operand : body.instructions[number].operands)
          used[operand] = true;
    return used;
  }

  bool isConstant(unsigned number) const {
    return instructions[number].op == ScalarOp::Constant;
  }

  /// The number of the value `instruction` gives in the new body.
  unsigned place(ScalarInstruction instruction) {
    const auto &operands = instruction.operands;
    if (instruction.op == ScalarOp::Select) {
      if (isConstant(operands[0]))
        return instructions[operands[0]].constant.isZero() ? operands[2]
                                                           : operands[1];
      if (operands[1] == operands[2])
        return operands[1];
    }
    if (std::optional<unsigned> part = partOfComplex(instruction))
      return *part;
    bool allConstant =
        !operands.empty() && llvm::all_of(operands, [&](unsigned operand) {
          return isConstant(operand);
        });
    if (allConstant) {
      llvm::SmallVector<Known, 2> known;
      for (unsigned operand : operands)
        known.push_back(
            {instructions[operand].type, instructions[operand].constant});
      if (std::optional<APInt> bits = fold(instruction, known)) {
        ScalarInstruction constant;
        constant.op = ScalarOp::Constant;
        constant.type = instruction.type;
        constant.constant = std::move(*bits);
        instruction = std::move(constant);
      }
    }
    return share(std::move(instruction));
  }

  std::optional<unsigned>
  partOfComplex(const ScalarInstruction &instruction) const {
    bool isReal = instruction.op == ScalarOp::Real;
    if (!isReal && instruction.op != ScalarOp::Imag)
      return std::nullopt;
    const ScalarInstruction &source = instructions[instruction.operands[0]];
    if (source.op != ScalarOp::Complex)
      return std::nullopt;
    return source.operands[isReal ? 0 : 1];
  }

  unsigned share(ScalarInstruction instruction) {
    size_t key = hash(instruction);
    auto [first, last] = byHash.equal_range(key);
    for (auto entry = first; entry != last; ++entry)
      if (instructions[entry->second] == instruction)
        return entry->second;
    instructions.push_back(std::move(instruction));
    byHash.emplace(key, instructions.size() - 1);
    return instructions.size() - 1;
  }

  ScalarBody &body;
  std::vector<ScalarInstruction> instructions;
  std::unordered_multimap<size_t, unsigned> byHash;
};

} // namespace

void simplify(ScalarBody &body) {
  Rebuilder(body).run();
  // Folding and sharing leave values without use behind.
  Rebuilder(body).run();
}

} // namespace tesela::semantics
