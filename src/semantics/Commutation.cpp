#include "semantics/Commutation.h"

#include "mlir/IR/BuiltinTypes.h"

#include <array>
#include <cmath>

using namespace mlir;
using llvm::APInt;

namespace tesela::semantics {

//===- Combiners that commute ----------------------------------------------===

namespace {

/// Numbers values such that equal numbers mean equal values, of a body and of
/// the same body with its operands exchanged. Twice the place in `known`, plus
/// one for the negative of it: a - b = -(b - a), zeros apart, whose sign is
/// only dropped.
class Numbering {
public:
  std::vector<unsigned> number(const ScalarBody &body, bool exchanged) {
    unsigned count = body.results.size();
    std::vector<unsigned> numbers;
    for (const ScalarInstruction &instruction : body.instructions) {
      ScalarInstruction copy = instruction;
      if (copy.op == ScalarOp::Input && exchanged)
        copy.index = (copy.index + count) % (2 * count);
      for (unsigned &operand : copy.operands)
        operand = numbers[operand];
      unsigned negative = normalize(copy);
      numbers.push_back(2 * placeOf(copy) + negative);
    }
    return numbers;
  }

private:
  static bool isSymmetric(ScalarOp op) {
    switch (op) {
    case ScalarOp::Add:
    case ScalarOp::And:
    case ScalarOp::Maximum:
    case ScalarOp::Minimum:
    case ScalarOp::Multiply:
    case ScalarOp::MultiplyHigh:
    case ScalarOp::Or:
    case ScalarOp::Xor:
    case ScalarOp::FusedMultiplyAdd:
      return true;
    default:
      return false;
    }
  }

  // Brings operands into order; 1 where that negates the result.
  static unsigned normalize(ScalarInstruction &instruction) {
    auto &operands = instruction.operands;
    bool pair = operands.size() >= 2;
    bool descending = pair && operands[0] > operands[1];
    if (instruction.op == ScalarOp::Compare) {
      static constexpr CompareDirection mirrored[] = {
          CompareDirection::EQ, CompareDirection::NE, CompareDirection::LE,
          CompareDirection::LT, CompareDirection::GE, CompareDirection::GT};
      if (operands[0] == operands[1]) // is NaN, or not
        operands[0] = operands[1] &= ~1u;
      if (descending) {
        std::swap(operands[0], operands[1]);
        instruction.direction = mirrored[unsigned(instruction.direction)];
      }
      return 0;
    }
    if (instruction.op == ScalarOp::Abs || instruction.op == ScalarOp::Cosine ||
        instruction.op == ScalarOp::IsFinite)
      operands[0] &= ~1u;
    if (!descending)
      return 0;
    if (!isSymmetric(instruction.op) && instruction.op != ScalarOp::Subtract)
      return 0;
    std::swap(operands[0], operands[1]);
    return instruction.op == ScalarOp::Subtract;
  }

  unsigned placeOf(const ScalarInstruction &instruction) {
    auto found = llvm::find(known, instruction);
    if (found == known.end())
      found = known.insert(found, instruction);
    return found - known.begin();
  }

