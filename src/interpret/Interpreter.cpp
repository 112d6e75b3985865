#include "interpret/Interpreter.h"

#include "interpret/Types.h"
#include "ir/Locations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"

namespace tesela::interpret {

// --- Errors and attributes. -------------------------------------------------

Error failure(mlir::Operation *op, std::string what, ErrorCode code) {
  return {code, op->getName().getStringRef().str() + ": " + what,
          ir::describeLocation(op->getLoc())};
}

Error failure(mlir::Operation *op, const Error &cause) {
  if (!cause.where.empty())
    return cause;
  Error error = cause;
  error.what = op->getName().getStringRef().str() + ": " + cause.what;
  error.where = ir::describeLocation(op->getLoc());
  return error;
}

size_t leafCount(mlir::Type type) {
  size_t count = 0;
  if (auto tuple = llvm::dyn_cast<mlir::TupleType>(type)) {
    for (mlir::Type element : tuple.getTypes())
      count += leafCount(element);
    return count;
  }
  return 1;
}

std::vector<int64_t> integers(mlir::Operation *op, llvm::StringRef name,
                              size_t count, int64_t fallback) {
  if (!op->getAttr(name))
    return std::vector<int64_t>(count, fallback);
  llvm::SmallVector<int64_t> values = ir::integers(op, name);
  return {values.begin(), values.end()};
}

// --- The environment. -------------------------------------------------------

const Leaves &Interpreter::leaves(mlir::Value value) const {
  auto found = environment.find(value);
  assert(found != environment.end() && "use before definition");
  return found->second;
}

const Array &Interpreter::get(mlir::Value value) const {
  return leaves(value).front();
}

void Interpreter::set(mlir::Value value, Array array) {
  Leaves leaves;
  leaves.push_back(std::move(array));
  environment[value] = std::move(leaves);
}

void Interpreter::set(mlir::Value value, Leaves leaves) {
  environment[value] = std::move(leaves);
}

std::vector<Array> Interpreter::operands(mlir::Operation *op) const {
  std::vector<Array> arrays;
  for (mlir::Value operand : op->getOperands())
    for (const Array &leaf : leaves(operand))
      arrays.push_back(leaf);
  return arrays;
}

Result<void> Interpreter::setResults(mlir::Operation *op,
                                     std::vector<Array> results) {
  size_t next = 0;
  for (mlir::Value result : op->getResults()) {
    const size_t count = leafCount(result.getType());
    if (next + count > results.size())
      return failure(op, "has more results than were computed",
                     ErrorCode::Internal);
    Leaves leaves;
    for (size_t i = 0; i < count; ++i)
      leaves.push_back(std::move(results[next++]));
    set(result, std::move(leaves));
  }
  return success();
}

// --- Running. ---------------------------------------------------------------

/// Notes for every operator of the block which values are used last by it.
static void findLastUses(mlir::Block &block, Cache &cache) {
  if (!cache.analysed.insert(&block).second)
    return;
  const auto note = [&](mlir::Value value) {
    mlir::Operation *last = nullptr;
    for (mlir::Operation *user : value.getUsers()) {
      mlir::Operation *here = block.findAncestorOpInBlock(*user);
      if (here && (!last || last->isBeforeInBlock(here)))
        last = here;
    }
    if (last)
      cache.lastUses[last].push_back(value);
  };
  for (mlir::BlockArgument argument : block.getArguments())
    note(argument);
  for (mlir::Operation &op : block)
    for (mlir::Value result : op.getResults())
      note(result);
}

Result<std::vector<Leaves>>
Interpreter::runRegion(mlir::Region &region, llvm::ArrayRef<Leaves> arguments) {
  mlir::Block &block = region.front();
  if (block.getNumArguments() != arguments.size())
    return failure(region.getParentOp(),
                   "expects " + std::to_string(block.getNumArguments()) +
                       " arguments and is given " +
                       std::to_string(arguments.size()));
  findLastUses(block, shared.cache);
  for (auto [argument, value] : llvm::zip(block.getArguments(), arguments))
    environment[argument] = value;
  for (mlir::Operation &op : block.without_terminator()) {
    if (auto done = execute(&op); !done)
      return done.error();
    if (auto last = shared.cache.lastUses.find(&op);
        last != shared.cache.lastUses.end())
      for (mlir::Value value : last->second)
        environment.erase(value);
  }
  std::vector<Leaves> results;
  for (mlir::Value value : block.getTerminator()->getOperands())
    results.push_back(leaves(value));
  return results;
}

Result<std::vector<Array>>
Interpreter::runScalar(mlir::Region &region, std::span<const Array> arguments) {
  llvm::SmallVector<Leaves> given;
  for (const Array &argument : arguments)
    given.push_back(Leaves{argument});
  auto results = runRegion(region, given);
  if (!results)
    return results.error();
  std::vector<Array> arrays;
  for (Leaves &leaves : *results)
    arrays.push_back(std::move(leaves.front()));
  return arrays;
}

Result<std::vector<Leaves>>
Interpreter::call(mlir::Operation *function, llvm::ArrayRef<Leaves> arguments) {
  auto func = llvm::dyn_cast_or_null<mlir::func::FuncOp>(function);
  if (!func || func.isExternal())
    return Error{ErrorCode::NotFound, "call of a function without a body"};
  // 2000: a frame of the judge takes some kilobytes of the stack.
  if (shared.depth > 2000)
    return failure(function, "calls nested too deeply",
                   ErrorCode::ResourceExhausted);
  ++shared.depth;
  Interpreter frame(shared);
  auto results = frame.runRegion(func.getBody(), arguments);
  --shared.depth;
  return results;
}

Result<void> Interpreter::callSymbol(mlir::Operation *op,
                                     mlir::FlatSymbolRefAttr symbol) {
  mlir::Operation *callee =
      mlir::SymbolTable::lookupNearestSymbolFrom(op, symbol);
  if (!callee)
    return failure(op, "no function @" + symbol.getValue().str(),
                   ErrorCode::NotFound);
  llvm::SmallVector<Leaves> arguments;
  for (mlir::Value operand : op->getOperands())
    arguments.push_back(leaves(operand));
  auto results = call(callee, arguments);
  if (!results)
    return failure(op, results.error());
  if (results->size() != op->getNumResults())
    return failure(op, "results of the function differ in number");
  for (auto [result, value] : llvm::zip(op->getResults(), *results))
    set(result, std::move(value));
  return success();
}

Result<void> Interpreter::execute(mlir::Operation *op) {
  const auto &table = handlers();
  auto handler = table.find(op->getName().getStringRef());
  if (handler != table.end()) {
    auto done = handler->second(*this, op);
    return done ? Result<void>() : Result<void>(failure(op, done.error()));
  }
  if (isDynamic(op))
    return executeDynamic(*this, op);
  const auto quantized = [](mlir::Type type) { return isQuantized(type); };
  if (llvm::any_of(op->getOperandTypes(), quantized) ||
      llvm::any_of(op->getResultTypes(), quantized))
    return executeQuantized(*this, op);
  return executeGranular(op);
}

Result<void> Interpreter::executeGranular(mlir::Operation *op) {
  auto results = runDefinition(op, operands(op), true);
  if (!results)
    return failure(op, results.error());
  return setResults(op, std::move(*results));
}

const HandlerTable &handlers() {
  static const HandlerTable table = [] {
    HandlerTable table;
    for (auto *add :
         {addControlFlow, addStructure, addSort, addFourier, addSolves,
          addRandom, addWindows, addQuantization, addNormalization, addDynamic,
          addCollectives, addCommunication, addCustomCalls, addChlo, addTests})
      add(table);
    return table;
  }();
  return table;
}

} // namespace tesela::interpret
