// Reads the IR section of a bytecode file: regions, blocks and operators.
#pragma once

#include "import/Bytecode.h"

#include "mlir/IR/OperationSupport.h"

#include <vector>

namespace tesela::import {

class OperatorReader {
public:
  explicit OperatorReader(BytecodeFile &file) : file(file) {}

  /// The block of the IR section must hold one module and nothing else.
  mlir::OwningOpRef<mlir::ModuleOp> readModule();

private:
  /// The values of one isolated region and what is nested in it without being
  /// isolated itself, by their number.
  struct Scope {
    std::vector<mlir::Value> values;
    size_t next = 0;
  };
  /// What an operator's record says, before the operator is created.
  struct Record {
    const BytecodeFile::OperatorName *name = nullptr;
    uint8_t mask = 0;
    mlir::NamedAttrList attributes;
    std::optional<llvm::StringRef> properties;
    uint64_t regionCount = 0;
    bool isolated = false;
  };

  bool readBlockHeader(ByteCursor &cursor, mlir::Block *block, Scope &scope,
                       uint64_t &operatorCount);
  bool readArguments(ByteCursor &cursor, mlir::Block *block, Scope &scope);
  bool readOperator(ByteCursor &cursor, mlir::Block *block, Scope &scope);
  bool readRecord(ByteCursor &cursor, Record &record,
                  mlir::OperationState &state, Scope &scope);
  bool readResultsAndOperands(ByteCursor &cursor, uint8_t mask,
                              mlir::OperationState &state, Scope &scope);
  bool skipUseListOrders(ByteCursor &cursor, uint64_t valueCount);
  mlir::Operation *create(Record &record, mlir::OperationState &state,
                          mlir::Block *block);
  bool dissolveCast(mlir::Operation *op, Scope &scope);
  bool setAttributes(mlir::Operation *op, mlir::NamedAttrList &attributes);
  bool readRegions(ByteCursor &cursor, mlir::Operation *op, Record &record,
                   Scope &scope);
  bool readRegion(ByteCursor &cursor, mlir::Region &region, Scope &scope);
  bool define(Scope &scope, mlir::Value value);

  BytecodeFile &file;
  unsigned depth = 0;
};

/// Reads the properties record of a VHLO operator: one attribute per name of
/// its table row.
bool readVhloProperties(EntryReader &reader, llvm::StringRef operatorName,
                        mlir::NamedAttrList &attributes);

/// Turns VHLO's attributes of an operator into those of stablehlo: drops
/// defaults, changes forms, joins parts.
bool convertVhloAttributes(BytecodeFile &file, llvm::StringRef operatorName,
                           mlir::NamedAttrList &attributes);

/// The operator "vhlo.<name>" stands for; empty after fail() if unknown.
/// `inFunction`: whether the parent is a function.
llvm::StringRef vhloTarget(BytecodeFile &file, llvm::StringRef name,
                           bool inFunction);

/// Lets an operator of a dialect with generated encodings (builtin, func,
/// sdy, stablehlo, chlo) read its own properties.
bool readNativeProperties(EntryReader &reader, mlir::OperationState &state);

} // namespace tesela::import
