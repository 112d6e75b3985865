#include "interpret/RegionFunction.h"

#include "interpret/Types.h"

#include "mlir/IR/BuiltinTypes.h"

namespace tesela::interpret {
namespace {

constexpr int64_t width = ScalarEvaluator::width;

Result<ElementType> scalarTypeOf(mlir::Region &region, mlir::Type type) {
  if (auto shape = shapeOf(type); shape && shape->elementCount() == 1)
    return shape->element;
  return failure(region.getParentOp(), "its region does not work on scalars",
                 ErrorCode::Unimplemented);
}

} // namespace

Result<RegionFunction> RegionFunction::create(Interpreter &interpreter,
                                              mlir::Region &region) {
  RegionFunction made;
  made.interpreter = &interpreter;
  made.region = &region;
  for (mlir::Type type : region.getArgumentTypes()) {
    auto element = scalarTypeOf(region, type);
    if (!element)
      return element.error();
    made.argumentTypes.push_back(*element);
  }
  for (mlir::Type type : region.front().getTerminator()->getOperandTypes()) {
    auto element = scalarTypeOf(region, type);
    if (!element)
      return element.error();
    made.resultTypes.push_back(*element);
  }
  llvm::SmallVector<mlir::Value> captures;
  if (auto body = semantics::scalarBody(region, captures))
    if (auto evaluator = ScalarEvaluator::compile(*body)) {
      made.compiled = std::move(*evaluator);
      for (mlir::Value value : captures)
        made.captured.push_back(interpreter.get(value));
    }
  return made;
}

void RegionFunction::load(std::span<const std::byte *const> elements,
                          int64_t count) {
  for (const ScalarEvaluator::Leaf &leaf : compiled->leaves()) {
    std::byte *to = compiled->at(leaf.offset);
    const size_t size = byteSize(leaf.type);
    if (leaf.index < argumentTypes.size())
      std::memcpy(to, elements[leaf.index], count * size);
    else
      for (int64_t k = 0; k < count; ++k)
        std::memcpy(to + k * size,
                    captured[leaf.index - argumentTypes.size()].data(), size);
  }
}

Result<std::vector<Array>>
RegionFunction::interpretOne(std::span<const std::byte *const> elements) {
  std::vector<Array> arguments;
  for (size_t i = 0; i < argumentTypes.size(); ++i)
    arguments.emplace_back(*shapeOf(region->getArgument(i).getType()),
                           elements[i]);
  return interpreter->runScalar(*region, arguments);
}

Result<void> RegionFunction::apply(std::span<const std::byte *const> elements,
                                   std::span<std::byte *const> out) {
  if (compiled) {
    load(elements, 1);
    compiled->run(1);
    for (size_t r = 0; r < out.size(); ++r)
      std::memcpy(out[r], compiled->at(compiled->results()[r].offset),
                  byteSize(resultTypes[r]));
    return success();
  }
  auto results = interpretOne(elements);
  if (!results)
    return results.error();
  for (size_t r = 0; r < out.size(); ++r)
    std::memcpy(out[r], (*results)[r].data(), byteSize(resultTypes[r]));
  return success();
}

Result<bool> RegionFunction::test(std::span<const std::byte *const> elements) {
  std::byte answer{};
  std::byte *const out[] = {&answer};
  if (auto done = apply(elements, out); !done)
    return done.error();
  return answer != std::byte(0);
}

Result<std::vector<Array>> RegionFunction::map(std::span<const Array> arrays) {
  const int64_t total = arrays[0].elementCount();
  const auto dimensions = arrays[0].shape().dimensions;
  std::vector<Array> results;
  std::vector<std::byte *> targets;
  for (ElementType type : resultTypes)
    results.emplace_back(Shape{type, dimensions, {}});
  for (Array &result : results)
    targets.push_back(result.mutableData());
  std::vector<const std::byte *> elements(arrays.size());
  std::vector<std::byte *> out(results.size());
  const int64_t step = compiled ? width : 1;
  for (int64_t at = 0; at < total; at += step) {
    const int64_t count = std::min(step, total - at);
    for (size_t i = 0; i < arrays.size(); ++i)
      elements[i] = arrays[i].data() + at * byteSize(arrays[i].element());
    for (size_t r = 0; r < results.size(); ++r)
      out[r] = targets[r] + at * byteSize(resultTypes[r]);
    if (!compiled) {
      if (auto done = apply(elements, out); !done)
        return done.error();
      continue;
    }
    load(elements, count);
    compiled->run(count);
    for (size_t r = 0; r < results.size(); ++r)
      std::memcpy(out[r], compiled->at(compiled->results()[r].offset),
                  count * byteSize(resultTypes[r]));
  }
  return results;
}

} // namespace tesela::interpret
