// Kernels that apply a scalar body to whole arrays, many in one object.
#pragma once

#include "target/cpu/ObjectEmitter.h"
#include "target/cpu/ScalarEmitter.h"
#include "target/cpu/test/LoadedObject.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include <memory>

namespace tesela::cpu::test {

/// Collects bodies; after compile() applies each to arrays. An array holds a
/// whole number of times `lanes` elements.
class BodyKernels {
public:
  explicit BodyKernels(const Capabilities &machine)
      : machine(machine), module("bodies", machine) {}

  /// Emits a kernel y[i] = body(x0[i], x1[i], ...) with iterator 0 = i.
  void add(const std::string &name, const semantics::ScalarBody &body,
           const std::vector<ElementType> &inputs, ElementType result,
           unsigned lanes) {
    using namespace llvm;
    LLVMContext &context = *module.context;
    IRBuilder<> b(context);
    Type *pointer = b.getPtrTy(), *i64 = b.getInt64Ty();
    auto *function = Function::Create(
        FunctionType::get(b.getVoidTy(), {pointer, i64, i64}, false),
        Function::ExternalLinkage, name, *module.module);
    auto *entry = BasicBlock::Create(context, "", function);
    auto *loop = BasicBlock::Create(context, "", function);
    auto *exit = BasicBlock::Create(context, "", function);
    b.SetInsertPoint(entry);
    std::vector<Value *> buffers;
    for (unsigned i = 0; i <= inputs.size(); ++i)
      buffers.push_back(b.CreateLoad(
          pointer, b.CreateConstGEP1_64(pointer, function->getArg(0), i)));
    b.CreateBr(loop);
    b.SetInsertPoint(loop);
    PHINode *index = b.CreatePHI(i64, 2);
    index->addIncoming(function->getArg(1), entry);
    ScalarEmitter emitter(b, machine, lanes);
    auto at = [&](Value *buffer, ElementType type) {
      return b.CreateGEP(ArrayType::get(b.getInt8Ty(), byteSize(type)), buffer,
                         index);
    };
    std::vector<Element> elements;
    for (unsigned i = 0; i < inputs.size(); ++i)
      elements.push_back(emitter.load(inputs[i], at(buffers[i], inputs[i])));
    IteratorValue iterator{index, 1, nullptr};
    Element value = emitter.emit(body, elements, {iterator}).front();
    emitter.store(result, at(buffers.back(), result), value);
    Value *next = b.CreateAdd(index, b.getInt64(lanes));
    index->addIncoming(next, b.GetInsertBlock());
    b.CreateCondBr(b.CreateICmpSLT(next, function->getArg(2)), loop, exit);
    b.SetInsertPoint(exit);
    b.CreateRetVoid();
  }

  bool compile(std::string *assembly = nullptr) {
    ObjectOptions options;
    options.assembly = assembly;
    Result<std::string> bytes = emitObject(*module.module, machine, options);
    if (!bytes) {
      ADD_FAILURE() << bytes.error().render();
      return false;
    }
    object = std::make_unique<LoadedObject>(*bytes);
    return true;
  }

  void run(const std::string &name, const std::vector<const void *> &inputs,
           void *result, int64_t count) const {
    std::vector<void *> buffers;
    for (const void *input : inputs)
      buffers.push_back(const_cast<void *>(input));
    buffers.push_back(result);
    object->kernel(name)(buffers.data(), 0, count);
  }

private:
  const Capabilities &machine;
  KernelModule module;
  std::unique_ptr<LoadedObject> object;
};

/// The machine and each level below it that it can stand for.
inline std::vector<std::pair<std::string, Capabilities>> levels() {
  std::vector<std::pair<std::string, Capabilities>> result;
  Result<Capabilities> machine = detect();
  if (!machine)
    return result;
  for (const std::string &name : levelNames())
    if (Result<Capabilities> level = restrictTo(*machine, name))
      result.emplace_back(name, *level);
  return result;
}

} // namespace tesela::cpu::test
