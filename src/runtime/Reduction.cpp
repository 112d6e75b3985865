#include "runtime/Reduction.h"

#include "runtime/Complex.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <type_traits>

namespace tesela::runtime {
namespace {

template <typename T> constexpr bool isComplexType = false;
template <typename T> constexpr bool isComplexType<std::complex<T>> = true;

/// NaN wins, and -0 is below +0.
template <typename T> T least(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(a) || std::isnan(b))
      return a + b;
    if (a == b)
      return std::signbit(a) ? a : b;
  }
  return a < b ? a : b;
}
template <typename T> T greatest(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(a) || std::isnan(b))
      return a + b;
    if (a == b)
      return std::signbit(a) ? b : a;
  }
  return a < b ? b : a;
}

} // namespace

bool Reduction::combines(std::string_view name, ElementType element) {
  bool bits = name == "and" || name == "or";
  bool order = name == "min" || name == "max";
  if (isComplex(element))
    return !bits && !order;
  return !isFloat(element) || (!bits && byteSize(element) > 1);
}

Result<Reduction> Reduction::make(const LibraryContext &context) {
  Reduction reduction;
  Result<Kernel> kernel = context.kernel("reducer");
  if (!kernel)
    return kernel.error();
  reduction.kernel = *kernel;
  static constexpr std::string_view names[] = {"add", "mul", "min",
                                               "max", "and", "or"};
  std::string_view name = context.attributes.word("reduction");
  if (*kernel) {
    reduction.kind = Kind::Kernel;
    return reduction;
  }
  for (size_t i = 0; i < std::size(names); ++i)
    if (name == names[i]) {
      reduction.kind = static_cast<Kind>(i);
      for (const Shape &shape : context.operands())
        if (!combines(name, shape.element))
          return context.invalid("no " + std::string(name) + " of this type");
      return reduction;
    }
  return context.invalid("neither a reduction nor a reducer");
}

template <typename T, typename Wide>
void Reduction::foldAs(void *to, const std::vector<const void *> &parts,
                       int64_t count) const {
  auto target = static_cast<T *>(to);
  auto value = [&](size_t part, int64_t i) {
    return static_cast<Wide>(static_cast<const T *>(parts[part])[i]);
  };
  auto all = [&](auto combine) {
    for (int64_t i = 0; i < count; ++i) {
      Wide sum = value(0, i);
      for (size_t part = 1; part < parts.size(); ++part)
        sum = static_cast<Wide>(combine(sum, value(part, i)));
      target[i] = static_cast<T>(sum);
    }
  };
  switch (kind) {
  case Kind::Add:
    return all([](Wide a, Wide b) { return a + b; });
  case Kind::Multiply:
    return all([](Wide a, Wide b) {
      if constexpr (isComplexType<Wide>)
        return multiply(a, b);
      else
        return a * b;
    });
  case Kind::Minimum:
    if constexpr (!isComplexType<Wide>)
      all([](Wide a, Wide b) { return least(a, b); });
    return;
  case Kind::Maximum:
    if constexpr (!isComplexType<Wide>)
      all([](Wide a, Wide b) { return greatest(a, b); });
    return;
  case Kind::And:
    if constexpr (std::is_integral_v<Wide>)
      all([](Wide a, Wide b) { return a & b; });
    return;
  case Kind::Or:
    if constexpr (std::is_integral_v<Wide>)
      all([](Wide a, Wide b) { return a | b; });
    return;
  case Kind::Kernel:
    return;
  }
}

void Reduction::foldTruths(void *to, const std::vector<const void *> &parts,
                           int64_t count) const {
  bool any = kind == Kind::Add || kind == Kind::Maximum || kind == Kind::Or;
  auto target = static_cast<bool *>(to);
  for (int64_t i = 0; i < count; ++i)
    target[i] = std::ranges::any_of(parts, [&](const void *part) {
                  return (static_cast<const uint8_t *>(part)[i] != 0) == any;
                }) == any;
}

void Reduction::foldByKernel(void *to, const std::vector<const void *> &parts,
                             const Shape &shape) const {
  size_t bytes = byteSize(shape.element);
  auto target = static_cast<std::byte *>(to);
  std::memcpy(target, parts[0], shape.byteCount());
  std::byte sum[16];
  for (int64_t i = 0; i < shape.elementCount(); ++i) {
    std::byte *element = target + static_cast<size_t>(i) * bytes;
    for (size_t part = 1; part < parts.size(); ++part) {
      auto other = static_cast<const std::byte *>(parts[part]) +
                   static_cast<size_t>(i) * bytes;
      void *buffers[] = {element, const_cast<std::byte *>(other), sum};
      kernel(buffers, 0, 1);
      std::memcpy(element, sum, bytes);
    }
  }
}

/// Bits of integers below a byte that overflow has made wrong are dropped.
static void narrow(void *to, const Shape &shape) {
  unsigned bits = bitWidth(shape.element);
  if (bits >= 8 || bits == 0)
    return;
  auto data = static_cast<uint8_t *>(to);
  for (int64_t i = 0; i < shape.elementCount(); ++i)
    if (isSignedInteger(shape.element))
      data[i] = static_cast<uint8_t>(
          static_cast<int8_t>(data[i] << (8 - bits)) >> (8 - bits));
    else
      data[i] &= static_cast<uint8_t>((1 << bits) - 1);
}

void Reduction::fold(void *to, const std::vector<const void *> &parts,
                     const Shape &shape) const {
  if (kind == Kind::Kernel)
    return foldByKernel(to, parts, shape);
  int64_t count = shape.elementCount();
  switch (shape.element) {
  case ElementType::I1: // a sum is true where a part is, however many are
    return foldTruths(to, parts, count);
  case ElementType::F64:
    return foldAs<double, double>(to, parts, count);
  case ElementType::F32:
    return foldAs<float, float>(to, parts, count);
  case ElementType::F16:
    return foldAs<_Float16, float>(to, parts, count);
  case ElementType::BF16:
    return foldAs<__bf16, float>(to, parts, count);
  case ElementType::C64:
    return foldAs<std::complex<float>, std::complex<float>>(to, parts, count);
  case ElementType::C128:
    return foldAs<std::complex<double>, std::complex<double>>(to, parts, count);
  case ElementType::S64:
    // Sums and products wrap, which signed numbers do not do by themselves.
    return kind <= Kind::Multiply ? foldAs<uint64_t, uint64_t>(to, parts, count)
                                  : foldAs<int64_t, int64_t>(to, parts, count);
  case ElementType::U64:
    return foldAs<uint64_t, uint64_t>(to, parts, count);
  case ElementType::S32:
    return kind <= Kind::Multiply ? foldAs<uint32_t, uint32_t>(to, parts, count)
                                  : foldAs<int32_t, int32_t>(to, parts, count);
  case ElementType::U32:
    return foldAs<uint32_t, uint32_t>(to, parts, count);
  case ElementType::S16:
    return foldAs<int16_t, int16_t>(to, parts, count);
  case ElementType::U16:
    // As int, which they would become, products could overflow.
    return foldAs<uint16_t, uint32_t>(to, parts, count);
  default:
    if (isSignedInteger(shape.element))
      foldAs<int8_t, int8_t>(to, parts, count);
    else
      foldAs<uint8_t, uint8_t>(to, parts, count);
    narrow(to, shape);
  }
}

} // namespace tesela::runtime
