// Short names for building the operators that decompositions are made of.
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace tesela::stablehlo {
class BatchNormGradOp;
class BatchNormInferenceOp;
class BatchNormTrainingOp;
class DynamicBroadcastInDimOp;
class DynamicConvOp;
class DynamicGatherOp;
class DynamicIotaOp;
class DynamicPadOp;
class DynamicReshapeOp;
class RealDynamicSliceOp;
class SelectAndScatterOp;
} // namespace tesela::stablehlo

namespace tesela::semantics {

using Values = llvm::SmallVector<mlir::Value>;

class Composer {
public:
  Composer(mlir::OpBuilder &builder, mlir::Location location)
      : builder(builder), location(location) {}

  mlir::RankedTensorType tensor(llvm::ArrayRef<int64_t> shape,
                                mlir::Type element) const {
    return mlir::RankedTensorType::get(shape, element);
  }
  /// `value` everywhere.
  mlir::Value splat(double value, mlir::RankedTensorType type);
  /// Operand dimension k along result dimension dimensions[k].
  mlir::Value broadcast(mlir::Value operand, mlir::RankedTensorType type,
                        llvm::ArrayRef<int64_t> dimensions);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value subtract(mlir::Value a, mlir::Value b);
  mlir::Value multiply(mlir::Value a, mlir::Value b);
  mlir::Value divide(mlir::Value a, mlir::Value b);
  mlir::Value sqrt(mlir::Value a);
  /// The sum over `dimensions`.
  mlir::Value sum(mlir::Value operand, llvm::ArrayRef<int64_t> dimensions);

  mlir::OpBuilder &builder;
  mlir::Location location;
};

Values decompose(stablehlo::BatchNormGradOp op, Composer composer);
Values decompose(stablehlo::BatchNormInferenceOp op, Composer composer);
Values decompose(stablehlo::BatchNormTrainingOp op, Composer composer);
std::optional<Values> decompose(stablehlo::SelectAndScatterOp op,
                                Composer composer);

// Dynamic.cpp: into the static operator of the same name.
std::optional<Values> decompose(stablehlo::DynamicBroadcastInDimOp op,
                                Composer composer);
std::optional<Values> decompose(stablehlo::DynamicConvOp op, Composer composer);
std::optional<Values> decompose(stablehlo::DynamicGatherOp op,
                                Composer composer);
std::optional<Values> decompose(stablehlo::DynamicIotaOp op, Composer composer);
std::optional<Values> decompose(stablehlo::DynamicPadOp op, Composer composer);
std::optional<Values> decompose(stablehlo::DynamicReshapeOp op,
                                Composer composer);
std::optional<Values> decompose(stablehlo::RealDynamicSliceOp op,
                                Composer composer);

} // namespace tesela::semantics
