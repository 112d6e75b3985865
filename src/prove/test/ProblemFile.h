// The questions of tests/prove as problems.
#pragma once

#include "prove/EncodeProgram.h"

#include <string>
#include <vector>

namespace tesela::prove {

/// One file: two functions @left and @right, and what its first lines expect.
struct ProblemFile {
  std::string path, name;
  std::string expectation; // "PROVED REAL", "REFUTED", ...
};

/// Those of tests/prove/`folder`, by name.
std::vector<ProblemFile> problemFiles(llvm::StringRef folder);

/// The problem of a file; null where it cannot be encoded.
std::unique_ptr<EncodedPair> problemOf(const ProblemFile &file, Terms &terms,
                                       mlir::MLIRContext &context);

} // namespace tesela::prove
