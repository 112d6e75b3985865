#include "plan/Lifetimes.h"

using namespace mlir;

namespace tesela::plan {

bool isControlFlow(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "stablehlo.while" || name == "stablehlo.case";
}

Lifetimes::Lifetimes(func::FuncOp function) {
  Block &block = function.getBody().front();
  number(block);
  for (Value argument : block.getArguments())
    live(argument, 0);
  function.walk([&](Operation *op) {
    if (op == function || !times.contains(op))
      return;
    for (Value result : op->getResults())
      live(result, times[op].end);
    if (isControlFlow(op))
      for (Region &region : op->getRegions())
        for (Value argument : region.getArguments())
          live(argument, times[op].begin);
  });
}

// Numbers the operators of a block and of the bodies inside it, not of the
// regions that are scalar code.
void Lifetimes::number(Block &block) {
  for (Operation &op : block) {
    int begin = ++clock;
    if (isControlFlow(&op)) {
      for (Region &region : op.getRegions())
        number(region.front());
      ++clock;
    }
    times[&op] = {begin, clock};
    ops[begin] = &op;
  }
}

int Lifetimes::lastUse(Value value) const {
  int last = -1;
  Block *home = value.getParentBlock();
  for (Operation *user : value.getUsers()) {
    Operation *outer = user;
    int until = -1;
    while (outer->getBlock() != home) {
      outer = outer->getParentOp();
      // Read again in each turn of a loop around the use.
      if (outer->getName().getStringRef() == "stablehlo.while")
        until = times.lookup(outer).end;
      if (until < 0 && !times.contains(user))
        user = outer; // a region of scalar code
    }
    if (until < 0)
      until = times.lookup(times.contains(user) ? user : outer).begin;
    last = std::max(last, until);
  }
  return last;
}

void Lifetimes::live(Value value, int begin) {
  lives[value] = {begin, std::max(begin, lastUse(value))};
}

} // namespace tesela::plan
