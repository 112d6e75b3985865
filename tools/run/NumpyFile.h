// Arrays in NumPy's .npy format (numpy/lib/format.py, versions 1.0 to 3.0).
#pragma once

#include "base/Error.h"
#include "base/Shape.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tesela::tool {

/// The elements of the file, row-major. It must hold `wanted`: the same
/// dimensions, and the same type; types that NumPy has no name for (bf16, fp8)
/// are stored as raw bytes of their width. Fortran order is brought into
/// row-major order.
Result<std::vector<std::byte>> readNumpy(const std::string &path,
                                         const Shape &wanted);

/// Writes to a file beside `path` first, so that an interrupted run or a full
/// disk leaves no half file there.
Result<void> writeNumpy(const std::string &path, const Shape &shape,
                        const std::byte *elements);

} // namespace tesela::tool
