// Programs written by hand: serialization, checks, execution.
#include "runtime/Compiler.h"
#include "runtime/Guard.h"
#include "runtime/ProgramExecutable.h"
#include "runtime/test/object.h"

#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace tesela::runtime {
namespace {

using enum ElementType;

Place argument(uint32_t index, uint64_t bytes) {
  return {Place::Space::Argument, index, 0, bytes};
}
Place result(uint32_t index, uint64_t bytes) {
  return {Place::Space::Result, index, 0, bytes};
}
Place arena(uint64_t offset, uint64_t bytes) {
  return {Place::Space::Arena, 0, offset, bytes};
}
Place constant(uint64_t offset, uint64_t bytes) {
  return {Place::Space::Constant, 0, offset, bytes};
}
Step step(Step::Kind kind, std::string symbol, std::vector<Place> places) {
  Step made;
  made.kind = kind;
  made.name = symbol + ".1";
  made.symbol = std::move(symbol);
  made.places = std::move(places);
  return made;
}

/// x + 1 twice, over n floats, one task each.
Program addTwo(int64_t n) {
  Program program;
  uint64_t bytes = static_cast<uint64_t>(4 * n);
  program.signature.name = "add_two";
  program.signature.parameters = program.signature.results = {{F32, {n}}};
  program.steps = {step(Step::Kind::Kernel, "add_one",
                        {argument(0, bytes), arena(64, bytes)}),
                   step(Step::Kind::Kernel, "add_one",
                        {arena(64, bytes), result(0, bytes)})};
  for (Step &kernel : program.steps) {
    kernel.firstResult = 1;
    kernel.taskCount = n;
    kernel.taskNanoseconds = 1;
  }
  program.arenaBytes = 64 + bytes;
  program.object = testObject();
  program.hlo = "HloModule add_two\n";
  return program;
}

/// counter = constant 3; while (counter < 10) counter += 1
Program countToTen() {
  Program program;
  program.signature.name = "count";
  program.signature.results = {{S32, {}}};
  int32_t three = 3;
  program.constants.assign(reinterpret_cast<char *>(&three), 4);
  program.arenaBytes = 128;
  program.object = testObject();
  Step loop = step(Step::Kind::While, "while", {arena(64, 1)});
  loop.bodies = {
      {step(Step::Kind::Kernel, "below_ten", {result(0, 4), arena(64, 1)})},
      {step(Step::Kind::Kernel, "count", {result(0, 4), result(0, 4)})}};
  program.steps = {
      step(Step::Kind::Copy, "copy", {constant(0, 4), result(0, 4)}), loop};
  return program;
}

Result<std::vector<float>> runFloats(Executable &executable,
                                     const std::vector<float> &input) {
  std::vector<float> output(input.size());
  const void *inputs[] = {input.data()};
  void *outputs[] = {output.data()};
  DeviceLaunch launch = {inputs, outputs};
  Result<void> done = executable.run({&launch, 1});
  if (!done)
    return done.error();
  return output;
}

TEST(Program, RunsKernelsOnAllThreads) {
  for (int64_t n : {1, 8, 1000003}) {
    auto executable = ProgramExecutable::load(addTwo(n));
    ASSERT_TRUE(bool(executable)) << executable.error().what;
    std::vector<float> input(static_cast<size_t>(n));
    std::iota(input.begin(), input.end(), 0.f);
    Result<std::vector<float>> output = runFloats(**executable, input);
    ASSERT_TRUE(bool(output));
    for (size_t i = 0; i < input.size(); ++i)
      ASSERT_EQ((*output)[i], input[i] + 2);
  }
}

TEST(Program, Loops) {
  auto executable = ProgramExecutable::load(countToTen());
  ASSERT_TRUE(bool(executable)) << executable.error().what;
  int32_t value = 0;
  void *outputs[] = {&value};
  DeviceLaunch launch = {{}, outputs};
  ASSERT_TRUE(bool((*executable)->run({&launch, 1})));
  EXPECT_EQ(value, 10);
}

/// Devices that leave a loop and a case at different points.
TEST(Program, DevicesPartWays) {
  Program program = countToTen();
  program.signature.parameters = {{S32, {}}};
  program.signature.partitions = 3;
  program.steps[0] =
      step(Step::Kind::Copy, "copy", {argument(0, 4), result(0, 4)});
  Step branch = step(Step::Kind::Case, "case", {argument(0, 4)});
  branch.bodies.resize(3);
  branch.bodies[1] = {
      step(Step::Kind::Kernel, "count", {result(0, 4), result(0, 4)})};
  program.steps.push_back(branch);
  auto executable = ProgramExecutable::load(program);
  ASSERT_TRUE(bool(executable)) << executable.error().what;
  int32_t in[3] = {1, 20, -4}, out[3];
  const void *inputs[] = {&in[0], &in[1], &in[2]};
  void *outputs[] = {&out[0], &out[1], &out[2]};
  std::vector<DeviceLaunch> launches;
  for (size_t i = 0; i < 3; ++i)
    launches.push_back({{inputs + i, 1}, {outputs + i, 1}});
  ASSERT_TRUE(bool((*executable)->run(launches)));
  EXPECT_EQ(out[0], 11); // branch 1 adds one
  EXPECT_EQ(out[1], 20);
  EXPECT_EQ(out[2], 10);
  EXPECT_FALSE(bool((*executable)->run({launches.data(), 2})));
}

TEST(Program, GuardNamesAKernelThatWritesTooMuch) {
  Program program = addTwo(10);
  program.steps[1].taskCount = 11;
  auto executable = ProgramExecutable::load(program);
  ASSERT_TRUE(bool(executable)) << executable.error().what;
  std::vector<float> input(16, 1.f), output(16, 7.f);
  const void *inputs[] = {input.data()};
  void *outputs[] = {output.data()};
  DeviceLaunch launch = {inputs, outputs};
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto guarded = [&] {
    setGuarding(true);
    (void)(*executable)->run({&launch, 1});
  };
  EXPECT_DEATH(guarded(), "guard: add_one.1 reaches beyond its arrays");
  EXPECT_TRUE(bool((*executable)->run({&launch, 1})));
  EXPECT_NE(output[10], 7.f) << "not guarded, nothing is found";
}

TEST(Program, SurvivesSerialization) {
  Program program = addTwo(8);
  program.steps[0].attributes = "{}";
  program.signature.donations = {0};
  program.signature.resultShardings = {"x"};
  std::string bytes = serialize(program);
  Result<Program> again = deserializeProgram(bytes);
  ASSERT_TRUE(bool(again));
  EXPECT_EQ(serialize(*again), bytes);
  auto executable = loadProgram(bytes);
  ASSERT_TRUE(bool(executable));
  EXPECT_EQ((*executable)->signature().name, "add_two");
  Result<std::string> saved = (*executable)->serialize();
  ASSERT_TRUE(bool(saved));
  EXPECT_EQ(*saved, bytes);
  auto same = loadProgram(bytes);
  EXPECT_EQ((*same)->fingerprint(), (*executable)->fingerprint());
  EXPECT_EQ((*executable)->memory().temporaries, 96u);
  EXPECT_EQ((*executable)->memory().aliases, 32u);
}

TEST(Program, RefusesCutAndDamagedBytes) {
  Program program = countToTen();
  program.object.clear();
  std::string bytes = serialize(program);
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(bool(deserializeProgram(bytes.substr(0, size)))) << size;
  for (size_t i = 0; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] ^= 0x10;
    EXPECT_FALSE(bool(deserializeProgram(damaged))) << i;
  }
  EXPECT_FALSE(bool(deserializeProgram(bytes + "x")));
}

