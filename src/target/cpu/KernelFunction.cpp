#include "target/cpu/KernelFunction.h"

#include "llvm/IR/Module.h"

namespace tesela::cpu {

using namespace llvm;

static BasicBlock *newBlock(IRBuilderBase &b) {
  return BasicBlock::Create(b.getContext(), "",
                            b.GetInsertBlock()->getParent());
}

void emitLoop(IRBuilderBase &b, Value *begin, Value *end, Value *step,
              function_ref<void(Value *)> body) {
  BasicBlock *before = b.GetInsertBlock();
  BasicBlock *loop = newBlock(b), *exit = newBlock(b);
  b.CreateCondBr(b.CreateICmpSLT(begin, end), loop, exit);
  b.SetInsertPoint(loop);
  PHINode *index = b.CreatePHI(b.getInt64Ty(), 2);
  index->addIncoming(begin, before);
  body(index);
  Value *next = b.CreateAdd(index, step);
  index->addIncoming(next, b.GetInsertBlock());
  b.CreateCondBr(b.CreateICmpSLT(next, end), loop, exit);
  b.SetInsertPoint(exit);
}

void emitIf(IRBuilderBase &b, Value *condition, function_ref<void()> then) {
  emitIf(b, condition, then, [] {});
}

void emitIf(IRBuilderBase &b, Value *condition, function_ref<void()> then,
            function_ref<void()> otherwise) {
  if (auto *known = dyn_cast<ConstantInt>(condition))
    return known->isOne() ? then() : otherwise();
  BasicBlock *yes = newBlock(b), *no = newBlock(b), *join = newBlock(b);
  b.CreateCondBr(condition, yes, no);
  b.SetInsertPoint(yes);
  then();
  b.CreateBr(join);
  b.SetInsertPoint(no);
  otherwise();
  b.CreateBr(join);
  b.SetInsertPoint(join);
}

Value *emitStack(IRBuilderBase &b, uint64_t bytes) {
  BasicBlock &entry = b.GetInsertBlock()->getParent()->getEntryBlock();
  IRBuilder<> top(&entry, entry.begin());
  AllocaInst *slot = top.CreateAlloca(ArrayType::get(b.getInt8Ty(), bytes));
  slot->setAlignment(Align(64));
  return slot;
}

Value *Workspace::take(IRBuilderBase &b, uint64_t bytes) {
  Function &kernel = *b.GetInsertBlock()->getParent();
  BasicBlock &entry = kernel.getEntryBlock();
  IRBuilder<> top(&entry, entry.begin());
  Value *start = top.CreateLoad(
      top.getPtrTy(),
      top.CreateConstInBoundsGEP1_64(top.getPtrTy(), kernel.getArg(0), slot));
  Value *place = top.CreateConstInBoundsGEP1_64(top.getInt8Ty(), start, taken);
  taken += alignTo(bytes, 64);
  return place;
}

Function *emitKernel(
    Module &module, StringRef symbol, unsigned bufferCount,
    function_ref<void(IRBuilderBase &, ArrayRef<Value *>, Value *)> task) {
  IRBuilder<> b(module.getContext());
  Type *pointer = b.getPtrTy(), *i64 = b.getInt64Ty();
  auto *function = Function::Create(
      FunctionType::get(b.getVoidTy(), {pointer, i64, i64}, false),
      Function::ExternalLinkage, symbol, module);
  b.SetInsertPoint(BasicBlock::Create(module.getContext(), "", function));
  SmallVector<Value *> buffers;
  for (unsigned i = 0; i < bufferCount; ++i)
    buffers.push_back(b.CreateLoad(
        pointer, b.CreateConstGEP1_64(pointer, function->getArg(0), i)));
  emitLoop(b, function->getArg(1), function->getArg(2), b.getInt64(1),
           [&](Value *index) { task(b, buffers, index); });
  b.CreateRetVoid();
  return function;
}

} // namespace tesela::cpu
