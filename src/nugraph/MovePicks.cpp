// Picks: one slice of a value, by a constant number, in its simplest form.
//
//     (running sum of x)[c]   ->  sum of x[0:c+1]
//     x[a:b][c]               ->  x[a+c]
//     (x ++ y)[c]             ->  x[c] or y[c-N]
//     x[M, 4] merged, [c]     ->  x[c / 4][c mod 4]
//     x[4 N] split, [c]       ->  x[c N : c N + N]
#include "nugraph/Picks.h"
#include "nugraph/Ranges.h"

namespace tesela::nugraph {

/// r where a = r b.
static std::optional<int64_t> ratio(prove::Terms &terms, Index a, Index b) {
  llvm::ArrayRef<prove::Monomial> above = terms.monomials(a),
                                  below = terms.monomials(b);
  if (above.empty())
    return 0;
  if (above.size() != below.size() ||
      above[0].coefficient % below[0].coefficient)
    return std::nullopt;
  int64_t result = above[0].coefficient / below[0].coefficient;
  return terms.multiply(b, result) == a ? std::optional(result) : std::nullopt;
}

/// [k L, (k + 1) L) of n L is one of n blocks of L.
static std::optional<Pick> ofRanges(Graph &graph, const Slice &slice,
                                    Ref operand) {
  Operators &operators = graph.operators();
  prove::Terms &terms = operators.terms();
  std::optional<int64_t> blocks = ratio(terms, slice.full, slice.length);
  std::optional<int64_t> number = ratio(terms, slice.start, slice.length);
  if (!blocks || !number || *blocks < 2 || *blocks > 64 ||
      terms.constantValue(slice.length))
    return std::nullopt;
  Split split{slice.axis, terms.constant(*blocks), slice.length};
  return Pick{graph.make(operators.intern(split), {operand}), slice.axis,
              *number};
}

/// Every s-th slice is one of blocks of s.
static std::optional<Pick> ofBlocks(Graph &graph, const Slice &slice,
                                    Ref operand) {
  Operators &operators = graph.operators();
  prove::Terms &terms = operators.terms();
  if (slice.stride == 1)
    return ofRanges(graph, slice, operand);
  Index stride = terms.constant(slice.stride);
  std::optional<int64_t> start = terms.constantValue(slice.start);
  if (!start || *start >= slice.stride ||
      terms.multiply(slice.length, stride) != slice.full)
    return std::nullopt;
  Ref blocks = graph.make(
      operators.intern(Split{slice.axis, slice.length, stride}), {operand});
  return Pick{blocks, slice.axis + 1u, *start};
}

/// A slice with another axis split is one of what is split there.
static std::optional<Pick> belowSplit(Graph &graph, Split split, Ref operand) {
  std::optional<Pick> pick = pickOf(graph, operand);
  if (!pick)
    return std::nullopt;
  split.axis += pick->axis <= split.axis;
  pick->base = graph.make(graph.operators().intern(split), {pick->base});
  pick->axis += pick->axis > split.axis;
  return pick;
}

static std::optional<Pick> ofExpression(Graph &graph, Ref value) {
  const Attribute attribute = graph.operators()[graph.attribute(value)];
  if (const auto *slice = std::get_if<Slice>(&attribute))
    return ofBlocks(graph, *slice, graph.operands(value)[0]);
  if (const auto *split = std::get_if<Split>(&attribute))
    return belowSplit(graph, *split, graph.operands(value)[0]);
  return std::nullopt;
}

llvm::SmallVector<Pick, 2> picksOf(Graph &graph, Ref value) {
  const Operators &operators = graph.operators();
  llvm::SmallVector<Pick, 2> result;
  if (!value.isClass()) {
    if (std::optional<Pick> pick = ofExpression(graph, value))
      result.push_back(*pick);
    return result;
  }
  std::vector<NodeId> nodes = graph[value.classId()].nodes;
  for (NodeId node : nodes) {
    AttributeId attribute = graph.node(node).attribute;
    if (const auto *slice = operators.as<Slice>(attribute)) {
      Ref of = Ref::ofClass(graph.find(graph.node(node).operands[0]));
      if (std::optional<Pick> pick = ofBlocks(graph, Slice(*slice), of))
        result.push_back(*pick);
    }
    const auto *take = operators.as<Take>(attribute);
    if (!take || take->batch)
      continue;
    for (NodeId index : graph[graph.node(node).operands[1]].nodes) {
      const auto *fill = operators.as<Fill>(graph.node(index).attribute);
      if (!fill || fill->size || !fill->type.shape.empty())
        continue;
      result.push_back({Ref::ofClass(graph.find(graph.node(node).operands[0])),
                        take->axis, int64_t(fill->value.toDouble())});
      break;
    }
  }
  return result;
}

std::optional<Pick> pickOf(Graph &graph, Ref value) {
  llvm::SmallVector<Pick, 2> picks = picksOf(graph, value);
  return picks.empty() ? std::nullopt : std::optional(picks.front());
}

Ref sliceAt(Graph &graph, Ref ref, unsigned axis, Index number,
            ElementType counting) {
  Operators &operators = graph.operators();
  Fill index{{}, number, {counting, {}}};
  if (auto value = operators.terms().constantValue(number))
    index = {prove::Rational(*value), std::nullopt, {counting, {}}};
  return graph.make(operators.intern(Take{uint8_t(axis), 0}),
                    {ref, graph.make(operators.intern(index), {})});
}

namespace {

class PickMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  std::optional<Index> constantIndex(ClassId id);
  Ref at(Ref ref, unsigned axis, Index number) {
    return sliceAt(graph, ref, axis, number, counting);
  }
  std::optional<Ref> ofScan(const Scan &scan, Ref operand, Index number);
  std::optional<Ref> ofMerge(const Merge &merge, Ref operand, unsigned axis,
                             Index number);
  std::optional<Ref> ofSplit(const Split &split, Ref operand, unsigned axis,
                             Index number);
  std::optional<Ref> simpler(AttributeId producer, llvm::ArrayRef<Ref> operands,
                             unsigned axis, Index number);

