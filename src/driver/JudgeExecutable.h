// A program that the judge runs: slow, obvious, and what every other way of
// running it is compared with.
#pragma once

#include "runtime/Executable.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <optional>

namespace tesela::driver {

/// Takes over an imported module and the context it lives in. `hlo` is the
/// program as HLO text, `reason` why the program has no machine code.
std::unique_ptr<runtime::Executable>
makeJudgeExecutable(std::shared_ptr<mlir::MLIRContext> context,
                    mlir::OwningOpRef<mlir::ModuleOp> module,
                    runtime::Signature signature, std::string hlo,
                    std::string fingerprint, std::optional<Error> reason = {});

} // namespace tesela::driver
