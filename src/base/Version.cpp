#include "base/Version.h"

namespace tesela {
std::string_view version() { return "0.1.0"; }
} // namespace tesela
