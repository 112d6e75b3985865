#include "target/cpu/ScalarFunction.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tesela::cpu {

Function *emitScalarFunction(const semantics::ScalarBody &body,
                             ArrayRef<ElementType> arguments,
                             const std::string &symbol, Module &module,
                             const Capabilities &capabilities) {
  LLVMContext &llvm = module.getContext();
  Type *pointer = PointerType::getUnqual(llvm);
  Type *index = Type::getInt64Ty(llvm);
  Function *function = Function::Create(
      FunctionType::get(Type::getVoidTy(llvm), {pointer, index, index}, false),
      Function::ExternalLinkage, symbol, module);
  IRBuilder<> builder(BasicBlock::Create(llvm, "entry", function));
  ScalarEmitter emitter(builder, capabilities, 1);
  auto address = [&](unsigned number) -> Value * {
    return builder.CreateLoad(pointer,
                              builder.CreateConstInBoundsGEP1_64(
                                  pointer, function->getArg(0), number));
  };
  SmallVector<Element> inputs;
  for (auto [number, type] : enumerate(arguments))
    inputs.push_back(emitter.load(type, address(number)));
  auto results = emitter.emit(body, inputs);
  for (auto [number, value] : enumerate(results))
    emitter.store(elementTypeOf(body.typeOf(body.results[number])),
                  address(arguments.size() + number), value);
  builder.CreateRetVoid();
  return function;
}

} // namespace tesela::cpu
