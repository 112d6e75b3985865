// dot_general: the sum of products over the contracted dimensions.
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

namespace {
/// The dimensions of an operand that are neither batched nor contracted.
llvm::SmallVector<int64_t> freeDimensions(size_t rank,
                                          llvm::ArrayRef<int64_t> batched,
                                          llvm::ArrayRef<int64_t> contracted) {
  llvm::SmallVector<int64_t> free;
  for (int64_t d = 0; d < int64_t(rank); ++d)
    if (!llvm::is_contained(batched, d) && !llvm::is_contained(contracted, d))
      free.push_back(d);
  return free;
}
} // namespace

MaybeForm form(stablehlo::DotGeneralOp op) {
  FormBuilder builder(op);
  auto numbers = op.getDotDimensionNumbers();
  llvm::ArrayRef<int64_t> lhsShape = shapeOf(op.getLhs());
  llvm::ArrayRef<int64_t> rhsShape = shapeOf(op.getRhs());
  Indices lhs(lhsShape.size()), rhs(rhsShape.size());
  Indices result;
  for (auto [left, right] : llvm::zip_equal(numbers.getLhsBatchingDimensions(),
                                            numbers.getRhsBatchingDimensions()))
    result.push_back(lhs[left] = rhs[right] = builder.parallel(lhsShape[left]));
  for (int64_t d :
       freeDimensions(lhs.size(), numbers.getLhsBatchingDimensions(),
                      numbers.getLhsContractingDimensions()))
    result.push_back(lhs[d] = builder.parallel(lhsShape[d]));
  for (int64_t d :
       freeDimensions(rhs.size(), numbers.getRhsBatchingDimensions(),
                      numbers.getRhsContractingDimensions()))
    result.push_back(rhs[d] = builder.parallel(rhsShape[d]));
  for (auto [left, right] :
       llvm::zip_equal(numbers.getLhsContractingDimensions(),
                       numbers.getRhsContractingDimensions()))
    lhs[left] = rhs[right] = builder.reduction(lhsShape[left]);
  builder.read(0, lhs);
  builder.read(1, rhs);
  builder.write(0, result);

  Term left = builder.input(0), right = builder.input(1);
  Type type = productType(left.type(), right.type(), elementOf(op.getResult()));
  if (auto algorithm = op.getAlgorithmAttr()) {
    left = rounded(left, algorithm.getLhsPrecisionType(),
                   algorithm.getLhsComponentCount());
    right = rounded(right, algorithm.getRhsPrecisionType(),
                    algorithm.getRhsComponentCount());
    Type asked = algorithm.getAccumulationType();
    if (isa<FloatType>(type) && asked.isF64())
      type = asked;
  }
  sumProducts(builder, left, right, type);
  return builder.finish();
}

} // namespace tesela::semantics
