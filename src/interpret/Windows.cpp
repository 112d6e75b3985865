// select_and_scatter.
#include "interpret/RegionFunction.h"

#include "interpret/Types.h"

namespace tesela::interpret {
namespace {

using Index = std::vector<int64_t>;

/// Where in the operand the elements of a window lie, padding left out.
class WindowElements {
public:
  WindowElements(mlir::Operation *op, const Array &operand)
      : dimensions(operand.dimensions().begin(), operand.dimensions().end()),
        elementStrides(rowMajorStrides(dimensions)),
        window(integers(op, "window_dimensions", dimensions.size(), 1)),
        strides(integers(op, "window_strides", dimensions.size(), 1)),
        padding(integers(op, "padding", 2 * dimensions.size(), 0)) {}

  std::vector<int64_t> of(const Index &output) const {
    std::vector<int64_t> positions;
    for (int64_t size : window)
      if (size == 0)
        return positions;
    Index at(window.size(), 0);
    do {
      int64_t position = 0;
      bool inside = true;
      for (size_t d = 0; d < at.size(); ++d) {
        const int64_t i = output[d] * strides[d] + at[d] - padding[2 * d];
        inside &= 0 <= i && i < dimensions[d];
        position += i * elementStrides[d];
      }
      if (inside)
        positions.push_back(position);
    } while (nextIndex(at, window));
    return positions;
  }

private:
  Index dimensions, elementStrides, window, strides, padding;
};

Result<void> runSelectAndScatter(Interpreter &interpreter,
                                 mlir::Operation *op) {
  const Array operand = interpreter.get(op->getOperand(0));
  const Array source = interpreter.get(op->getOperand(1));
  const Array init = interpreter.get(op->getOperand(2));
  auto select = RegionFunction::create(interpreter, op->getRegion(0));
  auto scatter = RegionFunction::create(interpreter, op->getRegion(1));
  if (!select || !scatter)
    return select ? scatter.error() : select.error();
  // Sums are kept in the type of the scatter region, which may be wider.
  const ElementType type = scatter->resultType(0);
  Array sums(Shape{type, operand.shape().dimensions, {}});
  std::byte *to = sums.mutableData();
  const size_t size = byteSize(operand.element()), wide = byteSize(type);
  for (int64_t i = 0; i < sums.elementCount(); ++i)
    convertElements(init.data(), init.element(), to + i * wide, type, 1);
  const WindowElements windows(op, operand);
  Index output(source.dimensions().size(), 0);
  for (int64_t i = 0; i < source.elementCount();
       ++i, nextIndex(output, source.dimensions())) {
    std::optional<int64_t> chosen;
    for (int64_t candidate : windows.of(output)) {
      bool keep = false;
      if (chosen) {
        const std::byte *pair[] = {operand.data() + *chosen * size,
                                   operand.data() + candidate * size};
        auto answer = select->test(pair);
        if (!answer)
          return answer.error();
        keep = *answer;
      }
      if (!keep)
        chosen = candidate;
    }
    if (!chosen)
      continue;
    std::byte term[16];
    convertElements(source.data() + i * byteSize(source.element()),
                    source.element(), term, type, 1);
    std::byte *const sum[] = {to + *chosen * wide};
    const std::byte *pair[] = {sum[0], term};
    if (auto done = scatter->apply(pair, sum); !done)
      return done;
  }
  Array result(Shape{operand.element(), operand.shape().dimensions, {}});
  convertElements(sums.data(), type, result.mutableData(), operand.element(),
                  result.elementCount());
  interpreter.set(op->getResult(0), std::move(result));
  return success();
}

} // namespace

void addWindows(HandlerTable &table) {
  table["stablehlo.select_and_scatter"] = runSelectAndScatter;
}

} // namespace tesela::interpret
