#include "interpret/Interpreter.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/IRMapping.h"

namespace tesela::interpret {
namespace {

std::unique_ptr<mlir::Block> blockOf(mlir::TypeRange types,
                                     mlir::Location location) {
  auto block = std::make_unique<mlir::Block>();
  for (mlir::Type type : types)
    block->addArgument(type, location);
  return block;
}

} // namespace

ScratchOp::ScratchOp(mlir::Operation *original, mlir::TypeRange operandTypes,
                     mlir::TypeRange resultTypes,
                     llvm::function_ref<mlir::Type(mlir::Type)> convert)
    : block(blockOf(operandTypes, original->getLoc())) {
  op = original->clone();
  block->push_back(op);
  op->setOperands(block->getArguments());
  for (auto [result, type] : llvm::zip(op->getResults(), resultTypes))
    result.setType(type);
  if (!convert)
    return;
  for (mlir::Region &region : op->getRegions())
    region.walk([&](mlir::Block *inner) {
      for (mlir::BlockArgument argument : inner->getArguments())
        argument.setType(convert(argument.getType()));
      for (mlir::Operation &nested : *inner)
        for (mlir::Value result : nested.getResults())
          result.setType(convert(result.getType()));
    });
}

ScratchOp::ScratchOp(mlir::Location location, llvm::StringRef name,
                     mlir::TypeRange operandTypes, mlir::TypeRange resultTypes,
                     llvm::ArrayRef<mlir::NamedAttribute> attributes)
    : block(blockOf(operandTypes, location)) {
  mlir::OperationState state(location, name);
  state.addOperands(block->getArguments());
  state.addTypes(resultTypes);
  state.addAttributes(attributes);
  op = mlir::Operation::create(state);
  block->push_back(op);
}

ScratchOp::~ScratchOp() {
  if (block)
    block->clear();
}

} // namespace tesela::interpret
