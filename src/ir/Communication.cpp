#include "ir/Communication.h"
#include "ir/ProcessIds.h"

using namespace mlir;

namespace tesela::stablehlo {

void printTokenTypes(OpAsmPrinter &printer, Operation *, OperandRange,
                     TypeRange, Type result) {
  printer << result;
}

ParseResult parseTokenTypes(OpAsmParser &parser,
                            ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                            SmallVectorImpl<Type> &operandTypes, Type &result) {
  if (parser.parseType(result))
    return failure();
  operandTypes.assign(operands.size(), result);
  return success();
}

static LogicalResult inferToken(MLIRContext *context,
                                SmallVectorImpl<Type> &types) {
  types.push_back(TokenType::get(context));
  return success();
}

LogicalResult AfterAllOp::inferReturnTypes(MLIRContext *context,
                                           std::optional<Location>, Adaptor,
                                           SmallVectorImpl<Type> &types) {
  return inferToken(context, types);
}

LogicalResult OutfeedOp::inferReturnTypes(MLIRContext *context,
                                          std::optional<Location>, Adaptor,
                                          SmallVectorImpl<Type> &types) {
  return inferToken(context, types);
}

LogicalResult SendOp::inferReturnTypes(MLIRContext *context,
                                       std::optional<Location>, Adaptor,
                                       SmallVectorImpl<Type> &types) {
  return inferToken(context, types);
}

// Some tensors, then a token.
static LogicalResult requireTensorsAndToken(const Requirements &constraints,
                                            TypeRange results, StringRef count,
                                            StringRef tensors,
                                            StringRef token) {
  return failure(
      failed(constraints.require(!results.empty(), count,
                                 "needs at least one result")) ||
      failed(constraints.require(
          llvm::all_of(results.drop_back(),
                       [](Type type) { return isa<RankedTensorType>(type); }),
          tensors, "all results but the last must be tensors")) ||
      failed(constraints.require(isa<TokenType>(results.back()), token,
                                 "the last result must be a token")));
}

LogicalResult InfeedOp::verify() {
  Requirements constraints(*this);
  if (failed(requireTensorsAndToken(constraints, getResultTypes(), "C1", "C2",
                                    "C3")))
    return failure();
  std::optional<ArrayAttr> layout = getLayout();
  if (!layout)
    return success();
  return constraints.require(
      layout->size() == getNumResults() - 1 &&
          llvm::all_of(*layout,
                       [](Attribute each) { return isa<ArrayAttr>(each); }),
      "layout", "needs one list of dimensions for each tensor");
}

// Channels between devices have type 1; 2 leads to the host, 3 comes from it.
static LogicalResult
requireTransfer(const Requirements &constraints, ChannelHandleAttr channel,
                bool isHostTransfer, int64_t hostType,
                std::optional<DenseIntElementsAttr> pairs) {
  int64_t type = isHostTransfer ? hostType : 1;
  if (failed(constraints.require(channel.getType() == type, "C5",
                                 "the channel must have type " + Twine(type) +
                                     ", got " + Twine(channel.getType()))))
    return failure();
  return pairs ? requirePairs(constraints, *pairs) : success();
}

LogicalResult SendOp::verify() {
  return requireTransfer(Requirements(*this), getChannelHandle(),
                         getIsHostTransfer(), /*hostType=*/2,
                         getSourceTargetPairs());
}

LogicalResult RecvOp::verify() {
  Requirements constraints(*this);
  return failure(
      failed(requireTransfer(constraints, getChannelHandle(),
                             getIsHostTransfer(), /*hostType=*/3,
                             getSourceTargetPairs())) ||
      failed(requireTensorsAndToken(constraints, getResultTypes(), "results",
                                    "results", "results")));
}

} // namespace tesela::stablehlo
