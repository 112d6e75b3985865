#include "plan/Clusters.h"
#include "plan/Dialect.h"
#include "plan/Lifetimes.h"
#include "plan/Passes.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_FUSE
#include "plan/Passes.h.inc"

namespace {

struct Fuse : impl::FuseBase<Fuse> {
  using FuseBase::FuseBase;

  // Bodies of loops come first: what they read from outside by value of a
  // constant they then hold themselves, and it need not exist in memory.
  LogicalResult fuse(Block &block, const MachineModel &machine,
                     unsigned &counter) {
    for (Operation &op : block)
      if (isControlFlow(&op))
        for (Region &region : op.getRegions())
          if (failed(fuse(region.front(), machine, counter)))
            return failure();
    FormCache forms(ordered);
    Clusters clusters(block, forms, machine);
    clusters.merge();
    return clusters.outline(counter);
  }

  void runOnOperation() override {
    MachineModel machine;
    machine.threads = threads;
    unsigned counter = 0;
    if (!getOperation().isExternal() &&
        failed(fuse(getOperation().getBody().front(), machine, counter)))
      signalPassFailure();
  }
};

} // namespace
} // namespace tesela::plan
