// HLO as data: what HloText.cpp builds of a module and prints.
#pragma once

#include "import/HloText.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

#include <string>
#include <vector>

namespace tesela::import {

struct HloInstruction {
  std::string name;
  std::string shape;
  std::string opcode;
  std::string arguments; // what stands between the parentheses
  llvm::SmallVector<std::string, 2> attributes; // "dimensions={0}"
  bool root = false;
};

/// A computation under construction: its instructions and the names of the
/// values it can see.
struct HloComputation {
  std::string name;
  std::vector<HloInstruction> instructions;
  llvm::DenseMap<mlir::Value, std::string> values;
};

/// Builds the computations of a module.
class HloBuilder {
public:
  explicit HloBuilder(const HloTextOptions &options) : options(options) {}

  /// Appends the computations of a function and of what it calls.
  bool addFunction(mlir::Operation *function, bool entry);

  std::vector<HloComputation> computations; // callees first, entry last
  std::string entryLayout;
  std::string aliases; // header attributes about buffers of the entry
  Error error;

private:
  friend class HloOperators;

  /// Emits the operators of a block; the terminator's operands become the
  /// root, a tuple if there is not exactly one (or `forceTuple`).
  bool addBlock(mlir::Block &block, HloComputation &into,
                mlir::ArrayRef<mlir::Value> passedThrough = {},
                bool forceTuple = false);
  bool addOperator(mlir::Operation *op, HloComputation &into);
  bool addControlFlow(mlir::Operation *op, HloComputation &into);
  bool addWhile(mlir::Operation *op, HloComputation &into);
  bool addConditional(mlir::Operation *op, HloComputation &into);
  bool addFusion(mlir::Operation *op, HloComputation &into);
  bool addCall(mlir::Operation *op, HloComputation &into);
  bool addReturn(mlir::Block &block, HloComputation &into,
                 mlir::ArrayRef<mlir::Value> passedThrough, bool forceTuple);

  /// The computation of a region whose block arguments are its parameters;
  /// empty on failure. The region may use constants from outside only.
  std::string addRegion(mlir::Region &region);
  /// The same with parameters that follow the block's own.
  std::string addRegionWithCaptures(mlir::Region &region,
                                    mlir::ArrayRef<mlir::Value> captures,
                                    bool asTuple, bool passThrough,
                                    bool forceTuple);
  std::string calledFunction(mlir::Operation *op, llvm::StringRef name);

  /// Values a region uses from outside: constants, which are repeated inside,
  /// and others.
  struct Captures {
    llvm::SmallVector<mlir::Value> constants;
    llvm::SmallVector<mlir::Value> others;
  };
  Captures capturesOf(mlir::ArrayRef<mlir::Region *> regions);
  void repeatConstants(mlir::ArrayRef<mlir::Value> constants,
                       HloComputation &into);

  HloInstruction &append(HloComputation &into, llvm::StringRef base,
                         std::string shape, llvm::StringRef opcode,
                         std::string arguments);
  HloInstruction &appendParameter(HloComputation &into, llvm::StringRef base,
                                  std::string shape, unsigned number);
  /// Gives the results of `op` their names: of the instruction, or of the
  /// elements taken from its tuple.
  void bindResults(mlir::Operation *op, HloComputation &into,
                   llvm::StringRef instruction);
  std::string unique(llvm::StringRef base);
  std::string baseName(mlir::Operation *op, llvm::StringRef opcode);
  std::string operandNames(mlir::ValueRange values, HloComputation &into);
  bool fail(mlir::Operation *op, const llvm::Twine &reason);
  void addCommonAttributes(mlir::Operation *op, HloInstruction &instruction);

  const HloTextOptions &options;
  llvm::StringMap<unsigned> counters;
  llvm::StringMap<std::string> functionComputations;
};

/// The opcode and attributes of operators that become one instruction of the
/// same operands. `regions` are the computations of the operator's regions.
struct HloForm {
  std::string opcode;
  llvm::SmallVector<std::string> attributes;
  bool tuple = false; // yields a tuple even of one result
};
/// Nothing (with `reason` set) if HLO has no such operator.
std::optional<HloForm> hloForm(mlir::Operation *op,
                               llvm::ArrayRef<std::string> regions,
                               std::string &reason);
/// The same for collectives, tokens and custom calls.
std::optional<HloForm> hloSystemForm(mlir::Operation *op, llvm::StringRef name,
                                     llvm::ArrayRef<std::string> regions,
                                     std::string &reason);

/// Contractions, gather and scatter, whose dimensions have roles.
HloForm hloDot(mlir::Operation *op);
HloForm hloConvolution(mlir::Operation *op);
HloForm hloGather(mlir::Operation *op);
HloForm hloScatter(mlir::Operation *op, llvm::StringRef region);

// Spelling of attribute values.
std::string hloList(llvm::ArrayRef<int64_t> values); // "{1,2}"
std::string hloQuoted(llvm::StringRef text);         // "\"...\"" escaped
std::string hloWindow(mlir::Operation *op, llvm::ArrayRef<int64_t> sizes);
/// `sharding=` and `frontend_attributes=` of an operator's or an argument's
/// attributes.
void addHloAnnotations(mlir::DictionaryAttr attributes, mlir::Operation *scope,
                       llvm::SmallVectorImpl<std::string> &into);
/// The HLO notation of an sdy.sharding; empty if it cannot be said.
std::string hloSharding(mlir::Attribute sharding, mlir::Operation *scope);

} // namespace tesela::import
