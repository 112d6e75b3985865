#include "driver/JudgeExecutable.h"

#include "driver/LibrarySteps.h"

#include "interpret/Judge.h"
#include "ir/Custom.h"
#include "ir/ElementTypes.h"
#include "ir/Locations.h"
#include "runtime/Memory.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <cstring>
#include <mutex>

namespace tesela::driver {
namespace {

class JudgeExecutable : public runtime::Executable {
public:
  JudgeExecutable(std::shared_ptr<mlir::MLIRContext> context,
                  mlir::OwningOpRef<mlir::ModuleOp> module,
                  runtime::Signature signature, std::string hlo,
                  std::string fingerprint, std::optional<Error> reason)
      : context(std::move(context)), module(std::move(module)),
        interface(std::move(signature)), text(std::move(hlo)),
        print(std::move(fingerprint)), reason(std::move(reason)) {
    this->module->walk([&](stablehlo::CustomCallOp call) {
      if (auto made = prepareForeignCall(call))
        prepared.push_back(std::move(*made));
    });
  }

  const runtime::Signature &signature() const override { return interface; }
  Result<void> run(std::span<const runtime::DeviceLaunch> devices) override;
  runtime::MemoryStats memory() const override;
  double flops() const override { return 0; }
  double bytesAccessed() const override { return 0; }
  std::string hlo() const override { return text; }
  Result<std::string> serialize() const override {
    if (reason)
      return *reason;
    return Error{ErrorCode::Unimplemented,
                 "a program that the judge runs has no file form", "", "",
                 "compile it: leave out backend=judge"};
  }
  std::string fingerprint() const override { return print; }

private:
  std::shared_ptr<mlir::MLIRContext> context; // outlives the module
  mlir::OwningOpRef<mlir::ModuleOp> module;
  runtime::Signature interface;
  std::string text, print;
  std::optional<Error> reason; // why there is no machine code
  /// Counts as a use of the functions that are called (runtime/Callback.h).
  std::vector<std::unique_ptr<runtime::LibraryCall>> prepared;
  /// MLIR's uniquing is not thread-safe in a single-threaded context.
  std::mutex oneAtATime;
};

/// The judge allocates without asking; an array that can never fit is refused
/// before it takes the machine down.
static Result<void> checkArrays(mlir::ModuleOp module) {
  uint64_t limit = runtime::memoryStatistics().limit;
  std::optional<Error> error;
  module.walk([&](mlir::Operation *op) {
    for (mlir::Type type : op->getResultTypes()) {
      std::optional<Shape> shape = ir::shapeOf(type);
      if (error || !shape || shape->byteCount() <= limit)
        continue;
      error = Error{ErrorCode::ResourceExhausted,
                    "out of memory: " + op->getName().getStringRef().str() +
                        " makes an array of " +
                        std::to_string(shape->byteCount()) + " bytes",
                    ir::describeLocation(op->getLoc()),
                    std::to_string(limit) +
                        " bytes are allowed (TESELA_MEMORY_LIMIT)"};
    }
  });
  return error ? Result<void>(*error) : success();
}

Result<void>
JudgeExecutable::run(std::span<const runtime::DeviceLaunch> devices) {
  std::lock_guard guard(oneAtATime);
  if (Result<void> fits = checkArrays(*module); !fits)
    return fits.error();
  auto main = module->lookupSymbol<mlir::func::FuncOp>("main");
  std::vector<std::vector<interpret::Array>> arguments;
  for (const runtime::DeviceLaunch &device : devices) {
    std::vector<interpret::Array> &list = arguments.emplace_back();
    // As main takes them, which is as they lie (LowerLayouts.h).
    for (size_t i = 0; i < interface.parameters.size(); ++i)
      list.emplace_back(*ir::shapeOf(main.getArgumentTypes()[i]),
                        device.inputs[i]);
  }
  auto results = interpret::runOnDevices(
      main, {interface.replicas, interface.partitions}, arguments);
  if (!results)
    return std::move(results.error());
  for (size_t d = 0; d < devices.size(); ++d)
    for (size_t i = 0; i < interface.results.size(); ++i) {
      const interpret::Array &array = (*results)[d][i];
      if (array.byteCount() > 0)
        std::memcpy(devices[d].outputs[i], array.data(), array.byteCount());
    }
  return success();
}

runtime::MemoryStats JudgeExecutable::memory() const {
  runtime::MemoryStats stats;
  for (const Shape &shape : interface.parameters)
    stats.arguments += shape.byteCount();
  for (const Shape &shape : interface.results)
    stats.outputs += shape.byteCount();
  stats.peak = stats.arguments + stats.outputs;
  return stats;
}

} // namespace

std::unique_ptr<runtime::Executable>
makeJudgeExecutable(std::shared_ptr<mlir::MLIRContext> context,
                    mlir::OwningOpRef<mlir::ModuleOp> module,
                    runtime::Signature signature, std::string hlo,
                    std::string fingerprint, std::optional<Error> reason) {
  interpret::setForeignCalls(runForeignCall);
  return std::make_unique<JudgeExecutable>(
      std::move(context), std::move(module), std::move(signature),
      std::move(hlo), std::move(fingerprint), std::move(reason));
}

} // namespace tesela::driver
