// Cumulative reductions: one pass, a running accumulator.
//
// Along the lanes of a vector the running values are computed in log2(lanes)
// steps, each combining a vector with itself shifted by 1, 2, 4, ... lanes:
//
//     x0          x1          x2          x3
//     x0          x0+x1       x1+x2       x2+x3            shifted by 1
//     x0          x0+x1       x0+x1+x2    x0+x1+x2+x3      shifted by 2
//
// and the carry of the vectors before is combined last, so that only one
// operation per vector waits for the one before.
#include "target/cpu/LoopStage.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace llvm;

namespace tesela::cpu {

void StageEmitter::emitScanLoop(unsigned position) {
  unsigned loop = stage.order[position];
  int64_t extent = stage.loops.loops[loop].extent;
  bool along = int(loop) == vectorLoop;
  bool vector = inVectors() && !along;
  for (auto [number, sink] : enumerate(stage.loops.sinks))
    for (unsigned u = 0; u < unroll; ++u) {
      auto [entry, fresh] = slots.try_emplace({number, u});
      if (fresh)
        entry->second = makeSlots(sink, vector);
      write(entry->second, initValues(sink, vector));
    }
  int64_t done = 0;
  if (along && extent >= lanes) {
    done = extent / lanes * lanes;
    scanVectors(position);
  }
  if (done < extent) {
    unsigned keptLanes = lanes;
    if (along)
      lanes = 1;
    makeLoop(position, builder.getInt64(done), builder.getInt64(extent), 1,
             true, [&](Value *index) {
               loopValues[loop] = reverseScan
                                      ? builder.CreateNSWSub(
                                            builder.getInt64(extent - 1), index)
                                      : index;
               emitFrom(position + 1);
             });
    lanes = keptLanes;
  }
}

// One element per lane or scalar: acc = combine(acc, x); out = acc.
void StageEmitter::scanStep(unsigned number, unsigned u) {
  const plan::Sink &sink = stage.loops.sinks[number];
  bool vector = inVectors();
  const Slots &at = slots[{number, u}];
  Elements next = contributions(number, u, vector);
  if (!vector || !stage.loops.loops[vectorLoop].scan) {
    next = combine(sink, read(at), next, vector);
    write(at, next);
    return storeResults(number, next, u);
  }
  next = scanLanes(sink, next);
  Elements carry, last;
  for (Element value : read(at))
    carry.push_back(emitter(true).broadcast(value));
  next = combine(sink, carry, next, true);
  for (Element value : next)
    last.push_back(emitter(true).extract(value, reverseScan ? 0 : lanes - 1));
  write(at, last);
  storeResults(number, next, u);
}

StageEmitter::Elements StageEmitter::scanLanes(const plan::Sink &sink,
                                               Elements values) {
  Elements rest = identity(sink, true);
  for (unsigned shift = 1; shift < lanes; shift *= 2) {
    SmallVector<int> pick;
    for (unsigned lane = 0; lane < lanes; ++lane) {
      if (reverseScan)
        pick.push_back(lane + shift < lanes ? lane + shift : lanes + lane);
      else
        pick.push_back(lane >= shift ? lane - shift : lanes + lane);
    }
    Elements shifted;
    for (auto [value, neutral] : zip(values, rest)) {
      Element moved;
      moved.real = builder.CreateShuffleVector(value.real, neutral.real, pick);
      if (value.imaginary)
        moved.imaginary = builder.CreateShuffleVector(value.imaginary,
                                                      neutral.imaginary, pick);
      shifted.push_back(moved);
    }
    values = combine(sink, shifted, values, true);
  }
  return values;
}

void StageEmitter::scanVectors(unsigned position) {
  unsigned loop = stage.order[position];
  int64_t extent = stage.loops.loops[loop].extent;
  makeLoop(
      position, builder.getInt64(0), builder.getInt64(extent / lanes * lanes),
      lanes, true, [&](Value *index) {
        loopValues[loop] =
            reverseScan
                ? builder.CreateNSWSub(builder.getInt64(extent - lanes), index)
                : index;
        emitFrom(position + 1);
      });
}

} // namespace tesela::cpu
