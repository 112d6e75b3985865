// Types, interned: equal types are one address.
#pragma once

#include "nugraph/Graph.h"

#include <deque>
#include <map>

namespace tesela::nugraph {

struct Graph::TypeTable {
  std::deque<TensorType> types;
  std::map<std::vector<uint32_t>, const TensorType *> byWords;
};

} // namespace tesela::nugraph
