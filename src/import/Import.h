// Programs from outside: StableHLO as text, as portable bytecode (VHLO) or as
// plain bytecode, brought into one normal form.
#pragma once

#include "base/Error.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace tesela::import {

struct ImportOptions {
  /// How the input is called in messages.
  llvm::StringRef name = "<program>";
  /// Check the module; without it nothing may be done but printing.
  bool verify = true;
  /// Bring the module into the normal form of normalize(); otherwise it is
  /// read and verified only.
  bool normalize = true;
};

/// Loads into `context` the dialects a program may use. importModule() does so
/// itself.
void loadDialects(mlir::MLIRContext &context);

/// Reads, verifies and normalises a program, text or bytecode, told apart by
/// the first bytes. The normal form: no composites, no calls but those of
/// custom calls, shardings as `sdy` attributes and constraints (none in a
/// program for one device). The error is InvalidArgument with the place in the
/// user's source where one is known.
Result<mlir::OwningOpRef<mlir::ModuleOp>>
importModule(llvm::StringRef bytes, mlir::MLIRContext &context,
             const ImportOptions &options = {});

/// Takes all shardings away, as the normal form does for one device, where they
/// mean nothing. Fails, with a diagnostic, where shapes depend on them.
mlir::LogicalResult removeShardings(mlir::ModuleOp module);

/// Reads without verifying or normalising; diagnostics go to the context.
mlir::OwningOpRef<mlir::ModuleOp> readModule(llvm::StringRef bytes,
                                             mlir::MLIRContext &context,
                                             llvm::StringRef name);

/// The passes of the normal form, in order.
void addNormalizationPasses(mlir::OpPassManager &passes);

} // namespace tesela::import
