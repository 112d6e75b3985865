// The granular forms by family. Each takes an operator of static shapes.
#pragma once

#include "semantics/Granular.h"

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
class DynamicSliceOp;
class DynamicUpdateSliceOp;
class EinsumOp;
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
MaybeForm elementwiseForm(mlir::Operation *op);
MaybeForm form(stablehlo::MapOp op);

// Sources.cpp
MaybeForm form(chlo::ConstantOp op);
MaybeForm form(chlo::ConstantLikeOp op);
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

// Deprecated.cpp
MaybeForm form(stablehlo::BroadcastOp op);
MaybeForm form(stablehlo::DotOp op);
MaybeForm form(stablehlo::TorchIndexSelectOp op);

// Einsum.cpp
MaybeForm form(stablehlo::EinsumOp op);
MaybeForm form(stablehlo::UnaryEinsumOp op);

// Reduction.cpp
MaybeForm form(stablehlo::ReduceOp op);
MaybeForm form(stablehlo::ReduceWindowOp op);

} // namespace tesela::semantics
