// The sdy dialect: meshes of devices and how tensors are spread over them; see
// SdyAttributes.td and Sdy.td. Its text is Shardy's.
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "ir/SdyDialect.h.inc"

#include "ir/SdyEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "ir/SdyAttributes.h.inc"

namespace tesela::sdy {

/// Names of the attributes that carry shardings: on operators (per value), on
/// arguments and results of functions (one).
inline constexpr llvm::StringLiteral kShardingAttr = "sdy.sharding";
inline constexpr llvm::StringLiteral kShardingRuleAttr = "sdy.sharding_rule";

// `[<@mesh, [...]>, ...]`
void printShardingList(mlir::OpAsmPrinter &printer, mlir::Operation *,
                       TensorShardingPerValueAttr shardings);
mlir::ParseResult parseShardingList(mlir::OpAsmParser &parser,
                                    TensorShardingPerValueAttr &shardings);

// `(%arg: type, ...) { ... }`
void printBody(mlir::OpAsmPrinter &printer, mlir::Operation *,
               mlir::Region &body);
mlir::ParseResult parseBody(mlir::OpAsmParser &parser, mlir::Region &body);

// `max`, `min`, or nothing for a sum
void printReduction(mlir::OpAsmPrinter &printer, mlir::Operation *,
                    ReductionOpAttr reduction);
mlir::ParseResult parseReduction(mlir::OpAsmParser &parser,
                                 ReductionOpAttr &reduction);

// `FORWARD`
void printDirection(mlir::OpAsmPrinter &printer, mlir::Operation *,
                    PropagationDirectionAttr direction);
mlir::ParseResult parseDirection(mlir::OpAsmParser &parser,
                                 PropagationDirectionAttr &direction);

} // namespace tesela::sdy

#define GET_OP_CLASSES
#include "ir/Sdy.h.inc"
