// Pretty form of reduce.
#include "ir/DimensionNumbers.h"
#include "ir/Reduction.h"

using namespace mlir;

namespace tesela::stablehlo {

//===-- Pretty form of reduce ---------------------------------------------===//
//
//   stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1]
//     : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
//
//   stablehlo.reduce(%x init: %i), (%y init: %j) across dimensions = [1]
//     : (...) -> (...)
//    reducer(%a: tensor<f32>, %b: tensor<f32>) (...) { ... }

// The operation a body consists of, if the short form can say it: one that
// takes the body's two arguments in order and whose result is returned.
static Operation *soleOperation(ReduceOp op) {
  if (op.getInputs().size() != 1 || !op.getBody().hasOneBlock())
    return nullptr;
  Block &block = op.getBody().front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation &inner = block.front(), &terminator = block.back();
  if (inner.getNumOperands() != 2 || inner.getNumResults() != 1 ||
      inner.getNumRegions() != 0 || !inner.getAttrDictionary().empty() ||
      inner.getDialect() != op->getDialect())
    return nullptr;
  auto input = dyn_cast<ShapedType>(op.getInputs()[0].getType());
  if (!input)
    return nullptr;
  Type scalar = RankedTensorType::get({}, input.getElementType());
  if (inner.getOperand(0) != block.getArgument(0) ||
      inner.getOperand(1) != block.getArgument(1) ||
      block.getArgument(0).getType() != scalar ||
      block.getArgument(1).getType() != scalar ||
      inner.getResult(0).getType() != scalar)
    return nullptr;
  if (terminator.getNumOperands() != 1 ||
      terminator.getOperand(0) != inner.getResult(0) ||
      terminator.getName().getStringRef() != "stablehlo.return" ||
      !terminator.getAttrDictionary().empty())
    return nullptr;
  return &inner;
}

static void printReducer(OpAsmPrinter &printer, Region &body, size_t count) {
  Block &block = body.front();
  printer.printNewline();
  printer << " reducer";
  for (size_t i = 0; i < count; ++i) {
    printer << (i ? " (" : "(");
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + count));
    printer << ')';
  }
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

void ReduceOp::print(OpAsmPrinter &printer) {
  for (auto [i, pair] :
       llvm::enumerate(llvm::zip(getInputs(), getInitValues())))
    printer << (i ? ", (" : "(") << std::get<0>(pair)
            << " init: " << std::get<1>(pair) << ')';
  Operation *inner = soleOperation(*this);
  if (inner)
    printer << " applies " << inner->getName().getStringRef();
  printer << " across dimensions = ";
  printDimensions(printer, getDimensions());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (!inner)
    printReducer(printer, getBody(), getInputs().size());
}

using Unresolved = OpAsmParser::UnresolvedOperand;

// `(%x init: %i), (%y init: %j)`
static ParseResult parseReduced(OpAsmParser &parser,
                                SmallVectorImpl<Unresolved> &operands) {
  SmallVector<Unresolved> inits;
  do {
    if (parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen())
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  llvm::append_range(operands, inits);
  return success();
}

// `reducer(%a: T, %b: T) (%c: U, %d: U) { ... }`: the block's arguments are
// those on the left, then those on the right.
static ParseResult parseReducer(OpAsmParser &parser, size_t count,
                                Region &body) {
  SmallVector<OpAsmParser::Argument> left(count), right(count);
  if (parser.parseKeyword("reducer"))
    return failure();
  for (size_t i = 0; i < count; ++i)
    if (parser.parseLParen() ||
        parser.parseArgument(left[i], /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(right[i], /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  llvm::append_range(left, right);
  return parser.parseRegion(body, left);
}

// The body that `applies` stands for.
static void buildBody(OpAsmParser &parser, OperationName name, Type scalar,
                      Location loc, Region &body) {
  OpBuilder builder(parser.getContext());
  Block *block = builder.createBlock(&body, {}, {scalar, scalar}, {loc, loc});
  OperationState inner(loc, name);
  inner.addOperands(block->getArguments());
  inner.addTypes(scalar);
  Value value = builder.create(inner)->getResult(0);
  OperationState terminator(loc, "stablehlo.return");
  terminator.addOperands(value);
  builder.create(terminator);
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<Unresolved> operands;
  if (parseReduced(parser, operands))
    return failure();
  size_t count = operands.size() / 2;
  std::optional<OperationName> inner;
  SMLoc innerLoc;
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    innerLoc = parser.getCurrentLocation();
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    if (!name->isRegistered() || name->getDialectNamespace() != "stablehlo")
      return parser.emitError(innerLoc, "expected an operation of stablehlo");
    inner = *name;
  }
  DenseI64ArrayAttr dimensions;
  FunctionType type;
  SMLoc typeLoc;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() || parseDenseDimensions(parser, dimensions) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon() ||
      parser.getCurrentLocation(&typeLoc) || parser.parseType(type))
    return failure();
  result.addAttribute("dimensions", dimensions);
  result.addTypes(type.getResults());
  if (parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  Region *body = result.addRegion();
  if (!inner)
    return parseReducer(parser, count, *body);
  auto input = dyn_cast<ShapedType>(type.getInput(0));
  if (count != 1 || !input)
    return parser.emitError(typeLoc, "`applies` needs one tensor operand");
  buildBody(parser, *inner, RankedTensorType::get({}, input.getElementType()),
            parser.getEncodedSourceLoc(innerLoc), *body);
  return success();
}

} // namespace tesela::stablehlo
