#include "RunExecutable.h"

#include "NumpyFile.h"
#include "base/ShapeText.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace tesela::tool {
namespace {

/// More than a screen of numbers helps nobody; --outputs has all of them.
constexpr int64_t mostPrinted = 256;

template <typename T> T load(const std::byte *at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}

double widen(uint16_t bits, ElementType type) {
  if (type == ElementType::BF16) {
    uint32_t wide = static_cast<uint32_t>(bits) << 16;
    float value;
    std::memcpy(&value, &wide, sizeof value);
    return value;
  }
  _Float16 value;
  std::memcpy(&value, &bits, sizeof value);
  return static_cast<double>(value);
}

void printElement(const std::byte *at, ElementType type) {
  using enum ElementType;
  switch (type) {
  case I1:
    std::printf("%s", load<uint8_t>(at) ? "true" : "false");
    return;
  case S2:
  case S4:
  case S8:
    std::printf("%d", load<int8_t>(at));
    return;
  case S16:
    std::printf("%d", load<int16_t>(at));
    return;
  case S32:
    std::printf("%" PRId32, load<int32_t>(at));
    return;
  case S64:
    std::printf("%" PRId64, load<int64_t>(at));
    return;
  case U2:
  case U4:
  case U8:
    std::printf("%u", load<uint8_t>(at));
    return;
  case U16:
    std::printf("%u", load<uint16_t>(at));
    return;
  case U32:
    std::printf("%" PRIu32, load<uint32_t>(at));
    return;
  case U64:
    std::printf("%" PRIu64, load<uint64_t>(at));
    return;
  case BF16:
  case F16:
    std::printf("%.6g", widen(load<uint16_t>(at), type));
    return;
  case F32:
    std::printf("%.9g", load<float>(at));
    return;
  case F64:
    std::printf("%.17g", load<double>(at));
    return;
  case C64:
    std::printf("%.9g%+.9gj", load<float>(at), load<float>(at + 4));
    return;
  case C128:
    std::printf("%.17g%+.17gj", load<double>(at), load<double>(at + 8));
    return;
  default: // fp8 and narrower: the bits
    std::printf("0x%02x", load<uint8_t>(at));
    return;
  }
}

void printArray(const Shape &shape, const std::byte *elements) {
  std::printf("%s", hloText(shape).c_str());
  int64_t count = shape.elementCount();
  int64_t row = shape.dimensions.empty() ? 1 : shape.dimensions.back();
  size_t width = byteSize(shape.element);
  for (int64_t i = 0; i < count && i < mostPrinted; ++i) {
    std::printf(row > 0 && i % row == 0 ? "\n " : "");
    std::printf(" ");
    printElement(elements + i * width, shape.element);
  }
  if (count > mostPrinted)
    std::printf("\n  ... %" PRId64 " more; --outputs writes all of them",
                count - mostPrinted);
  std::printf("\n");
}

struct FreeMemory {
  void operator()(void *memory) const { std::free(memory); }
};
using Memory = std::unique_ptr<std::byte, FreeMemory>;

/// 64-byte aligned, as kernels expect; at least one byte. Null if there is
/// none.
Memory allocate(size_t bytes) {
  size_t rounded = (bytes + 64) / 64 * 64;
  return Memory(static_cast<std::byte *>(std::aligned_alloc(64, rounded)));
}

/// Copies between row-major order, as files have it, and the order in which
/// the program's elements lie.
void reorder(const Shape &shape, std::byte *to, const std::byte *from,
             bool toProgram) {
  size_t width = byteSize(shape.element), rank = shape.dimensions.size();
  std::vector<int64_t> strides(rank, 0), index(rank, 0);
  int64_t stride = 1;
  for (int64_t dimension : shape.minorToMajor) {
    strides[dimension] = stride;
    stride *= shape.dimensions[dimension];
  }
  for (int64_t i = 0, count = shape.elementCount(); i < count; ++i) {
    int64_t place = 0;
    for (size_t d = 0; d < rank; ++d)
      place += index[d] * strides[d];
    int64_t source = toProgram ? i : place, target = toProgram ? place : i;
    std::memcpy(to + target * width, from + source * width, width);
    for (size_t d = rank; d-- > 0 && ++index[d] == shape.dimensions[d];)
      index[d] = 0;
  }
}

Result<void> checkCount(const char *what, size_t wanted,
                        const std::vector<Shape> &shapes, size_t given) {
  if (given == wanted)
    return success();
  std::string types;
  for (const Shape &shape : shapes)
    types += (types.empty() ? "" : ", ") + hloText(shape);
  return Error{ErrorCode::InvalidArgument,
               "the program has " + std::to_string(wanted) + " " + what + " (" +
                   types + "), " + std::to_string(given) + " files are given"};
}

} // namespace

Result<void> runOnFiles(runtime::Executable &executable,
                        const RunFiles &files) {
  const runtime::Signature &signature = executable.signature();
  if (signature.replicas * signature.partitions != 1)
    return Error{ErrorCode::InvalidArgument,
                 "the program is for " +
                     std::to_string(signature.replicas * signature.partitions) +
                     " devices; this command runs it on one"};
  if (auto fine = checkCount("parameters", signature.parameters.size(),
                             signature.parameters, files.inputs.size());
      !fine)
    return fine;
  if (!files.outputs.empty())
    if (auto fine = checkCount("results", signature.results.size(),
                               signature.results, files.outputs.size());
        !fine)
      return fine;

  std::vector<Memory> memory;
  std::vector<const void *> inputs;
  std::vector<void *> outputs;
  auto take = [&](size_t bytes) -> std::byte * {
    memory.push_back(allocate(bytes));
    return memory.back().get();
  };
  for (size_t i = 0; i < signature.parameters.size(); ++i) {
    const Shape &shape = signature.parameters[i];
    auto bytes = readNumpy(files.inputs[i], shape);
    if (!bytes)
      return std::move(bytes.error());
    std::byte *at = take(bytes->size());
    if (!at)
      return Error{ErrorCode::ResourceExhausted, "no memory for the inputs"};
    if (!shape.minorToMajor.empty())
      reorder(shape, at, bytes->data(), /*toProgram=*/true);
    else if (!bytes->empty())
      std::memcpy(at, bytes->data(), bytes->size());
    inputs.push_back(at);
  }
  for (const Shape &shape : signature.results) {
    std::byte *at = take(shape.byteCount());
    if (!at)
      return Error{ErrorCode::ResourceExhausted, "no memory for the results"};
    outputs.push_back(at);
  }
  runtime::DeviceLaunch launch{inputs, outputs};
  if (auto done = executable.run({&launch, 1}); !done)
    return done;
  for (size_t i = 0; i < outputs.size(); ++i) {
    const Shape &shape = signature.results[i];
    auto *elements = static_cast<const std::byte *>(outputs[i]);
    if (!shape.minorToMajor.empty()) {
      std::byte *ordered = take(shape.byteCount());
      if (!ordered)
        return Error{ErrorCode::ResourceExhausted, "no memory for the results"};
      reorder(shape, ordered, elements, /*toProgram=*/false);
      elements = ordered;
    }
    if (files.outputs.empty())
      printArray(shape, elements);
    else if (auto done = writeNumpy(files.outputs[i], shape, elements); !done)
      return done;
  }
  return success();
}

} // namespace tesela::tool
