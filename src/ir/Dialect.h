// The stablehlo dialect: the dialect object, its types, enumerations and
// attributes. Operators: one header per family (Elementwise.h, ...); all of
// them: Stablehlo.h.
#pragma once

#include "ir/TypeCompatibility.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TensorEncoding.h"

#include "ir/Dialect.h.inc"

#include "ir/Enums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "ir/Types.h.inc"

#define GET_ATTRDEF_CLASSES
#include "ir/Attributes.h.inc"
