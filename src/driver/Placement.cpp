#include "driver/Placement.h"

#include "driver/PlacementFlow.h"
#include "ir/Custom.h"
#include "ir/Locations.h"
#include "ir/Sdy.h"
#include "ir/SdySharding.h"
#include "ir/Stablehlo.h"
#include "runtime/Callback.h"

#include "llvm/Support/JSON.h"

using namespace mlir;

namespace tesela::driver {

using ir::HloSharding;

std::optional<HloSharding> Placement::fromSdy(sdy::TensorShardingAttr sharding,
                                              Operation *scope) {
  sdy::MeshAttr mesh = sharding ? sharding.getMeshAttr(scope) : sdy::MeshAttr();
  if (!mesh)
    return std::nullopt;
  return ir::toHloSharding(sharding, mesh);
}

/// Callers take no padded tiles that they did not ask for.
static bool isEven(const HloSharding &sharding, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || sharding.kind != HloSharding::Kind::Tiled ||
      sharding.rank() != tensor.getRank() ||
      llvm::is_contained(sharding.subgroups, HloSharding::Kind::Unreduced))
    return false;
  for (auto [size, tiles] : llvm::zip(tensor.getShape(), sharding.tiles))
    if (size % tiles != 0)
      return false;
  return true;
}

void Placement::set(Value value, std::optional<HloSharding> sharding) {
  if (sharding && isEven(*sharding, value.getType()))
    known[value] = std::move(*sharding);
}

std::optional<HloSharding> Placement::of(Value value) const {
  auto found = known.find(value);
  return found == known.end() ? std::nullopt : std::optional(found->second);
}

void Placement::walkLoop(stablehlo::WhileOp loop) {
  // Twice: the second time with what the first has found out about what is
  // carried.
  for (int time = 0; time < 2; ++time)
    for (Region &region : loop->getRegions()) {
      for (auto [inside, result] :
           llvm::zip(region.getArguments(), loop->getResults()))
        set(inside, ofResult(loop, result));
      walk(region.front());
    }
}

void Placement::walk(Block &block) {
  for (Operation &op : block) {
    if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
      walkLoop(loop);
    else if (isa<stablehlo::CaseOp, stablehlo::IfOp>(op))
      for (Region &region : op.getRegions())
        walk(region.front());
    else if (auto group = dyn_cast<sdy::ShardingGroupOp>(op))
      join(group);
    for (OpResult result : op.getResults())
      set(result, ofResult(&op, result));
  }
}

void Placement::join(sdy::ShardingGroupOp group) {
  SmallVector<Value> &members = groups[group.getGroupId()];
  members.push_back(group.getInput());
  std::optional<HloSharding> sharding;
  for (Value member : members)
    if (!sharding)
      sharding = of(member);
  for (Value member : members)
    if (!of(member))
      set(member, sharding);
}

/// What the regions of a loop or of a choice give for it.
std::optional<HloSharding> Placement::ofRegions(OpResult result) const {
  for (Region &region : result.getOwner()->getRegions()) {
    Operation *last = region.front().getTerminator();
    if (last->getNumOperands() == result.getOwner()->getNumResults())
      if (auto sharding = of(last->getOperand(result.getResultNumber())))
        return sharding;
  }
  return std::nullopt;
}

std::optional<HloSharding> Placement::ofResult(Operation *op,
                                               OpResult result) const {
  auto lookUp = [&](Value value) { return of(value); };
  if (auto constraint = dyn_cast<sdy::ShardingConstraintOp>(op))
    return opened(constraint.getSharding(), op, constraint.getInput(), lookUp);
  auto sameShape = [&](Value operand) {
    auto a = dyn_cast<RankedTensorType>(operand.getType());
    auto b = dyn_cast<RankedTensorType>(result.getType());
    return a && b && a.getShape() == b.getShape();
  };
  if (auto manual = dyn_cast<sdy::ManualComputationOp>(op)) {
    // What is left open goes through, as long as nobody looks inside.
    auto said =
        manual.getOutShardings().getShardings()[result.getResultNumber()];
    for (Value operand : op->getOperands())
      if (sameShape(operand) && of(operand))
        return opened(said, op, operand, lookUp);
    return fromSdy(said, op);
  }
  if (isa<stablehlo::CaseOp, stablehlo::IfOp>(op))
    return ofRegions(result);
  if (isa<stablehlo::WhileOp>(op)) {
    auto begins = of(op->getOperand(result.getResultNumber()));
    return begins ? begins : ofRegions(result);
  }
  // Sorts: each result belongs to one operand.
  if (op->getNumResults() > 1 && op->getNumResults() == op->getNumOperands())
    return of(op->getOperand(result.getResultNumber()));
  if (auto flown = flow(result, lookUp))
    return flown;
  for (Value operand : op->getOperands())
    if (sameShape(operand))
      if (auto sharding = of(operand))
        return sharding;
  return std::nullopt;
}

static Result<void> answer(stablehlo::CustomCallOp call,
                           const Placement &placement) {
  using Function = void (*)(const char *bytes, int64_t size);
  auto text = dyn_cast_or_null<StringAttr>(call->getAttr("backend_config"));
  llvm::Expected<llvm::json::Value> config =
      llvm::json::parse(text ? text.getValue() : "");
  std::optional<int64_t> function, process;
  if (!config) {
    llvm::consumeError(config.takeError());
  } else if (const llvm::json::Object *object = config->getAsObject()) {
    function = object->getInteger("function");
    process = object->getInteger("process");
  }
  if (call.getNumOperands() != 1 || !function ||
      process != runtime::processToken())
    return Error{ErrorCode::InvalidArgument,
                 "an inspection of a sharding: the function is not of this "
                 "process",
                 ir::describeLocation(call.getLoc())};
  HloSharding sharding;
  if (call->getParentOfType<sdy::ManualComputationOp>())
    sharding.kind = HloSharding::Kind::Manual;
  else
    sharding = placement.of(call.getOperand(0)).value_or(HloSharding());
  std::string bytes = sharding.serialize();
  reinterpret_cast<Function>(*function)(bytes.data(),
                                        static_cast<int64_t>(bytes.size()));
  return success();
}

Result<void> answerInspections(func::FuncOp main, const Placement &placement) {
  SmallVector<stablehlo::CustomCallOp> calls;
  main.walk([&](stablehlo::CustomCallOp call) {
    if (call.getCallTargetName() == "tesela.inspect_sharding")
      calls.push_back(call);
  });
  for (stablehlo::CustomCallOp call : calls) {
    if (Result<void> done = answer(call, placement); !done)
      return done;
    call->erase();
  }
  return success();
}

} // namespace tesela::driver
