// sort and top_k.
#include "runtime/Operations.h"
#include "runtime/Scratch.h"
#include "runtime/SortKeys.h"

#include <cmath>
#include <numeric>

namespace tesela::runtime {
namespace {

/// An array as lanes along one dimension: element i of a lane lies at
/// start(lane) + i * stride, in elements.
struct Lanes {
  int64_t length, stride, count;

  Lanes(const Shape &shape, int64_t dimension)
      : length(shape.dimensions[dimension]), stride(1) {
    for (size_t i = dimension + 1; i < shape.dimensions.size(); ++i)
      stride *= shape.dimensions[i];
    int64_t all = shape.elementCount();
    count = all ? all / length : 0;
  }
  int64_t start(int64_t lane) const {
    return lane / stride * stride * length + lane % stride;
  }
};

template <typename Function>
auto withUnsigned(size_t bytes, Function function) {
  switch (bytes) {
  case 1:
    return function(uint8_t{});
  case 2:
    return function(uint16_t{});
  case 4:
    return function(uint32_t{});
  default:
    return function(uint64_t{});
  }
}

struct Sixteen {
  uint64_t halves[2];
};
/// Calls `function` with a value as large as the elements are.
template <typename Function>
void withElement(ElementType element, Function function) {
  if (byteSize(element) == 16)
    return function(Sixteen{});
  withUnsigned(byteSize(element), function);
}

/// to[i] = from[order[i]] along one lane.
template <typename Index>
void permute(void *to, const void *from, size_t bytes, const Lanes &lanes,
             int64_t lane, const Index *order) {
  auto target = static_cast<std::byte *>(to) + lanes.start(lane) * bytes;
  auto source =
      static_cast<const std::byte *>(from) + lanes.start(lane) * bytes;
  size_t step = lanes.stride * bytes;
  for (int64_t i = 0; i < lanes.length; ++i)
    std::memcpy(target + i * step, source + order[i] * step, bytes);
}

/// What a lane costs to sort, roughly.
double laneNanoseconds(int64_t length, double each) {
  return static_cast<double>(length) * each *
         std::max(1.0, std::log2(static_cast<double>(length) + 1) / 4);
}

/// Sorting by operand 0 alone, in an order known beforehand.
class KeySort {
public:
  KeySort(KeyOrder order, std::vector<Shape> shapes, Lanes lanes)
      : order(order), shapes(std::move(shapes)), lanes(lanes) {}

  Result<void> operator()(void *const *places) const {
    if (lanes.length > UINT32_MAX)
      return Error{ErrorCode::Unimplemented, "sort: more than 2^32 elements"};
    if (lanes.count == 0)
      return success();
    return withUnsigned(byteSize(order.element), [&](auto key) {
      using Key = decltype(key);
      // A single operand whose key tells its bits needs no places.
      return shapes.size() == 1 && !order.canonical
                 ? all<Key, Key>(places)
                 : all<Key, Indexed<Key>>(places);
    });
  }

private:
  /// Lanes that lie beside each other are read together, a cache line at a
  /// time.
  static constexpr int64_t together = 16;

  template <typename Key, typename Item>
  Result<void> all(void *const *places) const {
    int64_t width = std::min(together, lanes.stride);
    int64_t perStride = (lanes.stride + width - 1) / width;
    int64_t groups = lanes.count / lanes.stride * perStride;
    FirstError error;
    parallelFor(
        groups, laneNanoseconds(lanes.length, 2) * static_cast<double>(width),
        [&](int64_t begin, int64_t end) {
          auto scratch = Scratch<Item>::make(
              static_cast<size_t>((width + 1) * lanes.length));
          if (!scratch)
            return error.note(scratch.error());
          for (int64_t i = begin; i < end; ++i) {
            int64_t first = i % perStride * width;
            group<Key>(places, i / perStride * lanes.stride + first,
                       std::min(width, lanes.stride - first), scratch->data());
          }
        });
    return error.result();
  }

  /// Lanes `lane` to `lane + width - 1`, which are neighbours.
  template <typename Key, typename Item>
  void group(void *const *places, int64_t lane, int64_t width,
             Item *items) const {
    KeyMaker<Key> make(order);
    auto from = static_cast<const Key *>(places[0]) + lanes.start(lane);
    for (int64_t i = 0; i < lanes.length; ++i)
      for (int64_t l = 0; l < width; ++l) {
        Item &item = items[l * lanes.length + i];
        Key key = make(from[i * lanes.stride + l]);
        if constexpr (std::is_same_v<Item, Key>)
          item = key;
        else
          pack(item, key, static_cast<uint32_t>(i));
      }
    Item *other = items + width * lanes.length;
    for (int64_t l = 0; l < width; ++l)
      sortAll(items + l * lanes.length, other,
              static_cast<size_t>(lanes.length));
    if constexpr (std::is_same_v<Item, Key>)
      putBack(static_cast<Key *>(places[1]) + lanes.start(lane), width, items);
    else
      for (size_t i = 0; i < shapes.size(); ++i)
        withElement(shapes[i].element, [&](auto element) {
          permute<decltype(element)>(places[shapes.size() + i], places[i], lane,
                                     width, items);
        });
  }

