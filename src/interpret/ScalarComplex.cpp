// Complex operators of the scalar evaluator: the few that bodies leave whole,
// each real operation rounded in the type of the parts (ScalarBody.h).
#include "interpret/Storage.h"

namespace tesela::interpret {
namespace {

using semantics::ScalarInstruction;
using semantics::ScalarOp;

template <ScalarOp op, typename V> V binary(V a, V b) {
  if constexpr (op == ScalarOp::Add)
    return a + b;
  if constexpr (op == ScalarOp::Subtract)
    return a - b;
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}

template <ScalarOp op, typename T>
void binaryLoop(const Step &step, std::byte *r, int64_t count) {
  using S = ComplexStorage<T>;
  for (int64_t i = 0; i < count; ++i)
    S::store(
        r + step.out, i,
        binary<op>(S::load(r + step.in[0], i), S::load(r + step.in[1], i)));
}

template <typename T>
void negateLoop(const Step &step, std::byte *r, int64_t count) {
  using S = ComplexStorage<T>;
  for (int64_t i = 0; i < count; ++i)
    S::store(r + step.out, i, -S::load(r + step.in[0], i));
}

template <ScalarOp op> KernelFunction binaryFor(bool single) {
  return single ? KernelFunction(binaryLoop<op, float>)
                : binaryLoop<op, double>;
}

} // namespace

KernelFunction complexKernel(const ScalarInstruction &instruction, Step &step) {
  const bool single = step.operandType == ElementType::C64;
  switch (instruction.op) {
  case ScalarOp::Add:
    return binaryFor<ScalarOp::Add>(single);
  case ScalarOp::Subtract:
    return binaryFor<ScalarOp::Subtract>(single);
  case ScalarOp::Multiply:
    return binaryFor<ScalarOp::Multiply>(single);
  case ScalarOp::Negate:
    return single ? KernelFunction(negateLoop<float>) : negateLoop<double>;
  default:
    return nullptr;
  }
}

} // namespace tesela::interpret
