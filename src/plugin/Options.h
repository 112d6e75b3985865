// Options of a client: given to JAX's register_plugin or in
// jax_pjrt_client_create_options ("num_devices:4;threads:2"), or as environment
// variables, which the former override:
//   num_devices  TESELA_NUM_DEVICES  virtual devices, default 1
//   threads      TESELA_NUM_THREADS  threads of all kernels, default: the cores
//   any other name is passed to every compile (docs/options.md)
#pragma once

#include "base/Error.h"
#include "plugin/abi/Api.h"

#include <string>
#include <utility>
#include <vector>

namespace tesela::plugin {

using NamedOptions = std::vector<std::pair<std::string, std::string>>;

struct ClientOptions {
  unsigned devices = 1;
  unsigned threads = 0; // 0: the default
  NamedOptions compile;
};

/// InvalidArgument where a number is malformed or out of range.
Result<ClientOptions>
readClientOptions(abi::List<const abi::NamedValue> options);

} // namespace tesela::plugin
