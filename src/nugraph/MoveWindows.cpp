// Windows: what is combined of parts of one value, each some places after the
// other. A window is a set of places; where it is made of two sets, each place
// of the one after each of the other, it is combined in two steps:
//
//     x[0:L] + x[1:L+1] + ... + x[7:L+7]
//         c[8:L+8] - c[0:L],  c = 0 ++ running sum of x     one after the other
//         y[0:L] + y[2:L+2] + y[4:L+4] + y[6:L+6],          in pairs
//                             y = x[0:L+6] + x[1:L+7]
//     max of x[i:M+i, j:N+j], i and j from 0 to 2
//         max of y[i:M+i, 0:N],  y = max of x[0:M+2, j:N+j]  axis by axis
//
// Pairs of any distance are tried, so that pairs of pairs come in the rounds
// after. Of maxima and minima the steps may overlap.
#include "nugraph/Folds.h"
#include "nugraph/Moves.h"

#include <algorithm>
#include <set>

namespace tesela::nugraph {

namespace {

using semantics::Monoid;
using semantics::ScalarOp;

/// By axis.
using Offsets = llvm::SmallVector<int64_t, 4>;

/// x[start + offset, ... + length) for each of some offsets, combined.
class WindowFold : NodeMove {
public:
  WindowFold(Bench &bench, ClassId target, NodeId node, ScalarOp op,
             ClassId base, const Move &move)
      : NodeMove(bench, target, node, move), whole(graph.expand(node)), op(op),
        base(base) {
    isRead = readFold(node, whole) && found.size() >= 3;
    if (isRead)
      fromFirst();
  }

  bool isWindow() const {
    return isRead && places.size() >= 3 &&
           (overlaps() || places.size() == found.size());
  }
  void run() {
    asRunningSum();
    for (unsigned axis = 0; axis != starts.size(); ++axis) {
      std::set<int64_t> distances;
      for (const Offsets &offsets : places)
        if (offsets[axis])
          distances.insert(offsets[axis]);
      for (int64_t distance : distances)
        inPairs(axis, distance);
      if (op != ScalarOp::Add) // filters do sums
        apart(axis);
    }
  }

private:
  using Places = std::set<Offsets>;
  struct Part {
    Ref ref;
    llvm::SmallVector<Index, 4> starts, lengths;
  };

  bool overlaps() const {
    return op == ScalarOp::Maximum || op == ScalarOp::Minimum;
  }
  bool readFold(NodeId node, Ref &written);
  bool readTerm(ClassId id, Ref &written);
  std::optional<Part> partOf(ClassId id, unsigned depth);
  void fromFirst();
  Ref combined(ScalarOp by, Ref a, Ref b) {
    const TensorType &type = *graph.type(a);
    return graph.make(operators.elementwise(operators.body(by, type.element),
                                            type.shape.size()),
                      {a, b});
  }
  Ref part(Ref of, llvm::ArrayRef<Index> from, llvm::ArrayRef<Index> count);
  Ref fold(Ref of, llvm::ArrayRef<Index> from, const Places &at,
           llvm::ArrayRef<Index> count);
  void inSteps(const Places &inner, const Places &outer);
  void asRunningSum();
  void inPairs(unsigned axis, int64_t distance);
  void apart(unsigned axis);

