#include "ir/DataMovement.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tesela::stablehlo {

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===-- constant, iota ----------------------------------------------------===//

void ConstantOp::build(OpBuilder &builder, OperationState &state,
                       Attribute value) {
  build(builder, state, cast<ElementsAttr>(value));
}

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location>,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &results) {
  results.push_back(adaptor.getValue().getType());
  return success();
}

bool ConstantOp::isCompatibleReturnTypes(TypeRange inferred,
                                         TypeRange written) {
  if (compatibleTypes(inferred, written))
    return true;
  auto value = dyn_cast<RankedTensorType>(inferred.front());
  auto result = dyn_cast<RankedTensorType>(written.front());
  if (!value || !result || value.getShape() != result.getShape())
    return false;
  auto quantized = dyn_cast<quant::QuantizedType>(result.getElementType());
  return quantized && quantized.getStorageType() == value.getElementType();
}

LogicalResult ConstantOp::verify() {
  Type value = getValue().getType(), result = getType();
  if (!isCompatibleReturnTypes(value, result))
    return Site{getLoc(), getOperationName()}.broken(
        "C1", "the value is ", value, ", the result ", result);
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

// c for integers, cst for others.
void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOutput(),
          isa<IntegerType>(getElementTypeOrSelf(getType())) ? "c" : "cst");
}

// `stablehlo.constant {attributes} dense<..> : T`, or the generic form without
// quotes where the value's type is not the result's (quantized results).
void ConstantOp::print(OpAsmPrinter &printer) {
  if (getValue().getType() != getType()) {
    printer.printGenericOp(*this, /*printOpName=*/false);
    return;
  }
  printer.printOptionalAttrDict((*this)->getAttrs(), {getValueAttrName()});
  printer << ' ';
  printer.printStrippedAttrOrType(getValue());
}

static ParseResult parseGenericConstant(OpAsmParser &parser,
                                        OperationState &state) {
  if (parser.parseRParen())
    return failure();
  if (succeeded(parser.parseOptionalLess())) {
    NamedAttrList properties;
    if (parser.parseOptionalAttrDict(properties) || parser.parseGreater())
      return failure();
    state.attributes.append(properties);
  }
  FunctionType type;
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type))
    return failure();
  state.addTypes(type.getResults());
  return success();
}

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &state) {
  if (succeeded(parser.parseOptionalLParen()))
    return parseGenericConstant(parser, state);
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseAttribute(value, "value", state.attributes))
    return failure();
  state.addTypes(value.getType());
  return success();
}

LogicalResult IotaOp::verify() {
  Site site{getLoc(), getOperationName()};
  return checkDimensions(site, "C1", "iota_dimension",
                         static_cast<int64_t>(getIotaDimension()),
                         cast<RankedTensorType>(getType()).getRank());
}

//===-- bitcast_convert, reshape ------------------------------------------===//

static unsigned bitsOf(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * bitsOf(complex.getElementType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return quantized.getStorageTypeIntegralWidth();
  return element.getIntOrFloatBitWidth();
}

LogicalResult BitcastConvertOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType from = tensorOf(getOperand()), to = tensorOf(getResult());
  bool isFromComplex = isa<ComplexType>(from.getElementType());
  if (isFromComplex != isa<ComplexType>(to.getElementType()))
    return site.broken("C2", "complex and real elements cannot be exchanged: ",
                       Type(from), " and ", Type(to));
  unsigned fromBits = bitsOf(from.getElementType());
  unsigned toBits = bitsOf(to.getElementType());
  if (fromBits == toBits) {
    if (!compatibleShapes(from, to))
      return site.broken("C1", "shapes differ: ", Type(from), " and ",
                         Type(to));
    return success();
  }
  // The one with the smaller elements has one more dimension, the last, that
  // holds the pieces of a larger element.
  RankedTensorType small = fromBits < toBits ? from : to;
  RankedTensorType large = fromBits < toBits ? to : from;
  unsigned smallBits = std::min(fromBits, toBits);
  unsigned largeBits = std::max(fromBits, toBits);
  if (small.getRank() != large.getRank() + 1 ||
      !compatibleShapes(small.getShape().drop_back(), large.getShape()))
    return site.broken("C1", "expected one dimension more in ", Type(small),
                       " than in ", Type(large), " and the same others");
  if (largeBits % smallBits != 0 ||
      !compatibleSizes(small.getShape().back(), largeBits / smallBits))
    return site.broken("C1", "the last dimension of ", Type(small),
                       " does not hold the ", largeBits, " bits of an element");
  return success();
}

