// A square of as many vectors as each has lanes, transposed in registers.
//
// Vectors of 32 or 64 bits a lane that fill a register are unpacked within its
// quarters of 128 bits (one or two rounds), then quarters are exchanged (one
// round for two, two for four): instructions that the code generator knows at
// sight. Others go through log2(lanes) rounds of general shuffles.
//
//     16 x 16 lanes of 32 bits: 64 instructions, ten times as fast to compile
//     as the general rounds
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/IRBuilder.h"

namespace tesela::cpu {

void transposeSquare(llvm::IRBuilderBase &b,
                     llvm::MutableArrayRef<llvm::Value *> rows);

} // namespace tesela::cpu
