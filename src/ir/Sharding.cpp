#include "ir/Sharding.h"

#include <algorithm>
#include <numeric>

namespace tesela::ir {

using Kind = HloSharding::Kind;
using Integers = std::vector<int64_t>;

static int64_t product(const Integers &values) {
  return std::accumulate(values.begin(), values.end(), int64_t(1),
                         std::multiplies<>());
}

int64_t HloSharding::rank() const {
  return static_cast<int64_t>(tiles.size()) -
         static_cast<int64_t>(replicateOnLastTile ? 1 : subgroups.size());
}

int64_t HloSharding::deviceCount() const {
  return kind == Kind::Tiled ? product(tiles) : 1;
}

std::vector<int64_t> HloSharding::deviceList() const {
  if (iotaReshape.empty())
    return devices;
  // Strides of the reshaped array, walked in the transposed order.
  size_t rank = iotaReshape.size();
  Integers strides(rank, 1);
  for (size_t i = rank - 1; i-- > 0;)
    strides[i] = strides[i + 1] * iotaReshape[i + 1];
  Integers list, index(rank, 0);
  for (int64_t n = product(iotaReshape); n > 0; --n) {
    int64_t device = 0;
    for (size_t i = 0; i < rank; ++i)
      device += index[i] * strides[iotaTranspose[i]];
    list.push_back(device);
    for (size_t i = rank; i-- > 0;) {
      if (++index[i] < iotaReshape[iotaTranspose[i]])
        break;
      index[i] = 0;
    }
  }
  return list;
}

static bool isPermutation(const Integers &values) {
  std::vector<bool> seen(values.size(), false);
  for (int64_t value : values) {
    if (value < 0 || value >= static_cast<int64_t>(values.size()) ||
        seen[value])
      return false;
    seen[value] = true;
  }
  return true;
}

/// The product of sizes, where all are at least 1 and it is no more than
/// anybody's devices; else 0. Callers divide by sizes and list all devices.
static int64_t countOf(const Integers &sizes) {
  constexpr int64_t mostDevices = 1 << 20;
  int64_t count = 1;
  for (int64_t size : sizes) {
    if (size < 1 || size > mostDevices / count)
      return 0;
    count *= size;
  }
  return count;
}

bool HloSharding::isConsistent() const {
  int64_t count = countOf(tiles);
  if (rank() < 0 || count == 0)
    return false;
  if (iotaReshape.empty())
    return static_cast<int64_t>(devices.size()) == count;
  return countOf(iotaReshape) == count &&
         iotaTranspose.size() == iotaReshape.size() &&
         isPermutation(iotaTranspose);
}

void HloSharding::canonicalizeIota() {
  Integers &reshape = iotaReshape, &order = iotaTranspose;
  Integers sizes; // in transposed order, parallel to `firsts`
  Integers firsts;
  int64_t last = -2;
  for (int64_t dimension : order) {
    if (reshape[dimension] == 1)
      continue;
    bool follows = last >= 0 && dimension > last;
    for (int64_t i = last + 1; follows && i < dimension; ++i)
      follows = reshape[i] == 1;
    if (follows) {
      sizes.back() *= reshape[dimension];
    } else {
      sizes.push_back(reshape[dimension]);
      firsts.push_back(dimension);
    }
    last = dimension;
  }
  if (sizes.empty()) {
    reshape = {1};
    order = {0};
    return;
  }
  reshape.assign(sizes.size(), 0);
  order.assign(sizes.size(), 0);
  for (size_t i = 0; i < sizes.size(); ++i) {
    order[i] = std::count_if(firsts.begin(), firsts.end(),
                             [&](int64_t first) { return first < firsts[i]; });
    reshape[order[i]] = sizes[i];
  }
}

} // namespace tesela::ir
