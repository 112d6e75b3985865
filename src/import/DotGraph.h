// A module as a graph for graphviz.
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace tesela::import {

/// A digraph in the dot language: a box per operator, an edge per use labelled
/// with the type, a cluster per function and per region. Constants of more
/// than a few elements are elided.
std::string dotGraph(mlir::ModuleOp module);

} // namespace tesela::import
