#include "ir/ElementSizes.h"
#include "plan/Buffers.h"
#include "plan/Lifetimes.h"
#include "plan/Passes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_SCHEDULE
#include "plan/Passes.h.inc"

namespace {

/// List scheduling of one block.
class BlockSchedule {
public:
  explicit BlockSchedule(Block &block) : block(block) {
    unsigned count = 0;
    Operation *lastEffect = nullptr;
    for (Operation &op : block.without_terminator()) {
      position[&op] = count++;
      collectReads(op);
      if (!isMemoryEffectFree(&op)) {
        if (lastEffect)
          after[&op].push_back(lastEffect);
        lastEffect = &op;
      }
    }
    for (Value value : block.getTerminator()->getOperands())
      ++uses[value];
  }

  void run() {
    std::vector<Operation *> original;
    for (Operation &op : block.without_terminator())
      original.push_back(&op);
    if (original.size() < 3)
      return;
    std::vector<Operation *> greedy = order(original);
    if (peak(greedy) >= peak(original))
      return;
    for (Operation *op : greedy)
      op->moveBefore(block.getTerminator());
  }

private:
  void collectReads(Operation &op) {
    llvm::DenseSet<Value> seen;
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock() == &block && seen.insert(operand).second)
          reads[&op].push_back(operand);
    });
    for (Value value : reads[&op])
      ++uses[value];
  }

  /// Bytes that running `op` now adds to what is alive.
  int64_t growth(Operation *op, const llvm::DenseMap<Value, int> &left) {
    int64_t bytes = 0;
    for (Value result : op->getResults())
      bytes += ir::byteCount(result.getType());
    for (Value value : reads[op])
      if (value.getDefiningOp() && left.lookup(value) == 1)
        bytes -= ir::byteCount(value.getType());
    return bytes;
  }

  std::vector<Operation *> order(ArrayRef<Operation *> original) {
    llvm::DenseMap<Operation *, unsigned> waiting;
    llvm::DenseMap<Operation *, SmallVector<Operation *, 2>> followers;
    std::vector<Operation *> ready, result;
    for (Operation *op : original) {
      llvm::DenseSet<Operation *> before(after[op].begin(), after[op].end());
      for (Value value : reads[op])
        if (Operation *source = value.getDefiningOp())
          before.insert(source);
      waiting[op] = before.size();
      for (Operation *source : before)
        followers[source].push_back(op);
      if (before.empty())
        ready.push_back(op);
    }
    llvm::DenseMap<Value, int> left = uses;
    while (!ready.empty()) {
      auto best = ready.begin();
      std::pair<int64_t, unsigned> least{INT64_MAX, 0};
      for (auto at = ready.begin(); at != ready.end(); ++at) {
        std::pair<int64_t, unsigned> cost{growth(*at, left), position[*at]};
        if (cost < least) {
          least = cost;
          best = at;
        }
      }
      Operation *op = *best;
      ready.erase(best);
      result.push_back(op);
      for (Value value : reads[op])
        --left[value];
      for (Operation *follower : followers[op])
        if (--waiting[follower] == 0)
          ready.push_back(follower);
    }
    return result;
  }

  int64_t peak(ArrayRef<Operation *> sequence) {
    llvm::DenseMap<Value, int> left = uses;
    int64_t now = 0, most = 0;
    for (Operation *op : sequence) {
      for (Value result : op->getResults())
        now += ir::byteCount(result.getType());
      most = std::max(most, now);
      for (Value value : reads[op])
        if (--left[value] == 0 && value.getDefiningOp())
          now -= ir::byteCount(value.getType());
    }
    return most;
  }

  Block &block;
  llvm::DenseMap<Operation *, unsigned> position;
  llvm::DenseMap<Operation *, SmallVector<Value, 4>> reads;
  llvm::DenseMap<Operation *, SmallVector<Operation *, 1>> after;
  llvm::DenseMap<Value, int> uses;
};

/// The ancestor of `op` that lies in `block`.
Operation *inBlock(Operation *op, Block &block) {
  while (op && op->getBlock() != &block)
    op = op->getParentOp();
  return op;
}

/// What a loop carries next is computed after the last use of what it carries
/// now, where nothing needs it earlier: then one buffer does for both.
void delayCarries(Block &body) {
  Operation *end = body.getTerminator();
  for (auto [argument, next] :
       llvm::zip(body.getArguments(), end->getOperands())) {
    Operation *source = next.getDefiningOp();
    if (!source || source->getBlock() != &body || !isMemoryEffectFree(source))
      continue;
    Operation *last = source;
    for (Operation *user : argument.getUsers()) {
      Operation *reader = inBlock(user, body);
      if (reader != end && last->isBeforeInBlock(reader))
        last = reader;
    }
    bool neededEarlier = llvm::any_of(source->getUsers(), [&](Operation *user) {
      Operation *reader = inBlock(user, body);
      return reader == last || reader->isBeforeInBlock(last);
    });
    if (last != source && !neededEarlier)
      source->moveAfter(last);
  }
}

struct Schedule : impl::ScheduleBase<Schedule> {
  void schedule(Block &block) {
    for (Operation &op : block)
      if (isControlFlow(&op))
        for (Region &region : op.getRegions())
          schedule(region.front());
    BlockSchedule(block).run();
    Operation *parent = block.getParentOp();
    if (parent->getName().getStringRef() == "stablehlo.while" &&
        block.getParent()->getRegionNumber() == 1)
      delayCarries(block);
  }

  void runOnOperation() override {
    if (!getOperation().isExternal())
      schedule(getOperation().getBody().front());
  }
};

} // namespace
} // namespace tesela::plan
