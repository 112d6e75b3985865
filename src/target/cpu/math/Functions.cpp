// Which code serves which function and type.
#include "target/cpu/math/Functions.h"

#include "target/cpu/math/Double.h"
#include "target/cpu/math/Single.h"
#include "target/cpu/math/Wide.h"

#include <cmath>

namespace tesela::cpu::math {

using namespace llvm;
using semantics::ScalarOp;

using WideUnary = Value *(*)(VectorCode &, Value *);

namespace {
struct Function {
  ScalarOp op;
  const char *library;          // the C function of double
  WideUnary single;             // f32 in f32, in line
  WideUnary wide;               // f32 in f64, out of line
  WideUnary binary64 = nullptr; // f64 in f64, in line
};
} // namespace

static constexpr Function functions[] = {
    {ScalarOp::Cbrt, "cbrt", nullptr, wide::cubeRoot},
    {ScalarOp::Cosine, "cos", nullptr, wide::cosine},
    {ScalarOp::Exponential, "exp", single::exponential, nullptr,
     binary64::exponential},
    {ScalarOp::ExponentialMinusOne, "expm1", single::exponentialMinusOne,
     nullptr, binary64::exponentialMinusOne},
    {ScalarOp::Log, "log", single::logarithm, nullptr, binary64::logarithm},
    {ScalarOp::LogPlusOne, "log1p", nullptr, wide::logPlusOne,
     binary64::logPlusOne},
    {ScalarOp::Sine, "sin", nullptr, wide::sine},
    {ScalarOp::Tan, "tan", nullptr, wide::tangent},
    {ScalarOp::Tanh, "tanh", single::hyperbolicTangent, nullptr,
     binary64::hyperbolicTangent},
    {ScalarOp::Erf, "erf", single::errorFunction, nullptr},
    {ScalarOp::Erfc, "erfc", nullptr, wide::errorComplement},
    {ScalarOp::Asin, "asin", nullptr, wide::arcSine},
    {ScalarOp::Acos, "acos", nullptr, wide::arcCosine},
    {ScalarOp::Sinh, "sinh", nullptr, wide::hyperbolicSine},
    {ScalarOp::Cosh, "cosh", nullptr, wide::hyperbolicCosine},
    {ScalarOp::Asinh, "asinh", nullptr, wide::areaSine},
    {ScalarOp::Acosh, "acosh", nullptr, wide::areaCosine},
    {ScalarOp::Atanh, "atanh", nullptr, wide::areaTangent},
    {ScalarOp::Logistic, nullptr, single::logistic, nullptr,
     binary64::logistic},
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

/// `fast` where all lanes are ordinary; else, at the end of the function at
/// hand, `slow` in those that are not.
static Value *unlessOrdinary(VectorCode &code, Value *ordinary, Value *fast,
                             function_ref<Value *()> makeSlow) {
  auto &b = code.b;
  Value *all = b.CreateNot(code.any(b.CreateNot(ordinary)));
  llvm::Function *parent = b.GetInsertBlock()->getParent();
  BasicBlock *before = b.GetInsertBlock();
  auto *slow = BasicBlock::Create(parent->getContext(), "", parent);
  auto *join = BasicBlock::Create(parent->getContext(), "", parent);
  b.CreateCondBr(all, join, slow);
  b.SetInsertPoint(slow);
  Value *merged = code.select(ordinary, fast, makeSlow());
  BasicBlock *slowEnd = b.GetInsertBlock();
  b.CreateBr(join);
  b.SetInsertPoint(join);
  PHINode *result = b.CreatePHI(fast->getType(), 2);
  result->addIncoming(fast, before);
  result->addIncoming(merged, slowEnd);
  return result;
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
  return unlessOrdinary(code, ordinary, fast, [&] {
    return library(code, std::string(function.library) + "f", {x});
  });
}

/// x = q y + r in f64. Both are multiples of y's last place u, so that r is one
/// below |y|: an f32, which the fused step gives exactly. And x / y is not
/// within 2^-24 below an integer other than by being it, so that q is right as
/// long as the places of the quotient are finer.
static Value *remainderOfSingle(VectorCode &code, Value *x, Value *y) {
  auto &b = code.b;
  Value *wideX = b.CreateFPExt(x, code.doubleType(x));
  Value *wideY = b.CreateFPExt(y, code.doubleType(y));
  Value *quotient = code.divide(wideX, wideY);
  Value *small =
      b.CreateFCmpOLT(code.absolute(quotient), code.real(quotient, 0x1p29));
  Value *finite = b.CreateFCmpOLT(code.absolute(y), code.real(y, INFINITY));
  Value *ordinary = b.CreateAnd(small, finite);
  Value *whole = code.unary(Intrinsic::trunc, quotient);
  Value *rest = b.CreateFPTrunc(code.fnma(whole, wideY, wideX), x->getType());
  return unlessOrdinary(code, ordinary, code.copySign(rest, x),
                        [&] { return library(code, "fmodf", {x, y}); });
}

Value *remainder(VectorCode &code, Value *x, Value *y) {
  if (code.bitsOf(x) != 32)
    return library(code, "fmod", {x, y});
  return outlined(code, "f32.remainder", {x, y}, x->getType(),
                  [](VectorCode &inner, ArrayRef<Value *> arguments) {
                    return remainderOfSingle(inner, arguments[0], arguments[1]);
                  });
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

/// x^y for an exponent that is the same in all lanes and needs products, a
/// quotient or a root only; nothing for others. x^0.5 of 544000 f32 takes a
/// tenth of the time that the general way does.
static Value *powerOfConstant(VectorCode &code, Value *x, Value *exponent) {
  auto &b = code.b;
  auto *constant = dyn_cast<Constant>(exponent);
  if (constant && constant->getType()->isVectorTy())
    constant = constant->getSplatValue();
  auto *number = dyn_cast_or_null<ConstantFP>(constant);
  if (!number)
    return nullptr;
  double y = std::abs(number->getValueAPF().convertToDouble());
  bool inverse = number->isNegative();
  // No more roundings than the general way is off by.
  if (y == 1 || y == 2 || (y == 3 && !inverse)) {
    Value *factor = inverse ? code.divide(code.real(x, 1), x) : x;
    Value *product = factor;
    for (int n = 1; n < int(y); ++n)
      product = code.multiply(product, factor);
    return product;
  }
  if (y != 0.5 && !(y == 1.5 && !inverse))
    return nullptr;
  // Of -0 and -infinity what pow gives of +0 and +infinity; NaN of others.
  Value *infinity = code.real(x, INFINITY);
  Value *positive = code.select(b.CreateFCmpOEQ(x, code.real(x, -INFINITY)),
                                infinity, code.add(x, code.real(x, 0)));
  Value *root = code.squareRoot(positive);
  if (y == 1.5)
    return code.multiply(positive, root);
  return inverse ? code.divide(code.real(x, 1), root) : root;
}

Value *evaluate(VectorCode &code, ScalarOp op, ArrayRef<Value *> operands) {
  const Function &function = *find(op);
  Value *x = operands[0];
  if (op == ScalarOp::Power)
    if (Value *simple = powerOfConstant(code, x, operands[1]))
      return simple;
  bool isSingle = code.bitsOf(x) == 32;
  if (op == ScalarOp::Rsqrt)
    return code.divide(code.real(x, 1), code.squareRoot(x));
  if (!isSingle && function.binary64)
    return function.binary64(code, x);
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
