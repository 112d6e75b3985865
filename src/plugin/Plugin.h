// The plugin as a whole: what its one exported function returns.
#pragma once

#include "plugin/abi/Api.h"

namespace tesela::plugin {

/// The table of functions, every slot filled.
const abi::Table &table();

} // namespace tesela::plugin
