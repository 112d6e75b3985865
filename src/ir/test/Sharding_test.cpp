#include "ir/Sdy.h"
#include "ir/SdySharding.h"
#include "ir/Sharding.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace tesela;
using namespace tesela::ir;

namespace {

std::string hex(std::string_view bytes) {
  std::string text;
  for (unsigned char byte : bytes) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

struct Notation {
  const char *text;
  const char *bytes; // of xla.OpSharding, as jaxlib 0.10.2 serializes it
};

class ShardingNotation : public testing::TestWithParam<Notation> {};

TEST_P(ShardingNotation, RoundTripsAsTextAndBytes) {
  Result<HloSharding> sharding = parseHloSharding(GetParam().text);
  ASSERT_TRUE(sharding) << sharding.error().render();
  EXPECT_EQ(sharding->toString(), GetParam().text);
  EXPECT_EQ(hex(sharding->serialize()), GetParam().bytes);
  Result<HloSharding> again = parseOpSharding(sharding->serialize());
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, *sharding);
}

INSTANTIATE_TEST_SUITE_P(
    All, ShardingNotation,
    testing::Values(Notation{"{replicated}", ""}, Notation{"{manual}", "0804"},
                    Notation{"{unknown}", "0805"},
                    Notation{"{unreduced}", "0806"},
                    Notation{"{maximal device=3}", "0801220103"},
                    Notation{"{devices=[2,1,2]0,1,2,3 last_tile_dim_replicate}",
                             "08031a03020102220400010203"
                             "3001"},
                    Notation{
                        "{devices=[2,4]<=[4,2]T(1,0) last_tile_dims={manual}}",
                        "08031a020204"
                        "420104"
                        "4a020402"
                        "52020100"},
                    Notation{"{{replicated}, {maximal device=3}}",
                             "08022a002a050801220103"}));

TEST(Sharding, DevicesAreTransposed) {
  Result<HloSharding> sharding =
      parseHloSharding("{devices=[4,2]<=[2,4]T(1,0)}");
  ASSERT_TRUE(sharding);
  EXPECT_EQ(sharding->deviceList(),
            (std::vector<int64_t>{0, 4, 1, 5, 2, 6, 3, 7}));
  EXPECT_EQ(sharding->rank(), 2);
}

TEST(Sharding, EqualDeviceListsHaveOneNotation) {
  Result<HloSharding> sharding =
      parseHloSharding("{devices=[2,1,4]<=[2,2,1,2]T(3,2,0,1)}");
  ASSERT_TRUE(sharding);
  EXPECT_EQ(sharding->toString(), "{devices=[2,1,4]<=[4,2]T(1,0)}");
}

TEST(Sharding, SuffixesAndComments) {
  Result<HloSharding> sharding = parseHloSharding(
      "{{replicated metadata={op_name=\"}\"}}, /*index=1*/{unknown shard_like "
      "7}}");
  ASSERT_TRUE(sharding) << sharding.error().render();
  EXPECT_EQ(sharding->toString(), "{{replicated metadata={op_name=\"}\"}}, "
                                  "{unknown shard_like 7}}");
}

TEST(Sharding, RejectsWhatIsInconsistent) {
  for (const char *text :
       {"{devices=[2]0,1,2}", "{devices=[4]<=[2,2]T(0,0)}",
        "{devices=[4]<=[2]}", "{", "{replicated", "{replicated} x", "{maximal}",
        "{devices=[-1]0}", "{replicated metadata={}",
        "{devices=[2]0,1 last_tile_dims={tuple}}"})
    EXPECT_FALSE(parseHloSharding(text)) << text;
  EXPECT_FALSE(parseOpSharding(std::string("\x08\x03\x1a\x01\x02", 5)));
  EXPECT_FALSE(parseOpSharding("\x1a\x7f"));
}

// Sizes are divided by and devices are listed.
TEST(Sharding, RejectsEmptyTilesAndCountsPastAnyMachine) {
  for (const char *text : {"{devices=[0,1]<=[0] last_tile_dims={manual}}",
                           "{devices=[4294967296,4294967296]<=[1]}",
                           "{devices=[1099511627776]<=[1099511627776]}",
                           "{devices=[2]<=[2,4294967296,4294967296]}"})
    EXPECT_FALSE(parseHloSharding(text)) << text;
  // A tiled sharding of tiles [0] without devices.
  EXPECT_FALSE(parseOpSharding(std::string("\x08\x03\x1a\x01\x00", 5)));
}

TEST(Sharding, RejectsDeepTuples) {
  EXPECT_FALSE(parseHloSharding(std::string(1000000, '{')));
  std::string bytes;
  for (int depth = 0; depth < 100; ++depth) {
    std::string tuple = "\x08\x02\x2a";
    uint64_t size = bytes.size();
    for (; size > 127; size >>= 7)
      tuple += static_cast<char>(size | 128);
    bytes = tuple + static_cast<char>(size) + bytes;
  }
  EXPECT_FALSE(parseOpSharding(bytes));
}

class SdySharding : public testing::Test {
protected:
  SdySharding() { context.loadDialect<sdy::SdyDialect>(); }

