// Shardings in HLO's notation: the text of `mhlo.sharding` attributes and of
// HLO modules, and the bytes of xla.OpSharding messages. Knows no MLIR; see
// SdySharding.h for the way from and to the sdy dialect.
//
//   {replicated}  {manual}  {unknown}  {unreduced}  {maximal device=3}
//   {devices=[2,1,2]0,1,2,3 last_tile_dim_replicate}        devices listed
//   {devices=[2,4]<=[4,2]T(1,0) last_tile_dims={manual}}    devices computed
//   {{replicated}, {devices=[2]<=[2]}}                      one per tuple
//   element
#pragma once

#include "base/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::ir {

struct HloSharding {
  /// Values are those of xla.OpSharding.Type.
  enum class Kind {
    Replicated = 0,
    Maximal = 1,
    Tuple = 2,
    Tiled = 3,
    Manual = 4,
    Unknown = 5,
    Unreduced = 6
  };

  /// Shardings of one group are the same (as) or alike (like).
  struct Group {
    int64_t id = 0;
    bool isLike = false;
    bool operator==(const Group &) const = default;
  };

  Kind kind = Kind::Replicated;

  // Tiled: the devices form an array of the shape `tiles`. Its first dimensions
  // split those of the tensor; then come one dimension per entry of
  // `subgroups`, or one along which the tensor is replicated.
  std::vector<int64_t> tiles = {};
  bool replicateOnLastTile = false;
  std::vector<Kind> subgroups = {}; // of Replicated, Manual, Unreduced
  /// The devices in row-major order; empty if they are computed: 0, 1, ...
  /// reshaped to `iotaReshape`, transposed by `iotaTranspose`.
  std::vector<int64_t> devices = {}; // Maximal: the one device
  std::vector<int64_t> iotaReshape = {};
  std::vector<int64_t> iotaTranspose = {};

  std::vector<HloSharding> elements = {}; // Tuple
  std::optional<Group> group = {};
  /// What stands behind `metadata=`, braces included. It is not serialized.
  std::string metadata = {};

  bool operator==(const HloSharding &) const = default;

  /// The number of dimensions of a tensor that a Tiled sharding suits.
  int64_t rank() const;
  /// The devices in row-major order of `tiles`.
  std::vector<int64_t> deviceList() const;
  int64_t deviceCount() const;
  /// Tiled: are there as many devices as tiles, at least 1 along each dimension
  /// and no more than 2^20, and is the transposition one of the dimensions
  /// there are?
  bool isConsistent() const;
  /// Drops dimensions of size 1 and joins neighbours that the transposition
  /// keeps together, so that equal device lists have one notation.
  void canonicalizeIota();

  /// Text, braces included.
  std::string toString() const;
  /// Bytes of an xla.OpSharding message.
  std::string serialize() const;
};

Result<HloSharding> parseHloSharding(std::string_view text);
Result<HloSharding> parseOpSharding(std::string_view bytes);

} // namespace tesela::ir
