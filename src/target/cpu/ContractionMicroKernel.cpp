#include "target/cpu/ContractionMicroKernel.h"

#include "target/cpu/KernelFunction.h"
#include "target/cpu/VectorCode.h"

#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Module.h"

namespace tesela::cpu {

using namespace llvm;

/// Panels come from the second cache, which the hardware fetches too late:
/// lines fetched a KiB ahead, and the sums of the next tile where they wait in
/// memory, give 1024^3 of f32 90 % of the peak instead of 86, of f64 87 instead
/// of 82, with a transposed lhs 83 instead of 79.
constexpr int64_t panelBytesAhead = 1024;

namespace {

class MicroKernelCode {
public:
  MicroKernelCode(IRBuilderBase &b, const Capabilities &machine,
                  const MicroShape &shape, Function *function)
      : b(b), code(b, machine), shape(shape), function(function),
        strip(function->getArg(0)), panel(function->getArg(1)),
        tile(function->getArg(2)), units(function->getArg(3)),
        first(function->getArg(4)) {}

  void emit();

private:
  Value *offset(Value *base, Value *index, int64_t stride, int64_t constant) {
    Value *bytes = b.CreateMul(index, b.getInt64(stride));
    Value *moved = b.CreateGEP(b.getInt8Ty(), base, bytes);
    return b.CreateConstGEP1_64(b.getInt8Ty(), moved, constant);
  }
  unsigned unitBytes() const {
    return shape.accumulator == ElementType::F64 ? 8 : 4;
  }
  Type *accumulatorType() {
    Type *scalar = shape.accumulator == ElementType::F64   ? b.getDoubleTy()
                   : shape.accumulator == ElementType::F32 ? b.getFloatTy()
                                                           : b.getInt32Ty();
    return FixedVectorType::get(scalar, shape.lanes);
  }
  Type *unitType() {
    return shape.kernel == MicroKernel::Fma ? accumulatorType()->getScalarType()
                                            : b.getInt32Ty();
  }
  Value *lastMask() {
    SmallVector<Constant *> lanes;
    for (unsigned lane = 0; lane < shape.lanes; ++lane)
      lanes.push_back(b.getInt1(lane < shape.lastColumns));
    return ConstantVector::get(lanes);
  }
  void multiplyUnit(Value *unit, int64_t step, MutableArrayRef<Value *> sums);
  Value *multiplyAdd(Value *sum, Value *lhs, Value *rhs);
  Value *loadColumns(Value *unit, int64_t step, unsigned vector);
  Value *tileAddress(unsigned row, unsigned vector) {
    return b.CreateConstGEP1_64(b.getInt8Ty(), tile,
                                row * shape.tileRow +
                                    vector * shape.lanes * unitBytes());
  }
  void fetch(Value *address) {
    b.CreateIntrinsic(Intrinsic::prefetch, {b.getPtrTy()},
                      {address, b.getInt32(0), b.getInt32(3), b.getInt32(1)});
  }
  void fetchNextTile();
  SmallVector<Value *> initialSums();
  void loop(Value *begin, Value *end, unsigned unroll,
            SmallVectorImpl<Value *> &sums);

