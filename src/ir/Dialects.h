// The dialects a Tesela program may be written in.
#pragma once

namespace mlir {
class DialectRegistry;
}

namespace tesela::ir {

/// Adds every dialect a program may use: stablehlo, chlo, sdy, the test
/// dialects check and interpreter, and func, arith, quant, ... of MLIR.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace tesela::ir
