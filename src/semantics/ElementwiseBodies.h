// The pieces of elementwiseBody, one per kind of element.
#pragma once

#include "semantics/functions/Term.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace tesela::semantics {

/// What the operator `name` (without dialect and `broadcast_`) computes on
/// `inputs`, as a value of `result`; nothing where it takes no such types or
/// needs attributes.
std::optional<Term> realFunction(llvm::StringRef name,
                                 llvm::ArrayRef<Term> inputs,
                                 mlir::Type result);
/// The same where an input or the result is complex.
std::optional<Term> complexFunction(llvm::StringRef name,
                                    llvm::ArrayRef<Term> inputs,
                                    mlir::Type result);

} // namespace tesela::semantics
