// Objects, archives of them, levels.
#include "target/cpu/KernelFunction.h"
#include "target/cpu/ObjectEmitter.h"
#include "target/cpu/test/LoadedObject.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace tesela::cpu::test {
namespace {

/// A kernel that writes task * factor to an array of i64.
void addMultiples(KernelModule &module, const char *symbol, int64_t factor) {
  emitKernel(*module.module, symbol, 1,
             [&](llvm::IRBuilderBase &b, llvm::ArrayRef<llvm::Value *> buffers,
                 llvm::Value *task) {
               b.CreateStore(b.CreateMul(task, b.getInt64(factor)),
                             b.CreateGEP(b.getInt64Ty(), buffers[0], task));
             });
}

TEST(ObjectEmitter, CompilesSeveralModulesAtOnce) {
  Result<Capabilities> machine = detect();
  ASSERT_TRUE(bool(machine)) << machine.error().render();
  std::vector<KernelModule> modules;
  for (int64_t factor : {2, 3, 5}) {
    modules.emplace_back("m", *machine);
    addMultiples(modules.back(), ("times" + std::to_string(factor)).c_str(),
                 factor);
  }
  Result<std::string> bytes = emitObjects(std::move(modules), *machine);
  ASSERT_TRUE(bool(bytes)) << bytes.error().render();
  LoadedObject object(*bytes);
  for (int64_t factor : {2, 3, 5}) {
    int64_t values[4] = {-1, -1, -1, -1};
    void *buffers[] = {values};
    Kernel kernel = object.kernel("times" + std::to_string(factor));
    ASSERT_TRUE(kernel);
    kernel(buffers, 1, 3);
    EXPECT_EQ(values[0], -1);
    EXPECT_EQ(values[1], factor);
    EXPECT_EQ(values[2], 2 * factor);
    EXPECT_EQ(values[3], -1);
  }
}

TEST(ObjectEmitter, NamesWhatIsNotWellFormed) {
  Result<Capabilities> machine = detect();
  ASSERT_TRUE(bool(machine));
  KernelModule module("m", *machine);
  emitKernel(*module.module, "open", 0,
             [](llvm::IRBuilderBase &b, auto, llvm::Value *) {
               llvm::BasicBlock::Create(b.getContext(), "",
                                        b.GetInsertBlock()->getParent());
             });
  Result<std::string> bytes = emitObject(*module.module, *machine);
  ASSERT_FALSE(bool(bytes));
  EXPECT_NE(bytes.error().what.find("terminator"), std::string::npos)
      << bytes.error().what;
}

TEST(Capabilities, LevelsGrow) {
  Result<Capabilities> machine = detect();
  ASSERT_TRUE(bool(machine));
  size_t features = 0;
  for (const std::string &name : levelNames()) {
    Result<Capabilities> level = restrictTo(*machine, name);
    if (!level)
      break;
    EXPECT_GT(level->features.size(), features) << name;
    for (const std::string &feature : level->features)
      EXPECT_TRUE(machine->has(feature)) << name << " has " << feature;
    features = level->features.size();
  }
  EXPECT_GT(features, 0u);
}

TEST(Capabilities, UnknownLevelsAreNamed) {
  Result<Capabilities> machine = detect();
  ASSERT_TRUE(bool(machine));
  Result<Capabilities> level = restrictTo(*machine, "sse9");
  ASSERT_FALSE(bool(level));
  EXPECT_EQ(level.error().tryThis,
            "one of avx2, avx512, vnni, bf16, fp16, amx");
}

} // namespace
} // namespace tesela::cpu::test
