#include "prove/ProofCache.h"

#include "prove/AnswerText.h"

#include "gtest/gtest.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tesela::prove;
namespace fs = std::filesystem;

namespace {

struct ProofCacheTest : testing::Test {
  fs::path folder;
  std::string path;

  void SetUp() override {
    std::string pattern = testing::TempDir() + "proofs-XXXXXX";
    folder = mkdtemp(pattern.data());
    path = folder / "cache" / "proofs.sqlite";
  }
  void TearDown() override {
    fs::permissions(folder, fs::perms::owner_all);
    fs::remove_all(folder);
  }
  /// A cache file with one row.
  void fill() { ProofCache(path).store("key", "value"); }
  void overwrite(size_t offset, const std::string &bytes) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(std::streamoff(offset));
    file << bytes;
  }
  /// It works, empty or not.
  void expectUsable() {
    ProofCache cache(path);
    ASSERT_TRUE(cache.isOpen());
    cache.store("new", "payload");
    EXPECT_EQ(cache.find("new"), "payload");
  }
};

TEST_F(ProofCacheTest, KeepsWhatItWasGiven) {
  std::string binary("a\0b", 3);
  {
    ProofCache cache(path);
    ASSERT_TRUE(cache.isOpen());
    EXPECT_EQ(cache.find("key"), std::nullopt);
    cache.store("key", "first");
    cache.store("key", "second");
    cache.store(binary, binary);
  }
  ProofCache cache(path);
  EXPECT_EQ(cache.find("key"), "second");
  EXPECT_EQ(cache.find(binary), binary);
  EXPECT_EQ(cache.find("a"), std::nullopt);
}

TEST_F(ProofCacheTest, IsOffWithoutAPath) {
  ProofCache cache("");
  EXPECT_FALSE(cache.isOpen());
  cache.store("key", "value");
  EXPECT_EQ(cache.find("key"), std::nullopt);
}

TEST_F(ProofCacheTest, PathFromTheEnvironment) {
  setenv("TESELA_PROOF_CACHE", "/somewhere/else", 1);
  EXPECT_EQ(ProofCache::defaultPath(), "/somewhere/else");
  setenv("TESELA_PROOF_CACHE", "", 1);
  EXPECT_EQ(ProofCache::defaultPath(), "");
  unsetenv("TESELA_PROOF_CACHE");
  setenv("XDG_CACHE_HOME", "/xdg", 1);
  EXPECT_EQ(ProofCache::defaultPath(), "/xdg/tesela/proofs.sqlite");
  unsetenv("XDG_CACHE_HOME");
  EXPECT_TRUE(
      ProofCache::defaultPath().ends_with("/.cache/tesela/proofs.sqlite"));
}

TEST_F(ProofCacheTest, TwoProcessesAtOnce) {
  constexpr int processes = 4, rows = 100;
  std::vector<pid_t> children;
  for (int p = 0; p < processes; ++p) {
    pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      ProofCache cache(path);
      bool good = cache.isOpen();
      for (int i = 0; i < rows; ++i) {
        std::string key = std::to_string(p) + "/" + std::to_string(i);
        cache.store(key, "of " + key);
        good &= cache.find(key) == "of " + key;
      }
      _exit(good ? 0 : 1);
    }
    children.push_back(child);
  }
  for (pid_t child : children) {
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  ProofCache cache(path);
  for (int p = 0; p < processes; ++p)
    for (int i = 0; i < rows; ++i) {
      std::string key = std::to_string(p) + "/" + std::to_string(i);
      EXPECT_EQ(cache.find(key), "of " + key);
    }
}

TEST_F(ProofCacheTest, GarbageIsSetAside) {
  fs::create_directories(fs::path(path).parent_path());
  std::ofstream(path) << std::string(10'000, 'x');
  expectUsable();
  EXPECT_TRUE(fs::exists(path + ".damaged"));
}

TEST_F(ProofCacheTest, ATruncatedFileIsSetAside) {
  fill();
  for (size_t size : {0, 50, 4096, 5000}) {
    fs::resize_file(path, size);
    expectUsable();
  }
}

TEST_F(ProofCacheTest, DamagedPagesAreSetAside) {
  fill();
  // The page of the table, the header of the file left alone.
  overwrite(4096, std::string(3 * 4096, '\xff'));
  ProofCache cache(path);
  EXPECT_EQ(cache.find("key"), std::nullopt);
  expectUsable();
  EXPECT_TRUE(fs::exists(path + ".damaged"));
}

TEST_F(ProofCacheTest, AChangedRowCountsAsAbsent) {
  std::string payload(100, 'p');
  ProofCache(path).store("key", payload);
  std::ifstream in(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(in)), {});
  size_t place = bytes.find(payload);
  ASSERT_NE(place, std::string::npos);
  overwrite(place, "q");
  EXPECT_EQ(ProofCache(path).find("key"), std::nullopt);
}

