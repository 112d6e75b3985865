#include "runtime/ObjectCode.h"

#include "runtime/Library.h"
#include "runtime/test/object.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace tesela::runtime {
namespace {

Kernel kernel(const ObjectCode &code, const char *name) {
  return reinterpret_cast<Kernel>(code.find(name));
}

TEST(ObjectCode, RunsKernels) {
  Result<ObjectCode> code = ObjectCode::load(testObject());
  ASSERT_TRUE(bool(code)) << code.error().what;
  float from[5] = {0, 1, 2, 3, 4}, to[5] = {};
  void *buffers[] = {from, to};
  kernel(*code, "add_one")(buffers, 1, 4);
  EXPECT_EQ(to[0], 0);
  EXPECT_EQ(to[3], 4);
  EXPECT_EQ(to[4], 0);
  kernel(*code, "sine")(buffers, 0, 5);
  EXPECT_EQ(to[2], std::sin(2.f));
  EXPECT_EQ(code->find("no_such_kernel"), nullptr);
}

TEST(ObjectCode, ReachesTablesAndData) {
  Result<ObjectCode> code = ObjectCode::load(testObject());
  ASSERT_TRUE(bool(code));
  int32_t index = 2;
  float value = 0;
  char name[8] = {};
  void *buffers[] = {&index, &value, name};
  kernel(*code, "tables")(buffers, 0, 1);
  EXPECT_EQ(value, 101);
  EXPECT_STREQ(name, "two");
  kernel(*code, "tables")(buffers, 0, 1);
  EXPECT_EQ(value, 102);
}

TEST(ObjectCode, KnowsAFixedSetOfFunctions) {
  EXPECT_NE(externalSymbol("memcpy"), nullptr);
  EXPECT_NE(externalSymbol("erfcf"), nullptr);
  EXPECT_EQ(externalSymbol("system"), nullptr);
  auto toBrain =
      reinterpret_cast<_Float16 (*)(double)>(externalSymbol("__truncdfbf2"));
  // Just above the middle of two bf16, by less than a float shows.
  double x = 1 + 0x1p-8 + 0x1p-40;
  EXPECT_EQ(std::bit_cast<uint16_t>(toBrain(x)), 0x3f81);
  EXPECT_EQ(std::bit_cast<uint16_t>(toBrain(1 + 0x1p-8)), 0x3f80);
}

std::string archiveOf(const std::string &member) {
  std::string header(60, ' '), size = std::to_string(member.size());
  header.replace(0, 2, "a/");
  header.replace(48, size.size(), size);
  return "!<arch>\n" + header + member + (member.size() % 2 ? "\n" : "");
}

/// Else a small file could nest deeper than the stack.
TEST(ObjectCode, RefusesAnArchiveInAnArchive) {
  std::string archive = archiveOf(testObject());
  EXPECT_TRUE(ObjectCode::load(archive));
  EXPECT_FALSE(ObjectCode::load(archiveOf(archive)));
}

TEST(ObjectCode, RefusesCutFiles) {
  const std::string &whole = testObject();
  for (size_t size = 0; size < whole.size(); size += 7)
    EXPECT_FALSE(bool(ObjectCode::load(whole.substr(0, size)))) << size;
}

TEST(ObjectCode, SurvivesDamage) {
  // Whatever the bytes are, load() returns; what it loads is not run.
  std::mt19937 random(1);
  for (int round = 0; round < 3000; ++round) {
    std::string bytes = testObject();
    for (int i = 0; i < 4; ++i)
      bytes[random() % bytes.size()] = static_cast<char>(random());
    (void)ObjectCode::load(bytes);
  }
}

} // namespace
} // namespace tesela::runtime
