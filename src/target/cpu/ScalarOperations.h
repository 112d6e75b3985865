// The operators of scalar bodies on one kind of numbers each. Operands and
// results are registers as ScalarEmitter.h describes them; rounding of narrow
// floats to their type is the caller's.
#pragma once

#include "target/cpu/ScalarEmitter.h"
#include "target/cpu/VectorCode.h"

namespace tesela::cpu {

using Operands = llvm::ArrayRef<llvm::Value *>;

/// Integers and i1. Null where the operator has no meaning on them.
llvm::Value *integerOperation(VectorCode &code, semantics::ScalarOp op,
                              ElementType type, Operands operands);
/// f32 and f64.
llvm::Value *floatOperation(VectorCode &code, semantics::ScalarOp op,
                            Operands operands);
/// The neighbour of x towards y among the values of `type`.
llvm::Value *nextAfter(VectorCode &code, ElementType type, llvm::Value *x,
                       llvm::Value *y);
/// Complex; a real result has a null imaginary part.
Element complexOperation(VectorCode &code, semantics::ScalarOp op,
                         llvm::ArrayRef<Element> operands);

llvm::Value *compareValues(VectorCode &code,
                           const semantics::ScalarInstruction &instruction,
                           ElementType type, Element lhs, Element rhs);

/// Real numbers: integers, i1 and floats to each other.
llvm::Value *convertReal(VectorCode &code, llvm::Value *value, ElementType from,
                         ElementType to);
/// The bits of a register as an integer of the type's width, and back.
llvm::Value *toBits(VectorCode &code, ElementType type, llvm::Value *value);
llvm::Value *ofBits(VectorCode &code, ElementType type, llvm::Value *bits);

} // namespace tesela::cpu
