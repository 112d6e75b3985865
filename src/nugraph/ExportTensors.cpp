// Contractions, reductions and what moves elements.
#include "nugraph/Exporter.h"

#include "ir/ElementTypes.h"
#include "ir/Stablehlo.h"
#include "semantics/Granular.h"

using namespace mlir;
using namespace tesela::semantics;

namespace tesela::nugraph {

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static llvm::StringRef combinerName(Monoid monoid) {
  switch (monoid) {
  case Monoid::Sum:
    return "stablehlo.add";
  case Monoid::Product:
    return "stablehlo.multiply";
  case Monoid::Maximum:
    return "stablehlo.maximum";
  case Monoid::Minimum:
    return "stablehlo.minimum";
  case Monoid::And:
    return "stablehlo.and";
  default:
    return "stablehlo.or";
  }
}

void Exporter::fillCombiner(Region &region, Monoid monoid, Type element) {
  OpBuilder::InsertionGuard guard(builder);
  auto scalar = RankedTensorType::get({}, element);
  Block *block =
      builder.createBlock(&region, {}, {scalar, scalar}, {location, location});
  Value result = create(combinerName(monoid), scalar, block->getArguments());
  stablehlo::ReturnOp::create(builder, location, ValueRange{result});
}

/// The neutral element, +0 for sums as frameworks write it.
static llvm::APInt initBits(Monoid monoid, Type element) {
  if (monoid == Monoid::Sum)
    return constantBits(0, element);
  return *identity(monoid, element);
}

Value Exporter::reduce(Monoid monoid, Value value,
                       llvm::ArrayRef<int64_t> dimensions,
                       RankedTensorType result) {
  Type element = result.getElementType();
  Value init =
      splat(initBits(monoid, element), RankedTensorType::get({}, element));
  auto op = stablehlo::ReduceOp::create(
      builder, location, TypeRange{result}, ValueRange{value}, ValueRange{init},
      builder.getDenseI64ArrayAttr(dimensions));
  fillCombiner(op.getBody(), monoid, element);
  return op.getResult(0);
}

Value Exporter::sum(Value value, llvm::ArrayRef<int64_t> dimensions) {
  llvm::SmallVector<int64_t> kept;
  for (auto [d, extent] : llvm::enumerate(typeOf(value).getShape()))
    if (!llvm::is_contained(dimensions, int64_t(d)))
      kept.push_back(extent);
  return reduce(Monoid::Sum, value, dimensions, typeOf(value).clone(kept));
}

std::optional<Value> Exporter::make(const Reduction &op, Operands operands) {
  return reduce(op.monoid, operands[0], {op.axis}, type);
}

std::optional<Value> Exporter::make(const Scan &scan, Operands operands) {
  int64_t rank = type.getRank(), length = type.getDimSize(scan.axis);
  llvm::SmallVector<int64_t> window(rank, 1), padding(2 * rank, 0);
  window[scan.axis] = length;
  padding[2 * scan.axis] = length - 1;
  Type element = type.getElementType();
  Value init =
      splat(initBits(scan.monoid, element), RankedTensorType::get({}, element));
  auto paddingType =
      RankedTensorType::get({rank, 2}, builder.getIntegerType(64));
  auto op = stablehlo::ReduceWindowOp::create(
      builder, location, TypeRange{type}, ValueRange{operands[0]},
      ValueRange{init}, builder.getDenseI64ArrayAttr(window),
      /*window_strides=*/nullptr, /*base_dilations=*/nullptr,
      /*window_dilations=*/nullptr,
      DenseIntElementsAttr::get(paddingType, padding));
  fillCombiner(op.getBody(), scan.monoid, element);
  return op.getResult(0);
}

/// Sums over the letters that occur in this operand alone and not in the
/// output.
Value Exporter::summedOut(Value value, Letters &letters, const Letters &others,
                          const Letters &output) {
  llvm::SmallVector<int64_t> dimensions;
  Letters kept;
  for (auto [d, letter] : llvm::enumerate(letters))
    if (llvm::is_contained(others, letter) ||
        llvm::is_contained(output, letter))
      kept.push_back(letter);
    else
      dimensions.push_back(d);
  letters = kept;
  return dimensions.empty() ? value : sum(value, dimensions);
}

static bool hasRepetition(const Letters &letters) {
  for (size_t i = 0; i < letters.size(); ++i)
    if (llvm::is_contained(llvm::ArrayRef(letters).drop_front(i + 1),
                           letters[i]))
      return true;
  return false;
}

std::optional<Value> Exporter::make(const Contraction &op, Operands operands) {
  Letters left = op.left, right = op.right;
  if (hasRepetition(left) || hasRepetition(right) || hasRepetition(op.output))
    return std::nullopt;
  Value lhs = summedOut(operands[0], left, op.right, op.output);
  Value rhs = summedOut(operands[1], right, op.left, op.output);
  llvm::SmallVector<int64_t> lhsBatch, rhsBatch, lhsSummed, rhsSummed, shape;
  Letters made; // of the dot's result
  auto place = [](const Letters &letters, uint8_t letter) -> int64_t {
    return llvm::find(letters, letter) - letters.begin();
  };
  for (uint8_t letter : op.output)
    if (llvm::is_contained(left, letter) && llvm::is_contained(right, letter)) {
      lhsBatch.push_back(place(left, letter));
      rhsBatch.push_back(place(right, letter));
      made.push_back(letter);
    }
  for (uint8_t letter : left)
    if (!llvm::is_contained(op.output, letter)) {
      lhsSummed.push_back(place(left, letter));
      rhsSummed.push_back(place(right, letter));
    }
  for (const Letters *letters : {&left, &right})
    for (uint8_t letter : *letters)
      if (llvm::is_contained(op.output, letter) &&
          !llvm::is_contained(made, letter))
        made.push_back(letter);
  for (uint8_t letter : made)
    shape.push_back(llvm::is_contained(left, letter)
                        ? typeOf(lhs).getDimSize(place(left, letter))
                        : typeOf(rhs).getDimSize(place(right, letter)));
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(
      builder.getContext(), lhsBatch, rhsBatch, lhsSummed, rhsSummed);
  Value dot = create("stablehlo.dot_general", type.clone(shape), {lhs, rhs},
                     builder.getNamedAttr("dot_dimension_numbers", numbers));
  llvm::SmallVector<int64_t> permutation;
  for (uint8_t letter : op.output)
    permutation.push_back(place(made, letter));
  return transpose(dot, permutation);
}

std::optional<Value> Exporter::make(const Transpose &op, Operands operands) {
  return transpose(operands[0], llvm::to_vector_of<int64_t>(op.permutation));
}

std::optional<Value> Exporter::make(const Broadcast &op, Operands operands) {
  llvm::SmallVector<int64_t> dimensions;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (d != op.axis)
      dimensions.push_back(d);
  return broadcast(operands[0], dimensions, type);
}

std::optional<Value> Exporter::make(const Slice &slice, Operands operands) {
  llvm::ArrayRef<int64_t> shape = typeOf(operands[0]).getShape();
  llvm::SmallVector<int64_t> starts(shape.size(), 0), limits(shape),
      strides(shape.size(), 1);
  int64_t start = sizes.value(slice.start), length = sizes.value(slice.length);
  starts[slice.axis] = start;
  strides[slice.axis] = slice.stride;
  limits[slice.axis] = start + (length - 1) * slice.stride + 1;
  if (start < 0 || length < 1 || limits[slice.axis] > shape[slice.axis])
    return std::nullopt;
  return stablehlo::SliceOp::create(builder, location, type, operands[0],
                                    builder.getDenseI64ArrayAttr(starts),
                                    builder.getDenseI64ArrayAttr(limits),
                                    builder.getDenseI64ArrayAttr(strides));
}

std::optional<Value> Exporter::make(const Concatenate &op, Operands operands) {
  return stablehlo::ConcatenateOp::create(builder, location, type, operands,
                                          op.axis);
}

std::optional<Value> Exporter::make(const Split &, Operands operands) {
  return reshape(operands[0], type);
}
std::optional<Value> Exporter::make(const Merge &, Operands operands) {
  return reshape(operands[0], type);
}
std::optional<Value> Exporter::make(const Reshape &, Operands operands) {
  return reshape(operands[0], type);
}

std::optional<Value> Exporter::make(const Pad &pad, Operands operands) {
  llvm::SmallVector<int64_t> low(type.getRank(), 0), high(low), interior(low);
  low[pad.axis] = sizes.value(pad.low);
  high[pad.axis] = sizes.value(pad.high);
  Value value = splat(pad.value.toDouble(),
                      RankedTensorType::get({}, type.getElementType()));
  return stablehlo::PadOp::create(builder, location, type, operands[0], value,
                                  builder.getDenseI64ArrayAttr(low),
                                  builder.getDenseI64ArrayAttr(high),
                                  builder.getDenseI64ArrayAttr(interior));
}

std::optional<Value> Exporter::make(const Reverse &op, Operands operands) {
  return stablehlo::ReverseOp::create(
      builder, location, type, operands[0],
      builder.getDenseI64ArrayAttr({int64_t(op.axis)}));
}

std::optional<Value> Exporter::make(const Take &take, Operands operands) {
  llvm::SmallVector<int64_t> slice(typeOf(operands[0]).getShape()), offsets;
  int64_t rank = typeOf(operands[1]).getRank(), axis = take.axis;
  llvm::SmallVector<int64_t> batch =
      llvm::to_vector_of<int64_t>(llvm::seq<int64_t>(0, take.batch));
  for (int64_t d : batch)
    slice[d] = 1;
  slice[axis] = 1;
  for (int64_t d = take.batch; d < type.getRank(); ++d)
    if (d < axis || d >= axis + rank - take.batch)
      offsets.push_back(d);
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      builder.getContext(), offsets, {axis}, batch, batch, {axis}, rank);
  return create("stablehlo.gather", type, operands,
                {builder.getNamedAttr("dimension_numbers", numbers),
                 builder.getNamedAttr("slice_sizes",
                                      builder.getDenseI64ArrayAttr(slice))});
}

} // namespace tesela::nugraph