  std::string toHlo(const std::string &sharding,
                    llvm::ArrayRef<llvm::StringRef> manual = {}) {
    auto attribute = llvm::dyn_cast_if_present<sdy::TensorShardingAttr>(
        mlir::parseAttribute("#sdy.sharding" + sharding, &context));
    if (!attribute)
      return "not parsed";
    auto mesh = llvm::cast<sdy::MeshAttr>(attribute.getMesh());
    return toHloSharding(attribute, mesh, manual).toString();
  }
  std::string toSdy(const char *text, int64_t rank) {
    Result<HloSharding> sharding = parseHloSharding(text);
    sdy::TensorShardingAttr attribute =
        toSdySharding(*sharding, rank, &context);
    std::string result;
    llvm::raw_string_ostream(result) << attribute;
    return result;
  }
  mlir::MLIRContext context;
};

// What jax.sharding.NamedSharding says for the same meshes and axes.
TEST_F(SdySharding, ToHloMatchesJax) {
  std::string mesh = "<mesh<[\"x\"=2, \"y\"=4]>, ";
  EXPECT_EQ(toHlo(mesh + "[{\"x\"}, {}]>"),
            "{devices=[2,1,4]<=[8] last_tile_dim_replicate}");
  EXPECT_EQ(toHlo(mesh + "[{\"y\"}, {\"x\"}]>"),
            "{devices=[4,2]<=[2,4]T(1,0)}");
  EXPECT_EQ(toHlo(mesh + "[{}, {\"y\"}]>"),
            "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}");
  EXPECT_EQ(toHlo(mesh + "[{\"y\", \"x\"}]>"), "{devices=[8]<=[2,4]T(1,0)}");
  EXPECT_EQ(toHlo(mesh + "[{\"x\", \"y\"}, {}]>"), "{devices=[8,1]<=[8]}");
  EXPECT_EQ(toHlo(mesh + "[{?}, {}], replicated={\"x\"}>"), "{replicated}");
}

TEST_F(SdySharding, ToHloSubAxesAndSubgroups) {
  std::string mesh = "<mesh<[\"x\"=2, \"y\"=4]>, ";
  EXPECT_EQ(toHlo(mesh + "[{\"y\":(2)2}]>"),
            "{devices=[2,4]<=[4,2]T(1,0) last_tile_dim_replicate}");
  EXPECT_EQ(toHlo(mesh + "[{\"x\"}]>", {"y"}),
            "{devices=[2,4]<=[8] last_tile_dims={manual}}");
  EXPECT_EQ(toHlo(mesh + "[{}], unreduced={\"x\"}>", {"y"}),
            "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dims={manual, "
            "unreduced}}");
  EXPECT_EQ(toHlo(mesh + "[{}]>", {"x", "y"}), "{manual}");
  EXPECT_EQ(toHlo("<mesh<[], device_ids=[3]>, []>"), "{maximal device=3}");
  EXPECT_EQ(toHlo("<mesh<[\"x\"=2, \"y\"=2], device_ids=[3, 2, 1, 0]>, "
                  "[{\"y\"}]>"),
            "{devices=[2,2]3,1,2,0 last_tile_dim_replicate}");
}

TEST_F(SdySharding, FromHlo) {
  EXPECT_EQ(toSdy("{devices=[4,2]<=[2,4]T(1,0)}", 2),
            "#sdy.sharding<mesh<[\"axis_0\"=2, \"axis_1\"=4]>, "
            "[{\"axis_1\"}, {\"axis_0\"}]>");
  EXPECT_EQ(toSdy("{devices=[2,2,2]<=[8] last_tile_dim_replicate}", 2),
            "#sdy.sharding<mesh<[\"axis_0\"=8]>, "
            "[{\"axis_0\":(1)2}, {\"axis_0\":(2)2}]>");
  EXPECT_EQ(toSdy("{devices=[1,2]1,0}", 2),
            "#sdy.sharding<mesh<[\"axis_0\"=2], device_ids=[1, 0]>, "
            "[{}, {\"axis_0\"}]>");
  EXPECT_EQ(toSdy("{unknown}", 1), "#sdy.sharding<mesh<[]>, [{?}]>");
  EXPECT_EQ(toSdy("{manual}", 1), "<<NULL ATTRIBUTE>>");
}

} // namespace
