// "f32[2,3]": the type of an array as HLO text writes it, without its layout.
#pragma once

#include "base/Shape.h"

#include <string>

namespace tesela {

inline std::string hloText(const Shape &shape) {
  std::string text(hloName(shape.element));
  text += '[';
  for (size_t i = 0; i < shape.dimensions.size(); ++i)
    text += (i ? "," : "") + std::to_string(shape.dimensions[i]);
  return text + "]";
}

} // namespace tesela