TEST(Program, ChecksWhatItIsGiven) {
  auto refuses = [](auto change) {
    Program program = addTwo(8);
    change(program);
    return !ProgramExecutable::load(program);
  };
  EXPECT_FALSE(refuses([](Program &) {}));
  EXPECT_TRUE(refuses([](Program &p) { p.arenaBytes = 95; }));
  EXPECT_TRUE(refuses([](Program &p) { p.steps[0].places[1].offset = ~0ull; }));
  EXPECT_TRUE(refuses([](Program &p) { p.steps[0].places[0].index = 1; }));
  EXPECT_TRUE(refuses([](Program &p) { p.steps[0].places[0].bytes = 33; }));
  EXPECT_TRUE(refuses([](Program &p) { p.steps[0].symbol = "missing"; }));
  EXPECT_TRUE(refuses([](Program &p) { p.object.clear(); }));
  EXPECT_TRUE(refuses([](Program &p) { p.signature.donations = {1}; }));
  EXPECT_TRUE(refuses([](Program &p) { // both to one result
    p.signature.parameters.push_back(p.signature.parameters[0]);
    p.signature.donations = {0, 0};
  }));
  EXPECT_TRUE(refuses([](Program &p) { p.arenaBytes = ~0ull; }));
  EXPECT_TRUE(refuses([](Program &p) { p.arenaBytes = ~0ull / 2; }));
  EXPECT_TRUE(refuses([](Program &p) { p.signature.partitions = 0; }));
  EXPECT_TRUE(refuses([](Program &p) { p.cpuFeatures = "no-such-feature"; }));
  EXPECT_TRUE(refuses([](Program &p) { p.steps[0].kind = Step::Kind::While; }));
  EXPECT_TRUE(
      refuses([](Program &p) { p.steps[0].kind = Step::Kind::Library; }));
}

} // namespace
} // namespace tesela::runtime
