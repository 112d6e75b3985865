// A launch: arguments in, outputs out, on the caller's thread (README.md).
#include "base/FixedArray.h"
#include "base/ShapeText.h"
#include "plugin/Boundary.h"
#include "plugin/Buffer.h"
#include "plugin/Event.h"
#include "plugin/Executable.h"
#include "plugin/abi/Executables.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

namespace tesela::plugin {
namespace {

bool sameType(const SharedType &a, const Shape &expected) {
  // JAX holds tokens as empty arrays between launches.
  if (expected.element == ElementType::Token)
    return a->bytes == 0;
  if (a->element != expected.element || a->dimensions != expected.dimensions)
    return false;
  return expected.minorToMajor.empty()
             ? a->isRowMajor()
             : a->minorToMajor == expected.minorToMajor;
}

/// What one launch holds, over all its devices.
class Launch {
public:
  Launch(abi::Execute &arguments)
      : arguments(arguments), loaded(*arguments.executable),
        compiled(*loaded.compiled), signature(compiled.program->signature()),
        held(arguments.deviceCount * arguments.argumentCount),
        donated(signature.donations.empty() ? 0 : held.size()),
        outputs(arguments.deviceCount * compiled.results.size()),
        inputData(held.size()), outputData(outputs.size()),
        forms(compiled.program->keepsForms() ? held.size() : 0),
        launches(arguments.deviceCount) {}
  ~Launch() {
    for (size_t i = 0; i < held.size(); ++i)
      if (held[i])
        held[i]->drop();
  }

  Result<void> run() {
    for (size_t device = 0; device < arguments.deviceCount; ++device) {
      if (Result<void> taken = takeArguments(device); !taken)
        return taken.error();
      if (Result<void> made = makeOutputs(device); !made)
        return made.error();
      size_t inputs = arguments.argumentCount,
             results = compiled.results.size();
      launches[device] = {{inputData.data() + device * inputs, inputs},
                          {outputData.data() + device * results, results},
                          {}};
      if (forms.size())
        launches[device].kept = {forms.data() + device * inputs, inputs};
    }
    Result<void> done =
        compiled.program->run({launches.data(), launches.size()});
    if (!done)
      return done.error();
    hand();
    return success();
  }

private:
  bool mayConsume(size_t argument) const {
    auto list = arguments.options->nonDonatableInputs;
    return std::find(list.data, list.data + list.size,
                     static_cast<int64_t>(argument)) == list.data + list.size;
  }
  Error inArgument(size_t argument, Error error) const {
    error.what = "argument " + std::to_string(argument) + " of " +
                 signature.name + ": " + error.what;
    return error;
  }

  bool isConsumed(size_t argument) const {
    return signature.donationOf(argument) != -1 && mayConsume(argument);
  }

  /// f(x, x) with one x donated is a mistake, as it is in JAX on a CPU: x is
  /// refused before anything is taken, and stays as it is.
  Result<void> refuseShared(size_t device) const {
    if (signature.donations.empty())
      return success();
    using Given = std::pair<Buffer *, size_t>;
    FixedArray<Given, 16> given(arguments.argumentCount);
    for (size_t i = 0; i < given.size(); ++i)
      given[i] = {arguments.arguments[device][i], i};
    std::sort(given.data(), given.data() + given.size());
    for (size_t i = 1; i < given.size(); ++i) {
      auto [buffer, first] = given[i - 1];
      auto [next, second] = given[i];
      if (buffer != next || !(isConsumed(first) || isConsumed(second)))
        continue;
      std::string twice = isConsumed(first) && isConsumed(second)
                              ? "donate the same buffer twice in Execute()"
                              : "donate a buffer that is also used by the "
                                "same call to Execute()";
      return inArgument(second, {ErrorCode::InvalidArgument,
                                 "Attempt to " + twice + ", as argument " +
                                     std::to_string(first),
                                 "", "", "donate a copy: f(jnp.copy(x), x)"});
    }
    return success();
  }

  Result<void> takeArguments(size_t device) {
    size_t count = arguments.argumentCount;
    if (Result<void> done = refuseShared(device); !done)
      return done;
    for (size_t i = 0; i < count; ++i) {
      Buffer &buffer = *arguments.arguments[device][i];
      if (!sameType(buffer.type, signature.parameters[i]))
        return inArgument(i, {ErrorCode::InvalidArgument,
                              "the buffer's type is not the parameter's"});
      if (signature.donationOf(i) != -1)
        continue;
      if (Result<void> hold = buffer.hold(); !hold)
        return inArgument(i, hold.error());
      held[device * count + i] = &buffer;
      inputData[device * count + i] = buffer.data();
      if (forms.size() && compiled.program->keepsFormsOf(i))
        forms[device * count + i] = buffer.forms();
    }
    for (size_t i = 0; i < signature.donations.size() && i < count; ++i)
      if (signature.donationOf(i) != -1)
        if (Result<void> taken = takeDonated(device, i); !taken)
          return inArgument(i, taken.error());
    return success();
  }

