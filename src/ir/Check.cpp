#include "ir/Check.h"

#include "ir/CheckDialect.cpp.inc"

void tesela::check::CheckDialect::initialize() { addCheck(); }