LogicalResult ReshapeOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType from = tensorOf(getOperand()), to = tensorOf(getResult());
  if (failed(checkMovedElements(site, "C1", from, to)))
    return failure();
  if (from.hasStaticShape() && to.hasStaticShape() &&
      from.getNumElements() != to.getNumElements())
    return site.broken("C2",
                       "numbers of elements differ: ", from.getNumElements(),
                       " and ", to.getNumElements());
  return success();
}

//===-- broadcast_in_dim, concatenate, pad --------------------------------===//

LogicalResult BroadcastInDimOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType from = tensorOf(getOperand()), to = tensorOf(getResult());
  ArrayRef<int64_t> dimensions = getBroadcastDimensions();
  if (failed(checkMovedElements(site, "C1", from, to)) ||
      failed(checkCount(site, "C2", "broadcast_dimensions", dimensions.size(),
                        from.getRank())) ||
      failed(checkDimensions(site, "C3", "broadcast dimension", dimensions,
                             to.getRank())) ||
      failed(checkUnique(site, "C4", "broadcast_dimensions", dimensions)))
    return failure();
  for (auto [i, dimension] : llvm::enumerate(dimensions))
    if (from.getDimSize(i) != 1 &&
        !compatibleSizes(from.getDimSize(i), to.getDimSize(dimension)))
      return site.broken("C5", "dimension ", i, " has size ",
                         from.getDimSize(i), ", neither 1 nor the size ",
                         to.getDimSize(dimension), " of result dimension ",
                         dimension);
  return success();
}

// The sum of the sizes along `dimension`; kDynamic if one is.
static int64_t sumOfSizes(ArrayRef<int64_t> sizes) {
  int64_t sum = 0;
  for (int64_t size : sizes) {
    if (ShapedType::isDynamic(size))
      return ShapedType::kDynamic;
    sum += size;
  }
  return sum;
}

LogicalResult ConcatenateOp::inferReturnTypes(MLIRContext *,
                                              std::optional<Location> location,
                                              Adaptor adaptor,
                                              SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  if (adaptor.getInputs().empty())
    return site.broken("C3", "needs at least one input");
  RankedTensorType first = tensorOf(adaptor.getInputs().front());
  int64_t dimension = adaptor.getDimension();
  if (failed(
          checkDimensions(site, "C4", "dimension", dimension, first.getRank())))
    return failure();
  Type merged = first;
  SmallVector<int64_t> sizes, limits;
  for (Value input : adaptor.getInputs()) {
    RankedTensorType type = tensorOf(input);
    if (failed(checkMovedElements(site, "C1", first, type)))
      return failure();
    SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
    if (type.getRank() == first.getRank())
      shape[dimension] = first.getDimSize(dimension);
    if (!compatibleShapes(shape, first.getShape()))
      return site.broken("C2", "shapes differ beyond dimension ", dimension,
                         ": ", Type(first), " and ", Type(type));
    merged = mergeTypes(merged, type);
    sizes.push_back(type.getDimSize(dimension));
    limits.push_back(type.isDynamicDim(dimension) ? boundsOf(type)[dimension]
                                                  : sizes.back());
  }
  SmallVector<int64_t> shape =
      llvm::to_vector(cast<RankedTensorType>(merged).getShape());
  SmallVector<int64_t> bounds = boundsOf(cast<RankedTensorType>(merged));
  shape[dimension] = sumOfSizes(sizes);
  bounds[dimension] = ShapedType::isDynamic(shape[dimension])
                          ? sumOfSizes(limits)
                          : ShapedType::kDynamic;
  results.push_back(tensorType(shape, first.getElementType(), bounds));
  return success();
}

