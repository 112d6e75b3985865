// reduce and reduce_window: a region folds elements into an accumulator.
#include "semantics/forms/Build.h"
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

GranularForm reductionForm(llvm::ArrayRef<Operand> operands,
                           llvm::ArrayRef<int64_t> axes, Combiner combiner,
                           llvm::ArrayRef<Type> accumulators) {
  llvm::SmallVector<Type> types;
  for (const Operand &operand : operands)
    types.push_back(operand.element);
  FormBuilder builder(types.front().getContext(), types);
  llvm::ArrayRef<Extent> shape = operands.front().shape;
  Indices source(shape.size()), result;
  for (auto [d, extent] : llvm::enumerate(shape))
    if (!llvm::is_contained(axes, d))
      result.push_back(source[d] = builder.parallel(extent));
  for (auto [d, extent] : llvm::enumerate(shape))
    if (llvm::is_contained(axes, d))
      source[d] = builder.reduction(extent);
  for (unsigned i = 0; i < operands.size(); ++i) {
    builder.read(i, source);
    builder.write(i, result);
  }
  for (unsigned i = 0; i < operands.size(); ++i)
    builder.yield(builder.input(i).convert(accumulators[i]));
  setCombiner(builder, std::move(combiner), accumulators);
  return builder.finish();
}

GranularForm reductionForm(const Operand &operand, llvm::ArrayRef<int64_t> axes,
                           Monoid monoid) {
  Type type = accumulatorType(monoid, operand.element);
  return reductionForm(operand, axes, monoidCombiner(monoid, type), type);
}

static llvm::SmallVector<Operand> operandsOf(ValueRange values,
                                             ShapeOf shapes) {
  llvm::SmallVector<Operand> operands;
  for (Value value : values)
    operands.push_back({shapes(value), elementOf(value)});
  return operands;
}

MaybeForm form(stablehlo::ReduceOp op, ShapeOf shapes) {
  llvm::SmallVector<Type> types;
  std::optional<Combiner> combiner =
      regionCombiner(op.getBody(), /*widen=*/true, types);
  if (!combiner)
    return std::nullopt;
  unsigned count = op.getInputs().size();
  initFromScalars(*combiner, count, count);
  return reductionForm(operandsOf(op.getInputs(), shapes), op.getDimensions(),
                       std::move(*combiner), types);
}

// Positions off the base contribute the init value, as if the base had been
// padded with it.
GranularForm windowForm(llvm::ArrayRef<Operand> operands,
                        llvm::ArrayRef<Window> windows,
                        llvm::ArrayRef<Extent> places, Combiner combiner,
                        llvm::ArrayRef<Type> accumulators) {
  unsigned count = operands.size();
  llvm::SmallVector<Type> types;
  for (unsigned i = 0; i < 2 * count; ++i)
    types.push_back(operands[i % count].element);
  FormBuilder builder(types.front().getContext(), types);
  llvm::ArrayRef<Extent> shape = operands.front().shape;
  Indices result = builder.parallel(places), offsets;
  for (const Window &window : windows)
    offsets.push_back(builder.reduction(window.size));
  bool padded = false;
  for (unsigned i = 0; i < count; ++i) {
    Access &access = builder.read(i, result);
    for (size_t d = 0; d < shape.size(); ++d)
      access.indices[d] = windowIndex(access, windows[d], result[d], offsets[d],
                                      shape[d], places[d]);
    padded = !access.guards.empty();
    builder.write(i, result);
  }
  auto isScalar = [&](unsigned i) {
    return combiner.inits[i].kind == Init::Kind::ScalarOperand;
  };
  for (unsigned i = 0; padded && i < count; ++i)
    if (isScalar(i))
      builder.read(count + i, {});
  for (unsigned i = 0; i < count; ++i) {
    Term value = builder.input(i).convert(accumulators[i]);
    if (padded) {
      Term inside = builder.inBounds(i);
      Term init = isScalar(i)
                      ? builder.input(count + i).convert(accumulators[i])
                      : Term(builder.form.body,
                             builder.form.body.constantBits(
                                 combiner.inits[i].constant, accumulators[i]));
      value = select(inside, value, init);
    }
    builder.yield(value);
  }
  setCombiner(builder, std::move(combiner), accumulators);
  return builder.finish();
}

GranularForm scanForm(const Operand &operand, unsigned axis, Monoid monoid,
                      bool reverse) {
  llvm::SmallVector<Window> windows(operand.shape.size());
  windows[axis].size = operand.shape[axis];
  if (!reverse)
    windows[axis].padLow = operand.shape[axis] - 1;
  Type type = accumulatorType(monoid, operand.element);
  return windowForm(operand, windows, operand.shape,
                    monoidCombiner(monoid, type), type);
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

MaybeForm form(stablehlo::ReduceWindowOp op, ShapeOf shapes) {
  llvm::SmallVector<Type> types;
  std::optional<Combiner> combiner =
      regionCombiner(op.getBody(), /*widen=*/true, types);
  if (!combiner)
    return std::nullopt;
  unsigned count = op.getInputs().size();
  initFromScalars(*combiner, count, count);
  llvm::SmallVector<Window> windows;
  for (size_t d = 0; d < op.getWindowDimensions().size(); ++d)
    windows.push_back(windowOf(op, d));
  return windowForm(operandsOf(op.getInputs(), shapes), windows,
                    shapes(op.getResults()[0]), std::move(*combiner), types);
}

} // namespace tesela::semantics
