// The chlo dialect's object and attributes; operators: Chlo.h.
#pragma once

#include "ir/Dialect.h"

#include "ir/ChloDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "ir/ChloAttributes.h.inc"
