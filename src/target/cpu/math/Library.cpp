// Functions out of line: loops over calls to the C library, and long code.
#include "target/cpu/math/Functions.h"

#include "llvm/IR/Module.h"

namespace tesela::cpu::math {

using namespace llvm;

/// "x16f32": the shape as part of a name.
static std::string shapeName(Type *type) {
  Type *scalar = type->getScalarType();
  return "x" + std::to_string(VectorCode::lanesOf(type)) +
         (scalar->isFloatingPointTy() ? "f" : "i") +
         std::to_string(scalar->getScalarSizeInBits());
}

Value *outlined(VectorCode &code, StringRef name, ArrayRef<Value *> operands,
                Type *result,
                function_ref<Value *(VectorCode &, ArrayRef<Value *>)> body) {
  Module *module = code.b.GetInsertBlock()->getModule();
  std::string symbol =
      "tesela." + name.str() + shapeName(operands.front()->getType());
  Function *function = module->getFunction(symbol);
  if (!function) {
    SmallVector<Type *> types;
    for (Value *operand : operands)
      types.push_back(operand->getType());
    function = Function::Create(FunctionType::get(result, types, false),
                                Function::InternalLinkage, symbol, module);
    function->addFnAttr(Attribute::NoInline);
    function->addFnAttr(Attribute::NoUnwind);
    function->addFnAttr(Attribute::WillReturn);
    function->setMemoryEffects(MemoryEffects::none());
    IRBuilder<> b(BasicBlock::Create(module->getContext(), "", function));
    VectorCode inner(b, code.machine);
    SmallVector<Value *> arguments;
    for (Argument &argument : function->args())
      arguments.push_back(&argument);
    b.CreateRet(body(inner, arguments));
  }
  return code.b.CreateCall(function, operands);
}

static FunctionCallee callee(Module *module, StringRef name, Type *scalar,
                             unsigned operands) {
  SmallVector<Type *> types(operands, scalar);
  FunctionCallee callee = module->getOrInsertFunction(
      name, FunctionType::get(scalar, types, false));
  auto *function = cast<Function>(callee.getCallee());
  function->setDoesNotThrow();
  function->setMemoryEffects(MemoryEffects::none());
  function->addFnAttr(Attribute::WillReturn);
  // So that no pass takes it for the function it knows and folds it.
  function->addFnAttr(Attribute::NoBuiltin);
  return callee;
}

/// Calls `function` in a loop over the lanes, through memory.
static Value *perLane(VectorCode &code, FunctionCallee function,
                      ArrayRef<Value *> operands) {
  auto &b = code.b;
  Type *vector = operands.front()->getType(), *scalar = vector->getScalarType();
  SmallVector<Value *> slots;
  for (Value *operand : operands) {
    slots.push_back(b.CreateAlloca(vector));
    b.CreateStore(operand, slots.back());
  }
  Function *parent = b.GetInsertBlock()->getParent();
  BasicBlock *before = b.GetInsertBlock();
  auto *loop = BasicBlock::Create(parent->getContext(), "", parent);
  auto *after = BasicBlock::Create(parent->getContext(), "", parent);
  b.CreateBr(loop);
  b.SetInsertPoint(loop);
  PHINode *lane = b.CreatePHI(b.getInt64Ty(), 2);
  lane->addIncoming(b.getInt64(0), before);
  SmallVector<Value *> arguments;
  for (Value *slot : slots)
    arguments.push_back(b.CreateLoad(scalar, b.CreateGEP(scalar, slot, lane)));
  b.CreateStore(b.CreateCall(function, arguments),
                b.CreateGEP(scalar, slots[0], lane));
  Value *next = b.CreateAdd(lane, b.getInt64(1));
  lane->addIncoming(next, loop);
  b.CreateCondBr(b.CreateICmpULT(next, b.getInt64(VectorCode::lanesOf(vector))),
                 loop, after);
  b.SetInsertPoint(after);
  return b.CreateLoad(vector, slots[0]);
}

Value *library(VectorCode &code, StringRef name, ArrayRef<Value *> operands) {
  Module *module = code.b.GetInsertBlock()->getModule();
  Type *type = operands.front()->getType();
  FunctionCallee function =
      callee(module, name, type->getScalarType(), operands.size());
  if (!type->isVectorTy())
    return code.b.CreateCall(function, operands);
  return outlined(code, name, operands, type,
                  [&](VectorCode &inner, ArrayRef<Value *> arguments) {
                    return perLane(inner, function, arguments);
                  });
}

} // namespace tesela::cpu::math
