// How the devices of a launch hold an array between them.
//
// A sharding cuts the array into a grid of equal tiles, one per device or
// several devices per tile. A dimension that the grid does not divide is
// rounded up: tiles at the end are cut short or empty, and what is left of
// their memory is padding, whose contents mean nothing.
#pragma once

#include "base/Error.h"
#include "base/Shape.h"
#include "ir/Sharding.h"

#include <cstddef>
#include <span>

namespace tesela::driver {

class Shards {
public:
  /// `sharding` of an array of the shape `whole` over `devices` devices.
  /// InvalidArgument where these do not go together; Unimplemented where the
  /// sharding says more than where data lies (manual, unreduced).
  static Result<Shards> make(const Shape &whole,
                             const ir::HloSharding &sharding, int64_t devices);

  const Shape &whole() const { return wholeShape; }
  /// What each device holds, in the layout of the whole.
  const Shape &local() const { return localShape; }
  /// Every holder has all of the array: nothing is to be moved.
  bool areWhole() const { return localShape == wholeShape; }
  /// Whole, and not the array of one device that others only have room for.
  bool areReplicated() const { return areWhole() && !isOfOneDevice; }
  /// A device of each tile, in the order of the tiles. For whole arrays one.
  std::span<const int64_t> holders() const { return tileHolders; }

  /// Puts the array together from the devices' tiles; those that hold the same
  /// tile hold the same data, and one of them is read.
  void assemble(std::span<const void *const> shards, void *array) const;
  /// The tile of one device; its padding is zero.
  void cut(const void *array, int64_t device, void *shard) const;

private:
  enum class Direction { ToShard, FromShard };
  void copy(int64_t device, std::byte *array, std::byte *shard,
            Direction direction) const;

  Shape wholeShape, localShape;
  std::vector<std::vector<int64_t>> starts; // [device][dimension]
  std::vector<int64_t> tileHolders;
  bool isOfOneDevice = false;
};

} // namespace tesela::driver
