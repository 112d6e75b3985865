// Operators that move elements or make them from nothing.
#include "nugraph/Importer.h"

#include "ir/ElementTypes.h"
#include "ir/Stablehlo.h"
#include "mlir/IR/BuiltinTypes.h"
#include "semantics/forms/Constants.h"

namespace tesela::nugraph {

static ElementType elementOf(mlir::Value value) {
  return *ir::elementType(
      mlir::cast<mlir::RankedTensorType>(value.getType()).getElementType());
}

static llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  return mlir::cast<mlir::RankedTensorType>(value.getType()).getShape();
}

bool Importer::known(stablehlo::ConstantOp op) {
  auto type = mlir::cast<mlir::RankedTensorType>(op.getType());
  std::optional<llvm::APInt> bits = semantics::splatBits(op.getValueAttr());
  if (!bits)
    return define(op, addConstant(op.getValueAttr(), type));
  View view;
  view.kind = View::Kind::Constant;
  view.element = elementOf(op);
  view.bits = *bits;
  for (unsigned dimension : longDimensions(type))
    view.extents.push_back(sizes.pliable(type.getDimSize(dimension)));
  return define(op, view);
}

bool Importer::known(stablehlo::IotaOp op) {
  View view;
  view.kind = View::Kind::Counter;
  view.element = elementOf(op);
  int axis = placesOfLong(op.getType())[op.getIotaDimension()];
  if (axis < 0)
    return false;
  view.axis = axis;
  for (unsigned dimension : longDimensions(op.getType()))
    view.extents.push_back(sizes.pliable(shapeOf(op)[dimension]));
  return counts(view) ? define(op, view) : define(op, materialize(view));
}

/// The view whose dimension k is dimension permutation[k] of `view`; the node
/// is transposed where its own dimensions change their order.
std::optional<View> Importer::permuted(const View &view,
                                       llvm::ArrayRef<unsigned> permutation) {
  View result = view;
  nugraph::Transpose transpose;
  for (auto [to, from] : llvm::enumerate(permutation)) {
    result.extents[to] = view.extents[from];
    bool counts =
        view.kind == View::Kind::Counter || view.kind == View::Kind::Mask;
    if (counts && from == view.axis)
      result.axis = to;
    if (view.kind == View::Kind::Mask && from == view.columns)
      result.columns = to;
    if (view.kind != View::Kind::Node)
      continue;
    result.along[to] = view.along[from];
    if (view.along[from] >= 0) {
      result.along[to] = transpose.permutation.size();
      transpose.permutation.push_back(view.along[from]);
    }
  }
  // Rows come before columns.
  if (view.kind == View::Kind::Mask && result.axis > result.columns) {
    using Kind = nugraph::Mask::Kind;
    std::swap(result.axis, result.columns);
    result.offset = -result.offset;
    if (result.start)
      result.start = terms.multiply(*result.start, -1);
    result.mask = view.mask == Kind::Upper   ? Kind::Lower
                  : view.mask == Kind::Lower ? Kind::Upper
                                             : view.mask;
  }
  if (llvm::is_sorted(transpose.permutation))
    return result;
  std::optional<uint32_t> node = add(transpose, {view.node});
  if (!node)
    return std::nullopt;
  result.node = *node;
  return result;
}

bool Importer::known(stablehlo::TransposeOp op) {
  llvm::SmallVector<int, 4> places = placesOfLong(op.getOperand().getType());
  llvm::SmallVector<unsigned, 4> permutation;
  for (int64_t from : op.getPermutation())
    if (places[from] >= 0)
      permutation.push_back(places[from]);
  std::optional<View> result = permuted(view(op.getOperand()), permutation);
  return result && define(op, *result);
}

// Dimensions of extent 1 are no dimensions of a view, so that stretching them
// is the same as adding new ones.
bool Importer::known(stablehlo::BroadcastInDimOp op) {
  View operand = view(op.getOperand());
  llvm::SmallVector<int, 4> operandPlaces =
      placesOfLong(op.getOperand().getType());
  llvm::SmallVector<int, 4> resultPlaces = placesOfLong(op.getType());
  llvm::SmallVector<unsigned, 4> targets; // of the operand's dimensions
  for (auto [d, target] : llvm::enumerate(op.getBroadcastDimensions()))
    if (operandPlaces[d] >= 0)
      targets.push_back(resultPlaces[target]);
  llvm::SmallVector<unsigned, 4> order =
      llvm::to_vector_of<unsigned, 4>(llvm::seq<size_t>(0, targets.size()));
  llvm::sort(order,
             [&](unsigned a, unsigned b) { return targets[a] < targets[b]; });
  std::optional<View> sorted = permuted(operand, order);
  if (!sorted)
    return false;
  llvm::sort(targets);
  View result = *sorted;
  result.extents.clear();
  result.along.clear();
  size_t next = 0;
  for (auto [place, dimension] :
       llvm::enumerate(longDimensions(op.getType()))) {
    bool ofOperand = next < targets.size() && targets[next] == place;
    result.extents.push_back(ofOperand ? sorted->extents[next]
                                       : sizes.pliable(shapeOf(op)[dimension]));
    if (sorted->kind == View::Kind::Node)
      result.along.push_back(ofOperand ? sorted->along[next] : -1);
    if (ofOperand && sorted->axis == next)
      result.axis = place;
    if (ofOperand && sorted->columns == next)
      result.columns = place;
    next += ofOperand;
  }
  return define(op, result);
}

