// Checks a program and makes it ready to run.
#include "base/HostFeatures.h"
#include "runtime/Checksum.h"
#include "runtime/Compiler.h"
#include "runtime/ProgramExecutable.h"

#include <algorithm>
#include <cstring>

namespace tesela::runtime {

class ProgramLoader {
public:
  explicit ProgramLoader(ProgramExecutable &target)
      : target(target), program(target.program) {}

  Result<void> load() {
    const Signature &signature = program.signature;
    if (signature.replicas == 0 || signature.partitions == 0 ||
        uint64_t{signature.replicas} * signature.partitions > UINT16_MAX)
      return invalid("it is for no sensible number of devices");
    if (!signature.donations.empty() &&
        signature.donations.size() != signature.parameters.size())
      return invalid("one donation is needed per parameter");
    for (size_t i = 0; i < signature.donations.size(); ++i)
      if (!donationFits(i))
        return invalid("parameter " + std::to_string(i) +
                       " is donated to a result of another size, or to one "
                       "that another parameter is donated to");
    if (program.arenaBytes > mostArenaBytes)
      return invalid("its temporaries need more memory than there can be");
    if (!acquireFeatures(program.cpuFeatures))
      return Error{ErrorCode::FailedPrecondition,
                   "the program was compiled for a processor with " +
                       program.cpuFeatures,
                   "", "", "compile it on this machine"};
    if (!program.object.empty()) {
      Result<ObjectCode> code = ObjectCode::load(program.object);
      if (!code)
        return code.error();
      target.code = std::move(*code);
    }
    Result<Block> constants = allocate(program.constants.size());
    if (!constants)
      return constants.error();
    std::memcpy(constants->data(), program.constants.data(),
                program.constants.size());
    target.constants = std::move(*constants);
    return prepare(program.steps, target.actions, 0);
  }

private:
  using Action = ProgramExecutable::Action;
  using Address = ProgramExecutable::Address;
  /// What a process can address; times all devices it is still a number.
  static constexpr uint64_t mostArenaBytes = uint64_t{1} << 47;

  static Error invalid(const std::string &what) {
    return {ErrorCode::InvalidArgument, "compiled program: " + what};
  }
  static Error invalid(const Step &step, const std::string &what) {
    return {ErrorCode::InvalidArgument,
            "compiled program, step " + step.name + ": " + what, step.where};
  }

  bool donationFits(size_t parameter) const {
    const Signature &signature = program.signature;
    int32_t result = signature.donations[parameter];
    if (result < 0)
      return result >= -2;
    auto before = signature.donations.begin(),
         here = before + static_cast<ptrdiff_t>(parameter);
    return static_cast<size_t>(result) < signature.results.size() &&
           signature.results[result].byteCount() ==
               signature.parameters[parameter].byteCount() &&
           std::find(before, here, result) == here;
  }

  Result<void> prepare(const std::vector<Step> &steps,
                       std::vector<Action> &actions, int depth) {
    if (depth > 100)
      return invalid("it nests too deep");
    for (const Step &step : steps) {
      Action action = {step.kind, &step, {}, nullptr, nullptr, {}, 0};
      for (const Place &place : step.places) {
        Result<Address> address = locate(step, place);
        if (!address)
          return address.error();
        action.places.push_back(*address);
      }
      if (Result<void> fits = check(step, action); !fits)
        return fits.error();
      for (const std::vector<Step> &body : step.bodies)
        if (Result<void> done =
                prepare(body, action.bodies.emplace_back(), depth + 1);
            !done)
          return done.error();
      actions.push_back(std::move(action));
    }
    return success();
  }

