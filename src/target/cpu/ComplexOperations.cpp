// Complex numbers as pairs. A product rounds each of its real operations;
// functions of complex numbers, division among them, come as bodies of real
// operators (semantics/functions).
#include "target/cpu/ScalarOperations.h"

namespace tesela::cpu {

using namespace llvm;
using semantics::ScalarOp;

static Element multiply(VectorCode &code, Element x, Element y) {
  return {code.subtract(code.multiply(x.real, y.real),
                        code.multiply(x.imaginary, y.imaginary)),
          code.add(code.multiply(x.real, y.imaginary),
                   code.multiply(x.imaginary, y.real))};
}

Element complexOperation(VectorCode &code, ScalarOp op,
                         ArrayRef<Element> operands) {
  auto &b = code.b;
  Element x = operands[0], y = operands.size() > 1 ? operands[1] : Element();
  switch (op) {
  case ScalarOp::Real:
    return {x.real, nullptr};
  case ScalarOp::Imag:
    return {x.imaginary, nullptr};
  case ScalarOp::Negate:
    return {b.CreateFNeg(x.real), b.CreateFNeg(x.imaginary)};
  case ScalarOp::Add:
    return {code.add(x.real, y.real), code.add(x.imaginary, y.imaginary)};
  case ScalarOp::Subtract:
    return {code.subtract(x.real, y.real),
            code.subtract(x.imaginary, y.imaginary)};
  case ScalarOp::Multiply:
    return multiply(code, x, y);
  default:
    return {};
  }
}

} // namespace tesela::cpu