/// Element `index` of axis `place`, which is gone afterwards. A short axis of
/// which elements are picked is no size but a number.
std::optional<View> Importer::picked(const View &view, unsigned place,
                                     int64_t index) {
  constexpr int64_t shortAxis = 16;
  Index full = sizes.resolve(view.extents[place]), at = sizes.constant(index);
  if (sizes.value(full) <= shortAxis)
    sizes.unify(full, sizes.constant(sizes.value(full)));
  else if (index > 0)
    at = sizes.cut(full, index);
  View result = view;
  if ((view.kind == View::Kind::Counter && view.axis == place) ||
      view.kind == View::Kind::Mask)
    result = whole(*materialize(view));
  result.extents.erase(result.extents.begin() + place);
  if (result.kind == View::Kind::Counter)
    result.axis -= result.axis > place;
  if (result.kind != View::Kind::Node)
    return result;
  int axis = result.along[place];
  result.along.erase(result.along.begin() + place);
  if (axis < 0)
    return result;
  Fill number{index, std::nullopt, {ElementType::S32, {}}};
  if (!terms.constantValue(at))
    number.size = at;
  std::optional<uint32_t> chosen = add(number, {});
  std::optional<uint32_t> node =
      chosen ? add(Take{uint8_t(axis)}, {result.node, *chosen}) : std::nullopt;
  if (!node)
    return std::nullopt;
  for (int &own : result.along)
    own -= own > axis;
  result.node = *node;
  return result;
}

bool Importer::slice(View &value, unsigned place, Slice slice) {
  if (value.kind == View::Kind::Counter &&
      (place != value.axis || (slice.stride == 1 && !value.start))) {
    if (place == value.axis) {
      value.start = slice.start;
      value.full = slice.full;
    }
    value.extents[place] = slice.length;
    return true;
  }
  if (value.kind == View::Kind::Counter || value.kind == View::Kind::Mask) {
    std::optional<uint32_t> node = materialize(value);
    if (!node)
      return false;
    value = whole(*node);
  }
  value.extents[place] = slice.length;
  if (value.kind != View::Kind::Node || value.along[place] < 0)
    return true;
  slice.axis = value.along[place];
  std::optional<uint32_t> node = add(slice, {value.node});
  if (node)
    value.node = *node;
  return bool(node);
}

/// x[begin:limit] along a dimension of `extent` elements.
bool Importer::cut(View &value, unsigned place, int64_t begin, int64_t limit,
                   int64_t extent) {
  if (begin == 0 && limit == extent)
    return true;
  Index full = sizes.resolve(value.extents[place]);
  Index start = sizes.cut(full, begin);
  return slice(value, place,
               {0, start, terms.subtract(sizes.cut(full, limit), start), full});
}

/// Every `stride`-th element, of as many blocks as there are elements, which
/// are cut out first:
///
///     x[1:8:2] of 9   =   x[1:9][0:8:2]
///
/// The last block may lack its end: x[0:9:2] of 9.
bool Importer::stride(View &value, unsigned place, int64_t start,
                      int64_t stride, int64_t length, int64_t extent) {
  int64_t all = length * stride, begin = std::min(start, extent - all);
  if (begin < 0)
    begin = start;
  int64_t lacks = std::max<int64_t>(begin + all - extent, 0);
  if (!cut(value, place, begin, begin + all - lacks, extent))
    return false;
  Index full = sizes.resolve(value.extents[place]);
  Index blocks = sizes.fresh(length);
  sizes.unify(full, terms.subtract(terms.multiply(blocks, stride),
                                   sizes.constant(lacks)));
  return slice(value, place,
               {0, sizes.constant(start - begin), sizes.resolve(blocks),
                sizes.resolve(full), stride});
}

bool Importer::known(stablehlo::SliceOp op) {
  View result = view(op.getOperand());
  llvm::ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  unsigned place = 0; // of dimension d in the result
  for (unsigned d : longDimensions(op.getOperand().getType())) {
    int64_t start = op.getStartIndices()[d], limit = op.getLimitIndices()[d];
    int64_t step = op.getStrides()[d], length = shapeOf(op)[d];
    if (length == 1) {
      std::optional<View> rest = picked(result, place, start);
      if (!rest)
        return false;
      result = *rest;
      continue;
    }
    if (step == 1 ? !cut(result, place, start, limit, shape[d])
                  : !stride(result, place, start, step, length, shape[d]))
      return false;
    ++place;
  }
  return define(op, result);
}

