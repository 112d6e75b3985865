// The granular form of an operator: finds its family.
#include "semantics/Granular.h"

#include "semantics/forms/Forms.h"

#include "ir/Chlo.h"
#include "ir/Contraction.h"
#include "ir/DataMovement.h"
#include "ir/Deprecated.h"
#include "ir/GatherScatter.h"
#include "ir/Reduction.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tesela::semantics {

unsigned GranularForm::parallelCount() const {
  return llvm::count_if(iterators, [](const Iterator &iterator) {
    return iterator.kind == IteratorKind::Parallel;
  });
}

/// A tensor whose elements are plain numbers.
static bool isPlainTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return false;
  Type element = tensor.getElementType();
  return isa<IntegerType, FloatType, ComplexType, IndexType>(element);
}

std::optional<GranularForm> granularForm(Operation *op, ShapeOf shapes) {
  if (!llvm::all_of(op->getOperandTypes(), isPlainTensor) ||
      !llvm::all_of(op->getResultTypes(), isPlainTensor) ||
      op->getNumResults() == 0)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<GranularForm>>(op)
      .Case<chlo::ConstantLikeOp, chlo::ConstantOp, stablehlo::BitcastConvertOp,
            stablehlo::BroadcastInDimOp, stablehlo::BroadcastOp,
            stablehlo::ConcatenateOp, stablehlo::ConstantOp,
            stablehlo::ConvolutionOp, stablehlo::DotGeneralOp, stablehlo::DotOp,
            stablehlo::DynamicSliceOp, stablehlo::DynamicUpdateSliceOp,
            stablehlo::EinsumOp, stablehlo::GatherOp,
            stablehlo::GetDimensionSizeOp, stablehlo::IotaOp, stablehlo::MapOp,
            stablehlo::PadOp, stablehlo::ReduceOp, stablehlo::ReduceWindowOp,
            stablehlo::ReshapeOp, stablehlo::ReverseOp, stablehlo::ScatterOp,
            stablehlo::SliceOp, stablehlo::TorchIndexSelectOp,
            stablehlo::TransposeOp, stablehlo::UnaryEinsumOp>(
          [&](auto op) { return form(op, shapes); })
      .Default([&](Operation *op) { return elementwiseForm(op, shapes); });
}

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape();
}

std::optional<GranularForm> granularForm(Operation *op) {
  if (!llvm::all_of(op->getOperandTypes(), isStatic) ||
      !llvm::all_of(op->getResultTypes(), isStatic))
    return std::nullopt;
  return granularForm(op, [](Value value) {
    return extentsOf(cast<RankedTensorType>(value.getType()).getShape());
  });
}

} // namespace tesela::semantics
