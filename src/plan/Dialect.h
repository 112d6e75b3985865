// The plan dialect; see Plan.td.
#pragma once

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "plan/PlanDialect.h.inc"

#define GET_OP_CLASSES
#include "plan/Plan.h.inc"
