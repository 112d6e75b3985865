// From granular forms to terms: the prover has no definition of an operator of
// its own.
#pragma once

#include "prove/Prover.h"
#include "semantics/Granular.h"

namespace tesela::prove {

/// The values of the size symbols of a form (Granular.h), by number.
using SizeValues = llvm::ArrayRef<Index>;

/// The results of `form` on `operands`: index functions, memoised by index.
/// `results` are their element types, to which the accumulators are converted.
/// Nothing where the form has no term (a general combiner, a complex type): the
/// reason is then put into `whyNot`.
std::optional<std::vector<Value>> encode(Terms &terms,
                                         const semantics::GranularForm &form,
                                         llvm::ArrayRef<Value> operands,
                                         llvm::ArrayRef<ElementType> results,
                                         SizeValues sizes, std::string &whyNot);

} // namespace tesela::prove
