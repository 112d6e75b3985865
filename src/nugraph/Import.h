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
// Static shapes are made general first; see SizeSolver.h. Shapes with `?` have
// sizes of the names that the program gives them; see SymbolicImport.h.
#pragma once

#include "nugraph/Program.h"

#include <functional>

namespace tesela::nugraph {

/// What a size is in the given programs.
using SizeValue = llvm::function_ref<int64_t(Index)>;
/// The size symbol of the point `value` inside an axis of extent `full`.
using ChooseCut = std::function<std::optional<Index>(
    SizeValue valueOf, Index full, int64_t value)>;

struct ImportOptions {
  /// Asked for where a slice of a program but the first begins or ends, where
  /// the first has no such point; for programs that are to meet the points at
  /// which its ranges are split.
  ChooseCut chooseCut;
};

/// The programs of `functions`, which take arguments of the same types: one set
/// of sizes and inputs for all. The functions must outlive the programs. Fails
/// on what no node can stand for: tokens, side effects, captured values, empty
/// tensors. Functions with `?` in their types are made static in place.
Result<std::vector<Program>>
importFunctions(llvm::ArrayRef<mlir::func::FuncOp> functions,
                Operators &operators, const ImportOptions &options = {});

} // namespace tesela::nugraph
