#include "runtime/KeptForms.h"

#include "runtime/Guard.h"
#include "runtime/ProgramExecutable.h"
#include "runtime/test/object.h"

#include <cstring>
#include <gtest/gtest.h>
#include <optional>
#include <thread>

namespace tesela::runtime {
namespace {

using Lease = KeptForms::Lease;
constexpr size_t megabyte = size_t{1} << 20;

class KeptFormsTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(KeptForms::bytesKept(), 0u);
    KeptForms::setLimit(16 * megabyte);
    KeptForms::setUsesBefore(1);
  }
  void TearDown() override { EXPECT_EQ(KeptForms::bytesKept(), 0u); }

  /// 'n'one, 'f'ills it, or 'u'ses it.
  static char way(const Lease &lease) {
    return !lease.data() ? 'n' : lease.isFilled() ? 'u' : 'f';
  }
  /// What a step gets that runs to its end.
  static char run(KeptForms &forms, KeptForms::User user,
                  size_t bytes = megabyte) {
    Lease lease = forms.use(user, bytes);
    char is = way(lease);
    lease.filled();
    return is;
  }
  const KeptForms::User user = {KeptForms::numberOfProgram(), 0};
};

TEST_F(KeptFormsTest, TheSecondUseFillsAndTheThirdFindsIt) {
  KeptForms forms;
  uint64_t before = memoryStatistics().inUse;
  EXPECT_FALSE(forms.use(user, 1000).data());
  EXPECT_EQ(memoryStatistics().inUse, before);
  {
    Lease lease = forms.use(user, 1000);
    ASSERT_EQ(way(lease), 'f');
    std::memset(lease.data(), 7, 1000);
    lease.filled();
  }
  EXPECT_GT(memoryStatistics().inUse, before);
  Lease lease = forms.use(user, 1000);
  ASSERT_EQ(way(lease), 'u');
  EXPECT_EQ(static_cast<char *>(lease.data())[999], 7);
  EXPECT_EQ(KeptForms::bytesKept(), 1000u);
}

TEST_F(KeptFormsTest, EachStepHasItsOwn) {
  KeptForms forms;
  std::string ways;
  for (int round = 0; round < 3; ++round)
    for (uint32_t step : {2, 0, 1})
      ways += run(forms, {user.program, step}, 64);
  EXPECT_EQ(ways, "nnnfffuuu");
  EXPECT_EQ(run(forms, {KeptForms::numberOfProgram(), 0}), 'n');
}

TEST_F(KeptFormsTest, OneOfTwoAtOnceFillsIt) {
  KeptForms forms;
  run(forms, user);
  Lease first = forms.use(user, 64), second = forms.use(user, 64);
  EXPECT_EQ(way(first), 'f');
  EXPECT_EQ(way(second), 'n');
  first.filled();
  EXPECT_EQ(way(forms.use(user, 64)), 'u');
}

TEST_F(KeptFormsTest, WhatWasNotFilledIsDropped) {
  KeptForms forms;
  run(forms, user);
  {
    Lease lease = forms.use(user, 64);
    EXPECT_EQ(KeptForms::bytesKept(), 64u);
  }
  EXPECT_EQ(KeptForms::bytesKept(), 0u);
  EXPECT_EQ(run(forms, user), 'f');
  EXPECT_EQ(run(forms, user), 'u');
}

TEST_F(KeptFormsTest, AFormOutlivesItsArrayWhileItIsInUse) {
  uint64_t before = memoryStatistics().inUse;
  Lease used, filling, unfilled;
  {
    KeptForms forms;
    for (int i = 0; i < 2; ++i)
      run(forms, user);
    used = forms.use(user, megabyte);
    run(forms, {user.program, 1});
    filling = forms.use({user.program, 1}, megabyte);
    run(forms, {user.program, 2});
    unfilled = forms.use({user.program, 2}, megabyte);
    forms.close();
    EXPECT_EQ(run(forms, user), 'n');
    EXPECT_EQ(run(forms, user), 'n') << "nothing is kept once it is closed";
  }
  EXPECT_EQ(KeptForms::bytesKept(), 0u);
  std::memset(used.data(), 1, megabyte);
  std::memset(filling.data(), 1, megabyte);
  filling.filled();
  used = Lease();
  filling = Lease();
  unfilled = Lease();
  EXPECT_EQ(KeptForms::bytesKept(), 0u);
  EXPECT_EQ(memoryStatistics().inUse, before);
}