  ElementType counting = ElementType::S32; // type of the index
};

} // namespace

std::optional<Index> PickMove::constantIndex(ClassId id) {
  for (NodeId each : graph[id].nodes) {
    const auto *fill = operators.as<Fill>(graph.node(each).attribute);
    if (!fill || !fill->type.shape.empty())
      continue;
    counting = fill->type.element;
    return fill->size ? *fill->size
                      : terms.constant(int64_t(fill->value.toDouble()));
  }
  return std::nullopt;
}

std::optional<Ref> PickMove::ofScan(const Scan &scan, Ref operand,
                                    Index number) {
  if (terms.constantValue(number) == 0)
    return at(operand, scan.axis, number);
  Ranges ranges(graph);
  Index count = terms.add(number, terms.constant(1));
  Ref part = ranges.slice(operand, scan.axis, terms.constant(0), count);
  return make(Reduction{scan.monoid, scan.axis}, {part});
}

/// Of two axes that are one a slice of each; of others the same.
std::optional<Ref> PickMove::ofMerge(const Merge &merge, Ref operand,
                                     unsigned axis, Index number) {
  if (axis != merge.axis)
    return make(Merge{uint8_t(merge.axis - (axis < merge.axis))},
                {at(operand, axis + (axis > merge.axis), number)});
  const Shape &shape = graph.type(operand)->shape;
  std::optional<int64_t> inner = terms.constantValue(shape[axis + 1]);
  std::optional<int64_t> all = terms.constantValue(number);
  if (!inner || !all)
    return std::nullopt;
  Ref block = at(operand, axis, terms.constant(*all / *inner));
  return at(block, axis, terms.constant(*all % *inner));
}

