// How long sums are kept accurate: in parts, or carried in a wider type.
#include "semantics/Precision.h"
#include "tile/TilingChoices.h"

#include "mlir/IR/BuiltinTypes.h"

#include <cmath>

using namespace mlir;

namespace tesela::tile {

// Long sums of floats are taken in parts, as long as there are parts.
void choosePartialSums(Stage &stage, const Machine &machine) {
  constexpr int64_t shortestPart = 128, longestPart = 1024;
  bool rounds = llvm::any_of(stage.loops.sinks, [](const plan::Sink &sink) {
    return sink.kind == plan::FormKind::Reduce &&
           sink.form->form.combiner->monoid == semantics::Monoid::Sum &&
           sink.form->form.accumulatorTypes[0].isF32();
  });
  if (!rounds || machine.ordered)
    return;
  auto turnsOf = [&](unsigned loop) {
    int64_t extent = stage.loops.loops[loop].extent;
    return int(loop) == stage.vectorLoop
               ? std::max<int64_t>(1, extent / (stage.lanes * stage.unroll))
               : extent;
  };
  int64_t terms = 1;
  for (unsigned loop : stage.order)
    if (stage.loops.loops[loop].reduction)
      terms *= turnsOf(loop);
  if (terms <= 4 * shortestPart)
    return;
  auto wanted = int64_t(std::sqrt(double(terms)));
  wanted = std::clamp(wanted, shortestPart, longestPart);
  int64_t inside = 1;
  for (unsigned loop : llvm::reverse(stage.order)) {
    if (!stage.loops.loops[loop].reduction)
      return;
    inside *= turnsOf(loop);
    if (inside <= wanted)
      continue;
    stage.partialLoop = loop;
    stage.partialTurns = std::max<int64_t>(1, wanted * turnsOf(loop) / inside);
    return;
  }
}

// Maxima and the like round nothing, and a few additions little: those stay as
// they would be written by hand.
void chooseCarry(Stage &stage, const Machine &machine) {
  constexpr int64_t few = 64;
  bool isLong = llvm::any_of(stage.loops.loops, [](const plan::Loop &loop) {
    return loop.scan && loop.extent > few;
  });
  auto scans =
      llvm::make_filter_range(stage.loops.sinks, [](const plan::Sink &sink) {
        return sink.kind == plan::FormKind::Scan;
      });
  stage.wideCarry = isLong && !machine.ordered && !scans.empty() &&
                    llvm::all_of(scans, [](const plan::Sink &sink) {
                      const semantics::Combiner &combiner =
                          *sink.form->form.combiner;
                      return (combiner.monoid == semantics::Monoid::Sum ||
                              combiner.monoid == semantics::Monoid::Product ||
                              combiner.monoid == semantics::Monoid::General) &&
                             semantics::inDoublePrecision(combiner.body);
                    });
}

} // namespace tesela::tile
