// From programs and serialized executables to loaded executables.
#include "plugin/Boundary.h"
#include "plugin/Executable.h"
#include "plugin/abi/Executables.h"

#include <cstring>

namespace tesela::plugin {
namespace {

constexpr std::string_view magic = "tesela-pjrt-executable-1\n";

Result<std::shared_ptr<Compiled>> compile(const abi::Program &program,
                                          abi::Text optionBytes,
                                          const NamedOptions &clientOptions) {
  Result<CompileOptions> options = readCompileOptions(view(optionBytes));
  if (!options)
    return options.error();
  runtime::CompileRequest request;
  request.format = view(program.format);
  request.program = {program.code, program.codeSize};
  request.replicas = options->replicas;
  request.partitions = options->partitions;
  request.options = clientOptions;
  for (auto &option : options->overrides)
    request.options.push_back(std::move(option));
  Result<std::unique_ptr<runtime::Executable>> made =
      compiler().compile(request);
  if (!made)
    return made.error();
  return Compiled::make(std::move(*made), std::string(view(optionBytes)));
}

Result<void> compileAndLoad(abi::ClientCompile &arguments) {
  Result<std::shared_ptr<Compiled>> compiled = compile(
      *arguments.program, arguments.options, arguments.client->options.compile);
  if (!compiled)
    return compiled.error();
  auto loaded = LoadedExecutable::make(arguments.client, *compiled);
  if (!loaded)
    return loaded.error();
  give(arguments, arguments.executable, loaded->release());
  return success();
}

Result<void> compileOnly(abi::Compile &arguments) {
  NamedOptions none;
  Result<std::shared_ptr<Compiled>> compiled =
      compile(*arguments.program, arguments.options,
              arguments.client ? arguments.client->options.compile : none);
  if (!compiled)
    return compiled.error();
  give(arguments, arguments.executable, new Executable{*compiled});
  return success();
}

} // namespace

Result<std::string> serialize(const Compiled &compiled) {
  Result<std::string> program = compiled.program->serialize();
  if (!program)
    return program.error();
  uint64_t size = compiled.optionBytes.size();
  std::string bytes(magic);
  bytes.append(reinterpret_cast<const char *>(&size), sizeof size);
  bytes += compiled.optionBytes;
  bytes += *program;
  return bytes;
}

Result<std::shared_ptr<Compiled>> deserialize(std::string_view bytes,
                                              std::string_view overriding) {
  Error broken{ErrorCode::InvalidArgument,
               "not an executable of this version of Tesela, or cut short"};
  uint64_t size;
  if (!bytes.starts_with(magic) || bytes.size() < magic.size() + sizeof size)
    return broken;
  bytes.remove_prefix(magic.size());
  std::memcpy(&size, bytes.data(), sizeof size);
  bytes.remove_prefix(sizeof size);
  if (size > bytes.size())
    return broken;
  std::string_view options = bytes.substr(0, size);
  Result<std::unique_ptr<runtime::Executable>> program =
      runtime::loadProgram(bytes.substr(size));
  if (!program)
    return program.error();
  return Compiled::make(std::move(*program),
                        std::string(overriding.empty() ? options : overriding));
}

void defineCompilation(abi::Table &table) {
  using enum abi::Slot;
  define(table, ClientCompile, [](abi::ClientCompile &arguments) {
    return compileAndLoad(arguments);
  });
  define(table, Compile,
         [](abi::Compile &arguments) { return compileOnly(arguments); });
  define(table, ClientLoad, [](abi::ClientLoad &arguments) -> Result<void> {
    auto loaded = LoadedExecutable::make(arguments.client,
                                         arguments.executable->compiled);
    if (!loaded)
      return loaded.error();
    give(arguments, arguments.loaded, loaded->release());
    return success();
  });
  define(table, ExecutableDeserializeAndLoad,
         [](abi::DeserializeAndLoad &arguments) -> Result<void> {
           auto compiled = deserialize(view(arguments.bytes),
                                       view(arguments.overridingOptions));
           if (!compiled)
             return compiled.error();
           auto loaded = LoadedExecutable::make(arguments.client, *compiled);
           if (!loaded)
             return loaded.error();
           give(arguments, arguments.executable, loaded->release());
           return success();
         });
}

} // namespace tesela::plugin