/// One block is a part, one of each block every so many.
std::optional<Ref> PickMove::ofSplit(const Split &split, Ref operand,
                                     unsigned axis, Index number) {
  if (axis < split.axis || axis > split.axis + 1u) {
    Split rest = split;
    rest.axis -= axis < split.axis;
    return make(rest, {at(operand, axis - (axis > split.axis), number)});
  }
  Index full = graph.type(operand)->shape[split.axis];
  if (axis == split.axis)
    return make(Slice{split.axis, terms.multiply(number, split.size),
                      split.size, full, 1},
                {operand});
  std::optional<int64_t> stride = terms.constantValue(split.size);
  if (!stride)
    return std::nullopt;
  return make(Slice{split.axis, number, split.blocks, full, *stride},
              {operand});
}

/// One slice of what an operator makes.
std::optional<Ref> PickMove::simpler(AttributeId producer,
                                     llvm::ArrayRef<Ref> operands,
                                     unsigned axis, Index number) {
  const Attribute attribute = operators[producer];
  Ranges ranges(graph);
  auto extent = [&](unsigned operand) {
    return ranges.extent(operands[operand], axis);
  };
  if (const auto *slice = std::get_if<Slice>(&attribute)) {
    if (slice->axis == axis)
      return at(
          operands[0], axis,
          terms.add(slice->start,
                    terms.multiply(number, terms.constant(slice->stride))));
  } else if (const auto *join = std::get_if<Concatenate>(&attribute)) {
    if (join->axis != axis)
      return std::nullopt;
    if (ranges.isAtMost(extent(0), number))
      return at(operands[1], axis, terms.subtract(number, extent(0)));
    if (ranges.isAtMost(terms.add(number, terms.constant(1)), extent(0)))
      return at(operands[0], axis, number);
  } else if (const auto *pad = std::get_if<Pad>(&attribute)) {
    Index inside = terms.subtract(number, pad->low);
    if (pad->axis == axis && ranges.isAtMost(terms.constant(0), inside) &&
        ranges.isAtMost(terms.add(inside, terms.constant(1)), extent(0)))
      return at(operands[0], axis, inside);
  } else if (const auto *scan = std::get_if<Scan>(&attribute)) {
    if (scan->axis == axis)
      return ofScan(*scan, operands[0], number);
  } else if (const auto *reverse = std::get_if<Reverse>(&attribute)) {
    if (reverse->axis == axis)
      return at(
          operands[0], axis,
          terms.subtract(terms.subtract(extent(0), terms.constant(1)), number));
  } else if (const auto *merge = std::get_if<Merge>(&attribute)) {
    return ofMerge(*merge, operands[0], axis, number);
  } else if (const auto *split = std::get_if<Split>(&attribute)) {
    return ofSplit(*split, operands[0], axis, number);
  } else if (const auto *broadcast = std::get_if<Broadcast>(&attribute)) {
    if (broadcast->axis == axis)
      return operands[0];
  }
  return std::nullopt;
}

void PickMove::run() {
  AttributeId attribute = graph.node(node).attribute;
  const auto *given = operators.as<Take>(attribute);
  if (!given || given->batch)
    return;
  unsigned axis = given->axis;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::optional<Index> number = constantIndex(operands[1].classId());
  if (!number)
    return;
  std::vector<NodeId> producers = graph[operands[0].classId()].nodes;
  for (NodeId producer : producers) {
    Ref before = graph.make(attribute, {graph.expand(producer), operands[1]});
    if (!bench.isNew(node, before))
      continue;
    llvm::SmallVector<Ref, 3> below = bench.operandsOf(producer);
    if (std::optional<Ref> after =
            simpler(graph.node(producer).attribute, below, axis, *number))
      offer(before, *after);
  }
}

void pickOne(Bench &bench, ClassId target, NodeId node, const Move &move) {
  PickMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
