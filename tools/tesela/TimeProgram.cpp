#include "TimeProgram.h"

#include <chrono>
#include <cstring>
#include <random>

namespace tesela::tool {

/// Numbers around 1 of the narrow floats as bits of f32 cut off; small numbers
/// for everything else.
static std::vector<std::byte> randomBytes(const Shape &shape,
                                          std::mt19937 &random) {
  std::vector<std::byte> bytes(shape.byteCount());
  std::normal_distribution<float> normal;
  size_t size = byteSize(shape.element);
  for (size_t at = 0; at + size <= bytes.size(); at += size) {
    float value = normal(random);
    double wide = value;
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    auto high = uint16_t(bits >> 16);
    if (shape.element == ElementType::F32)
      std::memcpy(&bytes[at], &value, size);
    else if (shape.element == ElementType::F64)
      std::memcpy(&bytes[at], &wide, size);
    else if (shape.element == ElementType::BF16)
      std::memcpy(&bytes[at], &high, size);
    else
      bytes[at] = std::byte(random() % 2);
  }
  return bytes;
}

/// Runs enough to see past a cold start, no longer than this.
constexpr double patience = 0.5; // seconds
constexpr int mostRuns = 50;

Result<double> timeProgram(runtime::Executable &executable) {
  const runtime::Signature &signature = executable.signature();
  std::mt19937 random(1);
  std::vector<std::vector<std::byte>> inputs, outputs;
  std::vector<const void *> from;
  std::vector<void *> to;
  for (const Shape &shape : signature.parameters)
    from.push_back(inputs.emplace_back(randomBytes(shape, random)).data());
  for (const Shape &shape : signature.results)
    to.push_back(outputs.emplace_back(shape.byteCount()).data());
  runtime::DeviceLaunch launch{from, to};
  double best = 1e9, total = 0;
  for (int run = 0; run < mostRuns && total < patience; ++run) {
    auto begin = std::chrono::steady_clock::now();
    if (auto done = executable.run({&launch, 1}); !done)
      return std::move(done.error());
    double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
            .count();
    total += seconds;
    best = std::min(best, seconds);
  }
  return best;
}

} // namespace tesela::tool