// Interior padding lies between elements; the edges are added (or, if
// negative, cut) after it. Sizes that 64 bits do not hold are the nearest that
// they do: no result has them.
static int64_t paddedSize(int64_t size, int64_t low, int64_t high,
                          int64_t interior) {
  if (ShapedType::isDynamic(size))
    return size;
  __int128 padded = std::max<int64_t>(size - 1, 0);
  padded = padded * interior + size + low + high;
  return int64_t(std::clamp<__int128>(padded, -1, INT64_MAX));
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  RankedTensorType value = tensorOf(adaptor.getPaddingValue());
  ArrayRef<int64_t> low = adaptor.getEdgePaddingLow();
  ArrayRef<int64_t> high = adaptor.getEdgePaddingHigh();
  ArrayRef<int64_t> interior = adaptor.getInteriorPadding();
  if (value.getRank() != 0)
    return site.broken("I2", "padding_value must be a scalar, got ",
                       Type(value));
  int64_t rank = operand.getRank();
  if (failed(checkMovedElements(site, "C1", operand, value)) ||
      failed(checkCount(site, "C2", "edge_padding_low", low.size(), rank)) ||
      failed(checkCount(site, "C2", "edge_padding_high", high.size(), rank)) ||
      failed(checkCount(site, "C2", "interior_padding", interior.size(), rank)))
    return failure();
  SmallVector<int64_t> shape, bounds = boundsOf(operand);
  for (int64_t i = 0; i < rank; ++i) {
    if (interior[i] < 0)
      return site.broken("C3", "interior padding ", interior[i],
                         " of dimension ", i, " is negative");
    shape.push_back(
        paddedSize(operand.getDimSize(i), low[i], high[i], interior[i]));
    bounds[i] = paddedSize(bounds[i], low[i], high[i], interior[i]);
    if (!ShapedType::isDynamic(shape[i]) && shape[i] < 0)
      return site.broken("C4", "size ", shape[i], " of result dimension ", i,
                         " is negative");
  }
  results.push_back(tensorType(shape, operand.getElementType(), bounds));
  return success();
}

//===-- reverse, slice, transpose -----------------------------------------===//

LogicalResult ReverseOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  ArrayRef<int64_t> dimensions = adaptor.getDimensions();
  if (failed(checkUnique(site, "C2", "dimensions", dimensions)) ||
      failed(checkDimensions(site, "C3", "dimension", dimensions,
                             operand.getRank())))
    return failure();
  results.push_back(operand);
  return success();
}

LogicalResult SliceOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  ArrayRef<int64_t> starts = adaptor.getStartIndices();
  ArrayRef<int64_t> limits = adaptor.getLimitIndices();
  ArrayRef<int64_t> strides = adaptor.getStrides();
  int64_t rank = operand.getRank();
  if (failed(checkCount(site, "C2", "start_indices", starts.size(), rank)) ||
      failed(checkCount(site, "C2", "limit_indices", limits.size(), rank)) ||
      failed(checkCount(site, "C2", "strides", strides.size(), rank)))
    return failure();
  SmallVector<int64_t> shape, bounds = boundsOf(operand);
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = operand.isDynamicDim(i) ? bounds[i] : operand.getDimSize(i);
    if (starts[i] < 0 || starts[i] > limits[i])
      return site.broken("C3", "range ", starts[i], ":", limits[i],
                         " of dimension ", i, " does not go upwards from 0");
    if (!ShapedType::isDynamic(size) && limits[i] > size)
      return site.broken("C3", "limit ", limits[i], " of dimension ", i,
                         " exceeds its size ", size);
    if (strides[i] <= 0)
      return site.broken("C4", "stride ", strides[i], " of dimension ", i,
                         " is not positive");
    int64_t length = limits[i] - starts[i];
    shape.push_back(length == 0 ? 0 : (length - 1) / strides[i] + 1);
  }
  results.push_back(tensorType(shape, operand.getElementType()));
  return success();
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  ArrayRef<int64_t> permutation = adaptor.getPermutation();
  if (failed(checkCount(site, "C2", "permutation", permutation.size(),
                        operand.getRank())) ||
      failed(checkDimensions(site, "C2", "permutation entry", permutation,
                             operand.getRank())) ||
      failed(checkUnique(site, "C2", "permutation", permutation)))
    return failure();
  SmallVector<int64_t> shape, bounds, operandBounds = boundsOf(operand);
  for (int64_t dimension : permutation) {
    shape.push_back(operand.getDimSize(dimension));
    bounds.push_back(operandBounds[dimension]);
  }
  results.push_back(tensorType(shape, operand.getElementType(), bounds));
  return success();
}

//===-- dynamic_slice, dynamic_update_slice -------------------------------===//

