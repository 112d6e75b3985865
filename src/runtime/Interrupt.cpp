#include "runtime/Interrupt.h"

#include <atomic>
#include <csignal>
#include <mutex>
#include <unistd.h>

namespace tesela::runtime {
namespace {

std::atomic<bool> launching = false, pending = false;
thread_local bool mayEnd = false;
/// A handler that ours took the place of, and what ours called until then.
/// Never freed or changed: a signal may be on its way through.
struct Link {
  struct sigaction action;
  const Link *older;
  const Link *made; // the one made before, so that none is lost
};
const Link *lastMade = nullptr;
std::atomic<const Link *> newest = nullptr;
std::mutex listening;

/// Where this thread's signal is. A handler that was set over ours may call
/// ours in its turn, and that call goes on with the older ones. Initial-exec:
/// no memory is taken at first use, which a handler must not.
[[gnu::tls_model("initial-exec")]] thread_local const Link *calling = nullptr;

void hear(int signal, siginfo_t *info, void *context) {
  if (launching.load(std::memory_order_relaxed))
    pending.store(true, std::memory_order_relaxed);
  const Link *outer = calling;
  calling = outer ? outer->older : newest.load();
  if (calling && calling->action.sa_flags & SA_SIGINFO)
    calling->action.sa_sigaction(signal, info, context);
  else if (calling)
    calling->action.sa_handler(signal);
  calling = outer;
}

bool isSame(const struct sigaction &a, const struct sigaction &b) {
  if ((a.sa_flags & SA_SIGINFO) != (b.sa_flags & SA_SIGINFO))
    return false;
  return a.sa_flags & SA_SIGINFO ? a.sa_sigaction == b.sa_sigaction
                                 : a.sa_handler == b.sa_handler;
}

bool isMainThread() { return gettid() == getpid(); }

} // namespace

void listenForInterrupts() {
  std::lock_guard lock(listening);
  struct sigaction now;
  if (sigaction(SIGINT, nullptr, &now) != 0)
    return;
  bool handled = now.sa_flags & SA_SIGINFO ||
                 (now.sa_handler != SIG_DFL && now.sa_handler != SIG_IGN);
  if (!handled || (now.sa_flags & SA_SIGINFO && now.sa_sigaction == &hear))
    return;
  // One that is known is back in place, over what it was set over then.
  const Link *link = newest;
  while (link && !isSame(link->action, now))
    link = link->older;
  for (const Link *made = lastMade; !link && made; made = made->made)
    if (made->older == newest && isSame(made->action, now))
      link = made;
  if (!link)
    link = lastMade = new Link{now, newest, lastMade};
  newest = link;
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
