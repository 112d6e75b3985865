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

// Whether a predicate that speaks of loop `inner` alone holds at a value of it;
// nothing of others.
static std::optional<bool> holdsAt(const Stage &stage, int predicate,
                                   unsigned inner, int64_t value) {
  if (predicate < 0)
    return predicate == plan::always;
  bool holds = true;
  for (const semantics::Guard &guard :
       stage.loops.predicates[predicate].guards) {
    auto shift = stage.loops.space.shiftOf(guard.expression, inner);
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
    auto shift = stage.loops.space.shiftOf(guard.expression, loop);
    if (!shift)
      return std::nullopt;
    lower = std::max<int64_t>(lower, guard.lower - *shift);
    upper = std::min<int64_t>(upper, guard.upper - *shift);
  }
  return double(std::max<int64_t>(upper - lower, 0)) /
         double(std::max<int64_t>(extent, 1));
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
    code += stage.loops.nodesEvaluated([&](int predicate) {
      return holdsAt(stage, predicate, inner, value) == false;
    });
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
