// The scalar body of an elementwise operator: `elementwiseBody`.
#include "semantics/ElementwiseBodies.h"
#include "semantics/Granular.h"

#include "ir/ChloDialect.h"
#include "ir/Dialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

bool isScalarType(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return isa<FloatType>(complex.getElementType());
  return isa<IntegerType, FloatType>(type);
}

/// The name without dialect and without the prefix of CHLO's forms that
/// broadcast; empty for operators of other dialects.
llvm::StringRef plainName(Operation *op) {
  llvm::StringRef dialect = op->getName().getDialectNamespace();
  llvm::StringRef name = op->getName().stripDialect();
  if (dialect == "chlo")
    name.consume_front("broadcast_");
  else if (dialect != "stablehlo")
    return "";
  return name;
}

CompareDirection directionOf(stablehlo::ComparisonDirection direction) {
  // Both enumerations list EQ NE GE GT LE LT.
  return static_cast<CompareDirection>(static_cast<unsigned>(direction));
}

std::optional<CompareDirection> compareDirection(Operation *op) {
  Attribute attribute = op->getAttr("comparison_direction");
  if (auto direction =
          dyn_cast_or_null<stablehlo::ComparisonDirectionAttr>(attribute))
    return directionOf(direction.getValue());
  if (auto direction =
          dyn_cast_or_null<chlo::ComparisonDirectionAttr>(attribute))
    return directionOf(direction.getValue());
  return std::nullopt;
}

CompareType compareType(Operation *op, Type type) {
  Attribute attribute = op->getAttr("compare_type");
  auto kind = stablehlo::ComparisonType::NOTYPE;
  if (auto written = dyn_cast_or_null<stablehlo::ComparisonTypeAttr>(attribute))
    kind = written.getValue();
  if (auto written = dyn_cast_or_null<chlo::ComparisonTypeAttr>(attribute))
    kind = written.getValue();
  // The others only repeat what the element type says.
  return kind == stablehlo::ComparisonType::TOTALORDER ? CompareType::TotalOrder
                                                       : comparisonOf(type);
}

std::optional<Term> compare(Operation *op, Term lhs, Term rhs) {
  std::optional<CompareDirection> direction = compareDirection(op);
  if (!direction)
    return std::nullopt;
  if (!isa<ComplexType>(lhs.type())) {
    ScalarBody &body = lhs.owner();
    return Term(body, body.compare(*direction, compareType(op, lhs.type()),
                                   lhs.value(), rhs.value()));
  }
  ComplexTerm a = parts(lhs), b = parts(rhs);
  Term equal = (a.real == b.real) & (a.imaginary == b.imaginary);
  if (*direction == CompareDirection::EQ)
    return equal;
  if (*direction == CompareDirection::NE)
    return ~equal;
  return (a.real != b.real & a.real.compare(*direction, b.real)) |
         (a.real == b.real & a.imaginary.compare(*direction, b.imaginary));
}

std::optional<Term> reducePrecision(Operation *op, Term input) {
  auto exponentBits = op->getAttrOfType<IntegerAttr>("exponent_bits");
  auto mantissaBits = op->getAttrOfType<IntegerAttr>("mantissa_bits");
  if (!exponentBits || !mantissaBits)
    return std::nullopt;
  Term reduced = input.unary(ScalarOp::ReducePrecision);
  ScalarInstruction &instruction = input.owner().instructions[reduced.value()];
  instruction.exponentBits = exponentBits.getInt();
  instruction.mantissaBits = mantissaBits.getInt();
  return reduced;
}

/// bitcast_convert between types of one width.
std::optional<Term> bitcast(Term input, Type result) {
  if (isa<ComplexType>(input.type()) || isa<ComplexType>(result)) {
    if (input.type() != result)
      return std::nullopt;
    return input;
  }
  if (bitWidth(input.type()) != bitWidth(result))
    return std::nullopt;
  return input.type() == result ? input : input.bitcast(result);
}

std::optional<Term> value(Operation *op, llvm::StringRef name,
                          llvm::ArrayRef<Term> inputs, Type result) {
  if (name == "compare")
    return compare(op, inputs[0], inputs[1]);
  if (name == "reduce_precision")
    return reducePrecision(op, inputs[0]);
  if (name == "bitcast_convert")
    return bitcast(inputs[0], result);
  bool complex =
      isa<ComplexType>(result) || llvm::any_of(inputs, [](Term input) {
        return isa<ComplexType>(input.type());
      });
  return complex ? complexFunction(name, inputs, result)
                 : realFunction(name, inputs, result);
}

} // namespace

std::optional<ScalarBody> elementwiseBody(Operation *op) {
  llvm::StringRef name = plainName(op);
  if (name.empty() || op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      op->getNumRegions() != 0)
    return std::nullopt;
  ScalarBody body;
  llvm::SmallVector<Term, 3> inputs;
  for (auto [index, operand] : llvm::enumerate(op->getOperandTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(operand);
    if (!tensor || !isScalarType(tensor.getElementType()))
      return std::nullopt;
    inputs.emplace_back(body, body.input(index, tensor.getElementType()));
  }
  auto resultType = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!resultType || !isScalarType(resultType.getElementType()))
    return std::nullopt;
  std::optional<Term> result =
      value(op, name, inputs, resultType.getElementType());
  if (!result)
    return std::nullopt;
  body.results.push_back(result->value());
  simplify(body);
  return body;
}

} // namespace tesela::semantics
