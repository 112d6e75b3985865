// Files that tools write: whole or not at all.
#pragma once

#include "base/Error.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace tesela::tool {

/// Writes `pieces` one after the other to a file beside `path` and renames
/// that, so that a failure leaves what was there. Devices and pipes are written
/// to in place; "-" is standard output. ResourceExhausted on failure.
Result<void> writeFile(const std::string &path,
                       std::initializer_list<std::string_view> pieces);

} // namespace tesela::tool
