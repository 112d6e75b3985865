#include "plugin/Executable.h"

#include "plugin/Boundary.h"
#include "plugin/abi/Executables.h"

#include <algorithm>
#include <cstring>
#include <mutex>

namespace tesela::plugin {
namespace {

/// Living programs, for hloOf(). Never destroyed: programs may outlive main().
struct Registry {
  std::mutex mutex;
  std::vector<const Compiled *> programs;

  static Registry &get() {
    static auto *registry = new Registry;
    return *registry;
  }
};

abi::NamedValue number(std::string_view name, double value) {
  abi::NamedValue named = {};
  named.structSize = sizeof named;
  named.name = text(name);
  named.type = abi::NamedValue::Float;
  named.number = static_cast<float>(value);
  named.valueSize = 1;
  return named;
}

void addKinds(Compiled &compiled, const std::vector<std::string> &given,
              size_t count, Compiled::Texts &kinds) {
  for (size_t i = 0; i < count; ++i)
    kinds.add(compiled.memoryKinds.emplace_back(
        i < given.size() && !given[i].empty() ? given[i] : "device"));
}

/// Known for all values or for none.
void addShardings(const std::vector<std::string> &given, size_t count,
                  Compiled::Texts &shardings) {
  bool known = given.size() == count &&
               std::none_of(given.begin(), given.end(),
                            [](const std::string &s) { return s.empty(); });
  if (known)
    for (const std::string &sharding : given)
      shardings.add(sharding);
}

void addLayouts(Compiled &compiled, const std::vector<Shape> &shapes,
                std::vector<Layout *> &layouts) {
  for (const Shape &shape : shapes)
    layouts.push_back(
        &compiled.layouts.emplace_back(makeType(shape)->minorToMajor, true));
}

void describe(Compiled &compiled) {
  const runtime::Signature &signature = compiled.program->signature();
  for (const Shape &shape : signature.results) {
    SharedType type = makeType(shape);
    compiled.resultCodes.push_back(type->code);
    compiled.resultRanks.push_back(shape.dimensions.size());
    compiled.resultDimensions.insert(compiled.resultDimensions.end(),
                                     shape.dimensions.begin(),
                                     shape.dimensions.end());
    compiled.results.push_back(std::move(type));
  }
  size_t parameters = signature.parameters.size();
  size_t results = signature.results.size();
  addKinds(compiled, signature.parameterMemoryKinds, parameters,
           compiled.parameterKinds);
  addKinds(compiled, signature.resultMemoryKinds, results,
           compiled.resultKinds);
  for (const char *kind : compiled.resultKinds.data)
    compiled.resultSpaces.push_back(spaceIndex(kind));
  addShardings(signature.parameterShardings, parameters,
               compiled.parameterShardings);
  addShardings(signature.resultShardings, results, compiled.resultShardings);
  addLayouts(compiled, signature.parameters, compiled.parameterLayouts);
  addLayouts(compiled, signature.results, compiled.resultLayouts);
  compiled.costs.values[0] = number("flops", compiled.program->flops());
  compiled.costs.values[1] =
      number("bytes accessed", compiled.program->bytesAccessed());
}

} // namespace

Result<std::shared_ptr<Compiled>>
Compiled::make(std::unique_ptr<runtime::Executable> program,
               std::string optionBytes) {
  Result<CompileOptions> options = readCompileOptions(optionBytes);
  if (!options)
    return options.error();
  auto compiled = std::make_shared<Compiled>();
  compiled->program = std::move(program);
  compiled->optionBytes = std::move(optionBytes);
  compiled->options = std::move(*options);
  compiled->fingerprint = compiled->program->fingerprint();
  describe(*compiled);
  Registry &registry = Registry::get();
  std::lock_guard lock(registry.mutex);
  registry.programs.push_back(compiled.get());
  return compiled;
}

Compiled::~Compiled() {
  Registry &registry = Registry::get();
  std::lock_guard lock(registry.mutex);
  std::erase(registry.programs, this);
}

std::string hloOf(std::string_view fingerprint) {
  Registry &registry = Registry::get();
  std::lock_guard lock(registry.mutex);
  for (size_t i = registry.programs.size(); i-- > 0;)
    if (registry.programs[i]->fingerprint == fingerprint)
      return registry.programs[i]->program->hlo();
  return "";
}

static void giveMemory(abi::CompiledMemoryStats &arguments) {
  runtime::MemoryStats memory =
      arguments.executable->compiled->program->memory();
  auto set = [&](int64_t &field, uint64_t value) {
    give(arguments, field, static_cast<int64_t>(value));
  };
  set(arguments.generatedCode, memory.generatedCode);
  set(arguments.arguments, memory.arguments);
  set(arguments.outputs, memory.outputs);
  set(arguments.aliases, memory.aliases);
  set(arguments.temporaries, memory.temporaries);
  set(arguments.peak, memory.peak);
  set(arguments.total, memory.peak);
  set(arguments.totalAllocation, memory.peak);
  for (int64_t *field :
       {&arguments.hostGeneratedCode, &arguments.hostArguments,
        &arguments.hostOutputs, &arguments.hostAliases,
        &arguments.hostTemporaries, &arguments.indefiniteAllocations,
        &arguments.peakUnpaddedHeap})
    set(*field, 0);
}

static void defineCounts(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get;
  define(table, ExecutableNumReplicas, [](Get<Executable, size_t> &arguments) {
    give(arguments, arguments.value,
         size_t{arguments.object->compiled->options.replicas});
  });
  define(table, ExecutableNumPartitions,
         [](Get<Executable, size_t> &arguments) {
           give(arguments, arguments.value,
                size_t{arguments.object->compiled->options.partitions});
         });
  define(table, ExecutableNumOutputs, [](Get<Executable, size_t> &arguments) {
    give(arguments, arguments.value,
         arguments.object->compiled->results.size());
  });
  define(
      table, ExecutableSizeOfGeneratedCodeInBytes,
      [](Get<Executable, int64_t> &arguments) {
        give(arguments, arguments.value,
             static_cast<int64_t>(
                 arguments.object->compiled->program->memory().generatedCode));
      });
}

static void defineResults(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::List;
  define(table, ExecutableOutputElementTypes,
         [](Get<Executable, List<const abi::ElementCode>> &arguments) {
           auto &codes = arguments.object->compiled->resultCodes;
           give(arguments, arguments.value,
                List<const abi::ElementCode>{codes.data(), codes.size()});
         });
  define(
      table, ExecutableOutputDimensions, [](abi::OutputDimensions &arguments) {
        const Compiled &compiled = *arguments.executable->compiled;
        give(arguments, arguments.count, compiled.results.size());
        give(arguments, arguments.dimensions, compiled.resultDimensions.data());
        give(arguments, arguments.ranks, compiled.resultRanks.data());
      });
  define(table, ExecutableOutputMemoryKinds, [](abi::MemoryKinds &arguments) {
    const Compiled::Texts &kinds = arguments.executable->compiled->resultKinds;
    give(arguments, arguments.count, kinds.data.size());
    give(arguments, arguments.kinds, kinds.data.data());
    give(arguments, arguments.sizes, kinds.sizes.data());
  });
  define(table, ExecutableParameterMemoryKinds,
         [](abi::MemoryKinds &arguments) {
           const Compiled::Texts &kinds =
               arguments.executable->compiled->parameterKinds;
           give(arguments, arguments.count, kinds.data.size());
           give(arguments, arguments.kinds, kinds.data.data());
           give(arguments, arguments.sizes, kinds.sizes.data());
         });
}

void defineExecutables(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::Text;
  defineCounts(table);
  defineResults(table);
  define(table, ExecutableDestroy,
         [](abi::On<Executable> &arguments) { delete arguments.object; });
  define(table, ExecutableName, [](Get<Executable, Text> &arguments) {
    give(arguments, arguments.value,
         text(arguments.object->compiled->program->signature().name));
  });
  define(table, ExecutableFingerprint, [](Get<Executable, Text> &arguments) {
    give(arguments, arguments.value,
         text(arguments.object->compiled->fingerprint));
  });
  define(table, ExecutableGetCostAnalysis,
         [](abi::GetCounted<Executable, const abi::NamedValue> &arguments) {
           auto &values = arguments.object->compiled->costs.values;
           give(arguments, arguments.size, std::size(values));
           give(arguments, arguments.data, values);
         });
  define(table, ExecutableGetCompiledMemoryStats,
         [](abi::CompiledMemoryStats &arguments) { giveMemory(arguments); });
  define(table, ExecutableGetCompileOptions,
         [](abi::GetOwnedText<Executable> &arguments) {
           give(arguments, arguments.text,
                text(arguments.object->compiled->optionBytes));
           give(arguments, arguments.holder, arguments.object);
           give(arguments, arguments.deleter, &deleteNothing);
         });
  define(table, ExecutableSerialize,
         [](abi::GetOwnedText<Executable> &arguments) -> Result<void> {
           Result<std::string> bytes = serialize(*arguments.object->compiled);
           if (!bytes)
             return bytes.error();
           auto kept = new std::string(std::move(*bytes));
           give(arguments, arguments.text, text(*kept));
           give(arguments, arguments.holder, kept);
           give(arguments, arguments.deleter, [](void *holder) {
             delete static_cast<std::string *>(holder);
           });
           return success();
         });
}

} // namespace tesela::plugin
