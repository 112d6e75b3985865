#include "driver/CompileProgram.h"

#include "driver/ConstantBlock.h"
#include "driver/FoldLoops.h"
#include "driver/KernelCode.h"
#include "driver/LibrarySteps.h"
#include "driver/ReportSteps.h"
#include "import/HloText.h"
#include "ir/Locations.h"
#include "plan/Buffers.h"
#include "plan/Dialect.h"
#include "plan/Passes.h"
#include "semantics/Passes.h"
#include "simplify/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/JSON.h"

using namespace mlir;

namespace tesela::driver {

namespace {

// The way of a program through src/simplify and src/plan. The order matters:
//   simplify      normal forms: later passes meet one form of a thing
//   decompose     operators that are written in terms of others
//   prepare       before anything is counted: it changes what operators there
//                 are
//   cse           equal operators would be computed in two kernels otherwise
//   sink slices   before reductions are split: there may be little to split
//   sink          after cse, which moves constants the other way
//   split         before fusion: the first step of a split reduction is what
//                 fuses with its producers. It changes the order of sums.
//                 Contractions first: they become reductions.
//   fuse          makes kernels; everything after sees kernels
//   schedule      last: fusion decides what there is to order
void addPasses(OpPassManager &passes, unsigned threads, bool ordered) {
  simplify::addSimplification(passes);
  auto &function = passes.nest<func::FuncOp>();
  function.addPass(semantics::createDecompose());
  function.addPass(plan::createPrepare());
  function.addPass(mlir::createCSEPass());
  function.addPass(plan::createSinkSlices());
  function.addPass(plan::createSinkConstants());
  plan::SplitReductionsOptions split;
  split.threads = threads;
  if (!ordered) {
    function.addPass(plan::createSplitContractions());
    function.addPass(plan::createSplitReductions(split));
  }
  plan::FuseOptions fuse;
  fuse.threads = threads;
  fuse.ordered = ordered;
  function.addPass(plan::createFuse(fuse));
  function.addPass(plan::createSchedule());
}

/// Translates planned steps, collecting code as it goes.
class ProgramBuilder {
public:
  ProgramBuilder(KernelCode &code, plan::FormCache &forms,
                 runtime::Program &program)
      : code(code), forms(forms), program(program) {}

  Result<void> build(const std::vector<plan::Step> &from,
                     std::vector<runtime::Step> &to, double repeats);

private:
  Result<void> buildStep(const plan::Step &from, runtime::Step &to,
                         double repeats);
  /// Does a place hold the same array in every launch that is given it?
  bool staysAsItIs(const runtime::Place &place) const;

  KernelCode &code;
  plan::FormCache &forms;
  runtime::Program &program;
  unsigned loopDepth = 0;
};

} // namespace

static runtime::Place place(const plan::Place &from) {
  runtime::Place to;
  to.space = static_cast<runtime::Place::Space>(from.space);
  to.index = from.index;
  to.offset = from.offset;
  to.bytes = from.bytes;
  return to;
}

/// What optimised HLO text shows of a kernel: its family, the tiling that was
/// chosen, the number of tasks.
static StringAttr backendConfig(Operation *op, const KernelCode::Entry &entry) {
  llvm::json::Object config{
      {"family", cast<plan::KernelOp>(op).getFamily()},
      {"tiling", entry.tiling},
      {"tasks", entry.taskCount},
  };
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(std::move(config));
  return StringAttr::get(op->getContext(), text);
}

/// Of a kernel, where the program says what its largest result is.
static Location placeOf(Operation *kernel) {
  Location place = kernel->getLoc();
  int64_t most = -1;
  for (Value value :
       kernel->getRegion(0).front().getTerminator()->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!value.getDefiningOp() || !type || type.getNumElements() <= most)
      continue;
    most = type.getNumElements();
    place = value.getLoc();
  }
  return place;
}

bool ProgramBuilder::staysAsItIs(const runtime::Place &place) const {
  switch (place.space) {
  case runtime::Place::Space::Constant:
    return true;
  case runtime::Place::Space::Argument:
    return program.signature.donationOf(place.index) == -1;
  default:
    return false;
  }
}

