// Requirements on the processes that collectives and channels name.
#pragma once

#include "ir/Requirements.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::stablehlo {

/// Replica groups name no process twice and none below 0; with `coverAll` they
/// name all of 0, 1, ... Groups given as axes of a mesh pass.
llvm::LogicalResult requireGroups(const Requirements &constraints,
                                  mlir::Attribute groups, bool coverAll,
                                  llvm::StringRef unique,
                                  llvm::StringRef range);

/// Pairs (source, target): constraints C1 to C4 of collective_permute, send and
/// recv.
llvm::LogicalResult requirePairs(const Requirements &constraints,
                                 mlir::DenseIntElementsAttr pairs);

} // namespace tesela::stablehlo
