// What is known of the elements of index tensors: 0 <= element < below.
#pragma once

#include "prove/Prover.h"

#include "llvm/ADT/DenseMap.h"

namespace tesela::prove {

class InputBounds {
public:
  InputBounds(Terms &terms, llvm::ArrayRef<Input> inputs);

  /// The bounds of the elements that `term` uses as indices at places without
  /// bound variables: all, or those that mention `variable`.
  llvm::SmallVector<Guard, 4> of(Term term,
                                 std::optional<Variable> variable = {}) const;

private:
  Terms &terms;
  llvm::DenseMap<uint32_t, Index> below; // by number of the tensor
};

} // namespace tesela::prove
