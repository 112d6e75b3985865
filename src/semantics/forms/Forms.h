// The granular forms by family. Each takes an operator of static shapes.
#pragma once

#include "semantics/Granular.h"

namespace tesela::stablehlo {
class BroadcastInDimOp;
class BitcastConvertOp;
class ConcatenateOp;
class ConstantOp;
class ConvolutionOp;
class DotGeneralOp;
class DynamicSliceOp;
class DynamicUpdateSliceOp;
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
class TransposeOp;
} // namespace tesela::stablehlo

namespace tesela::semantics {

using MaybeForm = std::optional<GranularForm>;

// Elementwise.cpp
/// Of every operator with an elementwise body, operands of rank 0 and CHLO's
/// implicit broadcasts included.
MaybeForm elementwiseForm(mlir::Operation *op);
MaybeForm form(stablehlo::MapOp op);

// Sources.cpp
MaybeForm form(stablehlo::ConstantOp op);
MaybeForm form(stablehlo::IotaOp op);
MaybeForm form(stablehlo::GetDimensionSizeOp op);

// Movement.cpp
MaybeForm form(stablehlo::BroadcastInDimOp op);
MaybeForm form(stablehlo::ReshapeOp op);
MaybeForm form(stablehlo::ReverseOp op);
MaybeForm form(stablehlo::SliceOp op);
MaybeForm form(stablehlo::TransposeOp op);

// Joining.cpp
MaybeForm form(stablehlo::ConcatenateOp op);
MaybeForm form(stablehlo::PadOp op);

// Bitcast.cpp
MaybeForm form(stablehlo::BitcastConvertOp op);

// Indexing.cpp
MaybeForm form(stablehlo::DynamicSliceOp op);
MaybeForm form(stablehlo::DynamicUpdateSliceOp op);
MaybeForm form(stablehlo::GatherOp op);

// Scatter.cpp
MaybeForm form(stablehlo::ScatterOp op);

// Contraction.cpp
MaybeForm form(stablehlo::DotGeneralOp op);

// Convolution.cpp
MaybeForm form(stablehlo::ConvolutionOp op);

// Reduction.cpp
MaybeForm form(stablehlo::ReduceOp op);
MaybeForm form(stablehlo::ReduceWindowOp op);

} // namespace tesela::semantics