TEST_F(KeptFormsTest, NoFormIsLargerThanTheLimit) {
  KeptForms forms;
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(run(forms, user, 16 * megabyte + 1), 'n');
  KeptForms::setLimit(0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(run(forms, user, 1), 'n');
  KeptForms::setLimit(16 * megabyte);
  run(forms, user, 16 * megabyte);
  EXPECT_EQ(run(forms, user, 16 * megabyte), 'f');
}

TEST_F(KeptFormsTest, AreMadeOnceAnArrayHasBeenUsedAFewTimes) {
  KeptForms::setUsesBefore(3);
  KeptForms forms;
  std::string ways;
  for (int i = 0; i < 6; ++i)
    ways += run(forms, user);
  EXPECT_EQ(ways, "nnnfuu");
}

TEST_F(KeptFormsTest, TheLeastRecentlyUsedGivesPlace) {
  KeptForms a, b, c;
  for (KeptForms *forms : {&a, &a, &b, &b, &a})
    run(*forms, user, 8 * megabyte);
  run(c, user, 8 * megabyte);
  EXPECT_EQ(run(c, user, 8 * megabyte), 'f');
  EXPECT_EQ(run(a, user, 8 * megabyte), 'u');
  EXPECT_EQ(run(b, user, 8 * megabyte), 'n');
  EXPECT_EQ(KeptForms::bytesKept(), 16 * megabyte);
}

TEST_F(KeptFormsTest, WhatWasUsedSinceStays) {
  KeptForms a, b;
  for (int i = 0; i < 2; ++i)
    run(a, user, 16 * megabyte);
  run(b, user);
  EXPECT_EQ(run(a, user, 16 * megabyte), 'u');
  EXPECT_EQ(run(b, user), 'n');
  EXPECT_EQ(run(b, user), 'f');
}

TEST_F(KeptFormsTest, ALoopOverMoreThanFitsKeepsWhatFits) {
  KeptForms four[4];
  std::string last;
  for (int round = 0; round < 5; ++round) {
    last.clear();
    for (KeptForms &forms : four)
      last += run(forms, user, 5 * megabyte);
  }
  EXPECT_EQ(last, "uuun");
}

TEST_F(KeptFormsTest, FormsInUseAreNotGivenUp) {
  KeptForms a, b, c;
  for (KeptForms *forms : {&a, &a, &b, &b})
    run(*forms, user, 8 * megabyte);
  Lease first = a.use(user, 8 * megabyte), second;
  second = b.use(user, 8 * megabyte);
  run(c, user, megabyte);
  EXPECT_EQ(run(c, user, megabyte), 'n');
  EXPECT_FALSE(KeptForms::giveUp());
  second = Lease();
  EXPECT_EQ(run(c, user, megabyte), 'f') << "b goes, though a is older";
  EXPECT_EQ(KeptForms::bytesKept(), 9 * megabyte);
  EXPECT_TRUE(KeptForms::giveUp());
  EXPECT_EQ(KeptForms::bytesKept(), 8 * megabyte) << "of a";
}

TEST_F(KeptFormsTest, AProgramThatIsGoneKeepsNothing) {
  KeptForms a, b;
  KeptForms::User other = {KeptForms::numberOfProgram(), 0};
  for (int i = 0; i < 2; ++i) {
    run(a, user);
    run(b, user);
    run(a, other);
  }
  run(b, other); // only noted
  KeptForms::forget(user.program);
  EXPECT_EQ(KeptForms::bytesKept(), megabyte);
  EXPECT_EQ(run(a, user), 'n');
  EXPECT_EQ(run(a, other), 'u');
  EXPECT_EQ(run(b, other), 'f');
}

/// Blocks of nobody until one is refused.
std::vector<Block> allMemory() {
  std::vector<Block> blocks;
  for (size_t bytes : {size_t{1} << 34, size_t{1} << 30, size_t{1} << 25})
    while (Result<Block> block = allocate(bytes))
      blocks.push_back(std::move(*block));
  return blocks;
}

TEST_F(KeptFormsTest, GiveWayToWhatProgramsNeed) {
  KeptForms a, b;
  for (int i = 0; i < 2; ++i) {
    run(a, user, 6 * megabyte);
    run(b, user, 6 * megabyte);
  }
  {
    Lease held = a.use(user, 6 * megabyte);
    std::vector<Block> blocks = allMemory();
    EXPECT_EQ(KeptForms::bytesKept(), 6 * megabyte) << "the one in use";
  }
  trimMemory();
  EXPECT_EQ(run(a, user), 'u');
  // What was given up comes back, but not at once.
  std::string ways;
  for (int i = 0; i < 20; ++i)
    ways += run(b, user);
  EXPECT_EQ(ways, std::string(16, 'n') + "fuuu");
}

TEST_F(KeptFormsTest, AreNotMadeWhereThereIsNoMemory) {
  KeptForms forms;
  run(forms, user);
  KeptForms::setLimit(size_t{1} << 62);
  EXPECT_EQ(run(forms, user, size_t{1} << 60), 'n');
  EXPECT_EQ(KeptForms::bytesKept(), 0u);
  std::string ways;
  for (int i = 0; i < 18; ++i)
    ways += run(forms, user);
  EXPECT_EQ(ways, std::string(16, 'n') + "fu") << "it is not tried each time";
}

TEST_F(KeptFormsTest, ManyThreadsSeeWhatOneFilled) {
  constexpr size_t count = 1000;
  KeptForms arrays[3];
  KeptForms::setLimit(2 * count * sizeof(int) + 100); // two of three fit
  auto work = [&](unsigned seed) {
    for (int i = 0; i < 3000; ++i) {
      uint32_t which = (seed = seed * 1664525 + 1013904223) >> 30;
      KeptForms &forms = arrays[which % 3];
      Lease lease = forms.use(user, count * sizeof(int));
      auto data = static_cast<int *>(lease.data());
      for (size_t k = 0; data && k < count; ++k)
        if (!lease.isFilled())
          data[k] = static_cast<int>(which % 3);
        else if (data[k] != static_cast<int>(which % 3))
          ADD_FAILURE() << "it holds what another array's does";
      if (i % 7)
        lease.filled();
      if (i % 50 == 0)
        KeptForms::giveUp();
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < 4; ++i)
    threads.emplace_back(work, i);
  for (std::thread &thread : threads)
    thread.join();
}

// Programs whose kernel doubles its first operand.

constexpr uint32_t length = 1000;

Place place(Place::Space space, uint32_t index, uint64_t offset = 0) {
  return {space, index, offset, 4 * length};
}
Program twice(Place operand = place(Place::Space::Argument, 0)) {
  Program program;
  program.signature.name = "twice";
  program.signature.parameters = {{ElementType::F32, {length}}};
  program.signature.results = {{ElementType::F32, {length}},
                               {ElementType::S32, {length}}};
  Step step;
  step.name = "twice.1";
  step.symbol = "twice";
  step.places = {operand, place(Place::Space::Result, 0),
                 place(Place::Space::Result, 1)};
  step.firstResult = 1;
  step.taskCount = length;
  step.taskNanoseconds = 1000;
  step.keptPlace = 0;
  step.keptBytes = 4 * length;
  program.steps = {step};
  program.object = testObject();
  return program;
}

class KeepingProgram : public KeptFormsTest {
protected:
  void load(Program program) {
    auto loaded = ProgramExecutable::load(std::move(program));
    ASSERT_TRUE(bool(loaded)) << loaded.error().what;
    executable = std::move(*loaded);
  }
  /// The way that all tasks went, and 'x' where they differ.
  char launch(const std::vector<float> &array, KeptForms *kept) {
    const void *inputs[] = {array.data()};
    std::vector<float> out(length);
    std::vector<int32_t> ways(length);
    void *outputs[] = {out.data(), ways.data()};
    DeviceLaunch launch = {inputs, outputs, {&kept, 1}};
    if (Result<void> done = executable->run({&launch, 1}); !done)
      return 'e';
    for (uint32_t i = 0; i < length; ++i)
      if (ways[i] != ways[0] || out[i] != 2 * array[i])
        return 'x';
    return "nfu"[ways[0]];
  }
  std::unique_ptr<ProgramExecutable> executable;
  std::vector<float> some = std::vector<float>(length, 3),
                     other = std::vector<float>(length, 5);
};

TEST_F(KeepingProgram, UsesTheFormsOfItsArguments) {
  load(twice());
  EXPECT_TRUE(executable->keepsForms());
  EXPECT_TRUE(executable->keepsFormsOf(0));
  KeptForms a, b;
  std::string ways;
  for (int i = 0; i < 3; ++i) {
    ways += launch(some, &a);
    ways += launch(other, &b);
  }
  EXPECT_EQ(ways, "nnffuu");
  EXPECT_EQ(launch(other, &a), 'x') << "it is read, whatever the array holds";
  EXPECT_EQ(launch(other, nullptr), 'n');
  EXPECT_EQ(KeptForms::bytesKept(), 8 * length);
  executable = nullptr;
  EXPECT_EQ(KeptForms::bytesKept(), 0u);
}

TEST_F(KeepingProgram, TakesNoForms) {
  load(twice());
  std::vector<float> out(length);
  std::vector<int32_t> ways(length, -1);
  const void *inputs[] = {some.data()};
  void *outputs[] = {out.data(), ways.data()};
  DeviceLaunch launch = {inputs, outputs};
  for (int i = 0; i < 3; ++i)
    ASSERT_TRUE(bool(executable->run({&launch, 1})));
  EXPECT_EQ(ways, std::vector<int32_t>(length, 0));
}

TEST_F(KeepingProgram, GuardedItKeepsNothing) {
  load(twice());
  KeptForms forms;
  setGuarding(true);
  std::string ways;
  for (int i = 0; i < 3; ++i)
    ways += launch(some, &forms);
  setGuarding(false);
  EXPECT_EQ(ways, "nnn");
}

TEST_F(KeepingProgram, KeepsFormsOfConstants) {
  Program program = twice(place(Place::Space::Constant, 0, 64));
  program.constants.resize(64 + 4 * length);
  std::memcpy(program.constants.data() + 64, some.data(), 4 * length);
  load(program);
  EXPECT_FALSE(executable->keepsForms()) << "of arguments, that is";
  std::string ways;
  for (int i = 0; i < 3; ++i)
    ways += launch(some, nullptr);
  EXPECT_EQ(ways, "nfu");
  executable = nullptr;
}

/// A workspace is asked for first, so that forms can go for it.
TEST_F(KeepingProgram, WorksInAWorkspaceBesides) {
  Program program = twice();
  program.steps[0].symbol = "twice_in_workspace";
  program.steps[0].workspaceBytes = 4 * length;
  load(program);
  KeptForms forms;
  std::string ways;
  for (int i = 0; i < 3; ++i)
    ways += launch(some, &forms);
  EXPECT_EQ(ways, "nfu");
  program.steps[0].workspaceBytes = ~uint64_t{0};
  load(program);
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(launch(some, &forms), 'e');
  EXPECT_EQ(KeptForms::bytesKept(), 0u) << "the other program is gone";
}

TEST_F(KeepingProgram, KeepsFormsOfEachDevice) {
  Program program = twice();
  program.signature.replicas = 3;
  load(program);
  std::vector<float> out[3];
  std::vector<int32_t> ways[3];
  KeptForms a, b, *kept[] = {&a, nullptr, &b};
  const void *in[] = {some.data(), some.data(), other.data()};
  void *outputs[3][2];
  std::vector<DeviceLaunch> launches;
  for (int i = 0; i < 3; ++i) {
    out[i].resize(length);
    ways[i].resize(length);
    outputs[i][0] = out[i].data();
    outputs[i][1] = ways[i].data();
    launches.push_back({{in + i, 1}, outputs[i], {kept + i, 1}});
  }
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(bool(executable->run(launches)));
    EXPECT_EQ(ways[0], std::vector<int32_t>(length, i));
    EXPECT_EQ(ways[1], std::vector<int32_t>(length, 0));
    EXPECT_EQ(ways[2], std::vector<int32_t>(length, i));
    EXPECT_EQ(out[1][length - 1], 6);
    EXPECT_EQ(out[2][length - 1], 10);
  }
}

/// counter = 8; while (counter < 10) { counter += 1; double the array }
TEST_F(KeepingProgram, ALoopFillsInItsSecondIteration) {
  Program program = twice();
  Step twice = program.steps[0];
  program.arenaBytes = 128;
  int32_t eight = 8;
  program.constants.assign(reinterpret_cast<char *>(&eight), 4);
  Place counter = {Place::Space::Arena, 0, 0, 4},
        condition = {Place::Space::Arena, 0, 64, 1};
  Step start, loop, test, count;
  start.kind = Step::Kind::Copy;
  start.places = {{Place::Space::Constant, 0, 0, 4}, counter};
  loop.kind = Step::Kind::While;
  loop.places = {condition};
  test.symbol = "below_ten";
  test.places = {counter, condition};
  count.symbol = "count";
  count.places = {counter, counter};
  loop.bodies = {{test}, {count, twice}};
  program.steps = {start, loop};
  load(program);
  KeptForms forms;
  EXPECT_EQ(launch(some, &forms), 'f');
  EXPECT_EQ(launch(some, &forms), 'u');
}

TEST_F(KeepingProgram, SurvivesSerialization) {
  std::string bytes = serialize(twice());
  Result<Program> again = deserializeProgram(bytes);
  ASSERT_TRUE(bool(again));
  EXPECT_EQ(again->steps[0].keptPlace, 0);
  EXPECT_EQ(again->steps[0].keptBytes, 4 * length);
  EXPECT_EQ(serialize(*again), bytes);
}

TEST_F(KeepingProgram, WhatCannotBeKeptIsRefused) {
  auto refuses = [](auto change) {
    Program program = twice();
    program.arenaBytes = program.constants.size();
    change(program, program.steps[0]);
    return !ProgramExecutable::load(program);
  };
  EXPECT_FALSE(refuses([](Program &, Step &) {}));
  EXPECT_FALSE(
      refuses([](Program &p, Step &) { p.signature.donations = {-1}; }));
  EXPECT_TRUE(
      refuses([](Program &p, Step &) { p.signature.donations = {-2}; }));
  EXPECT_TRUE(refuses([](Program &p, Step &) { p.signature.donations = {0}; }));
  EXPECT_TRUE(refuses([](Program &, Step &s) { s.keptPlace = 1; }));
  EXPECT_TRUE(refuses([](Program &, Step &s) { s.keptPlace = 3; }));
  EXPECT_TRUE(refuses([](Program &, Step &s) { s.keptPlace = -2; }));
  EXPECT_TRUE(refuses([](Program &, Step &s) { s.keptBytes = 0; }));
  EXPECT_TRUE(refuses([](Program &p, Step &s) {
    p.arenaBytes = 4 * length;
    s.places[0].space = Place::Space::Arena;
  }));
  EXPECT_TRUE(refuses([](Program &, Step &s) {
    s.kind = Step::Kind::Copy;
    s.places.pop_back();
  }));
}

} // namespace
} // namespace tesela::runtime
