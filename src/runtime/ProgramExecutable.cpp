#include "runtime/ProgramExecutable.h"

#include "base/FixedArray.h"
#include "runtime/Guard.h"
#include "runtime/Interrupt.h"
#include "runtime/Threads.h"
#include "runtime/Workspaces.h"

#include <algorithm>
#include <cstring>

namespace tesela::runtime {
namespace {

/// Addresses for one call.
using Pointers = FixedArray<void *, 24>;

/// What copying costs, for the choice of threads.
constexpr int64_t copyChunk = 65536;
constexpr double copyNanoseconds = 5000;

} // namespace

/// One launch on its way through the program.
class ProgramExecutable::Run {
public:
  using Frames = std::span<const Frame>;

  explicit Run(ProgramExecutable &executable) : executable(executable) {}

  Result<void> all(std::span<const Action> actions, Frames frames) {
    for (const Action &action : actions) {
      if (Result<void> done = one(action, frames); !done)
        return done.error();
      if (interrupted()) [[unlikely]]
        return Error{ErrorCode::Cancelled, "interrupted"};
    }
    return success();
  }

private:
  static void *pointer(const Address &place, const Frame &frame) {
    return frame.bases[place.base] + place.offset;
  }

  Result<void> one(const Action &action, Frames frames) {
    switch (action.kind) {
    case Step::Kind::Kernel:
      return kernel(action, frames);
    case Step::Kind::Library:
      return library(action, frames);
    case Step::Kind::Copy:
      for (const Frame &frame : frames)
        copy(pointer(action.places[1], frame), pointer(action.places[0], frame),
             static_cast<int64_t>(action.step->places[0].bytes));
      return success();
    case Step::Kind::While:
      return loop(action, frames);
    case Step::Kind::Case:
      return choose(action, frames);
    }
    return success();
  }

  /// The places of all devices, one device after the other.
  static void fill(const Action &action, Frames frames, void **pointers) {
    for (const Frame &frame : frames) {
      for (size_t i = 0; i < action.places.size(); ++i)
        pointers[i] = pointer(action.places[i], frame);
      pointers += action.pointerCount();
    }
  }

  Result<void> kernel(const Action &action, Frames frames) {
    Pointers pointers(action.pointerCount() * frames.size());
    fill(action, frames, pointers.data());
    if (guarding()) [[unlikely]]
      return guarded(action, frames, pointers.data());
    return callKernel(action, frames, pointers.data());
  }

  Result<void> library(const Action &action, Frames frames) {
    Pointers pointers(action.places.size() * frames.size());
    fill(action, frames, pointers.data());
    if (guarding()) [[unlikely]]
      return guarded(action, frames, pointers.data());
    return callLibrary(action, frames, pointers.data());
  }

  /// A kernel or a library step on copies of its arrays.
  Result<void> guarded(const Action &action, Frames frames, void **pointers) {
    const Step &step = *action.step;
    size_t places = step.places.size(), count = places * frames.size();
    auto at = [&](size_t i) -> void *& {
      return pointers[i / places * action.pointerCount() + i % places];
    };
    std::vector<GuardedArrays::Array> arrays;
    for (size_t i = 0; i < count; ++i)
      arrays.push_back({at(i), step.places[i % places].bytes,
                        i % places >= step.firstResult});
    GuardedArrays copies(arrays, step.name);
    if (Result<void> made = copies.ready(); !made)
      return made;
    for (size_t i = 0; i < count; ++i)
      at(i) = copies.copy(i);
    Result<void> done = step.kind == Step::Kind::Kernel
                            ? callKernel(action, frames, pointers)
                            : callLibrary(action, frames, pointers);
    return done ? copies.finish() : done;
  }

  Result<void> callKernel(const Action &action, Frames frames,
                          void **pointers) {
    if (action.step->workspaceBytes)
      return callWithWorkspace(action, frames, pointers);
    int64_t tasks = action.step->taskCount;
    withForms(action, frames, pointers, [&] {
      if (frames.size() == 1 && tasks == 1)
        return action.kernel(pointers, 0, 1);
      forTasks(action, frames, [&](size_t device, int64_t begin, int64_t end) {
        action.kernel(pointers + device * action.pointerCount(), begin, end);
      });
    });
    return success();
  }

  /// Each thread has pointers of its own, the last one to its workspace.
  Result<void> callWithWorkspace(const Action &action, Frames frames,
                                 void **pointers) {
    size_t count = action.pointerCount();
    const Step &step = *action.step;
    // Before the forms: memory that is asked for must find them free to go.
    Result<Workspaces> spaces =
        Workspaces::make(step.workspaceBytes,
                         step.taskCount * static_cast<int64_t>(frames.size()));
    if (!spaces)
      return noWorkspace(step, std::move(spaces.error()));
    auto run = [&](size_t device, int64_t begin, int64_t end) {
      Workspaces::Loan loan(*spaces);
      Pointers own(count + 1);
      std::copy_n(pointers + device * count, count, own.data());
      own.data()[count] = loan.data();
      action.kernel(own.data(), begin, end);
    };
    withForms(action, frames, pointers, [&] { forTasks(action, frames, run); });
    return success();
  }

