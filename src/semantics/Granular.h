// The granular form: the one meaning of an operator.
//
// An operator is an iteration space, an access map for each operand it reads, a
// scalar body, for reductions a combiner, and a write map for each result. The
// judge executes the form, the prover encodes it, the tiler splits its
// iterators, the emitters lower it.
//
// Meaning. `iterators` span a box; Parallel ones come first and Reduction ones
// after them. At every point of the box each read brings one element (or, where
// a guard fails, the zero of its type; the body asks InBounds), and the body
// computes one contribution per result. Without a combiner the contribution is
// the element written. With a combiner the element at a write position begins
// as its init and takes in the contributions in lexicographic order of the
// reduction iterators:  acc = combiner(acc, contribution).  `strict` numerics
// keep that order; `standard` may reassociate it.
//
// Worked example 1, dot_general of f32[M,K] and f32[K,N]:
//
//     iterators  (i: parallel M, j: parallel N, k: reduction K)
//     read 0     operand 0 at (i, k)
//     read 1     operand 1 at (k, j)
//     body       multiply(in0, in1)
//     combiner   add, init 0
//     write 0    result 0 at (i, j)
//
// Worked example 2, pad of f32[N] by (lo, hi) with interior 0:
//
//     iterators  (i: parallel lo+N+hi)
//     read 0     operand 0 at (i - lo)   guards  0 <= i - lo < N
//     read 1     operand 1 at ()
//     body       select(in-bounds 0, in0, in1)
//     write 0    result 0 at (i)
//
// Worked example 3, gather of rows x[ids[i], j]:
//
//     iterators  (i: parallel B, j: parallel D)
//     read 0     operand 0 at (s0, j)  where s0 = clamp(operand 1 at (i, 0),
//                                                       0, N - 1)
//
// Scatter writes data-dependently: its iterators span the updates, its write
// map holds index reads, guards drop a whole window that leaves the operand,
// and each result element begins as the element of the operand (Init::Operand
// at the write position).
//
// Affine expressions: dimension d_n is iterator n, symbol s_n is the value of
// `indexReads[n]` of the same access. Floor division and modulo by constants
// occur (reshape, interior padding).
//
// Sizes are numbers, or polynomials of size symbols (Extent.h), which may then
// stand in the affine expressions too, as factors and divisors of iterators.
// What runs a form (the judge, the emitters) needs numbers and gets them: an
// Extent is its int64_t there.
#pragma once

#include "semantics/Extent.h"
#include "semantics/ScalarBody.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace mlir {
class OpBuilder;
class Operation;
class Region;
} // namespace mlir

namespace tesela::semantics {

enum class IteratorKind : uint8_t { Parallel, Reduction };

struct Iterator {
  IteratorKind kind = IteratorKind::Parallel;
  Extent extent = 0;
};

/// lower <= expression < upper.
struct Guard {
  mlir::AffineExpr expression;
  Extent lower = 0;
  Extent upper = 0;
};

/// An index taken from a tensor of integers, clamped to [lower, upper] where
/// `clamped`; unsigned element types are read as unsigned, and what exceeds 64
/// signed bits saturates. Its own `indices` use dimensions only.
struct IndexRead {
  unsigned operand = 0;
  llvm::SmallVector<mlir::AffineExpr, 4> indices;
  bool clamped = false;
  Extent lower = 0;
  Extent upper = 0;
};

struct Access {
  /// Number of the operand (reads) or of the result (writes).
  unsigned operand = 0;
  llvm::SmallVector<mlir::AffineExpr, 4> indices;
  llvm::SmallVector<IndexRead, 0> indexReads;
  /// All must hold, else nothing is read or written; checked before the indices
  /// are used, which may be out of bounds without them.
  llvm::SmallVector<Guard, 0> guards;
};

/// Where an accumulator begins.
struct Init {
  enum class Kind : uint8_t {
    Constant,       // `constant`, bits of the accumulator type
    ScalarOperand,  // the rank-0 operand number `operand`
    OperandAtWrite, // the element of operand `operand` at the write position
  };
  Kind kind = Kind::Constant;
  unsigned operand = 0;
  llvm::APInt constant = llvm::APInt(1, 0);
};

/// What the combiner is, where it is one of the known monoids on every result;
/// `General` otherwise. On i1 addition and maximum are Or, multiplication and
/// minimum are And.
enum class Monoid : uint8_t {
  Sum,
  Product,
  Maximum,
  Minimum,
  And,
  Or,
  Xor,
  First, // keep the accumulator
  Last,  // take the contribution ("set")
  General,
};

struct Combiner {
  /// Inputs: the accumulators, then the contributions, one each per result.
  ScalarBody body;
  llvm::SmallVector<Init, 2> inits;
  Monoid monoid = Monoid::General;
};

struct GranularForm {
  llvm::SmallVector<Iterator, 6> iterators;
  llvm::SmallVector<Access, 3> reads;
  ScalarBody body;
  std::optional<Combiner> combiner;
  llvm::SmallVector<Access, 1> writes;
  /// The type accumulation happens in, one per result: f32 for sums and
  /// products of narrower floats (one rounding at the end), the result's own
  /// element type otherwise. Body and combiner compute in it, a ScalarOperand
  /// or OperandAtWrite init is converted to it, and what is written is
  /// converted from it to the element type of the result. Without a combiner
  /// the element types of the results.
  llvm::SmallVector<mlir::Type, 1> accumulatorTypes;

  unsigned parallelCount() const;
  void print(llvm::raw_ostream &out) const;
};

/// Do the parts fit together: every number in range, reads and body agree,
/// parallel iterators first? Says why not on `errors`.
bool verify(const GranularForm &form, llvm::raw_ostream &errors);

/// The granular form of `op`, or nothing where the operator is opaque (sort,
/// fft, solves, control flow, custom calls, a region that is not scalar code, a
/// constant that is no splat) or one that `decompose` writes in terms of
/// others. Shapes must be static, else there is none either.
std::optional<GranularForm> granularForm(mlir::Operation *op);

/// The shape of an operand or a result.
using ShapeOf = llvm::function_ref<Extents(mlir::Value)>;

/// The same with shapes that may hold size symbols. Operators with a shape or
/// with positions as operands (dynamic_reshape, real_dynamic_slice, ...) have
/// forms where those are known: SymbolicShapes.h. To build a form without an
/// operator see forms/Build.h.
std::optional<GranularForm> granularForm(mlir::Operation *op, ShapeOf shapes);

/// The scalar body of a region whose arguments and operators are rank-0
/// tensors; nothing where it holds anything else. Splat constants captured from
/// outside become constants; other captured values become further inputs,
/// listed in `captures`, after the block arguments. Calls are inlined.
std::optional<ScalarBody>
scalarBody(mlir::Region &region, llvm::SmallVectorImpl<mlir::Value> &captures);

/// The scalar body of an elementwise operator on its element types.
std::optional<ScalarBody> elementwiseBody(mlir::Operation *op);

/// The monoid that `combiner` computes: result i from inputs i and n + i, of n
/// results, the same one on each.
Monoid recognizeMonoid(const ScalarBody &combiner);

/// The same of one result, whatever the others compute.
Monoid recognizeMonoid(const ScalarBody &combiner, unsigned result);

/// The neutral element of a monoid, as the bits of a constant: -0 for sums of
/// floats, for -0 + x = x for every x; nothing for First, Last and General.
std::optional<llvm::APInt> identity(Monoid monoid, mlir::Type type);

llvm::StringRef name(Monoid monoid);

} // namespace tesela::semantics
