// What values are along an axis, and parts of them side by side.
#include "nugraph/Ranges.h"

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
