// What a compile request says beside the program: the parts of XLA's
// CompileOptionsProto that have a meaning here, read from the wire without a
// protobuf library, and the DeviceAssignmentProto we hand back.
#pragma once

#include "base/Error.h"
#include "plugin/Options.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::plugin {

struct CompileOptions {
  uint32_t replicas = 1, partitions = 1;
  /// Runs on whatever device a launch names.
  bool portable = false;
  /// Device ids, replica-major: [replica * partitions + partition]. Empty where
  /// the request leaves them open.
  std::vector<int64_t> devices;
  /// jit(..., compiler_options={...}).
  NamedOptions overrides;
};

/// InvalidArgument where the bytes are no such message or contradict
/// themselves.
Result<CompileOptions> readCompileOptions(std::string_view bytes);

/// `devices` as above, not empty.
std::string writeDeviceAssignment(uint32_t replicas, uint32_t partitions,
                                  const std::vector<int64_t> &devices);

} // namespace tesela::plugin
