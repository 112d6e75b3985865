// The judge from inside: environment, dispatch, and what handlers use.
#pragma once

#include "interpret/Devices.h"
#include "interpret/GranularExecutor.h"
#include "interpret/Judge.h"
#include "ir/AttributeValues.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace tesela::interpret {

class Interpreter;

/// What an SSA value holds: one array; several for a tuple or a future (its
/// leaves in order).
using Leaves = llvm::SmallVector<Array, 1>;

/// Executes one operator: reads operands from and sets results in the
/// interpreter's environment.
using Handler = Result<void> (*)(Interpreter &, mlir::Operation *);
using HandlerTable = llvm::StringMap<Handler>;

// Each family of operators adds its handlers, by name.
void addControlFlow(HandlerTable &table);
void addStructure(HandlerTable &table); // constants, tuples, tokens, sdy
void addSort(HandlerTable &table);      // sort, top_k
void addFourier(HandlerTable &table);
void addSolves(HandlerTable &table); // cholesky, triangular_solve
void addRandom(HandlerTable &table);
void addWindows(HandlerTable &table);       // select_and_scatter
void addQuantization(HandlerTable &table);  // uniform_(de)quantize
void addNormalization(HandlerTable &table); // batch_norm_*
void addDynamic(HandlerTable &table);       // dynamic_* operators
void addCollectives(HandlerTable &table);
void addCommunication(HandlerTable &table); // send, recv, infeed, outfeed
void addCustomCalls(HandlerTable &table);   // custom_call, composite
void addChlo(HandlerTable &table);          // scan, ragged_dot
void addTests(HandlerTable &table);         // check, interpreter dialects
const HandlerTable &handlers();

/// Compiled operators and the places where values are used last, kept for the
/// whole run, so that loop bodies are analysed once.
struct Cache {
  struct Compiled {
    bool tried = false;
    std::unique_ptr<GranularExecutor> executor; // null: none
  };
  llvm::DenseMap<mlir::Operation *, Compiled> compiled;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value, 2>> lastUses;
  llvm::DenseSet<mlir::Block *> analysed;
};

/// One device's thread of control within one function call.
class Interpreter {
public:
  struct Run { // what all calls of one device share
    const Options &options;
    Cache &cache;
    Devices &devices;
    int64_t device = 0;
    /// How often this device has met each collective.
    std::map<std::string, int64_t> meetings = {};
    unsigned depth = 0;
    int64_t steps = 0; // of loops
  };

  explicit Interpreter(Run &run) : shared(run) {}

  Run &run() { return shared; }

  // --- The environment. ---
  /// The array of a tensor or token; `op`'s operand must have been computed.
  const Array &get(mlir::Value value) const;
  const Leaves &leaves(mlir::Value value) const;
  void set(mlir::Value value, Array array);
  void set(mlir::Value value, Leaves leaves);
  std::vector<Array> operands(mlir::Operation *op) const;
  /// Sets all results, one array each.
  Result<void> setResults(mlir::Operation *op, std::vector<Array> results);

  // --- Running. ---
  Result<void> execute(mlir::Operation *op);
  /// Runs a region of one block; gives the operands of its terminator.
  Result<std::vector<Leaves>> runRegion(mlir::Region &region,
                                        llvm::ArrayRef<Leaves> arguments);
  /// The same for one array per argument and result.
  Result<std::vector<Array>> runScalar(mlir::Region &region,
                                       std::span<const Array> arguments);
  /// Calls a func.func in an environment of its own.
  Result<std::vector<Leaves>> call(mlir::Operation *function,
                                   llvm::ArrayRef<Leaves> arguments);
  /// Calls the function that `op` names in `symbol` on its operands and sets
  /// its results.
  Result<void> callSymbol(mlir::Operation *op, mlir::FlatSymbolRefAttr symbol);
  /// Runs an operator of static, unquantized types by its granular form or, if
  /// its region is no scalar code, element by element.
  Result<std::vector<Array>> runDefinition(mlir::Operation *op,
                                           std::span<const Array> operands,
                                           bool keep);

private:
  Result<void> executeGranular(mlir::Operation *op);

  Run &shared;
  llvm::DenseMap<mlir::Value, Leaves> environment;
};

/// An Error at `op`'s source location, prefixed by its name.
Error failure(mlir::Operation *op, std::string what,
              ErrorCode code = ErrorCode::InvalidArgument);
Error failure(mlir::Operation *op, const Error &cause);

/// How many arrays a value of `type` holds.
size_t leafCount(mlir::Type type);

/// The i64 array attribute `name` of `op`, or `count` times `fallback`.
std::vector<int64_t> integers(mlir::Operation *op, llvm::StringRef name,
                              size_t count = 0, int64_t fallback = 0);
using ir::channelOf;
using ir::flag;
using ir::integer;

/// `op` with other types, in a block of its own: what quantized and dynamic
/// operators are executed by. Destroys the copy in the end.
class ScratchOp {
public:
  /// A clone of `op` with the given operand and result types; types inside its
  /// regions go through `convert`.
  ScratchOp(mlir::Operation *op, mlir::TypeRange operandTypes,
            mlir::TypeRange resultTypes,
            llvm::function_ref<mlir::Type(mlir::Type)> convert = nullptr);
  /// A new operator.
  ScratchOp(mlir::Location location, llvm::StringRef name,
            mlir::TypeRange operandTypes, mlir::TypeRange resultTypes,
            llvm::ArrayRef<mlir::NamedAttribute> attributes);
  ~ScratchOp();
  mlir::Operation *get() const { return op; }

private:
  std::unique_ptr<mlir::Block> block;
  mlir::Operation *op = nullptr;
};

bool isQuantized(mlir::Type type);
/// Executes an operator on quantized types: dequantize, compute, quantize.
Result<void> executeQuantized(Interpreter &interpreter, mlir::Operation *op);
bool isDynamic(mlir::Operation *op);
/// Executes an operator with unknown dimensions, now that they are known.
Result<void> executeDynamic(Interpreter &interpreter, mlir::Operation *op);
/// The reduce_window of jax.export, a custom call.
Result<void> runDynamicReduceWindow(Interpreter &interpreter,
                                    mlir::Operation *op);

} // namespace tesela::interpret
