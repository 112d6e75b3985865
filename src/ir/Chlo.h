// See Chlo.td.
#pragma once

#include "ir/ChloDialect.h"
#include "ir/Constraints.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#define GET_OP_CLASSES
#include "ir/Chlo.h.inc"
