// The dialects of test programs: check and interpreter.
#include "interpret/Interpreter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"

namespace tesela::interpret {
namespace {

Result<void> runCheck(Interpreter &interpreter, mlir::Operation *op) {
  const Options &options = interpreter.run().options;
  if (!options.onCheck)
    return failure(op, "checks are run by 'tesela check'",
                   ErrorCode::Unimplemented);
  return options.onCheck(op, interpreter.operands(op));
}

Result<void> runPrint(Interpreter &interpreter, mlir::Operation *op) {
  llvm::outs() << print(interpreter.get(op->getOperand(0))) << '\n';
  return success();
}

Result<void> runProbe(Interpreter &interpreter, mlir::Operation *op) {
  const Array value = interpreter.get(op->getOperand(0));
  if (const auto &probe = interpreter.run().options.onProbe)
    probe(op->getAttrOfType<mlir::StringAttr>("probe_id").getValue(), value);
  interpreter.set(op->getResult(0), value);
  return success();
}

/// Inputs and results are those of process (0, 0), then (0, 1), and so on.
Result<void> runParallelPrograms(Interpreter &interpreter,
                                 mlir::Operation *op) {
  const auto lookup = [&](mlir::Attribute name) {
    return mlir::SymbolTable::lookupNearestSymbolFrom(
        op, llvm::cast<mlir::FlatSymbolRefAttr>(name));
  };
  const auto replicas = op->getAttrOfType<mlir::ArrayAttr>("programs");
  const std::vector<Array> inputs = interpreter.operands(op);
  std::vector<DeviceProgram> programs;
  size_t next = 0;
  for (mlir::Attribute replica : replicas)
    for (mlir::Attribute name : llvm::cast<mlir::ArrayAttr>(replica)) {
      auto function = llvm::dyn_cast_or_null<mlir::func::FuncOp>(lookup(name));
      if (!function || next + function.getNumArguments() > inputs.size())
        return failure(op, "its programs do not fit its inputs");
      programs.push_back({function, {}});
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        programs.back().arguments.push_back(inputs[next++]);
    }
  std::vector<mlir::Operation *> infeed;
  if (auto names = op->getAttrOfType<mlir::ArrayAttr>("infeed"))
    for (mlir::Attribute name : names)
      infeed.push_back(lookup(name));
  const int64_t rows = replicas.size();
  const DeviceGrid grid{rows, rows ? int64_t(programs.size()) / rows : 0};
  auto all = runParallel(grid, programs, infeed, interpreter.run().options);
  if (!all)
    return all.error();
  std::vector<Array> results;
  for (auto &device : *all)
    results.insert(results.end(), device.begin(), device.end());
  return interpreter.setResults(op, std::move(results));
}

} // namespace

void addTests(HandlerTable &table) {
  for (const char *name :
       {"check.expect_eq", "check.expect_eq_const", "check.expect_almost_eq",
        "check.expect_almost_eq_const", "check.expect_close",
        "check.expect_serialized_eq"})
    table[name] = runCheck;
  table["interpreter.print"] = runPrint;
  table["interpreter.probe"] = runProbe;
  table["interpreter.run_parallel"] = runParallelPrograms;
}

} // namespace tesela::interpret
