#include "ir/Chlo.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tesela::stablehlo;

namespace tesela::chlo {

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

#define TESELA_INFER_PREDICATE(Op)                                             \
  LogicalResult Op::inferReturnTypes(MLIRContext *context,                     \
                                     std::optional<Location>, Adaptor adaptor, \
                                     SmallVectorImpl<Type> &results) {         \
    results.push_back(                                                         \
        tensorOf(adaptor.getOperand()).clone(IntegerType::get(context, 1)));   \
    return success();                                                          \
  }
TESELA_INFER_PREDICATE(IsInfOp)
TESELA_INFER_PREDICATE(IsNegInfOp)
TESELA_INFER_PREDICATE(IsPosInfOp)
#undef TESELA_INFER_PREDICATE

//===-- Constants ---------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location>,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &results) {
  results.push_back(adaptor.getValue().getType());
  return success();
}

LogicalResult ConstantLikeOp::inferReturnTypes(MLIRContext *,
                                               std::optional<Location>,
                                               Adaptor adaptor,
                                               SmallVectorImpl<Type> &results) {
  results.push_back(
      tensorOf(adaptor.getOperand()).clone(adaptor.getValue().getType()));
  return success();
}

//===-- Broadcasting ------------------------------------------------------===//

// Sizes that broadcasting two sizes gives: 1 yields to the other; nullopt if
// they do not fit.
static std::optional<int64_t> broadcastSizes(int64_t left, int64_t right) {
  if (left == right || right == 1)
    return left;
  if (left == 1)
    return right;
  if (ShapedType::isDynamic(left))
    return right;
  if (ShapedType::isDynamic(right))
    return left;
  return std::nullopt;
}

// The result's shape. The operand of smaller rank is spread to the other's
// dimensions `dimensions`, by default the last ones.
static LogicalResult
broadcastShapes(const Site &site, RankedTensorType lhs, RankedTensorType rhs,
                std::optional<ArrayRef<int64_t>> dimensions,
                SmallVectorImpl<int64_t> &shape) {
  bool isLhsSmall = lhs.getRank() < rhs.getRank();
  RankedTensorType small = isLhsSmall ? lhs : rhs;
  RankedTensorType large = isLhsSmall ? rhs : lhs;
  SmallVector<int64_t> map = llvm::to_vector(
      llvm::seq<int64_t>(large.getRank() - small.getRank(), large.getRank()));
  if (dimensions)
    map = llvm::to_vector(*dimensions);
  if (failed(checkCount(site, "broadcast_dimensions", "broadcast_dimensions",
                        map.size(), small.getRank())) ||
      failed(checkDimensions(site, "broadcast_dimensions",
                             "broadcast dimension", map, large.getRank())) ||
      failed(checkUnique(site, "broadcast_dimensions", "broadcast_dimensions",
                         map)))
    return failure();
  llvm::append_range(shape, large.getShape());
  for (auto [i, dimension] : llvm::enumerate(map)) {
    auto size = broadcastSizes(shape[dimension], small.getDimSize(i));
    if (!size)
      return site.broken("operands", "cannot broadcast ", Type(lhs), " and ",
                         Type(rhs), " to one shape");
    shape[dimension] = *size;
  }
  return success();
}

// The broadcast shape with elements of lhs, or those given.
template <typename Adaptor>
static LogicalResult inferBroadcast(const Site &site, Adaptor adaptor,
                                    SmallVectorImpl<Type> &results,
                                    Type element = {}) {
  RankedTensorType lhs = tensorOf(adaptor.getLhs());
  RankedTensorType rhs = tensorOf(adaptor.getRhs());
  if (!compatibleElementTypes(lhs.getElementType(), rhs.getElementType()))
    return site.broken("operands", "element types differ: ", Type(lhs), " and ",
                       Type(rhs));
  if (lhs == rhs) {
    results.push_back(element ? lhs.clone(element) : lhs);
    return success();
  }
  SmallVector<int64_t> shape;
  if (failed(broadcastShapes(site, lhs, rhs, adaptor.getBroadcastDimensions(),
                             shape)))
    return failure();
  results.push_back(
      RankedTensorType::get(shape, element ? element : lhs.getElementType()));
  return success();
}

#define TESELA_INFER_BROADCAST(Op)                                             \
  LogicalResult Op::inferReturnTypes(                                          \
      MLIRContext *, std::optional<Location> location, Adaptor adaptor,        \
      SmallVectorImpl<Type> &results) {                                        \
    return inferBroadcast(Site{location, getOperationName()}, adaptor,         \
                          results);                                            \
  }
