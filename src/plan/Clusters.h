// Groups operators of a block into kernels.
//
// Every operator with a granular form starts as a cluster of its own. Clusters
// that exchange a value, or read the same one, are merged while the loop nest
// of the merged cluster is estimated to be no slower than the two apart.
//
// Free operators (broadcasts, slices, constants, widening conversions) belong
// to no cluster: each cluster that needs one evaluates it again from what it
// reads.
#pragma once

#include "plan/Cost.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseSet.h"

namespace tesela::plan {

struct Cluster {
  std::vector<mlir::Operation *> ops; // in block order
  bool fusible = false;
  bool contraction = false;
  bool alive = true;
  double nanoseconds = 0;
};

class Clusters {
public:
  Clusters(mlir::Block &block, FormCache &forms, const MachineModel &machine);

  /// Merges greedily.
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
  };
  const Freedom &freedomOf(mlir::Operation *op);
  bool isFree(mlir::Operation *op) { return freedomOf(op).free; }
  bool isKept(mlir::OpOperand &operand);
  void collectBases(mlir::Value value, llvm::DenseSet<mlir::Value> &seen,
                    llvm::SmallVectorImpl<mlir::Value> &bases);
  std::vector<mlir::Value> outputsOf(llvm::ArrayRef<unsigned> members) const;
  std::optional<Nest> nestOf(llvm::ArrayRef<unsigned> members);
  bool wouldCycle(unsigned producer, unsigned consumer) const;
  bool tryMerge(unsigned producer, unsigned consumer);
  bool allowed(const Nest &nest, const Cluster &a, const Cluster &b) const;
  std::vector<unsigned> producersOf(unsigned cluster) const;
  void mergeSiblings();
  void outlineCluster(unsigned number, unsigned &counter);
  bool evaluatesAgain(mlir::OpOperand &use);

  mlir::Block &block;
  FormCache &forms;
  const MachineModel &machine;
  std::vector<Cluster> clusters;
  llvm::DenseMap<mlir::Operation *, unsigned> clusterOf;
  llvm::DenseMap<mlir::Operation *, unsigned> position;
  llvm::DenseMap<mlir::Operation *, Freedom> freedom;
  /// Values that an operator reads, looking through free operators.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value, 4>> reads;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Operation *, 2>> readers;
};

} // namespace tesela::plan
