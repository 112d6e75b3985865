// The interpreter dialect of test programs; see Interpreter.td.
#pragma once

#include "ir/Dialect.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"

#include "ir/InterpreterDialect.h.inc"

#define GET_OP_CLASSES
#include "ir/Interpreter.h.inc"
