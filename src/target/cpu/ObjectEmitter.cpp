#include "target/cpu/ObjectEmitter.h"

#include "base/PlainThreads.h"
#include "target/cpu/MaskedAccess.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <mutex>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

namespace tesela::cpu {

using namespace llvm;

/// Loop strength reduction takes a third of the time of code generation and
/// gives nothing here: the emitters' addresses are sums of a loop counter times
/// a constant. There is no other way to leave it out than its option.
static void withoutStrengthReduction() {
  auto &known = cl::getRegisteredOptions();
  if (auto found = known.find("disable-lsr"); found != known.end())
    static_cast<cl::opt<bool> *>(found->second)->setValue(true);
}

/// Target machines are expensive to make (0.2 ms) and may not be shared by
/// threads: they are lent out and come back.
namespace {
class MachinePool {
public:
  static MachinePool &get() {
    // For ever: other threads may still compile while the process ends.
    static auto *pool = new MachinePool;
    return *pool;
  }
  std::unique_ptr<TargetMachine> take(const std::string &features);
  void giveBack(const std::string &features,
                std::unique_ptr<TargetMachine> machine) {
    std::lock_guard lock(mutex);
    idle.emplace_back(features, std::move(machine));
  }

private:
  MachinePool() {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    withoutStrengthReduction();
  }
  std::mutex mutex;
  std::vector<std::pair<std::string, std::unique_ptr<TargetMachine>>> idle;
};

/// A target machine for one compilation.
class Loan {
public:
  explicit Loan(const Capabilities &capabilities)
      : features(capabilities.llvmFeatures()),
        machine(MachinePool::get().take(features)) {}
  ~Loan() {
    if (machine)
      MachinePool::get().giveBack(features, std::move(machine));
  }
  TargetMachine *operator->() const { return machine.get(); }
  TargetMachine &operator*() const { return *machine; }

private:
  std::string features;
  std::unique_ptr<TargetMachine> machine;
};
} // namespace

static const Triple &hostTriple() {
  static const Triple triple("x86_64-unknown-linux-gnu");
  return triple;
}

std::unique_ptr<TargetMachine> MachinePool::take(const std::string &features) {
  {
    std::lock_guard lock(mutex);
    auto found = llvm::find_if(
        idle, [&](const auto &entry) { return entry.first == features; });
    if (found != idle.end()) {
      std::unique_ptr<TargetMachine> machine = std::move(found->second);
      idle.erase(found);
      return machine;
    }
  }
  std::string error;
  const Target *target = TargetRegistry::lookupTarget(hostTriple(), error);
  TargetOptions options;
  options.AllowFPOpFusion = FPOpFusion::Strict;
  return std::unique_ptr<TargetMachine>(target->createTargetMachine(
      hostTriple(), "x86-64-v3", features, options, Reloc::PIC_,
      CodeModel::Small, CodeGenOptLevel::Default, /*JIT=*/false));
}

KernelModule::KernelModule(std::string_view name,
                           const Capabilities &capabilities)
    : context(std::make_unique<LLVMContext>()),
      module(std::make_unique<Module>(StringRef(name), *context)) {
  context->setDiscardValueNames(true);
  Loan machine(capabilities);
  module->setTargetTriple(hostTriple());
  module->setDataLayout(machine->createDataLayout());
}
KernelModule::KernelModule(KernelModule &&) noexcept = default;
KernelModule &KernelModule::operator=(KernelModule &&) noexcept = default;
KernelModule::~KernelModule() = default;

static void optimise(Module &module, TargetMachine &machine) {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);

  FunctionPassManager passes;
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/false));
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass());
  passes.addPass(createFunctionToLoopPassAdaptor(LICMPass(LICMOptions()),
                                                 /*UseMemorySSA=*/true));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/false));
  for (Function &function : module)
    if (!function.isDeclaration())
      passes.run(function, functions);
}

static void setAttributes(Module &module, const Capabilities &capabilities) {
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr(Attribute::NoUnwind);
    function.addFnAttr("prefer-vector-width",
                       std::to_string(capabilities.vectorBits));
    function.addFnAttr("min-legal-vector-width",
                       std::to_string(capabilities.vectorBits));
  }
}

static std::string generate(Module &module, TargetMachine &machine,
                            CodeGenFileType type) {
  SmallVector<char, 0> bytes;
  raw_svector_ostream out(bytes);
  legacy::PassManager passes;
  machine.addPassesToEmitFile(passes, out, nullptr, type,
                              /*DisableVerify=*/true);
  passes.run(module);
  return std::string(bytes.begin(), bytes.end());
}

Result<std::string> emitObject(Module &module, const Capabilities &capabilities,
                               const ObjectOptions &options) {
  if (options.verify) {
    std::string broken;
    raw_string_ostream out(broken);
    if (verifyModule(module, &out))
      return Error{.code = ErrorCode::Internal,
                   .what = "the emitted code is not well formed: " + broken};
  }
  Loan machine(capabilities);
  setAttributes(module, capabilities);
  optimise(module, *machine);
  keepMaskedAccessesInside(module, capabilities);
  if (options.llvmText) {
    raw_string_ostream out(*options.llvmText);
    module.print(out, nullptr);
  }
  if (options.assembly) {
    std::unique_ptr<Module> copy = CloneModule(module);
    *options.assembly =
        generate(*copy, *machine, CodeGenFileType::AssemblyFile);
  }
  return generate(module, *machine, CodeGenFileType::ObjectFile);
}

static std::string archive(const std::vector<std::string> &objects) {
  SmallVector<NewArchiveMember> members;
  for (size_t i = 0; i < objects.size(); ++i) {
    NewArchiveMember member(MemoryBufferRef(objects[i], "kernels.o"));
    members.push_back(std::move(member));
  }
  auto buffer = writeArchiveToBuffer(members, SymtabWritingMode::NoSymtab,
                                     object::Archive::K_GNU,
                                     /*Deterministic=*/true, /*Thin=*/false);
  if (!buffer) {
    consumeError(buffer.takeError());
    return {};
  }
  return (*buffer)->getBuffer().str();
}

Result<std::string> emitObjects(std::vector<KernelModule> modules,
                                const Capabilities &capabilities,
                                const ObjectOptions &options) {
  std::vector<std::string> objects(modules.size());
  std::vector<Result<void>> states(modules.size());
  auto compile = [&](size_t i) {
    Result<std::string> object =
        emitObject(*modules[i].module, capabilities, options);
    if (object)
      objects[i] = std::move(*object);
    else
      states[i] = object.error();
  };
  if constexpr (threadSanitizer)
    onPlainThreads(
        static_cast<unsigned>(tbb::global_control::active_value(
            tbb::global_control::max_allowed_parallelism)),
        static_cast<int64_t>(modules.size()), 1,
        [&](int64_t i, int64_t) { compile(static_cast<size_t>(i)); });
  else
    tbb::parallel_for(size_t(0), modules.size(), compile);
  for (Result<void> &state : states)
    if (!state)
      return state.error();
  return objects.size() == 1 ? std::move(objects[0]) : archive(objects);
}

} // namespace tesela::cpu
