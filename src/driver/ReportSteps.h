// The steps of a program as text: what runs, and where its arrays lie.
#pragma once

#include "plan/Buffers.h"
#include "runtime/Program.h"

#include <string>

namespace tesela::driver {

std::string reportSteps(const runtime::Program &program,
                        const plan::BufferPlan &buffers);

} // namespace tesela::driver
