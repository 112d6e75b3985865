// Operators between types: convert, bitcast, select, complex, real, imag.
//
// A conversion goes through one of three wide forms (int64, uint64, double),
// chosen by the source, so that there is one loop per type and not one per
// pair of types.
#include "interpret/Storage.h"

namespace tesela::interpret {
namespace {

using semantics::ScalarInstruction;
using semantics::ScalarOp;

/// Rounds an integer to double such that a second rounding to a type of at
/// most 24 bits of precision is the only one that counts: inexact results are
/// made odd.
template <typename W> double roundToOdd(W value) {
  const double rounded = double(value);
  // The difference of the two is small and exact in 128 bits.
  const __int128 error = __int128(value) - static_cast<__int128>(rounded);
  if (error == 0 || (std::bit_cast<uint64_t>(rounded) & 1))
    return rounded;
  return std::nextafter(rounded, error > 0 ? HUGE_VAL : -HUGE_VAL);
}

template <typename W> W saturate(double value, unsigned width) {
  if (std::isnan(value))
    return 0;
  const int magnitude = int(width) - (std::is_signed_v<W> ? 1 : 0);
  const double limit = std::ldexp(1.0, magnitude);
  if (value >= limit)
    return W((static_cast<unsigned __int128>(1) << magnitude) - 1);
  if constexpr (std::is_signed_v<W>)
    return value <= -limit ? W(-(static_cast<__int128>(1) << magnitude))
                           : W(value);
  else
    return value <= 0 ? 0 : W(value);
}

// --- Source to wide. --------------------------------------------------------

void spread(const Step &step, const std::byte *from, void *wide,
            int64_t count) {
  if (isFloat(step.operandType)) {
    withFloat(step.operandType, [&]<typename S>() {
      for (int64_t i = 0; i < count; ++i)
        static_cast<double *>(wide)[i] = S::load(step, from, i);
    });
  } else if (step.operandType == ElementType::C64) {
    for (int64_t i = 0; i < count; ++i)
      static_cast<double *>(wide)[i] =
          reinterpret_cast<const float *>(from)[2 * i];
  } else if (step.operandType == ElementType::C128) {
    for (int64_t i = 0; i < count; ++i)
      static_cast<double *>(wide)[i] =
          reinterpret_cast<const double *>(from)[2 * i];
  } else {
    withInteger(step.operandType, [&]<typename S>() {
      for (int64_t i = 0; i < count; ++i)
        static_cast<typename S::Wide *>(wide)[i] = S::load(from, i);
    });
  }
}

// --- Wide to result. --------------------------------------------------------

template <typename W>
void gather(const Step &step, const W *wide, std::byte *to, int64_t count) {
  constexpr bool fromReal = std::is_same_v<W, double>;
  const unsigned width = bitWidth(step.type);
  if (step.type == ElementType::I1) {
    for (int64_t i = 0; i < count; ++i)
      to[i] = std::byte(wide[i] != 0);
  } else if (step.type == ElementType::F64) {
    for (int64_t i = 0; i < count; ++i)
      reinterpret_cast<double *>(to)[i] = double(wide[i]);
  } else if (step.type == ElementType::F32) {
    for (int64_t i = 0; i < count; ++i)
      reinterpret_cast<float *>(to)[i] = float(wide[i]);
  } else if (isFloat(step.type)) {
    withFloat(step.type, [&]<typename S>() {
      for (int64_t i = 0; i < count; ++i)
        if constexpr (fromReal)
          S::store(step, to, i, wide[i]);
        else
          S::store(step, to, i, roundToOdd(wide[i]));
    });
  } else if (step.type == ElementType::C64) {
    for (int64_t i = 0; i < count; ++i)
      reinterpret_cast<std::complex<float> *>(to)[i] = float(wide[i]);
  } else if (step.type == ElementType::C128) {
    for (int64_t i = 0; i < count; ++i)
      reinterpret_cast<std::complex<double> *>(to)[i] = double(wide[i]);
  } else {
    withInteger(step.type, [&]<typename S>() {
      using Wide = typename S::Wide;
      for (int64_t i = 0; i < count; ++i)
        if constexpr (fromReal)
          S::store(step, to, i, saturate<Wide>(wide[i], width));
        else
          S::store(step, to, i, Wide(wide[i]));
    });
  }
}

void convertRun(const Step &step, const std::byte *from, std::byte *to,
                std::byte *wide, int64_t count) {
  if (step.type == ElementType::C64 && step.operandType == ElementType::C128)
    for (int64_t i = 0; i < count; ++i)
      ComplexStorage<float>::store(
          to, i, std::complex<float>(ComplexStorage<double>::load(from, i)));
  else if (step.type == ElementType::C128 &&
           step.operandType == ElementType::C64)
    for (int64_t i = 0; i < count; ++i)
      ComplexStorage<double>::store(
          to, i, std::complex<double>(ComplexStorage<float>::load(from, i)));
  else if (spread(step, from, wide, count);
           isFloat(step.operandType) || isComplex(step.operandType))
    gather(step, reinterpret_cast<const double *>(wide), to, count);
  else if (isSignedInteger(step.operandType))
    gather(step, reinterpret_cast<const int64_t *>(wide), to, count);
  else
    gather(step, reinterpret_cast<const uint64_t *>(wide), to, count);
}

void convertLoop(const Step &step, std::byte *r, int64_t count) {
  convertRun(step, r + step.in[0], r + step.out, r + step.scratch, count);
}

// --- Moves. -----------------------------------------------------------------

void copyLoop(const Step &step, std::byte *r, int64_t count) {
  std::memcpy(r + step.out, r + step.in[0], count * byteSize(step.type));
}

/// Sub-byte integers change their extension with their sign.
void bitcastByteLoop(const Step &step, std::byte *r, int64_t count) {
  const unsigned unused = 8 - bitWidth(step.type);
  for (int64_t i = 0; i < count; ++i) {
    const uint8_t high = uint8_t(uint8_t(r[step.in[0] + i]) << unused);
    r[step.out + i] = isSignedInteger(step.type)
                          ? std::byte(int8_t(high) >> unused)
                          : std::byte(high >> unused);
  }
}

template <typename T>
void selectLoop(const Step &step, std::byte *r, int64_t count) {
  const std::byte *which = r + step.in[0];
  const auto *a = reinterpret_cast<const T *>(r + step.in[1]);
  const auto *b = reinterpret_cast<const T *>(r + step.in[2]);
  auto *out = reinterpret_cast<T *>(r + step.out);
  for (int64_t i = 0; i < count; ++i)
    out[i] = which[i] != std::byte(0) ? a[i] : b[i];
}

KernelFunction selectFor(size_t size) {
  switch (size) {
  case 1:
    return selectLoop<uint8_t>;
  case 2:
    return selectLoop<uint16_t>;
  case 4:
    return selectLoop<uint32_t>;
  case 8:
    return selectLoop<uint64_t>;
  default:
    return selectLoop<std::complex<double>>;
  }
}

template <typename T>
void complexLoop(const Step &step, std::byte *r, int64_t count) {
  const auto *a = reinterpret_cast<const T *>(r + step.in[0]);
  const auto *b = reinterpret_cast<const T *>(r + step.in[1]);
  auto *out = reinterpret_cast<T *>(r + step.out);
  for (int64_t i = 0; i < count; ++i) {
    out[2 * i] = a[i];
    out[2 * i + 1] = b[i];
  }
}

template <typename T, int part>
void partLoop(const Step &step, std::byte *r, int64_t count) {
  const auto *a = reinterpret_cast<const T *>(r + step.in[0]);
  auto *out = reinterpret_cast<T *>(r + step.out);
  for (int64_t i = 0; i < count; ++i)
    out[i] = a[2 * i + part];
}

void zeroLoop(const Step &step, std::byte *r, int64_t count) {
  std::memset(r + step.out, 0, count * byteSize(step.type));
}

} // namespace

KernelFunction convertKernel(const ScalarInstruction &instruction, Step &step) {
  const bool fromComplex = isComplex(step.operandType);
  const bool singles = step.operandType == ElementType::C64;
  switch (instruction.op) {
  case ScalarOp::Convert:
    if (step.type == step.operandType)
      return copyLoop;
    return convertLoop;
  case ScalarOp::Bitcast:
    return bitWidth(step.type) < 8 ? bitcastByteLoop : copyLoop;
  case ScalarOp::Select:
    return selectFor(byteSize(step.type));
  case ScalarOp::Complex:
    return step.operandType == ElementType::F32 ? complexLoop<float>
                                                : complexLoop<double>;
  case ScalarOp::Real:
    if (!fromComplex)
      return copyLoop;
    return singles ? partLoop<float, 0> : partLoop<double, 0>;
  case ScalarOp::Imag:
    if (!fromComplex)
      return zeroLoop;
    return singles ? partLoop<float, 1> : partLoop<double, 1>;
  default:
    return nullptr;
  }
}

void convertElements(const std::byte *from, ElementType fromType, std::byte *to,
                     ElementType toType, int64_t count) {
  if (fromType == toType) {
    std::memcpy(to, from, count * byteSize(toType));
    return;
  }
  Step step;
  step.operandType = fromType;
  step.type = toType;
  alignas(16) std::byte wide[8 * ScalarEvaluator::width];
  for (int64_t at = 0; at < count; at += ScalarEvaluator::width)
    convertRun(step, from + at * byteSize(fromType), to + at * byteSize(toType),
               wide, std::min(count - at, ScalarEvaluator::width));
}

} // namespace tesela::interpret
