// When each value of a function lives; see plan/Buffers.h for the rule.
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/DenseMap.h"

namespace tesela::plan {

struct Lifetime {
  int begin = 0, end = 0; // both inclusive

  bool overlaps(const Lifetime &other) const {
    return begin <= other.end && other.begin <= end;
  }
};

class Lifetimes {
public:
  explicit Lifetimes(mlir::func::FuncOp function);

  const Lifetime &of(mlir::Value value) const {
    return lives.find(value)->second;
  }
  /// The time at which a leaf operator runs; when a loop is entered.
  int timeOf(mlir::Operation *op) const { return times.lookup(op).begin; }
  int endOf(mlir::Operation *op) const { return times.lookup(op).end; }
  mlir::Operation *at(int time) const { return ops.lookup(time); }

private:
  void number(mlir::Block &block);
  void live(mlir::Value value, int begin);
  int lastUse(mlir::Value value) const;

  int clock = 0;
  llvm::DenseMap<mlir::Operation *, Lifetime> times;
  llvm::DenseMap<int, mlir::Operation *> ops;
  llvm::DenseMap<mlir::Value, Lifetime> lives;
};

/// Regions that run as steps of their own: those of while and case.
bool isControlFlow(mlir::Operation *op);

} // namespace tesela::plan
