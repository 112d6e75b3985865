// HLO text of a module, in XLA's grammar, so that XLA's tools read it.
//
// Each function and each region becomes a computation, in depth-first
// post-order, the entry last. What HLO has no form for is rewritten as XLA's
// own translation does: regions that use values from outside get them as
// parameters (constants are repeated inside), operators with several results
// yield a tuple that is taken apart, splat constants are broadcast scalars.
#pragma once

#include "base/Error.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace tesela::import {

struct HloTextOptions {
  /// The order of operators in each block is a schedule.
  bool scheduled = false;
  /// Print `metadata={op_name=... source_file=... source_line=...}`.
  bool metadata = false;
  /// Constants of more elements than this print as `{...}`.
  int64_t largestConstant = INT64_MAX;
  /// The function that becomes the entry; the only one or "main" if empty.
  llvm::StringRef entry = "";
};

/// The text, or an error naming the operator that HLO cannot express.
///
/// An operator of another dialect with exactly one region and a string
/// attribute `kind` (kLoop, kInput, kOutput, kCustom) or `family` (loop, rows,
/// contraction, update, which amount to a kind) prints as a fusion of the
/// region. Its attributes `backend_config` (a string, printed as it is if it
/// is a JSON object) and `label`, `sym_name` or `name` are used if present. Its
/// region's arguments stand for its operands.
Result<std::string> hloText(mlir::ModuleOp module,
                            const HloTextOptions &options = {});

/// "f32[2,3]{1,0}", "(f32[], token[])", ...; empty if HLO has no such type.
std::string hloShape(mlir::Type type);
std::string hloTupleShape(mlir::TypeRange types);

/// The literal of dense elements: "{ { 1, 2 }, { 3, 4 } }"; of a splat the
/// scalar if `splatAsScalar`.
std::string hloLiteral(mlir::ElementsAttr value, bool splatAsScalar);

} // namespace tesela::import
