// Counters that are compared, with a number or with each other: true or false
// everywhere, on either side of a place, or on either side of a diagonal.
#include "nugraph/Importer.h"

#include "ir/Stablehlo.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

namespace {
using Direction = stablehlo::ComparisonDirection;

Direction mirrored(Direction direction) {
  switch (direction) {
  case Direction::GE:
    return Direction::LE;
  case Direction::GT:
    return Direction::LT;
  case Direction::LE:
    return Direction::GE;
  case Direction::LT:
    return Direction::GT;
  default:
    return direction;
  }
}
} // namespace

/// Of a counter, or of an input that is known not to be negative.
std::optional<int64_t> Importer::leastOf(const View &view) const {
  if (isFloat(view.element))
    return std::nullopt;
  if (view.kind == View::Kind::Counter)
    return view.offset;
  if (view.kind != View::Kind::Node)
    return std::nullopt;
  const auto *input = operators.as<Input>(program->nodes[view.node].attribute);
  return input && inputs[input->number].below ? std::optional<int64_t>(0)
                                              : std::nullopt;
}

/// What is the same whatever the sizes are: no counter is below where it
/// begins. A choice by it is no choice.
std::optional<View> Importer::decided(mlir::Operation &op) {
  if (mlir::isa<stablehlo::SelectOp>(op)) {
    const View &given = view(op.getOperand(0));
    if (given.kind != View::Kind::Constant)
      return std::nullopt;
    return view(op.getOperand(given.bits.isZero() ? 2 : 1));
  }
  auto compare = mlir::dyn_cast<stablehlo::CompareOp>(op);
  if (!compare)
    return std::nullopt;
  View left = view(compare.getLhs()), right = view(compare.getRhs());
  Direction direction = compare.getComparisonDirection();
  if (left.kind == View::Kind::Constant) {
    std::swap(left, right);
    direction = mirrored(direction);
  }
  std::optional<int64_t> lowest = leastOf(left);
  if (!lowest || right.kind != View::Kind::Constant)
    return std::nullopt;
  int64_t number = right.integer(), least = *lowest;
  std::optional<bool> holds;
  if (direction == Direction::LT || direction == Direction::GE)
    holds = number <= least ? std::optional(direction == Direction::GE)
                            : std::nullopt;
  else if (number < least)
    holds = direction == Direction::GT || direction == Direction::NE;
  if (!holds)
    return std::nullopt;
  View result = right;
  result.element = ElementType::I1;
  result.extents = left.extents;
  result.bits = llvm::APInt(1, *holds);
  return result;
}

/// A counter compared with a number on its way: false on one side of it, true
/// on the other.
std::optional<View> Importer::sides(mlir::Operation &op) {
  auto compare = mlir::dyn_cast<stablehlo::CompareOp>(op);
  if (!compare)
    return std::nullopt;
  View counter = view(compare.getLhs()), number = view(compare.getRhs());
  Direction direction = compare.getComparisonDirection();
  if (counter.kind == View::Kind::Constant) {
    std::swap(counter, number);
    direction = mirrored(direction);
  }
  if (counter.kind != View::Kind::Counter || counter.start ||
      isFloat(counter.element) || number.kind != View::Kind::Constant ||
      direction == Direction::EQ || direction == Direction::NE)
    return std::nullopt;
  Index full = sizes.resolve(counter.extents[counter.axis]);
  int64_t border = number.integer() - counter.offset;
  border += direction == Direction::GT || direction == Direction::LE;
  if (border <= 0 || border >= sizes.value(full))
    return std::nullopt;
  Index at = sizes.cut(full, border);
  bool isHigh = direction == Direction::GE || direction == Direction::GT;
  auto side = [&](bool high) {
    Index length = high ? terms.subtract(sizes.resolve(full), at) : at;
    return add(Fill{int64_t(high == isHigh),
                    std::nullopt,
                    {ElementType::I1, {length}}},
               {});
  };
  std::optional<uint32_t> low = side(false), high = side(true);
  std::optional<uint32_t> node =
      low && high ? add(Concatenate{0}, {*low, *high}) : std::nullopt;
  if (!node)
    return std::nullopt;
  View result = whole(*node);
  result.extents = counter.extents;
  result.extents[counter.axis] = sizes.resolve(full);
  result.along.assign(result.extents.size(), -1);
  result.along[counter.axis] = 0;
  return result;
}

