// Which code serves which function and type.
#include "target/cpu/math/Functions.h"

#include "target/cpu/math/Single.h"
#include "target/cpu/math/Wide.h"

namespace tesela::cpu::math {

using namespace llvm;
using semantics::ScalarOp;

using WideUnary = Value *(*)(VectorCode &, Value *);

namespace {
struct Function {
  ScalarOp op;
  const char *library; // the C function of double
  WideUnary single;    // f32 in f32, in line
  WideUnary wide;      // f32 in f64, out of line
};
} // namespace

static constexpr Function functions[] = {
    {ScalarOp::Cbrt, "cbrt", nullptr, wide::cubeRoot},
    {ScalarOp::Cosine, "cos", nullptr, wide::cosine},
    {ScalarOp::Exponential, "exp", single::exponential, nullptr},
    {ScalarOp::ExponentialMinusOne, "expm1", single::exponentialMinusOne,
     nullptr},
    {ScalarOp::Log, "log", single::logarithm, nullptr},
    {ScalarOp::LogPlusOne, "log1p", nullptr, wide::logPlusOne},
    {ScalarOp::Sine, "sin", nullptr, wide::sine},
    {ScalarOp::Tan, "tan", nullptr, wide::tangent},
    {ScalarOp::Tanh, "tanh", single::hyperbolicTangent, nullptr},
    {ScalarOp::Erf, "erf", single::errorFunction, nullptr},
    {ScalarOp::Erfc, "erfc", nullptr, wide::errorComplement},
    {ScalarOp::Asin, "asin", nullptr, wide::arcSine},
    {ScalarOp::Acos, "acos", nullptr, wide::arcCosine},
    {ScalarOp::Sinh, "sinh", nullptr, wide::hyperbolicSine},
    {ScalarOp::Cosh, "cosh", nullptr, wide::hyperbolicCosine},
    {ScalarOp::Asinh, "asinh", nullptr, wide::areaSine},
    {ScalarOp::Acosh, "acosh", nullptr, wide::areaCosine},
    {ScalarOp::Atanh, "atanh", nullptr, wide::areaTangent},
    {ScalarOp::Logistic, nullptr, single::logistic, nullptr},
    {ScalarOp::Rsqrt, nullptr, nullptr, nullptr},
    {ScalarOp::Atan, "atan", nullptr, nullptr},
    {ScalarOp::Atan2, "atan2", nullptr, nullptr},
    {ScalarOp::Power, "pow", nullptr, nullptr},
};

static const Function *find(ScalarOp op) {
  for (const Function &function : functions)
    if (function.op == op)
      return &function;
  return nullptr;
}

bool isFunction(ScalarOp op) { return find(op); }

/// Runs f64 code on f32 operands, 8 lanes of a register at a time where there
/// are as many.
static Value *
throughDouble(VectorCode &code, ArrayRef<Value *> operands,
              function_ref<Value *(VectorCode &, ArrayRef<Value *>)> function) {
  SmallVector<Value *, 2> wide;
  for (Value *operand : operands)
    wide.push_back(code.b.CreateFPExt(operand, code.doubleType(operand)));
  return code.b.CreateFPTrunc(function(code, wide),
                              operands.front()->getType());
}

static bool isPeriodic(ScalarOp op) {
  return op == ScalarOp::Sine || op == ScalarOp::Cosine || op == ScalarOp::Tan;
}

/// The reduction of angles in f64 serves up to 2^27; larger ones, rare, and
/// what is no number go to the C library.
static Value *periodic(VectorCode &code, const Function &function, Value *x) {
  auto &b = code.b;
  Value *ordinary = b.CreateFCmpOLT(code.absolute(x), code.real(x, 0x1p27));
  Value *safe = code.select(ordinary, x, code.real(x, 0));
  Value *fast = throughDouble(code, {safe}, [&](VectorCode &inner, auto wide) {
    return function.wide(inner, wide[0]);
  });
  Value *all = b.CreateNot(code.any(b.CreateNot(ordinary)));
  llvm::Function *parent = b.GetInsertBlock()->getParent();
  BasicBlock *before = b.GetInsertBlock();
  auto *slow = BasicBlock::Create(parent->getContext(), "", parent);
  auto *join = BasicBlock::Create(parent->getContext(), "", parent);
  b.CreateCondBr(all, join, slow);
  b.SetInsertPoint(slow);
  Value *called = library(code, std::string(function.library) + "f", {x});
  Value *merged = code.select(ordinary, fast, called);
  BasicBlock *slowEnd = b.GetInsertBlock();
  b.CreateBr(join);
  b.SetInsertPoint(join);
  PHINode *result = b.CreatePHI(x->getType(), 2);
  result->addIncoming(fast, before);
  result->addIncoming(merged, slowEnd);
  return result;
}

static Value *evaluateWide(VectorCode &code, const Function &function,
                           ArrayRef<Value *> x) {
  switch (function.op) {
  case ScalarOp::Power:
    return wide::power(code, x[0], x[1]);
  case ScalarOp::Atan2:
    return wide::arcTangent2(code, x[0], x[1]);
  case ScalarOp::Atan:
    return wide::arcTangent2(code, x[0], code.real(x[0], 1));
  default:
    return function.wide(code, x[0]);
  }
}

static Value *logisticOfDouble(VectorCode &code, Value *x) {
  Value *e = library(code, "exp", {code.b.CreateFNeg(code.absolute(x))});
  Value *positive = code.divide(code.real(x, 1), code.add(e, code.real(x, 1)));
  Value *below = code.b.CreateFCmpOLT(x, code.real(x, 0));
  return code.select(below, code.multiply(e, positive), positive);
}

Value *evaluate(VectorCode &code, ScalarOp op, ArrayRef<Value *> operands) {
  const Function &function = *find(op);
  Value *x = operands[0];
  bool isSingle = code.bitsOf(x) == 32;
  if (op == ScalarOp::Rsqrt)
    return code.divide(code.real(x, 1), code.squareRoot(x));
  if (!isSingle && op == ScalarOp::Logistic)
    return logisticOfDouble(code, x);
  if (!isSingle)
    return library(code, function.library, operands);
  if (function.single)
    return function.single(code, x);
  std::string name = "f32." + std::string(function.library);
  return outlined(code, name, operands, x->getType(),
                  [&](VectorCode &inner, ArrayRef<Value *> arguments) {
                    if (isPeriodic(op))
                      return periodic(inner, function, arguments[0]);
                    return throughDouble(
                        inner, arguments, [&](VectorCode &c, auto wide) {
                          return evaluateWide(c, function, wide);
                        });
                  });
}

} // namespace tesela::cpu::math
