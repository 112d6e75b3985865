// Quantized types: an element q stands for (q - zero point) * scale. Operators
// on them are defined as dequantize, compute in the expressed type, quantize:
// q = round(clamp(x / scale + zero point)) within the storage's bounds.
#include "interpret/Interpreter.h"

#include "interpret/Types.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tesela::interpret {
namespace {

using mlir::quant::QuantizedType;

QuantizedType quantizedElement(mlir::Type type) {
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  return tensor ? llvm::dyn_cast<QuantizedType>(tensor.getElementType())
                : QuantizedType();
}

/// Scale and zero point of every element of an array.
class Parameters {
public:
  Parameters(QuantizedType type, std::span<const int64_t> dimensions) {
    if (auto whole = llvm::dyn_cast<mlir::quant::UniformQuantizedType>(type)) {
      scales = {whole.getScale()};
      zeroPoints = {whole.getZeroPoint()};
    } else if (auto axis =
                   llvm::dyn_cast<mlir::quant::UniformQuantizedPerAxisType>(
                       type)) {
      scales = axis.getScales().vec();
      zeroPoints = axis.getZeroPoints().vec();
      const auto strides = rowMajorStrides(dimensions);
      stride = strides[axis.getQuantizedDimension()];
    }
  }
  bool known() const { return !scales.empty(); }
  double scale(int64_t i) const { return scales[channel(i)]; }
  double zeroPoint(int64_t i) const { return double(zeroPoints[channel(i)]); }

private:
  size_t channel(int64_t i) const { return i / stride % scales.size(); }
  std::vector<double> scales;
  std::vector<int64_t> zeroPoints;
  int64_t stride = 1;
};

/// Arithmetic happens in the expressed type; f32 rounds each step.
double round(double value, bool single) {
  return single ? double(float(value)) : value;
}

Result<Array> dequantize(const Array &array, QuantizedType type) {
  const auto element = elementTypeOf(type.getExpressedType());
  const Parameters parameters(type, array.dimensions());
  if (!element || !parameters.known())
    return Error{ErrorCode::Unimplemented, "quantized type of this kind"};
  const bool single = *element == ElementType::F32;
  Array result(Shape{*element, array.shape().dimensions, {}});
  for (int64_t i = 0; i < array.elementCount(); ++i)
    result.setReal(
        i, round(double(array.integerAt(i)) - parameters.zeroPoint(i), single) *
               round(parameters.scale(i), single));
  return result;
}

Result<Array> quantize(const Array &array, QuantizedType type) {
  const Parameters parameters(type, array.dimensions());
  const auto element = elementTypeOf(type);
  if (!element || !parameters.known())
    return Error{ErrorCode::Unimplemented, "quantized type of this kind"};
  const bool single = array.element() == ElementType::F32;
  const double lowest = double(type.getStorageTypeMin()),
               highest = double(type.getStorageTypeMax());
  Array result(Shape{*element, array.shape().dimensions, {}});
  for (int64_t i = 0; i < array.elementCount(); ++i) {
    const double scaled =
        round(array.realAt(i) / round(parameters.scale(i), single), single);
    const double shifted = round(scaled + parameters.zeroPoint(i), single);
    const double clamped = std::min(std::max(shifted, lowest), highest);
    result.setInteger(
        i, std::isnan(clamped) ? 0 : int64_t(std::nearbyint(clamped)));
  }
  return result;
}

mlir::Type expressed(mlir::Type type) {
  QuantizedType quantized = quantizedElement(type);
  return quantized ? llvm::cast<mlir::RankedTensorType>(type).clone(
                         quantized.getExpressedType())
                   : type;
}

Result<void> runQuantize(Interpreter &interpreter, mlir::Operation *op) {
  Array value = interpreter.get(op->getOperand(0));
  if (auto from = quantizedElement(op->getOperand(0).getType())) {
    auto real = dequantize(value, from);
    if (!real)
      return real.error();
    value = std::move(*real);
  }
  auto result = quantize(value, quantizedElement(op->getResult(0).getType()));
  if (!result)
    return result.error();
  interpreter.set(op->getResult(0), std::move(*result));
  return success();
}

Result<void> runDequantize(Interpreter &interpreter, mlir::Operation *op) {
  auto result = dequantize(interpreter.get(op->getOperand(0)),
                           quantizedElement(op->getOperand(0).getType()));
  if (!result)
    return result.error();
  interpreter.set(op->getResult(0), std::move(*result));
  return success();
}

} // namespace

bool isQuantized(mlir::Type type) { return bool(quantizedElement(type)); }

Result<void> executeQuantized(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<Array> operands = interpreter.operands(op);
  llvm::SmallVector<mlir::Type> operandTypes, resultTypes;
  for (auto [array, operand] : llvm::zip(operands, op->getOperands())) {
    operandTypes.push_back(expressed(operand.getType()));
    if (auto type = quantizedElement(operand.getType())) {
      auto real = dequantize(array, type);
      if (!real)
        return failure(op, real.error());
      array = std::move(*real);
    }
  }
  for (mlir::Type type : op->getResultTypes())
    resultTypes.push_back(expressed(type));
  ScratchOp scratch(op, operandTypes, resultTypes, expressed);
  auto results = interpreter.runDefinition(scratch.get(), operands, false);
  if (!results)
    return failure(op, results.error());
  for (auto [array, value] : llvm::zip(*results, op->getResults()))
    if (auto type = quantizedElement(value.getType())) {
      auto quantized = quantize(array, type);
      if (!quantized)
        return failure(op, quantized.error());
      array = std::move(*quantized);
    }
  return interpreter.setResults(op, std::move(*results));
}

void addQuantization(HandlerTable &table) {
  table["stablehlo.uniform_quantize"] = runQuantize;
  table["stablehlo.uniform_dequantize"] = runDequantize;
}

} // namespace tesela::interpret