  IRBuilderBase &b;
  VectorCode code;
  const MicroShape &shape;
  Function *function;
  Value *strip, *panel, *tile, *units, *first;
};

} // namespace

//===- Vectors -------------------------------------------------------------===

/// vpdpbusd and vdpbf16ps exist for each width of vector.
static Value *dotBytes(IRBuilderBase &b, unsigned lanes, Value *sum,
                       Value *unsignedBytes, Value *signedBytes) {
  auto id = lanes == 16  ? Intrinsic::x86_avx512_vpdpbusd_512
            : lanes == 8 ? Intrinsic::x86_avx512_vpdpbusd_256
                         : Intrinsic::x86_avx512_vpdpbusd_128;
  Function *callee =
      Intrinsic::getOrInsertDeclaration(b.GetInsertBlock()->getModule(), id);
  // The operands' type (bytes or words) is the intrinsic's own.
  Type *operand = callee->getFunctionType()->getParamType(1);
  return b.CreateCall(callee, {sum, b.CreateBitCast(unsignedBytes, operand),
                               b.CreateBitCast(signedBytes, operand)});
}

static Value *dotBf16(IRBuilderBase &b, unsigned lanes, Value *sum, Value *x,
                      Value *y) {
  auto id = lanes == 16  ? Intrinsic::x86_avx512bf16_dpbf16ps_512
            : lanes == 8 ? Intrinsic::x86_avx512bf16_dpbf16ps_256
                         : Intrinsic::x86_avx512bf16_dpbf16ps_128;
  Type *pairs = FixedVectorType::get(b.getBFloatTy(), 2 * lanes);
  return b.CreateIntrinsic(
      id, {}, {sum, b.CreateBitCast(x, pairs), b.CreateBitCast(y, pairs)});
}

static Value *pairProducts(IRBuilderBase &b, unsigned lanes, Value *x,
                           Value *y) {
  auto id = lanes == 16  ? Intrinsic::x86_avx512_pmaddw_d_512
            : lanes == 8 ? Intrinsic::x86_avx2_pmadd_wd
                         : Intrinsic::x86_sse2_pmadd_wd;
  Type *words = FixedVectorType::get(b.getInt16Ty(), 2 * lanes);
  return b.CreateIntrinsic(
      id, {}, {b.CreateBitCast(x, words), b.CreateBitCast(y, words)});
}

Value *MicroKernelCode::multiplyAdd(Value *sum, Value *lhs, Value *rhs) {
  switch (shape.kernel) {
  case MicroKernel::DotBf16:
    return dotBf16(b, shape.lanes, sum, lhs, rhs);
  case MicroKernel::DotInt8:
    return shape.rhsUnsigned ? dotBytes(b, shape.lanes, sum, rhs, lhs)
                             : dotBytes(b, shape.lanes, sum, lhs, rhs);
  case MicroKernel::PairInt16:
    return b.CreateAdd(sum, pairProducts(b, shape.lanes, lhs, rhs));
  default:
    return shape.fused ? code.fma(lhs, rhs, sum)
                       : code.add(sum, code.multiply(lhs, rhs));
  }
}

Value *MicroKernelCode::loadColumns(Value *unit, int64_t step,
                                    unsigned vector) {
  Type *type = FixedVectorType::get(unitType(), shape.lanes);
  Value *address =
      offset(panel, unit, shape.rhsUnit,
             step * shape.rhsUnit + vector * shape.lanes * unitBytes());
  if (shape.lastColumns && vector + 1 == shape.vectors)
    return b.CreateMaskedLoad(type, address, Align(unitBytes()), lastMask(),
                              Constant::getNullValue(type));
  return b.CreateAlignedLoad(type, address, Align(unitBytes()));
}

void MicroKernelCode::multiplyUnit(Value *unit, int64_t step,
                                   MutableArrayRef<Value *> sums) {
  SmallVector<Value *> columns;
  for (unsigned vector = 0; vector < shape.vectors; ++vector) {
    columns.push_back(loadColumns(unit, step, vector));
    if (shape.packedRhs)
      fetch(offset(panel, unit, shape.rhsUnit,
                   step * shape.rhsUnit + vector * shape.lanes * unitBytes() +
                       panelBytesAhead));
  }
  for (unsigned row = 0; row < shape.rows; ++row) {
    Value *address = offset(strip, unit, shape.lhsUnit,
                            step * shape.lhsUnit + row * shape.lhsRow);
    Value *scalar = b.CreateAlignedLoad(unitType(), address, Align(1));
    Value *lhs = b.CreateVectorSplat(shape.lanes, scalar);
    for (unsigned vector = 0; vector < shape.vectors; ++vector) {
      Value *&sum = sums[row * shape.vectors + vector];
      sum = multiplyAdd(sum, lhs, columns[vector]);
    }
  }
}

/// The tile to the right of this one is the next.
void MicroKernelCode::fetchNextTile() {
  for (unsigned row = 0; row < shape.rows; ++row)
    for (unsigned vector = 0; vector < shape.vectors; ++vector)
      fetch(tileAddress(row, shape.vectors + vector));
}

SmallVector<Value *> MicroKernelCode::initialSums() {
  Type *type = accumulatorType();
  SmallVector<Value *> start;
  // DotInt8: what the change of sign of lhs added is taken off first.
  for (unsigned vector = 0; vector < shape.vectors; ++vector)
    start.push_back(
        shape.correction
            ? b.CreateAlignedLoad(type,
                                  offset(panel, units, shape.rhsUnit,
                                         vector * shape.lanes * unitBytes()),
                                  Align(4))
            : static_cast<Value *>(Constant::getNullValue(type)));
  SmallVector<Value *> sums;
  for (unsigned i = 0; i < shape.rows * shape.vectors; ++i)
    sums.push_back(start[i % shape.vectors]);
  if (auto *known = dyn_cast<ConstantInt>(first); known && known->isOne())
    return sums;
  fetchNextTile();
  BasicBlock *before = b.GetInsertBlock();
  auto *again = BasicBlock::Create(b.getContext(), "", function);
  auto *join = BasicBlock::Create(b.getContext(), "", function);
  b.CreateCondBr(first, join, again);
  b.SetInsertPoint(again);
  SmallVector<Value *> loaded;
  for (unsigned i = 0; i < sums.size(); ++i) {
    Value *old = b.CreateAlignedLoad(
        type, tileAddress(i / shape.vectors, i % shape.vectors), Align(4));
    loaded.push_back(shape.correction ? b.CreateAdd(old, sums[i]) : old);
  }
  b.CreateBr(join);
  b.SetInsertPoint(join);
  for (unsigned i = 0; i < sums.size(); ++i) {
    PHINode *sum = b.CreatePHI(type, 2);
    sum->addIncoming(sums[i], before);
    sum->addIncoming(loaded[i], again);
    sums[i] = sum;
  }
  return sums;
}

/// units begin..end, `unroll` of them per iteration.
void MicroKernelCode::loop(Value *begin, Value *end, unsigned unroll,
                           SmallVectorImpl<Value *> &sums) {
  BasicBlock *before = b.GetInsertBlock();
  auto *body = BasicBlock::Create(b.getContext(), "", function);
  auto *exit = BasicBlock::Create(b.getContext(), "", function);
  b.CreateCondBr(b.CreateICmpSLT(begin, end), body, exit);
  b.SetInsertPoint(body);
  PHINode *unit = b.CreatePHI(b.getInt64Ty(), 2);
  unit->addIncoming(begin, before);
  SmallVector<PHINode *> entering;
  SmallVector<Value *> current;
  for (Value *sum : sums) {
    entering.push_back(b.CreatePHI(sum->getType(), 2));
    entering.back()->addIncoming(sum, before);
    current.push_back(entering.back());
  }
  for (unsigned step = 0; step < unroll; ++step)
    multiplyUnit(unit, step, current);
  Value *next = b.CreateAdd(unit, b.getInt64(unroll));
  unit->addIncoming(next, body);
  b.CreateCondBr(b.CreateICmpSLT(next, end), body, exit);
  b.SetInsertPoint(exit);
  for (size_t i = 0; i < sums.size(); ++i) {
    entering[i]->addIncoming(current[i], body);
    PHINode *leaving = b.CreatePHI(sums[i]->getType(), 2);
    leaving->addIncoming(sums[i], before);
    leaving->addIncoming(current[i], body);
    sums[i] = leaving;
  }
}

void MicroKernelCode::emit() {
  SmallVector<Value *> sums = initialSums();
  Value *step = b.getInt64(shape.unroll);
  Value *whole =
      shape.wholeSteps ? units : b.CreateSub(units, b.CreateSRem(units, step));
  loop(b.getInt64(0), whole, shape.unroll, sums);
  if (shape.unroll > 1 && !shape.wholeSteps)
    loop(whole, units, 1, sums);
  for (unsigned i = 0; i < sums.size(); ++i)
    b.CreateAlignedStore(
        sums[i], tileAddress(i / shape.vectors, i % shape.vectors), Align(4));
  b.CreateRetVoid();
}

//===----------------------------------------------------------------------===

Function *microKernel(Module &module, const Capabilities &capabilities,
                      const std::string &prefix, const MicroShape &shape) {
  std::string name =
      prefix + ".micro." + std::to_string(shape.rows) + "x" +
      std::to_string(shape.vectors) +
      (shape.lastColumns ? "." + std::to_string(shape.lastColumns) : "");
  if (Function *existing = module.getFunction(name))
    return existing;
  IRBuilder<> b(module.getContext());
  Type *pointer = b.getPtrTy();
  auto *function = Function::Create(
      FunctionType::get(
          b.getVoidTy(),
          {pointer, pointer, pointer, b.getInt64Ty(), b.getInt1Ty()}, false),
      Function::InternalLinkage, name, module);
  function->addFnAttr(Attribute::NoInline);
  for (unsigned i = 0; i < 3; ++i)
    function->addParamAttr(i, Attribute::NoAlias);
  b.SetInsertPoint(BasicBlock::Create(module.getContext(), "", function));
  MicroKernelCode code(b, capabilities, shape, function);
  code.emit();
  return function;
}

} // namespace tesela::cpu
