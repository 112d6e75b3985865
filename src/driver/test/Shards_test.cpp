#include "driver/Shards.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

using namespace tesela;
using driver::Shards;

namespace {

using Tile = std::vector<int32_t>;

Shape matrix(int64_t rows, int64_t columns, std::vector<int64_t> layout = {}) {
  return Shape{ElementType::S32, {rows, columns}, std::move(layout)};
}

Shards shards(const Shape &shape, std::string_view sharding, int64_t devices) {
  auto parsed = ir::parseHloSharding(sharding);
  EXPECT_TRUE(parsed) << parsed.error().what;
  auto made = Shards::make(shape, *parsed, devices);
  EXPECT_TRUE(made) << made.error().what;
  return *made;
}

Tile cut(const Shards &shards, const Tile &array, int64_t device) {
  Tile tile(shards.local().elementCount(), -1);
  shards.cut(array.data(), device, tile.data());
  return tile;
}

/// Cuts 0, 1, 2, ... for all devices and puts it together again.
void expectRoundTrip(const Shards &shards, int64_t devices) {
  Tile array(shards.whole().elementCount());
  std::iota(array.begin(), array.end(), 0);
  std::vector<Tile> tiles;
  std::vector<const void *> pointers;
  for (int64_t device = 0; device < devices; ++device)
    tiles.push_back(cut(shards, array, device));
  for (const Tile &tile : tiles)
    pointers.push_back(tile.data());
  Tile again(array.size(), -1);
  shards.assemble(pointers, again.data());
  EXPECT_EQ(again, array);
}

TEST(Shards, CutsBothDimensions) {
  Shards s = shards(matrix(2, 4), "{devices=[2,2]<=[4]}", 4);
  Tile array{0, 1, 2, 3, 4, 5, 6, 7};
  EXPECT_EQ(cut(s, array, 1), (Tile{2, 3}));
  EXPECT_EQ(cut(s, array, 2), (Tile{4, 5}));
  expectRoundTrip(s, 4);
}

TEST(Shards, FollowsTheOrderOfDevices) {
  Tile array{0, 1, 2, 3};
  Shards transposed = shards(matrix(4, 1), "{devices=[4,1]<=[2,2]T(1,0)}", 4);
  EXPECT_EQ(cut(transposed, array, 1), Tile{2});
  Shards listed = shards(matrix(4, 1), "{devices=[4,1]3,1,0,2}", 4);
  EXPECT_EQ(cut(listed, array, 3), Tile{0});
  expectRoundTrip(transposed, 4);
  expectRoundTrip(listed, 4);
}

TEST(Shards, UnevenTilesArePadded) {
  Shards s = shards(matrix(5, 1), "{devices=[4,1]<=[4]}", 4);
  EXPECT_EQ(s.local().dimensions, (std::vector<int64_t>{2, 1}));
  Tile array{10, 11, 12, 13, 14};
  EXPECT_EQ(cut(s, array, 2), (Tile{14, 0}));
  EXPECT_EQ(cut(s, array, 3), (Tile{0, 0})); // nothing is left for it
  expectRoundTrip(s, 4);
  expectRoundTrip(shards(matrix(5, 7), "{devices=[2,4]<=[8]}", 8), 8);
}

TEST(Shards, ReplicatesAlongTheLastTile) {
  Shards s =
      shards(matrix(2, 3), "{devices=[2,1,2]<=[4] last_tile_dim_replicate}", 4);
  Tile array{0, 1, 2, 3, 4, 5};
  EXPECT_EQ(cut(s, array, 0), cut(s, array, 1));
  EXPECT_EQ(cut(s, array, 3), (Tile{3, 4, 5}));
  EXPECT_EQ(s.holders().size(), 2u);
  expectRoundTrip(s, 4);
}

TEST(Shards, KeepsTheLayout) {
  // Column-major: the first dimension varies fastest.
  Shards s = shards(matrix(2, 2, {0, 1}), "{devices=[2,1]<=[2]}", 2);
  EXPECT_EQ(cut(s, {0, 1, 2, 3}, 1), (Tile{1, 3}));
  expectRoundTrip(s, 2);
}

TEST(Shards, WholeArraysAreNotMoved) {
  EXPECT_TRUE(shards(matrix(2, 2), "{replicated}", 4).areWhole());
  Shards one = shards(matrix(2, 2), "{maximal device=3}", 4);
  EXPECT_TRUE(one.areWhole());
  EXPECT_EQ(one.holders()[0], 3);
}

TEST(Shards, RefusesWhatDoesNotFit) {
  for (std::string_view text :
       {"{devices=[2,2,1]<=[4]}", "{devices=[2,1]<=[2]}", "{manual}",
        "{devices=[2,2]0,1,2,2}", "{maximal device=4}"}) {
    auto parsed = ir::parseHloSharding(text);
    ASSERT_TRUE(parsed) << text;
    EXPECT_FALSE(Shards::make(matrix(4, 4), *parsed, 4)) << text;
  }
}

} // namespace
