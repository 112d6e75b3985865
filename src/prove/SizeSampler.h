// Small random sizes that satisfy the assumptions of a problem.
//
// An assumption that sets a size equal to something (K = 64 B, K mod 64 = 0, a
// bound by a constant) is solved rather than waited for. Where random sizes
// fail all the same, Z3 is asked for models.
#pragma once

#include "prove/Sample.h"

namespace tesela::prove {

class SizeSampler {
public:
  /// `landmarks`: constants in the terms near which a size is tried.
  SizeSampler(Terms &terms, llvm::ArrayRef<Variable> sizes,
              llvm::ArrayRef<Guard> assumptions,
              llvm::ArrayRef<int64_t> landmarks, uint64_t seed);

  /// Sizes number `round`; they grow with it. Nothing where a try failed.
  std::optional<VariableValues> next(unsigned round);

  /// Small sizes with at least `value` for one of them, or for all of them.
  std::optional<VariableValues> withLarge(std::optional<Variable> size,
                                          int64_t value);

private:
  struct Bounds {
    int64_t low = 1, high = INT64_MAX;
    int64_t multipleOf = 1;
  };
  /// variable := value, in the order in which they can be computed.
  struct Definition {
    Variable variable;
    Index value;
  };
  void learn(Guard assumption);
  void learnBound(Index index);
  bool define(Index index);
  bool learnMultiple(Index index);
  int64_t choose(const Bounds &bounds, int64_t range);
  std::optional<VariableValues> fromModels();
  std::optional<VariableValues> completed(VariableValues values);

  Terms &terms;
  llvm::SmallVector<Variable, 8> sizes;
  llvm::SmallVector<Guard, 8> assumptions;
  llvm::SmallVector<int64_t, 8> landmarks;
  Random random;
  std::vector<Bounds> bounds; // as `sizes`
  std::vector<Definition> definitions;
  unsigned failures = 0, successes = 0;
  bool asked = false;
  std::vector<VariableValues> models;
};

/// Up to `count` models of the guards, small ones first.
std::vector<VariableValues> sizeModels(Terms &terms,
                                       llvm::ArrayRef<Variable> sizes,
                                       llvm::ArrayRef<Guard> guards,
                                       unsigned count);

} // namespace tesela::prove
