// A region on scalars, ready to be called many times: compiled where it is
// scalar code, interpreted where it is not.
#pragma once

#include "interpret/Interpreter.h"

namespace tesela::interpret {

class RegionFunction {
public:
  /// `interpreter` must hold what the region captures, and outlive this.
  static Result<RegionFunction> create(Interpreter &interpreter,
                                       mlir::Region &region);

  /// Applies the region to the elements of arrays of equal shape.
  Result<std::vector<Array>> map(std::span<const Array> arrays);

  /// Applies it to one element each; the first result is read as a truth.
  Result<bool> test(std::span<const std::byte *const> elements);

  /// Applies it to one element each and copies the results to `out`.
  Result<void> apply(std::span<const std::byte *const> elements,
                     std::span<std::byte *const> out);

  size_t resultCount() const { return resultTypes.size(); }
  ElementType resultType(size_t i) const { return resultTypes[i]; }

private:
  Result<std::vector<Array>>
  interpretOne(std::span<const std::byte *const> elements);
  void load(std::span<const std::byte *const> elements, int64_t count);

  Interpreter *interpreter = nullptr;
  mlir::Region *region = nullptr;
  std::optional<ScalarEvaluator> compiled;
  std::vector<ElementType> argumentTypes, resultTypes;
  std::vector<Array> captured; // inputs after the arguments
};

} // namespace tesela::interpret
