// The variants of a program, as `explain` and `compile --emit=nugraph` show
// them.
#pragma once

#include "base/Error.h"

#include <string>
#include <string_view>
#include <vector>

namespace tesela::tool {

enum class VariantFormat { Text, Json, Dot, Graph };

struct VariantRequest {
  VariantFormat format = VariantFormat::Text;
  bool introductions = true; // families of introductions too
  bool time = false;         // run each variant and measure it
  /// Where to write each variant as StableHLO; empty: nowhere.
  std::string folder;
  /// Look for the functions besides @main, and with these families of
  /// introductions: "split", "split+telescope".
  bool find = false;
  std::vector<std::string> families;
  std::string numerics = "real"; // strict, standard, real
  /// "M=1024,N=64": what costs are compared at. A name that comes again begins
  /// other sizes, with the rest as before.
  std::vector<std::string> sizes;
  std::vector<std::string> compileOptions;
};

Result<std::string> variantReport(std::string_view bytes,
                                  const VariantRequest &request);

} // namespace tesela::tool
