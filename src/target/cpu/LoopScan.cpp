// Cumulative reductions: one pass, a running accumulator.
//
// Along the lanes of a vector the running values are computed in log2(lanes)
// steps, each combining a vector with itself shifted by 1, 2, 4, ... lanes:
//
//     x0          x1          x2          x3
//     x0          x0+x1       x1+x2       x2+x3            shifted by 1
//     x0          x0+x1       x0+x1+x2    x0+x1+x2+x3      shifted by 2
//
// and the carry of the vectors before is combined last. The carry itself takes
// in the last lane of that, so that only one operation per vector waits for the
// one before.
//
// A sum of f32 carried in f64 (tile::Stage::wideCarry) is off by the rounding
// of the carry, of the steps along the lanes and of the result, however long it
// is.
#include "semantics/Precision.h"
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
        entry->second = makeSlots(carryTypes(sink), vector);
      write(entry->second, toCarry(sink, initValues(sink, vector), vector));
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

StageEmitter::Types StageEmitter::carryTypes(const plan::Sink &sink) const {
  Types types = accumulatorTypes(sink);
  if (stage.wideCarry)
    for (ElementType &type : types)
      type = type == ElementType::F32   ? ElementType::F64
             : type == ElementType::C64 ? ElementType::C128
                                        : type;
  return types;
}

StageEmitter::Elements StageEmitter::toCarry(const plan::Sink &sink,
                                             Elements values, bool vector) {
  for (auto [value, from, to] :
       zip(values, accumulatorTypes(sink), carryTypes(sink)))
    if (from != to)
      value = emitter(vector).convert(value, from, to);
  return values;
}

StageEmitter::Elements StageEmitter::fromCarry(const plan::Sink &sink,
                                               Elements carry, bool vector) {
  for (auto [value, from, to] :
       zip(carry, carryTypes(sink), accumulatorTypes(sink)))
    if (from != to)
      value = emitter(vector).convert(value, from, to);
  return carry;
}

// What was met first goes left, but in a scan from behind, where it stands on
// the right of what it meets.
StageEmitter::Elements StageEmitter::combineOnward(const plan::Sink &sink,
                                                   ArrayRef<Element> a,
                                                   ArrayRef<Element> b,
                                                   bool vector) {
  return reverseScan ? combine(sink, b, a, vector)
                     : combine(sink, a, b, vector);
}

StageEmitter::Elements StageEmitter::combineCarries(const plan::Sink &sink,
                                                    ArrayRef<Element> a,
                                                    ArrayRef<Element> b,
                                                    bool vector) {
  if (!stage.wideCarry)
    return combineOnward(sink, a, b, vector);
  if (reverseScan)
    std::swap(a, b);
  SmallVector<Element> inputs(a.begin(), a.end());
  inputs.append(b.begin(), b.end());
  return emitter(vector).emit(
      *semantics::inDoublePrecision(sink.form->form.combiner->body), inputs);
}

// What a vector adds to the carry: its last lane. Factors round wherever they
// are multiplied, not only where they are many: those are multiplied once more.
StageEmitter::Elements StageEmitter::carryOfVector(const plan::Sink &sink,
                                                   const Elements &given,
                                                   const Elements &scanned) {
  const semantics::Combiner &combiner = *sink.form->form.combiner;
  if (stage.wideCarry && combiner.monoid == semantics::Monoid::Product)
    return emitter(true).reduceLanes(
        *semantics::inDoublePrecision(combiner.body),
        toCarry(sink, given, true));
  Elements last;
  for (Element value : scanned)
    last.push_back(emitter(true).extract(value, reverseScan ? 0 : lanes - 1));
  return toCarry(sink, std::move(last), false);
}

// One element per lane or scalar: acc = combine(acc, x); out = acc.
void StageEmitter::scanStep(unsigned number, unsigned u) {
  const plan::Sink &sink = stage.loops.sinks[number];
  bool vector = inVectors();
  const Slots &at = slots[{number, u}];
  Elements next = contributions(number, u, vector);
  if (!vector || !stage.loops.loops[vectorLoop].scan) {
    Elements carry = combineCarries(
        sink, read(at), toCarry(sink, std::move(next), vector), vector);
    write(at, carry);
    return storeResults(number, fromCarry(sink, std::move(carry), vector), u);
  }
  Elements given = next, carry = read(at), before;
  next = scanLanes(sink, std::move(next));
  for (Element value : fromCarry(sink, carry, false))
    before.push_back(emitter(true).broadcast(value));
  write(at,
        combineCarries(sink, carry, carryOfVector(sink, given, next), false));
  storeResults(number, combineOnward(sink, before, next, true), u);
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
    values = combineOnward(sink, shifted, values, true);
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