/// Two counters along different dimensions, of which `difference` is the one
/// less the other; nothing where it is not.
std::optional<std::pair<View, View>>
Importer::countersOf(const View &difference) {
  if (difference.kind != View::Kind::Node)
    return std::nullopt;
  const Node &node = program->nodes[difference.node];
  const auto *map = operators.as<Map>(node.attribute);
  if (!map || map->maps.size() != 2 || map->maps[0].size() != 1 ||
      map->maps[1].size() != 1 || map->maps[0] == map->maps[1] ||
      operators.single(map->body) != ScalarOp::Subtract)
    return std::nullopt;
  View views[2];
  for (unsigned side : {0u, 1u}) {
    const auto *iota =
        operators.as<Iota>(program->nodes[node.operands[side]].attribute);
    auto place = llvm::find(difference.along, int(map->maps[side][0]));
    if (!iota || iota->type.shape.size() != 1 ||
        place == difference.along.end())
      return std::nullopt;
    View &view = views[side];
    view = difference;
    view.kind = View::Kind::Counter;
    view.offset = 0;
    view.axis = place - difference.along.begin();
    if (!counts(view))
      return std::nullopt;
  }
  return std::pair(views[0], views[1]);
}

/// A comparison of two counters along different dimensions, or of their
/// difference with a number.
std::optional<View> Importer::mask(mlir::Operation &op) {
  auto compare = mlir::dyn_cast<stablehlo::CompareOp>(op);
  if (!compare)
    return std::nullopt;
  View row = view(compare.getLhs()), column = view(compare.getRhs());
  if (column.kind == View::Kind::Constant && isSignedInteger(column.element))
    if (auto counters = countersOf(row)) {
      int64_t number = column.integer();
      std::tie(row, column) = *counters;
      column.offset += number;
    }
  if (row.kind != View::Kind::Counter || column.kind != View::Kind::Counter ||
      row.axis == column.axis)
    return std::nullopt;
  Direction direction = compare.getComparisonDirection();
  if (row.axis > column.axis) {
    std::swap(row, column);
    direction = mirrored(direction);
  }
  std::optional<Shape> extents = commonExtents({row, column});
  if (!extents || direction == Direction::NE)
    return std::nullopt;
  int64_t offset = row.offset - column.offset;
  nugraph::Mask::Kind mask = nugraph::Mask::Kind::Diagonal;
  if (direction == Direction::LE || direction == Direction::LT) {
    mask = nugraph::Mask::Kind::Upper;
    offset += direction == Direction::LT;
  } else if (direction == Direction::GE || direction == Direction::GT) {
    mask = nugraph::Mask::Kind::Lower;
    offset -= direction == Direction::GT;
  }
  View result = row;
  result.kind = View::Kind::Mask;
  result.element = ElementType::I1;
  result.extents = *extents;
  if (row.start || column.start) {
    Index rows = row.start ? row.full : row.extents[row.axis];
    Index columns = column.start ? column.full : column.extents[column.axis];
    if (sizes.value(rows) == sizes.value(columns))
      sizes.unify(rows, columns);
    Index none = sizes.constant(0);
    result.start =
        terms.subtract(row.start.value_or(none), column.start.value_or(none));
    for (Index &extent : result.extents)
      extent = sizes.resolve(extent);
  }
  result.columns = column.axis;
  result.offset = offset;
  result.mask = mask;
  return result;
}

} // namespace tesela::nugraph
