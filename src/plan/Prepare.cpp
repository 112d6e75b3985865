#include "plan/Passes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_PREPARE
#include "plan/Passes.h.inc"

namespace {

Value createConstant(OpBuilder &builder, Location where,
                     DenseElementsAttr value) {
  OperationState state(where, "stablehlo.constant");
  state.addAttribute("value", value);
  state.addTypes(value.getType());
  return builder.create(state)->getResult(0);
}

/// if %p {A} else {B}  =>  case select(%p, 0, 1) {A} {B}
void replaceIf(Operation *op) {
  OpBuilder builder(op);
  auto type = RankedTensorType::get({}, builder.getI32Type());
  auto number = [&](int32_t value) {
    return createConstant(builder, op->getLoc(),
                          DenseElementsAttr::get(type, value));
  };
  OperationState select(op->getLoc(), "stablehlo.select");
  Value zero = number(0), one = number(1);
  select.addOperands({op->getOperand(0), zero, one});
  select.addTypes(type);
  Value index = builder.create(select)->getResult(0);
  OperationState state(op->getLoc(), "stablehlo.case");
  state.addOperands(index);
  state.addTypes(op->getResultTypes());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  op->replaceAllUsesWith(builder.create(state));
  op->erase();
}

/// A carry that the body hands on as it got it is the initial value:
///
///     while(%a = %x, %b = %y) {... return %a, %c}
///  => while(%b = %y) {... %x for %a ... return %c}
void dropUnchangedCarries(Operation *op) {
  Block &condition = op->getRegion(0).front();
  Block &body = op->getRegion(1).front();
  Operation *end = body.getTerminator();
  llvm::BitVector unchanged(op->getNumOperands());
  for (unsigned n = 0; n < op->getNumOperands(); ++n)
    if (end->getOperand(n) == body.getArgument(n))
      unchanged.set(n);
  if (unchanged.none())
    return;
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName());
  state.addAttributes(llvm::to_vector(op->getDiscardableAttrs()));
  SmallVector<Value> kept;
  for (unsigned n = 0; n < op->getNumOperands(); ++n) {
    if (!unchanged.test(n)) {
      state.addOperands(op->getOperand(n));
      state.addTypes(op->getResult(n).getType());
      kept.push_back(op->getResult(n));
      continue;
    }
    condition.getArgument(n).replaceAllUsesWith(op->getOperand(n));
    body.getArgument(n).replaceAllUsesWith(op->getOperand(n));
    op->getResult(n).replaceAllUsesWith(op->getOperand(n));
  }
  condition.eraseArguments(unchanged);
  body.eraseArguments(unchanged);
  end->eraseOperands(unchanged);
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *fresh = builder.create(state);
  for (auto [before, after] : llvm::zip(kept, fresh->getResults()))
    before.replaceAllUsesWith(after);
  op->erase();
}

Value convert(OpBuilder &builder, Location where, Value value, Type element) {
  OperationState state(where, "stablehlo.convert");
  state.addOperands(value);
  state.addTypes(cast<RankedTensorType>(value.getType()).clone(element));
  return builder.create(state)->getResult(0);
}

/// The library's solvers are for f32 and wider: narrower ones are solved there
/// and rounded once.
void widenSolver(Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands())
    operand.set(
        convert(builder, op->getLoc(), operand.get(), builder.getF32Type()));
  op->getResult(0).setType(type.clone(builder.getF32Type()));
  builder.setInsertionPointAfter(op);
  Value narrow =
      convert(builder, op->getLoc(), op->getResult(0), type.getElementType());
  op->getResult(0).replaceAllUsesExcept(narrow, narrow.getDefiningOp());
}

bool isNarrowSolver(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (name != "stablehlo.cholesky" && name != "stablehlo.triangular_solve")
    return false;
  auto element =
      dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
  return element && element.getWidth() < 32;
}

struct Prepare : impl::PrepareBase<Prepare> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      if (op->getName().getStringRef() == "stablehlo.if")
        found.push_back(op);
      if (isNarrowSolver(op))
        widenSolver(op);
    });
    for (Operation *op : found)
      replaceIf(op);
    found.clear();
    getOperation().walk([&](Operation *op) {
      if (op->getName().getStringRef() == "stablehlo.while")
        found.push_back(op);
    });
    for (Operation *op : found) // inner loops first
      dropUnchangedCarries(op);
  }
};

} // namespace
} // namespace tesela::plan
