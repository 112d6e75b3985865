// A large program cut into parts small enough to be explored.
//
// Cuts lie where little is materialised: between two nodes in program order,
// the tensors that are computed before and used after must be in memory, and
// among the places within reach of the limit the one with the fewest elements
// crossing is taken (the later where equal). In a residual network these are
// the sums on the residual stream.
//
// Parts that differ in the names of tensors and sizes only share one graph: the
// layers of a model are explored once.
#pragma once

#include "nugraph/Explore.h"

namespace tesela::nugraph {

struct ProgramPart {
  Program program;
  /// Nodes of the whole program: what the inputs of the part are, and what its
  /// results are.
  std::vector<uint32_t> inputs, results;
  /// Number of the first part of the same key; its own number if it is the
  /// first. Sizes correspond by their order in program.sizes.
  size_t sharedWith = 0;
  std::string key;
};

struct CutOptions {
  unsigned operators = 20; // of a part, at most
  /// On how many different parts introductions are tried: those of the most
  /// work.
  unsigned introduced = 4;
};

/// Does the program have more operators than are explored at once?
bool isLarge(const Program &program);

std::vector<ProgramPart> cutProgram(Operators &operators,
                                    const Program &program,
                                    const CutOptions &options = {});

/// Explores each part that no earlier one is the same as.
struct PartVariants {
  std::vector<ProgramPart> parts;
  /// By number of the part; nothing for those that share another's.
  std::vector<std::optional<Variants>> variants;
};
Result<PartVariants> findVariantsByParts(Operators &operators,
                                         const Program &program,
                                         Numerics numerics, Proofs &proofs,
                                         const VariantOptions &options = {},
                                         const CutOptions &cut = {});

} // namespace tesela::nugraph
