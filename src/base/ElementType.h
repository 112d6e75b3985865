// Element types, known to every folder, the runtime without a compiler
// included.
//
// In memory (host, device, files) an element takes a whole number of bytes:
// i1 and the sub-byte integers and floats take one byte each, low bits first,
// sign-extended for signed integers. Signless integers of the IR are signed
// here unless the IR type says unsigned.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tesela {

enum class ElementType : uint8_t {
  I1,
  S2,
  S4,
  S8,
  S16,
  S32,
  S64,
  U2,
  U4,
  U8,
  U16,
  U32,
  U64,
  F4E2M1FN,
  F6E2M3FN,
  F6E3M2FN,
  F8E3M4,
  F8E4M3,
  F8E4M3FN,
  F8E4M3FNUZ,
  F8E4M3B11FNUZ,
  F8E5M2,
  F8E5M2FNUZ,
  F8E8M0FNU,
  BF16,
  F16,
  F32,
  F64,
  C64,
  C128,
  Token,
};

/// Bytes of one element in memory (Token: 0).
size_t byteSize(ElementType type);
/// Bits that carry the value: 1 for I1, 4 for S4, 64 for C64.
unsigned bitWidth(ElementType type);
bool isFloat(ElementType type);
bool isComplex(ElementType type);
bool isSignedInteger(ElementType type);
bool isUnsignedInteger(ElementType type); // I1 is neither signed nor unsigned.
/// The spelling of HLO text: "pred", "s4", "bf16", "f8e4m3fn", "c64", ...
std::string_view hloName(ElementType type);
/// The spelling of StableHLO text: "i1", "i4", "ui8", "f8E4M3FN",
/// "complex<f32>", "!stablehlo.token".
std::string_view stablehloName(ElementType type);
std::optional<ElementType> elementTypeFromHlo(std::string_view name);

} // namespace tesela
