// Operators that HLO writes as several instructions.
#pragma once

#include "import/HloModule.h"

namespace tesela::import {

class HloOperators {
public:
  HloOperators(HloBuilder &builder, HloComputation &into)
      : builder(builder), into(into) {}

  void broadcast(mlir::Operation *op);
  /// opt-barrier takes and yields one value, which may be a tuple.
  void barrier(mlir::Operation *op);
  /// send and recv come in two parts, between which others may run.
  bool transfer(mlir::Operation *op, bool send);
  void constraint(mlir::Operation *op);
  /// The body works on the devices' parts: its operands and results change
  /// their shapes on the way in and out.
  bool manual(mlir::Operation *op);

private:
  /// A custom call that says how its operand is spread over the devices.
  std::string annotate(std::string operand, std::string shape,
                       llvm::StringRef target, const std::string &sharding);
  void finish(mlir::Operation *op, llvm::StringRef opcode, std::string operands,
              llvm::ArrayRef<std::string> attributes);

  HloBuilder &builder;
  HloComputation &into;
};

} // namespace tesela::import