TEST_F(ProofCacheTest, ADirectoryThatCannotBeWritten) {
  if (geteuid() == 0) {
    // Root may write everywhere but where there is no file system to.
    ProofCache cache("/proc/no/such/proofs.sqlite");
    EXPECT_FALSE(cache.isOpen());
    EXPECT_EQ(cache.find("key"), std::nullopt);
    return;
  }
  fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec);
  ProofCache cache(path);
  EXPECT_FALSE(cache.isOpen());
  cache.store("key", "value");
  EXPECT_EQ(cache.find("key"), std::nullopt);
}

TEST_F(ProofCacheTest, ADeviceIsNoCacheAndIsLeftAlone) {
  ProofCache cache("/dev/full");
  cache.store("key", "value");
  EXPECT_EQ(cache.find("key"), std::nullopt);
  EXPECT_TRUE(fs::exists("/dev/full"));
}

TEST_F(ProofCacheTest, AFullDisk) {
  fill();
  pid_t child = fork();
  if (child == 0) {
    // Writes beyond this fail, as on a full disk.
    signal(SIGXFSZ, SIG_IGN);
    rlimit limit{40'000, 40'000};
    setrlimit(RLIMIT_FSIZE, &limit);
    ProofCache cache(path);
    bool good = cache.find("key") == "value";
    for (int i = 0; i < 100; ++i)
      cache.store("k" + std::to_string(i), std::string(10'000, 'x'));
    // Whatever is found is what was stored.
    for (int i = 0; i < 100; ++i)
      good &=
          cache.find("k" + std::to_string(i))
              .value_or(std::string(10'000, 'x')) == std::string(10'000, 'x');
    _exit(good ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_EQ(ProofCache(path).find("key"), "value");
}

TEST_F(ProofCacheTest, LookUpsAreFast) {
  ProofCache cache(path);
  for (int i = 0; i < 100; ++i)
    cache.store("k" + std::to_string(i), std::string(500, 'x'));
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 100; ++i)
    ASSERT_TRUE(cache.find("k" + std::to_string(i)));
  std::chrono::duration<double, std::milli> took =
      std::chrono::steady_clock::now() - start;
  EXPECT_LT(took.count() / 100, 1.0);
}

// ------------------------------------------------------------------- answers

Answer example() {
  Answer answer;
  answer.verdict = Verdict::Refuted;
  answer.grade = Grade::RealWithConditions;
  answer.onlyMaximaRegrouped = true;
  answer.leftConditions = {
      {SideCondition::Kind::Positive, "x[o0] > 0", "x[o0]"}};
  answer.rightConditions = {{SideCondition::Kind::NotZero, "x != 0", "x"}};
  answer.floatDifference = "x = 1e-40";
  answer.reason = "M \"quoted\"\n";
  answer.counterexample = Counterexample{
      .sizes = {{"M", 2}, {"N", 3}},
      .result = 1,
      .index = {0, 2},
      .left = "-1/2",
      .right = "3",
      .exact = false,
      .elements = {{"x[0, 2]", "-3"}, {"y[1]", "2"}},
      .shapes = "[1] and [2]",
  };
  return answer;
}

TEST(AnswerText, ThereAndBack) {
  Answer answer = example();
  std::optional<Answer> back = parseAnswer(answerText(answer));
  ASSERT_TRUE(back);
  EXPECT_EQ(answerText(*back), answerText(answer));
  EXPECT_EQ(back->verdict, answer.verdict);
  EXPECT_EQ(back->grade, answer.grade);
  EXPECT_EQ(back->reason, answer.reason);
  EXPECT_EQ(back->counterexample->elements, answer.counterexample->elements);
  EXPECT_EQ(back->counterexample->index, answer.counterexample->index);
  EXPECT_EQ(back->rightConditions[0].kind, SideCondition::Kind::NotZero);
}

TEST(AnswerText, NonsenseIsNoAnswer) {
  std::string good = answerText(example());
  EXPECT_FALSE(parseAnswer(""));
  EXPECT_FALSE(parseAnswer("{}"));
  EXPECT_FALSE(parseAnswer("[1, 2]"));
  EXPECT_FALSE(parseAnswer(good.substr(0, good.size() / 2)));
  std::string other = good;
  other.replace(other.find("\"verdict\":1"), 11, "\"verdict\":9");
  EXPECT_FALSE(parseAnswer(other));
}

TEST(AnswerText, NamesAreExchangedAtOnce) {
  Answer answer = example();
  rename(answer, {{"M", "N"}, {"N", "M"}, {"x", "weights"}});
  EXPECT_EQ(answer.counterexample->sizes["N"], 2);
  EXPECT_EQ(answer.counterexample->sizes["M"], 3);
  EXPECT_EQ(answer.counterexample->elements.count("weights[0, 2]"), 1u);
  EXPECT_EQ(answer.leftConditions[0].text, "weights[o0] > 0");
}

} // namespace
