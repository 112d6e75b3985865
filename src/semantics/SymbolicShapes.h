// The shapes of a program whose types have `?`, in named sizes, and the sizes
// that its integer arithmetic on shapes computes.
//
// Arguments say their sizes by attributes (docs/prove.md, "The input
// language"); a `?` without a name is a new size, named after the argument and
// the dimension. Operators then give the shapes of their results; where two
// sizes have to agree for the program to be valid at all (operands of an
// elementwise operator, contracted dimensions, shape assertions of jax.export)
// that they do becomes an assumption.
//
//     %0 = stablehlo.get_dimension_size %x, dim = 1   elements {K}
//     %1 = stablehlo.multiply %0, %two                elements {2*K}
//     %2 = stablehlo.reshape %1                       elements {2*K}
//     %3 = stablehlo.dynamic_iota %2, dim = 0         shape (2*K)
#pragma once

#include "semantics/Granular.h"
#include "semantics/Sizes.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {
class Block;
class Operation;
namespace func {
class FuncOp;
}
} // namespace mlir

namespace tesela::semantics {

/// Elements of an integer or boolean tensor in row-major order, those that are
/// known as sizes.
using KnownElements = llvm::SmallVector<std::optional<Extent>, 4>;

class SymbolicShapes {
public:
  explicit SymbolicShapes(Sizes &sizes) : sizes(sizes) {}

  /// Takes shapes and values of the arguments from their attributes, and the
  /// assumptions of the function. Failure: a diagnostic was emitted.
  mlir::LogicalResult readArguments(mlir::func::FuncOp function);
  /// Gives every value of the function its shape. Calls must be inlined.
  mlir::LogicalResult infer(mlir::func::FuncOp function);

  /// Resolved with all that was assumed since.
  Extents shape(mlir::Value value) const;
  /// The elements where there are few; empty where there are many.
  KnownElements elements(mlir::Value value) const;
  /// All elements, where all are known.
  std::optional<Extents> allElements(mlir::Value value) const;

  /// Takes the fact for granted on behalf of `op`.
  mlir::LogicalResult assume(mlir::Operation *op, const SizeFact &fact);

  Sizes &sizes;

private:
  mlir::LogicalResult readArgument(mlir::func::FuncOp function,
                                   unsigned number);
  mlir::LogicalResult infer(mlir::Block &block);
  mlir::LogicalResult infer(mlir::Operation &op);
  mlir::LogicalResult inferRegions(mlir::Operation &op);
  mlir::LogicalResult inferScan(mlir::Operation &op);
  mlir::LogicalResult setResult(mlir::Operation &op, unsigned number,
                                Extents shape);
  mlir::LogicalResult assertShape(mlir::Operation &op);

  llvm::DenseMap<mlir::Value, Extents> shapes;
  llvm::DenseMap<mlir::Value, KnownElements> known;
  unsigned unknownSizes = 0; // named so far
};

/// The shapes of the results of `op`, one for all of them, from those of its
/// operands and the elements of its shape operands; nothing where they are not
/// known. What the operator asks of them is given to `assume`.
/// (ShapeInference.cpp)
using Assume = llvm::function_ref<void(const SizeFact &)>;
using ElementsOf = llvm::function_ref<std::optional<Extents>(mlir::Value)>;
std::optional<Extents> resultShape(mlir::Operation *op, ShapeOf shapes,
                                   ElementsOf elements, Sizes &sizes,
                                   Assume assume);

/// Is the custom call the reduce_window of jax.export?
bool isDynamicReduceWindow(mlir::Operation *op);
/// Its form, where `op` is one and all but the operands' elements is known;
/// `shapes` knows that of the result, too. (forms/Dynamic.cpp)
std::optional<GranularForm> dynamicReduceWindowForm(mlir::Operation *op,
                                                    ShapeOf shapes,
                                                    ElementsOf elements);

/// What a stablehlo.compare says of two sizes.
std::optional<SizeFact> comparedSizes(mlir::Operation *compare, const Extent &a,
                                      const Extent &b);

/// The elements of the result of an integer operator. (SizeArithmetic.cpp)
KnownElements
resultElements(mlir::Operation *op, const Extents &resultShape,
               llvm::function_ref<KnownElements(mlir::Value)> elements,
               ShapeOf shapes, Sizes &sizes);

/// The form of `op` with shapes and shape operands known by `shapes`: also of
/// dynamic_reshape, real_dynamic_slice and the like. (forms/Dynamic.cpp)
std::optional<GranularForm> granularForm(mlir::Operation *op,
                                         const SymbolicShapes &shapes);

} // namespace tesela::semantics
