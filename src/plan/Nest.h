// The loop nest of a kernel: what runs inside what, before sizes are chosen.
//
// A kernel computes its outputs on a *grid* of independent points. What one
// grid point needs is done in *stages*, one after the other; a stage is a
// perfect loop nest over the grid's block and its own loops, whose body is a
// graph of nodes and whose effects are sinks. Between stages values rest in
// scratch memory of the grid point.
//
// Worked example, softmax of f32[R,C]:
//
//     grid      (i: R)
//     stage 0   loops (i, j: C)   m = max_j x[i,j]                 -> scratch
//     stage 1   loops (i, j: C)   e = exp(x[i,j] - m[i])           -> scratch
//                                 s = sum_j e                      -> scratch
//     stage 2   loops (i, j: C)   y[i,j] = e[i,j] / s[i]           -> result
//
// How the grid is found. Take one output, the anchor, and let every loop of it
// be a grid loop. A value that must exist in memory before it is read (the
// result of a reduction) is read at some index; a grid loop that does not
// appear in that index as it is would make another grid point's value
// necessary, so it cannot be a grid loop: it becomes a loop inside. Repeat
// until nothing changes. Above, y reads s at (i): j leaves the grid.
//
// Maps are never stored for their own sake: a read of a map is replaced by its
// body with the index substituted, once per distinct index. So shared
// subexpressions stay shared, and x[i-1] + x[i+1] of a computed x costs two
// evaluations of x. A map is stored (in scratch) only where later stages would
// repeat expensive work.
//
// Loop numbers: the grid's loops first, in order, then the stage's own.
#pragma once

#include "plan/IndexExpression.h"
#include "plan/KernelForm.h"

namespace tesela::plan {

constexpr int always = -1; // a predicate that holds everywhere
constexpr int never = -2;

struct Predicate {
  llvm::SmallVector<semantics::Guard, 2> guards; // all must hold
  uint64_t loops = 0;
};

/// One value per point of the loops it depends on.
struct Node {
  enum class Kind : uint8_t {
    Load,    // an element of `value` at `indices`; zero where not `predicate`
    Compute, // `form`'s body
    Zero,    // of the type of `value`
  };
  Kind kind = Kind::Load;
  mlir::Value value;
  /// Load: one per dimension. Compute: one per iterator of the form.
  llvm::SmallVector<mlir::AffineExpr, 4> indices;
  int predicate = always;
  const KernelForm *form = nullptr;
  llvm::SmallVector<unsigned, 3> inputs; // Compute: a node per read
  llvm::SmallVector<int, 3> inBounds;    // Compute: a predicate per read
  uint64_t loops = 0;                    // bit per loop it depends on
};

/// Symbol s_i of a stage's expressions: an index read from memory.
struct Symbol {
  unsigned node = 0;
  bool clamped = false;
  Interval bounds;
  uint64_t loops = 0;
};

struct Sink {
  FormKind kind = FormKind::Map; // Map: store the node
  mlir::Operation *op = nullptr;
  const KernelForm *form = nullptr;
  /// What is computed, one per accumulator.
  llvm::SmallVector<mlir::Value, 2> values;
  /// Node and which of its body's results.
  llvm::SmallVector<std::pair<unsigned, unsigned>, 2> contributions;
  /// Node of the initial value where it is an operand; -1 where the form
  /// says it.
  llvm::SmallVector<int, 2> inits;
  /// Where each value is written, an index per dimension.
  llvm::SmallVector<llvm::SmallVector<mlir::AffineExpr, 4>, 2> indices;
  llvm::SmallVector<int, 2> predicates; // Update
};

struct Loop {
  int64_t extent = 1;
  bool reduction = false; // some sink accumulates over it
  bool scan = false;      // sequential; `reverse` says from which end
};

struct Stage {
  explicit Stage(mlir::MLIRContext *context) : space(context) {}
  llvm::SmallVector<Loop, 6> loops;
  IndexSpace space;
  std::vector<Node> nodes;
  std::vector<Symbol> symbols;
  std::vector<Predicate> predicates;
  std::vector<Sink> sinks;

  /// Points of the loops in `set`.
  double points(uint64_t set) const;
  /// The loops that an expression depends on, itself or through symbols.
  uint64_t loopsOf(mlir::AffineExpr expression) const;
  /// How many nodes are evaluated where inputs under a predicate for which
  /// `isDead` holds are not: in each of its pieces a concatenation evaluates
  /// one of its operands.
  size_t nodesEvaluated(llvm::function_ref<bool(int predicate)> isDead) const;
};

struct Nest {
  llvm::SmallVector<int64_t, 4> grid;
  std::vector<Stage> stages;
  std::vector<mlir::Value> inputs;  // read from outside, in order of first use
  std::vector<mlir::Value> outputs; // as asked for
  std::vector<mlir::Value> scratch; // stored between stages
  /// The grid loop each dimension of a stored value is bound to, or -1.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<int, 4>> gridOfDimension;
  /// Every operator used, each after its operands.
  std::vector<mlir::Operation *> ops;

  int64_t gridPoints() const;
  void print(llvm::raw_ostream &out) const;
};

struct NestLimits {
  unsigned nodesPerStage = 700;
  /// Bytes of scratch one grid point may have.
  int64_t scratchBytes = 512 << 10;
};

/// The nest that computes `outputs` from everything for which `inside` does
/// not hold; nothing where an operator inside is opaque, where the nodes pass
/// the limit, or where an updated array would be read back.
std::optional<Nest>
buildNest(llvm::ArrayRef<mlir::Value> outputs, FormCache &forms,
          llvm::function_ref<bool(mlir::Operation *)> inside,
          const NestLimits &limits = {});

} // namespace tesela::plan
