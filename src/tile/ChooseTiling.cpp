// Picks numbers by what a stage does with memory; no search.
#include "ir/ElementSizes.h"
#include "semantics/Commutation.h"
#include "semantics/Precision.h"
#include "tile/Kernel.h"

#include "mlir/IR/BuiltinTypes.h"

#include <cmath>

using namespace mlir;

namespace tesela::tile {

static uint64_t bit(unsigned loop) { return uint64_t(1) << loop; }

// The widest element that vectors of the stage hold: half and bf16 are
// computed as f32, complex numbers as two vectors.
static int64_t widestBytes(const Stage &stage) {
  int64_t widest = 1;
  auto take = [&](Type type) {
    Type element = getElementTypeOrSelf(type);
    if (auto complex = dyn_cast<ComplexType>(element))
      element = complex.getElementType();
    int64_t bytes = ir::elementBytes(element);
    if (isa<FloatType>(element))
      bytes = std::max<int64_t>(bytes, 4);
    widest = std::max(widest, bytes);
  };
  for (const plan::Node &node : stage.loops.nodes)
    take(node.value.getType());
  for (const plan::Sink &sink : stage.loops.sinks)
    for (Value value : sink.values)
      take(value.getType());
  return widest;
}

static plan::Lanes lanesOf(const Stage &stage, AffineExpr offset, unsigned loop,
                           unsigned lanes) {
  return plan::lanesOf(
      stage.loops.space.linear(offset), loop, lanes, [&](AffineExpr symbol) {
        unsigned n = cast<AffineSymbolExpr>(symbol).getPosition();
        return (stage.loops.symbols[n].loops & bit(loop)) != 0;
      });
}

// How well the accesses of a stage suit vectors along `loop`. Points, not time:
// one is about what an arithmetic operator gains by vectors. A load or store of
// neighbours gains two or three; one of elements apart is taken element by
// element and loses as much, an irregular one (a gather) a little more. Chosen
// so that contiguous accesses outweigh a broadcast and a store a load.
static double vectorScore(const Stage &stage, unsigned loop, unsigned lanes) {
  double score = 0;
  double all = stage.loops.points(~uint64_t(0));
  for (auto [node, load] : llvm::zip(stage.loops.nodes, stage.loads)) {
    // What is invariant in inner loops hardly matters.
    double share = stage.loops.points(node.loops) / std::max(all, 1.0);
    if (node.kind == plan::Node::Kind::Compute && (node.loops & bit(loop)))
      score += node.form->weight * share;
    if (node.kind != plan::Node::Kind::Load)
      continue;
    plan::Lanes kind = lanesOf(stage, load.offset, loop, lanes);
    if (kind.kind == plan::LaneKind::Strided)
      score += (kind.stride == 1 ? 2 : -2) * share;
    else if (kind.kind == plan::LaneKind::Irregular)
      score -= 2.5 * share;
    else
      score += 0.5 * share;
  }
  for (auto [sink, stores] : llvm::zip(stage.loops.sinks, stage.stores)) {
    // What a scan computes gains as well, but along itself (chooseVector).
    if (sink.kind == plan::FormKind::Scan && !stage.loops.loops[loop].scan)
      score += sink.form->weight - 1;
    for (const Access &store : stores) {
      plan::Lanes kind = lanesOf(stage, store.offset, loop, lanes);
      if (kind.kind == plan::LaneKind::Strided)
        score += kind.stride == 1 ? 3 : -3;
      else if (kind.kind == plan::LaneKind::Irregular)
        score -= 4;
    }
  }
  return score;
}

// Does a contribution grow from turn to turn of `loop`?
static bool ascends(const Stage &stage,
                    std::pair<unsigned, unsigned> contribution, unsigned loop) {
  const plan::Node &node = stage.loops.nodes[contribution.first];
  if (node.kind != plan::Node::Kind::Compute)
    return false;
  const semantics::ScalarBody &body = node.form->form.body;
  const semantics::ScalarInstruction &value =
      body.instructions[body.results[contribution.second]];
  if (value.op != semantics::ScalarOp::Iterator ||
      value.type.getIntOrFloatBitWidth() < 32)
    return false;
  AffineExpr index = node.indices[value.index];
  bool linear = true;
  index.walk([&](AffineExpr part) {
    linear &= part.getKind() == AffineExprKind::Add ||
              part.getKind() == AffineExprKind::Mul ||
              part.getKind() == AffineExprKind::Constant ||
              part.getKind() == AffineExprKind::DimId;
  });
  plan::Lanes lanes = lanesOf(stage, index, loop, 2);
  return linear && lanes.kind == plan::LaneKind::Strided && lanes.stride > 0;
}

// Whether lanes may run along the reduced `loop`: each takes in other elements
// than those between its own. `orderedBy` as Stage has it.
static bool mayInterleave(const Stage &stage, const plan::Sink &sink,
                          unsigned loop, int &orderedBy) {
  orderedBy = -1;
  if (sink.kind != plan::FormKind::Reduce)
    return true;
  const semantics::Combiner &combiner = *sink.form->form.combiner;
  if (combiner.monoid != semantics::Monoid::General)
    return combiner.monoid != semantics::Monoid::First &&
           combiner.monoid != semantics::Monoid::Last;
  if (semantics::commutes(combiner.body))
    return true;
  for (auto [other, entry] : llvm::enumerate(stage.loops.loops))
    if (other != loop && entry.reduction && entry.extent > 1)
      return false;
  std::optional<unsigned> index = semantics::pickedIndex(combiner.body);
  if (!index || !ascends(stage, sink.contributions[*index], loop))
    return false;
  orderedBy = *index;
  return true;
}

static bool mayVectorise(const Stage &stage, unsigned loop,
                         const Machine &machine, unsigned lanes) {
  const plan::Loop &candidate = stage.loops.loops[loop];
  if (candidate.extent < 2 || (candidate.reduction && machine.ordered))
    return false;
  for (auto [sink, stores] : llvm::zip(stage.loops.sinks, stage.stores)) {
    bool known =
        !sink.form || !sink.form->form.combiner ||
        (sink.form->form.combiner->monoid != semantics::Monoid::First &&
         sink.form->form.combiner->monoid != semantics::Monoid::Last);
    bool general =
        sink.form && sink.form->form.combiner &&
        sink.form->form.combiner->monoid == semantics::Monoid::General;
    int orderedBy;
    if (candidate.reduction && !mayInterleave(stage, sink, loop, orderedBy))
      return false;
    if (candidate.scan && (general || !known || machine.ordered))
      return false;
    // Lanes of an update must not meet at one element.
    if (sink.kind == plan::FormKind::Update)
      for (const Access &store : stores) {
        plan::Lanes kind = lanesOf(stage, store.offset, loop, lanes);
        if (kind.kind != plan::LaneKind::Strided || kind.stride != 1)
          return false;
      }
  }
  return true;
}

static void chooseVector(Stage &stage, const Machine &machine) {
  unsigned lanes =
      std::max<int64_t>(1, machine.vectorBits / 8 / widestBytes(stage));
  double best = 0;
  for (unsigned loop = 0; loop < stage.loops.loops.size(); ++loop) {
    if (!mayVectorise(stage, loop, machine, lanes))
      continue;
    double score = vectorScore(stage, loop, lanes);
    int64_t extent = stage.loops.loops[loop].extent;
    if (extent < lanes) // most lanes idle; 1: the mask
      score = score * double(extent) / lanes - 1;
    if (stage.loops.loops[loop].scan)
      score -= 2; // log2(lanes) steps instead of one
    if (score > best) {
      best = score;
      stage.vectorLoop = loop;
    }
  }
  if (stage.vectorLoop < 0)
    return;
  for (const plan::Sink &sink : stage.loops.sinks)
    mayInterleave(stage, sink, stage.vectorLoop,
                  stage.orderedBy.emplace_back(-1));
  // Short loops take the next smaller power of two that covers them.
  int64_t extent = stage.loops.loops[stage.vectorLoop].extent;
  while (lanes / 2 >= extent && lanes > 2)
    lanes /= 2;
  stage.lanes = lanes;
}

static void chooseOrder(Stage &stage) {
  auto &loops = stage.loops.loops;
  SmallVector<unsigned, 6> parallel, inner;
  for (unsigned loop = 0; loop < loops.size(); ++loop) {
    if (int(loop) == stage.vectorLoop || int(loop) == stage.transposeLoop)
      continue;
    bool late = loops[loop].reduction || loops[loop].scan;
    (late ? inner : parallel).push_back(loop);
  }
  stage.order = parallel;
  if (stage.transposeLoop >= 0)
    stage.order.push_back(stage.transposeLoop);
  if (stage.vectorLoop >= 0) {
    const plan::Loop &vector = loops[stage.vectorLoop];
    if (vector.reduction || vector.scan)
      inner.push_back(stage.vectorLoop);
    else
      stage.order.push_back(stage.vectorLoop);
  }
  stage.order.append(inner.begin(), inner.end());
}

// Several accumulators hide the latency of the combiner; several vectors in a
// parallel loop let a reduction read longer runs of memory.
static void chooseUnroll(Stage &stage, const Machine &machine) {
  stage.unroll = 1;
  if (stage.vectorLoop < 0)
    return;
  unsigned accumulators = 0;
  for (const plan::Sink &sink : stage.loops.sinks) {
    if (sink.kind == plan::FormKind::Update)
      return;
    if (sink.kind == plan::FormKind::Reduce ||
        sink.kind == plan::FormKind::Scan)
      accumulators += sink.values.size();
  }
  if (accumulators == 0 || stage.loops.loops[stage.vectorLoop].scan)
    return;
  unsigned varying = 0;
  for (const plan::Node &node : stage.loops.nodes)
    varying += (node.loops & bit(stage.vectorLoop)) != 0 &&
               node.kind == plan::Node::Kind::Compute;
  int64_t vectors = stage.loops.loops[stage.vectorLoop].extent / stage.lanes;
  // Long bodies fill the registers (and the instruction cache) by themselves.
  unsigned most = varying > 24 ? 1 : varying > 8 ? 2 : 4;
  if (!stage.loops.loops[stage.vectorLoop].reduction)
    most *= 2;
  while (stage.unroll * 2 <= most && stage.unroll * 2 <= vectors &&
         stage.unroll * 2 * accumulators <= machine.vectorRegisters / 2)
    stage.unroll *= 2;
}

// Long sums of floats are taken in parts, as long as there are parts.
static void choosePartialSums(Stage &stage, const Machine &machine) {
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
static void chooseCarry(Stage &stage, const Machine &machine) {
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

// A load that walks along `loop` element by element, and otherwise as fits.
static bool walksAlong(const Stage &stage, unsigned node, unsigned loop,
                       unsigned lanes) {
  const plan::Node &load = stage.loops.nodes[node];
  if (load.kind != plan::Node::Kind::Load || load.predicate != plan::always ||
      stage.loads[node].space == Access::Space::Scratch)
    return false;
  plan::Lanes kind = lanesOf(stage, stage.loads[node].offset, loop, lanes);
  return kind.kind == plan::LaneKind::Strided && kind.stride == 1;
}

bool Stage::isTransposed(unsigned node) const {
  if (transposeLoop < 0 || !walksAlong(*this, node, transposeLoop, lanes))
    return false;
  plan::Lanes kind = lanesOf(*this, loads[node].offset, vectorLoop, lanes);
  return kind.kind == plan::LaneKind::Strided && kind.stride != 1;
}

// Strided loads that are contiguous along another parallel loop are worth a
// transposition, if the body is short enough to be repeated for each lane.
static void chooseTranspose(Stage &stage) {
  constexpr unsigned longestBody = 16, widest = 16;
  auto &loops = stage.loops.loops;
  if (stage.vectorLoop < 0 || stage.loops.nodes.size() > longestBody ||
      loops[stage.vectorLoop].extent < stage.lanes || stage.lanes < 4 ||
      !llvm::all_of(
          loops,
          [](const plan::Loop &loop) {
            return !loop.reduction && !loop.scan;
          }) ||
      !llvm::all_of(
          stage.loops.sinks,
          [](const plan::Sink &sink) {
            return sink.kind == plan::FormKind::Map;
          }))
    return;
  unsigned kept = stage.lanes;
  stage.lanes = std::min(stage.lanes, widest);
  for (unsigned loop = 0; loop < loops.size(); ++loop) {
    if (int(loop) == stage.vectorLoop || loops[loop].extent < stage.lanes)
      continue;
    stage.transposeLoop = loop;
    for (unsigned node = 0; node < stage.loops.nodes.size(); ++node)
      if (stage.isTransposed(node))
        return;
  }
  stage.transposeLoop = -1;
  stage.lanes = kept;
}

static double pointsPerGridPoint(const Kernel &kernel, const Stage &stage) {
  double points = 1;
  for (auto [loop, entry] : llvm::enumerate(stage.loops.loops))
    if (loop >= kernel.grid.size())
      points *= entry.extent;
  return points;
}

// Cycles as plan/Cost.cpp counts them: the weight of a body is in additions;
// 0.2 is for its loads of operands, 1 for an access; vectors reach two thirds
// of their lanes.
static void estimate(Kernel &kernel, const Machine &machine) {
  double cycles = 0;
  for (const Stage &stage : kernel.stages) {
    double lanes = std::max(1.0, stage.lanes / 1.5);
    for (auto [node, load] : llvm::zip(stage.loops.nodes, stage.loads)) {
      double weight = node.kind == plan::Node::Kind::Compute
                          ? node.form->weight + 0.2
                          : 1.0;
      cycles += weight * stage.loops.points(node.loops) / lanes;
    }
    for (const plan::Sink &sink : stage.loops.sinks)
      cycles += (sink.form ? sink.form->weight + 1 : 1.0) *
                stage.loops.points(~uint64_t(0)) / lanes;
  }
  kernel.nanoseconds = cycles / machine.gigahertz;
}

// Divides `extent` into blocks of about `wanted`, of equal size if a divisor
// is near.
static int64_t blockNear(int64_t extent, int64_t wanted, int64_t multiple) {
  wanted = std::clamp<int64_t>(wanted, 1, extent);
  if (wanted >= extent)
    return extent;
  for (int64_t size = wanted; size > std::max<int64_t>(wanted / 2, 1); --size)
    if (extent % size == 0 && size % multiple == 0)
      return size;
  if (wanted >= multiple)
    wanted -= wanted % multiple;
  return std::max<int64_t>(wanted, 1);
}

constexpr int64_t mostScratch = 1 << 20; // bytes of one task

/// Does every task walk over all updates?
static bool walksUpdates(const Kernel &kernel) {
  return llvm::any_of(kernel.stages, [&](const Stage &stage) {
    return pointsPerGridPoint(kernel, stage) > 1 &&
           llvm::any_of(stage.loops.sinks, [](const plan::Sink &sink) {
             return sink.kind == plan::FormKind::Update;
           });
  });
}

// Blocks hold enough work to be worth a task and little enough scratch to stay
// in the nearest caches.
static void chooseBlocks(Kernel &kernel, const Machine &machine) {
  for (int64_t extent : kernel.grid)
    kernel.block.push_back(std::max<int64_t>(extent, 1));
  double gridPoints = 1, perPoint = 0;
  for (int64_t extent : kernel.grid)
    gridPoints *= extent;
  int64_t scratchPerPoint = 0;
  for (const Scratch &scratch : kernel.scratch)
    scratchPerPoint +=
        scratch.elementsPerPoint * ir::elementBytes(scratch.value.getType());
  for (const Stage &stage : kernel.stages)
    perPoint = std::max(perPoint, pointsPerGridPoint(kernel, stage));
  if (gridPoints <= 1)
    return;
  // Nanoseconds below which there is one task: threads are not worth waking
  // (Threads.h begins at 50 us; estimates are off by a factor of two or three).
  constexpr double soleTaskNs = 8000;
  // Bytes of scratch of a task: half of a first cache of 48 KiB.
  constexpr int64_t scratchGoal = 24 << 10;
  // Points of a task: some 10 us of simple work, so that four tasks a thread
  // even out what the estimate gets wrong and cost little to hand out.
  constexpr double taskPoints = 16384;
  double points = gridPoints;
  if (kernel.nanoseconds > soleTaskNs)
    points = std::min({gridPoints / (4.0 * machine.threads),
                       std::max(1.0, taskPoints / std::max(perPoint, 1.0))});
  // Each task reads all indices and a piece of every row: with one task a
  // thread, 100000 rows of 64 added up in 100 take 1.6 ms, with two 3.0.
  if (kernel.nanoseconds > soleTaskNs && walksUpdates(kernel))
    points = gridPoints / machine.threads;
  if (scratchPerPoint > 0)
    points = std::min(
        points, std::max(1.0, double(scratchGoal) / double(scratchPerPoint)));
  points = std::max(points, 1.0);
  if (points >= gridPoints)
    return;
  // Inner loops whole, outer loops cut.
  for (int loop = int(kernel.grid.size()) - 1; loop >= 0; --loop) {
    int64_t multiple = 1;
    for (const Stage &stage : kernel.stages)
      if (stage.vectorLoop == loop || stage.transposeLoop == loop)
        multiple = std::max<int64_t>(multiple, stage.lanes * stage.unroll);
    int64_t wanted = std::max<int64_t>(1, int64_t(points));
    if (wanted < multiple)
      wanted = multiple;
    kernel.block[loop] = blockNear(kernel.grid[loop], wanted, multiple);
    points /= double(kernel.block[loop]);
  }
}

static void placeScratch(Kernel &kernel) {
  int64_t blockPoints = 1, perPoint = 0;
  for (const Scratch &scratch : kernel.scratch)
    perPoint +=
        scratch.elementsPerPoint * ir::elementBytes(scratch.value.getType());
  for (int64_t extent : kernel.block)
    blockPoints *= extent;
  // Scratch lies on the stack. Where lanes along the grid would need too much
  // of it, the grid is walked point by point.
  if (blockPoints * perPoint > mostScratch) {
    for (int64_t &extent : kernel.block)
      extent = 1;
    blockPoints = 1;
    for (Stage &stage : kernel.stages)
      if (stage.vectorLoop >= 0 && stage.vectorLoop < int(kernel.grid.size())) {
        stage.vectorLoop = stage.transposeLoop = -1;
        stage.lanes = stage.unroll = 1;
        chooseOrder(stage);
      }
  }
  kernel.scratchBytes = 0;
  for (Scratch &scratch : kernel.scratch) {
    scratch.offset = kernel.scratchBytes;
    int64_t bytes = scratch.elementsPerPoint * blockPoints *
                    ir::elementBytes(scratch.value.getType());
    kernel.scratchBytes += (bytes + 63) / 64 * 64;
  }
}

int64_t Kernel::taskCount() const {
  int64_t count = 1;
  for (auto [extent, size] : llvm::zip(grid, block))
    count *= (extent + size - 1) / std::max<int64_t>(size, 1);
  return count;
}

void chooseTiling(Kernel &kernel, const Machine &machine) {
  for (Stage &stage : kernel.stages) {
    chooseVector(stage, machine);
    chooseTranspose(stage);
    chooseOrder(stage);
    chooseUnroll(stage, machine);
  }
  estimate(kernel, machine);
  chooseBlocks(kernel, machine);
  placeScratch(kernel);
  for (Stage &stage : kernel.stages) {
    choosePartialSums(stage, machine);
    chooseCarry(stage, machine);
  }
}

} // namespace tesela::tile
