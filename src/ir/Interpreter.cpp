#include "ir/Interpreter.h"

#include "ir/InterpreterDialect.cpp.inc"

using namespace mlir;

namespace tesela::interpreter {

void InterpreterDialect::initialize() { addInterpreter(); }

// The grid must be rectangular; whether the functions exist and fit is a
// question for the judge, who has the symbol table.
LogicalResult RunParallelOp::verify() {
  ArrayAttr programs = getPrograms();
  if (programs.empty() || cast<ArrayAttr>(programs[0]).empty())
    return emitOpError("needs at least one program");
  size_t partitions = cast<ArrayAttr>(programs[0]).size();
  for (Attribute replica : programs)
    if (cast<ArrayAttr>(replica).size() != partitions)
      return emitOpError("replicas must have the same number of partitions: ")
             << partitions << " and " << cast<ArrayAttr>(replica).size();
  if (getInfeed() && getInfeed()->empty())
    return emitOpError("infeed must name at least one function");
  return success();
}

} // namespace tesela::interpreter
