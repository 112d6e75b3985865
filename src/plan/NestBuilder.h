// Builds the nest of a kernel (Nest.h says how): what must exist in memory and
// in which stage it is made.
#pragma once

#include "plan/StageBuilder.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace tesela::plan {

/// Something that ends up in memory: a reduction, scan or update (all results
/// of its operator), or a map that is stored.
struct Unit {
  mlir::Operation *op = nullptr;
  mlir::Value map; // the stored map, null for the others
  const KernelForm *form = nullptr;
  /// Extents of its own iterators; a stored map's are its dimensions.
  llvm::SmallVector<int64_t, 6> extents;
  llvm::SmallVector<bool, 6> parallel; // may the iterator be a grid loop
  llvm::SmallVector<bool, 6> reduction;
  /// Grid loop of each iterator, or -1. Empty: not bound yet.
  llvm::SmallVector<int, 6> grid;
};

class NestBuilder {
public:
  NestBuilder(llvm::ArrayRef<mlir::Value> outputs, FormCache &forms,
              llvm::function_ref<bool(mlir::Operation *)> inside,
              const NestLimits &limits)
      : outputs(outputs), forms(forms), inside(inside), limits(limits) {}

  std::optional<Nest> build();

private:
  bool collect();
  bool visit(mlir::Value value, llvm::SetVector<mlir::Operation *> &order,
             unsigned depth);
  void makeUnits();
  Unit makeUnit(mlir::Operation *op, mlir::Value map) const;
  void chooseAnchor();
  bool bind();
  bool bindReads(Unit &unit);
  llvm::SmallVector<int, 6>
  gridOf(const Unit &unit, llvm::ArrayRef<mlir::AffineExpr> indices) const;
  bool bindTo(mlir::Value value, llvm::ArrayRef<mlir::AffineExpr> indices);
  void restart();
  bool bindByExtent(Unit &unit);
  bool dropUnbound(llvm::ArrayRef<int> grid);
  void publish(const Unit &unit);
  llvm::SmallVector<mlir::AffineExpr, 6> layout(const Unit &unit,
                                                Stage &stage) const;
  bool place();
  bool placeUnit(Unit &unit);
  bool keep(mlir::Value value);
  bool storeRepeated();
  bool storeReduced();
  double scratchBytes() const;

  llvm::ArrayRef<mlir::Value> outputs;
  FormCache &forms;
  llvm::function_ref<bool(mlir::Operation *)> inside;
  NestLimits limits;
  Nest nest;
  std::vector<Unit> units; // each after those it reads
  unsigned anchor = 0;
  llvm::SmallVector<bool, 6> dropped; // of the anchor's iterators
  llvm::DenseMap<mlir::Value, StoredValue> stored;
  llvm::DenseMap<mlir::Value, unsigned> unitOf;
  llvm::DenseSet<mlir::Value> kept;    // maps stored in scratch
  llvm::DenseSet<mlir::Value> refused; // maps that cannot be
  mlir::MLIRContext *context = nullptr;
  bool impossible = false; // whatever the grid
};

} // namespace tesela::plan
