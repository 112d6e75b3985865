// The words of attribute text, for its writer and its reader.
#pragma once

#include "nugraph/Operator.h"

namespace tesela::nugraph {

/// 0 is 'a', 26 is 'A'.
char letterName(uint8_t letter);
llvm::StringRef maskName(Mask::Kind kind);
/// `divide:f32`, or all instructions in brackets.
void printBody(const Operators &operators, BodyId id, llvm::raw_ostream &out);

} // namespace tesela::nugraph
