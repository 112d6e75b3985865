#include "driver/LowerLayouts.h"

#include "ir/Stablehlo.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tesela::driver {

static Value transpose(OpBuilder &builder, Location loc, Value value,
                       ArrayRef<int64_t> permutation) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape;
  for (int64_t dimension : permutation)
    shape.push_back(type.getDimSize(dimension));
  return stablehlo::TransposeOp::create(
      builder, loc, type.clone(shape), value,
      builder.getDenseI64ArrayAttr(permutation));
}

/// A dimension for each place in memory, the slowest varying first.
static SmallVector<int64_t> majorToMinor(const Shape &shape) {
  return {shape.minorToMajor.rbegin(), shape.minorToMajor.rend()};
}

static void lowerParameter(BlockArgument argument, const Shape &shape) {
  SmallVector<int64_t> order = majorToMinor(shape), back(order.size()), lying;
  for (auto [place, dimension] : llvm::enumerate(order)) {
    back[dimension] = static_cast<int64_t>(place);
    lying.push_back(shape.dimensions[dimension]);
  }
  OpBuilder builder = OpBuilder::atBlockBegin(argument.getOwner());
  argument.setType(cast<RankedTensorType>(argument.getType()).clone(lying));
  Value logical = transpose(builder, argument.getLoc(), argument, back);
  argument.replaceAllUsesExcept(logical, logical.getDefiningOp());
}

void lowerLayouts(ModuleOp module, const runtime::Signature &signature) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main || main.isExternal())
    return;
  Block &body = main.getBody().front();
  for (auto [argument, shape] :
       llvm::zip_equal(body.getArguments(), signature.parameters))
    if (!shape.minorToMajor.empty())
      lowerParameter(argument, shape);
  Operation *terminator = body.getTerminator();
  OpBuilder builder(terminator);
  for (auto [i, shape] : llvm::enumerate(signature.results))
    if (!shape.minorToMajor.empty())
      terminator->setOperand(i, transpose(builder, main.getLoc(),
                                          terminator->getOperand(i),
                                          majorToMinor(shape)));
  main.setType(FunctionType::get(main.getContext(), body.getArgumentTypes(),
                                 terminator->getOperandTypes()));
}

} // namespace tesela::driver
