// Operators whose shapes are known only at run time. An operator of the
// dynamic_* family becomes its static counterpart in a scratch block, now that
// its shape operands have values; any other operator is cloned with the types
// its operands have taken.
#include "interpret/Interpreter.h"

#include "interpret/GranularExecutor.h"
#include "interpret/Types.h"

#include "ir/Contraction.h"
#include "ir/ElementTypes.h"
#include "ir/GatherScatter.h"
#include "semantics/SymbolicShapes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

namespace tesela::interpret {
namespace {

using Dimensions = std::vector<int64_t>;

mlir::RankedTensorType typed(mlir::Type like, llvm::ArrayRef<int64_t> shape) {
  return mlir::RankedTensorType::get(
      shape, llvm::cast<mlir::RankedTensorType>(like).getElementType());
}

mlir::Type typeOf(const Array &array, mlir::Type written) {
  return llvm::isa<mlir::RankedTensorType>(written)
             ? typed(written, array.shape().dimensions)
             : written;
}

mlir::NamedAttribute named(mlir::Operation *op, llvm::StringRef name,
                           mlir::Attribute value) {
  return {mlir::StringAttr::get(op->getContext(), name), value};
}

mlir::NamedAttribute array(mlir::Operation *op, llvm::StringRef name,
                           const Dimensions &values) {
  return named(op, name,
               mlir::DenseI64ArrayAttr::get(op->getContext(), values));
}

/// Runs the static operator `name` on the first operands of `op`.
Result<void> runAs(Interpreter &interpreter, mlir::Operation *op,
                   llvm::StringRef name, size_t operandCount,
                   llvm::ArrayRef<int64_t> shape,
                   llvm::ArrayRef<mlir::NamedAttribute> attributes) {
  std::vector<Array> operands = interpreter.operands(op);
  operands.resize(operandCount);
  llvm::SmallVector<mlir::Type> types;
  for (auto [operand, value] : llvm::zip(operands, op->getOperands()))
    types.push_back(typeOf(operand, value.getType()));
  for (int64_t size : shape)
    if (size < 0)
      return failure(op, "a dimension of its result is negative");
  ScratchOp scratch(op->getLoc(), name, types,
                    {typed(op->getResult(0).getType(), shape)}, attributes);
  auto results = interpreter.runDefinition(scratch.get(), operands, false);
  if (!results)
    return results.error();
  return interpreter.setResults(op, std::move(*results));
}

Dimensions operandIntegers(Interpreter &interpreter, mlir::Operation *op,
                           unsigned operand) {
  return toIntegers(interpreter.get(op->getOperand(operand)));
}

Result<void> broadcast(Interpreter &interpreter, mlir::Operation *op) {
  return runAs(interpreter, op, "stablehlo.broadcast_in_dim", 1,
               operandIntegers(interpreter, op, 1),
               {array(op, "broadcast_dimensions",
                      integers(op, "broadcast_dimensions"))});
}

Result<void> iota(Interpreter &interpreter, mlir::Operation *op) {
  return runAs(interpreter, op, "stablehlo.iota", 0,
               operandIntegers(interpreter, op, 0),
               {named(op, "iota_dimension", op->getAttr("iota_dimension"))});
}

Result<void> reshape(Interpreter &interpreter, mlir::Operation *op) {
  const Array operand = interpreter.get(op->getOperand(0));
  const Dimensions shape = operandIntegers(interpreter, op, 1);
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  if (count != operand.elementCount())
    return failure(op, "its shape does not hold the operand's elements");
  interpreter.set(op->getResult(0), operand.reshaped(shape));
  return success();
}

Result<void> pad(Interpreter &interpreter, mlir::Operation *op) {
  const Dimensions low = operandIntegers(interpreter, op, 2),
                   high = operandIntegers(interpreter, op, 3),
                   interior = operandIntegers(interpreter, op, 4);
  Dimensions shape = interpreter.get(op->getOperand(0)).shape().dimensions;
  for (size_t d = 0; d < shape.size(); ++d)
    shape[d] +=
        low[d] + high[d] + std::max<int64_t>(shape[d] - 1, 0) * interior[d];
  return runAs(interpreter, op, "stablehlo.pad", 2, shape,
               {array(op, "edge_padding_low", low),
                array(op, "edge_padding_high", high),
                array(op, "interior_padding", interior)});
}

Result<void> slice(Interpreter &interpreter, mlir::Operation *op) {
  const Dimensions start = operandIntegers(interpreter, op, 1),
                   limit = operandIntegers(interpreter, op, 2),
                   strides = operandIntegers(interpreter, op, 3);
  const auto sizes = interpreter.get(op->getOperand(0)).shape().dimensions;
  Dimensions shape;
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (start[d] < 0 || limit[d] < start[d] || limit[d] > sizes[d] ||
        strides[d] <= 0)
      return failure(op, "its bounds leave the operand");
    shape.push_back((limit[d] - start[d] + strides[d] - 1) / strides[d]);
  }
  return runAs(interpreter, op, "stablehlo.slice", 1, shape,
               {array(op, "start_indices", start),
                array(op, "limit_indices", limit),
                array(op, "strides", strides)});
}

Result<void> gather(Interpreter &interpreter, mlir::Operation *op) {
  const auto numbers = op->getAttrOfType<stablehlo::GatherDimensionNumbersAttr>(
      "dimension_numbers");
  const Dimensions sizes = operandIntegers(interpreter, op, 2);
  Dimensions batch = interpreter.get(op->getOperand(1)).shape().dimensions;
  const size_t vector = numbers.getIndexVectorDim();
  if (vector < batch.size())
    batch.erase(batch.begin() + vector);
  Dimensions window;
  for (size_t d = 0; d < sizes.size(); ++d)
    if (!llvm::is_contained(numbers.getCollapsedSliceDims(), int64_t(d)) &&
        !llvm::is_contained(numbers.getOperandBatchingDims(), int64_t(d)))
      window.push_back(sizes[d]);
  Dimensions shape;
  size_t nextBatch = 0, nextWindow = 0;
  for (size_t d = 0; d < batch.size() + window.size(); ++d)
    shape.push_back(llvm::is_contained(numbers.getOffsetDims(), int64_t(d))
                        ? window[nextWindow++]
                        : batch[nextBatch++]);
  return runAs(interpreter, op, "stablehlo.gather", 2, shape,
               {named(op, "dimension_numbers", numbers),
                array(op, "slice_sizes", sizes)});
}

Result<void> convolve(Interpreter &interpreter, mlir::Operation *op) {
  const auto numbers = op->getAttrOfType<stablehlo::ConvDimensionNumbersAttr>(
      "dimension_numbers");
  const Array &lhs = interpreter.get(op->getOperand(0));
  const Array &rhs = interpreter.get(op->getOperand(1));
  const size_t spatial = numbers.getInputSpatialDimensions().size();
  const Dimensions padding = operandIntegers(interpreter, op, 2),
                   strides = integers(op, "window_strides", spatial, 1),
                   base = integers(op, "lhs_dilation", spatial, 1),
                   dilation = integers(op, "rhs_dilation", spatial, 1);
  Dimensions shape(spatial + 2);
  shape[numbers.getOutputBatchDimension()] =
      lhs.dimensions()[numbers.getInputBatchDimension()] /
      integer(op, "batch_group_count", 1);
  shape[numbers.getOutputFeatureDimension()] =
      rhs.dimensions()[numbers.getKernelOutputFeatureDimension()];
  const auto dilated = [](int64_t size, int64_t by) {
    return size ? (size - 1) * by + 1 : 0;
  };
  for (size_t d = 0; d < spatial; ++d) {
    const int64_t window = dilated(
        rhs.dimensions()[numbers.getKernelSpatialDimensions()[d]], dilation[d]);
    const int64_t input =
        dilated(lhs.dimensions()[numbers.getInputSpatialDimensions()[d]],
                base[d]) +
        padding[2 * d] + padding[2 * d + 1];
    shape[numbers.getOutputSpatialDimensions()[d]] =
        window > input ? 0 : (input - window) / strides[d] + 1;
  }
  llvm::SmallVector<mlir::NamedAttribute> attributes;
  for (mlir::NamedAttribute attribute : op->getAttrDictionary())
    if (attribute.getName() != "padding")
      attributes.push_back(attribute);
  auto type = mlir::RankedTensorType::get(
      {int64_t(spatial), 2}, mlir::IntegerType::get(op->getContext(), 64));
  attributes.push_back(
      named(op, "padding",
            mlir::DenseIntElementsAttr::get(type, llvm::ArrayRef(padding))));
  return runAs(interpreter, op, "stablehlo.convolution", 2, shape, attributes);
}

Result<void> getDimension(Interpreter &interpreter, mlir::Operation *op) {
  Array size(Shape{ElementType::S32, {}, {}});
  size.setInteger(0, interpreter.get(op->getOperand(0))
                         .dimensions()[integer(op, "dimension")]);
  interpreter.set(op->getResult(0), std::move(size));
  return success();
}

/// Keeps the first elements of a dimension; a larger size adds zeros.
Result<void> setDimension(Interpreter &interpreter, mlir::Operation *op) {
  const Array from = interpreter.get(op->getOperand(0));
  const size_t dimension = integer(op, "dimension");
  Shape shape = from.shape();
  shape.dimensions[dimension] = interpreter.get(op->getOperand(1)).integerAt(0);
  if (shape.dimensions[dimension] < 0)
    return failure(op, "the size is negative");
  Array result(shape);
  const size_t size = byteSize(shape.element);
  const auto strides = rowMajorStrides(shape.dimensions);
  Dimensions index(shape.dimensions.size(), 0);
  for (int64_t i = 0; i < from.elementCount(); ++i) {
    int64_t to = 0;
    for (size_t d = 0; d < index.size(); ++d)
      to += index[d] * strides[d];
    if (index[dimension] < shape.dimensions[dimension])
      std::memcpy(result.mutableData() + to * size, from.data() + i * size,
                  size);
    nextIndex(index, from.dimensions());
  }
  interpreter.set(op->getResult(0), std::move(result));
  return success();
}

bool hasDynamicShape(mlir::Type type) {
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

const Array &arrayOf(mlir::Operation *op, const std::vector<Array> &operands,
                     mlir::Value value) {
  return operands[llvm::find(op->getOperands(), value) - op->operand_begin()];
}

/// The shape of the results, as shapes are inferred for all sizes.
std::optional<Dimensions> inferredShape(
    mlir::Operation *op, const std::vector<Array> &operands,
    semantics::ElementsOf elements = [](mlir::Value) { return std::nullopt; }) {
  semantics::Sizes sizes(op->getContext());
  std::optional<semantics::Extents> shape = semantics::resultShape(
      op,
      [&](mlir::Value value) {
        return semantics::extentsOf(
            arrayOf(op, operands, value).shape().dimensions);
      },
      elements, sizes, [](const semantics::SizeFact &) {});
  if (!shape)
    return std::nullopt;
  return Dimensions(shape->begin(), shape->end());
}

/// The result types of `op` on operands of the given types.
Result<llvm::SmallVector<mlir::Type>>
inferredTypes(mlir::Operation *op, mlir::Operation *clone,
              const std::vector<Array> &operands) {
  llvm::SmallVector<mlir::Type> types;
  if (llvm::none_of(op->getResultTypes(), hasDynamicShape)) {
    types.assign(op->result_type_begin(), op->result_type_end());
    return types;
  }
  if (auto infer = llvm::dyn_cast<mlir::InferTypeOpInterface>(clone)) {
    if (succeeded(infer.inferReturnTypes(
            op->getContext(), op->getLoc(), clone->getOperands(),
            clone->getAttrDictionary(), clone->getPropertiesStorage(),
            clone->getRegions(), types))) {
      // Element types are the written ones: inference may not know them.
      for (auto [type, written] : llvm::zip(types, op->getResultTypes()))
        if (auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type))
          type = typed(written, tensor.getShape());
      return types;
    }
    return failure(op, "the shape of its result cannot be inferred");
  }
  if (std::optional<Dimensions> shape = inferredShape(op, operands)) {
    for (mlir::Type type : op->getResultTypes())
      types.push_back(typed(type, *shape));
    return types;
  }
  // Elementwise: the operand with the most dimensions has the shape.
  const Array *widest = nullptr;
  for (const Array &operand : operands)
    if (!widest || operand.dimensions().size() > widest->dimensions().size())
      widest = &operand;
  for (mlir::Type type : op->getResultTypes()) {
    auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
    if (!widest || !tensor ||
        tensor.getRank() != int64_t(widest->dimensions().size()))
      return failure(op, "the shape of its result cannot be inferred",
                     ErrorCode::Unimplemented);
    types.push_back(typed(type, widest->shape().dimensions));
  }
  return types;
}

} // namespace

