// Quantized types, written out.
#include "ir/Stablehlo.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using mlir::quant::QuantizedType;

namespace tesela::simplify {

#define GEN_PASS_DEF_EXPANDQUANTIZATION
#include "simplify/Passes.h.inc"

namespace {

QuantizedType quantizedElement(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast<QuantizedType>(tensor.getElementType())
                : QuantizedType();
}

bool mentionsQuantized(Type type) {
  if (auto tuple = dyn_cast<TupleType>(type))
    return llvm::any_of(tuple.getTypes(), mentionsQuantized);
  return bool(quantizedElement(type));
}

/// The integers that are stored.
Type stored(Type type) {
  if (auto tuple = dyn_cast<TupleType>(type))
    return TupleType::get(type.getContext(),
                          llvm::map_to_vector(tuple.getTypes(), [](Type t) {
                            return stored(t);
                          }));
  QuantizedType element = quantizedElement(type);
  if (!element)
    return type;
  auto sign =
      element.isSigned() ? IntegerType::Signless : IntegerType::Unsigned;
  return cast<RankedTensorType>(type).clone(IntegerType::get(
      type.getContext(), element.getStorageTypeIntegralWidth(), sign));
}

/// The real numbers that are meant.
Type expressed(Type type) {
  QuantizedType element = quantizedElement(type);
  return element
             ? cast<RankedTensorType>(type).clone(element.getExpressedType())
             : type;
}

/// Hands values on without looking at them.
bool onlyPasses(Operation *op) {
  return isa<func::FuncOp, func::ReturnOp, func::CallOp, stablehlo::ReturnOp,
             stablehlo::WhileOp, stablehlo::IfOp, stablehlo::CaseOp,
             stablehlo::TupleOp, stablehlo::GetTupleElementOp,
             stablehlo::OptimizationBarrierOp, stablehlo::ConstantOp>(op);
}

/// Inside the scalar region of another operator (a reduction's body), which
/// computes on real numbers throughout.
bool isScalarCode(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (!isa<func::FuncOp, ModuleOp>(parent) && !onlyPasses(parent))
      return true;
  return false;
}

class Expander {
public:
  Expander(Operation *op) : builder(op), location(op->getLoc()) {}

