// Places in the user's source, as MLIR locations carry them, and the errors
// that name them.
#pragma once

#include "base/Error.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"

#include <optional>
#include <string>

namespace tesela::import {

/// "model.py:12:3 (jit(f)/add)": the innermost file position of the user's
/// frames and the name scope, each if known; empty if neither is.
std::string describeLocation(mlir::Location location);

/// While it lives, takes the error diagnostics of a context and keeps the
/// first, notes included; warnings and remarks are dropped.
class FirstError {
public:
  explicit FirstError(mlir::MLIRContext *context);

  /// The error, or one that says `otherwise` if none was emitted.
  Error take(ErrorCode code, llvm::StringRef otherwise);

private:
  std::optional<Error> first;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace tesela::import
