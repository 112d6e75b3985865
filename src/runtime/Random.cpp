// rng_bit_generator, bit for bit as XLA lays its numbers out, and rng.
#include "runtime/Random.h"
#include "runtime/Operations.h"
#include "runtime/Threads.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <random>

namespace tesela::runtime {

std::array<uint32_t, 2> threefry2x32(uint64_t key, uint64_t counter) {
  static constexpr int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  auto k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
  const uint32_t keys[3] = {k0, k1, k0 ^ k1 ^ 0x1bd11bda};
  uint32_t x0 = static_cast<uint32_t>(counter) + k0;
  uint32_t x1 = static_cast<uint32_t>(counter >> 32) + k1;
  for (uint32_t group = 0; group < 5; ++group) {
    for (int rotation : rotations[group % 2]) {
      x0 += x1;
      x1 = std::rotl(x1, rotation) ^ x0;
    }
    x0 += keys[(group + 1) % 3];
    x1 += keys[(group + 2) % 3] + group + 1;
  }
  return {x0, x1};
}

std::array<uint32_t, 4> philox4x32(uint64_t key, uint64_t low, uint64_t high) {
  auto k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
  uint32_t c[4] = {static_cast<uint32_t>(low), static_cast<uint32_t>(low >> 32),
                   static_cast<uint32_t>(high),
                   static_cast<uint32_t>(high >> 32)};
  for (int round = 0; round < 10; ++round) {
    uint64_t p0 = uint64_t{c[0]} * 0xd2511f53, p1 = uint64_t{c[2]} * 0xcd9e8d57;
    uint32_t c0 = static_cast<uint32_t>(p1 >> 32) ^ c[1] ^ k0;
    uint32_t c2 = static_cast<uint32_t>(p0 >> 32) ^ c[3] ^ k1;
    c[0] = c0;
    c[1] = static_cast<uint32_t>(p1);
    c[2] = c2;
    c[3] = static_cast<uint32_t>(p0);
    k0 += 0x9e3779b9;
    k1 += 0xbb67ae85;
  }
  return {c[0], c[1], c[2], c[3]};
}

namespace {

constexpr double blockNanoseconds = 12;

void store(std::byte *to, int64_t index, size_t bytes, uint64_t bits) {
  std::memcpy(to + index * bytes, &bits, bytes);
}

/// For elements of up to 32 bits two of them share a block: the array is
/// halved along its first even dimension (else the largest), blocks are
/// numbered over the half array, and their two words are neighbours along that
/// dimension. An odd one has its last element cut off.
struct Halves {
  int64_t outer = 1, length = 1, half = 1, inner = 1;

  explicit Halves(const std::vector<int64_t> &dimensions) {
    size_t split = 0;
    for (size_t i = 0; i < dimensions.size(); ++i)
      if (dimensions[i] > dimensions[split])
        split = i;
    for (size_t i = dimensions.size(); i-- > 0;)
      if (dimensions[i] % 2 == 0)
        split = i;
    for (size_t i = 0; i < dimensions.size(); ++i)
      (i < split ? outer : i > split ? inner : length) *= dimensions[i];
    half = (length + 1) / 2;
  }
  int64_t blocks() const { return outer * half * inner; }
};

/// Returns the number of blocks used.
uint64_t threefry(uint64_t key, uint64_t counter, const Shape &shape,
                  std::byte *bits) {
  size_t bytes = byteSize(shape.element);
  if (bytes == 8) {
    int64_t count = shape.elementCount();
    parallelFor(count, blockNanoseconds, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        auto [x0, x1] = threefry2x32(key, counter + static_cast<uint64_t>(i));
        store(bits, i, 8, x0 | uint64_t{x1} << 32);
      }
    });
    return static_cast<uint64_t>(count);
  }
  Halves halves(shape.dimensions);
  parallelFor(
      halves.blocks(), blockNanoseconds, [&](int64_t begin, int64_t end) {
        for (int64_t block = begin; block < end; ++block) {
          auto [x0, x1] =
              threefry2x32(key, counter + static_cast<uint64_t>(block));
          int64_t inner = block % halves.inner, rest = block / halves.inner;
          int64_t row = 2 * (rest % halves.half), outer = rest / halves.half;
          int64_t at = (outer * halves.length + row) * halves.inner + inner;
          store(bits, at, bytes, x0);
          if (row + 1 < halves.length)
            store(bits, at + halves.inner, bytes, x1);
        }
      });
  return static_cast<uint64_t>(halves.blocks());
}

uint64_t philox(uint64_t key, uint64_t low, uint64_t high, const Shape &shape,
                std::byte *bits) {
  size_t bytes = byteSize(shape.element);
  int64_t count = shape.elementCount();
  int64_t perBlock = bytes == 8 ? 2 : 4;
  int64_t blocks = (count + perBlock - 1) / perBlock;
  parallelFor(blocks, blockNanoseconds, [&](int64_t begin, int64_t end) {
    for (int64_t block = begin; block < end; ++block) {
      uint64_t position = low + static_cast<uint64_t>(block);
      auto words = philox4x32(key, position, high + (position < low));
      for (int64_t i = 0; i < perBlock; ++i) {
        int64_t at = block * perBlock + i;
        if (at < count)
          store(bits, at, bytes,
                bytes == 8 ? words[2 * i] | uint64_t{words[2 * i + 1]} << 32
                           : words[i]);
      }
    }
  });
  return static_cast<uint64_t>(blocks);
}