/// A number at an end is padding.
std::optional<uint32_t> Importer::sideBySide(uint32_t first, uint32_t second,
                                             unsigned axis) {
  auto number = [&](uint32_t node) -> const Fill * {
    ElementType element = typeOf(node).element;
    const auto *fill = operators.as<Fill>(program->nodes[node].attribute);
    bool is = fill && !fill->size && element != ElementType::I1;
    return is && !isComplex(element) ? fill : nullptr;
  };
  const Fill *before = number(first), *after = number(second);
  Index none = sizes.constant(0), low = typeOf(first).shape[axis],
        high = typeOf(second).shape[axis];
  if (before && !after)
    return add(Pad{uint8_t(axis), low, none, before->value}, {second});
  if (!after || before)
    return add(Concatenate{uint8_t(axis)}, {first, second});
  Pad pad{uint8_t(axis), none, high, after->value};
  const Node &node = program->nodes[first];
  const auto *inner = operators.as<Pad>(node.attribute);
  if (!inner || inner->axis != axis || inner->value != pad.value ||
      inner->high != none)
    return add(pad, {first});
  pad.low = inner->low;
  return add(pad, {node.operands[0]});
}

bool Importer::known(stablehlo::ConcatenateOp op) {
  int axis = placesOfLong(op.getType())[op.getDimension()];
  if (axis < 0)
    return op.getInputs().size() == 1 && define(op, view(op.getInputs()[0]));
  // A part of extent 1 lacks the axis: it is stretched to it.
  std::optional<uint32_t> joined;
  for (mlir::Value input : op.getInputs()) {
    View part = view(input);
    if (shapeOf(input)[op.getDimension()] == 1) {
      part.extents.insert(part.extents.begin() + axis, sizes.constant(1));
      if (part.kind == View::Kind::Node)
        part.along.insert(part.along.begin() + axis, -1);
      part.axis += part.axis >= unsigned(axis);
      part.columns += part.columns >= unsigned(axis);
    }
    std::optional<uint32_t> node = materialize(part);
    if (!node)
      return false;
    if (!joined) {
      joined = node;
      continue;
    }
    for (size_t d = 0; d < part.extents.size(); ++d)
      if (int(d) != axis)
        sizes.unify(typeOf(*joined).shape[d], typeOf(*node).shape[d]);
    joined = sideBySide(*joined, *node, axis);
    if (!joined)
      return false;
  }
  return define(op, joined);
}

/// Edges of more elements than this are sizes, not numbers.
constexpr int64_t shortEdge = 3;

bool Importer::known(stablehlo::PadOp op) {
  const View &padding = view(op.getPaddingValue());
  if (padding.kind != View::Kind::Constant)
    return false;
  auto type = ir::toMlir(padding.element, &operators.context());
  prove::Rational value;
  if (auto floating = mlir::dyn_cast<mlir::FloatType>(type)) {
    llvm::APFloat number(floating.getFloatSemantics(), padding.bits);
    if (!number.isFinite() || number.isNegZero())
      return false;
    bool inexact = false;
    number.convert(llvm::APFloat::IEEEdouble(),
                   llvm::APFloat::rmNearestTiesToEven, &inexact);
    value = prove::Rational::fromDouble(number.convertToDouble());
  } else {
    value = padding.integer();
  }
  llvm::SmallVector<int, 4> places = placesOfLong(op.getOperand().getType());
  auto low = op.getEdgePaddingLow(), high = op.getEdgePaddingHigh();
  for (auto [d, place] : llvm::enumerate(places))
    if (op.getInteriorPadding()[d] != 0 || low[d] < 0 || high[d] < 0 ||
        (place < 0 && low[d] + high[d] > 0))
      return false;
  std::optional<uint32_t> node = materialize(view(op.getOperand()));
  for (auto [d, place] : llvm::enumerate(places)) {
    if (!node || low[d] + high[d] == 0)
      continue;
    auto edge = [&](int64_t width) {
      return width <= shortEdge || maskOffsets.contains(width)
                 ? sizes.constant(width)
                 : sizes.fresh(width);
    };
    Index before = edge(low[d]), after = edge(high[d]);
    node = add(Pad{uint8_t(place), before, after, value}, {*node});
  }
  return define(op, node);
}

bool Importer::known(stablehlo::ReverseOp op) {
  std::optional<uint32_t> node = materialize(view(op.getOperand()));
  llvm::SmallVector<int, 4> places = placesOfLong(op.getOperand().getType());
  for (int64_t dimension : op.getDimensions())
    if (node && places[dimension] >= 0)
      node = add(Reverse{uint8_t(places[dimension])}, {*node});
  return define(op, node);
}

} // namespace tesela::nugraph