bool isDynamic(mlir::Operation *op) {
  return llvm::any_of(op->getOperandTypes(), hasDynamicShape) ||
         llvm::any_of(op->getResultTypes(), hasDynamicShape);
}

Result<void> executeDynamic(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<Array> operands = interpreter.operands(op);
  llvm::SmallVector<mlir::Type> operandTypes;
  for (auto [array, operand] : llvm::zip(operands, op->getOperands()))
    operandTypes.push_back(typeOf(array, operand.getType()));
  ScratchOp scratch(op, operandTypes, op->getResultTypes());
  auto types = inferredTypes(op, scratch.get(), operands);
  if (!types)
    return types.error();
  for (auto [result, type] : llvm::zip(scratch.get()->getResults(), *types))
    result.setType(type);
  auto results = interpreter.runDefinition(scratch.get(), operands, false);
  if (!results)
    return failure(op, results.error());
  return interpreter.setResults(op, std::move(*results));
}

Result<void> runDynamicReduceWindow(Interpreter &interpreter,
                                    mlir::Operation *op) {
  const std::vector<Array> operands = interpreter.operands(op);
  auto elements = [&](mlir::Value value) {
    return semantics::extentsOf(toIntegers(arrayOf(op, operands, value)));
  };
  const std::optional<Dimensions> shape = inferredShape(op, operands, elements);
  if (!shape)
    return failure(op, "the shape of its result cannot be inferred",
                   ErrorCode::Unimplemented);
  auto form = semantics::dynamicReduceWindowForm(
      op,
      [&](mlir::Value value) {
        return semantics::extentsOf(
            value.getDefiningOp() == op
                ? *shape
                : arrayOf(op, operands, value).shape().dimensions);
      },
      elements);
  if (!form)
    return failure(op, "its region is no scalar code",
                   ErrorCode::Unimplemented);
  std::vector<Shape> from, to;
  for (const Array &operand : operands)
    from.push_back(operand.shape());
  for (size_t r = 0; r < op->getNumResults(); ++r)
    to.push_back(Shape{operands[r].element(), *shape, {}});
  auto executor = GranularExecutor::compile(*form, from, to);
  if (!executor)
    return executor.error();
  auto results = (*executor)->run(operands);
  if (!results)
    return results.error();
  return interpreter.setResults(op, std::move(*results));
}

void addDynamic(HandlerTable &table) {
  table["stablehlo.dynamic_broadcast_in_dim"] = broadcast;
  table["stablehlo.dynamic_iota"] = iota;
  table["stablehlo.dynamic_reshape"] = reshape;
  table["stablehlo.dynamic_pad"] = pad;
  table["stablehlo.real_dynamic_slice"] = slice;
  table["stablehlo.dynamic_gather"] = gather;
  table["stablehlo.dynamic_conv"] = convolve;
  table["stablehlo.get_dimension_size"] = getDimension;
  table["stablehlo.set_dimension_size"] = setDimension;
}

} // namespace tesela::interpret
