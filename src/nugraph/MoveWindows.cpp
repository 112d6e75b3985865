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
#include "nugraph/WindowFold.h"

namespace tesela::nugraph {

using semantics::Monoid;
using semantics::ScalarOp;

/// What lies at `inner`, combined, at each of `outer`.
static void inSteps(WindowFold &window, const OffsetSet &inner,
                    const OffsetSet &outer) {
  llvm::SmallVector<Index, 4> reach(window.lengths), none;
  for (unsigned axis = 0; axis != reach.size(); ++axis) {
    int64_t last = 0;
    for (const Offsets &offsets : outer)
      last = std::max(last, offsets[axis]);
    reach[axis] = window.after(reach[axis], last);
    none.push_back(window.terms.constant(0));
  }
  Ref step =
      window.fold(Ref::ofClass(window.base), window.starts, inner, reach);
  window.offer(window.whole, window.fold(step, none, outer, window.lengths));
}

static void asRunningSum(WindowFold &window) {
  std::optional<unsigned> along;
  size_t rank = window.starts.size();
  for (unsigned axis = 0; axis != rank; ++axis)
    if (llvm::any_of(window.places,
                     [&](const Offsets &at) { return at[axis] != 0; }))
      along = along ? unsigned(rank) : axis;
  int64_t count = window.places.size();
  if (window.op != ScalarOp::Add || !along || *along == rank ||
      (*window.places.rbegin())[*along] != count - 1)
    return;
  auto axis = uint8_t(*along);
  prove::Terms &sizes = window.terms;
  Ref sums = window.make(Scan{Monoid::Sum, axis}, {Ref::ofClass(window.base)});
  Ref all =
      window.make(Pad{axis, sizes.constant(1), sizes.constant(0), 0}, {sums});
  llvm::SmallVector<Index, 4> high(window.starts);
  high[axis] = window.after(high[axis], count);
  window.offer(window.whole,
               window.combined(
                   ScalarOp::Subtract, window.part(all, high, window.lengths),
                   window.part(all, window.starts, window.lengths)));
}

static void inPairs(WindowFold &window, unsigned axis, int64_t distance) {
  const OffsetSet &places = window.places;
  OffsetSet left(places), firsts;
  while (!left.empty()) {
    Offsets first = *left.begin(), second(first);
    second[axis] += distance;
    if (window.overlaps() && !places.count(second)) {
      second = first;
      first[axis] -= distance;
    }
    if (!(window.overlaps() ? places.count(first) && places.count(second)
                            : left.count(second)))
      return;
    left.erase(first);
    left.erase(second);
    firsts.insert(first);
  }
  if (firsts.size() < 2 || firsts.size() + 1 >= places.size())
    return;
  Offsets none(window.starts.size()), other(none);
  other[axis] = distance;
  inSteps(window, {none, other}, firsts);
  if (window.overlaps())
    inSteps(window, firsts, {none, other});
}

/// The places along one axis, and those along all others.
static void apart(WindowFold &window, unsigned axis) {
  OffsetSet along, across;
  for (const Offsets &offsets : window.places) {
    Offsets one(offsets.size()), rest(offsets);
    one[axis] = offsets[axis], rest[axis] = 0;
    along.insert(one);
    across.insert(rest);
  }
  if (along.size() < 2 || across.size() < 2 ||
      along.size() * across.size() != window.places.size())
    return;
  inSteps(window, along, across);
  inSteps(window, across, along);
}

static void divide(WindowFold &window) {
  asRunningSum(window);
  for (unsigned axis = 0; axis != window.starts.size(); ++axis) {
    std::set<int64_t> distances;
    for (const Offsets &offsets : window.places)
      if (offsets[axis])
        distances.insert(offsets[axis]);
    for (int64_t distance : distances)
      inPairs(window, axis, distance);
    if (window.op != ScalarOp::Add) // filters do sums
      apart(window, axis);
  }
}

void sumWindows(Bench &bench, ClassId target, NodeId node, const Move &move) {
  std::optional<ScalarOp> op = combinerOf(bench.graph, node);
  if (!op)
    return;
  for (ClassId base : windowBases(bench.graph, node, *op))
    if (auto window = largestWindow(bench, target, node, *op, base, move))
      divide(*window);
}

} // namespace tesela::nugraph
