// Indices and guards with numbers for their variables.
#pragma once

#include "prove/Terms.h"

#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace tesela::prove {

/// What the free parts of an index stand for. Nothing: not defined there, and
/// so is every value made of it.
class Interpretation {
public:
  virtual ~Interpretation() = default;
  virtual std::optional<int64_t> variable(Variable variable) = 0;
  virtual std::optional<int64_t> read(Tensor tensor,
                                      llvm::ArrayRef<int64_t> at) = 0;
  virtual std::optional<bool> truth(Term term) = 0;
};

/// Evaluates indices and guards. Division by less than 1 and what leaves 64
/// bits has no value.
class IndexEvaluator {
public:
  IndexEvaluator(const Terms &terms, Interpretation &interpretation)
      : terms(terms), interpretation(interpretation) {}

  std::optional<int64_t> value(Index index);
  std::optional<int64_t> value(AtomId atom);
  std::optional<bool> value(Guard guard);

  /// The values of bound variables, the innermost last.
  llvm::SmallVector<int64_t, 8> bound;

private:
  std::optional<int64_t> pair(AtomKind kind, int64_t a, int64_t b);
  std::optional<bool> combined(const GuardNode &node);

  const Terms &terms;
  Interpretation &interpretation;
};

} // namespace tesela::prove