static LogicalResult checkStarts(const Site &site, StringRef countConstraint,
                                 StringRef typeConstraint, ValueRange starts,
                                 int64_t rank) {
  if (failed(checkCount(site, countConstraint, "start_indices", starts.size(),
                        rank)))
    return failure();
  for (Value start : starts)
    if (start.getType() != starts.front().getType())
      return site.broken(typeConstraint, "types of start indices differ: ",
                         starts.front().getType(), " and ", start.getType());
  return success();
}

LogicalResult DynamicSliceOp::inferReturnTypes(MLIRContext *,
                                               std::optional<Location> location,
                                               Adaptor adaptor,
                                               SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  ArrayRef<int64_t> sizes = adaptor.getSliceSizes();
  int64_t rank = operand.getRank();
  if (failed(checkStarts(site, "C2", "C3", adaptor.getStartIndices(), rank)) ||
      failed(checkCount(site, "C2", "slice_sizes", sizes.size(), rank)))
    return failure();
  for (int64_t i = 0; i < rank; ++i)
    if (sizes[i] < 0 ||
        (!operand.isDynamicDim(i) && sizes[i] > operand.getDimSize(i)))
      return site.broken("C4", "slice size ", sizes[i], " of dimension ", i,
                         " does not lie between 0 and its size ",
                         operand.getDimSize(i));
  results.push_back(tensorType(sizes, operand.getElementType()));
  return success();
}

LogicalResult DynamicUpdateSliceOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  RankedTensorType update = tensorOf(adaptor.getUpdate());
  int64_t rank = operand.getRank();
  if (failed(checkMovedElements(site, "C2", operand, update)))
    return failure();
  if (update.getRank() != rank)
    return site.broken("C3",
                       "ranks of operand and update differ: ", Type(operand),
                       " and ", Type(update));
  if (failed(checkStarts(site, "C4", "C5", adaptor.getStartIndices(), rank)))
    return failure();
  for (int64_t i = 0; i < rank; ++i)
    if (!update.isDynamicDim(i) && !operand.isDynamicDim(i) &&
        update.getDimSize(i) > operand.getDimSize(i))
      return site.broken("C6", "size ", update.getDimSize(i),
                         " of the update in dimension ", i,
                         " exceeds the operand's ", operand.getDimSize(i));
  results.push_back(operand);
  return success();
}

//===-- get_dimension_size, set_dimension_size ----------------------------===//

LogicalResult GetDimensionSizeOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  if (failed(checkDimensions(site, "C1", "dimension",
                             static_cast<int64_t>(adaptor.getDimension()),
                             tensorOf(adaptor.getOperand()).getRank())))
    return failure();
  results.push_back(RankedTensorType::get({}, IntegerType::get(context, 32)));
  return success();
}

// The dimension becomes dynamic, bounded by what it was.
LogicalResult SetDimensionSizeOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  int64_t dimension = adaptor.getDimension();
  if (failed(checkDimensions(site, "C1", "dimension", dimension,
                             operand.getRank())))
    return failure();
  SmallVector<int64_t> shape = llvm::to_vector(operand.getShape());
  SmallVector<int64_t> bounds = boundsOf(operand);
  if (!ShapedType::isDynamic(shape[dimension]))
    bounds[dimension] = std::exchange(shape[dimension], ShapedType::kDynamic);
  results.push_back(tensorType(shape, operand.getElementType(), bounds));
  return success();
}

//===-- Whole values ------------------------------------------------------===//

LogicalResult TupleOp::inferReturnTypes(MLIRContext *context,
                                        std::optional<Location>,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  results.push_back(
      TupleType::get(context, TypeRange(adaptor.getVal().getTypes())));
  return success();
}

LogicalResult GetTupleElementOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  auto tuple = cast<TupleType>(adaptor.getOperand().getType());
  auto index = static_cast<int32_t>(adaptor.getIndex());
  if (index < 0 || static_cast<size_t>(index) >= tuple.size())
    return site.broken("C1", "no element ", index, " in a tuple of ",
                       tuple.size());
  results.push_back(tuple.getType(index));
  return success();
}

LogicalResult
OptimizationBarrierOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  llvm::append_range(results, adaptor.getOperand().getTypes());
  return success();
}

} // namespace tesela::stablehlo
