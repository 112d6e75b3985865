// Operators with a shape or positions as operands, where those are known as
// sizes: they are the static ones with these sizes.
#include "semantics/SymbolicShapes.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/Contraction.h"
#include "ir/DataMovement.h"
#include "ir/Dynamic.h"
#include "ir/GatherScatter.h"
#include "mlir/IR/BuiltinTypes.h"
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
  if (!start || !strides)
    return std::nullopt;
  return sliceForm(operandOf(op.getOperand(), shapes), *start, *strides,
                   shapes.shape(op.getResult()));
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
      .Default([&](Operation *op) { return granularForm(op, shapeOf); });
}

} // namespace tesela::semantics
