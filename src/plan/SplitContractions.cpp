#include "plan/KernelForm.h"
#include "plan/Passes.h"

#include "ir/Stablehlo.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_SPLITCONTRACTIONS
#include "plan/Passes.h.inc"

namespace {

// Terms of one running sum. Each costs half a unit in the last place of the
// sum, which grows: 4096 of them are as far from the exact sum as the blocks
// of a BLAS are.
constexpr int64_t bestLength = 4096;
// Elements of a result up to which the parts are also what threads share.
constexpr int64_t fewElements = 4096;

// The contracted dimension that is cut, and into how many pieces of one length;
// the rest is shorter than a piece.
struct Cut {
  unsigned dimension; // among the contracted ones
  int64_t pieces, length, rest;
};

std::optional<Cut> cutOf(ArrayRef<int64_t> extents) {
  int64_t all = 1;
  for (int64_t extent : extents)
    all *= extent;
  unsigned longest = llvm::max_element(extents) - extents.begin();
  int64_t extent = extents[longest];
  int64_t best = std::max<int64_t>(1, bestLength * extent / std::max(all, 1L));
  if (all < 2 * bestLength || extent < 2 * best)
    return std::nullopt;
  // The divisor nearest to it, up to a factor of two away.
  for (int64_t away = 0; away <= best; ++away)
    for (int64_t length : {best - away / 2, best + away})
      if (length > 0 && extent % length == 0)
        return Cut{longest, extent / length, length, 0};
  return Cut{longest, extent / best, best, extent % best};
}

struct SplitContraction {
  stablehlo::DotGeneralOp op;
  Cut cut;
  Type sum; // element type of the parts
  OpBuilder builder{op};

  Value create(StringRef name, ValueRange operands, Type type,
               ArrayRef<NamedAttribute> attributes = {}) {
    OperationState state(op.getLoc(), name);
    state.addOperands(operands);
    state.addTypes(type);
    state.addAttributes(attributes);
    return builder.create(state)->getResult(0);
  }

  /// [begin, end) of the dimension of an operand.
  Value slice(Value operand, int64_t dimension, int64_t begin, int64_t end) {
    auto type = cast<RankedTensorType>(operand.getType());
    if (end - begin == type.getDimSize(dimension))
      return operand;
    SmallVector<int64_t> starts(type.getRank(), 0), steps(type.getRank(), 1),
        limits(type.getShape()), shape(type.getShape());
    starts[dimension] = begin;
    limits[dimension] = end;
    shape[dimension] = end - begin;
    auto attribute = [&](StringRef name, ArrayRef<int64_t> values) {
      return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
    };
    return create("stablehlo.slice", operand, type.clone(shape),
                  {attribute("start_indices", starts),
                   attribute("limit_indices", limits),
                   attribute("strides", steps)});
  }

  Value product(Value lhs, Value rhs, ArrayRef<int64_t> shape,
                stablehlo::DotDimensionNumbersAttr numbers) {
    SmallVector<NamedAttribute> attributes(op->getAttrs());
    for (NamedAttribute &attribute : attributes)
      if (attribute.getName() == op.getDotDimensionNumbersAttrName())
        attribute.setValue(numbers);
    return create("stablehlo.dot_general", {lhs, rhs},
                  RankedTensorType::get(shape, sum), attributes);
  }

  /// An operand with the pieces as a dimension before the one that is cut.
  Value inPieces(Value operand, int64_t dimension) {
    Value main = slice(operand, dimension, 0, cut.pieces * cut.length);
    auto type = cast<RankedTensorType>(main.getType());
    SmallVector<int64_t> shape(type.getShape());
    shape[dimension] = cut.length;
    shape.insert(shape.begin() + dimension, cut.pieces);
    return create("stablehlo.reshape", main, type.clone(shape));
  }

  Value parts(ArrayRef<int64_t> shape) {
    auto numbers = op.getDotDimensionNumbers();
    auto shifted = [&](ArrayRef<int64_t> dimensions, int64_t cutDimension) {
      SmallVector<int64_t> result;
      for (int64_t d : dimensions)
        result.push_back(d + (d >= cutDimension));
      return result;
    };
    int64_t left = numbers.getLhsContractingDimensions()[cut.dimension];
    int64_t right = numbers.getRhsContractingDimensions()[cut.dimension];
    auto lhsBatch = shifted(numbers.getLhsBatchingDimensions(), left);
    auto rhsBatch = shifted(numbers.getRhsBatchingDimensions(), right);
    lhsBatch.push_back(left);
    rhsBatch.push_back(right);
    SmallVector<int64_t> all(shape);
    all.insert(all.begin() + lhsBatch.size() - 1, cut.pieces);
    return product(inPieces(op.getLhs(), left), inPieces(op.getRhs(), right),
                   all,
                   stablehlo::DotDimensionNumbersAttr::get(
                       op.getContext(), lhsBatch, rhsBatch,
                       shifted(numbers.getLhsContractingDimensions(), left),
                       shifted(numbers.getRhsContractingDimensions(), right)));
  }

