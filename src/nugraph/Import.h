// StableHLO functions into lists of nodes.
//
// Every single elementwise operator becomes a Map whose constants are part of
// its body; broadcasts dissolve into access maps and letters, and are nodes
// only where something needs the whole value (a concatenation, a sum over it);
// dimensions of extent 1 vanish; transposes stay nodes. A mask written with
// iotas is a Mask, a reduce_window that is a running sum a Scan, a sum divided
// by how many it added one divided by a size. What has no place in algebra
// (sort, convolution, control flow) is Opaque.
//
// Static shapes are made general first; see SizeSolver.h.
#pragma once

#include "nugraph/Program.h"

#include <functional>

namespace tesela::nugraph {

struct ImportOptions {
  /// Asked for the size symbol of a point inside an axis (where a slice begins
  /// or ends), first; for programs that are to meet another's split points.
  std::function<std::optional<Index>(Index full, int64_t value)> chooseCut;
};

/// The programs of `functions`, which take arguments of the same types: one set
/// of sizes and inputs for all. The functions must outlive the programs. Fails
/// on what no node can stand for: tokens, side effects, dynamic shapes,
/// captured values, empty tensors.
Result<std::vector<Program>>
importFunctions(llvm::ArrayRef<mlir::func::FuncOp> functions,
                Operators &operators, const ImportOptions &options = {});

} // namespace tesela::nugraph
