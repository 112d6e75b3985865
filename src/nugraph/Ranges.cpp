#include "nugraph/Ranges.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"

#include <algorithm>

namespace tesela::nugraph {

bool Ranges::isAtMost(Index a, Index b) const {
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sizes &sizes = graph.sampleSizes(number);
    if (sizes.value(a) > sizes.value(b))
      return false;
  }
  return true;
}

Ref Ranges::plain(Ref ref, unsigned axis, Index start, Index length) {
  return make(Slice{uint8_t(axis), start, length, extent(ref, axis), 1}, {ref});
}

Ref Ranges::fill(const prove::Rational &value, const TensorType &type) {
  return make(Fill{value, std::nullopt, type}, {});
}

/// The constant that a value is: a leaf without operands.
const Attribute *Ranges::constant(Ref ref) {
  auto known = [&](AttributeId id) -> const Attribute * {
    OperatorKind kind = operators.kind(id);
    bool is = kind == OperatorKind::Fill || kind == OperatorKind::Iota ||
              kind == OperatorKind::Mask;
    return is ? &operators[id] : nullptr;
  };
  if (ref.isExpression())
    return known(graph.attribute(ref));
  for (NodeId node : graph[ref.classId()].nodes)
    if (const Attribute *found = known(graph.node(node).attribute))
      return found;
  return nullptr;
}

bool Ranges::isFill(Ref ref, int64_t value) const {
  const Attribute *found = const_cast<Ranges *>(this)->constant(ref);
  const auto *fill = found ? std::get_if<Fill>(found) : nullptr;
  return fill && !fill->size && fill->value == prove::Rational(value);
}

/// An elementwise operator on a constant is perhaps one of its operands, or a
/// constant too.
Ref Ranges::folded(Ref made) {
  const TensorType *type = graph.type(made);
  llvm::SmallVector<Ref, 3> operands(graph.operands(made));
  if (!type || llvm::none_of(operands, [&](Ref operand) {
        const Attribute *known = constant(operand);
        return known && std::holds_alternative<Fill>(*known);
      }))
    return made;
  auto isOnAll = [&](auto &&test) {
    for (unsigned number = 0; number != sampleCount; ++number) {
      const Sample *value = graph.sample(made, number);
      if (!value || !test(*value, number))
        return false;
    }
    return true;
  };
  for (Ref operand : operands)
    if (graph.type(operand) == type &&
        isOnAll([&](const Sample &value, unsigned number) {
          const Sample *other = graph.sample(operand, number);
          return other && other->values == value.values;
        }))
      return operand;
  for (int constant : {0, 1})
    if (isOnAll([&](const Sample &value, unsigned) {
          return llvm::all_of(value.values,
                              [&](double x) { return x == constant; });
        }))
      return fill(constant, *type);
  return made;
}

// ---------------------------------------------------------- a part of a value

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
        (!toHigh && !ranges.isAtMost(end, high)))
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

// ------------------------------------------------------- parts side by side

llvm::SmallVector<Ref, 4> Ranges::parts(Ref ref, unsigned axis) {
  auto of = [&](AttributeId id,
                llvm::ArrayRef<Ref> operands) -> llvm::SmallVector<Ref, 4> {
    llvm::SmallVector<Ref, 4> result;
    if (const auto *join = operators.as<Concatenate>(id)) {
      if (join->axis == axis)
        for (Ref operand : operands)
          llvm::append_range(result, parts(operand, axis));
    } else if (const auto *pad = operators.as<Pad>(id);
               pad && pad->axis == axis) {
      const Pad edges = *pad;
      auto edge = [&](Index width) {
        TensorType type = *graph.type(operands[0]);
        type.shape[axis] = width;
        if (operators.terms().constantValue(width) != 0)
          result.push_back(fill(edges.value, type));
      };
      edge(edges.low);
      llvm::append_range(result, parts(operands[0], axis));
      edge(edges.high);
    }
    return result;
  };
  llvm::SmallVector<Ref, 4> result;
  if (ref.isExpression()) {
    llvm::SmallVector<Ref, 3> operands(graph.operands(ref));
    result = of(graph.attribute(ref), operands);
  } else if (ClassId id = graph.find(ref.classId());
             entered.size() <= 8 && entered.insert(id).second) {
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes) {
      llvm::SmallVector<Ref, 3> operands;
      for (ClassId operand : graph.node(node).operands)
        operands.push_back(Ref::ofClass(graph.find(operand)));
      result = of(graph.node(node).attribute, operands);
      if (!result.empty()) {
        open(id, node);
        break;
      }
    }
    entered.erase(id);
  }
  if (result.empty())
    result.push_back(ref);
  return result;
}

/// A part as one of a longer value: a range of `base` along the axis, or whole
/// slices of it picked one after the other, or the same number.
struct Ranges::Run {
  enum Kind : uint8_t { Other, Range, Picks, Number } kind = Other;
  Ref base;
  Index start, length;
  unsigned picked = 0;                 // the axis of `base`, of Picks
  prove::Rational number = {};         // of Number
  std::optional<TensorType> type = {}; // of Number
};

