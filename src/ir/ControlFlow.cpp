#include "ir/ControlFlow.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tesela::stablehlo {

static TypeRange yieldedTypes(Region &region) {
  return region.front().getTerminator()->getOperandTypes();
}

// A comma-separated list for messages.
static std::string listOf(TypeRange types) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '(';
  llvm::interleaveComma(types, stream);
  stream << ')';
  return text;
}

// Branches take nothing and yield what the operator returns.
static LogicalResult checkBranch(const Site &site, StringRef inputConstraint,
                                 StringRef outputConstraint, StringRef what,
                                 Region &branch, TypeRange results) {
  if (branch.getNumArguments() != 0)
    return site.broken(inputConstraint, what, " must not take arguments");
  TypeRange yielded = yieldedTypes(branch);
  if (!compatibleTypes(yielded, results))
    return site.broken(outputConstraint, what, " returns ", listOf(yielded),
                       ", expected ", listOf(results));
  return success();
}

LogicalResult IfOp::verifyRegions() {
  Site site{getLoc(), getOperationName()};
  TypeRange results = getResultTypes();
  return failure(failed(checkBranch(site, "C1", "C3", "the true branch",
                                    getTrueBranch(), results)) ||
                 failed(checkBranch(site, "C1", "C2, C3", "the false branch",
                                    getFalseBranch(), results)));
}

LogicalResult CaseOp::verifyRegions() {
  Site site{getLoc(), getOperationName()};
  if (getBranches().empty())
    return site.broken("C1", "needs at least one branch");
  for (auto [i, branch] : llvm::enumerate(getBranches())) {
    std::string what = "branch " + std::to_string(i);
    if (failed(checkBranch(site, "C2", i == 0 ? "C4" : "C3, C4", what, branch,
                           getResultTypes())))
      return failure();
  }
  return success();
}

//===-- while -------------------------------------------------------------===//

LogicalResult WhileOp::verifyRegions() {
  Site site{getLoc(), getOperationName()};
  TypeRange state = getOperandTypes();
  if (!compatibleTypes(getResultTypes(), state))
    return site.broken("C3", "returns ", listOf(getResultTypes()),
                       ", expected ", listOf(state));
  TypeRange condTypes = getCond().getArgumentTypes();
  if (!compatibleTypes(condTypes, state))
    return site.broken("C1", "the condition takes ", listOf(condTypes),
                       ", expected ", listOf(state));
  TypeRange answer = yieldedTypes(getCond());
  auto pred = answer.size() == 1 ? dyn_cast<RankedTensorType>(answer.front())
                                 : RankedTensorType();
  if (!pred || pred.getRank() != 0 || !pred.getElementType().isInteger(1))
    return site.broken("C1", "the condition returns ", listOf(answer),
                       ", expected (tensor<i1>)");
  TypeRange bodyTypes = getBody().getArgumentTypes();
  if (!compatibleTypes(bodyTypes, state))
    return site.broken("C2", "the body takes ", listOf(bodyTypes),
                       ", expected ", listOf(state));
  TypeRange next = yieldedTypes(getBody());
  if (!compatibleTypes(next, state))
    return site.broken("C2", "the body returns ", listOf(next), ", expected ",
                       listOf(state));
  return success();
}

void WhileOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

// stablehlo.while(%iterArg = %init) : T attributes {..} cond {..} do {..}
// Both regions are printed with one list of arguments, that of the body.
void WhileOp::print(OpAsmPrinter &printer) {
  // Names are per value: the condition's arguments take the names of the
  // body's where it is printed.
  if (!getBody().empty() && !getCond().empty())
    printer.shadowRegionArgs(getCond(), getBody().front().getArguments());
  printer << '(';
  llvm::interleaveComma(
      llvm::zip(getBodyArguments(), getOperands()), printer, [&](auto pair) {
        printer << std::get<0>(pair) << " = " << std::get<1>(pair);
      });
  printer << ')';
  if (getNumOperands() != 0) {
    printer << " : ";
    llvm::interleaveComma(getOperandTypes(), printer);
  }
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SMLoc loc = parser.getCurrentLocation();
  auto parseInit = [&]() {
    return failure(parser.parseArgument(arguments.emplace_back()) ||
                   parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseInit))
    return failure();
  SmallVector<Type> types;
  if (!operands.empty() && parser.parseColonTypeList(types))
    return failure();
  if (parser.resolveOperands(operands, types, loc, state.operands) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes))
    return failure();
  for (auto [argument, type] : llvm::zip(arguments, types))
    argument.type = type;
  state.addTypes(types);
  Region *cond = state.addRegion(), *body = state.addRegion();
  return failure(
      parser.parseKeyword("cond") || parser.parseRegion(*cond, arguments) ||
      parser.parseKeyword("do") || parser.parseRegion(*body, arguments));
}

} // namespace tesela::stablehlo
