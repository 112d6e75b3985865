// Groups operators of a block into kernels.
//
// Every operator with a granular form starts as a cluster of its own. Clusters
// that exchange a value, or read the same one, are merged while the loop nest
// of the merged cluster is estimated to be no slower than the two apart.
//
// Free operators (broadcasts, slices, constants, widening conversions) belong
// to no cluster: each cluster that needs one evaluates it again from what it
// reads.
//
// What is left between clusters is then looked at once more (Recompute.cpp): an
// array that is a cheap map of arrays which exist anyway need not exist itself.
//
//     A: x, x3 = 3 * x * x, t = tanh(x) -> stored x, t; x3 no longer
//     C: g * x3 * (1 - t)               -> 3 * x * x evaluated again
#pragma once

#include "plan/Cost.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace tesela::plan {

struct Cluster {
  std::vector<mlir::Operation *> ops; // in block order
  /// Operators of other clusters that this one evaluates again.
  llvm::SmallPtrSet<mlir::Operation *, 4> again;
  bool fusible = false;
  bool contraction = false;
  bool alive = true;
  unsigned first = 0, last = 0; // positions of its ends in the block
  NestCost cost;                // of its kernel
};

class Clusters {
public:
  Clusters(mlir::Block &block, FormCache &forms, const MachineModel &machine);

  /// Merges greedily, then takes arrays away that need not exist.
  void merge();
  /// Replaces each cluster by a plan.kernel; sorts the block topologically.
  mlir::LogicalResult outline(unsigned &counter);

private:
  void findOps();
  void connect();
  struct Freedom {
    bool free = false;
    bool source = false; // reads no memory at all
    unsigned depth = 0;  // of arithmetic, through free operators
    double read = 0;     // bytes of arrays, through free operators
  };
  const Freedom &freedomOf(mlir::Operation *op);
  bool feedsProducts(mlir::Operation *op);
  bool isFree(mlir::Operation *op) { return freedomOf(op).free; }
  bool isKept(mlir::OpOperand &operand);
  void collectBases(mlir::Value value, llvm::DenseSet<mlir::Value> &seen,
                    llvm::SmallVectorImpl<mlir::Value> &bases);
  std::vector<mlir::Value> outputsOf(llvm::ArrayRef<unsigned> members) const;
  std::optional<Nest> nestOf(llvm::ArrayRef<unsigned> members);
  bool spansBesides(unsigned position, unsigned producer,
                    unsigned consumer) const;
  bool wouldCycle(unsigned producer, unsigned consumer) const;
  bool tryMerge(unsigned producer, unsigned consumer);
  bool allowed(const Nest &nest, const Cluster &a, const Cluster &b) const;
  std::vector<unsigned> producersOf(unsigned cluster) const;
  void mergeSiblings();
  bool isContraction(const Nest &nest, const Cluster &cluster) const;
  llvm::SmallVector<unsigned, 4> consumersOf(mlir::Value value,
                                             unsigned producer) const;
  std::optional<llvm::SmallVector<mlir::Operation *, 8>>
  chainOf(mlir::Value value, unsigned producer,
          llvm::ArrayRef<unsigned> consumers);
  bool mayRecompute(mlir::Value value, unsigned consumer);
  bool isRead(mlir::Value value, unsigned cluster) const;
  std::optional<double> workOf(llvm::ArrayRef<unsigned> numbers);
  void tryRecompute(mlir::Value value, unsigned producer);
  void recompute();
  void outlineCluster(unsigned number, unsigned &counter);
  bool evaluatesAgain(mlir::OpOperand &use);

  mlir::Block &block;
  FormCache &forms;
  const MachineModel &machine;
  std::vector<Cluster> clusters;
  llvm::DenseMap<mlir::Operation *, unsigned> clusterOf;
  llvm::DenseMap<mlir::Operation *, unsigned> position;
  /// Clusters that have taken in another one, and are alive.
  std::vector<unsigned> merged;
  llvm::DenseMap<mlir::Operation *, Freedom> freedom;
  llvm::DenseMap<mlir::Operation *, bool> feeding; // feedsProducts()
  /// Values that an operator reads, looking through free operators.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value, 4>> reads;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Operation *, 2>> readers;
  /// Clusters that evaluate an operator of another one again.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<unsigned, 2>> copiesOf;
};

} // namespace tesela::plan
