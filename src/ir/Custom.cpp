#include "ir/Custom.h"
#include "ir/Requirements.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace tesela::stablehlo {

void printCallTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target.getValue());
}

ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}

//===-- custom_call -------------------------------------------------------===//

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

// One layout per value: a permutation of its dimensions (none for values that
// are no tensors). A tuple counts as its elements.
static LogicalResult requireLayouts(const Requirements &constraints,
                                    ArrayAttr layouts, TypeRange types,
                                    StringRef name) {
  SmallVector<Type> values(types);
  if (values.size() == 1)
    if (auto tuple = dyn_cast<TupleType>(values[0]))
      values.assign(tuple.begin(), tuple.end());
  if (failed(constraints.requireSize(layouts.size(), values.size(), name,
                                     "layouts")))
    return failure();
  for (auto [layout, type] : llvm::zip(layouts, values)) {
    SmallVector<int64_t> order;
    for (const APInt &dimension :
         cast<DenseIntElementsAttr>(layout).getValues<APInt>())
      order.push_back(dimension.getSExtValue());
    llvm::sort(order);
    auto shaped = dyn_cast<ShapedType>(type);
    int64_t rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
    if (failed(constraints.require(
            llvm::equal(order, llvm::seq<int64_t>(0, rank)), name,
            "a layout must be a permutation of the value's dimensions")))
      return failure();
  }
  return success();
}

// The type at a path of tuple indices; null if there is none.
static Type typeAt(Type type, ArrayRef<int64_t> path) {
  for (int64_t index : path) {
    auto tuple = dyn_cast<TupleType>(type);
    if (!tuple || index < 0 || index >= static_cast<int64_t>(tuple.size()))
      return {};
    type = tuple.getType(index);
  }
  return type;
}

static LogicalResult requireAlias(const Requirements &constraints,
                                  CustomCallOp op,
                                  OutputOperandAliasAttr alias) {
  int64_t index = alias.getOperandIndex();
  if (failed(constraints.requireInRange(index, op.getNumOperands(),
                                        "output_operand_aliases",
                                        "operand_index")))
    return failure();
  Type operand =
      typeAt(op.getOperand(index).getType(), alias.getOperandTupleIndices());
  // Several results are addressed like the elements of a tuple.
  ArrayRef<int64_t> path = alias.getOutputTupleIndices();
  Type output;
  if (op.getNumResults() == 1)
    output = typeAt(op.getResult(0).getType(), path);
  else if (!path.empty() && path[0] >= 0 &&
           path[0] < static_cast<int64_t>(op.getNumResults()))
    output = typeAt(op.getResult(path[0]).getType(), path.drop_front());
  return constraints.require(operand && output &&
                                 compatibleTypes(operand, output),
                             "output_operand_aliases",
                             "operand and output must exist and have the same "
                             "type");
}

LogicalResult CustomCallOp::verify() {
  Requirements constraints(*this);
  if (failed(constraints.require(getOperandLayouts().has_value() ==
                                     getResultLayouts().has_value(),
                                 "operand_layouts",
                                 "layouts must be given for both operands and "
                                 "results, or neither")))
    return failure();
  if (getOperandLayouts() &&
      (failed(requireLayouts(constraints, *getOperandLayouts(),
                             getOperandTypes(), "operand_layouts")) ||
       failed(requireLayouts(constraints, *getResultLayouts(), getResultTypes(),
                             "result_layouts"))))
    return failure();
  auto config = getBackendConfig();
  if (failed(constraints.require(
          getApiVersion() == CustomCallApiVersion::API_VERSION_TYPED_FFI ||
              !config || isa<StringAttr>(*config),
          "backend_config",
          "only api_version 4 takes a dictionary, others take a string")))
    return failure();
  for (Attribute alias : getOutputOperandAliases())
    if (failed(requireAlias(constraints, *this,
                            cast<OutputOperandAliasAttr>(alias))))
      return failure();
  return success();
}

//===-- composite ---------------------------------------------------------===//

LogicalResult CompositeOp::verify() {
  auto [dialect, name] = getName().split('.');
  return Requirements(*this).require(!dialect.empty() && !name.empty(), "C1",
                                     "the name must have a namespace, as in "
                                     "my_dialect.my_op, got \"" +
                                         getName() + "\"");
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  Requirements constraints(*this);
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getDecompositionAttr());
  if (failed(constraints.require(static_cast<bool>(function), "C2",
                                 "@" + getDecomposition() +
                                     " must be a function of the module")))
    return failure();
  return failure(
      failed(constraints.require(
          compatibleTypes(getOperandTypes(), function.getArgumentTypes()), "C3",
          "operands must have the types of the arguments of @" +
              getDecomposition())) ||
      failed(constraints.require(
          compatibleTypes(getResultTypes(), function.getResultTypes()), "C4",
          "results must have the types of the results of @" +
              getDecomposition())));
}

} // namespace tesela::stablehlo
