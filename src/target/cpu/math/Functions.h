// Elementary functions of real numbers on vectors of f32 and f64.
//
// Accuracy, in units in the last place of the correctly rounded result, over
// all 2^32 arguments (test/Functions_test.cpp samples them, or visits all):
// see the table in math/README.md. Arguments and results that are subnormal
// count like others. NaN gives NaN; the limits at infinities and the signs of
// zeros are those of C's Annex F.
//
// f32 has code of its own here; functions that are rare go through f64
// arithmetic. f64 calls the C library once per lane
// (runtime/ExternalSymbols.cpp lists what may be called).
#pragma once

#include "semantics/ScalarBody.h"
#include "target/cpu/VectorCode.h"

namespace tesela::cpu::math {

using llvm::Value;

/// Whether `op` is one of the functions below.
bool isFunction(semantics::ScalarOp op);
/// `op` on one or two operands of f32 or f64 in the shape of a vector.
Value *evaluate(VectorCode &code, semantics::ScalarOp op,
                llvm::ArrayRef<Value *> operands);

/// fmod of f32 or f64: the sign of x, exact.
Value *remainder(VectorCode &code, Value *x, Value *y);

/// Calls the C function `name` on each lane: "exp", "fmodf", ... The loop is a
/// function of its own, made once per module and shape.
Value *library(VectorCode &code, llvm::StringRef name,
               llvm::ArrayRef<Value *> operands);

/// A private function of the module named after `name` and the shape of the
/// operands, whose text `body` writes the first time; the call to it. For code
/// too long to stand at every use.
Value *outlined(
    VectorCode &code, llvm::StringRef name, llvm::ArrayRef<Value *> operands,
    llvm::Type *result,
    llvm::function_ref<Value *(VectorCode &, llvm::ArrayRef<Value *>)> body);

} // namespace tesela::cpu::math
