// Result types and constraints of batch normalisation.
#include "ir/Normalization.h"
#include "ir/Requirements.h"

using namespace mlir;

namespace tesela::stablehlo {

namespace {

struct PerFeature {
  StringRef name;
  Type type;
  StringRef constraint;
};

Type expressedType(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return quantized.getExpressedType();
  return element;
}

// The feature dimension exists (C1), all element types agree (C2), and each
// vector has one entry per feature. Sets `vector` to the type of such a vector.
LogicalResult requireFeatures(const Requirements &constraints,
                              RankedTensorType operand, int64_t feature,
                              ArrayRef<PerFeature> vectors,
                              RankedTensorType &vector) {
  if (failed(constraints.requireInRange(feature, operand.getRank(), "C1",
                                        "feature_index")))
    return failure();
  int64_t size = operand.getDimSize(feature);
  for (const PerFeature &each : vectors) {
    auto type = cast<RankedTensorType>(each.type);
    if (failed(constraints.require(
            expressedType(type) == expressedType(operand), "C2",
            each.name + " must have the operand's "
                        "element type")) ||
        failed(constraints.require(
            type.getRank() == 1 && compatibleSizes(type.getDimSize(0), size),
            each.constraint,
            each.name + " must have one entry per feature, " + Twine(size))))
      return failure();
  }
  vector = RankedTensorType::get({size}, operand.getElementType());
  return success();
}

} // namespace

LogicalResult
BatchNormTrainingOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc, Adaptor op,
                                      SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(op.getOperand().getType());
  RankedTensorType vector;
  if (failed(requireFeatures(Requirements(loc, getOperationName()), operand,
                             op.getFeatureIndex(),
                             {{"scale", op.getScale().getType(), "C3"},
                              {"offset", op.getOffset().getType(), "C4"}},
                             vector)))
    return failure();
  types.append({operand, vector, vector});
  return success();
}

LogicalResult
BatchNormInferenceOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> loc, Adaptor op,
                                       SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(op.getOperand().getType());
  RankedTensorType vector;
  if (failed(requireFeatures(Requirements(loc, getOperationName()), operand,
                             op.getFeatureIndex(),
                             {{"scale", op.getScale().getType(), "C3"},
                              {"offset", op.getOffset().getType(), "C4"},
                              {"mean", op.getMean().getType(), "C5"},
                              {"variance", op.getVariance().getType(), "C6"}},
                             vector)))
    return failure();
  types.push_back(operand);
  return success();
}

LogicalResult BatchNormGradOp::inferReturnTypes(MLIRContext *,
                                                std::optional<Location> loc,
                                                Adaptor op,
                                                SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  auto operand = cast<RankedTensorType>(op.getOperand().getType());
  RankedTensorType vector;
  if (failed(requireFeatures(constraints, operand, op.getFeatureIndex(),
                             {{"scale", op.getScale().getType(), "C5"},
                              {"mean", op.getMean().getType(), "C4"},
                              {"variance", op.getVariance().getType(), "C4"}},
                             vector)) ||
      failed(constraints.require(expressedType(op.getGradOutput().getType()) ==
                                     expressedType(operand),
                                 "C2",
                                 "grad_output must have the operand's element "
                                 "type")) ||
      failed(constraints.requireSameShape(op.getGradOutput().getType(), operand,
                                          "C3", "operand and grad_output")))
    return failure();
  types.append({operand, vector, vector});
  return success();
}

} // namespace tesela::stablehlo
