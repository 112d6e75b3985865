// Executes a granular form over arrays, as semantics/Granular.h defines it.
//
// Three ways through the iteration space, which give the same results:
//   by outputs   chunks of result elements; for each point of the reduction
//                space in order, all elements of the chunk take in one
//                contribution
//   by terms     one result element at a time, chunks of its contributions;
//                for reductions to few elements
//   by updates   chunks of all points, each contribution taken in at the place
//                its write map says; where that place depends on data or on
//                reduction iterators
#pragma once

#include "interpret/Access.h"
#include "interpret/ScalarEvaluator.h"

#include <memory>
#include <optional>

namespace tesela::interpret {

class GranularExecutor {
public:
  static Result<std::unique_ptr<GranularExecutor>>
  compile(const semantics::GranularForm &form, std::span<const Shape> operands,
          std::span<const Shape> results);

  /// One array per result. Operands have the shapes given to compile(). Not
  /// reentrant.
  Result<std::vector<Array>> run(std::span<const Array> operands);

private:
  struct Combining {
    ScalarEvaluator evaluator;
    std::vector<semantics::Init> inits;
    // Registers of accumulators and contributions, one per result; absent
    // where the combiner does not look at them.
    std::vector<std::optional<uint32_t>> accumulators, contributions;
  };

  Result<void> compileBody(const semantics::GranularForm &form,
                           std::span<const Shape> operands);
  Result<void> compileCombiner(const semantics::GranularForm &form);

  Result<void> byOutputs();
  Result<void> byTerms();
  Result<void> byUpdates();

  Array initialArray(size_t result) const;
  Result<void> evaluateBody(const Points &points);
  void fillLeaf(const ScalarEvaluator::Leaf &leaf, const Points &points);
  const std::byte *contribution(size_t result, int64_t count);
  /// current[r] = combiner(current[r], terms[r]) on `count` points.
  void combine(std::span<const std::byte *const> terms, int64_t count);
  void loadCurrent(size_t result, const AccessProgram &write, int64_t count);
  void storeElements(size_t result, const std::byte *from, int64_t count);

  std::vector<int64_t> parallel, reduction; // extents
  std::vector<AccessProgram> reads, writes;
  std::vector<bool> readUsed;
  bool scattered = false; // writes depend on data or reduction iterators
  std::optional<ScalarEvaluator> body;
  std::optional<Combining> combining;
  std::vector<Shape> resultShapes;
  std::vector<ElementType> accumulatorTypes;

  // Of the current run.
  std::span<const Array> operands;
  std::vector<Array> accumulators;  // in accumulator types
  std::vector<std::byte *> targets; // their bytes
  // One buffer per result, `width` elements of the accumulator's type.
  std::vector<std::vector<std::byte>> current, cast;
};

} // namespace tesela::interpret
