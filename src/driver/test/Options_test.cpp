#include "driver/Options.h"

#include "target/cpu/Capabilities.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace tesela::driver {
namespace {

/// What TESELA_OPTIONS holds while this lives.
class Environment {
public:
  explicit Environment(const std::string &text) {
    ::setenv("TESELA_OPTIONS", text.c_str(), /*replace=*/1);
  }
  ~Environment() { ::unsetenv("TESELA_OPTIONS"); }
};

/// The complaint about one option; fails where there is none.
std::string complaint(std::string_view key, std::string_view value) {
  Options options;
  const std::string before = options.text();
  Result<void> done = options.set(key, value);
  if (done) {
    ADD_FAILURE() << key << "=" << value << " was taken";
    return "";
  }
  EXPECT_EQ(done.error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(options.text(), before);
  return done.error().render();
}

TEST(OptionsTest, SetsEachKey) {
  Options options;
  EXPECT_EQ(options.numerics, Numerics::Standard);
  EXPECT_EQ(options.backend, Backend::Compiled);
  EXPECT_TRUE(options.set("numerics", "strict"));
  EXPECT_TRUE(options.set("tesela_backend", "judge"));
  EXPECT_TRUE(options.set("capabilities", "avx2"));
  EXPECT_TRUE(options.set("dump", "some/folder"));
  EXPECT_EQ(options.numerics, Numerics::Strict);
  EXPECT_EQ(options.backend, Backend::Judge);
  EXPECT_EQ(options.capabilities, "avx2");
  EXPECT_EQ(options.dumpFolder, "some/folder");
}

TEST(OptionsTest, ErrorsNameWhatIsAllowed) {
  EXPECT_NE(complaint("numerics", "fast").find("strict, standard, real"),
            std::string::npos);
  EXPECT_NE(complaint("backend", "").find("compiled, judge"),
            std::string::npos);
  const std::string keys = complaint("speed", "1");
  for (const char *key : {"numerics", "backend", "capabilities", "dump"})
    EXPECT_NE(keys.find(key), std::string::npos) << key;
  // Only one prefix is dropped.
  complaint("tesela_tesela_numerics", "strict");
}

TEST(OptionsTest, CapabilitiesAreOneLevel) {
  const std::string message = complaint("capabilities", "avx3");
  for (const std::string &level : cpu::levelNames()) {
    EXPECT_NE(message.find(level), std::string::npos) << level;
    Options options;
    EXPECT_TRUE(options.set("capabilities", level)) << level;
  }
  complaint("capabilities", "avx2+bf16");
  complaint("capabilities", "avx");
}

// The text is a key of caches: it tells all options apart, and is read back.
TEST(OptionsTest, TextIsReadBack) {
  std::vector<std::string> texts;
  for (const char *numerics : {"strict", "standard", "real"})
    for (const char *backend : {"compiled", "judge"})
      for (const char *level : {"", "avx2", "amx"}) {
        Options options;
        ASSERT_TRUE(options.set("numerics", numerics));
        ASSERT_TRUE(options.set("backend", backend));
        ASSERT_TRUE(options.set("capabilities", level));
        const std::string text = options.text();
        EXPECT_EQ(std::count(texts.begin(), texts.end(), text), 0) << text;
        texts.push_back(text);
        Environment environment(text);
        Result<Options> read = readOptions({});
        ASSERT_TRUE(read) << read.error().render();
        EXPECT_EQ(read->text(), text);
      }
}

TEST(OptionsTest, LaterOverridesEarlier) {
  Environment environment("numerics=strict,,backend=judge");
  Result<Options> options =
      readOptions({{"numerics", "real"}, {"numerics", "standard"}});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->numerics, Numerics::Standard);
  EXPECT_EQ(options->backend, Backend::Judge);
}

TEST(OptionsTest, EnvironmentWithoutEqualsIsAnError) {
  Environment environment("numerics=strict,fast");
  Result<Options> options = readOptions({});
  ASSERT_FALSE(options);
  EXPECT_NE(options.error().render().find("'fast'"), std::string::npos);
}

} // namespace
} // namespace tesela::driver
