// Programs without PJRT's objects: what the NumPy front end calls.
#pragma once

#include "plugin/abi/Extensions.h"

namespace tesela::plugin {

/// The functions that abi::Direct declares. None lets an exception out.
abi::Direct directFunctions();

} // namespace tesela::plugin
