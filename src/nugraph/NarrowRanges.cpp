// A part of a value: what is left of the operator that makes it.
#include "nugraph/Ranges.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "semantics/forms/Combiners.h"

namespace tesela::nugraph {

/// The part of what one operator makes: an overload for each kind; nothing
/// where the operator has no simpler form of it.
struct Ranges::Narrower {
  Ranges &ranges;
  llvm::ArrayRef<Ref> operands;
  const TensorType &type;
  AttributeId id;
  unsigned axis;
  Index start, length;

  using Maybe = std::optional<Ref>;
  prove::Terms &terms() const { return ranges.operators.terms(); }
  Index plus(Index a, Index b) const { return terms().add(a, b); }
  Index minus(Index a, Index b) const { return terms().subtract(a, b); }
  TensorType narrow() const {
    TensorType result = type;
    result.shape[axis] = length;
    return result;
  }
  Ref part(Ref ref, unsigned along) const {
    return ranges.slice(ref, along, start, length);
  }

  template <typename T> Maybe operator()(const T &) { return std::nullopt; }

  Maybe operator()(Fill fill) {
    fill.type = narrow();
    return ranges.make(fill, {});
  }
  Maybe operator()(Iota iota) {
    iota.type = narrow();
    Ref counted = ranges.make(iota, {});
    if (iota.axis != axis || terms().constantValue(start) == 0)
      return counted;
    mlir::Type element = ir::toMlir(type.element, &ranges.operators.context());
    semantics::ScalarBody body;
    body.results = {
        body.apply(semantics::ScalarOp::Add, element,
                   {body.input(0, element), body.input(1, element)})};
    Map shifted{ranges.operators.intern(body),
                uint8_t(type.shape.size()),
                {{}},
                {start}};
    for (unsigned d = 0; d != type.shape.size(); ++d)
      shifted.maps[0].push_back(d);
    return ranges.make(shifted, {counted});
  }
  Maybe operator()(Mask mask) {
    mask.type = narrow();
    mask.offset =
        axis == 0 ? plus(mask.offset, start) : minus(mask.offset, start);
    Ref made = ranges.make(mask, {});
    for (int constant : {0, 1}) {
      bool is = true;
      for (unsigned number = 0; is && number != sampleCount; ++number) {
        const Sample *value = ranges.graph.sample(made, number);
        is = value && llvm::all_of(value->values,
                                   [&](double x) { return x == constant; });
      }
      if (!is)
        continue;
      ranges.decided = true;
      return ranges.fill(constant, mask.type);
    }
    return made;
  }
  Maybe operator()(const Slice &slice) {
    if (slice.axis != axis || slice.stride != 1)
      return std::nullopt;
    return ranges.slice(operands[0], axis, plus(slice.start, start), length);
  }
  Maybe operator()(const Concatenate &join) {
    if (join.axis != axis)
      return std::nullopt;
    Index border = ranges.extent(operands[0], axis), end = plus(start, length);
    if (ranges.isAtMost(end, border))
      return part(operands[0], axis);
    if (ranges.isAtMost(border, start))
      return ranges.slice(operands[1], axis, minus(start, border), length);
    if (!ranges.isAtMost(start, border) || !ranges.isAtMost(border, end))
      return std::nullopt;
    Index first = minus(border, start);
    return ranges.concatenate(
        {ranges.slice(operands[0], axis, start, first),
         ranges.slice(operands[1], axis, terms().constant(0),
                      minus(length, first))},
        axis);
  }
  Maybe operator()(const Pad &pad) {
    if (pad.axis != axis)
      return std::nullopt;
    Index end = plus(start, length);
    Index high = plus(pad.low, ranges.extent(operands[0], axis));
    if (ranges.isAtMost(end, pad.low) || ranges.isAtMost(high, start))
      return ranges.fill(pad.value, narrow());
    bool fromLow = ranges.isAtMost(start, pad.low),
         toHigh = ranges.isAtMost(high, end);
    if ((!fromLow && !ranges.isAtMost(pad.low, start)) ||
        (!toHigh && !ranges.isAtMost(end, high)) ||
        !ranges.isAtMost(pad.low, end) || !ranges.isAtMost(start, high))
      return std::nullopt;
    Index from = fromLow ? pad.low : start, to = toHigh ? high : end;
    Ref inside =
        ranges.slice(operands[0], axis, minus(from, pad.low), minus(to, from));
    Pad less{pad.axis, minus(from, start), minus(end, to), pad.value};
    Index none = terms().constant(0);
    return less.low == none && less.high == none ? inside
                                                 : ranges.make(less, {inside});
  }
  Maybe operator()(Broadcast broadcast) {
    if (broadcast.axis == axis) {
      broadcast.extent = length;
      return ranges.make(broadcast, operands);
    }
    return ranges.make(broadcast,
                       {part(operands[0], axis - (broadcast.axis < axis))});
  }
  Maybe operator()(const Transpose &transpose) {
    return ranges.make(transpose,
                       {part(operands[0], transpose.permutation[axis])});
  }
  Maybe operator()(const Reverse &reverse) {
    if (reverse.axis != axis)
      return ranges.make(reverse, {part(operands[0], axis)});
    Index end = plus(start, length);
    return ranges.make(reverse,
                       {ranges.slice(operands[0], axis,
                                     minus(type.shape[axis], end), length)});
  }
  /// From the first element on, or what those before hand on, and a running
  /// sum.
  Maybe operator()(const Scan &scan) {
    bool isCarried = scan.axis == axis && terms().constantValue(start) != 0;
    if (scan.axis == axis ? isCarried && !ranges.carries : !ranges.deep)
      return std::nullopt;
    Ref own = ranges.make(scan, {part(operands[0], axis)});
    std::optional<semantics::ScalarOp> op = semantics::operationOf(scan.monoid);
    if (!isCarried)
      return own;
    if (!op)
      return std::nullopt;
    Ref before = ranges.slice(operands[0], axis, terms().constant(0), start);
    Map sum{ranges.operators.body(*op, type.element),
            uint8_t(type.shape.size()),
            {{}, {}},
            {}};
    for (unsigned d = 0; d != type.shape.size(); ++d) {
      sum.maps[0].push_back(d);
      if (d != axis)
        sum.maps[1].push_back(d);
    }
    ranges.hasCarried = true;
    return ranges.make(
        sum, {own, ranges.make(Reduction{scan.monoid, scan.axis}, {before})});
  }
  Maybe operator()(const Take &take) {
    unsigned count = ranges.extentsOfIndex(operands[1]);
    if (axis < take.axis || axis >= take.axis + count)
      return std::nullopt;
    return ranges.make(take,
                       {operands[0], part(operands[1], axis - take.axis)});
  }

