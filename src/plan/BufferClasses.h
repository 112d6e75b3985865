// Which values share a buffer, and where each buffer lies.
#pragma once

#include "plan/Arena.h"
#include "plan/Buffers.h"
#include "plan/Lifetimes.h"

namespace tesela::plan {

/// Gives the same memory another type: reshape, optimization_barrier.
bool isView(mlir::Operation *op);
/// Orders effects and computes nothing: create_token, after_all.
bool isTokenOnly(mlir::Operation *op);

class BufferClasses {
public:
  BufferClasses(mlir::func::FuncOp function, FormCache &forms)
      : function(function), forms(forms), lives(function) {}

  void assign(BufferPlan &plan);

  Place place(mlir::Value value) const;
  /// The input that output `number` of a kernel updates; null if none.
  mlir::Value kept(mlir::Operation *kernel, unsigned number);
  /// The buffer set aside for copy `number` at the end of a body whose copies
  /// cross, if one was.
  std::optional<Place> moveBuffer(mlir::Operation *terminator, unsigned number,
                                  uint64_t bytes) const;

private:
  struct Class {
    std::vector<mlir::Value> values;
    std::vector<Lifetime> alsoLive; // while copies are under way
    uint64_t bytes = 0;
    std::optional<Place> place;
    bool writable = true;
  };
  struct KernelFacts {
    std::vector<mlir::Value> kept;           // per output
    std::vector<std::vector<bool>> mayShare; // [input][output]
  };

  void makeClasses(BufferPlan &plan);
  void addValue(mlir::Value value);
  void joinControlFlow();
  void shareKept();
  void shareCarries();
  void placeResults();
  void shareInPlace();
  void reserveMoves();
  void placeArena(BufferPlan &plan);

  const KernelFacts &facts(mlir::Operation *kernel);
  bool permits(int time, mlir::Value before, mlir::Value after);
  bool conflict(const Class &a, const Class &b);
  bool isFreeFor(const Class &mine, const std::optional<Place> &place);
  bool tryJoin(mlir::Value a, mlir::Value b);
  void join(unsigned into, unsigned from);
  unsigned classOf(mlir::Value value) const {
    return classNumber.find(value)->second;
  }

  mlir::func::FuncOp function;
  FormCache &forms;
  Lifetimes lives;
  std::vector<Class> classes;
  llvm::DenseMap<mlir::Value, unsigned> classNumber;
  std::map<mlir::Operation *, KernelFacts> kernels;
  std::map<std::pair<mlir::Operation *, unsigned>, ArenaRequest> moves;
};

} // namespace tesela::plan