  /// Runs a kernel with the form of each device's array, where there is one.
  void withForms(const Action &action, Frames frames, void **pointers,
                 auto run) {
    if (!action.keeps() || guarding())
      return run();
    FixedArray<KeptForms::Lease, 2> leases(frames.size());
    for (size_t i = 0; i < frames.size(); ++i) {
      KeptForms *kept = formsOf(action, frames[i]);
      if (!kept)
        continue;
      leases[i] =
          kept->use({executable.number, action.number}, action.step->keptBytes);
      void **form = pointers + i * action.pointerCount() + action.places.size();
      form[0] = leases[i].data();
      form[1] = leases[i].isFilled() ? form[0] : nullptr;
    }
    run();
    for (size_t i = 0; i < frames.size(); ++i)
      leases[i].filled();
  }

  /// Null where the array may change.
  KeptForms *formsOf(const Action &action, const Frame &frame) {
    uint32_t base = action.places[action.step->keptPlace].base;
    if (base == constantBase)
      return &executable.keptOfConstants;
    return frame.kept ? frame.kept[base - firstParameterBase] : nullptr;
  }

  static Error noWorkspace(const Step &step, Error error) {
    error.what += " for what " + step.name + " works in";
    error.where = step.where;
    return error;
  }

  /// The tasks of all devices as one range; `run(device, begin, end)`.
  static void forTasks(const Action &action, Frames frames, auto run) {
    int64_t tasks = action.step->taskCount;
    auto devices = static_cast<int64_t>(frames.size());
    parallelFor(tasks * devices, action.step->taskNanoseconds,
                [&](int64_t begin, int64_t end) {
                  while (begin < end) {
                    int64_t device = begin / tasks, first = device * tasks;
                    int64_t stop = std::min(end, first + tasks);
                    run(static_cast<size_t>(device), begin - first,
                        stop - first);
                    begin = stop;
                  }
                });
  }

  Result<void> callLibrary(const Action &action, Frames frames,
                           void **pointers) {
    size_t places = action.places.size();
    LibraryFrame local[4];
    std::vector<LibraryFrame> many;
    LibraryFrame *calls = local;
    if (frames.size() > std::size(local)) {
      many.resize(frames.size());
      calls = many.data();
    }
    for (size_t i = 0; i < frames.size(); ++i)
      calls[i] = {pointers + i * places, frames[i].device};
    Result<void> done = action.library->run({calls, frames.size()});
    if (!done && done.error().where.empty())
      done.error().where = action.step->where;
    return done;
  }

  static void copy(void *to, const void *from, int64_t bytes) {
    if (to == from)
      return;
    auto target = static_cast<std::byte *>(to);
    auto source = static_cast<const std::byte *>(from);
    if (target < source + bytes && source < target + bytes) {
      std::memmove(to, from, static_cast<size_t>(bytes));
      return;
    }
    parallelFor((bytes + copyChunk - 1) / copyChunk, copyNanoseconds,
                [&](int64_t begin, int64_t end) {
                  int64_t first = begin * copyChunk;
                  int64_t last = std::min(end * copyChunk, bytes);
                  std::memcpy(target + first, source + first,
                              static_cast<size_t>(last - first));
                });
  }

  Result<void> loop(const Action &action, Frames frames) {
    std::vector<Frame> active(frames.begin(), frames.end());
    while (true) {
      if (Result<void> done = all(action.bodies[0], active); !done)
        return done;
      std::erase_if(active, [&](const Frame &frame) {
        return *static_cast<const uint8_t *>(
                   pointer(action.places[0], frame)) == 0;
      });
      if (active.empty())
        return success();
      if (Result<void> done = all(action.bodies[1], active); !done)
        return done;
    }
  }

  Result<void> choose(const Action &action, Frames frames) {
    size_t branches = action.bodies.size();
    auto branchOf = [&](const Frame &frame) {
      int32_t index;
      std::memcpy(&index, pointer(action.places[0], frame), sizeof index);
      bool known = index >= 0 && static_cast<size_t>(index) < branches;
      return known ? static_cast<size_t>(index) : branches - 1;
    };
    if (frames.size() == 1)
      return all(action.bodies[branchOf(frames[0])], frames);
    std::vector<std::vector<Frame>> groups(branches);
    for (const Frame &frame : frames)
      groups[branchOf(frame)].push_back(frame);
    for (size_t i = 0; i < branches; ++i)
      if (!groups[i].empty())
        if (Result<void> done = all(action.bodies[i], groups[i]); !done)
          return done;
    return success();
  }

