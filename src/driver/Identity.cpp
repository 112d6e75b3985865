// What tells this compiler from others (runtime/Compiler.h).
#include "driver/SourceDigest.h"

#include "runtime/Compiler.h"
#include "runtime/Threads.h"
#include "target/cpu/Capabilities.h"

namespace tesela::runtime {

std::string compilerIdentity() {
  std::string text = "sources " + std::string(driver::sourceDigest, 16);
  Result<cpu::Capabilities> machine = cpu::detect();
  return text + ", code for " + (machine ? machine->list() : "no machine") +
         ", tasks for " + std::to_string(threadCount()) + " threads";
}

} // namespace tesela::runtime
