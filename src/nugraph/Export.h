// Lists of nodes back into StableHLO, at given sizes.
#pragma once

#include "nugraph/Program.h"

namespace tesela::nugraph {

/// A module with one public function `main` that takes and gives what the
/// imported function does. Every size of the program is set in `sizes`. The
/// module is verified. Fails on a body that has no operators (integer tricks of
/// a few special functions) and on sizes that do not fit.
Result<mlir::OwningOpRef<mlir::ModuleOp>>
exportProgram(const Program &program, const Operators &operators,
              const Sizes &sizes);

/// The sizes that the program was imported with.
Sizes sizesOf(const Program &program, prove::Terms &terms);

} // namespace tesela::nugraph
