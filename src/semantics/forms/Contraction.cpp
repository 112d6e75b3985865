// dot_general: the sum of products over the contracted dimensions.
#include "semantics/forms/Build.h"
#include "semantics/forms/Combiners.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"
#include "semantics/forms/Products.h"

#include "ir/Contraction.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

static Type widerFloat(Type a, Type b) {
  return bitWidth(a) >= bitWidth(b) ? a : b;
}

Type productType(Type lhs, Type rhs, Type result) {
  if (auto complex = dyn_cast<ComplexType>(result)) {
    auto part = [](Type type) {
      auto complex = dyn_cast<ComplexType>(type);
      return complex ? complex.getElementType() : type;
    };
    return ComplexType::get(
        productType(part(lhs), part(rhs), complex.getElementType()));
  }
  if (!isa<FloatType>(result))
    return result;
  Type accumulator = widerFloat(result, Float32Type::get(result.getContext()));
  for (Type operand : {lhs, rhs})
    if (isa<FloatType>(operand))
      accumulator = widerFloat(accumulator, operand);
  return accumulator;
}

void sumProducts(FormBuilder &builder, Term lhs, Term rhs, Type accumulator) {
  builder.yield(lhs.convert(accumulator) * rhs.convert(accumulator));
  builder.form.accumulatorTypes = {accumulator};
  builder.form.combiner = sumCombiner(accumulator);
}

/// The operand rounded to the type that the algorithm multiplies in, if it is
/// taken in one piece; several pieces together hold it exactly enough.
static Term rounded(Term operand, Type precision, int64_t components) {
  if (components != 1 || !isa<FloatType>(precision) ||
      !isa<FloatType>(operand.type()) || operand.type() == precision)
    return operand;
  if (isa<FloatTF32Type>(precision)) {
    if (bitWidth(operand.type()) < 32)
      return operand;
    Term reduced = operand.unary(ScalarOp::ReducePrecision);
    ScalarInstruction &instruction =
        operand.owner().instructions[reduced.value()];
    instruction.exponentBits = 8;
    instruction.mantissaBits = 10;
    return reduced;
  }
  if (bitWidth(precision) >= bitWidth(operand.type()))
    return operand;
  return operand.convert(precision);
}

using RoundOperand = llvm::function_ref<Term(unsigned, Term)>;

static GranularForm contraction(const Operand &lhs, const Operand &rhs,
                                const ContractionLabels &labels,
                                Type accumulator, RoundOperand round) {
  FormBuilder builder(lhs.element.getContext(), {lhs.element, rhs.element});
  auto extentOf = [&](int label) {
    auto found = llvm::find(labels.lhs, label);
    return found != labels.lhs.end()
               ? lhs.shape[found - labels.lhs.begin()]
               : rhs.shape[llvm::find(labels.rhs, label) - labels.rhs.begin()];
  };
  llvm::SmallDenseMap<int, AffineExpr> iterators;
  for (int label : labels.result)
    iterators[label] = builder.parallel(extentOf(label));
  for (int label : labels.reduced)
    iterators[label] = builder.reduction(extentOf(label));
  auto indices = [&](llvm::ArrayRef<int> of) {
    return llvm::map_to_vector<4>(of,
                                  [&](int label) { return iterators[label]; });
  };
  builder.read(0, indices(labels.lhs));
  builder.read(1, indices(labels.rhs));
  builder.write(0, indices(labels.result));
  Term left = builder.input(0), right = builder.input(1);
  left = round(0, left);
  sumProducts(builder, left, round(1, right), accumulator);
  return builder.finish();
}

GranularForm contractionForm(const Operand &lhs, const Operand &rhs,
                             const ContractionLabels &labels, Type result,
                             Type accumulator) {
  if (!accumulator)
    accumulator = productType(lhs.element, rhs.element, result);
  return contraction(lhs, rhs, labels, accumulator,
                     [](unsigned, Term operand) { return operand; });
}

/// Labels of dot_general: the dimensions of lhs by number, those of rhs that
/// are neither batched nor contracted counted on.
static ContractionLabels labelsOf(stablehlo::DotDimensionNumbersAttr numbers,
                                  size_t lhsRank, size_t rhsRank) {
  ContractionLabels labels;
  labels.lhs = llvm::to_vector<6>(llvm::seq<int>(lhsRank));
  labels.rhs = llvm::to_vector<6>(llvm::seq<int>(lhsRank, lhsRank + rhsRank));
  for (auto [left, right] : llvm::zip_equal(numbers.getLhsBatchingDimensions(),
                                            numbers.getRhsBatchingDimensions()))
    labels.result.push_back(labels.rhs[right] = left);
  for (auto [left, right] :
       llvm::zip_equal(numbers.getLhsContractingDimensions(),
                       numbers.getRhsContractingDimensions()))
    labels.reduced.push_back(labels.rhs[right] = left);
  for (int label : llvm::concat<int>(labels.lhs, labels.rhs))
    if (!llvm::is_contained(labels.result, label) &&
        !llvm::is_contained(labels.reduced, label))
      labels.result.push_back(label);
  return labels;
}

MaybeForm form(stablehlo::DotGeneralOp op, ShapeOf shapes) {
  Operand lhs{shapes(op.getLhs()), elementOf(op.getLhs())};
  Operand rhs{shapes(op.getRhs()), elementOf(op.getRhs())};
  ContractionLabels labels =
      labelsOf(op.getDotDimensionNumbers(), lhs.shape.size(), rhs.shape.size());
  Type type = elementOf(op.getResult());
  auto algorithm = op.getAlgorithmAttr();
  if (!algorithm)
    return contractionForm(lhs, rhs, labels, type);
  auto round = [&](unsigned operand, Term value) {
    return operand == 0 ? rounded(value, algorithm.getLhsPrecisionType(),
                                  algorithm.getLhsComponentCount())
                        : rounded(value, algorithm.getRhsPrecisionType(),
                                  algorithm.getRhsComponentCount());
  };
  auto roundedType = [&](unsigned operand, Type type) {
    ScalarBody body;
    return round(operand, {body, body.input(0, type)}).type();
  };
  Type accumulator = productType(roundedType(0, lhs.element),
                                 roundedType(1, rhs.element), type);
  Type asked = algorithm.getAccumulationType();
  if (isa<FloatType>(accumulator) && asked.isF64())
    accumulator = asked;
  return contraction(lhs, rhs, labels, accumulator, round);
}

} // namespace tesela::semantics
