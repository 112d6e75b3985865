#include "import/HloSharding.h"

#include "llvm/ADT/StringExtras.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

/// "4,1,2" up to the closing character, which is consumed.
static bool integers(StringRef &text, char close,
                     llvm::SmallVectorImpl<int64_t> &values) {
  while (!text.consume_front(StringRef(&close, 1))) {
    int64_t value;
    if (text.consumeInteger(10, value) || value < 0)
      return false;
    values.push_back(value);
    text.consume_front(",");
  }
  return true;
}

static int64_t product(llvm::ArrayRef<int64_t> values) {
  int64_t result = 1;
  for (int64_t value : values)
    result *= value;
  return result;
}

/// The device at each position: numbers in row-major order of `sizes`, read in
/// the order of the transposed dimensions.
static llvm::SmallVector<int64_t>
transposed(llvm::ArrayRef<int64_t> sizes,
           llvm::ArrayRef<int64_t> permutation) {
  int64_t count = product(sizes);
  llvm::SmallVector<int64_t> strides(sizes.size(), 1);
  for (size_t i = sizes.size(); i-- > 1;)
    strides[i - 1] = strides[i] * sizes[i];
  llvm::SmallVector<int64_t> devices;
  for (int64_t position = 0; position < count; ++position) {
    int64_t rest = position, device = 0;
    for (size_t i = permutation.size(); i-- > 0;) {
      device += rest % sizes[permutation[i]] * strides[permutation[i]];
      rest /= sizes[permutation[i]];
    }
    devices.push_back(device);
  }
  return devices;
}

/// "<=[8]" or "<=[4,2]T(1,0)".
static bool iota(StringRef &text, llvm::SmallVectorImpl<int64_t> &devices) {
  llvm::SmallVector<int64_t> sizes, permutation;
  if (!integers(text, ']', sizes) || llvm::is_contained(sizes, 0))
    return false;
  if (!text.consume_front("T("))
    return true;
  if (!integers(text, ')', permutation) ||
      permutation.size() != sizes.size())
    return false;
  llvm::SmallVector<int64_t> sorted(permutation);
  llvm::sort(sorted);
  for (auto [i, dimension] : llvm::enumerate(sorted))
    if (static_cast<int64_t>(i) != dimension)
      return false;
  devices = transposed(sizes, permutation);
  return true;
}

std::optional<TiledSharding>
tesela::import::parseHloSharding(StringRef text) {
  text = text.trim();
  if (!text.consume_front("{") || !text.consume_back("}"))
    return std::nullopt;
  TiledSharding sharding;
  if (text == "replicated")
    return sharding;
  if (!text.consume_front("devices=[") ||
      !integers(text, ']', sharding.tiles) ||
      llvm::is_contained(sharding.tiles, 0))
    return std::nullopt;
  int64_t count = product(sharding.tiles);
  if (count > (1 << 20))
    return std::nullopt;
  if (text.consume_front("<=[")) {
    if (!iota(text, sharding.devices))
      return std::nullopt;
  } else {
    auto [list, rest] = text.split(' ');
    std::string closed = list.str() + ";";
    StringRef numbers = closed;
    if (!integers(numbers, ';', sharding.devices))
      return std::nullopt;
    text = rest;
  }
  if (!sharding.devices.empty() &&
      static_cast<int64_t>(sharding.devices.size()) != count)
    return std::nullopt;
  text = text.trim();
  if (text == "last_tile_dim_replicate") {
    sharding.copies = sharding.tiles.pop_back_val();
  } else if (!text.empty()) {
    return std::nullopt; // manual and other subgroups
  }
  return sharding;
}

sdy::MeshAttr TiledSharding::mesh(mlir::MLIRContext *context) const {
  llvm::SmallVector<sdy::MeshAxisAttr> axes;
  for (int64_t tile : tiles)
    if (tile > 1)
      axes.push_back(sdy::MeshAxisAttr::get(
          context, "axis_" + llvm::utostr(axes.size()), tile));
  if (copies > 1)
    axes.push_back(sdy::MeshAxisAttr::get(
        context, "axis_" + llvm::utostr(axes.size()), copies));
  return sdy::MeshAttr::get(context, axes, devices);
}

sdy::TensorShardingAttr TiledSharding::toSdy(mlir::FlatSymbolRefAttr mesh,
                                             int64_t rank) const {
  mlir::MLIRContext *context = mesh.getContext();
  llvm::SmallVector<sdy::DimensionShardingAttr> dimensions;
  unsigned axis = 0;
  for (int64_t i = 0; i < rank; ++i) {
    llvm::SmallVector<sdy::AxisRefAttr> axes;
    if (i < this->rank() && tiles[i] > 1)
      axes.push_back(
          sdy::AxisRefAttr::get(context, "axis_" + llvm::utostr(axis++)));
    dimensions.push_back(sdy::DimensionShardingAttr::get(
        context, axes, /*isClosed=*/true, std::nullopt));
  }
  return sdy::TensorShardingAttr::get(context, mesh, dimensions, {}, {},
                                      sdy::ReductionOp::SUM);
}
