// The front end's part of running a program for several devices on whole arrays
// (WholeProgram.h): what is known of shardings is read off the module, then
// they are taken out of it.
#pragma once

#include "driver/FrontEnd.h"
#include "driver/WholeProgram.h"

namespace tesela::driver {

struct GlobalProgram {
  SignatureShardings shardings;
  std::vector<int32_t> donations;
};

/// Whether the program is written for whole arrays: it names shardings, or it
/// does nothing that one device of several would do. Otherwise each device runs
/// it as it stands, on arrays of its own.
bool isGlobal(mlir::ModuleOp module);

/// Makes `program`, for several partitions, one of whole arrays without
/// shardings and donations. Its signature then says how many partitions run it:
/// one, or all of them if there are manual computations.
///
/// A parameter without a sharding is replicated. A result without one lies as
/// what it was made of: the last constraint, manual computation or parameter of
/// the same shape on the way to it; else it is replicated too.
Result<GlobalProgram> makeGlobal(ImportedProgram &program);

} // namespace tesela::driver