Result<void> ProgramBuilder::buildStep(const plan::Step &from,
                                       runtime::Step &to, double repeats) {
  to.kind = static_cast<runtime::Step::Kind>(from.kind);
  to.firstResult = from.firstResult;
  for (const plan::Place &each : from.places)
    to.places.push_back(place(each));
  switch (from.kind) {
  case plan::Step::Kind::Kernel: {
    to.name = cast<plan::KernelOp>(from.op).getLabel().str();
    to.where = ir::describeLocation(placeOf(from.op));
    auto entry =
        code.kernel(from.op, forms, loopDepth > 0, [&](unsigned buffer) {
          return staysAsItIs(to.places[buffer]);
        });
    if (!entry)
      return entry.error();
    from.op->setAttr("backend_config", backendConfig(from.op, *entry));
    to.symbol = entry->symbol;
    to.taskCount = entry->taskCount;
    to.taskNanoseconds = entry->taskNanoseconds;
    to.workspaceBytes = entry->workspaceBytes;
    to.keptPlace = entry->keptPlace;
    to.keptBytes = entry->keptBytes;
    program.flops += repeats * entry->flops;
    program.bytesAccessed += repeats * entry->bytes;
    program.transcendentals += repeats * entry->transcendentals;
    return success();
  }
  case plan::Step::Kind::Library:
    to.where = from.op ? ir::describeLocation(from.op->getLoc()) : "";
    if (Result<void> done = describeLibraryStep(from.op, code, to); !done) {
      if (done.error().where.empty())
        done.error().where = to.where;
      return done;
    }
    return success();
  case plan::Step::Kind::Copy:
    to.name = "copy";
    return success();
  case plan::Step::Kind::While:
  case plan::Step::Kind::Case:
    to.name = from.op->getName().stripDialect().str();
    to.bodies.resize(from.bodies.size());
    ++loopDepth;
    for (auto [body, target] : llvm::zip(from.bodies, to.bodies))
      if (Result<void> done = build(body, target, repeats); !done)
        return done;
    --loopDepth;
    return success();
  }
  return success();
}

Result<void> ProgramBuilder::build(const std::vector<plan::Step> &from,
                                   std::vector<runtime::Step> &to,
                                   double repeats) {
  for (const plan::Step &step : from)
    if (Result<void> done = buildStep(step, to.emplace_back(), repeats); !done)
      return done;
  return success();
}

static Result<void> fillConstants(const plan::BufferPlan &plan,
                                  runtime::Program &program) {
  program.constants.assign(plan.constantBytes, '\0');
  for (auto [op, offset] : plan.constants) {
    Result<std::string> bytes = constantBytes(op);
    if (!bytes)
      return bytes.error();
    program.constants.replace(offset, bytes->size(), *bytes);
  }
  return success();
}

static Result<void> runPasses(ModuleOp module, unsigned threads, bool ordered) {
  std::string message;
  ScopedDiagnosticHandler handler(module.getContext(),
                                  [&](Diagnostic &diagnostic) {
                                    if (message.empty())
                                      message = diagnostic.str();
                                    return mlir::success();
                                  });
  module.getContext()->getOrLoadDialect<plan::PlanDialect>();
  PassManager manager(module.getContext(), ModuleOp::getOperationName());
  manager.enableVerifier(false); // import has verified
  addPasses(manager, threads, ordered);
  if (failed(manager.run(module)))
    return Error{ErrorCode::Internal, message};
  return success();
}

Result<runtime::Program> compileProgram(ModuleOp module,
                                        runtime::Signature signature,
                                        const Options &options,
                                        const Dumps &dumps) {
  Result<cpu::Capabilities> machine = cpu::detect();
  if (machine && !options.capabilities.empty())
    machine = cpu::restrictTo(*machine, options.capabilities);
  if (!machine)
    return machine.error();
  const bool ordered = options.numerics == Numerics::Strict;
  if (Result<void> done = runPasses(module, /*threads=*/2, ordered); !done)
    return done.error();
  if (dumps.plan) {
    llvm::raw_string_ostream out(*dumps.plan);
    module.print(out);
  }
  auto function = module.lookupSymbol<func::FuncOp>("main");
  if (!function)
    return Error{ErrorCode::InvalidArgument, "the module has no function main"};

  runtime::Program program;
  program.signature = std::move(signature);
  program.cpuFeatures = machine->list();
  plan::FormCache forms(ordered);
  plan::BufferPlan buffers = plan::assignBuffers(function, forms);
  if (buffers.withoutRoom)
    return Error{ErrorCode::Internal, "no buffer for copies that cross",
                 ir::describeLocation(buffers.withoutRoom->getLoc())};
  program.arenaBytes = buffers.arenaBytes;
  KernelCode code(*machine, options, dumps);
  if (Result<void> done = ProgramBuilder(code, forms, program)
                              .build(buffers.steps, program.steps, 1);
      !done)
    return done.error();
  // What HLO cannot express has no text; the program runs all the same.
  if (Result<std::string> hlo =
          import::hloText(module, {.scheduled = true, .largestConstant = 64}))
    program.hlo = std::move(*hlo);
  foldLoops(program.steps, [&] { return code.newLoop("loop"); });
  if (Result<void> done = fillConstants(buffers, program); !done)
    return done.error();
  if (dumps.buffers)
    *dumps.buffers = reportSteps(program, buffers);
  Result<std::string> object = code.finish();
  if (!object)
    return object.error();
  program.object = std::move(*object);
  return program;
}

} // namespace tesela::driver
