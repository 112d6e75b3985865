#include "plan/Cost.h"

#include "plan/InPlace.h"

#include "ir/ElementSizes.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

// Loads along the innermost loop that jump cost a cache access per lane.
static double loadWeight(const Stage &stage, const Node &node) {
  if (node.indices.empty() || stage.loops.empty())
    return 0.5;
  unsigned inner = stage.loops.size() - 1;
  while (inner > 0 && stage.loops[inner].extent == 1)
    --inner;
  auto varies = [&](AffineExpr symbol) {
    unsigned number = cast<AffineSymbolExpr>(symbol).getPosition();
    return (stage.symbols[number].loops >> inner & 1) != 0;
  };
  for (auto [dimension, index] : llvm::enumerate(node.indices)) {
    Lanes lanes = lanesOf(stage.space.linear(index), inner, 16, varies);
    bool last = dimension + 1 == node.indices.size();
    if (lanes.kind == LaneKind::Irregular ||
        (lanes.kind == LaneKind::Strided && !(last && lanes.stride == 1)))
      return 8;
  }
  return 0.5;
}

/// How often each point of `loops` is visited: once for each turn of the loops
/// outside the innermost of them that are not among them.
///
///     y[i,j] = x[i,j] * exp(s[j])     exp(s) again for each i
static double repetitions(const Stage &stage, uint64_t loops) {
  double turns = 1;
  for (auto [number, loop] : llvm::enumerate(stage.loops))
    if (loops >> number > 1 && !(loops >> number & 1))
      turns *= double(loop.extent);
  return turns;
}

static void addStage(const Stage &stage, const MachineModel &machine,
                     llvm::DenseMap<Value, double> &read, NestCost &cost) {
  double whole = stage.points(~uint64_t(0));
  double lanes = whole >= machine.lanes ? machine.lanes / 1.5 : 1;
  for (const Node &node : stage.nodes) {
    double points = stage.points(node.loops);
    double width =
        std::max(1.0, double(ir::elementBytes(node.value.getType())) / 4);
    if (node.kind == Node::Kind::Load) {
      read[node.value] +=
          points * double(ir::elementBytes(node.value.getType()));
      cost.cycles += points * loadWeight(stage, node) * width / lanes;
    } else if (node.kind == Node::Kind::Compute) {
      double weight = node.form->weight;
      cost.cycles += points * repetitions(stage, node.loops) * (weight + 0.2) *
                     width / lanes;
      cost.flops += points * std::min(weight, 1.0);
      cost.transcendentals += weight >= 12 ? points : 0;
    }
  }
  for (const Sink &sink : stage.sinks) {
    double width = std::max(
        1.0, double(ir::elementBytes(sink.values.front().getType())) / 4);
    double weight = sink.form ? sink.form->weight : 0.5;
    if (sink.kind == FormKind::Scan || sink.kind == FormKind::Update)
      weight += 3;
    cost.cycles += whole * weight * width / lanes;
    if (sink.kind != FormKind::Map)
      cost.flops += whole * weight;
  }
}

double nanosecondsAmong(const NestCost &cost, double bytes,
                        const MachineModel &machine) {
  double rate = bytes > machine.cacheBytes ? machine.memoryBytesPerNs
                                           : machine.cacheBytesPerNs;
  double one = std::max(cost.cycles / machine.gigahertz, cost.bytes / rate);
  double parallel = std::min<double>(machine.threads, cost.gridPoints);
  double many = one / std::max(parallel, 1.0) + machine.threadsNs;
  return machine.launchNs + std::min(one, many);
}

NestCost costOf(const Nest &nest, const MachineModel &machine) {
  NestCost cost;
  llvm::DenseMap<Value, double> read;
  for (const Stage &stage : nest.stages)
    addStage(stage, machine, read, cost);
  for (Value input : nest.inputs)
    cost.bytes +=
        std::min(read.lookup(input), double(ir::byteCount(input.getType())));
  for (const Stage &stage : nest.stages)
    for (const Sink &sink : stage.sinks)
      for (Value value : sink.values)
        if (llvm::is_contained(nest.outputs, value)) {
          double points = stage.points(~uint64_t(0)) *
                          double(ir::elementBytes(value.getType()));
          cost.bytes +=
              sink.kind == FormKind::Update
                  ? std::min(points, double(ir::byteCount(value.getType())))
                  : double(ir::byteCount(value.getType()));
        }
  // An array that cannot stay where it is is copied first.
  for (unsigned n = 0; n < nest.outputs.size(); ++n)
    if (Value kept = keptInput(nest, n); kept && !mayShare(nest, kept, n))
      cost.bytes += 2 * double(ir::byteCount(kept.getType()));
  cost.gridPoints = double(nest.gridPoints());
  cost.nanoseconds = nanosecondsAmong(cost, cost.bytes, machine);
  return cost;
}

} // namespace tesela::plan