  /// The key is a bijection of the bits; undoes it.
  template <typename Key>
  void putBack(Key *to, int64_t width, const Key *items) const {
    KeyMaker<Key> make(order);
    for (int64_t i = 0; i < lanes.length; ++i)
      for (int64_t l = 0; l < width; ++l)
        to[i * lanes.stride + l] = make.undo(items[l * lanes.length + i]);
  }

  template <typename Element, typename Item>
  void permute(void *to, const void *from, int64_t lane, int64_t width,
               const Item *items) const {
    auto target = static_cast<Element *>(to) + lanes.start(lane);
    auto source = static_cast<const Element *>(from) + lanes.start(lane);
    for (int64_t i = 0; i < lanes.length; ++i)
      for (int64_t l = 0; l < width; ++l)
        target[i * lanes.stride + l] =
            source[indexOf(items[l * lanes.length + i]) * lanes.stride + l];
  }

  KeyOrder order;
  std::vector<Shape> shapes;
  Lanes lanes;
};

/// Sorting with a comparator that the program brings.
class ComparatorSort {
public:
  ComparatorSort(Kernel comparator, std::vector<Shape> shapes, Lanes lanes)
      : comparator(comparator), shapes(std::move(shapes)), lanes(lanes) {}

  Result<void> operator()(void *const *places) const {
    FirstError error;
    parallelFor(lanes.count, laneNanoseconds(lanes.length, 40),
                [&](int64_t begin, int64_t end) {
                  auto order = Scratch<int64_t>::make(
                      2 * static_cast<size_t>(lanes.length));
                  if (!order)
                    return error.note(order.error());
                  for (int64_t lane = begin; lane < end; ++lane)
                    one(places, lane, order->data());
                });
    return error.result();
  }

private:
  /// `order` has room for two lanes of places.
  void one(void *const *places, int64_t lane, int64_t *order) const {
    size_t operands = shapes.size();
    std::vector<std::byte *> starts(operands);
    std::vector<int64_t> steps(operands);
    for (size_t i = 0; i < operands; ++i) {
      auto bytes = static_cast<int64_t>(byteSize(shapes[i].element));
      starts[i] =
          static_cast<std::byte *>(places[i]) + lanes.start(lane) * bytes;
      steps[i] = lanes.stride * bytes;
    }
    uint8_t less = 0;
    std::vector<void *> buffers(2 * operands + 1);
    buffers.back() = &less;
    auto length = static_cast<size_t>(lanes.length);
    std::iota(order, order + length, 0);
    mergeSort(order, order + length, length, [&](int64_t a, int64_t b) {
      for (size_t i = 0; i < operands; ++i) {
        buffers[2 * i] = starts[i] + a * steps[i];
        buffers[2 * i + 1] = starts[i] + b * steps[i];
      }
      comparator(buffers.data(), 0, 1);
      return less != 0;
    });
    for (size_t i = 0; i < operands; ++i)
      permute(places[operands + i], places[i], byteSize(shapes[i].element),
              lanes, lane, order);
  }