/// A double in [0, 1) and the next, of one block.
struct Uniforms {
  double first, second;
};
Uniforms uniforms(uint64_t key, uint64_t index) {
  auto words = philox4x32(key, index, 0);
  auto unit = [&](int i) {
    return static_cast<double>((words[i] | uint64_t{words[i + 1]} << 32) >>
                               11) *
           0x1p-53;
  };
  return {unit(0), unit(2)};
}

template <typename T>
void fillRandom(void *const *places, int64_t count, bool normal, uint64_t key) {
  auto a = *static_cast<const T *>(places[0]);
  auto b = *static_cast<const T *>(places[1]);
  auto to = static_cast<T *>(places[2]);
  parallelFor(count, 40, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      Uniforms u = uniforms(key, static_cast<uint64_t>(i));
      if (normal) { // Box and Muller; a is the mean, b the deviation
        double z = std::sqrt(-2 * std::log(1 - u.first)) *
                   std::cos(6.283185307179586 * u.second);
        to[i] =
            static_cast<T>(static_cast<double>(a) + static_cast<double>(b) * z);
      } else if constexpr (std::is_integral_v<T>) {
        auto span = static_cast<uint64_t>(b) - static_cast<uint64_t>(a);
        auto wide = static_cast<unsigned __int128>(u.first * 0x1p53) * span;
        to[i] = static_cast<T>(static_cast<uint64_t>(a) +
                               static_cast<uint64_t>(wide >> 53));
      } else { // below b, after rounding too
        double x = static_cast<double>(a) +
                   u.first * (static_cast<double>(b) - static_cast<double>(a));
        auto rounded = static_cast<T>(x);
        to[i] = rounded < b ? rounded : a;
      }
    }
  });
}

} // namespace

Made makeRngBitGenerator(const LibraryContext &context) {
  if (context.operands().size() != 1 || context.results().size() != 2 ||
      context.operands()[0].byteCount() != context.results()[0].byteCount())
    return context.invalid("a state; a state and bits");
  size_t stateBytes = context.operands()[0].byteCount();
  std::string_view algorithm = context.attributes.word("algorithm", "DEFAULT");
  bool isThreefry = algorithm == "THREE_FRY";
  if (stateBytes != 16 && (stateBytes != 24 || isThreefry))
    return context.invalid("the state has " + std::to_string(stateBytes) +
                           " bytes");
  Shape shape = context.results()[1];
  return makeLocal([=](void *const *places) -> Result<void> {
    uint64_t state[3] = {};
    std::memcpy(state, places[0], stateBytes);
    auto bits = static_cast<std::byte *>(places[2]);
    if (isThreefry) {
      state[1] += threefry(state[0], state[1], shape, bits);
    } else {
      // The upper half of the counter is the key where the state has none.
      uint64_t high = stateBytes == 24 ? state[2] : state[0];
      uint64_t used = philox(state[0], state[1], high, shape, bits);
      state[1] += used;
      if (state[1] < used)
        ++state[2];
    }
    std::memcpy(places[1], state, stateBytes);
    return success();
  });
}

Made makeRng(const LibraryContext &context) {
  if (context.operands().size() < 2 || context.results().size() != 1)
    return context.invalid("two parameters, one result");
  ElementType element = context.results()[0].element;
  int64_t count = context.results()[0].elementCount();
  bool normal = context.attributes.word("distribution") == "NORMAL";
  size_t resultAt = context.step.firstResult;
  void (*fill)(void *const *, int64_t, bool, uint64_t) = nullptr;
  switch (element) {
  case ElementType::F32:
    fill = fillRandom<float>;
    break;
  case ElementType::F64:
    fill = fillRandom<double>;
    break;
  case ElementType::F16:
    fill = fillRandom<_Float16>;
    break;
  case ElementType::BF16:
    fill = fillRandom<__bf16>;
    break;
  case ElementType::S8:
    fill = fillRandom<int8_t>;
    break;
  case ElementType::S16:
    fill = fillRandom<int16_t>;
    break;
  case ElementType::S32:
    fill = fillRandom<int32_t>;
    break;
  case ElementType::S64:
    fill = fillRandom<int64_t>;
    break;
  case ElementType::U8:
  case ElementType::I1:
    fill = fillRandom<uint8_t>;
    break;
  case ElementType::U16:
    fill = fillRandom<uint16_t>;
    break;
  case ElementType::U32:
    fill = fillRandom<uint32_t>;
    break;
  case ElementType::U64:
    fill = fillRandom<uint64_t>;
    break;
  default:
    return context.invalid("no random numbers of this type");
  }
  // Not reproducible by definition: a seed per process, a key per call.
  static std::atomic<uint64_t> next = std::random_device()();
  return makeLocal([=](void *const *places) -> Result<void> {
    void *three[] = {places[0], places[1], places[resultAt]};
    fill(three, count, normal, next.fetch_add(0x9e3779b97f4a7c15));
    return success();
  });
}

} // namespace tesela::runtime
