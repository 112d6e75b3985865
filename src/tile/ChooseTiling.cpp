// Picks numbers by what a stage does with memory; no search.
#include "ir/ElementSizes.h"
#include "tile/TilingChoices.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::tile {

// What is computed along the vector loop only should not be computed again for
// each turn of a loop around it: x[i] * tanh(s[j]) has loop i inside j.
static bool repeatsWork(const Stage &stage, unsigned outer) {
  constexpr double worthKeeping = 8; // a division
  double weight = 0;
  for (const plan::Node &node : stage.loops.nodes)
    if (node.kind == plan::Node::Kind::Compute &&
        (node.loops >> stage.vectorLoop & 1) && !(node.loops >> outer & 1))
      weight += node.form->weight;
  return weight >= worthKeeping;
}

static void chooseOrder(Stage &stage) {
  auto &loops = stage.loops.loops;
  SmallVector<unsigned, 6> parallel, inner;
  for (unsigned loop = 0; loop < loops.size(); ++loop) {
    if (int(loop) == stage.vectorLoop || int(loop) == stage.transposeLoop ||
        int(loop) == stage.interleaveLoop)
      continue;
    bool late = loops[loop].reduction || loops[loop].scan;
    (late ? inner : parallel).push_back(loop);
  }
  if (stage.vectorLoop >= 0 && stage.transposeLoop < 0 &&
      stage.interleaveLoop < 0 && isMapOfPoints(stage) && !parallel.empty() &&
      repeatsWork(stage, parallel.back()))
    inner.push_back(parallel.pop_back_val());
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
  if (stage.interleaveLoop >= 0)
    stage.order.push_back(stage.interleaveLoop);
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
    varying += (node.loops >> stage.vectorLoop & 1) != 0 &&
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
      else if (stage.interleaveLoop == loop) // which is never cut
        multiple = std::max(multiple, kernel.grid[loop]);
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
  // Scratch shall stay near. Where lanes along the grid would need too much
  // of it, the grid is walked point by point.
  if (blockPoints * perPoint > mostScratch) {
    for (int64_t &extent : kernel.block)
      extent = 1;
    blockPoints = 1;
    for (Stage &stage : kernel.stages)
      if (stage.vectorLoop >= 0 && stage.vectorLoop < int(kernel.grid.size())) {
        stage.vectorLoop = stage.transposeLoop = stage.interleaveLoop = -1;
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
