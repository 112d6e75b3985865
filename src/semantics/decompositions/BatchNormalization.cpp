// Batch normalisation. The variance is the biased one, and epsilon is added to
// it before the root.
#include "semantics/decompositions/Composer.h"

#include "ir/Normalization.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

/// Tensors of the operand's shape and vectors over its feature dimension.
class Features {
public:
  Features(Composer composer, Value operand, int64_t feature)
      : composer(composer), type(cast<RankedTensorType>(operand.getType())),
        feature(feature) {
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != feature)
        others.push_back(d);
  }

  /// How many elements each feature has.
  double count() const {
    double count = 1;
    for (int64_t d : others)
      count *= type.getDimSize(d);
    return count;
  }
  RankedTensorType vectorType() const {
    return composer.tensor({type.getDimSize(feature)}, type.getElementType());
  }
  Value spread(Value vector) {
    return composer.broadcast(vector, type, {feature});
  }
  Value sum(Value operand) { return composer.sum(operand, others); }
  Value mean(Value operand) {
    return composer.divide(sum(operand), composer.splat(count(), vectorType()));
  }
  Value deviation(Value variance, const APFloat &epsilon) {
    Value shifted = composer.add(
        variance, composer.splat(epsilon.convertToFloat(), vectorType()));
    return composer.sqrt(shifted);
  }
  /// (operand - mean) / sqrt(variance + epsilon) * scale + offset.
  Value normalized(Value operand, Value scale, Value offset, Value mean,
                   Value variance, const APFloat &epsilon) {
    Value centered = composer.subtract(operand, spread(mean));
    Value unit =
        composer.divide(centered, spread(deviation(variance, epsilon)));
    return composer.add(composer.multiply(spread(scale), unit), spread(offset));
  }

  Composer composer;
  RankedTensorType type;
  int64_t feature;
  llvm::SmallVector<int64_t> others;
};

} // namespace

Values decompose(stablehlo::BatchNormInferenceOp op, Composer composer) {
  Features features(composer, op.getOperand(), op.getFeatureIndex());
  return {features.normalized(op.getOperand(), op.getScale(), op.getOffset(),
                              op.getMean(), op.getVariance(), op.getEpsilon())};
}

Values decompose(stablehlo::BatchNormTrainingOp op, Composer composer) {
  Features features(composer, op.getOperand(), op.getFeatureIndex());
  Value mean = features.mean(op.getOperand());
  Value centered = composer.subtract(op.getOperand(), features.spread(mean));
  Value variance = features.mean(composer.multiply(centered, centered));
  Value output =
      features.normalized(op.getOperand(), op.getScale(), op.getOffset(), mean,
                          variance, op.getEpsilon());
  return {output, mean, variance};
}

// With x centered, s the deviation, g the gradient of the output, n the count:
//   grad_offset = sum g, grad_scale = sum g x / s,
//   grad_operand = scale / (s n) (n g - sum g - x sum(g x) / s^2).
Values decompose(stablehlo::BatchNormGradOp op, Composer composer) {
  Features features(composer, op.getOperand(), op.getFeatureIndex());
  RankedTensorType vector = features.vectorType();
  Value gradient = op.getGradOutput();
  Value deviation = features.deviation(op.getVariance(), op.getEpsilon());
  Value centered =
      composer.subtract(op.getOperand(), features.spread(op.getMean()));
  Value product = features.sum(composer.multiply(gradient, centered));
  Value total = features.sum(gradient);
  Value count = composer.splat(features.count(), vector);
  Value squared =
      composer.add(op.getVariance(),
                   composer.splat(op.getEpsilon().convertToFloat(), vector));

  Value along = composer.multiply(
      centered, features.spread(composer.divide(product, squared)));
  Value inner = composer.multiply(gradient, features.spread(count));
  inner = composer.subtract(inner, features.spread(total));
  inner = composer.subtract(inner, along);
  Value factor =
      composer.divide(composer.divide(op.getScale(), deviation), count);
  return {composer.multiply(features.spread(factor), inner),
          composer.divide(product, deviation), total};
}

} // namespace tesela::semantics
