// rng_bit_generator with the bit layout of XLA, and the deprecated rng.
//
// The state is u64 words (key, counter); a three-word state of Philox holds
// (key, low, high counter). Threefry: counter + i for block i; a 64-bit output
// is one block, for 32 bits the two words of a block are neighbours along the
// first even dimension (the largest if none is even). Philox: the words of
// the blocks in order; with two state words the key also is the high half of
// the counter. Narrower outputs are the low bits of 32-bit ones.
#include "interpret/Interpreter.h"

#include "interpret/Types.h"

#include "ir/Stablehlo.h"

#include <numbers>

namespace tesela::interpret {
namespace {

struct Block2 {
  uint32_t low, high;
};

uint32_t rotate(uint32_t value, int by) { return std::rotl(value, by); }

/// Threefry-2x32, 20 rounds.
Block2 threefry(uint64_t key, uint64_t counter) {
  constexpr int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  const uint32_t k0 = uint32_t(key), k1 = uint32_t(key >> 32);
  const uint32_t keys[3] = {k0, k1, k0 ^ k1 ^ 0x1BD11BDA};
  uint32_t x0 = uint32_t(counter) + keys[0],
           x1 = uint32_t(counter >> 32) + keys[1];
  for (uint32_t round = 0; round < 5; ++round) {
    for (int by : rotations[round % 2]) {
      x0 += x1;
      x1 = rotate(x1, by) ^ x0;
    }
    x0 += keys[(round + 1) % 3];
    x1 += keys[(round + 2) % 3] + round + 1;
  }
  return {x0, x1};
}

/// Philox-4x32, 10 rounds.
std::array<uint32_t, 4> philox(uint64_t key, uint64_t low, uint64_t high) {
  std::array<uint32_t, 4> c = {uint32_t(low), uint32_t(low >> 32),
                               uint32_t(high), uint32_t(high >> 32)};
  uint32_t k0 = uint32_t(key), k1 = uint32_t(key >> 32);
  for (int round = 0; round < 10; ++round) {
    const uint64_t p0 = uint64_t(c[0]) * 0xD2511F53,
                   p1 = uint64_t(c[2]) * 0xCD9E8D57;
    c = {uint32_t(p1 >> 32) ^ c[1] ^ k0, uint32_t(p1),
         uint32_t(p0 >> 32) ^ c[3] ^ k1, uint32_t(p0)};
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  return c;
}

struct State {
  std::vector<uint64_t> words;
};

/// Bits of every element; advances the state.
std::vector<uint64_t> threefryBits(State &state, const Shape &shape) {
  const int64_t count = shape.elementCount();
  const uint64_t key = state.words[0], counter = state.words[1];
  std::vector<uint64_t> bits(count);
  if (bitWidth(shape.element) == 64) {
    for (int64_t i = 0; i < count; ++i) {
      const Block2 block = threefry(key, counter + i);
      bits[i] = block.low | uint64_t(block.high) << 32;
    }
    state.words[1] += count;
    return bits;
  }
  std::vector<int64_t> dimensions = shape.dimensions;
  if (dimensions.empty())
    dimensions = {1};
  size_t split = std::max_element(dimensions.begin(), dimensions.end()) -
                 dimensions.begin();
  for (size_t d = dimensions.size(); d-- > 0;)
    if (dimensions[d] % 2 == 0)
      split = d;
  std::vector<int64_t> half = dimensions;
  half[split] = (half[split] + 1) / 2;
  const auto halfStrides = rowMajorStrides(half);
  std::vector<int64_t> index(dimensions.size(), 0);
  for (int64_t i = 0; i < count; ++i) {
    int64_t block = 0;
    for (size_t d = 0; d < index.size(); ++d)
      block += (d == split ? index[d] / 2 : index[d]) * halfStrides[d];
    const Block2 words = threefry(key, counter + block);
    bits[i] = index[split] % 2 ? words.high : words.low;
    nextIndex(index, dimensions);
  }
  int64_t blocks = 1;
  for (int64_t dimension : half)
    blocks *= dimension;
  state.words[1] += blocks;
  return bits;
}

std::vector<uint64_t> philoxBits(State &state, const Shape &shape) {
  const int64_t count = shape.elementCount();
  const bool wide = bitWidth(shape.element) == 64;
  const uint64_t key = state.words[0], low = state.words[1];
  const uint64_t high = state.words.size() > 2 ? state.words[2] : key;
  const int64_t perBlock = wide ? 2 : 4;
  std::vector<uint64_t> bits(count);
  std::array<uint32_t, 4> block{};
  for (int64_t i = 0; i < count; ++i) {
    const uint64_t number = i / perBlock;
    if (i % perBlock == 0)
      block = philox(key, low + number, high + (low + number < low));
    const int64_t word = i % perBlock;
    bits[i] = wide ? block[2 * word] | uint64_t(block[2 * word + 1]) << 32
                   : block[word];
  }
  const uint64_t blocks = (count + perBlock - 1) / perBlock;
  state.words[1] = low + blocks;
  if (state.words.size() > 2 && state.words[1] < low)
    ++state.words[2];
  return bits;
}

Array fromBits(const Shape &shape, const std::vector<uint64_t> &bits) {
  Array array(shape);
  const size_t size = byteSize(shape.element);
  if (isFloat(shape.element) || size == 8) {
    std::byte *to = array.mutableData();
    const uint64_t mask = bitWidth(shape.element) < 8
                              ? (1u << bitWidth(shape.element)) - 1
                              : ~uint64_t(0);
    for (size_t i = 0; i < bits.size(); ++i) {
      const uint64_t value = bits[i] & mask;
      std::memcpy(to + i * size, &value, size);
    }
    return array;
  }
  for (size_t i = 0; i < bits.size(); ++i)
    array.setInteger(i,
                     shape.element == ElementType::I1 ? bits[i] & 1 : bits[i]);
  return array;
}

Result<void> runBitGenerator(Interpreter &interpreter, mlir::Operation *op) {
  const Array given = interpreter.get(op->getOperand(0));
  State state{std::vector<uint64_t>(given.byteCount() / 8)};
  std::memcpy(state.words.data(), given.data(), state.words.size() * 8);
  const auto algorithm =
      op->getAttrOfType<stablehlo::RngAlgorithmAttr>("rng_algorithm")
          .getValue();
  const auto shape = shapeOf(op->getResult(1).getType());
  if (state.words.size() < 2 || !shape)
    return failure(op, "its state has fewer than 128 bits");
  const bool isThreefry = algorithm == stablehlo::RngAlgorithm::THREE_FRY;
  const auto bits =
      isThreefry ? threefryBits(state, *shape) : philoxBits(state, *shape);
  interpreter.set(op->getResult(0), Array(given.shape(), state.words.data()));
  interpreter.set(op->getResult(1), fromBits(*shape, bits));
  return success();
}

/// No program can rely on the numbers: Philox from a fixed key, a counter per
/// run so that two draws differ.
Result<void> runRng(Interpreter &interpreter, mlir::Operation *op) {
  auto shape = shapeOf(op->getResult(0).getType());
  if (!shape) {
    const Array sizes = interpreter.get(op->getOperand(2));
    auto type = llvm::cast<mlir::ShapedType>(op->getResult(0).getType());
    shape = Shape{*elementTypeOf(type.getElementType()), toIntegers(sizes), {}};
  }
  const Array a = interpreter.get(op->getOperand(0)),
              b = interpreter.get(op->getOperand(1));
  const bool normal =
      op->getAttrOfType<stablehlo::RngDistributionAttr>("rng_distribution")
          .getValue() == stablehlo::RngDistribution::NORMAL;
  int64_t &draws = interpreter.run().meetings["rng"];
  Array result(*shape);
  for (int64_t i = 0; i < result.elementCount(); ++i) {
    const auto words = philox(0x7E5E1A, draws++, 0);
    // 53 bits each, the second one never zero.
    const double u =
        ((words[0] >> 5) * 67108864.0 + (words[1] >> 6)) / 9007199254740992.0;
    const double v = (words[2] + 1.0) / 4294967296.0;
    if (normal) {
      result.setReal(i, a.realAt(0) + b.realAt(0) *
                                          std::sqrt(-2 * std::log(v)) *
                                          std::cos(2 * std::numbers::pi * u));
    } else if (isFloat(shape->element)) {
      result.setReal(i, a.realAt(0) + (b.realAt(0) - a.realAt(0)) * u);
    } else {
      const uint64_t range =
          uint64_t(b.integerAt(0)) - uint64_t(a.integerAt(0));
      const uint64_t drawn = words[0] | uint64_t(words[1]) << 32;
      result.setInteger(i, a.integerAt(0) + int64_t(range ? drawn % range : 0));
    }
  }
  interpreter.set(op->getResult(0), std::move(result));
  return success();
}

} // namespace

void addRandom(HandlerTable &table) {
  table["stablehlo.rng_bit_generator"] = runBitGenerator;
  table["stablehlo.rng"] = runRng;
}

} // namespace tesela::interpret
