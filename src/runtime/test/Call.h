// Calls of library functions as a program makes them, for their tests.
#pragma once

#include "runtime/Library.h"
#include "runtime/test/object.h"

#include <algorithm>
#include <span>
#include <vector>

namespace tesela::runtime {

using Values = std::vector<std::byte>;

template <typename T> Values bytesOf(const std::vector<T> &values) {
  auto bytes = std::as_bytes(std::span(values));
  return {bytes.begin(), bytes.end()};
}
template <typename T> std::vector<T> as(const Values &bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  std::ranges::copy(bytes, std::as_writable_bytes(std::span(values)).begin());
  return values;
}

inline const ObjectCode &code() {
  static ObjectCode loaded = std::move(*ObjectCode::load(testObject()));
  return loaded;
}

/// One step on some devices; operands[device][operand].
inline Result<std::vector<std::vector<Values>>>
call(std::string function, std::string attributes, std::vector<Shape> shapes,
     std::vector<std::vector<Values>> operands, std::vector<Shape> results,
     uint32_t replicas = 1, uint32_t partitions = 1) {
  Step step;
  step.kind = Step::Kind::Library;
  step.name = step.symbol = function;
  step.attributes = attributes;
  step.firstResult = static_cast<uint32_t>(shapes.size());
  step.shapes = shapes;
  step.shapes.insert(step.shapes.end(), results.begin(), results.end());
  for (const Shape &shape : step.shapes)
    step.places.push_back({Place::Space::Arena, 0, 0, shape.byteCount()});
  auto prepared = prepareLibrary(step, code(), replicas, partitions);
  if (!prepared)
    return prepared.error();
  std::vector<std::vector<Values>> outputs(operands.size());
  std::vector<std::vector<void *>> places(operands.size());
  std::vector<LibraryFrame> frames;
  for (size_t device = 0; device < operands.size(); ++device) {
    for (const Shape &shape : results)
      outputs[device].emplace_back(shape.byteCount());
    for (Values &values : operands[device])
      places[device].push_back(values.data());
    for (Values &values : outputs[device])
      places[device].push_back(values.data());
    frames.push_back({places[device].data(), static_cast<uint32_t>(device)});
  }
  Result<void> done = (*prepared)->run(frames);
  if (!done)
    return done.error();
  return outputs;
}

} // namespace tesela::runtime
