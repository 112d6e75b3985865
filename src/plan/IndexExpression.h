// Index expressions in one canonical form, with their ranges.
//
// Access maps compose: reading a reshape of a transpose of a slice gives the
// index of the slice's operand as an affine expression of the reader's loops.
// Composed expressions grow floor divisions and remainders that cancel, and
// code is good only if they do. Here every expression is a linear form
//
//     constant + sum of coefficient * atom,
//     atom = loop d_i | symbol s_i | (linear form) floordiv constant
//
// A remainder x mod c is written x - c * (x floordiv c). So the two halves of
// a reshape cancel by adding coefficients:
//
//     (x floordiv 64) * 64 + x mod 64
//   = 64 * (x floordiv 64) + x - 64 * (x floordiv 64)
//   = x
//
// Divisions vanish where the range of the loops decides them:
// (64 * i + j) floordiv 64 = i for 0 <= j < 64.
#pragma once

#include "mlir/IR/AffineExpr.h"
#include "mlir/Support/LLVM.h"

#include <optional>

namespace tesela::plan {

/// lower <= value <= upper.
struct Interval {
  int64_t lower = 0;
  int64_t upper = 0;
};

struct LinearForm {
  /// In an order that depends on the structure alone; no coefficient is zero.
  llvm::SmallVector<std::pair<mlir::AffineExpr, int64_t>, 4> terms;
  int64_t constant = 0;

  int64_t coefficient(mlir::AffineExpr atom) const;
  bool isConstant() const { return terms.empty(); }
};

/// The ranges of the loops d_i and symbols s_i that expressions mention. A
/// symbol without a range (an index that is not clamped) is unbounded.
class IndexSpace {
public:
  explicit IndexSpace(mlir::MLIRContext *context) : context(context) {}

  unsigned addLoop(int64_t extent);
  unsigned addSymbol(std::optional<Interval> range);
  void resizeLoops(unsigned count) { loops.resize(count); }
  int64_t extent(unsigned loop) const { return loops[loop]; }
  unsigned loopCount() const { return loops.size(); }

  LinearForm linear(mlir::AffineExpr expression) const;
  /// Where expression = loop + constant: the constant.
  std::optional<int64_t> shiftOf(mlir::AffineExpr expression,
                                 unsigned loop) const;
  mlir::AffineExpr expression(const LinearForm &form) const;
  mlir::AffineExpr simplify(mlir::AffineExpr expression) const {
    return this->expression(linear(expression));
  }
  /// Where known.
  std::optional<Interval> range(mlir::AffineExpr expression) const;
  std::optional<Interval> range(const LinearForm &form) const;
  /// The same, closer and slower. Where q = x floordiv c = (x - m) / c with
  /// 0 <= m < c, it is tried without q, and without a loop of x: of
  /// 8 * (d0 floordiv 4) - d0 = 4 * (d0 floordiv 4) - m  it sees that it is no
  /// less than -3. And a loop in x is taken apart by its remainder by c: of
  /// 2 * ((d0 + 1) floordiv 2) - d0, with d0 = 2 * q and 2 * q + 1, it sees 0
  /// and 1.
  std::optional<Interval> closeRange(mlir::AffineExpr expression) const;
  /// The least and the greatest value, found by trying all values of what
  /// stands in divisions, where these are no more than `mostPoints`. A symbol
  /// takes every value of its range.
  std::optional<Interval> exactRange(mlir::AffineExpr expression,
                                     int64_t mostPoints) const;

private:
  std::optional<Interval> closeRange(const LinearForm &form,
                                     unsigned &budget) const;
  std::optional<Interval> rangeByRemainders(mlir::AffineExpr expression,
                                            int64_t mostCases) const;
  LinearForm floorDivide(LinearForm form, int64_t divisor) const;
  std::optional<Interval> atomRange(mlir::AffineExpr atom) const;

  mlir::MLIRContext *context;
  llvm::SmallVector<int64_t, 8> loops;
  llvm::SmallVector<std::optional<Interval>, 4> symbols;
};

/// How an expression varies over `lanes` consecutive values of a loop that
/// begin at a multiple of `lanes`; lanes = 0: that begin anywhere.
enum class LaneKind : uint8_t { Uniform, Strided, Irregular };
struct Lanes {
  LaneKind kind = LaneKind::Uniform;
  int64_t stride = 0; // Strided
};
/// `varies(atom)` says of a symbol whether it differs between lanes.
Lanes lanesOf(const LinearForm &form, unsigned loop, unsigned lanes,
              llvm::function_ref<bool(mlir::AffineExpr)> varies);

/// Whether the expression mentions the loop, directly or in a division.
bool mentions(mlir::AffineExpr expression, unsigned loop);

} // namespace tesela::plan