  /// The program may write to this argument: either the caller gave it up and
  /// nobody else looks at it, or a copy is made.
  Result<void> takeDonated(size_t device, size_t argument) {
    Buffer &buffer = *arguments.arguments[device][argument];
    size_t slot = device * arguments.argumentCount + argument;
    if (!mayConsume(argument)) {
      if (Result<void> hold = buffer.hold(); !hold)
        return hold.error();
    } else {
      Result<runtime::Block> block = buffer.donate();
      if (!block)
        return block.error();
      if (*block) {
        inputData[slot] = block->data();
        donated[slot] = std::move(*block);
        return success();
      }
    }
    Hold held = Hold::takeOver(buffer);
    Result<runtime::Block> copy = runtime::allocate(buffer.type->bytes);
    if (!copy)
      return copy.error();
    std::memcpy(copy->data(), held.data(), buffer.type->bytes);
    inputData[slot] = copy->data();
    donated[slot] = std::move(*copy);
    return success();
  }

  Error noRoomForResult(size_t result, Error error) const {
    auto [maker, where] = compiled.program->makerOfResult(result);
    error.what += " for result " + std::to_string(result) + " of " +
                  signature.name + ", " + hloText(signature.results[result]);
    if (!maker.empty())
      error.what += ", which " + maker + " makes";
    error.where = where;
    return error;
  }

  Result<void> makeOutputs(size_t device) {
    size_t results = compiled.results.size();
    Device *target = arguments.device ? arguments.device
                     : loaded.devices.empty()
                         ? loaded.client->topology.devices[0]
                         : loaded.devices[device];
    // Aliased results take over the memory of the donated arguments.
    for (size_t i = 0; i < signature.donations.size(); ++i) {
      int32_t result = signature.donationOf(i);
      if (result < 0)
        continue;
      runtime::Block &block = donated[device * arguments.argumentCount + i];
      outputs[device * results + result] =
          std::make_unique<Buffer>(compiled.results[result], std::move(block),
                                   compiled.resultSpace(*target, result));
    }
    for (size_t i = 0; i < results; ++i) {
      std::unique_ptr<Buffer> &output = outputs[device * results + i];
      if (!output) {
        auto made =
            makeBuffer(compiled.results[i], compiled.resultSpace(*target, i));
        if (!made)
          return noRoomForResult(i, std::move(made.error()));
        output = std::move(*made);
      }
      outputData[device * results + i] = output->data();
    }
    return success();
  }

  void hand() {
    size_t results = compiled.results.size();
    for (size_t device = 0; device < arguments.deviceCount; ++device) {
      for (size_t i = 0; i < results; ++i)
        arguments.outputs[device][i] = outputs[device * results + i].release();
      if (arguments.completeEvents)
        arguments.completeEvents[device] = Event::ready();
    }
  }

  abi::Execute &arguments;
  LoadedExecutable &loaded;
  Compiled &compiled;
  const runtime::Signature &signature;
  FixedArray<Buffer *, 16> held;         // to be dropped at the end
  FixedArray<runtime::Block, 4> donated; // donated, or copies of such
  FixedArray<std::unique_ptr<Buffer>, 8> outputs;
  FixedArray<const void *, 16> inputData;
  FixedArray<void *, 8> outputData;
  FixedArray<runtime::KeptForms *, 8> forms; // or empty
  FixedArray<runtime::DeviceLaunch, 2> launches;
};

Result<void> execute(abi::Execute &arguments) {
  LoadedExecutable &loaded = *arguments.executable;
  if (loaded.deleted)
    return Error{ErrorCode::FailedPrecondition,
                 "the executable has been deleted"};
  const runtime::Signature &signature = loaded.compiled->program->signature();
  if (arguments.argumentCount != signature.parameters.size())
    return Error{ErrorCode::InvalidArgument,
                 signature.name + " takes " +
                     std::to_string(signature.parameters.size()) +
                     " arguments, not " +
                     std::to_string(arguments.argumentCount)};
  size_t devices =
      arguments.device || loaded.devices.empty() ? 1 : loaded.devices.size();
  if (arguments.deviceCount != devices)
    return Error{ErrorCode::InvalidArgument,
                 "the program runs on " + std::to_string(devices) +
                     " devices, not " + std::to_string(arguments.deviceCount)};
  return Launch(arguments).run();
}

} // namespace

void defineExecution(abi::Table &table) {
  define(table, abi::Slot::LoadedExecutableExecute,
         [](abi::Execute &arguments) { return execute(arguments); });
}

} // namespace tesela::plugin
