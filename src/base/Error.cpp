#include "base/Error.h"

namespace tesela {

std::string Error::render() const {
  std::string text = what;
  if (!where.empty())
    text += "\n  at: " + where;
  if (!limit.empty())
    text += "\n  limit: " + limit;
  if (!tryThis.empty())
    text += "\n  try: " + tryThis;
  return text;
}

} // namespace tesela
