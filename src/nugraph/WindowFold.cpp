#include "nugraph/WindowFold.h"

#include <algorithm>

namespace tesela::nugraph {

using semantics::ScalarOp;

WindowFold::WindowFold(Bench &bench, ClassId target, NodeId node,
                       ScalarOp combiner, ClassId base, const Move &move)
    : NodeMove(bench, target, node, move), whole(graph.expand(node)),
      op(combiner), base(base) {
  isRead = readFold(node, whole) && found.size() >= 3;
  if (isRead)
    fromFirst();
}

Ref WindowFold::combined(ScalarOp by, Ref a, Ref b) {
  const TensorType &type = *graph.type(a);
  return graph.make(operators.elementwise(operators.body(by, type.element),
                                          type.shape.size()),
                    {a, b});
}

/// The class as a part of the base, axis by axis.
std::optional<WindowFold::Part> WindowFold::partOf(ClassId id, unsigned depth) {
  id = graph.find(id);
  if (id == base) {
    const Shape &shape = graph[id].type->shape;
    Part all{Ref::ofClass(id), {}, {shape.begin(), shape.end()}};
    all.starts.assign(shape.size(), terms.constant(0));
    return all;
  }
  if (depth == 3)
    return std::nullopt;
  for (NodeId node : graph[id].nodes) {
    const auto *slice = operators.as<Slice>(graph.node(node).attribute);
    if (!slice || slice->stride != 1)
      continue;
    std::optional<Part> below = partOf(graph.node(node).operands[0], depth + 1);
    if (!below)
      continue;
    Index &start = below->starts[slice->axis];
    start = terms.add(start, slice->start);
    below->lengths[slice->axis] = slice->length;
    below->ref = graph.make(graph.node(node).attribute, {below->ref});
    return below;
  }
  return std::nullopt;
}

/// A part of the base or what is combined of those.
bool WindowFold::readTerm(ClassId id, Ref &written) {
  id = graph.find(id);
  if (std::optional<Part> part = partOf(id, 0)) {
    if (found.empty())
      starts = part->starts, lengths = part->lengths;
    Offsets offsets;
    for (auto [start, first] : llvm::zip_equal(part->starts, starts)) {
      std::optional<int64_t> offset =
          terms.constantValue(terms.subtract(start, first));
      if (!offset)
        return false;
      offsets.push_back(*offset);
    }
    if (part->lengths != lengths || found.size() == most)
      return false;
    found.push_back(std::move(offsets));
    written = part->ref;
    return true;
  }
  for (NodeId node : graph[id].nodes)
    if (readFold(node, written))
      return true;
  return false;
}

bool WindowFold::readFold(NodeId node, Ref &written) {
  constexpr unsigned mostSteps = 500;
  if (combinerOf(graph, node) != op || depth == most || ++steps > mostSteps)
    return false;
  ++depth;
  size_t before = found.size();
  llvm::SmallVector<Ref, 2> operands(2);
  for (unsigned side : {0u, 1u})
    if (!readTerm(graph.node(node).operands[side], operands[side])) {
      found.resize(before);
      --depth;
      return false;
    }
  --depth;
  written = graph.make(graph.node(node).attribute, operands);
  return true;
}

/// Offsets from the least of each axis on.
void WindowFold::fromFirst() {
  for (unsigned axis = 0; axis != starts.size(); ++axis) {
    int64_t least = 0;
    for (const Offsets &offsets : found)
      least = std::min(least, offsets[axis]);
    starts[axis] = after(starts[axis], least);
    for (Offsets &offsets : found)
      offsets[axis] -= least;
  }
  places.insert(found.begin(), found.end());
}

Ref WindowFold::part(Ref of, llvm::ArrayRef<Index> from,
                     llvm::ArrayRef<Index> count) {
  for (unsigned axis = 0; axis != from.size(); ++axis) {
    Index full = graph.type(of)->shape[axis];
    if (terms.constantValue(from[axis]) != 0 || count[axis] != full)
      of = make(Slice{uint8_t(axis), from[axis], count[axis], full, 1}, {of});
  }
  return of;
}

Ref WindowFold::fold(Ref of, llvm::ArrayRef<Index> from, const OffsetSet &at,
                     llvm::ArrayRef<Index> count) {
  std::optional<Ref> result;
  for (const Offsets &offsets : at) {
    llvm::SmallVector<Index, 4> first(from);
    for (auto [start, offset] : llvm::zip_equal(first, offsets))
      start = after(start, offset);
    Ref one = part(of, first, count);
    result = result ? combined(op, *result, one) : one;
  }
  return *result;
}

std::vector<ClassId> windowBases(const Graph &graph, NodeId node, ScalarOp op) {
  constexpr size_t mostBases = 6, mostTerms = 60;
  std::vector<ClassId> bases, terms;
  auto visit = [&](ClassId id) {
    id = graph.find(id);
    if (!llvm::is_contained(terms, id) && terms.size() < mostTerms)
      terms.push_back(id);
  };
  auto addBases = [&](auto &self, ClassId id, unsigned depth) -> void {
    for (NodeId below : graph[id].nodes) {
      const auto *slice =
          graph.operators().as<Slice>(graph.node(below).attribute);
      if (!slice || slice->stride != 1 || depth == 3)
        continue;
      ClassId of = graph.find(graph.node(below).operands[0]);
      if (!llvm::is_contained(bases, of) && bases.size() < mostBases)
        bases.push_back(of);
      self(self, of, depth + 1);
    }
  };
  for (ClassId operand : graph.node(node).operands)
    visit(operand);
  for (size_t next = 0; next < terms.size(); ++next) {
    addBases(addBases, terms[next], 0);
    for (NodeId below : graph[terms[next]].nodes)
      if (combinerOf(graph, below) == op)
        for (ClassId operand : graph.node(below).operands)
          visit(operand);
  }
  if (terms.size() < 3)
    bases.clear();
  return bases;
}

std::optional<WindowFold> largestWindow(Bench &bench, ClassId target,
                                        NodeId node, ScalarOp op, ClassId base,
                                        const Move &move) {
  WindowFold window(bench, target, node, op, base, move);
  std::vector<NodeId> users = bench.graph[target].users;
  if (!window.isWindow() || llvm::any_of(users, [&](NodeId user) {
        return bench.graph.node(user).alive &&
               combinerOf(bench.graph, user) == op &&
               WindowFold(bench, target, user, op, base, move).isWindow();
      }))
    return std::nullopt;
  return window;
}

} // namespace tesela::nugraph
