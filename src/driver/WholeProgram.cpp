#include "driver/WholeProgram.h"

#include "driver/Unreduced.h"
#include "runtime/Memory.h"

#include <algorithm>
#include <cstring>

namespace tesela::driver {
namespace {

using runtime::DeviceLaunch;

class WholeProgram : public runtime::Executable {
public:
  std::unique_ptr<runtime::Executable> whole;
  runtime::Signature interface;
  std::vector<Shards> parameters, results;
  std::string print;

  const runtime::Signature &signature() const override { return interface; }
  Result<void> run(std::span<const DeviceLaunch> devices) override;
  bool keepsForms() const override { return whole->keepsForms(); }
  bool keepsFormsOf(size_t parameter) const override {
    return whole->keepsFormsOf(parameter);
  }
  runtime::MemoryStats memory() const override;
  double flops() const override { return whole->flops(); }
  double bytesAccessed() const override { return whole->bytesAccessed(); }
  std::string hlo() const override { return whole->hlo(); }
  Result<std::string> serialize() const override {
    return Error{ErrorCode::Unimplemented,
                 interface.name + " runs on several devices, and such a "
                                  "program has no file form",
                 "", "", "compile it where it runs"};
  }
  std::string fingerprint() const override { return print; }

  uint32_t runsPerReplica() const { return whole->signature().partitions; }
};

/// One launch: what the whole program is given, over all of its devices.
class Launch {
public:
  Launch(const WholeProgram &program, std::span<const DeviceLaunch> devices)
      : program(program), devices(devices),
        replicas(program.interface.replicas),
        partitions(program.interface.partitions),
        runs(program.runsPerReplica()),
        inputs(replicas * runs * program.parameters.size()),
        kept(program.keepsForms() ? inputs.size() : 0),
        outputs(replicas * runs * program.results.size()) {}

  Result<void> run() {
    for (uint32_t replica = 0; replica < replicas; ++replica) {
      for (size_t i = 0; i < program.parameters.size(); ++i)
        if (Result<void> done = takeParameter(replica, i); !done)
          return done;
      for (size_t i = 0; i < program.results.size(); ++i)
        if (Result<void> done = placeResult(replica, i); !done)
          return done;
    }
    std::vector<DeviceLaunch> launches;
    size_t ins = program.parameters.size(), outs = program.results.size();
    for (size_t n = 0; n < size_t{replicas} * runs; ++n)
      launches.push_back({{inputs.data() + n * ins, ins},
                          {outputs.data() + n * outs, outs},
                          {kept.data() + n * ins, kept.empty() ? 0 : ins}});
    if (Result<void> done = program.whole->run(launches); !done)
      return done;
    for (uint32_t replica = 0; replica < replicas; ++replica)
      for (size_t i = 0; i < outs; ++i)
        handResult(replica, i);
    return success();
  }

private:
  const DeviceLaunch &device(uint32_t replica, int64_t partition) const {
    return devices[replica * partitions + partition];
  }
  const void *&input(uint32_t replica, uint32_t run, size_t i) {
    return inputs[(replica * runs + run) * program.parameters.size() + i];
  }
  void *&output(uint32_t replica, uint32_t run, size_t i) {
    return outputs[(replica * runs + run) * program.results.size() + i];
  }
  /// An input that is a device's array as it is, with what is kept of it.
  void passOn(const DeviceLaunch &from, uint32_t replica, uint32_t run,
              size_t i) {
    input(replica, run, i) = from.inputs[i];
    if (!kept.empty() && !from.kept.empty())
      kept[&input(replica, run, i) - inputs.data()] = from.kept[i];
  }
  Result<void *> scratch(size_t bytes) {
    Result<runtime::Block> block = runtime::allocate(bytes);
    if (!block)
      return block.error();
    return blocks.emplace_back(std::move(*block)).data();
  }

  Result<void> takeParameter(uint32_t replica, size_t i) {
    const Shards &shards = program.parameters[i];
    // What is called replicated may still differ: JAX keeps what varies over
    // devices under that name while it evaluates a shard_map step by step.
    if (runs > 1 && shards.areReplicated()) {
      for (uint32_t run = 0; run < runs; ++run)
        passOn(device(replica, run), replica, run, i);
      return success();
    }
    if (shards.areWhole()) {
      for (uint32_t run = 0; run < runs; ++run)
        passOn(device(replica, shards.holders()[0]), replica, run, i);
      return success();
    }
    std::vector<const void *> tiles;
    for (uint32_t p = 0; p < partitions; ++p)
      tiles.push_back(device(replica, p).inputs[i]);
    Result<void *> room = scratch(shards.whole().byteCount());
    if (!room)
      return room.error();
    shards.assemble(tiles, *room);
    for (uint32_t run = 0; run < runs; ++run)
      input(replica, run, i) = *room;
    return success();
  }

  Result<void> placeResult(uint32_t replica, size_t i) {
    const Shards &shards = program.results[i];
    for (uint32_t run = 0; run < runs; ++run) {
      if (shards.areWhole()) {
        output(replica, run, i) = device(replica, run).outputs[i];
        continue;
      }
      Result<void *> room = scratch(shards.whole().byteCount());
      if (!room)
        return room.error();
      output(replica, run, i) = *room;
    }
    return success();
  }

  void handResult(uint32_t replica, size_t i) {
    const Shards &shards = program.results[i];
    for (uint32_t p = 0; p < partitions; ++p) {
      const void *array = output(replica, runs == 1 ? 0 : p, i);
      void *to = device(replica, p).outputs[i];
      if (array != to && shards.whole().byteCount() > 0)
        shards.cut(array, p, to);
    }
  }

