// Elementwise functions of complex numbers.
#include "semantics/ElementwiseBodies.h"
#include "semantics/functions/Functions.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

using Unary = ComplexTerm (*)(ComplexTerm);
using Binary = ComplexTerm (*)(ComplexTerm, ComplexTerm);

Unary unaryNamed(llvm::StringRef name) {
  return llvm::StringSwitch<Unary>(name)
      .Case("acos", acos)
      .Case("acosh", acosh)
      .Case("asin", asin)
      .Case("asinh", asinh)
      .Case("atan", atan)
      .Case("atanh", atanh)
      .Case("cbrt", cbrt)
      .Case("cosh", cosh)
      .Case("cosine", cos)
      .Case("exponential", exp)
      .Case("exponential_minus_one", expm1)
      .Case("log", log)
      .Case("log_plus_one", log1p)
      .Case("logistic", logistic)
      .Case("rsqrt", rsqrt)
      .Case("sign", sign)
      .Case("sine", sin)
      .Case("sinh", sinh)
      .Case("sqrt", sqrt)
      .Case("square", square)
      .Case("tan", tan)
      .Case("tanh", tanh)
      .Default(nullptr);
}

Binary binaryNamed(llvm::StringRef name, bool isNarrow) {
  return llvm::StringSwitch<Binary>(name)
      .Case("atan2", atan2)
      .Case("divide", isNarrow ? divideNarrow : divide)
      .Case("power", power)
      .Default(nullptr);
}

/// The parts of `complex`, wide enough that squares of complex<f32> neither
/// overflow nor cancel.
ComplexTerm wideParts(Term complex) {
  ComplexTerm narrow = parts(complex);
  Type wide = workingType(narrow.real.type());
  return {narrow.real.convert(wide), narrow.imaginary.convert(wide)};
}

Term larger(Term a, Term b) {
  return select(lexicographicLess(parts(a), parts(b)), b, a);
}

Term smaller(Term a, Term b) {
  return select(lexicographicLess(parts(b), parts(a)), b, a);
}

/// Functions that need no wider type.
std::optional<Term> exactFunction(llvm::StringRef name,
                                  llvm::ArrayRef<Term> inputs, Type result) {
  Term x = inputs[0];
  std::optional<ScalarOp> op = llvm::StringSwitch<std::optional<ScalarOp>>(name)
                                   .Case("add", ScalarOp::Add)
                                   .Case("complex", ScalarOp::Complex)
                                   .Case("imag", ScalarOp::Imag)
                                   .Case("multiply", ScalarOp::Multiply)
                                   .Case("negate", ScalarOp::Negate)
                                   .Case("real", ScalarOp::Real)
                                   .Case("select", ScalarOp::Select)
                                   .Case("subtract", ScalarOp::Subtract)
                                   .Default(std::nullopt);
  if (op) {
    llvm::SmallVector<unsigned, 3> operands;
    for (Term input : inputs)
      operands.push_back(input.value());
    ScalarBody &body = x.owner();
    return Term(body, body.apply(*op, result, operands));
  }
  if (name == "convert")
    return x.convert(result);
  if (name == "conj")
    return join({parts(x).real, -parts(x).imaginary}, result);
  if (name == "maximum")
    return larger(x, inputs[1]);
  if (name == "minimum")
    return smaller(x, inputs[1]);
  if (name == "clamp")
    return smaller(larger(inputs[1], x), inputs[2]);
  return std::nullopt;
}

} // namespace

std::optional<Term> complexFunction(llvm::StringRef name,
                                    llvm::ArrayRef<Term> inputs, Type result) {
  if (std::optional<Term> value = exactFunction(name, inputs, result))
    return value;
  auto type = dyn_cast<ComplexType>(inputs[0].type());
  bool isNarrow = type && type.getElementType().isF32();
  if (inputs.size() == 1 && name == "abs") {
    ComplexTerm wide = wideParts(inputs[0]);
    return (isNarrow ? absoluteOfNarrow(wide) : absolute(wide)).convert(result);
  }
  if (inputs.size() == 1)
    if (Unary function = unaryNamed(name))
      return join(function(wideParts(inputs[0])), result);
  if (inputs.size() == 2)
    if (Binary function = binaryNamed(name, isNarrow))
      return join(function(wideParts(inputs[0]), wideParts(inputs[1])), result);
  return std::nullopt;
}

} // namespace tesela::semantics
