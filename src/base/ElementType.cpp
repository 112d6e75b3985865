#include "base/ElementType.h"

#include <array>

namespace tesela {
namespace {

enum class Class : uint8_t { Boolean, Signed, Unsigned, Float, Complex, Token };

struct Description {
  ElementType type;
  Class kind;
  unsigned bits;
  std::string_view hlo, stablehlo;
};

using enum ElementType;
constexpr std::array descriptions = {
    Description{I1, Class::Boolean, 1, "pred", "i1"},
    Description{S2, Class::Signed, 2, "s2", "i2"},
    Description{S4, Class::Signed, 4, "s4", "i4"},
    Description{S8, Class::Signed, 8, "s8", "i8"},
    Description{S16, Class::Signed, 16, "s16", "i16"},
    Description{S32, Class::Signed, 32, "s32", "i32"},
    Description{S64, Class::Signed, 64, "s64", "i64"},
    Description{U2, Class::Unsigned, 2, "u2", "ui2"},
    Description{U4, Class::Unsigned, 4, "u4", "ui4"},
    Description{U8, Class::Unsigned, 8, "u8", "ui8"},
    Description{U16, Class::Unsigned, 16, "u16", "ui16"},
    Description{U32, Class::Unsigned, 32, "u32", "ui32"},
    Description{U64, Class::Unsigned, 64, "u64", "ui64"},
    Description{F4E2M1FN, Class::Float, 4, "f4e2m1fn", "f4E2M1FN"},
    Description{F6E2M3FN, Class::Float, 6, "f6e2m3fn", "f6E2M3FN"},
    Description{F6E3M2FN, Class::Float, 6, "f6e3m2fn", "f6E3M2FN"},
    Description{F8E3M4, Class::Float, 8, "f8e3m4", "f8E3M4"},
    Description{F8E4M3, Class::Float, 8, "f8e4m3", "f8E4M3"},
    Description{F8E4M3FN, Class::Float, 8, "f8e4m3fn", "f8E4M3FN"},
    Description{F8E4M3FNUZ, Class::Float, 8, "f8e4m3fnuz", "f8E4M3FNUZ"},
    Description{F8E4M3B11FNUZ, Class::Float, 8, "f8e4m3b11fnuz",
                "f8E4M3B11FNUZ"},
    Description{F8E5M2, Class::Float, 8, "f8e5m2", "f8E5M2"},
    Description{F8E5M2FNUZ, Class::Float, 8, "f8e5m2fnuz", "f8E5M2FNUZ"},
    Description{F8E8M0FNU, Class::Float, 8, "f8e8m0fnu", "f8E8M0FNU"},
    Description{BF16, Class::Float, 16, "bf16", "bf16"},
    Description{F16, Class::Float, 16, "f16", "f16"},
    Description{F32, Class::Float, 32, "f32", "f32"},
    Description{F64, Class::Float, 64, "f64", "f64"},
    Description{C64, Class::Complex, 64, "c64", "complex<f32>"},
    Description{C128, Class::Complex, 128, "c128", "complex<f64>"},
    Description{Token, Class::Token, 0, "token", "!stablehlo.token"},
};

constexpr const Description &describe(ElementType type) {
  return descriptions[static_cast<size_t>(type)];
}

constexpr bool inOrder() {
  for (size_t i = 0; i < descriptions.size(); ++i)
    if (descriptions[i].type != static_cast<ElementType>(i))
      return false;
  return true;
}
static_assert(inOrder(), "the table follows the enumeration");

} // namespace

unsigned bitWidth(ElementType type) { return describe(type).bits; }
size_t byteSize(ElementType type) { return (describe(type).bits + 7) / 8; }

bool isFloat(ElementType type) { return describe(type).kind == Class::Float; }
bool isComplex(ElementType type) {
  return describe(type).kind == Class::Complex;
}
bool isSignedInteger(ElementType type) {
  return describe(type).kind == Class::Signed;
}
bool isUnsignedInteger(ElementType type) {
  return describe(type).kind == Class::Unsigned;
}

std::string_view hloName(ElementType type) { return describe(type).hlo; }
std::string_view stablehloName(ElementType type) {
  return describe(type).stablehlo;
}

std::optional<ElementType> elementTypeFromHlo(std::string_view name) {
  for (const Description &entry : descriptions)
    if (entry.hlo == name)
      return entry.type;
  return std::nullopt;
}

} // namespace tesela