  Value dequantize(Value integers, QuantizedType type);
  Value quantize(Value reals, QuantizedType type);
  OpBuilder builder;

private:
  Value constants(ArrayRef<double> values, RankedTensorType shape,
                  QuantizedType type);
  std::pair<Value, Value> parameters(QuantizedType type,
                                     RankedTensorType shape);
  Location location;
};

/// A value for each channel, spread over `shape`; one value fills it.
Value Expander::constants(ArrayRef<double> values, RankedTensorType shape,
                          QuantizedType type) {
  auto element = cast<FloatType>(shape.getElementType());
  SmallVector<APFloat> rounded;
  for (double value : values) {
    APFloat number(value);
    bool inexact;
    number.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &inexact);
    rounded.push_back(number);
  }
  auto axis = dyn_cast<quant::UniformQuantizedPerAxisType>(type);
  if (!axis)
    return stablehlo::ConstantOp::create(
        builder, location,
        cast<ElementsAttr>(DenseElementsAttr::get(shape, rounded)));
  auto list = RankedTensorType::get({int64_t(rounded.size())}, element);
  Value channels = stablehlo::ConstantOp::create(
      builder, location,
      cast<ElementsAttr>(DenseElementsAttr::get(list, rounded)));
  return stablehlo::BroadcastInDimOp::create(
      builder, location, shape, channels,
      builder.getDenseI64ArrayAttr({axis.getQuantizedDimension()}));
}

/// Scales and zero points.
std::pair<Value, Value> Expander::parameters(QuantizedType type,
                                             RankedTensorType shape) {
  SmallVector<double> scales, zeroPoints;
  if (auto axis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    llvm::append_range(scales, axis.getScales());
    for (int64_t zeroPoint : axis.getZeroPoints())
      zeroPoints.push_back(double(zeroPoint));
  } else {
    auto whole = cast<quant::UniformQuantizedType>(type);
    scales.push_back(whole.getScale());
    zeroPoints.push_back(double(whole.getZeroPoint()));
  }
  return {constants(scales, shape, type), constants(zeroPoints, shape, type)};
}

Value Expander::dequantize(Value integers, QuantizedType type) {
  auto shape =
      cast<RankedTensorType>(integers.getType()).clone(type.getExpressedType());
  auto [scale, zeroPoint] = parameters(type, shape);
  Value number =
      stablehlo::ConvertOp::create(builder, location, shape, integers);
  Value shifted = stablehlo::SubtractOp::create(builder, location, shape,
                                                number, zeroPoint);
  return stablehlo::MulOp::create(builder, location, shape, shifted, scale);
}

Value Expander::quantize(Value reals, QuantizedType type) {
  auto shape = cast<RankedTensorType>(reals.getType());
  auto [scale, zeroPoint] = parameters(type, shape);
  auto scalar = RankedTensorType::get({}, shape.getElementType());
  auto bound = [&](int64_t value) {
    return stablehlo::ConstantOp::create(
        builder, location,
        cast<ElementsAttr>(DenseElementsAttr::get(
            scalar, builder.getFloatAttr(shape.getElementType(), double(value))
                        .getValue())));
  };
  Value scaled =
      stablehlo::DivOp::create(builder, location, shape, reals, scale);
  Value shifted =
      stablehlo::AddOp::create(builder, location, shape, scaled, zeroPoint);
  Value clamped = stablehlo::ClampOp::create(
      builder, location, shape, bound(type.getStorageTypeMin()), shifted,
      bound(type.getStorageTypeMax()));
  Value rounded =
      stablehlo::RoundNearestEvenOp::create(builder, location, shape, clamped);
  auto integers = cast<RankedTensorType>(stored(shape.clone(type)));
  return stablehlo::ConvertOp::create(builder, location, integers, rounded);
}

/// An operator that computes on quantized values, with its types as they were.
struct Work {
  Operation *op;
  SmallVector<Type> operands, results;
};

void expand(const Work &work) {
  Operation *op = work.op;
  Expander expander(op);
  for (auto [number, type] : llvm::enumerate(work.operands))
    if (QuantizedType quantized = quantizedElement(type))
      op->setOperand(number,
                     expander.dequantize(op->getOperand(number), quantized));
  expander.builder.setInsertionPointAfter(op);
  if (isa<stablehlo::UniformDequantizeOp>(op)) {
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
    return;
  }
  if (isa<stablehlo::UniformQuantizeOp>(op)) {
    op->getResult(0).replaceAllUsesWith(expander.quantize(
        op->getOperand(0), quantizedElement(work.results[0])));
    op->erase();
    return;
  }
  for (auto [result, type] : llvm::zip(op->getResults(), work.results)) {
    QuantizedType quantized = quantizedElement(type);
    if (!quantized)
      continue;
    result.setType(expressed(type));
    SmallVector<OpOperand *> uses = llvm::map_to_vector(
        result.getUses(), [](OpOperand &use) { return &use; });
    Value integers = expander.quantize(result, quantized);
    for (OpOperand *use : uses)
      use->set(integers);
  }
}

void retype(Operation *op) {
  bool real = isScalarCode(op);
  for (Value result : op->getResults())
    result.setType(real ? expressed(result.getType())
                        : stored(result.getType()));
  bool realInside = real || !(onlyPasses(op) || isa<ModuleOp>(op));
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        argument.setType(realInside ? expressed(argument.getType())
                                    : stored(argument.getType()));
  if (auto function = dyn_cast<func::FuncOp>(op)) {
    auto all = [](TypeRange types) {
      return llvm::map_to_vector(types, [](Type t) { return stored(t); });
    };
    FunctionType type = function.getFunctionType();
    function.setType(FunctionType::get(op->getContext(), all(type.getInputs()),
                                       all(type.getResults())));
  }
}

struct ExpandQuantizationPass
    : impl::ExpandQuantizationBase<ExpandQuantizationPass> {
  void runOnOperation() override {
    SmallVector<Work> works;
    bool any = false;
    getOperation().walk([&](Operation *op) {
      Work work{op, llvm::to_vector(op->getOperandTypes()),
                llvm::to_vector(op->getResultTypes())};
      bool here = llvm::any_of(work.operands, mentionsQuantized) ||
                  llvm::any_of(work.results, mentionsQuantized);
      any |= here;
      if (auto function = dyn_cast<func::FuncOp>(op))
        any |= llvm::any_of(function.getArgumentTypes(), mentionsQuantized);
      if (here && !onlyPasses(op) && !isScalarCode(op))
        works.push_back(std::move(work));
    });
    if (!any)
      return;
    getOperation().walk(retype);
    llvm::for_each(works, expand);
  }
};

} // namespace

} // namespace tesela::simplify
