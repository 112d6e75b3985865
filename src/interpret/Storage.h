// How the loops of the scalar evaluator read and write registers: one class
// per way of storing an element, each with the type it computes in.
#pragma once

#include "interpret/ScalarEvaluator.h"
#include "interpret/SmallFloat.h"

#include <complex>

namespace tesela::interpret {

/// Floats compute in double.
template <typename T> struct NativeFloat {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  static double load(const Step &, const std::byte *from, int64_t i) {
    return reinterpret_cast<const T *>(from)[i];
  }
  static void store(const Step &, std::byte *to, int64_t i, double value) {
    reinterpret_cast<T *>(to)[i] = T(value);
  }
};
using Float64 = NativeFloat<double>;
using Float32 = NativeFloat<float>;

template <const FloatFormat &format> struct HalfFloat {
  using Bits = uint16_t;
  static double load(const Step &, const std::byte *from, int64_t i) {
    return decode(reinterpret_cast<const uint16_t *>(from)[i], format);
  }
  static void store(const Step &, std::byte *to, int64_t i, double value) {
    reinterpret_cast<uint16_t *>(to)[i] = uint16_t(encode(value, format));
  }
};
using Float16 = HalfFloat<float16>;
using BFloat16 = HalfFloat<bfloat16>;

/// 8 bits and fewer. `in` types and `out` types of a step agree wherever this
/// is used on both sides.
struct TinyFloat {
  using Bits = uint8_t;
  static double load(const Step &step, const std::byte *from, int64_t i) {
    return decodeTable(step.operandType)[uint8_t(from[i])];
  }
  static void store(const Step &step, std::byte *to, int64_t i, double value) {
    to[i] = std::byte(encodeFloat(value, step.type));
  }
};

/// Calls f.template operator()<Storage>() for the storage of float `type`.
template <typename F> auto withFloat(ElementType type, F f) {
  switch (type) {
  case ElementType::F64:
    return f.template operator()<Float64>();
  case ElementType::F32:
    return f.template operator()<Float32>();
  case ElementType::F16:
    return f.template operator()<Float16>();
  case ElementType::BF16:
    return f.template operator()<BFloat16>();
  default:
    return f.template operator()<TinyFloat>();
  }
}

/// Integers compute in 64 bits and wrap to the width of their type when
/// stored; `signed` is the sign of the storage.
template <typename T> struct Integer {
  using Storage = T;
  using Wide = std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>;
  static Wide load(const std::byte *from, int64_t i) {
    return reinterpret_cast<const T *>(from)[i];
  }
  static void store(const Step &step, std::byte *to, int64_t i, Wide value) {
    if constexpr (sizeof(T) == 1) {
      const unsigned unused = 64 - bitWidth(step.type);
      value = Wide(uint64_t(value) << unused) >> unused;
    }
    reinterpret_cast<T *>(to)[i] = T(value);
  }
};

/// i1 stores as an unsigned byte of width 1.
template <typename F> auto withInteger(ElementType type, F f) {
  using enum ElementType;
  switch (type) {
  case S2:
  case S4:
  case S8:
    return f.template operator()<Integer<int8_t>>();
  case S16:
    return f.template operator()<Integer<int16_t>>();
  case S32:
    return f.template operator()<Integer<int32_t>>();
  case S64:
    return f.template operator()<Integer<int64_t>>();
  case U16:
    return f.template operator()<Integer<uint16_t>>();
  case U32:
    return f.template operator()<Integer<uint32_t>>();
  case U64:
    return f.template operator()<Integer<uint64_t>>();
  default:
    return f.template operator()<Integer<uint8_t>>();
  }
}

template <typename T> struct ComplexStorage {
  using Part = T;
  using Value = std::complex<T>;
  static Value load(const std::byte *from, int64_t i) {
    return reinterpret_cast<const Value *>(from)[i];
  }
  static void store(std::byte *to, int64_t i, Value value) {
    reinterpret_cast<Value *>(to)[i] = value;
  }
};

} // namespace tesela::interpret
