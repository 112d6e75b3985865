// Executable test modules: functions without arguments that compute values and
// check them (check.* operators, custom calls of check.* targets).
//
// A function is rewritten so that what its checks look at becomes its results;
// an engine runs it and the comparison happens here. It is run in two forms,
// because constants in the program test constant folding and not the code:
//   constants   the function as it stands
//   arguments   its constants and the results of its calls of functions
//               without arguments (@inputs) are handed in at run time
#pragma once

#include "interpret/Engine.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace tesela::interpret {

enum class Form : uint8_t { Constants, Arguments };
std::string_view name(Form form);

/// One part of a file between lines "// -----", with its line numbers.
struct Unit {
  unsigned number = 0;
  std::string text;
};
std::vector<Unit> splitUnits(std::string_view file);

struct Verdict {
  enum class Kind : uint8_t { Passed, Failed, Skipped };
  Kind kind = Kind::Passed;
  std::string why; // of a failure or skip
};

/// Names of the functions of `module` that can be run and checked.
std::vector<std::string> runnableFunctions(mlir::ModuleOp module);

/// Runs function `function` of a clone of `module` in `form` on `engine`.
Verdict check(mlir::ModuleOp module, std::string_view function, Form form,
              Engine &engine);

} // namespace tesela::interpret