TESELA_INFER_BROADCAST(BroadcastAddOp)
TESELA_INFER_BROADCAST(BroadcastAndOp)
TESELA_INFER_BROADCAST(BroadcastAtan2Op)
TESELA_INFER_BROADCAST(BroadcastDivOp)
TESELA_INFER_BROADCAST(BroadcastMaxOp)
TESELA_INFER_BROADCAST(BroadcastMinOp)
TESELA_INFER_BROADCAST(BroadcastMulOp)
TESELA_INFER_BROADCAST(BroadcastNextAfterOp)
TESELA_INFER_BROADCAST(BroadcastOrOp)
TESELA_INFER_BROADCAST(BroadcastPolygammaOp)
TESELA_INFER_BROADCAST(BroadcastPowOp)
TESELA_INFER_BROADCAST(BroadcastRemOp)
TESELA_INFER_BROADCAST(BroadcastShiftLeftOp)
TESELA_INFER_BROADCAST(BroadcastShiftRightArithmeticOp)
TESELA_INFER_BROADCAST(BroadcastShiftRightLogicalOp)
TESELA_INFER_BROADCAST(BroadcastSubOp)
TESELA_INFER_BROADCAST(BroadcastXorOp)
TESELA_INFER_BROADCAST(BroadcastZetaOp)
#undef TESELA_INFER_BROADCAST

LogicalResult BroadcastComplexOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  Type element = tensorOf(adaptor.getLhs()).getElementType();
  if (!element.isF32() && !element.isF64())
    return site.broken("operands", "no complex numbers of ", element);
  return inferBroadcast(site, adaptor, results, ComplexType::get(element));
}

LogicalResult BroadcastCompareOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  return inferBroadcast(Site{location, getOperationName()}, adaptor, results,
                        IntegerType::get(context, 1));
}

LogicalResult BroadcastSelectOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType pred = tensorOf(adaptor.getPred());
  RankedTensorType onTrue = tensorOf(adaptor.getOnTrue());
  RankedTensorType onFalse = tensorOf(adaptor.getOnFalse());
  if (!compatibleElementTypes(onTrue.getElementType(),
                              onFalse.getElementType()))
    return site.broken("operands", "element types differ: ", Type(onTrue),
                       " and ", Type(onFalse));
  SmallVector<int64_t> values, shape;
  if (failed(broadcastShapes(site, onTrue, onFalse, std::nullopt, values)) ||
      failed(broadcastShapes(
          site, pred, RankedTensorType::get(values, onTrue.getElementType()),
          std::nullopt, shape)))
    return failure();
  results.push_back(RankedTensorType::get(shape, onTrue.getElementType()));
  return success();
}

//===-- top_k -------------------------------------------------------------===//

LogicalResult TopKOp::inferReturnTypes(MLIRContext *context,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  RankedTensorType operand = tensorOf(adaptor.getOperand());
  auto k = static_cast<int64_t>(adaptor.getK());
  if (operand.getRank() == 0)
    return site.broken("operand", "needs at least one dimension");
  int64_t size = operand.getShape().back();
  if (k < 0 || (!ShapedType::isDynamic(size) && k > size))
    return site.broken("k", k, " of ", size, " elements asked for");
  SmallVector<int64_t> shape = llvm::to_vector(operand.getShape());
  SmallVector<int64_t> bounds = boundsOf(operand);
  shape.back() = k;
  bounds.back() = ShapedType::kDynamic;
  results.push_back(tensorType(shape, operand.getElementType(), bounds));
  results.push_back(tensorType(shape, IntegerType::get(context, 32), bounds));
  return success();
}

void TopKOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getValues(), "values");
  setName(getIndices(), "indices");
}

//===-- ragged_dot --------------------------------------------------------===//

// Sizes of paired dimensions of lhs and rhs agree.
static LogicalResult checkPairs(const Site &site, StringRef what,
                                RankedTensorType lhs, ArrayRef<int64_t> left,
                                RankedTensorType rhs, ArrayRef<int64_t> right) {
  if (failed(checkCount(site, what, "rhs_" + what.str(), right.size(),
                        left.size())) ||
      failed(
          checkDimensions(site, what, "lhs dimension", left, lhs.getRank())) ||
      failed(
          checkDimensions(site, what, "rhs dimension", right, rhs.getRank())))
    return failure();
  for (auto [i, j] : llvm::zip(left, right))
    if (!compatibleSizes(lhs.getDimSize(i), rhs.getDimSize(j)))
      return site.broken(
          what, "sizes of lhs dimension ", i, " and rhs dimension ", j,
          " differ: ", lhs.getDimSize(i), " and ", rhs.getDimSize(j));
  return success();
}

