#include "driver/Shards.h"

#include "runtime/Threads.h"

#include <algorithm>
#include <cstring>

namespace tesela::driver {

using Kind = ir::HloSharding::Kind;

static Error cannotHold(const Shape &whole, const ir::HloSharding &sharding,
                        ErrorCode code, std::string_view why) {
  return Error{code, "sharding " + sharding.toString() +
                         " of an array of rank " +
                         std::to_string(whole.dimensions.size()) + ": " +
                         std::string(why)};
}

Result<Shards> Shards::make(const Shape &whole, const ir::HloSharding &sharding,
                            int64_t devices) {
  size_t rank = whole.dimensions.size();
  Shards shards;
  shards.wholeShape = shards.localShape = whole;
  shards.starts.assign(devices, std::vector<int64_t>(rank, 0));
  shards.tileHolders = {0};
  auto refuse = [&](ErrorCode code, std::string_view why) {
    return cannotHold(whole, sharding, code, why);
  };
  if (sharding.kind == Kind::Replicated || sharding.kind == Kind::Unknown)
    return shards;
  if (sharding.kind == Kind::Maximal) {
    if (sharding.devices.size() != 1 || sharding.devices[0] >= devices)
      return refuse(ErrorCode::InvalidArgument, "no such device");
    shards.tileHolders = sharding.devices;
    shards.isOfOneDevice = true;
    return shards;
  }
  if (sharding.kind != Kind::Tiled ||
      std::any_of(sharding.subgroups.begin(), sharding.subgroups.end(),
                  [](Kind kind) { return kind != Kind::Replicated; }))
    return refuse(ErrorCode::Unimplemented,
                  "parameters and results can be tiled or replicated only");
  if (sharding.rank() != static_cast<int64_t>(rank))
    return refuse(ErrorCode::InvalidArgument, "the ranks differ");
  std::vector<int64_t> list = sharding.deviceList();
  std::vector<bool> seen(devices, false);
  for (int64_t device : list)
    if (device < 0 || device >= devices || seen[device])
      return refuse(ErrorCode::InvalidArgument, "its devices are not those of "
                                                "the program");
    else
      seen[device] = true;
  if (static_cast<int64_t>(list.size()) != devices)
    return refuse(ErrorCode::InvalidArgument,
                  "it leaves out devices of the program");
  for (size_t i = 0; i < rank; ++i)
    shards.localShape.dimensions[i] =
        (whole.dimensions[i] + sharding.tiles[i] - 1) / sharding.tiles[i];
  int64_t copies = 1; // of each tile
  for (size_t i = rank; i < sharding.tiles.size(); ++i)
    copies *= sharding.tiles[i];
  shards.tileHolders.clear();
  for (int64_t n = 0; n < devices; ++n) {
    if (n % copies == 0)
      shards.tileHolders.push_back(list[n]);
    int64_t tile = n / copies;
    for (size_t i = rank; i-- > 0; tile /= sharding.tiles[i])
      shards.starts[list[n]][i] =
          tile % sharding.tiles[i] * shards.localShape.dimensions[i];
  }
  if (shards.areWhole())
    shards.tileHolders.resize(1);
  return shards;
}

void Shards::copy(int64_t device, std::byte *array, std::byte *shard,
                  Direction direction) const {
  // Dimensions from the slowest varying; extents are what the tile has of the
  // array.
  size_t rank = wholeShape.dimensions.size();
  std::vector<int64_t> outer(rank), inner(rank), start(rank), extent(rank);
  for (size_t i = 0; i < rank; ++i) {
    size_t from = wholeShape.minorToMajor.empty()
                      ? i
                      : wholeShape.minorToMajor[rank - 1 - i];
    outer[i] = wholeShape.dimensions[from];
    inner[i] = localShape.dimensions[from];
    start[i] = starts[device][from];
    extent[i] = std::min(inner[i], outer[i] - start[i]);
    if (extent[i] <= 0)
      return;
  }
  // The last dimensions, as far as they are contiguous in both, are one run.
  auto run = static_cast<int64_t>(byteSize(wholeShape.element));
  size_t looped = rank;
  while (looped > 0) {
    --looped;
    run *= extent[looped];
    if (extent[looped] != outer[looped] || extent[looped] != inner[looped])
      break;
  }
  std::vector<int64_t> index(looped, 0);
  auto size = static_cast<int64_t>(byteSize(wholeShape.element));
  while (true) {
    int64_t inArray = 0, inShard = 0;
    for (size_t i = 0; i < rank; ++i) {
      int64_t at = i < looped ? index[i] : 0;
      inArray = inArray * outer[i] + start[i] + at;
      inShard = inShard * inner[i] + at;
    }
    std::byte *there = array + inArray * size, *here = shard + inShard * size;
    if (direction == Direction::ToShard)
      std::memcpy(here, there, run);
    else
      std::memcpy(there, here, run);
    size_t i = looped;
    while (i-- > 0) {
      if (++index[i] < extent[i])
        break;
      index[i] = 0;
    }
    if (i == static_cast<size_t>(-1))
      return;
  }
}

/// About what copying a byte takes.
static constexpr double nanosecondsPerByte = 0.1;

void Shards::assemble(std::span<const void *const> shards, void *array) const {
  double each = nanosecondsPerByte * localShape.byteCount();
  runtime::parallelFor(
      static_cast<int64_t>(tileHolders.size()), each,
      [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {
          int64_t device = tileHolders[i];
          auto shard = static_cast<const std::byte *>(shards[device]);
          copy(device, static_cast<std::byte *>(array),
               const_cast<std::byte *>(shard), Direction::FromShard);
        }
      });
}

void Shards::cut(const void *array, int64_t device, void *shard) const {
  bool isFull = true;
  for (size_t i = 0; i < wholeShape.dimensions.size(); ++i)
    isFull &= starts[device][i] + localShape.dimensions[i] <=
              wholeShape.dimensions[i];
  if (!isFull)
    std::memset(shard, 0, localShape.byteCount());
  copy(device, const_cast<std::byte *>(static_cast<const std::byte *>(array)),
       static_cast<std::byte *>(shard), Direction::ToShard);
}

} // namespace tesela::driver
