#include "tile/Kernel.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::tile {

static Error outside(const Kernel &kernel, const Access &access,
                     std::optional<plan::Interval> range, int64_t count) {
  std::string what;
  llvm::raw_string_ostream out(what);
  out << "kernel " << kernel.name << ": access at " << access.offset << ", ";
  if (range)
    out << range->lower << " to " << range->upper;
  else
    out << "which nothing bounds";
  out << ", of an array of " << count << " elements";
  return {ErrorCode::Unimplemented, std::move(what)};
}

static Result<void> check(const Kernel &kernel, const Stage &stage,
                          const Access &access, Value value, int predicate) {
  if (predicate != plan::always) // checked as the kernel runs
    return success();
  for (const plan::Loop &loop : stage.loops.loops)
    if (loop.extent == 0)
      return success();
  // Of scratch, offsets are those of one grid point.
  int64_t count = access.space == Access::Space::Scratch
                      ? kernel.scratch[access.index].elementsPerPoint
                      : cast<ShapedType>(value.getType()).getNumElements();
  auto isInside = [&](std::optional<plan::Interval> range) {
    return range && range->lower >= 0 && range->upper < count;
  };
  auto range = stage.loops.space.range(access.offset);
  if (isInside(range))
    return success();
  if (auto close = stage.loops.space.closeRange(access.offset))
    range = close;
  if (isInside(range))
    return success();
  // Some 10 ns a point, and the judge would have to compute the kernel.
  constexpr int64_t mostPoints = 1 << 22;
  if (auto exact = stage.loops.space.exactRange(access.offset, mostPoints))
    range = exact;
  if (isInside(range))
    return success();
  return outside(kernel, access, range, count);
}

Result<void> verify(const Kernel &kernel) {
  if (kernel.block.size() != kernel.grid.size())
    return Error{ErrorCode::Internal, "kernel " + kernel.name +
                                          ": a block size per grid loop is "
                                          "needed"};
  for (const Stage &stage : kernel.stages) {
    for (auto [node, load] : llvm::zip(stage.loops.nodes, stage.loads))
      if (node.kind == plan::Node::Kind::Load)
        if (auto done = check(kernel, stage, load, node.value, node.predicate);
            !done)
          return done;
    for (auto [sink, stores] : llvm::zip(stage.loops.sinks, stage.stores))
      for (auto [n, store] : llvm::enumerate(stores)) {
        int predicate =
            sink.predicates.size() > n ? sink.predicates[n] : plan::always;
        if (auto done = check(kernel, stage, store, sink.values[n], predicate);
            !done)
          return done;
      }
  }
  return success();
}

} // namespace tesela::tile
