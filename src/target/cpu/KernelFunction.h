// The frame of a kernel: void kernel(void *const *buffers, i64 begin, i64 end),
// with loops.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace llvm {
class Module;
}

namespace tesela::cpu {

/// Emits `for (i = begin; i < end; i += step) body(i)`; begin, end and step are
/// i64. The builder stands after the loop at the end.
void emitLoop(llvm::IRBuilderBase &b, llvm::Value *begin, llvm::Value *end,
              llvm::Value *step, llvm::function_ref<void(llvm::Value *)> body);

/// Emits `if (condition) then()`.
void emitIf(llvm::IRBuilderBase &b, llvm::Value *condition,
            llvm::function_ref<void()> then);
/// Emits `if (condition) then(); else otherwise();`.
void emitIf(llvm::IRBuilderBase &b, llvm::Value *condition,
            llvm::function_ref<void()> then,
            llvm::function_ref<void()> otherwise);

/// A little memory of this call of the function: `bytes` on the stack, aligned
/// to 64, allocated once at the function's entry.
llvm::Value *emitStack(llvm::IRBuilderBase &b, uint64_t bytes);

/// Memory that a kernel's caller lends it for its blocks, panels and waiting
/// sums: buffers[slot], aligned to 64; calls at the same time are lent
/// different memory. The stack is no place for them: a thread of someone else's
/// may have 256 KiB of it, and the sums of a product take 4 MiB.
class Workspace {
public:
  /// Of a kernel whose buffers end before `slot`.
  explicit Workspace(unsigned slot) : slot(slot) {}
  /// `bytes` of it that nothing else in the kernel uses.
  llvm::Value *take(llvm::IRBuilderBase &b, uint64_t bytes);
  /// What the caller must lend, once the kernel is emitted; 0: nothing, and
  /// there is no buffer in the slot.
  uint64_t bytes() const { return taken; }

private:
  unsigned slot;
  uint64_t taken = 0;
};

/// A kernel named `symbol` over `bufferCount` buffers that calls `task` once
/// per task number.
llvm::Function *
emitKernel(llvm::Module &module, llvm::StringRef symbol, unsigned bufferCount,
           llvm::function_ref<void(llvm::IRBuilderBase &,
                                   llvm::ArrayRef<llvm::Value *> buffers,
                                   llvm::Value *task)>
               task);

} // namespace tesela::cpu
