// A scalar body as a function of its own: comparators of sorts, reducers of
// collectives.
#pragma once

#include "target/cpu/ScalarEmitter.h"

#include <string>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace tesela::cpu {

/// `void symbol(void *const *buffers, i64, i64)`: reads argument n from
/// buffers[n] and writes the results behind them.
llvm::Function *emitScalarFunction(const semantics::ScalarBody &body,
                                   llvm::ArrayRef<ElementType> arguments,
                                   const std::string &symbol,
                                   llvm::Module &module,
                                   const Capabilities &capabilities);

} // namespace tesela::cpu