Ranges::Run Ranges::runOf(Ref ref, unsigned axis) {
  Run run{Run::Other, ref, operators.terms().constant(0), extent(ref, axis)};
  if (const Attribute *known = constant(ref))
    if (const auto *number = std::get_if<Fill>(known);
        number && !number->size) {
      run.kind = Run::Number;
      run.number = number->value;
      run.type = number->type;
      return run;
    }
  auto of = [&](AttributeId id, llvm::ArrayRef<Ref> operands) {
    if (const auto *slice = operators.as<Slice>(id)) {
      if (slice->axis != axis || slice->stride != 1)
        return false;
      run = {Run::Range, operands[0], slice->start, slice->length};
      return true;
    }
    const auto *take = operators.as<Take>(id);
    const Attribute *index = take ? constant(operands[1]) : nullptr;
    const auto *number = index ? std::get_if<Fill>(index) : nullptr;
    if (!number || !number->type.shape.empty() || take->batch)
      return false;
    Index start =
        number->size
            ? *number->size
            : operators.terms().constant(int64_t(number->value.toDouble()));
    run = {Run::Picks, operands[0], start, operators.terms().constant(1),
           take->axis};
    return true;
  };
  if (ref.isExpression()) {
    llvm::SmallVector<Ref, 3> operands(graph.operands(ref));
    of(graph.attribute(ref), operands);
    return run;
  }
  for (NodeId node : graph[ref.classId()].nodes) {
    llvm::SmallVector<Ref, 3> operands;
    for (ClassId operand : graph.node(node).operands)
      operands.push_back(Ref::ofClass(graph.find(operand)));
    if (of(graph.node(node).attribute, operands)) {
      open(graph.find(ref.classId()), node);
      break;
    }
  }
  return run;
}

Ref Ranges::valueOf(const Run &run, unsigned axis) {
  switch (run.kind) {
  case Run::Other:
    return run.base;
  case Run::Range:
    return slice(run.base, axis, run.start, run.length);
  case Run::Number: {
    TensorType type = *run.type;
    type.shape[axis] = run.length;
    return fill(run.number, type);
  }
  case Run::Picks: {
    Ref some = slice(run.base, run.picked, run.start, run.length);
    // The picked axis goes before the one along which they lie.
    Transpose order{};
    unsigned rank = graph.type(run.base)->shape.size();
    for (unsigned d = 0; d != rank; ++d)
      if (d != run.picked)
        order.permutation.push_back(d);
    order.permutation.insert(order.permutation.begin() + axis, run.picked);
    if (!llvm::is_sorted(order.permutation))
      some = make(order, {some});
    return make(Merge{uint8_t(axis)}, {some});
  }
  }
  return run.base;
}

Ref Ranges::concatenate(llvm::ArrayRef<Ref> given, unsigned axis) {
  prove::Terms &terms = operators.terms();
  llvm::SmallVector<std::pair<Run, Ref>, 4> runs; // a run and, alone, itself
  for (Ref part : given) {
    Run run = runOf(part, axis);
    if (!runs.empty()) {
      Run &before = runs.back().first;
      bool joins = before.kind == run.kind && run.kind != Run::Other;
      if (run.kind == Run::Number)
        joins &= before.number == run.number;
      else
        joins &= before.base == run.base && before.picked == run.picked &&
                 terms.add(before.start, before.length) == run.start;
      if (joins) {
        before.length = terms.add(before.length, run.length);
        runs.back().second = valueOf(before, axis);
        continue;
      }
    }
    runs.push_back({run, part});
  }
  // Numbers at the ends are padding.
  Index low = terms.constant(0), high = low;
  prove::Rational value;
  if (runs.size() > 1 && runs.front().first.kind == Run::Number) {
    low = runs.front().first.length;
    value = runs.front().first.number;
    runs.erase(runs.begin());
  }
  if (runs.size() > 1 && runs.back().first.kind == Run::Number &&
      (low == terms.constant(0) || runs.back().first.number == value)) {
    high = runs.back().first.length;
    value = runs.back().first.number;
    runs.pop_back();
  }
  Ref result = runs.front().second;
  for (const auto &[run, part] : llvm::drop_begin(runs))
    result = make(Concatenate{uint8_t(axis)}, {result, part});
  if (low == terms.constant(0) && high == low)
    return result;
  return make(Pad{uint8_t(axis), low, high, value}, {result});
}

// -------------------------------------------------------------- for the proof

Ref Ranges::written(Ref ref) {
  if (ref.isClass()) {
    ClassId id = graph.find(ref.classId());
    auto node = opened.find(id);
    if (node == opened.end() || !entered.insert(id).second)
      return Ref::ofClass(id);
    llvm::SmallVector<Ref, 3> operands;
    for (ClassId operand : graph.node(node->second).operands)
      operands.push_back(written(Ref::ofClass(operand)));
    entered.erase(id);
    return graph.make(graph.node(node->second).attribute, operands);
  }
  llvm::SmallVector<Ref, 3> operands(graph.operands(ref));
  AttributeId id = graph.attribute(ref);
  for (Ref &operand : operands)
    operand = written(operand);
  return graph.make(id, operands);
}

} // namespace tesela::nugraph