  std::vector<ScalarInstruction> known;
};

} // namespace

bool commutes(const ScalarBody &combiner) {
  Numbering numbering;
  std::vector<unsigned> straight = numbering.number(combiner, false);
  std::vector<unsigned> exchanged = numbering.number(combiner, true);
  return llvm::all_of(combiner.results, [&](unsigned result) {
    return straight[result] == exchanged[result];
  });
}

//===- Combiners that pick -------------------------------------------------===

// Do values and indices stay apart, so that only the order of either matters?
static bool comparesOnly(const ScalarBody &body) {
  std::vector<std::array<bool, 2>> of; // results it may be an element of
  for (const ScalarInstruction &instruction : body.instructions) {
    std::array<bool, 2> sources = {};
    auto take = [&](unsigned operand) {
      sources[0] |= of[operand][0];
      sources[1] |= of[operand][1];
    };
    switch (instruction.op) {
    case ScalarOp::Input:
      sources[instruction.index % 2] = true;
      break;
    case ScalarOp::Compare:
      if (instruction.comparison == CompareType::TotalOrder)
        return false; // zeros would differ
      [[fallthrough]];
    case ScalarOp::Maximum:
    case ScalarOp::Minimum:
      llvm::for_each(instruction.operands, take);
      break;
    case ScalarOp::Select:
      take(instruction.operands[1]);
      take(instruction.operands[2]);
      break;
    case ScalarOp::And:
    case ScalarOp::Or:
    case ScalarOp::Xor:
    case ScalarOp::Not:
      if (!instruction.type.isInteger(1))
        return false;
      break;
    default:
      return false;
    }
    if (sources[0] && sources[1])
      return false;
    if (instruction.op == ScalarOp::Compare)
      sources = {};
    of.push_back(sources);
  }
  return true;
}

namespace {

using Pair = std::array<APInt, 2>; // of the results of a combiner

std::optional<Pair> evaluate(const ScalarBody &combiner, const Pair &a,
                             const Pair &b) {
  ScalarBody body;
  SmallVector<unsigned, 4> arguments;
  for (const Pair *side : {&a, &b})
    for (unsigned n = 0; n < 2; ++n)
      arguments.push_back(
          body.constantBits((*side)[n], combiner.typeOf(combiner.results[n])));
  body.results = body.inlineBody(combiner, arguments);
  simplify(body);
  Pair results;
  for (unsigned n = 0; n < 2; ++n) {
    const ScalarInstruction &result = body.instructions[body.results[n]];
    if (result.op != ScalarOp::Constant)
      return std::nullopt;
    results[n] = result.constant;
  }
  return results;
}

// As many values as two elements can differ in.
SmallVector<APInt, 4> samples(Type type) {
  SmallVector<APInt, 4> values = {constantBits(0, type), constantBits(1, type)};
  if (isa<FloatType>(type))
    values.push_back(constantBits(std::nan(""), type));
  return values;
}

} // namespace

std::optional<unsigned> pickedIndex(const ScalarBody &combiner) {
  if (combiner.results.size() != 2 || !comparesOnly(combiner))
    return std::nullopt;
  auto typeOf = [&](unsigned n) {
    return combiner.typeOf(combiner.results[n]);
  };
  unsigned index = isa<IntegerType>(typeOf(1)) && !typeOf(1).isInteger(1);
  Type type = typeOf(1 - index);
  if (!isa<IntegerType>(typeOf(index)) || typeOf(index).isInteger(1) ||
      !(isa<IntegerType>(type) || type.isF32() || type.isF64() ||
        type.isF16() || type.isBF16()))
    return std::nullopt;
  SmallVector<APInt, 4> values = samples(type);
  // That of three elements one beats both others is the associativity that a
  // reduction may rely on.
  for (const APInt &x : values)
    for (const APInt &y : values) {
      Pair a, b;
      a[1 - index] = x, b[1 - index] = y;
      a[index] = constantBits(1, typeOf(index));
      b[index] = constantBits(2, typeOf(index));
      std::optional<Pair> kept = evaluate(combiner, a, b);
      if (!kept || (*kept != a && *kept != b))
        return std::nullopt;
    }
  return index;
}

ScalarBody inIndexOrder(const ScalarBody &combiner, unsigned index) {
  ScalarBody body;
  unsigned count = combiner.results.size();
  SmallVector<unsigned, 4> a, b, before, after;
  auto typeOf = [&](unsigned n) {
    return combiner.typeOf(combiner.results[n]);
  };
  for (unsigned n = 0; n < count; ++n)
    a.push_back(body.input(n, typeOf(n)));
  for (unsigned n = 0; n < count; ++n)
    b.push_back(body.input(count + n, typeOf(n)));
  unsigned ordered =
      body.compare(CompareDirection::LE,
                   typeOf(index).isUnsignedInteger() ? CompareType::Unsigned
                                                     : CompareType::Signed,
                   a[index], b[index]);
  for (unsigned n = 0; n < count; ++n) {
    before.push_back(
        body.apply(ScalarOp::Select, typeOf(n), {ordered, a[n], b[n]}));
    after.push_back(
        body.apply(ScalarOp::Select, typeOf(n), {ordered, b[n], a[n]}));
  }
  before.append(after);
  body.results = body.inlineBody(combiner, before);
  return body;
}

} // namespace tesela::semantics
