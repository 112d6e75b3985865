#include "target/cpu/LoopKernel.h"

#include "target/cpu/KernelFunction.h"
#include "target/cpu/LoopStage.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace tesela::cpu {

Value *LoopContext::slot(Type *type) {
  BasicBlock &entry = function->getEntryBlock();
  IRBuilder<> at(&entry, entry.begin());
  return at.CreateAlloca(type);
}

static Function *makeFunction(const std::string &symbol, Module &module) {
  LLVMContext &llvm = module.getContext();
  Type *pointer = PointerType::getUnqual(llvm);
  Type *index = Type::getInt64Ty(llvm);
  auto *type =
      FunctionType::get(Type::getVoidTy(llvm), {pointer, index, index}, false);
  return Function::Create(type, Function::ExternalLinkage, symbol, module);
}

static void loadBuffers(LoopContext &context) {
  IRBuilder<> &builder = context.builder;
  Value *buffers = context.function->getArg(0);
  unsigned next = 0;
  auto take = [&](SmallVectorImpl<Value *> &into, size_t count) {
    for (size_t n = 0; n < count; ++n) {
      Value *slot = builder.CreateConstInBoundsGEP1_64(builder.getPtrTy(),
                                                       buffers, next++);
      into.push_back(builder.CreateLoad(builder.getPtrTy(), slot));
    }
  };
  take(context.inputs, context.kernel.inputs.size());
  take(context.outputs, context.kernel.outputs.size());
}

/// What a stage leaves to the next one. A little of it lies on the stack, where
/// LLVM sees that nothing else is there.
static void makeScratch(LoopContext &context, Workspace &workspace) {
  constexpr int64_t mostOnStack = 64 << 10;
  int64_t bytes = context.kernel.scratchBytes;
  if (bytes == 0)
    return;
  bytes += 64; // vectors may end behind the last element
  context.scratch = bytes <= mostOnStack
                        ? emitStack(context.builder, bytes)
                        : workspace.take(context.builder, bytes);
}

static void prepare(LoopContext &context) {
  IRBuilder<> &builder = context.builder;
  auto *zeros = builder.CreateAlloca(ArrayType::get(builder.getInt8Ty(), 16));
  zeros->setAlignment(Align(16));
  builder.CreateMemSet(zeros, builder.getInt8(0), 16, Align(16));
  context.zeros = zeros;
  context.gridStride.assign(context.kernel.grid.size(), 1);
  int64_t stride = 1;
  for (int loop = int(context.kernel.grid.size()) - 1; loop >= 0; --loop) {
    context.gridStride[loop] = stride;
    stride *= context.kernel.block[loop];
  }
}

// The part of the grid that is task `task`: blocks in row-major order.
static void placeTask(LoopContext &context, Value *task) {
  IRBuilder<> &builder = context.builder;
  const tile::Kernel &kernel = context.kernel;
  context.gridStart.assign(kernel.grid.size(), builder.getInt64(0));
  context.gridEnd.assign(kernel.grid.size(), nullptr);
  for (int loop = int(kernel.grid.size()) - 1; loop >= 0; --loop) {
    int64_t extent = kernel.grid[loop], block = kernel.block[loop];
    int64_t blocks = (extent + block - 1) / block;
    if (blocks <= 1) {
      context.gridEnd[loop] = builder.getInt64(extent);
      continue;
    }
    Value *count = builder.getInt64(blocks);
    Value *start = builder.CreateNSWMul(builder.CreateURem(task, count),
                                        builder.getInt64(block));
    task = builder.CreateUDiv(task, count);
    Value *end = builder.CreateNSWAdd(start, builder.getInt64(block));
    if (extent % block != 0)
      end = builder.CreateBinaryIntrinsic(Intrinsic::smin, end,
                                          builder.getInt64(extent));
    context.gridStart[loop] = start;
    context.gridEnd[loop] = end;
  }
}

Function *emitTasks(const tile::Kernel &kernel, const std::string &symbol,
                    Module &module, const Capabilities &capabilities,
                    function_ref<void(LoopContext &, Value *)> emitTask) {
  LLVMContext &llvm = module.getContext();
  Function *function = makeFunction(symbol, module);
  IRBuilder<> builder(BasicBlock::Create(llvm, "entry", function));
  LoopContext context{builder, function, kernel, capabilities};
  loadBuffers(context);
  prepare(context);
  BasicBlock *entry = builder.GetInsertBlock();
  BasicBlock *body = BasicBlock::Create(llvm, "task", function);
  BasicBlock *done = BasicBlock::Create(llvm, "done", function);
  Value *begin = function->getArg(1), *end = function->getArg(2);
  builder.CreateCondBr(builder.CreateICmpSLT(begin, end), body, done);
  builder.SetInsertPoint(body);
  PHINode *task = builder.CreatePHI(builder.getInt64Ty(), 2);
  task->addIncoming(begin, entry);
  emitTask(context, task);
  Value *next = builder.CreateNSWAdd(task, builder.getInt64(1));
  task->addIncoming(next, builder.GetInsertBlock());
  builder.CreateCondBr(builder.CreateICmpSLT(next, end), body, done);
  done->moveAfter(builder.GetInsertBlock());
  builder.SetInsertPoint(done);
  builder.CreateRetVoid();
  return function;
}

uint64_t emitLoopKernel(const tile::Kernel &kernel, const std::string &symbol,
                        Module &module, const Capabilities &capabilities) {
  Workspace workspace(unsigned(kernel.inputs.size() + kernel.outputs.size()));
  emitTasks(kernel, symbol, module, capabilities,
            [&](LoopContext &context, Value *task) {
              makeScratch(context, workspace);
              placeTask(context, task);
              for (const tile::Stage &stage : kernel.stages)
                StageEmitter(context, stage).emit();
            });
  return workspace.bytes();
}

} // namespace tesela::cpu
