#include "runtime/Interrupt.h"

#include <csignal>
#include <gtest/gtest.h>

namespace tesela::runtime {
namespace {

int plainCalls = 0, chainedCalls = 0;
struct sigaction below;

void plain(int) { ++plainCalls; }
void chained(int signal, siginfo_t *info, void *context) {
  ++chainedCalls;
  below.sa_sigaction(signal, info, context);
}

void set(void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigaction(SIGINT, &action, nullptr);
}
void setOverOurs() {
  struct sigaction action = {};
  action.sa_sigaction = chained;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGINT, &action, &below);
}

class Interrupt : public testing::Test {
protected:
  void SetUp() override {
    sigaction(SIGINT, nullptr, &before);
    plainCalls = chainedCalls = 0;
  }
  void TearDown() override { sigaction(SIGINT, &before, nullptr); }
  struct sigaction before;
};

TEST_F(Interrupt, IsHeardDuringALaunchAndPassedOn) {
  set(plain);
  listenForInterrupts();
  raise(SIGINT);
  EXPECT_FALSE(interrupted());
  {
    InterruptScope launch;
    EXPECT_FALSE(interrupted());
    raise(SIGINT);
    EXPECT_TRUE(interrupted());
  }
  EXPECT_FALSE(interrupted());
  EXPECT_EQ(plainCalls, 2);
}

/// A handler that was set over ours and calls it, then ours again over that:
/// each is called once.
TEST_F(Interrupt, HandlersThatChainAreCalledOnce) {
  set(plain);
  listenForInterrupts();
  setOverOurs();
  for (int time = 1; time <= 3; ++time) {
    listenForInterrupts();
    InterruptScope launch;
    raise(SIGINT);
    EXPECT_TRUE(interrupted());
    EXPECT_EQ(plainCalls, time);
    EXPECT_EQ(chainedCalls, time);
  }
  // The language puts its own back, as asyncio does.
  set(plain);
  listenForInterrupts();
  raise(SIGINT);
  EXPECT_EQ(plainCalls, 4);
  EXPECT_EQ(chainedCalls, 3);
}

} // namespace
} // namespace tesela::runtime
