// Fold all slices: what combines all slices of a value is a reduction of it,
// of every s-th slices one of blocks of s.
//
//     max(w[0], w[1])            ->  maximum of w along the axis
//     max(x[0:N:2], x[1:N:2])    ->  maximum of x split into blocks of 2
#include "nugraph/Folds.h"
#include "nugraph/Moves.h"

#include "llvm/Support/SaveAndRestore.h"

#include <algorithm>
#include <set>

namespace tesela::nugraph {

namespace {

using semantics::ScalarOp;

/// A class as one slice of a value along several of its axes.
struct Picked {
  Ref base, written;
  llvm::SmallVector<std::pair<unsigned, int64_t>, 3> picks = {}; // by axis
};

class FoldMove : NodeMove {
public:
  FoldMove(Bench &bench, ClassId target, NodeId node, ScalarOp op,
           const Move &move)
      : NodeMove(bench, target, node, move), op(op) {}

  void run();

private:
  Picked picked(ClassId id, unsigned depth);
  std::optional<Picked> taken(NodeId node, const Take &take, unsigned depth);
  std::optional<Picked> strided(NodeId node, const Slice &slice,
                                unsigned depth);
  bool read(ClassId id, Ref &written);
  bool readFold(NodeId node, Ref &written);

  ScalarOp op;
  std::vector<Picked> parts;
  unsigned steps = 0, depth = 0;
};

/// Axis `axis` of the slice, as one of the base.
unsigned inBase(const Picked &part, unsigned axis) {
  for (auto [taken, number] : part.picks)
    axis += axis >= taken;
  return axis;
}

} // namespace

std::optional<Picked> FoldMove::taken(NodeId node, const Take &take,
                                      unsigned depth) {
  Ref index = bench.operandsOf(node)[1];
  std::optional<int64_t> number;
  for (NodeId each : graph[index.classId()].nodes)
    if (const auto *fill = operators.as<Fill>(graph.node(each).attribute);
        fill && !fill->size && fill->type.shape.empty())
      number = int64_t(fill->value.toDouble());
  if (take.batch || !number)
    return std::nullopt;
  AttributeId attribute = graph.node(node).attribute;
  unsigned axis = take.axis;
  Picked part = picked(graph.node(node).operands[0], depth + 1);
  part.written = graph.make(attribute, {part.written, index});
  part.picks.push_back({inBase(part, axis), *number});
  return part;
}

std::optional<Picked> FoldMove::strided(NodeId node, const Slice &given,
                                        unsigned depth) {
  const Slice slice = given;
  Index stride = terms.constant(slice.stride);
  std::optional<int64_t> start = terms.constantValue(slice.start);
  if (slice.stride == 1 || !start || *start >= slice.stride ||
      terms.multiply(slice.length, stride) != slice.full)
    return std::nullopt;
  AttributeId attribute = graph.node(node).attribute;
  Picked part = picked(graph.node(node).operands[0], depth + 1);
  part.written = graph.make(attribute, {part.written});
  unsigned axis = inBase(part, slice.axis);
  part.base = make(Split{uint8_t(axis), slice.length, stride}, {part.base});
  for (auto &[taken, number] : part.picks)
    taken += taken > axis;
  part.picks.push_back({axis + 1, *start});
  return part;
}

Picked FoldMove::picked(ClassId id, unsigned depth) {
  id = graph.find(id);
  for (NodeId node : graph[id].nodes) {
    if (depth == 3)
      break;
    std::optional<Picked> part;
    AttributeId attribute = graph.node(node).attribute;
    if (const auto *take = operators.as<Take>(attribute))
      part = taken(node, *take, depth);
    else if (const auto *slice = operators.as<Slice>(attribute))
      part = strided(node, *slice, depth);
    if (!part)
      continue;
    llvm::sort(part->picks);
    return *part;
  }
  return {Ref::ofClass(id), Ref::ofClass(id)};
}

bool FoldMove::read(ClassId id, Ref &written) {
  constexpr size_t most = 25;
  id = graph.find(id);
  if (Picked part = picked(id, 0); !part.picks.empty()) {
    if (parts.size() == most ||
        (!parts.empty() && part.base != parts.front().base))
      return false;
    written = part.written;
    parts.push_back(std::move(part));
    return true;
  }
  for (NodeId node : graph[id].nodes)
    if (combinerOf(graph, node) == op && readFold(node, written))
      return true;
  return false;
}

bool FoldMove::readFold(NodeId node, Ref &written) {
  // A class may be made of itself, x + 0.
  constexpr unsigned mostSteps = 200, mostDepth = 25;
  if (++steps > mostSteps || depth == mostDepth)
    return false;
  llvm::SaveAndRestore deeper(depth, depth + 1);
  size_t before = parts.size();
  llvm::SmallVector<Ref, 2> operands(2);
  for (unsigned side : {0u, 1u})
    if (!read(graph.node(node).operands[side], operands[side])) {
      parts.resize(before);
      return false;
    }
  written = graph.make(graph.node(node).attribute, operands);
  return true;
}

void FoldMove::run() {
  Ref before;
  if (!readFold(node, before) || parts.size() < 2)
    return;
  std::set<llvm::SmallVector<int64_t, 3>> numbers;
  llvm::SmallVector<unsigned, 3> axes;
  for (auto [axis, number] : parts.front().picks)
    axes.push_back(axis);
  for (const Picked &part : parts) {
    llvm::SmallVector<int64_t, 3> own;
    if (part.picks.size() != axes.size())
      return;
    for (auto [pick, axis] : llvm::zip_equal(part.picks, axes)) {
      if (pick.first != axis)
        return;
      own.push_back(pick.second);
    }
    numbers.insert(own);
  }
  // All of them, each once.
  int64_t count = 1;
  Ref after = parts.front().base;
  for (unsigned axis : axes)
    count *= terms.constantValue(graph.type(after)->shape[axis]).value_or(0);
  if (numbers.size() != parts.size() || count != int64_t(parts.size()))
    return;
  for (unsigned axis : llvm::reverse(axes))
    after = make(Reduction{*monoidOf(op), uint8_t(axis)}, {after});
  offer(before, after);
}

void foldSlices(Bench &bench, ClassId target, NodeId node, const Move &move) {
  if (std::optional<ScalarOp> op = combinerOf(bench.graph, node))
    FoldMove(bench, target, node, *op, move).run();
}

} // namespace tesela::nugraph
