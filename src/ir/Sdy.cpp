#include "ir/Sdy.h"
#include "ir/SdyVerifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

#include "ir/SdyDialect.cpp.inc"

namespace tesela::sdy {

void SdyDialect::initialize() {
  registerAttributes();
  addSdy();
}

//===-- Attributes on operators of other dialects -------------------------===//

LogicalResult SdyDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == kShardingAttr) {
    auto shardings = dyn_cast<TensorShardingPerValueAttr>(attribute.getValue());
    if (!shardings)
      return op->emitOpError("should have a sharding attribute of type "
                             "sharding_per_value");
    return verifyShardings(shardings.getShardings(), op->getResultTypes(), op,
                           "result");
  }
  if (attribute.getName() == kShardingRuleAttr) {
    auto rule = dyn_cast<OpShardingRuleAttr>(attribute.getValue());
    if (!rule)
      return op->emitOpError("should have a sharding rule attribute of type "
                             "op_sharding_rule");
    return verifyRule(rule, op);
  }
  return success();
}

// The sharding of a function's argument or result.
static LogicalResult verifyValueAttribute(Operation *op, Type type,
                                          NamedAttribute attribute,
                                          const Twine &what) {
  if (attribute.getName() != kShardingAttr)
    return success();
  auto sharding = dyn_cast<TensorShardingAttr>(attribute.getValue());
  if (!sharding)
    return op->emitOpError(what)
           << " should have a sharding attribute of type sharding";
  return verifySharding(sharding, type, op,
                        [&] { return op->emitOpError(what) << " - "; });
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op,
                                                   unsigned region,
                                                   unsigned argument,
                                                   NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  return verifyValueAttribute(op, function.getArgumentTypes()[argument],
                              attribute, "arg " + Twine(argument));
}

LogicalResult SdyDialect::verifyRegionResultAttribute(
    Operation *op, unsigned region, unsigned result, NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  return verifyValueAttribute(op, function.getResultTypes()[result], attribute,
                              "result " + Twine(result));
}

//===-- Operators ---------------------------------------------------------===//

LogicalResult MeshOp::verify() {
  return verifyMesh(getMesh(), [&] { return emitOpError(); });
}

static LogicalResult verifyOwnSharding(Operation *op, Type type,
                                       TensorShardingAttr sharding) {
  return verifySharding(sharding, type, op, [&] { return op->emitOpError(); });
}

LogicalResult ShardingConstraintOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyOwnSharding(*this, getType(), getSharding());
}

LogicalResult ReshardOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyOwnSharding(*this, getType(), getSharding());
}

LogicalResult DataFlowEdgeOp::verifySymbolUses(SymbolTableCollection &) {
  if (!getShardingAttr())
    return success();
  return verifyOwnSharding(*this, getType(), getShardingAttr());
}

LogicalResult FuncDataFlowEdgeOp::verify() {
  auto type = cast<ShapedType>(getType());
  if (!type.hasStaticShape())
    return emitOpError("needs a static-shaped result");
  if (!getOperand().hasOneUse())
    return emitOpError("must be the only user of its operand");
  if (auto argument = dyn_cast<BlockArgument>(getOperand())) {
    if (!isa<FunctionOpInterface>(argument.getOwner()->getParentOp()))
      return emitOpError("a block argument as operand must be a function's");
    return success();
  }
  if (!isa<CallOpInterface>(getOperand().getDefiningOp()))
    return emitOpError("operand must be an argument of a function or a result "
                       "of a call");
  return success();
}

LogicalResult PropagationBarrierOp::verify() {
  if (getAllowedDirection() == PropagationDirection::BOTH)
    return emitOpError("cannot specify BOTH as the direction");
  return success();
}

LogicalResult
ConstantOp::inferReturnTypes(MLIRContext *, std::optional<Location>, ValueRange,
                             DictionaryAttr, OpaqueProperties properties,
                             RegionRange, SmallVectorImpl<Type> &types) {
  types.push_back(properties.as<Properties *>()->getValue().getType());
  return success();
}

//===-- Computations ------------------------------------------------------===//

