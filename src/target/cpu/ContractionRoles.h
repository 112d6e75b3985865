// The roles of a contraction's loops.
#pragma once

#include "tile/Kernel.h"

#include <array>
#include <optional>

namespace tesela::cpu {

/// The four loops that are left after loops of one role have become one.
enum Role : unsigned { Batch, Row, Column, Depth, roleCount };

struct ContractionNest {
  std::optional<tile::Stage> product;  // loops: one per role
  std::optional<tile::Stage> epilogue; // the same numbering; no Depth
  std::array<int64_t, roleCount> extents{1, 1, 1, 1};
  unsigned lhs = 0, rhs = 0; // nodes of the factors
  mlir::Type accumulator;
  /// Nodes of the epilogue that load the sum.
  llvm::SmallVector<unsigned, 2> sums;
};

/// Nothing where the kernel is not one sum of products, with maps of it.
std::optional<ContractionNest> contractionNest(const tile::Kernel &kernel);

} // namespace tesela::cpu
