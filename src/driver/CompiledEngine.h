// The compiler as an engine of `tesela check`, beside the judge.
#pragma once

namespace tesela::driver {

/// Makes engine "compiled" known (interpret/Engine.h).
void registerCompiledEngine();

} // namespace tesela::driver
