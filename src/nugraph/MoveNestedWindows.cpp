// Windows of windows: of several windows of one value each is made from the one
// before it, where its places are those of that, some places apart.
//
//     max of x[i:L+i], i to 4    and    max of x[i:L+i], i to 8
//         y = max of x[i:L+4+i], i to 4;   max of y[i:L+i], i to 4,
//         or max of y[0:L] and y[4:L+4]
//
// What the larger needs of the smaller is computed once: each is a part of what
// is computed for all.
#include "nugraph/Ranges.h"
#include "nugraph/WindowFold.h"

#include <algorithm>
#include <list>

namespace tesela::nugraph {

using semantics::ScalarOp;

namespace {

/// By axis, from a place on.
struct Box {
  llvm::SmallVector<Index, 4> starts, lengths;
};

class NestedWindows {
public:
  NestedWindows(Graph &graph, std::vector<WindowFold *> windows)
      : graph(graph), windows(std::move(windows)) {}

  void run();

private:
  static Offsets sum(const Offsets &a, const Offsets &b);
  std::optional<OffsetSet> steps(const OffsetSet &small, const OffsetSet &large,
                                 bool isLeast, bool overlaps) const;
  void chain(bool isLeast);
  Box hull(const Box &a, const Box &b) const;

  Graph &graph;
  std::vector<WindowFold *> windows; // the smallest first
};

Offsets NestedWindows::sum(const Offsets &a, const Offsets &b) {
  Offsets result(a);
  for (auto [mine, other] : llvm::zip_equal(result, b))
    mine += other;
  return result;
}

/// Places from which the small window, again and again, is the large one: all
/// that there are, or as few as suffice.
std::optional<OffsetSet> NestedWindows::steps(const OffsetSet &small,
                                              const OffsetSet &large,
                                              bool isLeast,
                                              bool overlaps) const {
  OffsetSet inside;
  for (const Offsets &place : large)
    if (llvm::all_of(small, [&](const Offsets &own) {
          return large.count(sum(place, own));
        }))
      inside.insert(place);
  OffsetSet taken, covered;
  auto take = [&](const Offsets &place) {
    taken.insert(place);
    for (const Offsets &own : small)
      covered.insert(sum(place, own));
  };
  if (!isLeast && overlaps) {
    for (const Offsets &place : inside)
      take(place);
  } else {
    // The last step that reaches the first place that is left.
    for (const Offsets &place : large) {
      if (covered.count(place))
        continue;
      auto reaches = [&](const Offsets &step) {
        return llvm::any_of(
            small, [&](const Offsets &own) { return sum(step, own) == place; });
      };
      auto step = std::find_if(inside.rbegin(), inside.rend(), reaches);
      if (step == inside.rend())
        return std::nullopt;
      take(*step);
    }
  }
  if (covered != large || taken.size() < 2 ||
      (!overlaps && taken.size() * small.size() != large.size()))
    return std::nullopt;
  return taken;
}

/// The least that holds both.
Box NestedWindows::hull(const Box &a, const Box &b) const {
  Ranges ranges(graph);
  prove::Terms &terms = graph.operators().terms();
  Box result;
  for (unsigned axis = 0; axis != a.starts.size(); ++axis) {
    Index low = a.starts[axis], high = terms.add(low, a.lengths[axis]);
    Index other = b.starts[axis], end = terms.add(other, b.lengths[axis]);
    if (ranges.isAtMost(other, low))
      low = other;
    if (ranges.isAtMost(high, end))
      high = end;
    result.starts.push_back(low);
    result.lengths.push_back(terms.subtract(high, low));
  }
  return result;
}

void NestedWindows::chain(bool isLeast) {
  std::vector<OffsetSet> steps{{}};
  for (size_t i = 1; i != windows.size(); ++i) {
    auto found = this->steps(windows[i - 1]->places, windows[i]->places,
                             isLeast, windows[i]->overlaps());
    if (!found)
      return;
    steps.push_back(std::move(*found));
  }
  // What is needed of each, from the last on.
  std::vector<Box> boxes(windows.size());
  for (size_t i = windows.size(); i-- != 0;) {
    const WindowFold &window = *windows[i];
    boxes[i] = {window.starts, window.lengths};
    if (i + 1 == windows.size())
      continue;
    Box above = boxes[i + 1];
    for (unsigned axis = 0; axis != above.starts.size(); ++axis) {
      int64_t first = (*steps[i + 1].begin())[axis], last = first;
      for (const Offsets &step : steps[i + 1])
        first = std::min(first, step[axis]), last = std::max(last, step[axis]);
      above.starts[axis] = window.after(above.starts[axis], first);
      above.lengths[axis] = window.after(above.lengths[axis], last - first);
    }
    boxes[i] = hull(boxes[i], above);
  }
  Ref value = Ref::ofClass(windows[0]->base);
  for (size_t i = 0; i != windows.size(); ++i) {
    WindowFold &window = *windows[i];
    prove::Terms &terms = window.terms;
    auto from = [&](const Box &box, llvm::ArrayRef<Index> starts) {
      llvm::SmallVector<Index, 4> result;
      for (auto [start, first] : llvm::zip_equal(starts, box.starts))
        result.push_back(terms.subtract(start, first));
      return result;
    };
    value = i == 0 ? window.fold(value, boxes[0].starts, window.places,
                                 boxes[0].lengths)
                   : window.fold(value, from(boxes[i - 1], boxes[i].starts),
                                 steps[i], boxes[i].lengths);
    window.offer(window.whole, window.part(value, from(boxes[i], window.starts),
                                           window.lengths));
  }
}

void NestedWindows::run() {
  llvm::stable_sort(windows, [](const WindowFold *a, const WindowFold *b) {
    return a->places.size() < b->places.size();
  });
  chain(/*isLeast=*/false);
  chain(/*isLeast=*/true);
}

} // namespace

/// All largest windows of one base by one combiner.
static std::list<WindowFold> windowsOf(Bench &bench, ClassId base, ScalarOp op,
                                       const Move &move) {
  Graph &graph = bench.graph;
  std::list<WindowFold> result;
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes) {
      if (combinerOf(graph, node) != op ||
          !llvm::is_contained(windowBases(graph, node, op), base))
        continue;
      auto window = largestWindow(bench, id, node, op, base, move);
      if (window && llvm::none_of(result, [&](const WindowFold &other) {
            return other.places == window->places &&
                   other.starts == window->starts;
          }))
        result.push_back(std::move(*window));
    }
  }
  return result;
}

/// From the largest of them.
void nestWindows(Bench &bench, ClassId target, NodeId node, const Move &move) {
  constexpr size_t most = 6;
  std::optional<ScalarOp> op = combinerOf(bench.graph, node);
  if (!op)
    return;
  for (ClassId base : windowBases(bench.graph, node, *op)) {
    auto own = largestWindow(bench, target, node, *op, base, move);
    if (!own)
      continue;
    std::list<WindowFold> windows = windowsOf(bench, base, *op, move);
    std::vector<WindowFold *> each;
    for (WindowFold &window : windows)
      each.push_back(&window);
    bool isLargest = llvm::none_of(windows, [&](const WindowFold &other) {
      return other.places.size() > own->places.size();
    });
    if (isLargest && each.size() > 1 && each.size() <= most)
      NestedWindows(bench.graph, std::move(each)).run();
  }
}

} // namespace tesela::nugraph
