// Combiners of contractions and of regions.
#pragma once

#include "semantics/Granular.h"

namespace tesela::semantics {

/// The instruction that the monoid is on numbers; nothing for First, Last and
/// General. And and Or are also the product and the sum on i1.
std::optional<ScalarOp> operationOf(Monoid monoid);

/// Addition in each of `types`, from 0.
Combiner sumCombiner(llvm::ArrayRef<mlir::Type> types);

/// The combiner that a region with accumulators and contributions as arguments
/// is, its inits still to be set; `types` becomes the accumulator types,
/// widened to f32 where `widen`, for sums, products and combiners of their own
/// of narrower floats.
std::optional<Combiner>
regionCombiner(mlir::Region &region, bool widen,
               llvm::SmallVectorImpl<mlir::Type> &types);

/// Init of accumulator i from scalar operand `first` + i.
void initFromScalars(Combiner &combiner, unsigned first, unsigned count);

} // namespace tesela::semantics
