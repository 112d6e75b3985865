// Regions of scalar code as scalar bodies.
#include "semantics/Granular.h"

#include "semantics/forms/Constants.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

bool isScalarTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0;
}

/// Appends the operators of a region to a body.
class RegionReader {
public:
  RegionReader(ScalarBody &body, llvm::SmallVectorImpl<Value> &captures,
               unsigned argumentCount)
      : body(body), captures(captures), argumentCount(argumentCount) {}

  /// The values that the region returns for `arguments`.
  std::optional<llvm::SmallVector<unsigned, 2>>
  read(Region &region, llvm::ArrayRef<unsigned> arguments);

private:
  bool readOperation(Operation &op);
  bool readCall(func::CallOp call, llvm::ArrayRef<unsigned> operands);
  std::optional<unsigned> numberOf(Value value);

  ScalarBody &body;
  llvm::SmallVectorImpl<Value> &captures;
  unsigned argumentCount;
  unsigned depth = 0;
  llvm::DenseMap<Value, unsigned> numbers;
};

} // namespace

std::optional<unsigned> RegionReader::numberOf(Value value) {
  auto known = numbers.find(value);
  if (known != numbers.end())
    return known->second;
  if (!isScalarTensor(value.getType()))
    return std::nullopt;
  Type type = cast<RankedTensorType>(value.getType()).getElementType();
  unsigned number = 0;
  if (std::optional<llvm::APInt> bits = splatBits(value)) {
    number = body.constantBits(std::move(*bits), type);
  } else {
    captures.push_back(value);
    number = body.input(argumentCount + captures.size() - 1, type);
  }
  numbers[value] = number;
  return number;
}

bool RegionReader::readCall(func::CallOp call,
                            llvm::ArrayRef<unsigned> operands) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  // Recursion is no scalar code.
  if (!callee || callee.isExternal() || depth == 8)
    return false;
  ++depth;
  auto results = read(callee.getBody(), operands);
  --depth;
  if (!results)
    return false;
  for (auto [value, number] : llvm::zip_equal(call.getResults(), *results))
    numbers[value] = number;
  return true;
}

bool RegionReader::readOperation(Operation &op) {
  if (op.getNumResults() == 1 && splatBits(op.getResult(0)))
    return numberOf(op.getResult(0)).has_value();
  llvm::SmallVector<unsigned, 3> operands;
  for (Value operand : op.getOperands()) {
    std::optional<unsigned> number = numberOf(operand);
    if (!number)
      return false;
    operands.push_back(*number);
  }
  if (auto call = dyn_cast<func::CallOp>(op))
    return readCall(call, operands);
  if (op.getNumResults() != 1 || !isScalarTensor(op.getResult(0).getType()))
    return false;
  llvm::StringRef name = op.getName().getStringRef();
  if (name == "stablehlo.reshape" || name == "stablehlo.broadcast_in_dim") {
    numbers[op.getResult(0)] = operands[0];
    return true;
  }
  std::optional<ScalarBody> scalar = elementwiseBody(&op);
  if (!scalar)
    return false;
  numbers[op.getResult(0)] = body.inlineBody(*scalar, operands).front();
  return true;
}

std::optional<llvm::SmallVector<unsigned, 2>>
RegionReader::read(Region &region, llvm::ArrayRef<unsigned> arguments) {
  if (!region.hasOneBlock())
    return std::nullopt;
  for (auto [argument, number] :
       llvm::zip_equal(region.getArguments(), arguments))
    numbers[argument] = number;
  for (Operation &op : region.front().without_terminator())
    if (!readOperation(op))
      return std::nullopt;
  llvm::SmallVector<unsigned, 2> results;
  for (Value operand : region.front().back().getOperands()) {
    std::optional<unsigned> number = numberOf(operand);
    if (!number)
      return std::nullopt;
    results.push_back(*number);
  }
  return results;
}

std::optional<ScalarBody> scalarBody(Region &region,
                                     llvm::SmallVectorImpl<Value> &captures) {
  ScalarBody body;
  llvm::SmallVector<unsigned, 4> arguments;
  for (Value argument : region.getArguments()) {
    if (!isScalarTensor(argument.getType()))
      return std::nullopt;
    arguments.push_back(body.input(
        arguments.size(),
        cast<RankedTensorType>(argument.getType()).getElementType()));
  }
  RegionReader reader(body, captures, arguments.size());
  auto results = reader.read(region, arguments);
  if (!results)
    return std::nullopt;
  body.results = std::move(*results);
  simplify(body);
  return body;
}

} // namespace tesela::semantics