  Result<Address> locate(const Step &step, const Place &place) const {
    const Signature &signature = program.signature;
    uint64_t room = 0;
    uint32_t base = 0;
    size_t parameters = signature.parameters.size();
    switch (place.space) {
    case Place::Space::Arena:
      room = program.arenaBytes;
      break;
    case Place::Space::Constant:
      base = ProgramExecutable::constantBase;
      room = program.constants.size();
      break;
    case Place::Space::Argument:
      if (place.index >= parameters)
        return invalid(step, "no such parameter");
      base = ProgramExecutable::firstParameterBase + place.index;
      room = signature.parameters[place.index].byteCount();
      break;
    case Place::Space::Result:
      if (place.index >= signature.results.size())
        return invalid(step, "no such result");
      base = static_cast<uint32_t>(ProgramExecutable::firstParameterBase +
                                   parameters + place.index);
      room = signature.results[place.index].byteCount();
      break;
    }
    if (place.offset > room || place.bytes > room - place.offset)
      return invalid(step, "a place reaches beyond its space");
    return Address{base, place.offset};
  }

  Result<void> check(const Step &step, Action &action) {
    size_t places = step.places.size(), bodies = step.bodies.size();
    if (step.firstResult > places)
      return invalid(step, "its results begin behind its places");
    if (step.keptPlace != -1 && step.kind != Step::Kind::Kernel)
      return invalid(step, "only kernels keep forms of arrays");
    switch (step.kind) {
    case Step::Kind::Kernel:
      action.kernel = reinterpret_cast<Kernel>(target.code.find(step.symbol));
      if (!action.kernel)
        return invalid(step, "no kernel " + step.symbol);
      if (step.taskCount < 0 || bodies)
        return invalid(step, "a negative number of tasks, or a body");
      return checkKept(step, action);
    case Step::Kind::Library: {
      auto library =
          prepareLibrary(step, target.code, program.signature.replicas,
                         program.signature.partitions);
      if (!library) {
        if (library.error().where.empty())
          library.error().where = step.where;
        return library.error();
      }
      action.library = std::move(*library);
      return success();
    }
    case Step::Kind::Copy:
      if (places != 2 || step.places[0].bytes != step.places[1].bytes)
        return invalid(step, "a copy needs two places of one size");
      return success();
    case Step::Kind::While:
      if (places < 1 || step.places[0].bytes < 1 || bodies != 2)
        return invalid(step, "a loop needs a condition and a body");
      return success();
    case Step::Kind::Case:
      if (places < 1 || step.places[0].bytes < 4 || bodies < 1)
        return invalid(step, "a case needs an index and a branch");
      return success();
    }
    return success();
  }

  /// What a form is kept of is an array that this program leaves as it is.
  Result<void> checkKept(const Step &step, Action &action) {
    if (step.keptPlace == -1)
      return success();
    if (step.keptPlace < 0 ||
        static_cast<uint32_t>(step.keptPlace) >= step.firstResult ||
        step.keptBytes == 0)
      return invalid(step, "it keeps a form of no operand");
    const Place &place = step.places[step.keptPlace];
    bool isParameter = place.space == Place::Space::Argument;
    if (isParameter && program.signature.donationOf(place.index) != -1)
      return invalid(step, "it keeps a form of a donated argument");
    if (!isParameter && place.space != Place::Space::Constant)
      return invalid(step,
                     "it keeps a form of what is no argument or constant");
    if (target.number == 0)
      target.number = KeptForms::numberOfProgram();
    if (isParameter) {
      target.keptParameters.resize(program.signature.parameters.size());
      target.keptParameters[place.index] = true;
    }
    action.number = keptCount++;
    return success();
  }

  ProgramExecutable &target;
  const Program &program;
  uint32_t keptCount = 0;
};

Result<std::unique_ptr<ProgramExecutable>>
ProgramExecutable::load(Program program) {
  auto executable = std::make_unique<ProgramExecutable>();
  executable->identity = fingerprintOf(runtime::serialize(program));
  executable->program = std::move(program);
  if (Result<void> loaded = ProgramLoader(*executable).load(); !loaded)
    return loaded.error();
  executable->program.constants = {}; // a copy is in the block
  return executable;
}

Result<std::unique_ptr<Executable>> loadProgram(std::string_view bytes) {
  Result<Program> program = deserializeProgram(bytes);
  if (!program)
    return program.error();
  auto executable = ProgramExecutable::load(std::move(*program));
  if (!executable)
    return executable.error();
  return std::unique_ptr<Executable>(std::move(*executable));
}

} // namespace tesela::runtime
