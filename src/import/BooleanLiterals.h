// Hexadecimal constants of i1: newer MLIR writes one byte per element, the
// MLIR in use reads eight elements from a byte (and 0xFF for a true splat).
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tesela::import {

/// `text` with every `dense<"0x..."> : tensor<...xi1>` of one byte per element
/// in the form of eight elements per byte. Line numbers stay.
std::string packBooleanLiterals(llvm::StringRef text);

} // namespace tesela::import
