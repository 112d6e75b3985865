// batch_norm_training, batch_norm_inference, batch_norm_grad, in double with
// one rounding at the end. The variance is biased; epsilon is added to it.
#include "interpret/Interpreter.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::interpret {
namespace {

/// The elements of each feature.
class Features {
public:
  Features(const Array &operand, mlir::Operation *op) {
    const size_t feature = integer(op, "feature_index");
    count = operand.dimensions()[feature];
    stride = rowMajorStrides(operand.dimensions())[feature];
    size = count ? operand.elementCount() / count : 0;
  }
  int64_t of(int64_t position) const { return position / stride % count; }

  int64_t count, stride, size; // size: elements per feature
};

double epsilonOf(mlir::Operation *op) {
  return op->getAttrOfType<mlir::FloatAttr>("epsilon").getValueAsDouble();
}

using Reals = std::vector<double>;

Reals reals(const Array &array) {
  Reals values(array.elementCount());
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = array.realAt(i);
  return values;
}

Array fromReals(const Shape &shape, const Reals &values) {
  Array array(shape);
  for (size_t i = 0; i < values.size(); ++i)
    array.setReal(i, values[i]);
  return array;
}

/// Sum per feature of value(i).
template <typename F> Reals sums(const Features &features, F value) {
  Reals sums(features.count, 0.0);
  for (int64_t i = 0; i < features.count * features.size; ++i)
    sums[features.of(i)] += value(i);
  return sums;
}

Reals normalized(const Features &features, const Reals &x, const Reals &mean,
                 const Reals &variance, const Reals &scale, const Reals &offset,
                 double epsilon) {
  Reals y(x.size());
  for (size_t i = 0; i < x.size(); ++i) {
    const int64_t f = features.of(i);
    y[i] = (x[i] - mean[f]) / std::sqrt(variance[f] + epsilon) * scale[f] +
           offset[f];
  }
  return y;
}

Result<void> runTraining(Interpreter &interpreter, mlir::Operation *op) {
  const std::vector<Array> given = interpreter.operands(op);
  const Features features(given[0], op);
  const Reals x = reals(given[0]);
  Reals mean = sums(features, [&](int64_t i) { return x[i]; });
  for (double &value : mean)
    value /= double(features.size);
  Reals variance = sums(features, [&](int64_t i) {
    const double centered = x[i] - mean[features.of(i)];
    return centered * centered;
  });
  for (double &value : variance)
    value /= double(features.size);
  const Reals y = normalized(features, x, mean, variance, reals(given[1]),
                             reals(given[2]), epsilonOf(op));
  return interpreter.setResults(op, {fromReals(given[0].shape(), y),
                                     fromReals(given[1].shape(), mean),
                                     fromReals(given[1].shape(), variance)});
}

Result<void> runInference(Interpreter &interpreter, mlir::Operation *op) {
  const std::vector<Array> given = interpreter.operands(op);
  const Features features(given[0], op);
  const Reals y =
      normalized(features, reals(given[0]), reals(given[3]), reals(given[4]),
                 reals(given[1]), reals(given[2]), epsilonOf(op));
  return interpreter.setResults(op, {fromReals(given[0].shape(), y)});
}

Result<void> runGradient(Interpreter &interpreter, mlir::Operation *op) {
  const std::vector<Array> given = interpreter.operands(op);
  const Features features(given[0], op);
  const Reals x = reals(given[0]), scale = reals(given[1]),
              mean = reals(given[2]), variance = reals(given[3]),
              gradient = reals(given[4]);
  const double epsilon = epsilonOf(op), size = double(features.size);
  const Reals total = sums(features, [&](int64_t i) { return gradient[i]; });
  const Reals moment = sums(features, [&](int64_t i) {
    return gradient[i] * (x[i] - mean[features.of(i)]);
  });
  Reals operandGradient(x.size()), scaleGradient(features.count);
  for (size_t i = 0; i < x.size(); ++i) {
    const int64_t f = features.of(i);
    const double wide = variance[f] + epsilon;
    operandGradient[i] =
        scale[f] / std::sqrt(wide) / size *
        (gradient[i] * size - total[f] - moment[f] * (x[i] - mean[f]) / wide);
  }
  for (int64_t f = 0; f < features.count; ++f)
    scaleGradient[f] = moment[f] / std::sqrt(variance[f] + epsilon);
  return interpreter.setResults(op,
                                {fromReals(given[0].shape(), operandGradient),
                                 fromReals(given[1].shape(), scaleGradient),
                                 fromReals(given[1].shape(), total)});
}

} // namespace

void addNormalization(HandlerTable &table) {
  table["stablehlo.batch_norm_training"] = runTraining;
  table["stablehlo.batch_norm_inference"] = runInference;
  table["stablehlo.batch_norm_grad"] = runGradient;
}

} // namespace tesela::interpret
