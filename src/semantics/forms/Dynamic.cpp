// Operators with a shape or positions as operands, where those are known as
// sizes: they are the static ones with these sizes.
#include "semantics/SymbolicShapes.h"
#include "semantics/forms/Combiners.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"
#include "semantics/forms/Windows.h"

#include "ir/Contraction.h"
#include "ir/Custom.h"
#include "ir/DataMovement.h"
#include "ir/Dynamic.h"
#include "ir/GatherScatter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tesela::semantics {

static Operand operandOf(Value value, const SymbolicShapes &shapes) {
  return {shapes.shape(value), elementOf(value)};
}

static MaybeForm padded(stablehlo::DynamicPadOp op,
                        const SymbolicShapes &shapes) {
  auto low = shapes.allElements(op.getEdgePaddingLow());
  auto interior = shapes.allElements(op.getInteriorPadding());
  if (!low || !interior)
    return std::nullopt;
  return padForm(operandOf(op.getOperand(), shapes), *low, *interior,
                 shapes.shape(op.getResult()));
}

static MaybeForm sliced(stablehlo::RealDynamicSliceOp op,
                        const SymbolicShapes &shapes) {
  auto start = shapes.allElements(op.getStartIndices());
  auto strides = shapes.allElements(op.getStrides());
  if (!strides)
    return std::nullopt;
  Operand operand = operandOf(op.getOperand(), shapes);
  if (start)
    return sliceForm(operand, *start, *strides, shapes.shape(op.getResult()));
  // The starts are elements of a tensor, which have to lie inside.
  FormBuilder builder(operand.element.getContext(),
                      {operand.element, elementOf(op.getStartIndices())});
  Indices result = builder.parallel(shapes.shape(op.getResult()));
  Access &access = builder.read(0, result);
  for (auto [d, stride] : llvm::enumerate(*strides)) {
    IndexRead first;
    first.operand = 1;
    first.indices.push_back(builder.literal(d));
    access.indices[d] =
        result[d] * stride + builder.indexRead(access, std::move(first));
  }
  builder.yield(builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

static MaybeForm gathered(stablehlo::DynamicGatherOp op,
                          const SymbolicShapes &shapes) {
  auto sizes = shapes.allElements(op.getSliceSizes());
  if (!sizes)
    return std::nullopt;
  return gatherForm(operandOf(op.getOperand(), shapes),
                    operandOf(op.getStartIndices(), shapes),
                    gatherNumbers(op.getDimensionNumbers()), *sizes,
                    shapes.shape(op.getResult()));
}

// The custom call holds operands, inits, then sizes of windows, strides,
// dilations of base and window, and paddings by pairs.
MaybeForm dynamicReduceWindowForm(Operation *op, ShapeOf shapes,
                                  ElementsOf elements) {
  if (!isDynamicReduceWindow(op))
    return std::nullopt;
  auto call = cast<stablehlo::CustomCallOp>(op);
  unsigned count = call.getNumResults();
  auto computations = call.getCalledComputations();
  if (computations.size() != 1)
    return std::nullopt;
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, cast<FlatSymbolRefAttr>(computations[0]));
  std::optional<Extents> numbers[5];
  for (unsigned k = 0; k < 5; ++k)
    numbers[k] = elements(call.getOperand(2 * count + k));
  llvm::SmallVector<Type> types;
  if (!callee || !llvm::all_of(numbers, [](auto &all) { return bool(all); }))
    return std::nullopt;
  std::optional<Combiner> combiner =
      regionCombiner(callee.getBody(), /*widen=*/true, types);
  if (!combiner)
    return std::nullopt;
  llvm::SmallVector<Operand> operands;
  for (Value operand : call.getOperands().take_front(count))
    operands.push_back({shapes(operand), elementOf(operand)});
  llvm::SmallVector<Window> windows;
  for (size_t d = 0; d < numbers[0]->size(); ++d) {
    const Extent &stride = (*numbers[1])[d];
    const Extent &base = (*numbers[2])[d], &dilation = (*numbers[3])[d];
    if (!stride.isStatic() || !base.isStatic() || !dilation.isStatic())
      return std::nullopt;
    windows.push_back({(*numbers[0])[d], stride, base, dilation,
                       (*numbers[4])[2 * d], false});
  }
  initFromScalars(*combiner, count, count);
  return windowForm(operands, windows, shapes(call.getResult(0)),
                    std::move(*combiner), types);
}

std::optional<GranularForm> granularForm(Operation *op,
                                         const SymbolicShapes &shapes) {
  auto shapeOf = [&](Value value) { return shapes.shape(value); };
  return llvm::TypeSwitch<Operation *, MaybeForm>(op)
      .Case([&](stablehlo::DynamicBroadcastInDimOp op) {
        return MaybeForm(broadcastForm(operandOf(op.getOperand(), shapes),
                                       op.getBroadcastDimensions(),
                                       shapes.shape(op.getResult())));
      })
      .Case([&](stablehlo::DynamicReshapeOp op) {
        return MaybeForm(reshapeForm(operandOf(op.getOperand(), shapes),
                                     shapes.shape(op.getResult())));
      })
      .Case([&](stablehlo::DynamicIotaOp op) {
        return MaybeForm(iotaForm(shapes.shape(op.getResult()),
                                  op.getIotaDimension(),
                                  elementOf(op.getResult())));
      })
      .Case([&](stablehlo::DynamicPadOp op) { return padded(op, shapes); })
      .Case(
          [&](stablehlo::RealDynamicSliceOp op) { return sliced(op, shapes); })
      .Case([&](stablehlo::DynamicGatherOp op) { return gathered(op, shapes); })
      .Case([&](stablehlo::DynamicConvOp op) {
        auto padding = shapes.allElements(op.getPadding());
        return padding ? form(op, shapeOf, *padding) : MaybeForm();
      })
      .Case([&](stablehlo::CustomCallOp op) {
        return dynamicReduceWindowForm(op, shapeOf, [&](Value value) {
          return shapes.allElements(value);
        });
      })
      .Default([&](Operation *op) { return granularForm(op, shapeOf); });
}

} // namespace tesela::semantics
