// Operators by their definition: the granular form, or, where the region is no
// scalar code, the loops of the specification with the region interpreted.
#include "interpret/RegionFunction.h"

#include "interpret/Types.h"

#include "ir/GatherScatter.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::interpret {
namespace {

using Index = std::vector<int64_t>;

int64_t flatten(const Index &index, const Index &strides) {
  int64_t offset = 0;
  for (size_t i = 0; i < index.size(); ++i)
    offset += index[i] * strides[i];
  return offset;
}

/// Several accumulators and contributions at given element positions.
class Fold {
public:
  Fold(RegionFunction &combine, std::vector<Array> &accumulators,
       std::span<const Array> contributions)
      : combine(combine), contributions(contributions),
        elements(2 * accumulators.size()) {
    for (Array &array : accumulators) {
      targets.push_back(array.mutableData());
      sizes.push_back(byteSize(array.element()));
    }
  }

  Result<void> take(int64_t accumulator, int64_t contribution) {
    const size_t count = targets.size();
    std::vector<std::byte *> out(count);
    for (size_t r = 0; r < count; ++r) {
      out[r] = targets[r] + accumulator * sizes[r];
      elements[r] = out[r];
      elements[count + r] = contributions[r].data() +
                            contribution * byteSize(contributions[r].element());
    }
    return combine.apply(elements, out);
  }

private:
  RegionFunction &combine;
  std::span<const Array> contributions;
  std::vector<std::byte *> targets;
  std::vector<size_t> sizes;
  std::vector<const std::byte *> elements;
};

std::vector<Array> filled(mlir::Operation *op, std::span<const Array> inits,
                          RegionFunction &combine) {
  std::vector<Array> arrays;
  for (auto [r, type] : llvm::enumerate(op->getResultTypes())) {
    Shape shape = *shapeOf(type);
    shape.element = combine.resultType(r);
    Array array(shape);
    std::byte element[16];
    convertElements(inits[r].data(), inits[r].element(), element, shape.element,
                    1);
    std::byte *to = array.mutableData();
    for (int64_t i = 0; i < array.elementCount(); ++i)
      std::memcpy(to + i * byteSize(shape.element), element,
                  byteSize(shape.element));
    arrays.push_back(std::move(array));
  }
  return arrays;
}

Result<std::vector<Array>> reduce(mlir::Operation *op,
                                  std::span<const Array> operands,
                                  RegionFunction &combine) {
  const size_t count = operands.size() / 2;
  const Index dropped = integers(op, "dimensions");
  auto results = filled(op, operands.subspan(count), combine);
  const auto dimensions = operands[0].dimensions();
  const Index strides = rowMajorStrides(results[0].dimensions());
  Fold fold(combine, results, operands.first(count));
  Index index(dimensions.size(), 0);
  for (int64_t i = 0; i < operands[0].elementCount(); ++i) {
    Index kept;
    for (size_t d = 0; d < index.size(); ++d)
      if (!llvm::is_contained(dropped, int64_t(d)))
        kept.push_back(index[d]);
    if (auto done = fold.take(flatten(kept, strides), i); !done)
      return done.error();
    nextIndex(index, dimensions);
  }
  return results;
}

Result<std::vector<Array>> reduceWindow(mlir::Operation *op,
                                        std::span<const Array> operands,
                                        RegionFunction &combine) {
  const size_t count = operands.size() / 2;
  const auto dimensions = operands[0].dimensions();
  const size_t rank = dimensions.size();
  const Index window = integers(op, "window_dimensions"),
              strides = integers(op, "window_strides", rank, 1),
              base = integers(op, "base_dilations", rank, 1),
              dilation = integers(op, "window_dilations", rank, 1),
              padding = integers(op, "padding", 2 * rank, 0);
  auto results = filled(op, operands.subspan(count), combine);
  if (results[0].elementCount() == 0)
    return results;
  const Index inputStrides = rowMajorStrides(dimensions);
  Fold fold(combine, results, operands.first(count));
  Index out(rank, 0);
  int64_t position = 0;
  do {
    Index at(rank, 0);
    do {
      Index source(rank);
      bool inside = true;
      for (size_t d = 0; d < rank; ++d) {
        const int64_t padded =
            out[d] * strides[d] + at[d] * dilation[d] - padding[2 * d];
        source[d] = padded / base[d];
        inside &=
            padded >= 0 && padded % base[d] == 0 && source[d] < dimensions[d];
      }
      if (inside)
        if (auto done = fold.take(position, flatten(source, inputStrides));
            !done)
          return done.error();
    } while (nextIndex(at, window));
    ++position;
  } while (nextIndex(out, results[0].dimensions()));
  return results;
}

/// Where update `index` goes, or nothing if its window leaves the operand.
std::optional<int64_t>
scatterTarget(stablehlo::ScatterDimensionNumbersAttr numbers,
              const Array &operand, const Array &indices, const Index &index,
              std::span<const int64_t> updateDimensions) {
  const auto windowDims = numbers.getUpdateWindowDims();
  Index scatterIndex, windowIndex, windowSize;
  for (size_t d = 0; d < index.size(); ++d)
    if (llvm::is_contained(windowDims, int64_t(d))) {
      windowIndex.push_back(index[d]);
      windowSize.push_back(updateDimensions[d]);
    } else {
      scatterIndex.push_back(index[d]);
    }
  const auto indexDims = indices.dimensions();
  const int64_t vector = numbers.getIndexVectorDim();
  const size_t rank = operand.dimensions().size();
  Index start(rank, 0), window(rank, 0), size(rank, 1);
  const auto strides = rowMajorStrides(indexDims);
  for (auto [i, dim] : llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
    Index at = scatterIndex;
    if (vector < int64_t(indexDims.size()))
      at.insert(at.begin() + vector, i);
    start[dim] = indices.integerAt(flatten(at, strides));
  }
  for (auto [input, scatter] :
       llvm::zip(numbers.getInputBatchingDims(),
                 numbers.getScatterIndicesBatchingDims()))
    start[input] = scatterIndex[scatter - (scatter > vector ? 1 : 0)];
  size_t next = 0;
  for (size_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(numbers.getInsertedWindowDims(), int64_t(d)) &&
        !llvm::is_contained(numbers.getInputBatchingDims(), int64_t(d))) {
      window[d] = windowIndex[next];
      size[d] = windowSize[next++];
    }
  int64_t offset = 0;
  const auto operandStrides = rowMajorStrides(operand.dimensions());
  for (size_t d = 0; d < rank; ++d) {
    if (start[d] < 0 || start[d] + size[d] > operand.dimensions()[d])
      return std::nullopt;
    offset += (start[d] + window[d]) * operandStrides[d];
  }
  return offset;
}

Result<std::vector<Array>> scatter(mlir::Operation *op,
                                   std::span<const Array> operands,
                                   RegionFunction &combine) {
  const size_t count = operands.size() / 2;
  const auto numbers =
      llvm::cast<stablehlo::ScatterOp>(op).getScatterDimensionNumbers();
  std::vector<Array> results(operands.begin(), operands.begin() + count);
  const auto updates = operands.subspan(count + 1);
  const auto dimensions = updates[0].dimensions();
  Fold fold(combine, results, updates);
  // One window after the other, as in the granular form.
  Index order, extents;
  for (bool inside : {false, true})
    for (size_t d = 0; d < dimensions.size(); ++d)
      if (llvm::is_contained(numbers.getUpdateWindowDims(), int64_t(d)) ==
          inside) {
        order.push_back(d);
        extents.push_back(dimensions[d]);
      }
  const Index strides = rowMajorStrides(dimensions);
  Index turn(order.size(), 0), index(order.size(), 0);
  for (int64_t n = 0; n < updates[0].elementCount(); ++n) {
    for (auto [d, at] : llvm::zip(order, turn))
      index[d] = at;
    const int64_t i = flatten(index, strides);
    if (auto target = scatterTarget(numbers, operands[0], operands[count],
                                    index, dimensions))
      if (auto done = fold.take(*target, i); !done)
        return done.error();
    nextIndex(turn, extents);
  }
  return results;
}

Result<std::vector<Array>> byRegion(Interpreter &interpreter,
                                    mlir::Operation *op,
                                    std::span<const Array> operands) {
  const llvm::StringRef name = op->getName().getStringRef();
  const bool known = name == "stablehlo.reduce" ||
                     name == "stablehlo.reduce_window" ||
                     name == "stablehlo.map" || name == "stablehlo.scatter";
  if (!known)
    return failure(op, "the judge does not know this operator",
                   ErrorCode::Unimplemented);
  auto function = RegionFunction::create(interpreter, op->getRegion(0));
  if (!function)
    return function.error();
  if (name == "stablehlo.map")
    return function->map(operands);
  auto results = name == "stablehlo.reduce" ? reduce(op, operands, *function)
                 : name == "stablehlo.scatter"
                     ? scatter(op, operands, *function)
                     : reduceWindow(op, operands, *function);
  if (!results)
    return results;
  for (auto [array, type] : llvm::zip(*results, op->getResultTypes())) {
    const Shape shape = *shapeOf(type);
    if (shape.element == array.element())
      continue;
    Array rounded(shape);
    convertElements(array.data(), array.element(), rounded.mutableData(),
                    shape.element, shape.elementCount());
    array = std::move(rounded);
  }
  return results;
}

Result<std::unique_ptr<GranularExecutor>>
compileForm(mlir::Operation *op, std::span<const Array> operands) {
  auto form = semantics::granularForm(op);
  if (!form)
    return std::unique_ptr<GranularExecutor>();
  std::vector<Shape> operandShapes, resultShapes;
  for (const Array &operand : operands)
    operandShapes.push_back(operand.shape());
  for (mlir::Type type : op->getResultTypes())
    resultShapes.push_back(*shapeOf(type));
  return GranularExecutor::compile(*form, operandShapes, resultShapes);
}

} // namespace

Result<std::vector<Array>>
Interpreter::runDefinition(mlir::Operation *op, std::span<const Array> operands,
                           bool keep) {
  for (mlir::Type type : op->getResultTypes())
    if (!shapeOf(type))
      return failure(op, "a result type the judge cannot hold",
                     ErrorCode::Unimplemented);
  Cache::Compiled once;
  Cache::Compiled *compiled = keep ? &shared.cache.compiled[op] : &once;
  if (!compiled->tried) {
    auto executor = compileForm(op, operands);
    if (!executor)
      return executor.error();
    compiled->executor = std::move(*executor);
    compiled->tried = true;
  }
  if (compiled->executor)
    return compiled->executor->run(operands);
  return byRegion(*this, op, operands);
}

} // namespace tesela::interpret