// `(%arg: type, ...) { ... }`
void printBody(OpAsmPrinter &printer, Operation *, Region &body) {
  printer << '(';
  llvm::interleaveComma(
      body.getArguments(), printer,
      [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

ParseResult parseBody(OpAsmParser &parser, Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseArgumentList(arguments, AsmParser::Delimiter::Paren,
                               /*allowType=*/true) ||
      parser.parseRegion(body, arguments))
    return failure();
  if (body.empty())
    body.emplaceBlock();
  OpBuilder builder(parser.getContext());
  ManualComputationOp::ensureTerminator(body, builder, builder.getUnknownLoc());
  return success();
}

// What a manual computation's body sees of a value: its part along the manual
// axes.
static FailureOr<Type> manualType(ManualComputationOp op, Type type,
                                  TensorShardingAttr sharding,
                                  const Twine &what) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return type;
  MeshAttr mesh = sharding.getMeshAttr(op);
  SmallVector<int64_t> shape(tensor.getShape());
  for (auto [index, dimension] : llvm::enumerate(sharding.getDimShardings())) {
    int64_t count = 1;
    bool sawFree = false;
    for (AxisRefAttr axis : dimension.getAxes()) {
      bool isManual =
          llvm::any_of(op.getManualAxes().getAxes(), [&](StringAttr name) {
            return name.getValue() == axis.getName();
          });
      if (isManual && sawFree)
        return op.emitOpError(what) << " - manual axes must come before free "
                                       "axes in dimension "
                                    << index;
      sawFree |= !isManual;
      if (isManual)
        count *= axis.getShardCount(mesh);
    }
    if (ShapedType::isDynamic(shape[index]))
      continue;
    if (shape[index] % count != 0)
      return op.emitOpError(what)
             << " - dimension " << index << " of size " << shape[index]
             << " is not divisible by its manual axes (" << count << " parts)";
    shape[index] /= count;
  }
  return Type(RankedTensorType::get(shape, tensor.getElementType(),
                                    tensor.getEncoding()));
}

static LogicalResult verifyManualValues(ManualComputationOp op,
                                        TypeRange global, TypeRange local,
                                        ArrayRef<TensorShardingAttr> shardings,
                                        StringRef what) {
  if (global.size() != local.size() || global.size() != shardings.size())
    return op.emitOpError(what)
           << " - number of values (" << global.size() << "), shardings ("
           << shardings.size() << ") and values of the body (" << local.size()
           << ") must match";
  for (size_t i = 0; i < global.size(); ++i) {
    std::string name = (what + " " + Twine(i)).str();
    if (failed(verifySharding(shardings[i], global[i], op,
                              [&] { return op.emitOpError(name) << " - "; })))
      return failure();
    FailureOr<Type> expected = manualType(op, global[i], shardings[i], name);
    if (failed(expected))
      return failure();
    if (*expected != local[i])
      return op.emitOpError(name)
             << " - the body must see " << *expected << ", got " << local[i];
  }
  return success();
}

LogicalResult ManualComputationOp::verifySymbolUses(SymbolTableCollection &) {
  Block &block = getBody().front();
  return failure(
      failed(verifyManualValues(*this, getOperandTypes(),
                                block.getArgumentTypes(),
                                getInShardings().getShardings(), "operand")) ||
      failed(verifyManualValues(*this, getResultTypes(),
                                block.getTerminator()->getOperandTypes(),
                                getOutShardings().getShardings(), "result")));
}

LogicalResult NamedComputationOp::verify() {
  Block &block = getBody().front();
  if (block.getNumArguments() != getNumOperands())
    return emitOpError("number of block arguments must match the number of "
                       "operands: ")
           << block.getNumArguments() << " != " << getNumOperands();
  for (auto [index, argument] : llvm::enumerate(block.getArguments()))
    if (argument.getType() != getOperand(index).getType())
      return emitOpError("block argument ")
             << index
             << " must have the type of its operand: " << argument.getType()
             << " vs " << getOperand(index).getType();
  if (!llvm::equal(block.getTerminator()->getOperandTypes(), getResultTypes()))
    return emitOpError("the body must return values of the result types");
  return success();
}

LogicalResult NamedComputationOp::verifySymbolUses(SymbolTableCollection &) {
  if (auto shardings = getInShardingsAttr())
    if (failed(verifyShardings(shardings.getShardings(), getOperandTypes(),
                               *this, "in_shardings")))
      return failure();
  if (auto shardings = getOutShardingsAttr())
    return verifyShardings(shardings.getShardings(), getResultTypes(), *this,
                           "out_shardings");
  return success();
}

} // namespace tesela::sdy
