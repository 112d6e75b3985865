#include "runtime/Memory.h"

#include "runtime/Machine.h"

#include <cstring>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace tesela::runtime {
namespace {

TEST(Memory, IsAlignedAndAsLargeAsAskedFor) {
  for (size_t bytes : {0ul, 1ul, 64ul, 65ul, 1000ul, 65536ul, 1ul << 20,
                       (1ul << 20) + 1, 5ul << 20}) {
    Result<Block> block = allocate(bytes);
    ASSERT_TRUE(bool(block));
    EXPECT_EQ(reinterpret_cast<uintptr_t>(block->data()) % 64, 0u);
    EXPECT_EQ(block->bytes(), bytes);
    std::memset(block->data(), 1, bytes);
  }
}

TEST(Memory, BlocksDoNotOverlap) {
  std::vector<Block> blocks;
  for (int i = 0; i < 500; ++i) {
    blocks.push_back(std::move(*allocate(100 + 37 * i)));
    std::memset(blocks.back().data(), i, blocks.back().bytes());
  }
  for (int i = 0; i < 500; ++i) {
    auto bytes = static_cast<unsigned char *>(blocks[i].data());
    EXPECT_EQ(bytes[0], i & 255);
    EXPECT_EQ(bytes[blocks[i].bytes() - 1], i & 255);
  }
}

/// Blocks are given back where an exception would end the process: in
/// destructors, also on a thread's way out.
TEST(Memory, GivingBackNeedsNoMemory) {
  static_assert(std::is_nothrow_destructible_v<Block>);
  // More than a thread keeps, of many sizes, from one thread to another.
  std::vector<Block> blocks;
  for (size_t i = 0; i < 2000; ++i) {
    blocks.push_back(std::move(*allocate(1 + 1009 * i % 300000)));
    std::memset(blocks.back().data(), 0xff, blocks.back().bytes());
  }
  std::thread([&] { blocks.clear(); }).join();
  auto inUse = memoryStatistics().inUse;
  for (size_t pages : {1, 15, 16, 17, 18, 31, 33, 40})
    for (int repeat = 0; repeat < 3; ++repeat)
      blocks.push_back(std::move(*allocate((pages << 21) - 5)));
  for (Block &block : blocks)
    static_cast<char *>(block.data())[block.bytes() - 1] = 1;
  blocks.clear();
  EXPECT_EQ(memoryStatistics().inUse, inUse);
  trimMemory();
  EXPECT_EQ(memoryStatistics().pooled, 0u);
}

TEST(Memory, IsUsedAgain) {
  for (size_t bytes : {100ul, 3ul << 20}) {
    void *data;
    {
      Result<Block> block = allocate(bytes);
      data = block->data();
    }
    EXPECT_EQ(allocate(bytes)->data(), data);
  }
}

TEST(Memory, CountsWhatIsInUse) {
  uint64_t before = memoryStatistics().inUse;
  {
    Result<Block> block = allocate(4ul << 20);
    EXPECT_EQ(memoryStatistics().inUse, before + (4ul << 20));
    EXPECT_GE(memoryStatistics().peakInUse, before + (4ul << 20));
  }
  EXPECT_EQ(memoryStatistics().inUse, before);
  EXPECT_GE(memoryStatistics().pooled, 4ul << 20);
  trimMemory();
  EXPECT_EQ(memoryStatistics().pooled, 0u);
}

TEST(Memory, RefusesWhatThereIsNoRoomFor) {
  Result<Block> block = allocate(size_t{1} << 50);
  ASSERT_FALSE(bool(block));
  EXPECT_EQ(block.error().code, ErrorCode::ResourceExhausted);
  EXPECT_NE(block.error().what.find("1125899906842624"), std::string::npos);
}

TEST(Memory, BlocksMayEndOnOtherThreads) {
  for (int round = 0; round < 20; ++round) {
    std::vector<Block> blocks;
    for (int i = 0; i < 200; ++i)
      blocks.push_back(std::move(*allocate(1000)));
    std::thread([moved = std::move(blocks)]() mutable {
      moved.clear();
      for (int i = 0; i < 50; ++i)
        (void)allocate(1000);
    }).join();
  }
  EXPECT_TRUE(bool(allocate(1000)));
}

TEST(Machine, ReadsSizes) {
  setenv("TESELA_TEST_SIZE", "3M", 1);
  EXPECT_EQ(environmentBytes("TESELA_TEST_SIZE", 1), 3u << 20);
  for (const char *wrong : {"none", "", "-1", "3MB", "3 M", "99999999999999G",
                            "99999999999999999999"}) {
    setenv("TESELA_TEST_SIZE", wrong, 1);
    EXPECT_EQ(environmentBytes("TESELA_TEST_SIZE", 1), 1u) << wrong;
  }
}

TEST(Machine, ReadsCounts) {
  setenv("TESELA_TEST_COUNT", "12", 1);
  EXPECT_EQ(environmentCount("TESELA_TEST_COUNT", 1), 12u);
  for (const char *wrong : {"", "0", "-1", "4x", "99999999999"}) {
    setenv("TESELA_TEST_COUNT", wrong, 1);
    EXPECT_EQ(environmentCount("TESELA_TEST_COUNT", 1), 1u) << wrong;
  }
}

TEST(Machine, HasCores) { EXPECT_GE(machineCores(), 1u); }

} // namespace
} // namespace tesela::runtime
