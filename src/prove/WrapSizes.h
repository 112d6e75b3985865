// Sizes from which on a position no longer fits the integer type it is kept in.
//
// An iota of i8 wraps at position 128, one of i32 times 100000 at 21475, the
// square of one of i32 at 46341. Small samples never see that.
#pragma once

#include "prove/Terms.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace tesela::prove {

class WrapSizes {
public:
  explicit WrapSizes(Terms &terms) : terms(terms) {}
  void visit(Term term);

  /// A size to be tried: of one dimension, or of all of them where the position
  /// is a product.
  struct Candidate {
    int64_t size;
    bool ofAll;
    bool operator==(const Candidate &) const = default;
  };
  /// The smallest first, none above `largest`.
  static constexpr int64_t largest = int64_t(1) << 17;
  llvm::SmallVector<Candidate, 8> candidates() const;

private:
  void visit(Guard guard);
  /// The position that an integer term is, as if its types had no end.
  std::optional<Index> position(Term term, unsigned depth);
  void note(ElementType type, Index position);

  Terms &terms;
  llvm::DenseSet<uint32_t> seenTerms, seenGuards;
  llvm::SmallVector<Candidate, 8> found;
};

} // namespace tesela::prove
