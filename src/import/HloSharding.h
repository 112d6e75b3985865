// Reads HLO's notation of shardings: "{replicated}", "{maximal device=3}",
// "{devices=[4,1,2]<=[8] last_tile_dim_replicate}", device lists
// "{devices=[2,2]0,2,1,3}".
#pragma once

#include "ir/Sdy.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace tesela::import {

/// Devices in a grid that cuts the dimensions of a tensor.
struct TiledSharding {
  llvm::SmallVector<int64_t> tiles; // one per dimension; none: replicated
  int64_t copies = 1;               // devices that hold the same part
  llvm::SmallVector<int64_t> devices; // in the grid's row-major order, copies
                                      // fastest; empty: in order

  int64_t rank() const { return tiles.size(); }
  /// A mesh with one axis per cut dimension, and one for the copies.
  sdy::MeshAttr mesh(mlir::MLIRContext *context) const;
  sdy::TensorShardingAttr toSdy(mlir::FlatSymbolRefAttr mesh,
                                int64_t rank) const;
};

/// Nothing for other notations and for text that is none.
std::optional<TiledSharding> parseHloSharding(llvm::StringRef text);

} // namespace tesela::import
