// The first half of a compile, which every way of running a program shares:
// bytes to a verified module and its signature.
#pragma once

#include "base/Error.h"
#include "driver/Options.h"
#include "runtime/Program.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string_view>

namespace tesela::driver {

struct ImportedProgram {
  /// A context of its own: nothing of a compile outlives its program.
  std::shared_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  runtime::Signature signature;
};

/// Reads, verifies and normalises; reads the signature off `main`.
Result<ImportedProgram> importProgram(std::string_view bytes);

} // namespace tesela::driver
