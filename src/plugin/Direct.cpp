#include "plugin/Direct.h"

#include "base/CallFromOutside.h"
#include "base/FloatingPointMode.h"
#include "base/ShapeText.h"
#include "plugin/Client.h"
#include "runtime/Interrupt.h"
#include "runtime/Memory.h"

#include <cstdlib>
#include <cstring>
#include <exception>

namespace tesela::plugin {
namespace {

/// A copy that C callers may hold; null where there is no memory for it.
char *copyOf(std::string_view text) {
  auto copy = static_cast<char *>(std::malloc(text.size() + 1));
  if (copy) {
    std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = 0;
  }
  return copy;
}

/// What is said where there is no memory to say anything; never freed.
char outOfMemory[] = "out of memory";

/// An error must not be null, which means success.
char *errorText(std::string_view text) {
  char *copy = copyOf(text);
  return copy ? copy : outOfMemory;
}

/// Calls `body`, a Result<R *>; without success the answer is null and `error`
/// says why.
template <typename F> auto answer(char **error, F body) {
  using Pointer = std::remove_cvref_t<decltype(*body())>;
  *error = nullptr;
  CallFromOutside call;
  StandardFloatingPoint mode;
  try {
    Result<Pointer> result = body();
    if (result)
      return *result;
    *error = errorText(result.error().render());
  } catch (const std::bad_alloc &) {
    *error = outOfMemory;
  } catch (const std::exception &exception) {
    *error = errorText(exception.what());
  } catch (...) {
    *error = errorText("unexpected exception");
  }
  return Pointer();
}

NamedOptions readOptions(std::string_view lines) {
  NamedOptions options;
  while (!lines.empty()) {
    std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    size_t equals = std::min(line.find('='), line.size());
    options.emplace_back(line.substr(0, equals),
                         line.substr(std::min(equals + 1, line.size())));
  }
  return options;
}

runtime::Executable *compile(const char *program, size_t programSize,
                             const char *options, size_t optionsSize,
                             char **error) {
  return answer(error, [&]() -> Result<runtime::Executable *> {
    runtime::listenForInterrupts();
    runtime::CompileRequest request;
    request.program = {program, programSize};
    request.options = readOptions({options, optionsSize});
    auto made = compiler().compile(request);
    if (!made)
      return std::move(made.error());
    return made->release();
  });
}

char *signature(runtime::Executable *executable) {
  try {
    std::string text;
    for (const Shape &shape : executable->signature().parameters)
      text += hloText(shape) + "\n";
    text += '\n';
    for (const Shape &shape : executable->signature().results)
      text += hloText(shape) + "\n";
    return copyOf(text);
  } catch (...) {
    return nullptr;
  }
}

char *run(runtime::Executable *executable, const void *const *inputs,
          size_t inputCount, void *const *outputs, size_t outputCount) {
  char *error;
  answer(&error, [&]() -> Result<runtime::Executable *> {
    const runtime::Signature &signature = executable->signature();
    if (inputCount != signature.parameters.size() ||
        outputCount != signature.results.size())
      return Error{ErrorCode::InvalidArgument,
                   signature.name + ": " + std::to_string(inputCount) +
                       " arguments and " + std::to_string(outputCount) +
                       " results, where the program has " +
                       std::to_string(signature.parameters.size()) + " and " +
                       std::to_string(signature.results.size())};
    runtime::DeviceLaunch launch{{inputs, inputCount}, {outputs, outputCount}};
    Result<void> done = executable->run({&launch, 1});
    if (!done)
      return std::move(done.error());
    return executable;
  });
  return error;
}

runtime::Block *allocate(size_t bytes, void **data, char **error) {
  return answer(error, [&]() -> Result<runtime::Block *> {
    Result<runtime::Block> block = runtime::allocate(bytes);
    if (!block)
      return std::move(block.error());
    *data = block->data();
    return new runtime::Block(std::move(*block));
  });
}

} // namespace

abi::Direct directFunctions() {
  abi::Direct functions;
  functions.compile = compile;
  functions.signature = signature;
  functions.run = run;
  functions.releaseExecutable = [](runtime::Executable *executable) {
    delete executable;
  };
  functions.releaseText = [](char *text) {
    if (text != outOfMemory)
      std::free(text);
  };
  functions.allocate = allocate;
  functions.releaseBlock = [](runtime::Block *block) { delete block; };
  return functions;
}

} // namespace tesela::plugin
