// A program as a list of nodes: what import gives the νGraph, and what a
// selection of nodes out of it is.
#pragma once

#include "nugraph/Operator.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OwningOpRef.h"

#include "base/Error.h"

namespace mlir::func {
class FuncOp;
}

namespace tesela::nugraph {

/// A leaf of a program.
struct ProgramInput {
  std::string name;
  TensorType type;
  /// Number of the argument of the function; nothing for a constant.
  std::optional<unsigned> argument;
  mlir::Attribute constant = {}; // where it is one
  /// As the function has it: nodes leave dimensions of extent 1 out.
  mlir::RankedTensorType tensor = {};
  /// Integers: every element lies in [0, below), as `tesela.below` says.
  std::optional<std::string> below = {};
};

/// A size of the inputs. Programs of static shapes are generalised: every
/// extent above 1 becomes a size with the value it had.
struct ProgramSize {
  prove::Variable variable;
  std::optional<int64_t> value; // what is known of it, for costs
};

struct Program {
  std::vector<ProgramInput> inputs;
  /// Operations that Opaque nodes stand for, in the function as it was given.
  std::vector<mlir::Operation *> opaques;
  /// Operands are numbers of earlier nodes; equal nodes occur once.
  std::vector<Node> nodes;
  std::vector<TensorType> types; // of the nodes
  std::vector<uint32_t> results; // nodes
  /// As the function has them, with dimensions of extent 1.
  std::vector<mlir::Type> resultTypes;
  /// The sizes that occur, in order of first use in the inputs.
  std::vector<ProgramSize> sizes;
  /// What the program takes for granted of them (a slice fits its operand), as
  /// first <= second: holds on every sample that is to be evaluated, and in
  /// every proof. That sizes are at least 1 is not said.
  std::vector<std::pair<Index, Index>> assumptions;
  std::string name; // of the function
};

} // namespace tesela::nugraph
