#include "tile/Kernel.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;

namespace tesela::tile {

// An access under a predicate is checked by the predicate at run time; one
// whose range is not known is bounded by the guards of its operator.
static LogicalResult check(const Stage &stage, const Access &access,
                           Value value, int predicate, Location where) {
  if (access.space == Access::Space::Scratch || predicate != plan::always)
    return success();
  for (const plan::Loop &loop : stage.loops.loops)
    if (loop.extent == 0)
      return success();
  int64_t count = cast<ShapedType>(value.getType()).getNumElements();
  auto isInside = [&](std::optional<plan::Interval> range) {
    return !range || (range->lower >= 0 && range->upper < count);
  };
  if (isInside(stage.loops.space.range(access.offset)))
    return success();
  auto range = stage.loops.space.closeRange(access.offset);
  if (isInside(range))
    return success();
  // Some 10 ns a point, and the judge would have to compute the kernel.
  constexpr int64_t mostPoints = 1 << 22;
  if (auto exact = stage.loops.space.exactRange(access.offset, mostPoints))
    range = exact;
  if (isInside(range))
    return success();
  std::string offset;
  llvm::raw_string_ostream(offset) << access.offset;
  return emitError(where) << "access at " << offset << ", " << range->lower
                          << " to " << range->upper << ", of an array of "
                          << count << " elements";
}

LogicalResult verify(const Kernel &kernel, Location where) {
  if (kernel.block.size() != kernel.grid.size())
    return emitError(where) << "a block size per grid loop is needed";
  for (const Stage &stage : kernel.stages) {
    if (stage.loops.loops.size() > 64)
      return emitError(where) << "more than 64 loops";
    for (auto [node, load] : llvm::zip(stage.loops.nodes, stage.loads))
      if (node.kind == plan::Node::Kind::Load &&
          failed(check(stage, load, node.value, node.predicate, where)))
        return failure();
    for (auto [sink, stores] : llvm::zip(stage.loops.sinks, stage.stores))
      for (auto [n, store] : llvm::enumerate(stores))
        if (failed(check(stage, store, sink.values[n],
                         sink.predicates.size() > n ? sink.predicates[n]
                                                    : plan::always,
                         where)))
          return failure();
  }
  return success();
}

} // namespace tesela::tile
