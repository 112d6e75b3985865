#include "target/cpu/VectorCode.h"

#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

namespace tesela::cpu {

using namespace llvm;

unsigned VectorCode::lanesOf(Type *type) {
  auto *vector = dyn_cast<FixedVectorType>(type);
  return vector ? vector->getNumElements() : 1;
}

Type *VectorCode::shaped(Value *like, Type *scalar) {
  auto *vector = dyn_cast<FixedVectorType>(like->getType());
  return vector ? FixedVectorType::get(scalar, vector->getNumElements())
                : scalar;
}

Value *VectorCode::real(Value *like, double value) {
  return ConstantFP::get(like->getType(), value);
}

Value *VectorCode::integer(Value *like, uint64_t value) {
  APInt bits = APInt(64, value).zextOrTrunc(bitsOf(like));
  return ConstantInt::get(integerType(like, bitsOf(like)), bits);
}

Value *VectorCode::boolean(Value *like, bool value) {
  return ConstantInt::get(integerType(like, 1), value);
}

Value *VectorCode::fma(Value *x, Value *y, Value *z) {
  return b.CreateIntrinsic(Intrinsic::fma, {x->getType()}, {x, y, z});
}

Value *VectorCode::copySign(Value *magnitude, Value *sign) {
  return b.CreateBinaryIntrinsic(Intrinsic::copysign, magnitude, sign);
}

// vminps and vmaxps give their second operand where one is NaN; these compares
// are the ones that become them.
Value *VectorCode::atMost(Value *x, double limit) {
  Value *bound = real(x, limit);
  return b.CreateSelect(b.CreateFCmpOLT(bound, x), bound, x);
}

Value *VectorCode::atLeast(Value *x, double limit) {
  Value *bound = real(x, limit);
  return b.CreateSelect(b.CreateFCmpOGT(bound, x), bound, x);
}

Value *VectorCode::polynomial(Value *x, ArrayRef<double> coefficients) {
  Value *sum = real(x, coefficients.back());
  for (double coefficient : reverse(coefficients.drop_back()))
    sum = fma(sum, x, real(x, coefficient));
  return sum;
}

/// 2^n as a float or double, n an integer within the normal exponents.
static Value *powerOfTwo(VectorCode &code, Value *like, Value *n) {
  bool single = code.bitsOf(like) == 32;
  Value *biased = code.b.CreateAdd(n, code.integer(n, single ? 127 : 1023));
  return code.fromBits(
      code.b.CreateShl(biased, code.integer(n, single ? 23 : 52)));
}

/// vscalefps or vscalefpd on registers; lanes out of `mask` are 0.
static Value *scaleInstruction(IRBuilderBase &b, Value *mask, Value *x,
                               Value *n) {
  bool single = VectorCode::bitsOf(x) == 32;
  Value *bits =
      b.CreateBitCast(mask, b.getIntNTy(VectorCode::lanesOf(x->getType())));
  return b.CreateIntrinsic(
      single ? Intrinsic::x86_avx512_mask_scalef_ps_512
             : Intrinsic::x86_avx512_mask_scalef_pd_512,
      {}, {x, n, Constant::getNullValue(x->getType()), bits, b.getInt32(4)});
}

Value *VectorCode::scaleWhere(Value *mask, Value *x, Value *n) {
  unsigned width = bitsOf(x) == 32 ? 16 : 8;
  Value *zero = Constant::getNullValue(x->getType());
  if (!machine.avx512() || lanesOf(x) % width != 0)
    return select(mask, scale(x, select(mask, n, zero)), zero);
  SmallVector<Value *> pieces;
  for (unsigned i = 0; i < lanesOf(x); i += width)
    pieces.push_back(scaleInstruction(b, slice(mask, i, width),
                                      slice(x, i, width), slice(n, i, width)));
  return join(pieces);
}

Value *VectorCode::scale(Value *x, Value *n) {
  bool single = bitsOf(x) == 32;
  unsigned width = single ? 16 : 8;
  if (machine.avx512() && lanesOf(x) % width == 0)
    return inPieces(x, n, width, [&](Value *piece, Value *exponent) {
      return scaleInstruction(b, boolean(piece, true), piece, exponent);
    });
  // In two exact halves, of which only the second can round; |n| is cut to what
  // two factors reach.
  double limit = single ? 252 : 2044;
  Value *whole = b.CreateFreeze(b.CreateFPToSI(
      atMost(atLeast(n, -limit), limit), integerType(n, bitsOf(n))));
  Value *half = b.CreateAShr(whole, integer(whole, 1));
  Value *rest = b.CreateSub(whole, half);
  return multiply(multiply(x, powerOfTwo(*this, x, half)),
                  powerOfTwo(*this, x, rest));
}

Value *VectorCode::bits(Value *x) {
  return b.CreateBitCast(x, integerType(x, bitsOf(x)));
}

Value *VectorCode::fromBits(Value *x) {
  return b.CreateBitCast(x, bitsOf(x) == 32 ? floatType(x) : doubleType(x));
}

Value *VectorCode::any(Value *mask) {
  return isa<VectorType>(mask->getType()) ? b.CreateOrReduce(mask) : mask;
}

Value *VectorCode::rarely(Value *condition, Value *usual,
                          function_ref<Value *()> rare) {
  BasicBlock *before = b.GetInsertBlock();
  LLVMContext &context = b.getContext();
  BasicBlock *after = nullptr;
  if (b.GetInsertPoint() == before->end()) {
    after = BasicBlock::Create(context, "", before->getParent());
  } else {
    after = SplitBlock(before, &*b.GetInsertPoint());
    before->getTerminator()->eraseFromParent();
  }
  auto *aside = BasicBlock::Create(context, "", before->getParent(), after);
  b.SetInsertPoint(before);
  b.CreateCondBr(condition, aside, after,
                 MDBuilder(context).createUnlikelyBranchWeights());
  b.SetInsertPoint(aside);
  Value *other = rare();
  BasicBlock *asideEnd = b.GetInsertBlock();
  b.CreateBr(after);
  b.SetInsertPoint(after, after->begin());
  PHINode *result = b.CreatePHI(usual->getType(), 2);
  result->addIncoming(usual, before);
  result->addIncoming(other, asideEnd);
  return result;
}

Value *VectorCode::slice(Value *x, unsigned first, unsigned count) {
  if (count == lanesOf(x))
    return x;
  SmallVector<int> lanes;
  for (unsigned i = 0; i < count; ++i)
    lanes.push_back(first + i);
  return b.CreateShuffleVector(x, lanes);
}

Value *VectorCode::join(ArrayRef<Value *> pieces) {
  SmallVector<Value *> level(pieces);
  while (level.size() > 1) {
    SmallVector<Value *> next;
    for (size_t i = 0; i + 1 < level.size(); i += 2) {
      unsigned count = lanesOf(level[i]);
      SmallVector<int> lanes;
      for (unsigned lane = 0; lane < 2 * count; ++lane)
        lanes.push_back(lane);
      next.push_back(b.CreateShuffleVector(level[i], level[i + 1], lanes));
    }
    assert(level.size() % 2 == 0 && "a power of two of pieces");
    level = std::move(next);
  }
  return level.front();
}

Value *VectorCode::inPieces(Value *x, Value *y, unsigned width,
                            function_ref<Value *(Value *, Value *)> function) {
  unsigned lanes = lanesOf(x);
  SmallVector<Value *> pieces;
  for (unsigned first = 0; first < lanes; first += width)
    pieces.push_back(
        function(slice(x, first, width), y ? slice(y, first, width) : nullptr));
  return join(pieces);
}

} // namespace tesela::cpu
