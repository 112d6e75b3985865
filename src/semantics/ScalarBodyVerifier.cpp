// Which types each instruction takes and gives.
#include "semantics/ScalarBody.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

class Verifier {
public:
  Verifier(const ScalarBody &body, llvm::raw_ostream &errors)
      : body(body), errors(errors) {}

  bool run();

private:
  bool fail(unsigned number, const llvm::Twine &why) {
    errors << "scalar body: %" << number << " ("
           << name(body.instructions[number].op) << "): " << why << "\n";
    return false;
  }
  bool leafIsSound(unsigned number);
  bool typesAreSound(unsigned number);
  Type operandType(const ScalarInstruction &instruction, unsigned position) {
    return body.typeOf(instruction.operands[position]);
  }

  const ScalarBody &body;
  llvm::raw_ostream &errors;
};

bool isReal(Type type) { return type.isIntOrFloat(); }
bool isFloat(Type type) { return isa<FloatType>(type); }
bool isInteger(Type type) { return isa<IntegerType>(type); }
bool isBool(Type type) { return type.isInteger(1); }

/// The element types an instruction accepts, where operands and result agree.
bool accepts(ScalarOp op, Type type) {
  switch (op) {
  case ScalarOp::Add:
  case ScalarOp::Subtract:
  case ScalarOp::Multiply:
  case ScalarOp::Negate:
    return isReal(type) || isa<ComplexType>(type);
  case ScalarOp::Abs:
  case ScalarOp::Sign:
  case ScalarOp::Divide:
  case ScalarOp::Maximum:
  case ScalarOp::Minimum:
  case ScalarOp::Power:
  case ScalarOp::Remainder:
    return isReal(type);
  case ScalarOp::And:
  case ScalarOp::Or:
  case ScalarOp::Xor:
  case ScalarOp::Not:
  case ScalarOp::CountLeadingZeros:
  case ScalarOp::PopulationCount:
  case ScalarOp::ShiftLeft:
  case ScalarOp::ShiftRightArithmetic:
  case ScalarOp::ShiftRightLogical:
  case ScalarOp::MultiplyHigh:
    return isInteger(type);
  default:
    return isFloat(type);
  }
}

} // namespace

bool Verifier::leafIsSound(unsigned number) {
  const ScalarInstruction &instruction = body.instructions[number];
  if (instruction.op == ScalarOp::InBounds && !isBool(instruction.type))
    return fail(number, "gives i1");
  if (instruction.op == ScalarOp::Constant &&
      instruction.constant.getBitWidth() != bitWidth(instruction.type))
    return fail(number, "has as many bits as its type");
  return true;
}

bool Verifier::typesAreSound(unsigned number) {
  const ScalarInstruction &instruction = body.instructions[number];
  Type type = instruction.type;
  Type first = operandType(instruction, 0);
  switch (instruction.op) {
  case ScalarOp::Convert:
    return (isReal(first) && isReal(type)) || fail(number, "is real to real");
  case ScalarOp::Bitcast:
    return (isReal(first) && isReal(type) &&
            bitWidth(first) == bitWidth(type)) ||
           fail(number, "keeps the width and is real");
  case ScalarOp::Real:
  case ScalarOp::Imag:
    return (isa<ComplexType>(first) &&
            cast<ComplexType>(first).getElementType() == type) ||
           fail(number, "takes a complex and gives its part");
  case ScalarOp::IsFinite:
    return (isFloat(first) && isBool(type)) || fail(number, "is float to i1");
  case ScalarOp::Complex:
    return (isa<ComplexType>(type) && first == operandType(instruction, 1) &&
            cast<ComplexType>(type).getElementType() == first) ||
           fail(number, "takes two parts of its type");
  case ScalarOp::Compare:
    return (isBool(type) && first == operandType(instruction, 1) &&
            isReal(first) &&
            isFloat(first) ==
                (instruction.comparison <= CompareType::TotalOrder)) ||
           fail(number, "compares two reals of one type by their kind");
  case ScalarOp::Select:
    return (isBool(first) && operandType(instruction, 1) == type &&
            operandType(instruction, 2) == type) ||
           fail(number, "takes i1 and two of its type");
  default:
    break;
  }
  for (unsigned operand : instruction.operands)
    if (body.typeOf(operand) != type)
      return fail(number, "operand and result types agree");
  return accepts(instruction.op, type) || fail(number, "has no such type");
}

bool Verifier::run() {
  for (unsigned number = 0; number < body.instructions.size(); ++number) {
    const ScalarInstruction &instruction = body.instructions[number];
    if (!instruction.type)
      return fail(number, "has a type");
    if (instruction.operands.size() != operandCount(instruction.op))
      return fail(number, "has the wrong number of operands");
    for (unsigned operand : instruction.operands)
      if (operand >= number)
        return fail(number, "takes earlier values only");
    bool sound = instruction.operands.empty() ? leafIsSound(number)
                                              : typesAreSound(number);
    if (!sound)
      return false;
  }
  for (unsigned result : body.results)
    if (result >= body.instructions.size()) {
      errors << "scalar body: result %" << result << " does not exist\n";
      return false;
    }
  return true;
}

bool verify(const ScalarBody &body, llvm::raw_ostream &errors) {
  return Verifier(body, errors).run();
}

} // namespace tesela::semantics
