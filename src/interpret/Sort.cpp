// sort and top_k.
#include "interpret/RegionFunction.h"

#include "interpret/Types.h"

namespace tesela::interpret {
namespace {

/// The lines of an array along one dimension.
struct Lines {
  Lines(std::span<const int64_t> dimensions, int64_t dimension)
      : length(dimensions[dimension]) {
    for (int64_t d : dimensions.subspan(dimension + 1))
      stride *= d;
    for (int64_t d : dimensions.first(dimension))
      outer *= d;
  }
  int64_t count() const { return outer * stride; }
  /// Position of element `i` of line `line`.
  int64_t at(int64_t line, int64_t i) const {
    return (line / stride) * stride * length + line % stride + i * stride;
  }
  int64_t length, stride = 1, outer = 1;
};

/// Merge sort: stable, and safe with comparators that are no order at all.
class MergeSort {
public:
  explicit MergeSort(std::function<Result<bool>(int64_t, int64_t)> less)
      : less(std::move(less)) {}

  Result<void> sort(std::vector<int64_t> &items) {
    std::vector<int64_t> merged(items.size());
    const size_t count = items.size();
    for (size_t run = 1; run < count; run *= 2) {
      for (size_t start = 0; start < count; start += 2 * run) {
        const size_t middle = std::min(start + run, count),
                     end = std::min(start + 2 * run, count);
        size_t left = start, right = middle;
        for (size_t to = start; to < end; ++to) {
          bool takeRight = left == middle;
          if (left < middle && right < end) {
            auto before = less(items[right], items[left]);
            if (!before)
              return before.error();
            takeRight = *before;
          }
          merged[to] = takeRight ? items[right++] : items[left++];
        }
      }
      items.swap(merged);
    }
    return success();
  }

private:
  std::function<Result<bool>(int64_t, int64_t)> less;
};

Result<void> runSort(Interpreter &interpreter, mlir::Operation *op) {
  const std::vector<Array> inputs = interpreter.operands(op);
  std::vector<Array> results = inputs;
  const auto dimensions = inputs[0].dimensions();
  int64_t dimension = integer(op, "dimension", -1);
  if (dimension < 0)
    dimension += dimensions.size();
  if (dimensions.empty() || inputs[0].elementCount() == 0)
    return interpreter.setResults(op, std::move(results));
  auto comparator = RegionFunction::create(interpreter, op->getRegion(0));
  if (!comparator)
    return comparator.error();
  const Lines lines(dimensions, dimension);
  std::vector<const std::byte *> pair(2 * inputs.size());
  int64_t line = 0;
  MergeSort sorter([&](int64_t a, int64_t b) {
    for (size_t i = 0; i < inputs.size(); ++i) {
      const size_t size = byteSize(inputs[i].element());
      pair[2 * i] = inputs[i].data() + lines.at(line, a) * size;
      pair[2 * i + 1] = inputs[i].data() + lines.at(line, b) * size;
    }
    return comparator->test(pair);
  });
  std::vector<int64_t> order(lines.length);
  for (; line < lines.count(); ++line) {
    std::iota(order.begin(), order.end(), 0);
    if (auto done = sorter.sort(order); !done)
      return done;
    for (size_t i = 0; i < inputs.size(); ++i) {
      const size_t size = byteSize(inputs[i].element());
      std::byte *to = results[i].mutableData();
      for (int64_t k = 0; k < lines.length; ++k)
        std::memcpy(to + lines.at(line, k) * size,
                    inputs[i].data() + lines.at(line, order[k]) * size, size);
    }
  }
  return interpreter.setResults(op, std::move(results));
}

/// Larger first, in total order for floats.
bool before(const Array &array, int64_t a, int64_t b) {
  const ElementType type = array.element();
  if (isFloat(type)) {
    const auto key = [&](int64_t i) {
      const auto bits = std::bit_cast<int64_t>(array.realAt(i));
      return bits < 0 ? bits ^ INT64_MAX : bits;
    };
    return key(a) > key(b);
  }
  if (type == ElementType::U64)
    return uint64_t(array.integerAt(a)) > uint64_t(array.integerAt(b));
  return array.integerAt(a) > array.integerAt(b);
}

Result<void> runTopK(Interpreter &interpreter, mlir::Operation *op) {
  const Array operand = interpreter.get(op->getOperand(0));
  const int64_t k = integer(op, "k");
  const auto dimensions = operand.dimensions();
  if (dimensions.empty() || k > dimensions.back())
    return failure(op, "k exceeds the last dimension");
  Shape shape = operand.shape();
  shape.dimensions.back() = k;
  auto indexShape = shapeOf(op->getResult(1).getType());
  if (!indexShape)
    indexShape = Shape{ElementType::S32, shape.dimensions, {}};
  Array values(shape), indices(*indexShape);
  const Lines lines(dimensions, dimensions.size() - 1);
  const size_t size = byteSize(operand.element());
  std::vector<int64_t> order(lines.length);
  for (int64_t line = 0; line < lines.count(); ++line) {
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
      return before(operand, lines.at(line, a), lines.at(line, b));
    });
    for (int64_t i = 0; i < k; ++i) {
      std::memcpy(values.mutableData() + (line * k + i) * size,
                  operand.data() + lines.at(line, order[i]) * size, size);
      indices.setInteger(line * k + i, order[i]);
    }
  }
  return interpreter.setResults(op, {std::move(values), std::move(indices)});
}

} // namespace

void addSort(HandlerTable &table) {
  table["stablehlo.sort"] = runSort;
  table["chlo.top_k"] = runTopK;
}

} // namespace tesela::interpret
