// Result types and constraints of the ops that apply a region to elements.
#include "ir/Reduction.h"
#include "ir/Windows.h"

using namespace mlir;

namespace tesela::stablehlo {

static RankedTensorType tensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

// Inputs are there, equally many initial values, all of the same shape, and
// each initial value is a scalar of its input's element type.
static LogicalResult requireReducible(const Requirements &constraints,
                                      ValueRange inputs, ValueRange inits,
                                      StringRef countConstraint,
                                      StringRef shapeConstraint,
                                      StringRef elementConstraint) {
  if (failed(constraints.require(
          !inputs.empty() && inputs.size() == inits.size(), countConstraint,
          "needs at least one input and as many "
          "initial values")))
    return failure();
  for (auto [input, init] : llvm::zip(inputs, inits))
    if (failed(constraints.requireSameShape(
            inputs[0].getType(), input.getType(), shapeConstraint, "inputs")) ||
        failed(constraints.require(tensorType(init).getRank() == 0,
                                   elementConstraint,
                                   "initial values must have rank 0")) ||
        failed(constraints.requireSameElements(
            input.getType(), init.getType(), elementConstraint,
            "an input and its initial value")))
      return failure();
  return success();
}

static void appendTensors(ArrayRef<int64_t> shape, TypeRange elements,
                          SmallVectorImpl<Type> &types) {
  for (Type element : elements)
    types.push_back(RankedTensorType::get(shape, element));
}

//===-- reduce ------------------------------------------------------------===//

LogicalResult ReduceOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor op,
                                         SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  if (failed(requireReducible(constraints, op.getInputs(), op.getInitValues(),
                              "C3", "C1", "C2")))
    return failure();
  RankedTensorType input = tensorType(op.getInputs()[0]);
  ArrayRef<int64_t> dimensions = op.getDimensions();
  SmallVector<Type> elements;
  if (failed(constraints.requireInRange(dimensions, input.getRank(), "C4",
                                        "dimensions")) ||
      failed(constraints.requireUnique(dimensions, "C5", "dimensions")) ||
      failed(requireCombiner(constraints, op.getBody(),
                             op.getInputs().getTypes(), elements, "C6",
                             "the body")))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < input.getRank(); ++i)
    if (!llvm::is_contained(dimensions, i))
      shape.push_back(input.getDimSize(i));
  appendTensors(shape, elements, types);
  return success();
}

//===-- reduce_window -----------------------------------------------------===//

static constexpr WindowConstraints kReduceWindow = {.strideCount = "C6",
                                                    .strides = "C7",
                                                    .baseDilationCount = "C8",
                                                    .baseDilations = "C9",
                                                    .windowDilationCount =
                                                        "C10",
                                                    .windowDilations = "C11",
                                                    .padding = "C12",
                                                    .reversal = ""};

LogicalResult ReduceWindowOp::inferReturnTypes(MLIRContext *,
                                               std::optional<Location> loc,
                                               Adaptor op,
                                               SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  if (failed(requireReducible(constraints, op.getInputs(), op.getInitValues(),
                              "C1", "C2", "C3")))
    return failure();
  RankedTensorType input = tensorType(op.getInputs()[0]);
  if (failed(constraints.requireSize(op.getWindowDimensions().size(),
                                     input.getRank(), "C4",
                                     "window dimensions")) ||
      failed(constraints.requirePositive(op.getWindowDimensions(), "C5",
                                         "window dimensions")))
    return failure();
  FailureOr<SmallVector<Window>> windows =
      makeWindows(constraints, kReduceWindow, op.getWindowDimensions(),
                  {op.getWindowStridesAttr(),
                   op.getBaseDilationsAttr(),
                   op.getWindowDilationsAttr(),
                   op.getPaddingAttr(),
                   {}});
  SmallVector<Type> elements;
  if (failed(windows) || failed(requireCombiner(constraints, op.getBody(),
                                                op.getInputs().getTypes(),
                                                elements, "C13", "the body")))
    return failure();
  SmallVector<int64_t> shape;
  for (auto [size, window] : llvm::zip(input.getShape(), *windows))
    shape.push_back(windowCount(size, window));
  appendTensors(shape, elements, types);
  return success();
}

//===-- select_and_scatter ------------------------------------------------===//

static constexpr WindowConstraints kSelectAndScatter = {.strideCount = "C6",
                                                        .strides = "C7",
                                                        .baseDilationCount = "",
                                                        .baseDilations = "",
                                                        .windowDilationCount =
                                                            "",
                                                        .windowDilations = "",
                                                        .padding = "C8",
                                                        .reversal = ""};

// `select` compares two elements of the operand.
static LogicalResult requireSelect(const Requirements &constraints,
                                   Region &select, Type element) {
  if (select.empty() || select.front().empty())
    return success();
  SmallVector<Type> results(1);
  if (failed(requireScalarFunction(constraints, select, 2, results, "C9",
                                   "select")) ||
      failed(constraints.require(results[0].isInteger(1), "C9",
                                 "select must return tensor<i1>")))
    return failure();
  for (Type argument : select.front().getArgumentTypes())
    if (failed(constraints.requireSameElements(argument, element, "C9",
                                               "arguments of select and the "
                                               "operand")))
      return failure();
  return success();
}

