// The compiler as an engine of `tesela check`, beside the judge.
#pragma once

#include "driver/Options.h"

namespace tesela::driver {

/// Makes engine "compiled" known (interpret/Engine.h). It compiles with these
/// options; what `backend` and `dump` say is not for it.
void registerCompiledEngine(const Options &options);

} // namespace tesela::driver
