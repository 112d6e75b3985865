#include "interpret/Interpreter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tesela::interpret {
namespace {

/// Groups flat arguments into the leaves of each argument.
Result<std::vector<Leaves>> grouped(mlir::func::FuncOp function,
                                    std::span<const Array> arguments) {
  std::vector<Leaves> groups;
  size_t next = 0;
  for (mlir::Type type : function.getArgumentTypes()) {
    const size_t count = leafCount(type);
    if (next + count > arguments.size())
      break;
    groups.emplace_back(arguments.begin() + next,
                        arguments.begin() + next + count);
    next += count;
  }
  if (groups.size() != function.getNumArguments() || next != arguments.size())
    return failure(function, "@" + function.getName().str() +
                                 " is given a wrong number of arguments");
  return groups;
}

Result<std::vector<Array>> runOne(Interpreter::Run &run,
                                  mlir::Operation *operation,
                                  std::span<const Array> arguments) {
  auto function = llvm::dyn_cast_or_null<mlir::func::FuncOp>(operation);
  if (!function)
    return Error{ErrorCode::NotFound, "no such function"};
  auto groups = grouped(function, arguments);
  if (!groups)
    return groups.error();
  auto values = Interpreter(run).call(function, *groups);
  if (!values)
    return values.error();
  std::vector<Array> results;
  for (Leaves &leaves : *values)
    results.insert(results.end(), leaves.begin(), leaves.end());
  return results;
}

} // namespace

Result<std::vector<Array>> run(mlir::func::FuncOp function,
                               std::span<const Array> arguments,
                               const Options &options) {
  Cache cache;
  Devices devices({}, {});
  Interpreter::Run run{options, cache, devices};
  return runOne(run, function, arguments);
}

Result<std::vector<std::vector<Array>>>
runParallel(DeviceGrid grid, std::span<const DeviceProgram> programs,
            std::span<mlir::Operation *const> infeed, const Options &options) {
  if (grid.replicas * grid.partitions != int64_t(programs.size()))
    return Error{ErrorCode::InvalidArgument,
                 "as many programs as devices are needed"};
  Cache cache;
  Devices devices(grid, {infeed.begin(), infeed.end()});
  std::vector<std::vector<Array>> results(programs.size());
  auto done = devices.runAll([&](int64_t device) -> Result<void> {
    Interpreter::Run run{options, cache, devices, device};
    auto values =
        runOne(run, programs[device].function, programs[device].arguments);
    if (!values)
      return values.error();
    results[device] = std::move(*values);
    return success();
  });
  if (!done)
    return done.error();
  return results;
}

Result<std::vector<std::vector<Array>>>
runOnDevices(mlir::func::FuncOp function, DeviceGrid grid,
             std::span<const std::vector<Array>> arguments,
             const Options &options) {
  std::vector<DeviceProgram> programs;
  for (const std::vector<Array> &one : arguments)
    programs.push_back({function, one});
  return runParallel(grid, programs, {}, options);
}

} // namespace tesela::interpret
