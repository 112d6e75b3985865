// A size: a number, or an integer polynomial of size symbols.
//
// Shapes with `?` have sizes that are known by name only. A size symbol is an
// affine symbol numbered from `firstSizeSymbol`, so that it cannot be taken for
// the symbol of an index read (Granular.h). Polynomials are kept canonical:
// equal ones are the same expression. Floor division and remainder are carried
// out as far as they come out even and are atoms of the polynomial otherwise:
//
//     (64 * s0 + 6) / 64 = s0        (s0 * s1 + s2) / s1 = s0 + s2 / s1
//
// Sizes that are no polynomial (the greater of two) get a symbol of their own;
// see SymbolicShapes.h. A number costs nothing extra: it is its `int64_t`.
#pragma once

#include "mlir/IR/AffineExpr.h"
#include "mlir/Support/LLVM.h"

#include <cassert>
#include <concepts>

namespace tesela::semantics {

/// The affine symbol of size number 0. Index reads are numbered below it.
inline constexpr unsigned firstSizeSymbol = 1u << 16;

class Extent {
public:
  Extent(int64_t value = 0) : number(value) {} // implicit
  /// A polynomial of symbols; where it is a constant, that number.
  explicit Extent(mlir::AffineExpr expression);
  /// Size number `size`.
  static Extent symbol(unsigned size, mlir::MLIRContext *context);

  bool isStatic() const { return !symbols; }
  bool is(int64_t value) const { return isStatic() && number == value; }
  /// The number, of a static one.
  int64_t value() const {
    assert(isStatic() && "the size is not known as a number");
    return number;
  }
  operator int64_t() const { return value(); } // implicit
  /// Also of a static one.
  mlir::AffineExpr expression(mlir::MLIRContext *context) const;

  friend bool operator==(const Extent &a, const Extent &b) {
    return a.symbols == b.symbols && a.number == b.number;
  }
  template <std::integral T> friend bool operator==(const Extent &a, T b) {
    return a.is(b);
  }
  friend Extent operator+(const Extent &a, const Extent &b);
  friend Extent operator-(const Extent &a, const Extent &b);
  friend Extent operator*(const Extent &a, const Extent &b);
  /// Rounding down, the divisor positive.
  friend Extent floorDivide(const Extent &a, const Extent &b);
  friend Extent modulo(const Extent &a, const Extent &b);

private:
  mlir::AffineExpr symbols; // null where static
  int64_t number = 0;       // 0 where not
};

Extent operator+(const Extent &a, const Extent &b);
Extent operator-(const Extent &a, const Extent &b);
Extent operator*(const Extent &a, const Extent &b);
Extent floorDivide(const Extent &a, const Extent &b);
Extent modulo(const Extent &a, const Extent &b);

// Templates, so that a plain number beside an extent is no worse a match than
// the built-in operators on the extent's own number.
template <std::integral T> Extent operator+(const Extent &a, T b) {
  return a + Extent(b);
}
template <std::integral T> Extent operator-(const Extent &a, T b) {
  return a - Extent(b);
}
template <std::integral T> Extent operator*(const Extent &a, T b) {
  return a * Extent(b);
}
template <std::integral T> Extent operator+(T a, const Extent &b) {
  return Extent(a) + b;
}
template <std::integral T> Extent operator-(T a, const Extent &b) {
  return Extent(a) - b;
}
template <std::integral T> Extent operator*(T a, const Extent &b) {
  return Extent(a) * b;
}

/// Is a <= b whatever the symbols stand for: is b - a a number, not negative?
bool knownAtMost(const Extent &a, const Extent &b);

/// `extent` with size number k replaced by values[k], as far as there are
/// values.
Extent substitute(const Extent &extent, llvm::ArrayRef<Extent> values);

using Extents = llvm::SmallVector<Extent, 4>;
Extents extentsOf(llvm::ArrayRef<int64_t> shape);
Extent product(llvm::ArrayRef<Extent> extents);

// An index and a size.
mlir::AffineExpr operator+(mlir::AffineExpr index, const Extent &extent);
mlir::AffineExpr operator-(mlir::AffineExpr index, const Extent &extent);
mlir::AffineExpr operator-(const Extent &extent, mlir::AffineExpr index);
mlir::AffineExpr operator*(mlir::AffineExpr index, const Extent &extent);
mlir::AffineExpr floorDivide(mlir::AffineExpr index, const Extent &extent);
mlir::AffineExpr modulo(mlir::AffineExpr index, const Extent &extent);

/// Size symbols print as `size0`, ...
llvm::raw_ostream &operator<<(llvm::raw_ostream &out, const Extent &extent);
/// The same for an expression of iterators, index reads and sizes.
void printIndex(mlir::AffineExpr index, llvm::raw_ostream &out);

} // namespace tesela::semantics
