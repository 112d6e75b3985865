#include "base/Error.h"

#include <gtest/gtest.h>

#include <memory>

namespace tesela {
namespace {

TEST(ErrorTest, RendersWhatIsKnown) {
  Error error{ErrorCode::InvalidArgument, "types differ"};
  EXPECT_EQ(error.render(), "types differ");
  error.tryThis = "convert one";
  EXPECT_EQ(error.render(), "types differ\n  try: convert one");
  error.where = "model.py:3";
  error.limit = "f32";
  EXPECT_EQ(error.render(), "types differ\n  at: model.py:3\n  limit: f32\n"
                            "  try: convert one");
}

TEST(ErrorTest, ResultIsOneOfTwo) {
  Result<std::unique_ptr<int>> good = std::make_unique<int>(3);
  ASSERT_TRUE(good);
  EXPECT_EQ(**good, 3);
  // A result whose value is null or false is still a result.
  Result<bool> no = false;
  ASSERT_TRUE(no);
  EXPECT_FALSE(*no);
  Result<bool> bad = Error{ErrorCode::NotFound, "gone"};
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, ErrorCode::NotFound);
}

TEST(ErrorTest, NothingMayFailToo) {
  auto step = [](bool fails) -> Result<void> {
    if (fails)
      return Error{ErrorCode::Internal, "broken"};
    return success();
  };
  EXPECT_TRUE(step(false));
  Result<void> failed = step(true);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().what, "broken");
}

} // namespace
} // namespace tesela
