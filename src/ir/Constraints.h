// How verifiers speak, and the checks that many of them share.
//
// The specification numbers the constraints of each operator (C1), (C2), ...;
// a message says which one is broken and by what:
//   stablehlo.slice: (C3) limit 5 of dimension 0 exceeds its size 4
#pragma once

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpDefinition.h"

#include <optional>

namespace tesela::stablehlo {

/// The operator at fault. Without location nothing is reported, only failed:
/// inference of types may be tried silently.
struct Site {
  std::optional<mlir::Location> location;
  llvm::StringRef op;

  template <typename... Pieces>
  llvm::LogicalResult broken(llvm::StringRef constraint,
                             Pieces &&...pieces) const {
    return mlir::emitOptionalError(location, op, ": (", constraint, ") ",
                                   std::forward<Pieces>(pieces)...);
  }
};

/// Sizes agree; `?` agrees with every size.
inline bool compatibleSizes(int64_t left, int64_t right) {
  return left == right || mlir::ShapedType::isDynamic(left) ||
         mlir::ShapedType::isDynamic(right);
}
bool compatibleShapes(llvm::ArrayRef<int64_t> left,
                      llvm::ArrayRef<int64_t> right);
/// Of two tensor types.
bool compatibleShapes(mlir::Type left, mlir::Type right);

/// Bounds of a tensor type's dimensions, kDynamic where there is none.
llvm::SmallVector<int64_t> boundsOf(mlir::RankedTensorType type);
/// A tensor type; `bounds` has kDynamic for static dimensions and for dynamic
/// ones without a bound, and may be empty if there are none at all.
mlir::RankedTensorType tensorType(llvm::ArrayRef<int64_t> shape,
                                  mlir::Type element,
                                  llvm::ArrayRef<int64_t> bounds = {});
/// What two compatible types of one value say together.
mlir::Type mergeTypes(mlir::Type left, mlir::Type right);

/// All dimensions lie in [0, rank).
llvm::LogicalResult checkDimensions(const Site &site,
                                    llvm::StringRef constraint,
                                    llvm::StringRef what,
                                    llvm::ArrayRef<int64_t> dimensions,
                                    int64_t rank);
/// No dimension occurs twice.
llvm::LogicalResult checkUnique(const Site &site, llvm::StringRef constraint,
                                llvm::StringRef what,
                                llvm::ArrayRef<int64_t> dimensions);
/// As many entries as `expected`, which is the rank of something.
llvm::LogicalResult checkCount(const Site &site, llvm::StringRef constraint,
                               llvm::StringRef what, int64_t count,
                               int64_t expected);
/// Elements that are only moved: equal types, or two per-axis quantized ones
/// that differ in nothing but axis, scales and zero points.
llvm::LogicalResult checkMovedElements(const Site &site,
                                       llvm::StringRef constraint,
                                       mlir::Type from, mlir::Type to);

/// One type for all operands and the result: their merged type (C1).
llvm::LogicalResult inferSameType(std::optional<mlir::Location> location,
                                  llvm::StringRef op, mlir::TypeRange operands,
                                  llvm::SmallVectorImpl<mlir::Type> &results);
/// The written result types agree with the inferred ones.
llvm::LogicalResult checkResultTypes(std::optional<mlir::Location> location,
                                     llvm::StringRef op,
                                     llvm::StringRef constraint,
                                     mlir::TypeRange inferred,
                                     mlir::TypeRange written);

/// Infers the result types once the regions are known to be sound, and compares
/// them with the written ones.
template <typename Op>
class InferredResults : public mlir::OpTrait::TraitBase<Op, InferredResults> {
public:
  static llvm::LogicalResult verifyRegionTrait(mlir::Operation *op) {
    llvm::SmallVector<mlir::Type> written(op->getResultTypes());
    return Op::refineReturnTypes(op->getContext(), op->getLoc(),
                                 op->getOperands(), op->getRawDictionaryAttrs(),
                                 op->getPropertiesStorage(), op->getRegions(),
                                 written);
  }
};

} // namespace tesela::stablehlo