LogicalResult
SelectAndScatterOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                     Adaptor op, SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  RankedTensorType operand = tensorType(op.getOperand());
  RankedTensorType source = tensorType(op.getSource());
  SmallVector<int64_t> sizes(operand.getRank(), 1);
  if (op.getWindowDimensions())
    sizes.assign(op.getWindowDimensions()->begin(),
                 op.getWindowDimensions()->end());
  if (failed(constraints.requireSameElements(operand, source, "C1",
                                             "operand and source")) ||
      failed(constraints.require(tensorType(op.getInitValue()).getRank() == 0,
                                 "C3", "the initial value must have rank 0")) ||
      failed(constraints.requireSameElements(op.getInitValue().getType(),
                                             operand, "C3",
                                             "operand and initial value")) ||
      failed(constraints.requireSize(sizes.size(), operand.getRank(), "C4",
                                     "window dimensions")) ||
      failed(constraints.requirePositive(sizes, "C5", "window dimensions")))
    return failure();
  FailureOr<SmallVector<Window>> windows =
      makeWindows(constraints, kSelectAndScatter, sizes,
                  {op.getWindowStridesAttr(), {}, {}, op.getPaddingAttr(), {}});
  if (failed(windows))
    return failure();
  SmallVector<int64_t> positions;
  for (auto [size, window] : llvm::zip(operand.getShape(), *windows))
    positions.push_back(windowCount(size, window));
  SmallVector<Type> elements;
  if (failed(constraints.requireSameShape(
          RankedTensorType::get(positions, source.getElementType()), source,
          "C2", "positions of the window and source")) ||
      failed(requireSelect(constraints, op.getSelect(),
                           operand.getElementType())) ||
      failed(requireCombiner(constraints, op.getScatter(), TypeRange(operand),
                             elements, "C10", "scatter")))
    return failure();
  appendTensors(operand.getShape(), elements, types);
  return success();
}

//===-- map ---------------------------------------------------------------===//

LogicalResult MapOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc, Adaptor op,
                                      SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  if (failed(constraints.require(!op.getInputs().empty(), "C2",
                                 "needs at least one input")))
    return failure();
  RankedTensorType first = tensorType(op.getInputs()[0]);
  for (Value input : op.getInputs())
    if (failed(constraints.requireSameShape(first, input.getType(), "C1",
                                            "inputs")))
      return failure();
  ArrayRef<int64_t> dimensions = op.getDimensions();
  if (failed(constraints.require(
          llvm::equal(dimensions, llvm::seq<int64_t>(0, first.getRank())), "C3",
          "dimensions must be 0, ..., rank - 1 in order")))
    return failure();
  SmallVector<Type> elements(1);
  if (failed(requireScalarFunction(constraints, op.getComputation(),
                                   op.getInputs().size(), elements, "C4",
                                   "the computation")))
    return failure();
  for (auto [argument, input] : llvm::zip(
           op.getComputation().front().getArgumentTypes(), op.getInputs()))
    if (failed(constraints.requireSameElements(
            argument, input.getType(), "C4",
            "an argument of the computation and its input")))
      return failure();
  appendTensors(first.getShape(), elements, types);
  return success();
}

//===-- sort --------------------------------------------------------------===//

// Arguments come in pairs: left and right element of input 0, of input 1, ...
static LogicalResult requireComparator(const Requirements &constraints,
                                       Region &comparator, ValueRange inputs) {
  if (comparator.empty() || comparator.front().empty())
    return success();
  SmallVector<Type> results(1);
  if (failed(requireScalarFunction(constraints, comparator, 2 * inputs.size(),
                                   results, "C5", "the comparator")) ||
      failed(constraints.require(results[0].isInteger(1), "C5",
                                 "the comparator must return tensor<i1>")))
    return failure();
  for (auto [i, argument] :
       llvm::enumerate(comparator.front().getArgumentTypes()))
    if (failed(constraints.requireSameElements(
            argument, inputs[i / 2].getType(), "C5",
            "argument " + Twine(i) + " of the comparator and input " +
                Twine(i / 2))))
      return failure();
  return success();
}

LogicalResult SortOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> loc, Adaptor op,
                                       SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  if (failed(constraints.require(!op.getInputs().empty(), "C1",
                                 "needs at least one input")))
    return failure();
  RankedTensorType first = tensorType(op.getInputs()[0]);
  for (Value input : op.getInputs())
    if (failed(constraints.requireSameShape(first, input.getType(), "C3",
                                            "inputs")))
      return failure();
  int64_t rank = first.getRank();
  int64_t dimension = static_cast<int64_t>(op.getDimension());
  // A scalar may be sorted along its last dimension, which it has not.
  bool inRange = dimension >= -rank && dimension < rank;
  if (failed(constraints.require(
          inRange || (rank == 0 && dimension == -1), "C4",
          "dimension must lie in [" + Twine(-rank) + ", " + Twine(rank) +
              "), got " + Twine(dimension))) ||
      failed(
          requireComparator(constraints, op.getComparator(), op.getInputs())))
    return failure();
  llvm::append_range(types, op.getInputs().getTypes());
  return success();
}

} // namespace tesela::stablehlo
