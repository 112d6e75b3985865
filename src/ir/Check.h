// The check dialect of test programs; see Check.td.
#pragma once

#include "ir/Dialect.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"

#include "ir/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "ir/Check.h.inc"
