// Virtual devices meet, and a meeting that cannot happen is an error.
#include "interpret/Devices.h"

#include "gtest/gtest.h"

namespace tesela::interpret {
namespace {

Array number(int64_t value) {
  Array array(Shape{ElementType::S64, {}, {}});
  array.setInteger(0, value);
  return array;
}

TEST(Devices, ExchangeInTheOrderOfTheGroup) {
  Devices devices({3, 1}, {});
  std::vector<int64_t> sums(3);
  const int64_t group[] = {2, 0, 1};
  auto done = devices.runAll([&](int64_t device) -> Result<void> {
    for (int64_t round = 0; round < 4; ++round) {
      auto all = devices.exchange(device, std::to_string(round), group,
                                  {number(device + 10 * round)});
      if (!all)
        return all.error();
      EXPECT_EQ((*all)[0][0].integerAt(0), 2 + 10 * round);
      for (const auto &one : *all)
        sums[device] += one[0].integerAt(0);
    }
    return success();
  });
  EXPECT_TRUE(bool(done));
  EXPECT_EQ(sums, (std::vector<int64_t>(3, 4 * 3 + 3 * 60)));
}

TEST(Devices, WaitingForEverIsAnError) {
  Devices devices({2, 1}, {});
  const int64_t group[] = {0, 1};
  auto done = devices.runAll([&](int64_t device) -> Result<void> {
    if (device == 1)
      return success();
    auto all = devices.exchange(device, "lonely", group, {number(0)});
    return all ? success() : Result<void>(all.error());
  });
  ASSERT_FALSE(bool(done));
  EXPECT_EQ(done.error().code, ErrorCode::FailedPrecondition);
}

TEST(Devices, AFailureWakesTheOthers) {
  Devices devices({2, 1}, {});
  const int64_t group[] = {0, 1};
  auto done = devices.runAll([&](int64_t device) -> Result<void> {
    if (device == 1)
      return Error{ErrorCode::Internal, "broken"};
    auto all = devices.exchange(device, "meeting", group, {number(0)});
    return all ? success() : Result<void>(all.error());
  });
  ASSERT_FALSE(bool(done));
  EXPECT_EQ(done.error().what, "broken");
}

} // namespace
} // namespace tesela::interpret