  Value sumOf(Value values, int64_t dimension, Type type) {
    auto scalar = RankedTensorType::get({}, sum);
    Value zero =
        create("stablehlo.constant", {}, scalar,
               builder.getNamedAttr(
                   "value", DenseElementsAttr::get(scalar, zeroOf(sum))));
    OperationState state(op.getLoc(), "stablehlo.reduce");
    state.addOperands({values, zero});
    state.addTypes(type);
    state.addAttribute("dimensions", builder.getDenseI64ArrayAttr(dimension));
    Block *body = new Block;
    state.addRegion()->push_back(body);
    Operation *reduce = builder.create(state);
    body->addArguments({scalar, scalar}, {op.getLoc(), op.getLoc()});
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(body);
    Value total = create("stablehlo.add", body->getArguments(), scalar);
    OperationState end(op.getLoc(), "stablehlo.return");
    end.addOperands(total);
    builder.create(end);
    return reduce->getResult(0);
  }

  Attribute zeroOf(Type type) {
    auto complex = dyn_cast<ComplexType>(type);
    if (!complex)
      return builder.getZeroAttr(type);
    Attribute zero = builder.getZeroAttr(complex.getElementType());
    return builder.getArrayAttr({zero, zero});
  }

  void run() {
    auto type = cast<RankedTensorType>(op.getType());
    auto numbers = op.getDotDimensionNumbers();
    Type wide = type.clone(sum);
    Value total = sumOf(parts(type.getShape()),
                        numbers.getLhsBatchingDimensions().size(), wide);
    if (cut.rest) {
      int64_t begin = cut.pieces * cut.length, end = begin + cut.rest;
      int64_t left = numbers.getLhsContractingDimensions()[cut.dimension];
      int64_t right = numbers.getRhsContractingDimensions()[cut.dimension];
      Value rest = product(slice(op.getLhs(), left, begin, end),
                           slice(op.getRhs(), right, begin, end),
                           type.getShape(), numbers);
      total = create("stablehlo.add", {total, rest}, wide);
    }
    if (wide != type)
      total = create("stablehlo.convert", total, type);
    op.replaceAllUsesWith(total);
    op.erase();
  }
};

struct SplitContractions : impl::SplitContractionsBase<SplitContractions> {
  std::optional<SplitContraction> splitOf(stablehlo::DotGeneralOp op,
                                          FormCache &forms) {
    auto lhs = dyn_cast<RankedTensorType>(op.getLhs().getType());
    auto rhs = dyn_cast<RankedTensorType>(op.getRhs().getType());
    auto type = dyn_cast<RankedTensorType>(op.getType());
    // What an algorithm says of sums, it says of all of them.
    if (!lhs || !rhs || !type || !lhs.hasStaticShape() ||
        !rhs.hasStaticShape() || op.getAlgorithm())
      return std::nullopt;
    const KernelForm *form = forms.get(op);
    if (!form || form->kind != FormKind::Reduce ||
        form->form.accumulatorTypes.size() != 1)
      return std::nullopt;
    Type sum = form->form.accumulatorTypes[0];
    bool exact = sum.isIntOrIndex();
    int64_t elements = type.getNumElements();
    // Exact sums, and those of f64, are split for the sake of threads only.
    if (sum.isInteger(1) || ((exact || sum.isF64()) && elements > fewElements))
      return std::nullopt;
    SmallVector<int64_t> extents;
    for (int64_t d : op.getDotDimensionNumbers().getLhsContractingDimensions())
      extents.push_back(lhs.getDimSize(d));
    if (extents.empty())
      return std::nullopt;
    auto cut = cutOf(extents);
    if (!cut)
      return std::nullopt;
    // The parts take less room than what they are made of; an operand cut off
    // its alignment costs more than it brings where the product is large.
    if (elements > fewElements &&
        (cut->rest ||
         cut->pieces * elements > lhs.getNumElements() + rhs.getNumElements()))
      return std::nullopt;
    return SplitContraction{op, *cut, sum};
  }

  void runOnOperation() override {
    FormCache forms;
    SmallVector<SplitContraction> found;
    getOperation().walk([&](stablehlo::DotGeneralOp op) {
      if (auto split = splitOf(op, forms))
        found.push_back(*split);
    });
    for (SplitContraction &split : found)
      split.run();
  }
};

} // namespace
} // namespace tesela::plan