  // Arithmetic.

  Maybe operator()(const Map &map) {
    if (!ranges.deep)
      return std::nullopt;
    llvm::SmallVector<Ref, 3> parts;
    for (auto [operand, access] : llvm::zip_equal(operands, map.maps)) {
      auto place = llvm::find(access, axis);
      parts.push_back(place == access.end()
                          ? operand
                          : part(operand, place - access.begin()));
    }
    return ranges.folded(ranges.make(map, parts));
  }
  Maybe operator()(const Contraction &product) {
    if (!ranges.deep)
      return std::nullopt;
    llvm::SmallVector<Ref, 2> parts(operands);
    for (auto [letters, operand] :
         llvm::zip_equal(std::array{&product.left, &product.right}, parts))
      for (auto [place, letter] : llvm::enumerate(*letters))
        if (letter == product.output[axis])
          operand = part(operand, place);
    if (llvm::any_of(parts, [&](Ref each) { return ranges.isZero(each); }))
      return ranges.fill(0, narrow());
    return ranges.make(product, parts);
  }
  Maybe operator()(const Reduction &reduction) {
    if (!ranges.deep)
      return std::nullopt;
    return ranges.make(reduction,
                       {part(operands[0], axis + (axis >= reduction.axis))});
  }
};

unsigned Ranges::extentsOfIndex(Ref ref) const {
  return graph.type(ref)->shape.size();
}

Ref Ranges::slice(Ref ref, unsigned axis, Index start, Index length) {
  const TensorType *type = graph.type(ref);
  if (type->shape[axis] == length &&
      operators.terms().constantValue(start) == 0)
    return ref;
  auto narrowed = [&](AttributeId id, llvm::ArrayRef<Ref> operands) {
    const Attribute attribute = operators[id];
    return std::visit(Narrower{*this, operands, *type, id, axis, start, length},
                      attribute);
  };
  if (ref.isExpression()) {
    llvm::SmallVector<Ref, 3> operands(graph.operands(ref));
    if (std::optional<Ref> part = narrowed(graph.attribute(ref), operands);
        part && graph.type(*part))
      return *part;
    return plain(ref, axis, start, length);
  }
  ClassId id = graph.find(ref.classId());
  if (entered.size() > 8 || !entered.insert(id).second)
    return plain(ref, axis, start, length);
  std::vector<NodeId> nodes = graph[id].nodes;
  if (auto known = opened.find(id); known != opened.end())
    nodes = {known->second};
  std::optional<Ref> part;
  for (NodeId node : nodes) {
    std::map<ClassId, NodeId> before = opened;
    open(id, node);
    llvm::SmallVector<Ref, 3> operands;
    for (ClassId operand : graph.node(node).operands)
      operands.push_back(Ref::ofClass(graph.find(operand)));
    part = narrowed(graph.node(node).attribute, operands);
    if (part && graph.type(*part))
      break;
    part.reset();
    opened = std::move(before);
  }
  entered.erase(id);
  return part ? *part : plain(ref, axis, start, length);
}

} // namespace tesela::nugraph
