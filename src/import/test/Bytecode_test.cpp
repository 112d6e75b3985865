// Bytecode in and out, checked against the same programs as text.
#include "import/Import.h"
#include "import/WriteVhlo.h"

#include "Programs.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace tesela;
using namespace tesela::import;
using namespace tesela::import::test;
using llvm::StringRef;

namespace {
using OwningModule = mlir::OwningOpRef<mlir::ModuleOp>;

/// Without threads: a context makes a pool of its own otherwise.
struct BytecodeTest : ::testing::Test {
  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};

  Result<OwningModule> read(StringRef bytes, bool normalize = false) {
    return importModule(bytes, context,
                        {.name = "test", .normalize = normalize});
  }
  static std::string print(mlir::ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream(text) << module;
    return text;
  }
};

constexpr StringRef kSmall = R"(
module @small {
  func.func public @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>)
      -> (tensor<2x4xf32> {jax.result_info = "out"}) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
        : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %c = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [1]
        : (tensor<4xi1>) -> tensor<2x4xi1>
    %z = stablehlo.constant dense<0.0> : tensor<2x4xf32>
    %2 = stablehlo.select %1, %0, %z : tensor<2x4xi1>, tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
})";

TEST_F(BytecodeTest, EveryVersionReadsBack) {
  auto module = read(kSmall);
  ASSERT_TRUE(module) << module.error().render();
  std::string expected = print(**module);
  for (Version version :
       {Version{0, 9, 0}, Version{0, 10, 0}, Version{0, 12, 0},
        Version{0, 14, 0}, Version{0, 15, 0}, Version{1, 0, 0},
        Version{1, 13, 7}, Version{1, 17, 0}, kCurrent}) {
    auto bytes = writeVhlo(**module, version);
    ASSERT_TRUE(bytes) << bytes.error().render();
    auto back = read(*bytes);
    ASSERT_TRUE(back) << version.str() << ": " << back.error().render();
    EXPECT_EQ(print(**back), expected) << version.str();
  }
}

TEST_F(BytecodeTest, TargetsOutsideOfTheRangeAreRefused) {
  auto module = read(kSmall);
  ASSERT_TRUE(module);
  for (Version version : {Version{0, 8, 0}, Version{1, 21, 0}}) {
    auto bytes = writeVhlo(**module, version);
    ASSERT_FALSE(bytes);
    EXPECT_NE(bytes.error().limit.find("0.9.0 to 1.20.0"), std::string::npos);
  }
}

TEST_F(BytecodeTest, EveryPrefixIsRefused) {
  auto module = read(kSmall);
  ASSERT_TRUE(module);
  auto bytes = writeVhlo(**module, kCurrent);
  ASSERT_TRUE(bytes);
  for (size_t length = 0; length < bytes->size(); ++length) {
    auto back = read(StringRef(*bytes).take_front(length));
    // An empty text is an empty module.
    EXPECT_TRUE(length == 0 || !back) << length;
  }
}

/// Damages some bytes, and sometimes the length.
std::string mutate(std::string bytes, std::mt19937 &random) {
  size_t count = 1 + random() % 6;
  for (size_t i = 0; i < count; ++i) {
    size_t at = random() % bytes.size();
    switch (random() % 4) {
    case 0:
      bytes[at] ^= 1 << random() % 8;
      break;
    case 1:
      bytes[at] = static_cast<char>(random());
      break;
    case 2:
      bytes.erase(at, 1 + random() % 3);
      break;
    default:
      bytes[at] = static_cast<char>(random() % 2 ? 0 : 0xff);
    }
    if (bytes.size() < 8)
      break;
  }
  if (random() % 8 == 0)
    bytes.resize(random() % bytes.size());
  return bytes;
}

/// A damaged program is read or refused; it never brings the reader down.
TEST_F(BytecodeTest, DamageIsReported) {
  std::vector<std::string> inputs;
  auto module = read(kSmall);
  ASSERT_TRUE(module);
  for (Version version : {Version{0, 9, 0}, Version{0, 14, 0}, kCurrent})
    inputs.push_back(*writeVhlo(**module, version));
  for (const std::string &path : programs("prototypes/pjrt/samples", "bc"))
    inputs.push_back(readFile(path));
  for (const std::string &path : programs("suites/stablehlo/vhlo_bc", "bc"))
    inputs.push_back(readFile(path));
  const char *seed = std::getenv("TESELA_FUZZ_SEED");
  std::mt19937 random(seed ? std::stoul(seed) : 20261129);
  size_t refused = 0, rounds = 0;
  for (const std::string &input : inputs)
    for (int i = 0; i < (input.size() > 20000 ? 8 : 60); ++i, ++rounds) {
      // A context of its own keeps what damage makes from piling up.
      mlir::MLIRContext own(mlir::MLIRContext::Threading::DISABLED);
      std::string bytes = mutate(input, random);
      auto result = importModule(bytes, own, {.name = "damaged"});
      refused += !result;
      if (!result) {
        EXPECT_FALSE(result.error().what.empty());
      }
    }
  EXPECT_GT(refused, rounds / 4);
}

