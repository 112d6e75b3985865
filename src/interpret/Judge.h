// The judge: runs programs on host arrays, slowly and obviously. Every stage
// of the compiler can be compared with it.
//
// Operators with a granular form are executed by that form; opaque ones, calls
// and control flow have handlers of their own. Whatever goes wrong is an Error
// that names the operator and its source location.
//
// A run may span virtual devices, a grid of replicas x partitions. Each device
// runs its own function in a thread of its own, of which one at a time is
// awake: it runs until it has to wait for another device (a collective, recv).
// Runs are thus deterministic, and a program that waits for ever is an Error.
#pragma once

#include "interpret/Array.h"

#include "mlir/Support/LLVM.h"

#include <functional>
#include <string_view>

namespace mlir {
class Operation;
namespace func {
class FuncOp;
}
} // namespace mlir

namespace tesela::interpret {

struct Options {
  /// Called for check.* operators and custom calls with their operands, the
  /// check tool's hook; without it they are errors.
  std::function<Result<void>(mlir::Operation *, std::span<const Array>)>
      onCheck = {};
  /// Of all loops together; a program that takes more is an Error.
  int64_t mostSteps = INT64_MAX;
  /// Called for interpreter.probe with its id.
  std::function<void(std::string_view, const Array &)> onProbe = {};
};

/// Runs a custom call on its operands; Unimplemented where the target is not
/// known.
using ForeignCall = Result<std::vector<Array>> (*)(mlir::Operation *,
                                                   std::span<const Array>);
/// Who runs custom calls that the judge does not know; at first nobody. The
/// driver names the runtime's library, which has LAPACK and callbacks: for
/// those the judge is no second opinion.
void setForeignCalls(ForeignCall call);

/// Runs `function` (of a verified module) on one device. Tuple arguments and
/// results are given as their leaves, in order.
Result<std::vector<Array>> run(mlir::func::FuncOp function,
                               std::span<const Array> arguments,
                               const Options &options = {});

/// What one device runs, and on what.
struct DeviceProgram {
  mlir::Operation *function = nullptr; // a func.func
  std::vector<Array> arguments;
};

struct DeviceGrid {
  int64_t replicas = 1, partitions = 1;
};

/// Runs `programs`, one per device, replica-major; gives each one's results.
/// `infeed` are functions without arguments whose results the infeed operators
/// read, in order.
Result<std::vector<std::vector<Array>>>
runParallel(DeviceGrid grid, std::span<const DeviceProgram> programs,
            std::span<mlir::Operation *const> infeed = {},
            const Options &options = {});

/// Runs the same function on every device of the grid.
Result<std::vector<std::vector<Array>>>
runOnDevices(mlir::func::FuncOp function, DeviceGrid grid,
             std::span<const std::vector<Array>> arguments,
             const Options &options = {});

} // namespace tesela::interpret