  Kernel comparator;
  std::vector<Shape> shapes;
  Lanes lanes;
};

template <typename Key> struct Ranked {
  Key key;
  int32_t index;
};

constexpr int64_t fewBest = 64; // so many are kept in order

int64_t topRoom(int64_t length, int64_t k) {
  return std::min(length, std::max(2 * k, k + 64));
}

/// The best k of a lane, first among them the best, as `items`: a newcomer
/// moves those behind it. Sixteen at a time are compared with the worst of the
/// best, which most lanes have in their first elements.
template <typename Key>
void selectFew(const Key *from, int64_t length, int64_t k, KeyMaker<Key> make,
               Ranked<Key> *items) {
  int64_t count = 0;
  auto insert = [&](Key key, int64_t index) {
    int64_t place = count < k ? count++ : k - 1;
    for (; place > 0 && key < items[place - 1].key; --place)
      items[place] = items[place - 1];
    items[place] = {key, static_cast<int32_t>(index)};
  };
  for (int64_t i = 0; i < k; ++i)
    insert(make(from[i]), i);
  constexpr int64_t group = 16;
  Key keys[group];
  int64_t i = k;
  for (; i + group <= length; i += group) {
    Key least = ~Key{0};
    for (int64_t j = 0; j < group; ++j) {
      keys[j] = make(from[i + j]);
      least = std::min(least, keys[j]);
    }
    if (least >= items[k - 1].key)
      continue;
    for (int64_t j = 0; j < group; ++j)
      if (keys[j] < items[k - 1].key)
        insert(keys[j], i + j);
  }
  for (; i < length; ++i)
    if (Key key = make(from[i]); key < items[k - 1].key)
      insert(key, i);
}

/// One pass keeps the best k so far and some newcomers. A newcomer comes later
/// in the lane, so it must beat the worst of the best: most elements cost one
/// comparison. `items` has room for topRoom() of them.
template <typename Key>
void selectLane(const Key *from, void *values, int32_t *indices, int64_t length,
                int64_t k, KeyOrder order, Ranked<Key> *items) {
  if (k == 0)
    return;
  KeyMaker<Key> make(order);
  auto store = [&] {
    for (int64_t place = 0; place < k; ++place) {
      static_cast<Key *>(values)[place] = from[items[place].index];
      indices[place] = items[place].index;
    }
  };
  if (k <= fewBest) {
    selectFew(from, length, k, make, items);
    return store();
  }
  // Keys are descending, so that the greatest element comes first.
  auto first = [](const auto &a, const auto &b) {
    return a.key != b.key ? a.key < b.key : a.index < b.index;
  };
  int64_t count = 0;
  auto keepBest = [&] {
    std::nth_element(items, items + k - 1, items + count, first);
    count = k;
    return items[k - 1].key;
  };
  int64_t room = topRoom(length, k), i = 0;
  for (; i < room; ++i)
    items[count++] = {make(from[i]), static_cast<int32_t>(i)};
  Key worst = keepBest();
  // Keys of a piece are made at once, as vector code.
  Key keys[256];
  for (int64_t size; i < length; i += size) {
    size = std::min<int64_t>(length - i, std::size(keys));
    for (int64_t j = 0; j < size; ++j)
      keys[j] = make(from[i + j]);
    for (int64_t j = 0; j < size; ++j) {
      if (keys[j] >= worst)
        continue;
      items[count++] = {keys[j], static_cast<int32_t>(i + j)};
      if (count == room)
        worst = keepBest();
    }
  }
  keepBest();
  std::sort(items, items + count, first);
  store();
}

} // namespace

Made makeSort(const LibraryContext &context) {
  std::span<const Shape> operands = context.operands();
  size_t count = operands.size();
  if (count == 0 || context.results().size() != count)
    return context.invalid("as many results as operands are needed");
  for (size_t i = 0; i < count; ++i)
    if (operands[i].dimensions != operands[0].dimensions ||
        context.results()[i] != operands[i])
      return context.invalid("the shapes differ");
  int64_t dimension = context.attributes.count("dimension");
  if (dimension < 0 ||
      dimension >= static_cast<int64_t>(operands[0].dimensions.size()))
    return context.invalid("no such dimension");
  Lanes lanes(operands[0], dimension);
  std::vector<Shape> shapes(operands.begin(), operands.end());
  Result<Kernel> comparator = context.kernel("comparator");
  if (!comparator)
    return comparator.error();
  if (*comparator)
    return makeLocal(ComparatorSort(*comparator, shapes, lanes));
  std::string_view order = context.attributes.word("order");
  if (order != "ascending" && order != "descending")
    return context.invalid("neither a comparator nor an order");
  if (isComplex(shapes[0].element))
    return context.invalid("complex numbers have no order");
  KeyOrder keys{shapes[0].element, order == "descending",
                context.attributes.word("compare") == "canonical" &&
                    isFloat(shapes[0].element)};
  return makeLocal(KeySort(keys, shapes, lanes));
}

Made makeTopK(const LibraryContext &context) {
  std::span<const Shape> operands = context.operands();
  std::span<const Shape> results = context.results();
  if (operands.size() != 1 || results.size() != 2 ||
      operands[0].dimensions.empty())
    return context.invalid("one array, two results");
  Shape wanted = operands[0];
  int64_t length = wanted.dimensions.back();
  int64_t k = context.attributes.count("k");
  wanted.dimensions.back() = k;
  if (k < 0 || k > length || length > INT32_MAX || results[0] != wanted ||
      results[1].dimensions != wanted.dimensions ||
      results[1].element != ElementType::S32 || isComplex(wanted.element))
    return context.invalid("the shapes do not fit");
  int64_t lanes = length ? operands[0].elementCount() / length : 0;
  KeyOrder order{wanted.element, true, false};
  return makeLocal([=](void *const *places) -> Result<void> {
    FirstError error;
    withUnsigned(byteSize(order.element), [&](auto key) {
      using Key = decltype(key);
      auto from = static_cast<const Key *>(places[0]);
      auto values = static_cast<Key *>(places[1]);
      auto indices = static_cast<int32_t *>(places[2]);
      parallelFor(lanes, static_cast<double>(length) * 3,
                  [&](int64_t begin, int64_t end) {
                    auto items = Scratch<Ranked<Key>>::make(
                        static_cast<size_t>(topRoom(length, k)));
                    if (!items)
                      return error.note(items.error());
                    for (int64_t i = begin; i < end; ++i)
                      selectLane(from + i * length, values + i * k,
                                 indices + i * k, length, k, order,
                                 items->data());
                  });
    });
    return error.result();
  });
}

} // namespace tesela::runtime
