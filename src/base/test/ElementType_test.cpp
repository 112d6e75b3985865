#include "base/ElementType.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace tesela {
namespace {

constexpr size_t typeCount = static_cast<size_t>(ElementType::Token) + 1;

template <typename Use> void forEachType(Use use) {
  for (size_t i = 0; i < typeCount; ++i) {
    SCOPED_TRACE(hloName(static_cast<ElementType>(i)));
    use(static_cast<ElementType>(i));
  }
}

TEST(ElementTypeTest, NamesTellTypesApart) {
  std::set<std::string_view> hlo, stablehlo;
  forEachType([&](ElementType type) {
    EXPECT_TRUE(hlo.insert(hloName(type)).second);
    EXPECT_TRUE(stablehlo.insert(stablehloName(type)).second);
    EXPECT_EQ(elementTypeFromHlo(hloName(type)), type);
  });
  EXPECT_EQ(elementTypeFromHlo("f33"), std::nullopt);
  EXPECT_EQ(elementTypeFromHlo(""), std::nullopt);
}

// The number in a name is the width: ui4, bf16, complex<f32>, f8E4M3.
TEST(ElementTypeTest, NamesHoldWidths) {
  forEachType([](ElementType type) {
    if (type == ElementType::Token)
      return;
    const std::string name(stablehloName(type));
    const size_t at = name.find_first_of("0123456789");
    const unsigned width = std::stoul(name.substr(at));
    EXPECT_EQ(bitWidth(type), isComplex(type) ? 2 * width : width);
  });
}

TEST(ElementTypeTest, EveryElementTakesWholeBytes) {
  EXPECT_EQ(byteSize(ElementType::I1), 1u);
  EXPECT_EQ(byteSize(ElementType::S2), 1u);
  EXPECT_EQ(byteSize(ElementType::F6E3M2FN), 1u);
  EXPECT_EQ(byteSize(ElementType::BF16), 2u);
  EXPECT_EQ(byteSize(ElementType::C128), 16u);
  EXPECT_EQ(byteSize(ElementType::Token), 0u);
  forEachType([](ElementType type) {
    EXPECT_GE(byteSize(type) * 8, bitWidth(type));
    EXPECT_LT(byteSize(type) * 8, bitWidth(type) + 8);
  });
}

TEST(ElementTypeTest, KindsExcludeEachOther) {
  forEachType([](ElementType type) {
    const bool neither = type == ElementType::I1 || type == ElementType::Token;
    EXPECT_EQ(isFloat(type) + isComplex(type) + isSignedInteger(type) +
                  isUnsignedInteger(type),
              neither ? 0 : 1);
  });
  EXPECT_TRUE(isSignedInteger(ElementType::S2));
  EXPECT_TRUE(isUnsignedInteger(ElementType::U64));
  EXPECT_TRUE(isFloat(ElementType::F4E2M1FN));
  EXPECT_TRUE(isFloat(ElementType::F64));
  EXPECT_TRUE(isComplex(ElementType::C64));
}

} // namespace
} // namespace tesela