TEST_F(BytecodeTest, NewerVersionsAreNamed) {
  std::string path =
      sharedFolder() + "/suites/stablehlo/vhlo_bc/invalid_vhlo_future.mlir.bc";
  std::string bytes = readFile(path);
  if (bytes.empty())
    GTEST_SKIP() << "no ../shared";
  auto module = read(bytes);
  ASSERT_FALSE(module);
  std::string text = module.error().render();
  EXPECT_NE(text.find("2.0.0"), std::string::npos) << text;
  EXPECT_NE(text.find(kCurrent.str()), std::string::npos) << text;
  EXPECT_NE(text.find("constant_v99"), std::string::npos) << text;
}

/// An artifact and its text twin are the same program. Both are written once
/// more, which drops what the text spells out although it is the default.
TEST_F(BytecodeTest, ArtifactsEqualTheirText) {
  auto artifacts = programs("suites/stablehlo/vhlo_bc", ".mlir.bc");
  if (artifacts.empty())
    GTEST_SKIP() << "no ../shared";
  for (const std::string &path : artifacts) {
    if (StringRef(path).contains("invalid"))
      continue;
    auto fromBytes = read(readFile(path));
    ASSERT_TRUE(fromBytes) << path << ": " << fromBytes.error().render();
    auto fromText = read(readFile(StringRef(path).drop_back(3)));
    ASSERT_TRUE(fromText) << path << ": " << fromText.error().render();
    auto again = writeVhlo(**fromText, kCurrent);
    ASSERT_TRUE(again) << path << ": " << again.error().render();
    auto canonical = read(*again);
    ASSERT_TRUE(canonical) << path << ": " << canonical.error().render();
    EXPECT_EQ(print(**fromBytes), print(**canonical)) << path;
  }
}

TEST_F(BytecodeTest, ProgramsOfJaxEqualTheirText) {
  auto samples = programs("prototypes/pjrt/samples", ".mlirbc");
  if (samples.empty())
    GTEST_SKIP() << "no ../shared";
  for (const std::string &path : samples) {
    auto fromBytes = read(readFile(path));
    ASSERT_TRUE(fromBytes) << path << ": " << fromBytes.error().render();
    auto fromText = read(readFile(StringRef(path).drop_back(2)));
    ASSERT_TRUE(fromText) << path << ": " << fromText.error().render();
    EXPECT_EQ(print(**fromBytes), print(**fromText)) << path;
    auto normal = read(readFile(path), /*normalize=*/true);
    ASSERT_TRUE(normal) << path << ": " << normal.error().render();
    EXPECT_EQ(print(**normal).find(" call @"), std::string::npos) << path;
  }
}

/// "vhlo_to_version_downgrade_invalid.1_5_0.mlir" names the target.
Version targetOf(StringRef path) {
  auto [stem, extension] = path.rsplit('.');
  StringRef version = stem.rsplit('.').second;
  std::string text = version.str();
  std::replace(text.begin(), text.end(), '_', '.');
  return parseVersion(text).value_or(kCurrent);
}

TEST_F(BytecodeTest, OldVersionsRefuseWhatTheyLack) {
  auto files = programs("suites/stablehlo/vhlo_bc", ".mlir");
  size_t tried = 0;
  for (const std::string &path : files) {
    if (!StringRef(path).contains("version_downgrade"))
      continue;
    std::string text = readFile(path);
    llvm::SmallVector<StringRef> parts;
    StringRef(text).split(parts, "// -----");
    for (StringRef part : parts) {
      auto module = read(part);
      ASSERT_TRUE(module) << path << ": " << module.error().render();
      bool invalid = part.contains("expected-error") ||
                     part.contains("CHECK: failed to legalize");
      auto bytes = writeVhlo(**module, targetOf(path));
      EXPECT_EQ(bool(bytes), !invalid) << path << part.str();
      ++tried;
    }
  }
  if (tried == 0)
    GTEST_SKIP() << "no ../shared";
}
} // namespace
