// A program of whole arrays for several devices, run without partitioning it.
//
// The devices are virtual and share one memory. So nothing has to be divided:
// each parameter is put together from what the devices hold of it, the program
// runs on whole arrays, and each device gets its tile of every result. That is
// right for any sharding, and takes the work of one device and the memory of
// both forms.
//
// A program with manual computations (driver/ManualComputation.h) runs on every
// device, in lock step; then what stands around them is done once per device.
#pragma once

#include "driver/Shards.h"
#include "runtime/Executable.h"

#include <memory>

namespace tesela::driver {

struct SignatureShardings {
  std::vector<ir::HloSharding> parameters, results;
  /// Those that a program which runs on every device takes and gives as each
  /// device has them, not whole.
  std::vector<bool> localParameters = {}, localResults = {};
};

/// `whole` takes and gives whole arrays and donates none; it is for one
/// partition or for `partitions`. `donations` are those of the program, see
/// runtime/Program.h. The result's signature is that of one device.
Result<std::unique_ptr<runtime::Executable>>
makeWholeProgram(std::unique_ptr<runtime::Executable> whole,
                 const SignatureShardings &shardings,
                 const std::vector<int32_t> &donations, uint32_t partitions,
                 std::string fingerprint);

} // namespace tesela::driver