LogicalResult RaggedDotOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType lhs = tensorOf(getLhs()), rhs = tensorOf(getRhs());
  RaggedDotDimensionNumbersAttr numbers = getRaggedDotDimensionNumbers();
  if (failed(checkPairs(site, "batching_dimensions", lhs,
                        numbers.getLhsBatchingDimensions(), rhs,
                        numbers.getRhsBatchingDimensions())) ||
      failed(checkPairs(site, "contracting_dimensions", lhs,
                        numbers.getLhsContractingDimensions(), rhs,
                        numbers.getRhsContractingDimensions())) ||
      failed(checkCount(site, "ragged_dimensions", "lhs_ragged_dimensions",
                        numbers.getLhsRaggedDimensions().size(), 1)) ||
      failed(checkDimensions(site, "ragged_dimensions", "lhs ragged dimension",
                             numbers.getLhsRaggedDimensions(),
                             lhs.getRank())) ||
      failed(checkDimensions(site, "group_dimensions", "rhs group dimension",
                             numbers.getRhsGroupDimensions(), rhs.getRank())))
    return failure();
  // Groups of a free dimension of lhs each have their own rhs; groups of a
  // batched or contracted one share it.
  bool isFree = !llvm::is_contained(numbers.getLhsBatchingDimensions(),
                                    numbers.getLhsRaggedDimensions()[0]) &&
                !llvm::is_contained(numbers.getLhsContractingDimensions(),
                                    numbers.getLhsRaggedDimensions()[0]);
  return checkCount(site, "group_dimensions", "rhs_group_dimensions",
                    numbers.getRhsGroupDimensions().size(), isFree ? 1 : 0);
}

//===-- scan --------------------------------------------------------------===//

// chlo.scan(%inputs) inits (%inits) dimension=0 attributes {..} {body}
//     : (inputs, inits) -> (outputs, carries)
void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits()
          << ") dimension=" << getDimension();
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                           {getDimensionAttrName(),
                                            getOperandSegmentSizesAttrName(),
                                            "resultSegmentSizes"});
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  SMLoc loc = parser.getCurrentLocation();
  int64_t dimension = 0;
  FunctionType type;
  if (parser.parseOperandList(inputs, AsmParser::Delimiter::Paren) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, AsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parser.parseInteger(dimension) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
      parser.parseRegion(*state.addRegion()) || parser.parseColonType(type))
    return failure();
  auto inputCount = static_cast<int32_t>(inputs.size());
  auto initCount = static_cast<int32_t>(inits.size());
  auto outputCount = static_cast<int32_t>(type.getNumResults()) - initCount;
  if (outputCount < 0)
    return parser.emitError(loc, "expected a carry among the results for each "
                                 "initial value");
  Builder &builder = parser.getBuilder();
  state.addAttribute(getDimensionAttrName(state.name),
                     builder.getI64IntegerAttr(dimension));
  state.addAttribute(getOperandSegmentSizesAttrName(state.name),
                     builder.getDenseI32ArrayAttr({inputCount, initCount}));
  state.addAttribute("resultSegmentSizes",
                     builder.getDenseI32ArrayAttr({outputCount, initCount}));
  state.addTypes(type.getResults());
  llvm::append_range(inputs, inits);
  return parser.resolveOperands(inputs, type.getInputs(), loc, state.operands);
}

// The results keep one group: %0:2 rather than names.
void ScanOp::getAsmResultNames(OpAsmSetValueNameFn) {}

void ScanOp::getAsmBlockArgumentNames(Region &region,
                                      OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument,
            argument.getArgNumber() < getInputs().size() ? "input" : "carry");
}

// The type of one slice: without the scanned dimension.
static Type sliceType(RankedTensorType type, int64_t dimension) {
  SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
  shape.erase(shape.begin() + dimension);
  return RankedTensorType::get(shape, type.getElementType());
}

LogicalResult ScanOp::verifyRegions() {
  Site site{getLoc(), getOperationName()};
  if (getInputs().empty() && getOutputs().empty())
    return site.broken("operands", "needs an input or an output");
  if (!compatibleTypes(getCarries().getTypes(), getInits().getTypes()))
    return site.broken("carries", "types of carries and inits differ");
  auto dimension = static_cast<int64_t>(getDimension());
  SmallVector<Type> arguments, yields;
  for (auto [values, types] : {std::pair(ValueRange(getInputs()), &arguments),
                               std::pair(ValueRange(getOutputs()), &yields)})
    for (Value value : values) {
      RankedTensorType type = tensorOf(value);
      if (failed(checkDimensions(site, "dimension", "dimension", dimension,
                                 type.getRank())))
        return failure();
      types->push_back(sliceType(type, dimension));
    }
  llvm::append_range(arguments, getInits().getTypes());
  llvm::append_range(yields, getInits().getTypes());
  if (!compatibleTypes(getBody().getArgumentTypes(), arguments))
    return site.broken("body", "takes other types than slices of the inputs "
                               "and the carries");
  if (!compatibleTypes(getBody().front().getTerminator()->getOperandTypes(),
                       yields))
    return site.broken("body", "returns other types than slices of the outputs "
                               "and the carries");
  return success();
}

} // namespace tesela::chlo
