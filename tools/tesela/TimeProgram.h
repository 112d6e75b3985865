// How long a program takes.
#pragma once

#include "runtime/Executable.h"

namespace tesela::tool {

/// Seconds of one run on random arguments: the least of several.
Result<double> timeProgram(runtime::Executable &executable);

} // namespace tesela::tool
