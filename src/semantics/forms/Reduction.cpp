// reduce and reduce_window: a region folds elements into an accumulator.
#include "semantics/forms/Combiners.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"
#include "semantics/forms/Windows.h"

#include "ir/Reduction.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

static void setCombiner(FormBuilder &builder, Combiner combiner,
                        llvm::ArrayRef<Type> types) {
  builder.form.combiner = std::move(combiner);
  builder.form.accumulatorTypes.assign(types.begin(), types.end());
}

MaybeForm form(stablehlo::ReduceOp op) {
  llvm::SmallVector<Type> types;
  std::optional<Combiner> combiner =
      regionCombiner(op.getBody(), /*widen=*/true, types);
  if (!combiner)
    return std::nullopt;
  unsigned count = op.getInputs().size();
  initFromScalars(*combiner, count, count);

  FormBuilder builder(op);
  llvm::ArrayRef<int64_t> shape = shapeOf(op.getInputs()[0]);
  Indices source(shape.size()), result;
  for (auto [d, extent] : llvm::enumerate(shape))
    if (!llvm::is_contained(op.getDimensions(), d))
      result.push_back(source[d] = builder.parallel(extent));
  for (auto [d, extent] : llvm::enumerate(shape))
    if (llvm::is_contained(op.getDimensions(), d))
      source[d] = builder.reduction(extent);
  for (unsigned i = 0; i < count; ++i) {
    builder.read(i, source);
    builder.write(i, result);
  }
  for (unsigned i = 0; i < count; ++i)
    builder.yield(builder.input(i).convert(types[i]));
  setCombiner(builder, std::move(*combiner), types);
  return builder.finish();
}

static Window windowOf(stablehlo::ReduceWindowOp op, size_t dimension) {
  Window window;
  window.size = op.getWindowDimensions()[dimension];
  if (auto strides = op.getWindowStrides())
    window.stride = (*strides)[dimension];
  if (auto dilations = op.getBaseDilations())
    window.baseDilation = (*dilations)[dimension];
  if (auto dilations = op.getWindowDilations())
    window.windowDilation = (*dilations)[dimension];
  if (auto padding = op.getPaddingAttr())
    window.padLow = *(padding.getValues<int64_t>().begin() + 2 * dimension);
  return window;
}

// Positions off the base contribute the init value, as if the base had been
// padded with it.
MaybeForm form(stablehlo::ReduceWindowOp op) {
  llvm::SmallVector<Type> types;
  std::optional<Combiner> combiner =
      regionCombiner(op.getBody(), /*widen=*/true, types);
  if (!combiner)
    return std::nullopt;
  unsigned count = op.getInputs().size();
  initFromScalars(*combiner, count, count);

  FormBuilder builder(op);
  llvm::ArrayRef<int64_t> shape = shapeOf(op.getInputs()[0]);
  llvm::ArrayRef<int64_t> places = shapeOf(op.getResults()[0]);
  Indices result = builder.parallel(places);
  Indices offsets;
  for (int64_t size : op.getWindowDimensions())
    offsets.push_back(builder.reduction(size));
  bool padded = false;
  for (unsigned i = 0; i < count; ++i) {
    Access &access = builder.read(i, result);
    for (size_t d = 0; d < shape.size(); ++d)
      access.indices[d] = windowIndex(access, windowOf(op, d), result[d],
                                      offsets[d], shape[d], places[d]);
    padded = !access.guards.empty();
    builder.write(i, result);
  }
  for (unsigned i = 0; padded && i < count; ++i)
    builder.read(count + i, {});
  for (unsigned i = 0; i < count; ++i) {
    Term value = builder.input(i).convert(types[i]);
    if (padded)
      value = select(builder.inBounds(i), value,
                     builder.input(count + i).convert(types[i]));
    builder.yield(value);
  }
  setCombiner(builder, std::move(*combiner), types);
  return builder.finish();
}

} // namespace tesela::semantics
