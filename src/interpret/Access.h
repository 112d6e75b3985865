// Access maps, compiled: where the points of a chunk read or write.
//
// A chunk is a run of points. Iterators that change within it are given by an
// array, the others by one number; an expression splits accordingly into a
// part per point and a part for the whole chunk.
#pragma once

#include "interpret/Array.h"
#include "semantics/Granular.h"

#include <memory>
#include <span>
#include <vector>

namespace tesela::interpret {

/// The points of a chunk.
struct Points {
  int64_t count = 0;
  /// One per iterator: `values` where it varies in the chunk, else `uniform`.
  struct Coordinate {
    const int64_t *values = nullptr;
    int64_t uniform = 0;
  };
  std::vector<Coordinate> coordinates;
};

/// An affine expression as a sum of products.
class IndexExpression {
public:
  IndexExpression() = default;
  explicit IndexExpression(mlir::AffineExpr expression);

  /// symbols[s] is the array of values of symbol s.
  void evaluate(const Points &points,
                std::span<const std::vector<int64_t>> symbols,
                int64_t *out) const;

private:
  enum class Kind : uint8_t { Modulo, FloorDivision, CeilDivision };
  struct Nonlinear {
    Kind kind;
    int64_t coefficient, divisor;
    std::shared_ptr<IndexExpression> inner;
  };
  void add(mlir::AffineExpr expression, int64_t coefficient);

  int64_t constant = 0;
  std::vector<std::pair<unsigned, int64_t>> iterators, symbols;
  std::vector<Nonlinear> nonlinear;
  bool valid = true;

  friend class AccessProgram;
};

/// A read or write map over arrays of known shape: element offsets and the
/// mask of its guards.
class AccessProgram {
public:
  AccessProgram(const semantics::Access &access,
                std::span<const int64_t> dimensions);

  /// Computes `offsets` and `inside` of the points; `operands` serve the index
  /// reads. Points outside the guards have no meaningful offset. An offset
  /// outside the array is an Error (a wrong form must not read wild memory).
  Result<void> locate(const Points &points, std::span<const Array> operands);

  const int64_t *offsets() const { return offsetBuffer.data(); }
  const uint8_t *inside() const { return insideBuffer.data(); }
  bool guarded() const { return !guards.empty(); }
  bool dataDependent() const { return !reads.empty(); }
  unsigned operand() const { return number; }

private:
  struct GuardProgram {
    IndexExpression expression;
    int64_t lower, upper;
  };
  struct ReadProgram {
    unsigned operand;
    std::vector<int64_t> dimensions;
    std::vector<IndexExpression> indices;
    bool clamped;
    int64_t lower, upper;
  };
  Result<void> readSymbols(const Points &points,
                           std::span<const Array> operands);

  unsigned number;
  int64_t elementCount = 1;
  IndexExpression offset;
  std::vector<GuardProgram> guards;
  std::vector<ReadProgram> reads;
  std::vector<std::vector<int64_t>> symbols;
  std::vector<int64_t> offsetBuffer, scratch;
  std::vector<uint8_t> insideBuffer;
};

} // namespace tesela::interpret
