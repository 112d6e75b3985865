// Operators of chlo without a granular form.
#include "interpret/Interpreter.h"

namespace tesela::interpret {

void addChlo(HandlerTable &) {}

} // namespace tesela::interpret
