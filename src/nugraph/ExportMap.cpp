// Leaves and Maps: one operator for each instruction of a body.
#include "nugraph/Exporter.h"

#include "ir/Chlo.h"
#include "ir/ElementTypes.h"
#include "ir/Stablehlo.h"

using namespace mlir;
using namespace tesela::semantics;

namespace tesela::nugraph {

std::optional<Value> Exporter::make(const Input &input, Operands) {
  return reshape(inputs[input.number], type);
}

std::optional<Value> Exporter::make(const Fill &fill, Operands) {
  return splat(fill.size ? double(sizes.value(*fill.size))
                         : fill.value.toDouble(),
               type);
}

std::optional<Value> Exporter::make(const Iota &iota, Operands) {
  return stablehlo::IotaOp::create(builder, location, type, iota.axis);
}

std::optional<Value> Exporter::make(const Mask &mask, Operands) {
  RankedTensorType counts = type.clone(builder.getIntegerType(64));
  Value row = stablehlo::IotaOp::create(builder, location, counts, 0);
  Value column = stablehlo::IotaOp::create(builder, location, counts, 1);
  if (int64_t offset = sizes.value(mask.offset))
    row = create("stablehlo.add", counts, {row, splat(double(offset), counts)});
  auto direction =
      mask.kind == Mask::Kind::Upper   ? stablehlo::ComparisonDirection::LE
      : mask.kind == Mask::Kind::Lower ? stablehlo::ComparisonDirection::GE
                                       : stablehlo::ComparisonDirection::EQ;
  RankedTensorType truth = type.clone(builder.getI1Type());
  Value holds =
      create("stablehlo.compare", truth, {row, column},
             builder.getNamedAttr("comparison_direction",
                                  stablehlo::ComparisonDirectionAttr::get(
                                      builder.getContext(), direction)));
  if (truth == type)
    return holds;
  return create("stablehlo.convert", type, holds);
}

static stablehlo::ComparisonDirection toStablehlo(CompareDirection direction) {
  using enum stablehlo::ComparisonDirection;
  constexpr stablehlo::ComparisonDirection directions[] = {EQ, NE, GE,
                                                           GT, LE, LT};
  return directions[unsigned(direction)];
}

static stablehlo::ComparisonType toStablehlo(CompareType comparison) {
  using enum stablehlo::ComparisonType;
  constexpr stablehlo::ComparisonType types[] = {FLOAT, TOTALORDER, SIGNED,
                                                 UNSIGNED};
  return types[unsigned(comparison)];
}

static std::optional<llvm::StringRef> dialectOf(ScalarOp op) {
  switch (op) {
  case ScalarOp::Erf:
  case ScalarOp::Erfc:
  case ScalarOp::Asin:
  case ScalarOp::Acos:
  case ScalarOp::Atan:
  case ScalarOp::Sinh:
  case ScalarOp::Cosh:
  case ScalarOp::Asinh:
  case ScalarOp::Acosh:
  case ScalarOp::Atanh:
  case ScalarOp::NextAfter:
    return "chlo";
  case ScalarOp::Iterator:
  case ScalarOp::InBounds:
  case ScalarOp::MultiplyHigh:
  case ScalarOp::FusedMultiplyAdd:
    return std::nullopt;
  default:
    return "stablehlo";
  }
}

static std::string operationName(llvm::StringRef dialect, ScalarOp op) {
  llvm::StringRef word =
      op == ScalarOp::Bitcast ? "bitcast_convert" : semantics::name(op);
  return (dialect + "." + word).str();
}

std::optional<Value> Exporter::instruction(const ScalarInstruction &instruction,
                                           llvm::ArrayRef<Value> made) {
  RankedTensorType result = type.clone(instruction.type);
  if (instruction.op == ScalarOp::Constant)
    return splat(instruction.constant, result);
  std::optional<llvm::StringRef> dialect = dialectOf(instruction.op);
  if (!dialect)
    return std::nullopt;
  llvm::SmallVector<Value, 3> operands;
  for (unsigned operand : instruction.operands)
    operands.push_back(made[operand]);
  llvm::SmallVector<NamedAttribute, 2> attributes;
  MLIRContext *context = builder.getContext();
  if (instruction.op == ScalarOp::Compare) {
    attributes.push_back(
        builder.getNamedAttr("comparison_direction",
                             stablehlo::ComparisonDirectionAttr::get(
                                 context, toStablehlo(instruction.direction))));
    attributes.push_back(builder.getNamedAttr(
        "compare_type", stablehlo::ComparisonTypeAttr::get(
                            context, toStablehlo(instruction.comparison))));
  }
  if (instruction.op == ScalarOp::ReducePrecision) {
    attributes.push_back(builder.getNamedAttr(
        "exponent_bits", builder.getI32IntegerAttr(instruction.exponentBits)));
    attributes.push_back(builder.getNamedAttr(
        "mantissa_bits", builder.getI32IntegerAttr(instruction.mantissaBits)));
  }
  return create(operationName(*dialect, instruction.op), result, operands,
                attributes);
}

std::optional<Value> Exporter::make(const Map &map, Operands operands) {
  const ScalarBody &body = operators[map.body];
  RankedTensorType result = type;
  llvm::SmallVector<Value, 8> made;
  for (const ScalarInstruction &each : body.instructions) {
    if (each.op != ScalarOp::Input) {
      std::optional<Value> value = instruction(each, made);
      if (!value)
        return std::nullopt;
      made.push_back(*value);
      continue;
    }
    RankedTensorType full = result.clone(each.type);
    if (each.index >= operands.size()) {
      Index parameter = map.parameters[each.index - operands.size()];
      made.push_back(splat(double(sizes.value(parameter)), full));
      continue;
    }
    auto dimensions = llvm::to_vector_of<int64_t>(map.maps[each.index]);
    made.push_back(broadcast(operands[each.index], dimensions, full));
  }
  return made[body.results[0]];
}

} // namespace tesela::nugraph
