// The granular forms by family. Each takes an operator and the shapes of its
// operands and results.
#pragma once

#include "semantics/forms/Build.h"

namespace tesela::chlo {
class ConstantLikeOp;
class ConstantOp;
} // namespace tesela::chlo

namespace tesela::stablehlo {
class BitcastConvertOp;
class BroadcastInDimOp;
class BroadcastOp;
class ConcatenateOp;
class ConstantOp;
class ConvolutionOp;
class DotGeneralOp;
class DotOp;
class DynamicConvOp;
class DynamicSliceOp;
class DynamicUpdateSliceOp;
class EinsumOp;
class GatherDimensionNumbersAttr;
class GatherOp;
class GetDimensionSizeOp;
class IotaOp;
class MapOp;
class PadOp;
class ReduceOp;
class ReduceWindowOp;
class ReshapeOp;
class ReverseOp;
class ScatterOp;
class SliceOp;
class TorchIndexSelectOp;
class TransposeOp;
class UnaryEinsumOp;
} // namespace tesela::stablehlo

namespace tesela::semantics {

using MaybeForm = std::optional<GranularForm>;

// Elementwise.cpp
/// Of every operator with an elementwise body, operands of rank 0 and CHLO's
/// implicit broadcasts included.
MaybeForm elementwiseForm(mlir::Operation *op, ShapeOf shapes);
MaybeForm form(stablehlo::MapOp op, ShapeOf shapes);

// Sources.cpp
MaybeForm form(chlo::ConstantOp op, ShapeOf shapes);
MaybeForm form(chlo::ConstantLikeOp op, ShapeOf shapes);
MaybeForm form(stablehlo::ConstantOp op, ShapeOf shapes);
MaybeForm form(stablehlo::IotaOp op, ShapeOf shapes);
MaybeForm form(stablehlo::GetDimensionSizeOp op, ShapeOf shapes);

// Movement.cpp
MaybeForm form(stablehlo::BroadcastInDimOp op, ShapeOf shapes);
MaybeForm form(stablehlo::ReshapeOp op, ShapeOf shapes);
MaybeForm form(stablehlo::ReverseOp op, ShapeOf shapes);
MaybeForm form(stablehlo::SliceOp op, ShapeOf shapes);
MaybeForm form(stablehlo::TransposeOp op, ShapeOf shapes);

// Joining.cpp
MaybeForm form(stablehlo::ConcatenateOp op, ShapeOf shapes);
MaybeForm form(stablehlo::PadOp op, ShapeOf shapes);

// Bitcast.cpp
MaybeForm form(stablehlo::BitcastConvertOp op, ShapeOf shapes);

// Indexing.cpp
MaybeForm form(stablehlo::DynamicSliceOp op, ShapeOf shapes);
MaybeForm form(stablehlo::DynamicUpdateSliceOp op, ShapeOf shapes);
MaybeForm form(stablehlo::GatherOp op, ShapeOf shapes);
GatherNumbers gatherNumbers(stablehlo::GatherDimensionNumbersAttr numbers);

// Scatter.cpp
MaybeForm form(stablehlo::ScatterOp op, ShapeOf shapes);

// Contraction.cpp
MaybeForm form(stablehlo::DotGeneralOp op, ShapeOf shapes);

// Convolution.cpp
MaybeForm form(stablehlo::ConvolutionOp op, ShapeOf shapes);
/// With the elements of its padding operand.
MaybeForm form(stablehlo::DynamicConvOp op, ShapeOf shapes,
               llvm::ArrayRef<Extent> padding);

// Deprecated.cpp
MaybeForm form(stablehlo::BroadcastOp op, ShapeOf shapes);
MaybeForm form(stablehlo::DotOp op, ShapeOf shapes);
MaybeForm form(stablehlo::TorchIndexSelectOp op, ShapeOf shapes);

// Einsum.cpp
MaybeForm form(stablehlo::EinsumOp op, ShapeOf shapes);
MaybeForm form(stablehlo::UnaryEinsumOp op, ShapeOf shapes);

// Reduction.cpp
MaybeForm form(stablehlo::ReduceOp op, ShapeOf shapes);
MaybeForm form(stablehlo::ReduceWindowOp op, ShapeOf shapes);

} // namespace tesela::semantics
