// send, recv, infeed, outfeed.
#include "interpret/Groups.h"

namespace tesela::interpret {
namespace {

/// The process that `pairs` send to from this device, or receive from; -1
/// where the operator has no pairs: then values go to whoever asks first.
std::optional<int64_t> partner(Interpreter &interpreter, mlir::Operation *op,
                               bool sends) {
  const auto pairs = integers(op, "source_target_pairs");
  if (pairs.empty())
    return -1;
  const DeviceGrid &grid = interpreter.run().devices.grid;
  const Grouping grouping =
      grid.partitions > 1 ? Grouping::CrossPartition : Grouping::CrossReplica;
  for (size_t i = 0; i + 1 < pairs.size(); i += 2) {
    const int64_t from = peer(interpreter, grouping, pairs[i]),
                  to = peer(interpreter, grouping, pairs[i + 1]);
    if ((sends ? from : to) == interpreter.run().device)
      return to;
  }
  return std::nullopt;
}

Result<void> runSend(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<Array> values = interpreter.operands(op);
  values.pop_back(); // the token
  if (auto to = partner(interpreter, op, true))
    interpreter.run().devices.channels[{channelOf(op), *to}].push_back(
        std::move(values));
  interpreter.set(op->getResult(0), Array());
  return success();
}

Result<void> runRecv(Interpreter &interpreter, mlir::Operation *op) {
  Devices &devices = interpreter.run().devices;
  const auto to = partner(interpreter, op, false);
  if (!to)
    return failure(op, "no process sends to this one");
  auto &queue = devices.channels[{channelOf(op), *to}];
  if (auto done = devices.wait(interpreter.run().device,
                               [&] { return !queue.empty(); });
      !done)
    return done;
  std::vector<Array> values = std::move(queue.front());
  queue.pop_front();
  values.push_back(Array());
  return interpreter.setResults(op, std::move(values));
}

Result<void> runInfeed(Interpreter &interpreter, mlir::Operation *op) {
  auto &infeed = interpreter.run().devices.infeed;
  if (infeed.empty())
    return failure(op, "the infeed queue is empty",
                   ErrorCode::FailedPrecondition);
  mlir::Operation *next = infeed.front();
  infeed.pop_front();
  auto values = interpreter.call(next, {});
  if (!values)
    return values.error();
  std::vector<Array> results;
  for (Leaves &leaves : *values)
    results.insert(results.end(), leaves.begin(), leaves.end());
  results.push_back(Array());
  return interpreter.setResults(op, std::move(results));
}

/// Nobody reads what virtual devices feed out.
Result<void> runOutfeed(Interpreter &interpreter, mlir::Operation *op) {
  interpreter.set(op->getResult(0), Array());
  return success();
}

} // namespace

void addCommunication(HandlerTable &table) {
  table["stablehlo.send"] = runSend;
  table["stablehlo.recv"] = runRecv;
  table["stablehlo.infeed"] = runInfeed;
  table["stablehlo.outfeed"] = runOutfeed;
}

} // namespace tesela::interpret
