// Programs whose types have `?`, made static for import.
//
// Sizes get names as `tesela prove` gives them (docs/prove.md): attributes
// tesela.shape and tesela.size of arguments, tesela.assume of functions. Each
// name is a size of the imported program from the beginning; the shapes that
// the operators give are polynomials in them. For import every name has a
// number, a large prime, all different, so that the types are static; values
// that are sizes (get_dimension_size and what is computed from it) are known as
// such and stay symbols, never numbers.
#pragma once

#include "nugraph/Operator.h"

#include "base/Error.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::func {
class FuncOp;
}

namespace tesela::nugraph {

struct SymbolicSizes {
  /// Of tensors, all dimensions; those that are missing are as their type says.
  llvm::DenseMap<mlir::Value, Shape> shapes;
  /// Of tensors of one integer that is a size.
  llvm::DenseMap<mlir::Value, Index> numbers;
  struct Named {
    prove::Variable variable;
    int64_t value; // in the static types
  };
  std::vector<Named> sizes;
  std::vector<std::pair<Index, Index>> assumptions; // first <= second

  bool empty() const { return sizes.empty(); }
};

/// Has an argument of the function a `?` in its type?
bool isSymbolic(mlir::func::FuncOp function);

/// Gives all values of the functions static types, and dynamic operators their
/// static forms. One set of names for all functions. Calls must be inlined.
Result<SymbolicSizes> makeStatic(llvm::ArrayRef<mlir::func::FuncOp> functions,
                                 prove::Terms &terms);

} // namespace tesela::nugraph
