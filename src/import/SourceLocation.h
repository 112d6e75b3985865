// Errors that name places in the user's source.
#pragma once

#include "base/Error.h"
#include "ir/Locations.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"

#include <optional>
#include <string>

namespace tesela::import {

using ir::describeLocation;

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
