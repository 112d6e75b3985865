// Is a variant that someone expects among those that the moves reach?
//
// Expected programs are imported together with the program. One counts as found
// when its term is in the class of the results (LookUp.h). Move sets are tried
// from the smallest on, so that what is reported is the least that reaches it.
#pragma once

#include "nugraph/Explore.h"
#include "nugraph/Extract.h"

namespace tesela::nugraph {

/// One variant, which may be written in several ways.
using Expected = std::vector<const Program *>;

struct Finding {
  bool isFound = false;
  bool isRearranged = false; // found with arithmetic arranged otherwise
  Level level = Level::Push;
  std::vector<Family> families;
  unsigned round = 0; // 0: import alone makes both the same
  // At the end of the round, and of the whole exploration.
  size_t nodes = 0;
  Counts counts;
  double seconds = 0;
  /// Moves on the way, in order, without repetition, and the worst grade.
  std::vector<std::string> moves;
  prove::Grade grade = prove::Grade::Bitwise;
};

struct ExpectedOptions {
  GraphOptions graph;
  Limits limits;
  /// Families of introductions to try, each list alone, after the moves that
  /// are always tried; none: those of the recipe (Explore.h).
  std::vector<std::vector<Family>> families;
  /// Programs to start again from (Restarts.h) where something is not found.
  unsigned restarts = 6;
};

/// A finding for each expected variant.
Result<std::vector<Finding>> findExpected(Operators &operators,
                                          const Program &program,
                                          llvm::ArrayRef<Expected> expected,
                                          const ExpectedOptions &options);

} // namespace tesela::nugraph
