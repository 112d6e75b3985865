#include "runtime/Interrupt.h"

#include <atomic>
#include <csignal>
#include <unistd.h>

namespace tesela::runtime {
namespace {

std::atomic<bool> launching = false, pending = false;
thread_local bool mayEnd = false;
struct sigaction previous;

void hear(int signal, siginfo_t *info, void *context) {
  if (launching.load(std::memory_order_relaxed))
    pending.store(true, std::memory_order_relaxed);
  if (previous.sa_flags & SA_SIGINFO)
    previous.sa_sigaction(signal, info, context);
  else
    previous.sa_handler(signal);
}

bool isMainThread() { return gettid() == getpid(); }

} // namespace

void listenForInterrupts() {
  struct sigaction now;
  if (sigaction(SIGINT, nullptr, &now) != 0)
    return;
  bool handled = now.sa_flags & SA_SIGINFO ||
                 (now.sa_handler != SIG_DFL && now.sa_handler != SIG_IGN);
  if (!handled || (now.sa_flags & SA_SIGINFO && now.sa_sigaction == &hear))
    return;
  previous = now;
  struct sigaction ours = now;
  ours.sa_flags |= SA_SIGINFO;
  ours.sa_sigaction = &hear;
  (void)sigaction(SIGINT, &ours, nullptr);
}

InterruptScope::InterruptScope() {
  static thread_local const bool main = isMainThread();
  if (!main || mayEnd)
    return;
  outermost = mayEnd = true;
  launching.store(true, std::memory_order_relaxed);
}

InterruptScope::~InterruptScope() {
  if (!outermost)
    return;
  mayEnd = false;
  launching.store(false, std::memory_order_relaxed);
  pending.store(false, std::memory_order_relaxed);
}

bool interrupted() { return pending.load(std::memory_order_relaxed) && mayEnd; }

} // namespace tesela::runtime
