// One program as values: what EncodeProgram.h promises, in parts.
#pragma once

#include "prove/EncodeProgram.h"
#include "semantics/SymbolicShapes.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace tesela::prove {

/// Replaces calls in `function` by what they call. Failure: a diagnostic.
mlir::LogicalResult inlineCalls(mlir::func::FuncOp function);
/// Replaces operators that are short programs of others.
void decomposeOperators(mlir::func::FuncOp function);

/// The tensors that stand for the results of opaque operators, of both sides.
class Cuts {
public:
  explicit Cuts(Terms &terms) : terms(terms) {}

  /// Result `number` of `op` on `operands` (captured values come last). Of one
  /// with effects, `occurrence` tells this time from others.
  Tensor of(mlir::Operation *op, unsigned number, ElementType type,
            llvm::ArrayRef<Value> operands, unsigned occurrence = 0);
  /// A constant that is too large to be looked into.
  Tensor of(mlir::Attribute constant, ElementType type);

private:
  struct Cut {
    mlir::Operation *op;
    std::vector<uint32_t> operands;
    unsigned number; // of the name
  };
  std::vector<uint32_t> identity(llvm::ArrayRef<Value> operands);

  Terms &terms;
  std::vector<Cut> cuts;
  std::vector<mlir::Attribute> constants;
};

/// The elements of `tensor` as a value.
Value readsOf(Terms &terms, Tensor tensor, llvm::ArrayRef<Index> shape);

class ProgramEncoder {
public:
  ProgramEncoder(EncodedPair &pair, const semantics::SymbolicShapes &shapes,
                 Cuts &cuts, bool left)
      : pair(pair), terms(pair.problem.terms), shapes(shapes), cuts(cuts),
        left(left) {}

  void set(mlir::Value value, Value meaning) {
    values[value] = std::move(meaning);
  }
  /// What results stand for from then on instead of what their operator says.
  using Replacement =
      std::function<std::optional<Value>(mlir::Value, const Value &)>;
  void replace(Replacement by) { replacement = std::move(by); }
  /// The values that the terminator of `block` hands back.
  std::vector<Value> encode(mlir::Block &block);

private:
  void encode(mlir::Operation &op);
  bool encodeKnown(mlir::Operation &op);
  bool encodeConstant(mlir::Operation &op);
  bool encodeForm(mlir::Operation &op, std::string &whyNot);
  bool encodeIdentity(mlir::Operation &op);
  bool encodeChoice(mlir::Operation &op, std::string &whyNot);
  bool encodeLoop(mlir::Operation &op, std::string &whyNot); // EncodeLoop.cpp
  bool encodeScan(mlir::Operation &op, std::string &whyNot); // EncodeScan.cpp
  bool encodeSort(mlir::Operation &op, std::string &whyNot); // EncodeSort.cpp
  bool encodeTopK(mlir::Operation &op);                      // the same
  void cut(mlir::Operation &op, std::string whyNot);
  std::vector<Value> operandsOf(mlir::Operation &op);
  llvm::SmallVector<Index, 4> shapeOf(mlir::Value value);
  Index index(const semantics::Extent &extent);
  Value ofElements(llvm::ArrayRef<Term> elements, ElementType type,
                   llvm::ArrayRef<Index> shape);

  EncodedPair &pair;
  Terms &terms;
  const semantics::SymbolicShapes &shapes;
  Cuts &cuts;
  bool left;
  unsigned withEffects = 0; // operators met so far that have effects
  llvm::DenseMap<mlir::Value, Value> values;
  Replacement replacement;
};

/// The index that a size is, given the indices of the symbols.
Index indexOf(Terms &terms, const semantics::Extent &extent,
              llvm::ArrayRef<Index> symbols);

} // namespace tesela::prove
