// The roles of a contraction's loops.
#pragma once

#include "tile/Kernel.h"

#include <array>
#include <optional>

namespace tesela::cpu {

/// The four loops that are left after loops of one role have become one.
enum Role : unsigned { Batch, Row, Column, Depth, roleCount };

/// One factor over loops of which those of the last axes of its rows and of k
/// are apart: along them it lies at a constant stride. Loops: Batch, then outer
/// and inner rows, then outer and inner depth.
struct RunNest {
  tile::Stage stage;
  int64_t rows = 1, depth = 1; // extents of the inner loops
  bool rowsAreNear = false;    // nearer than runs of k
};
enum RunLoop : unsigned {
  RunBatch,
  OuterRow,
  InnerRow,
  OuterDepth,
  InnerDepth
};

struct ContractionNest {
  std::optional<tile::Stage> product;  // loops: one per role
  std::optional<tile::Stage> epilogue; // the same numbering; no Depth
  std::array<int64_t, roleCount> extents{1, 1, 1, 1};
  unsigned lhs = 0, rhs = 0; // nodes of the factors
  std::optional<RunNest> lhsRuns, rhsRuns;
  /// How many of the first k have products that count, where that depends on
  /// the batch: a product over the product stage's loops; empty: all.
  llvm::SmallVector<mlir::AffineExpr, 3> depth;
  /// Were there batches before loops were split?
  bool batches = false;
  mlir::Type accumulator;
  /// Nodes of the epilogue that load the sum.
  llvm::SmallVector<unsigned, 2> sums;
};

/// Nothing where the kernel is not one sum of products, with maps of it.
/// `ordered`: k is walked in the order of the kernel's loops.
std::optional<ContractionNest> contractionNest(const tile::Kernel &kernel,
                                               bool ordered);

} // namespace tesela::cpu
