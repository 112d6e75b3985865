// Which short loops have their results interleaved in registers.
#include "tile/TilingChoices.h"

using namespace mlir;

namespace tesela::tile {

static bool isInterleaved(const Stage &stage, AffineExpr offset, unsigned loop,
                          unsigned inner, unsigned lanes) {
  plan::Lanes along = lanesOf(stage, offset, loop, lanes);
  plan::Lanes inside = lanesOf(stage, offset, inner, 2);
  return along.kind == plan::LaneKind::Strided &&
         along.stride == stage.loops.loops[inner].extent &&
         inside.kind == plan::LaneKind::Strided && inside.stride == 1;
}

// Of a guard of loop + constant: the constant.
static std::optional<int64_t> shiftOf(const Stage &stage,
                                      const semantics::Guard &guard, int loop) {
  plan::LinearForm form = stage.loops.space.linear(guard.expression);
  if (form.terms.size() != 1 || form.terms[0].second != 1 ||
      form.terms[0].first !=
          getAffineDimExpr(loop, guard.expression.getContext()))
    return std::nullopt;
  return form.constant;
}

// Whether a predicate that speaks of loop `inner` alone holds at a value of it;
// nothing of others.
static std::optional<bool> holdsAt(const Stage &stage, int predicate, int inner,
                                   int64_t value) {
  if (predicate < 0)
    return predicate == plan::always;
  bool holds = true;
  for (const semantics::Guard &guard :
       stage.loops.predicates[predicate].guards) {
    auto shift = shiftOf(stage, guard, inner);
    if (!shift)
      return std::nullopt;
    holds &= guard.lower <= value + *shift && value + *shift < guard.upper;
  }
  return holds;
}

std::optional<double> shareOf(const Stage &stage, int predicate, int loop) {
  if (predicate == plan::always)
    return 1;
  if (predicate < 0 || loop < 0)
    return std::nullopt;
  int64_t extent = stage.loops.loops[loop].extent, lower = 0, upper = extent;
  for (const semantics::Guard &guard :
       stage.loops.predicates[predicate].guards) {
    auto shift = shiftOf(stage, guard, loop);
    if (!shift)
      return std::nullopt;
    lower = std::max<int64_t>(lower, guard.lower - *shift);
    upper = std::min<int64_t>(upper, guard.upper - *shift);
  }
  return double(std::max<int64_t>(upper - lower, 0)) /
         double(std::max<int64_t>(extent, 1));
}

// Nodes that are evaluated at a value of the short loop `inner`.
static int64_t nodesAt(const Stage &stage, unsigned inner, int64_t value) {
  std::vector<bool> seen(stage.loops.nodes.size());
  SmallVector<unsigned> pending;
  auto visit = [&](unsigned node) {
    if (!seen[node])
      pending.push_back(node);
    seen[node] = true;
  };
  for (const plan::Sink &sink : stage.loops.sinks)
    for (auto [node, result] : sink.contributions)
      visit(node);
  while (!pending.empty()) {
    const plan::Node &node = stage.loops.nodes[pending.pop_back_val()];
    for (auto [input, predicate] : llvm::zip(node.inputs, node.inBounds))
      if (holdsAt(stage, predicate, inner, value).value_or(true))
        visit(input);
  }
  return llvm::count(seen, true);
}

bool mayInterleaveStores(const Stage &stage, unsigned loop, unsigned inner,
                         unsigned lanes) {
  // Shuffles an element grow with the loop; so does the code, by a body each.
  constexpr int64_t longest = 8, longestCode = 192;
  int64_t extent = stage.loops.loops[inner].extent;
  if (inner == loop || extent < 2 || extent > longest ||
      stage.loops.loops[loop].extent < lanes || !isMapOfPoints(stage))
    return false;
  int64_t code = 0;
  for (int64_t value = 0; value < extent; ++value)
    code += nodesAt(stage, inner, value);
  if (code > longestCode)
    return false;
  return llvm::all_of(stage.stores, [&](const auto &stores) {
    return llvm::all_of(stores, [&](const Access &store) {
      return store.space == Access::Space::Output &&
             isInterleaved(stage, store.offset, loop, inner, lanes);
    });
  });
}

} // namespace tesela::tile
