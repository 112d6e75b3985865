#include "nugraph/OneHot.h"

namespace tesela::nugraph {

/// Calls `row` with the place of its first element, and the distance of one to
/// the next, for each row along the axis.
static void forEachRow(const Sample &sample, unsigned axis,
                       llvm::function_ref<void(int64_t, int64_t)> row) {
  int64_t inner = 1, extent = sample.shape[axis];
  for (size_t d = axis + 1; d != sample.shape.size(); ++d)
    inner *= sample.shape[d];
  for (int64_t i = 0, count = sample.values.size(); i != count; ++i)
    if (i / inner % extent == 0)
      row(i, inner);
}

static std::optional<uint8_t> oneHotAxis(const Sample &sample) {
  if (llvm::any_of(sample.values, [](double x) { return x != 0 && x != 1; }))
    return std::nullopt;
  std::optional<uint8_t> result;
  for (size_t axis = 0; axis != sample.shape.size(); ++axis) {
    bool isOnce = true;
    forEachRow(sample, axis, [&](int64_t first, int64_t step) {
      double sum = 0;
      for (int64_t k = 0; k != sample.shape[axis] && isOnce; ++k)
        sum += sample.values[first + k * step];
      isOnce &= sum <= 1;
    });
    if (isOnce && result)
      return std::nullopt;
    if (isOnce)
      result = axis;
  }
  return result;
}

std::optional<uint8_t> oneHotAxis(Graph &graph, ClassId id) {
  std::optional<uint8_t> result;
  if (graph[id].type->shape.size() < 2)
    return std::nullopt;
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sample *sample = graph.sample(Ref::ofClass(id), number);
    if (!sample)
      return std::nullopt;
    if (llvm::is_contained(sample->shape, 1))
      continue; // a range of one tells nothing
    std::optional<uint8_t> axis = oneHotAxis(*sample);
    if (!axis || (result && result != axis))
      return std::nullopt;
    result = axis;
  }
  return result;
}

static bool arePlaces(const Sample &places, const Sample &ones, unsigned axis) {
  size_t next = 0;
  bool result = true;
  forEachRow(ones, axis, [&](int64_t first, int64_t step) {
    double place = next < places.values.size() ? places.values[next++] : -1;
    for (int64_t k = 0; k != ones.shape[axis]; ++k)
      result &= (ones.values[first + k * step] == 1) == (double(k) == place);
  });
  return result && next == places.values.size();
}

std::optional<ClassId> placesOfOnes(Graph &graph, ClassId id, uint8_t axis) {
  Shape rows = graph[id].type->shape;
  rows.erase(rows.begin() + axis);
  for (ClassId other = 0; other != graph.classCount(); ++other) {
    if (!graph.isLive(other))
      continue;
    const TensorType &type = *graph[other].type;
    if (isFloat(type.element) || type.element == ElementType::I1 ||
        type.shape != rows)
      continue;
    bool fits = true;
    for (unsigned number = 0; number != sampleCount && fits; ++number) {
      const Sample *places = graph.sample(Ref::ofClass(other), number);
      const Sample *ones = graph.sample(Ref::ofClass(id), number);
      fits = places && ones && arePlaces(*places, *ones, axis);
    }
    if (fits)
      return other;
  }
  return std::nullopt;
}

} // namespace tesela::nugraph