  Ref whole; // written out down to the parts
  ScalarOp op;
  ClassId base;
  static constexpr size_t most = 25; // terms
  size_t depth = 0;
  unsigned steps = 0;
  llvm::SmallVector<Index, 4> starts, lengths; // of the first place
  std::vector<Offsets> found;                  // of each part
  Places places;
  bool isRead = false;
};

} // namespace

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
    starts[axis] = terms.add(starts[axis], terms.constant(least));
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

Ref WindowFold::fold(Ref of, llvm::ArrayRef<Index> from, const Places &at,
                     llvm::ArrayRef<Index> count) {
  std::optional<Ref> result;
  for (const Offsets &offsets : at) {
    llvm::SmallVector<Index, 4> first(from);
    for (auto [start, offset] : llvm::zip_equal(first, offsets))
      start = terms.add(start, terms.constant(offset));
    Ref one = part(of, first, count);
    result = result ? combined(op, *result, one) : one;
  }
  return *result;
}

/// What lies at `inner`, combined, at each of `outer`.
void WindowFold::inSteps(const Places &inner, const Places &outer) {
  llvm::SmallVector<Index, 4> reach(lengths), none;
  for (unsigned axis = 0; axis != reach.size(); ++axis) {
    int64_t last = 0;
    for (const Offsets &offsets : outer)
      last = std::max(last, offsets[axis]);
    reach[axis] = terms.add(reach[axis], terms.constant(last));
    none.push_back(terms.constant(0));
  }
  Ref step = fold(Ref::ofClass(base), starts, inner, reach);
  offer(whole, fold(step, none, outer, lengths));
}

void WindowFold::asRunningSum() {
  std::optional<unsigned> along;
  for (unsigned axis = 0; axis != starts.size(); ++axis)
    if (llvm::any_of(places, [&](const Offsets &at) { return at[axis] != 0; }))
      along = along ? unsigned(starts.size()) : axis;
  int64_t count = places.size();
  if (op != ScalarOp::Add || !along || *along == starts.size() ||
      (*places.rbegin())[*along] != count - 1)
    return;
  auto axis = uint8_t(*along);
  prove::Terms &sizes = terms;
  Ref sums = make(Scan{Monoid::Sum, axis}, {Ref::ofClass(base)});
  Ref all = make(Pad{axis, sizes.constant(1), sizes.constant(0), 0}, {sums});
  llvm::SmallVector<Index, 4> high(starts);
  high[axis] = sizes.add(high[axis], sizes.constant(count));
  offer(whole, combined(ScalarOp::Subtract, part(all, high, lengths),
                        part(all, starts, lengths)));
}

void WindowFold::inPairs(unsigned axis, int64_t distance) {
  Places left(places), firsts;
  while (!left.empty()) {
    Offsets first = *left.begin(), second(first);
    second[axis] += distance;
    if (overlaps() && !places.count(second)) {
      second = first;
      first[axis] -= distance;
    }
    if (!(overlaps() ? places.count(first) && places.count(second)
                     : left.count(second)))
      return;
    left.erase(first);
    left.erase(second);
    firsts.insert(first);
  }
  if (firsts.size() < 2 || firsts.size() + 1 >= places.size())
    return;
  Offsets none(starts.size()), other(none);
  other[axis] = distance;
  inSteps({none, other}, firsts);
  if (overlaps())
    inSteps(firsts, {none, other});
}

/// The places along one axis, and those along all others.
void WindowFold::apart(unsigned axis) {
  Places along, across;
  for (const Offsets &offsets : places) {
    Offsets one(offsets.size()), rest(offsets);
    one[axis] = offsets[axis], rest[axis] = 0;
    along.insert(one);
    across.insert(rest);
  }
  if (along.size() < 2 || across.size() < 2 ||
      along.size() * across.size() != places.size())
    return;
  inSteps(along, across);
  inSteps(across, along);
}

/// The values that a window may be of.
static std::vector<ClassId> basesOf(const Graph &graph, NodeId node,
                                    ScalarOp op) {
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

/// The largest windows only.
void sumWindows(Bench &bench, ClassId target, NodeId node, const Move &move) {
  std::optional<ScalarOp> op = combinerOf(bench.graph, node);
  if (!op)
    return;
  std::vector<NodeId> users = bench.graph[target].users;
  for (ClassId base : basesOf(bench.graph, node, *op)) {
    WindowFold window(bench, target, node, *op, base, move);
    if (window.isWindow() && llvm::none_of(users, [&](NodeId user) {
          return bench.graph.node(user).alive &&
                 combinerOf(bench.graph, user) == op &&
                 WindowFold(bench, target, user, *op, base, move).isWindow();
        }))
      window.run();
  }
}

} // namespace tesela::nugraph
