// PJRT_Layouts_MemoryLayout: the order of an array's dimensions, as the text
// XLA writes for it ("{1,0}").
#pragma once

#include "plugin/abi/Extensions.h"

#include <string>
#include <vector>

namespace tesela::plugin {

class Layout {
public:
  /// `owned`: belongs to an executable, so callers do not free it.
  Layout(const std::vector<int64_t> &minorToMajor, bool owned);

  const std::string text;
  const bool owned;
};

/// Extensions 4 and 19; each becomes the new start of the chain.
void addLayouts(abi::Table &table);
void addShardings(abi::Table &table);
/// Tesela's own.
void addTesela(abi::Table &table);

} // namespace tesela::plugin
