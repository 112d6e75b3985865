// Guarded execution finds steps that reach beyond their arrays.
#include "runtime/Guard.h"

#include <cstring>
#include <gtest/gtest.h>
#include <numeric>

namespace tesela::runtime {
namespace {

class Guard : public testing::Test {
protected:
  /// 100 bytes that are read, 200 that are written, side by side as in an
  /// arena.
  std::vector<GuardedArrays::Array> pair() {
    return {{memory, 100, false}, {memory + 128, 200, true}};
  }
  void SetUp() override { std::iota(memory, std::end(memory), char{0}); }

  alignas(64) char memory[512];
};

TEST_F(Guard, MovesWhatIsWrittenBack) {
  GuardedArrays arrays(pair(), "step");
  auto *in = static_cast<char *>(arrays.copy(0));
  auto *out = static_cast<char *>(arrays.copy(1));
  EXPECT_EQ(std::memcmp(in, memory, 100), 0);
  EXPECT_EQ(std::memcmp(out, memory + 128, 200), 0);
  EXPECT_EQ((reinterpret_cast<uintptr_t>(in) + 100) % 4096, 0u);
  out[0] = out[199] = 77;
  ASSERT_TRUE(bool(arrays.finish()));
  EXPECT_EQ(memory[128], 77);
  EXPECT_EQ(memory[327], 77);
}

TEST_F(Guard, FindsAWriteBeforeAnArray) {
  for (int64_t at : {-1, -64, -1000}) {
    GuardedArrays arrays(pair(), "step");
    static_cast<char *>(arrays.copy(1))[at] = 77;
    EXPECT_FALSE(bool(arrays.finish())) << at;
  }
}

TEST_F(Guard, FindsAWriteToWhatIsOnlyRead) {
  GuardedArrays arrays(pair(), "step");
  static_cast<char *>(arrays.copy(0))[99] ^= 1;
  EXPECT_FALSE(bool(arrays.finish()));
}

/// Three of one memory: the whole that is read, a part that is written.
TEST_F(Guard, OverlappingArraysStayOne) {
  std::vector<GuardedArrays::Array> views = {
      {memory, 256, false}, {memory + 64, 64, true}, {memory, 0, true}};
  {
    GuardedArrays arrays(views, "step");
    auto *whole = static_cast<char *>(arrays.copy(0));
    ASSERT_EQ(static_cast<char *>(arrays.copy(1)), whole + 64);
    whole[64] = whole[127] = 77;
    ASSERT_TRUE(bool(arrays.finish()));
    EXPECT_EQ(memory[64], 77);
    EXPECT_EQ(memory[127], 77);
  }
  GuardedArrays arrays(views, "step");
  static_cast<char *>(arrays.copy(0))[63] = 77;
  EXPECT_FALSE(bool(arrays.finish()));
}

/// What cannot be guarded does not pass unguarded.
TEST_F(Guard, FailsWithoutMemoryForACopy) {
  std::vector<GuardedArrays::Array> vast = {{memory, uint64_t{1} << 60, false}};
  GuardedArrays arrays(vast, "step");
  Result<void> made = arrays.ready();
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::ResourceExhausted);
}

TEST_F(Guard, EndsTheProcessBehindAnArrayAndAPageBefore) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto touch = [&](int64_t at) {
    GuardedArrays arrays(pair(), "fusion.3");
    auto *out = static_cast<volatile char *>(arrays.copy(1));
    (void)out[at];
  };
  touch(199);
  EXPECT_DEATH(touch(200), "guard: fusion.3 reaches beyond its arrays");
  EXPECT_DEATH(touch(-4097), "guard: fusion.3 reaches beyond its arrays");
}

} // namespace
} // namespace tesela::runtime
