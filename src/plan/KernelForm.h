// How an operator takes part in a kernel: its granular form, and what its
// loops do with what they compute.
//
//   Map     every element on its own, nothing accumulated. A map can be
//           recomputed wherever one of its elements is needed.
//   Reduce  a combiner over reduction iterators: reduce, dot_general,
//           convolution, reduce_window.
//   Scan    a reduce_window whose window reaches from one end to the element
//           itself (cumulative sums): one step per element instead of one
//           window per element. Only where that gives what the windows give;
//           with sums that keep their order, bit for bit.
//   Update  writes some elements of an operand and keeps the others: scatter,
//           dynamic_update_slice. Works in place.
#pragma once

#include "semantics/Granular.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace tesela::plan {

enum class FormKind : uint8_t { Map, Reduce, Scan, Update };

struct KernelForm {
  FormKind kind = FormKind::Map;
  semantics::GranularForm form;
  /// Map, Reduce, Scan: the iterator that runs along each result dimension.
  llvm::SmallVector<unsigned, 4> iteratorOfDimension;
  /// Scan: the iterator along which it goes, from its end where `reverse`.
  unsigned scanIterator = 0;
  bool reverse = false;
  /// Update: iterators whose points write distinct elements, so that they may
  /// run at the same time.
  llvm::SmallVector<unsigned, 4> freeIterators;
  /// Cycles of one evaluation of the body, roughly, on one lane of a vector.
  double weight = 0;

  /// Update: the operand whose elements result `number` keeps.
  unsigned keptOperand(unsigned number) const {
    return form.combiner ? form.combiner->inits[number].operand : 0;
  }
};

/// Computes forms once per operator.
class FormCache {
public:
  /// `ordered`: accumulators take contributions in the order of the granular
  /// form (numerics=strict).
  explicit FormCache(bool ordered = false) : ordered(ordered) {}

  /// Null where the operator is opaque.
  const KernelForm *get(mlir::Operation *op);
  /// The map of one number of type `element` that gives it where its read is in
  /// bounds and zero elsewhere: what a guarded read of a computed array is.
  const KernelForm *zeroOutside(mlir::Type element);

private:
  bool ordered;
  llvm::DenseMap<mlir::Type, std::unique_ptr<KernelForm>> guarded;
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<KernelForm>> forms;
};

/// Relative cost of a body: 1 is one add.
double bodyWeight(const semantics::ScalarBody &body);

/// A constant all of whose elements are equal, or a view of one number; such
/// values are immediate operands, not memory.
bool isSplatConstant(mlir::Value value);

/// Whether an initial value changes nothing if it is taken in once more than
/// asked for.
bool isNeutral(mlir::Value init, semantics::Monoid monoid);

} // namespace tesela::plan