  ProgramExecutable &executable;
};

ProgramExecutable::~ProgramExecutable() {
  if (number)
    KeptForms::forget(number);
}

static void walk(const std::vector<Step> &steps, auto visit) {
  for (const Step &step : steps) {
    for (size_t i = step.firstResult; i < step.places.size(); ++i)
      visit(step, step.places[i]);
    for (const std::vector<Step> &body : step.bodies)
      walk(body, visit);
  }
}

std::pair<std::string, std::string>
ProgramExecutable::makerOfResult(size_t result) const {
  const Step *maker = nullptr;
  walk(program.steps, [&](const Step &step, const Place &place) {
    if (place.space == Place::Space::Result && place.index == result)
      maker = &step;
  });
  return maker ? std::pair(maker->name, maker->where)
               : std::pair<std::string, std::string>();
}

Error ProgramExecutable::noArena(Error error) const {
  const Step *maker = nullptr;
  uint64_t most = 0;
  walk(program.steps, [&](const Step &step, const Place &place) {
    if (place.space != Place::Space::Arena || place.bytes <= most)
      return;
    maker = &step;
    most = place.bytes;
  });
  error.what += " for the intermediate results of " + program.signature.name;
  if (!maker)
    return error;
  error.what += ", the largest of which is that of " + maker->name + ", " +
                std::to_string(most) + " bytes";
  error.where = maker->where;
  return error;
}

Result<void> ProgramExecutable::run(std::span<const DeviceLaunch> devices) {
  const Signature &signature = program.signature;
  if (devices.size() != size_t{signature.replicas} * signature.partitions)
    return Error{ErrorCode::InvalidArgument,
                 signature.name + ": a launch for " +
                     std::to_string(devices.size()) + " devices"};
  size_t parameters = signature.parameters.size();
  size_t bases = firstParameterBase + parameters + signature.results.size();
  Pointers pointers(bases * devices.size());
  auto all = reinterpret_cast<std::byte **>(pointers.data());
  // All arenas at once; each starts on a cache line.
  uint64_t arena = (program.arenaBytes + 63) / 64 * 64;
  Block memory;
  if (arena) {
    Result<Block> block = allocate(arena * devices.size());
    if (!block)
      return noArena(std::move(block.error()));
    memory = std::move(*block);
  }
  Frame one[4];
  std::vector<Frame> many;
  Frame *frames = one;
  if (devices.size() > std::size(one)) {
    many.resize(devices.size());
    frames = many.data();
  }
  for (size_t i = 0; i < devices.size(); ++i) {
    std::byte **base = all + i * bases;
    base[0] = static_cast<std::byte *>(memory.data()) + i * arena;
    base[constantBase] = static_cast<std::byte *>(constants.data());
    for (size_t j = 0; j < parameters; ++j) // donated ones may be written
      base[firstParameterBase + j] =
          static_cast<std::byte *>(const_cast<void *>(devices[i].inputs[j]));
    for (size_t j = 0; j < signature.results.size(); ++j)
      base[firstParameterBase + parameters + j] =
          static_cast<std::byte *>(devices[i].outputs[j]);
    frames[i] = {base, static_cast<uint32_t>(i),
                 devices[i].kept.empty() ? nullptr : devices[i].kept.data()};
  }
  InterruptScope scope;
  return Run(*this).all(actions, {frames, devices.size()});
}

/// The largest workspaces that a step has its threads work in.
static uint64_t mostWorkspace(const std::vector<Step> &steps) {
  uint64_t most = 0;
  for (const Step &step : steps) {
    most = std::max(most,
                    Workspaces::bytesFor(step.workspaceBytes, step.taskCount));
    for (const std::vector<Step> &body : step.bodies)
      most = std::max(most, mostWorkspace(body));
  }
  return most;
}

MemoryStats ProgramExecutable::memory() const {
  const Signature &signature = program.signature;
  MemoryStats stats;
  stats.generatedCode = code.size();
  for (const Shape &shape : signature.parameters)
    stats.arguments += shape.byteCount();
  for (const Shape &shape : signature.results)
    stats.outputs += shape.byteCount();
  for (size_t i = 0; i < signature.donations.size(); ++i)
    if (signature.donations[i] >= 0)
      stats.aliases += signature.parameters[i].byteCount();
  stats.temporaries = program.arenaBytes + mostWorkspace(program.steps);
  stats.peak =
      stats.arguments + stats.outputs - stats.aliases + stats.temporaries;
  return stats;
}

/// Does a step call back into this process?
static bool callsBack(const std::vector<Step> &steps) {
  for (const Step &step : steps) {
    if (step.kind == Step::Kind::Library && step.symbol == "tesela.callback")
      return true;
    for (const std::vector<Step> &body : step.bodies)
      if (callsBack(body))
        return true;
  }
  return false;
}

Result<std::string> ProgramExecutable::serialize() const {
  if (callsBack(program.steps))
    return Error{ErrorCode::Unimplemented,
                 program.signature.name +
                     " calls back into this process and cannot be saved"};
  Program whole = program;
  whole.constants.assign(static_cast<const char *>(constants.data()),
                         constants.bytes());
  return runtime::serialize(whole);
}

} // namespace tesela::runtime
