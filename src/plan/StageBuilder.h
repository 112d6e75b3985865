// Builds the graph of one stage: substitutes indices through maps.
#pragma once

#include "plan/Nest.h"

#include "llvm/ADT/DenseMap.h"

#include <functional>

namespace tesela::plan {

/// Where the value of an operator inside a kernel is found.
struct StoredValue {
  /// A reduction, or an update: cannot be recomputed in place.
  bool hard = true;
  /// Grid loop per dimension, -1 for a dimension stored in full.
  llvm::SmallVector<int, 4> gridOfDimension;
  /// The stage that stores it; -1: not yet known.
  int stage = -1;
};

/// What a stage sees of the kernel around it.
struct StageContext {
  FormCache &forms;
  llvm::function_ref<bool(mlir::Operation *)> inside;
  const llvm::DenseMap<mlir::Value, StoredValue> &stored;
  unsigned gridCount = 0;
  unsigned nodeLimit = 700;
};

class StageBuilder {
public:
  StageBuilder(Stage &stage, int stageNumber, const StageContext &context);

  /// A node that gives `value` at `indices` (one per dimension), where
  /// `predicate` holds. Nothing once the limit is passed or an operator is
  /// opaque.
  std::optional<unsigned> evaluate(mlir::Value value,
                                   llvm::ArrayRef<mlir::AffineExpr> indices,
                                   int predicate);

  /// Adds what `op` does at the iterators `at` as a sink of the stage.
  bool addSink(mlir::Operation *op, const KernelForm &form,
               llvm::ArrayRef<mlir::AffineExpr> at);
  /// Adds the storing of a map.
  bool addStore(mlir::Value value, llvm::ArrayRef<mlir::AffineExpr> at);

  /// Called for each read of a stored value: the value and its indices.
  std::function<void(mlir::Value, llvm::ArrayRef<mlir::AffineExpr>)> onRead;
  /// Called for each map that is evaluated in place.
  std::function<void(mlir::Value, llvm::ArrayRef<mlir::AffineExpr>)> onMap;
  bool tooLarge() const { return failed; }

private:
  /// An access of `op` composed with its iterators; evaluates index reads.
  struct Composed {
    llvm::SmallVector<mlir::AffineExpr, 4> indices;
    int own = always;       // the access's guards
    int predicate = always; // and those of the context
  };
  std::optional<Composed> compose(mlir::Operation *op,
                                  const semantics::Access &access,
                                  llvm::ArrayRef<mlir::AffineExpr> at,
                                  int predicate, bool write);
  std::optional<unsigned> evaluateMap(mlir::Value value, const KernelForm &form,
                                      llvm::ArrayRef<mlir::AffineExpr> indices,
                                      int predicate);
  /// The nodes of the reads of `form` and the body over them, as a node that
  /// stands for all results of the body.
  std::optional<unsigned> evaluateBody(mlir::Value value, mlir::Operation *op,
                                       const KernelForm &form,
                                       llvm::ArrayRef<mlir::AffineExpr> at,
                                       int predicate);
  /// A node for a guarded read of node `input`: zero outside its guards, if
  /// `form` counts on that and the node does not give it by itself.
  unsigned zeroOutside(unsigned input, const semantics::GranularForm &form,
                       unsigned read, const Composed &composed,
                       mlir::Value value);
  int conjunction(llvm::ArrayRef<semantics::Guard> guards, int with);
  unsigned addNode(Node node);
  bool readsStored(mlir::Value value,
                   llvm::ArrayRef<mlir::AffineExpr> indices) const;

  llvm::SmallVectorImpl<unsigned> &bucket(const Node &node);

  Stage &stage;
  int number;
  const StageContext &context;
  bool failed = false;
  unsigned depth = 0;
  /// Node numbers by hash.
  llvm::DenseMap<size_t, llvm::SmallVector<unsigned, 2>> known;
  llvm::DenseMap<size_t, llvm::SmallVector<int, 1>> predicatesByHash;
};

} // namespace tesela::plan