  const WholeProgram &program;
  std::span<const DeviceLaunch> devices;
  const uint32_t replicas, partitions, runs;
  std::vector<const void *> inputs;       // [replica][run][parameter]
  std::vector<runtime::KeptForms *> kept; // of the same, or empty
  std::vector<void *> outputs;            // [replica][run][result]
  std::vector<runtime::Block> blocks;
};

Result<void> WholeProgram::run(std::span<const DeviceLaunch> devices) {
  size_t count = size_t{interface.replicas} * interface.partitions;
  if (devices.size() != count)
    return Error{ErrorCode::InvalidArgument,
                 interface.name + ": a launch for " +
                     std::to_string(devices.size()) + " devices, not " +
                     std::to_string(count)};
  return Launch(*this, devices).run();
}

/// Of one device, with its share of the whole arrays as temporaries.
runtime::MemoryStats WholeProgram::memory() const {
  runtime::MemoryStats stats = whole->memory();
  stats.arguments = stats.outputs = stats.aliases = 0;
  uint64_t assembled = 0, uncut = 0;
  for (const Shards &shards : parameters) {
    stats.arguments += shards.local().byteCount();
    assembled += shards.areWhole() ? 0 : shards.whole().byteCount();
  }
  for (const Shards &shards : results) {
    stats.outputs += shards.local().byteCount();
    uncut += shards.areWhole() ? 0 : shards.whole().byteCount();
  }
  uint64_t runs = runsPerReplica(), devices = interface.partitions;
  stats.temporaries =
      (stats.temporaries * runs + assembled + uncut * runs) / devices;
  stats.peak = stats.arguments + stats.outputs + stats.temporaries;
  return stats;
}

Result<void> addShards(const std::vector<Shape> &shapes,
                       const std::vector<ir::HloSharding> &shardings,
                       const std::vector<bool> &areLocal, int64_t partitions,
                       std::string_view role, std::vector<Shards> &shards,
                       std::vector<Shape> &local,
                       std::vector<std::string> &bytes) {
  for (size_t i = 0; i < shapes.size(); ++i) {
    // What a device has of it is the array of its run.
    bool isLocal = i < areLocal.size() && areLocal[i];
    bool isStack = !isLocal && partsOf(shardings[i], partitions) > 1;
    auto rank = static_cast<int64_t>(shapes[i].dimensions.size());
    Result<Shards> made = Shards::make(
        shapes[i],
        isLocal   ? ir::HloSharding()
        : isStack ? stackedSharding(shardings[i], rank - 1, partitions)
                  : shardings[i],
        partitions);
    if (!made) {
      made.error().what = std::string(role) + " " + std::to_string(i) + ": " +
                          made.error().what;
      return made.error();
    }
    Shape shape = made->local();
    if (isStack) // of one part
      shape.dimensions.erase(shape.dimensions.begin());
    local.push_back(std::move(shape));
    shards.push_back(std::move(*made));
    // Every device has the whole array, whatever it is called: "unknown" would
    // leave the caller without an answer, "maximal" names one device only.
    bool isTold = shardings[i].kind == ir::HloSharding::Kind::Tiled ||
                  shardings[i].kind == ir::HloSharding::Kind::Unreduced;
    ir::HloSharding told = isTold ? shardings[i] : ir::HloSharding();
    // All fields of "replicated" are defaults, and no bytes would mean that
    // nothing is known: the type is written all the same.
    std::string message = told.serialize();
    bytes.push_back(message.empty() ? std::string("\x08\0", 2) : message);
  }
  return success();
}

/// A donated argument is consumed where a result could take its place, but its
/// memory is no result's: the whole program must not write its results over
/// arguments that it still reads.
std::vector<int32_t> consumed(const std::vector<int32_t> &donations,
                              const runtime::Signature &signature) {
  std::vector<int32_t> answer(donations.size(), -1);
  std::vector<Shape> free = signature.results;
  for (size_t i = 0; i < donations.size(); ++i) {
    auto fits = std::find(free.begin(), free.end(), signature.parameters[i]);
    if (donations[i] == -1 || fits == free.end())
      continue;
    answer[i] = -2;
    free.erase(fits);
  }
  return answer;
}

} // namespace

Result<std::unique_ptr<runtime::Executable>>
makeWholeProgram(std::unique_ptr<runtime::Executable> whole,
                 const SignatureShardings &shardings,
                 const std::vector<int32_t> &donations, uint32_t partitions,
                 std::string fingerprint) {
  auto program = std::make_unique<WholeProgram>();
  const runtime::Signature &global = whole->signature();
  runtime::Signature &local = program->interface;
  local.name = global.name;
  local.replicas = global.replicas;
  local.partitions = partitions;
  local.parameterMemoryKinds = global.parameterMemoryKinds;
  local.resultMemoryKinds = global.resultMemoryKinds;
  if (Result<void> done = addShards(global.parameters, shardings.parameters,
                                    shardings.localParameters, partitions,
                                    "parameter", program->parameters,
                                    local.parameters, local.parameterShardings);
      !done)
    return done.error();
  if (Result<void> done = addShards(
          global.results, shardings.results, shardings.localResults, partitions,
          "result", program->results, local.results, local.resultShardings);
      !done)
    return done.error();
  local.donations = consumed(donations, local);
  // A sharding speaks of one replica's devices; callers hold its tiles against
  // all devices of a launch (JAX ends the process), so they are told nothing.
  if (local.replicas > 1) {
    local.parameterShardings.clear();
    local.resultShardings.clear();
  }
  program->whole = std::move(whole);
  program->print = std::move(fingerprint);
  return std::unique_ptr<runtime::Executable>(std::move(program));
}

} // namespace tesela::driver
