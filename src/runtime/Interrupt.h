// Ctrl-C in a process whose language has a handler of its own for it (Python):
// that handler only takes a note, and acts once native code returns. So a
// launch on the main thread, which is where such a language handles signals,
// ends early when SIGINT arrives, with ErrorCode::Cancelled.
#pragma once

namespace tesela::runtime {

/// Hears SIGINT from now on and passes it on to the handler that is there now,
/// which may be one that was set over ours and calls it. Does nothing where the
/// process ends or ignores SIGINT. To be called again from time to time, since
/// a handler set later hides ours.
void listenForInterrupts();

/// A launch; the main thread's may be interrupted.
class InterruptScope {
public:
  InterruptScope();
  ~InterruptScope();

private:
  bool outermost = false;
};

/// Should the launch on this thread end?
bool interrupted();

} // namespace tesela::runtime
