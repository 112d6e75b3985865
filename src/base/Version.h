// The version of Tesela as users see it.
#pragma once

#include <string_view>

namespace tesela {
/// "major.minor.patch".
std::string_view version();
} // namespace tesela
