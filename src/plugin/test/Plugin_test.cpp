// The plugin through its table, as a caller sees it, with the stand-in of
// Double.cpp behind it.
#include "plugin/Boundary.h"
#include "plugin/Buffer.h"
#include "plugin/Client.h"
#include "plugin/Direct.h"
#include "plugin/Event.h"
#include "plugin/Executable.h"
#include "plugin/Failure.h"
#include "plugin/Plugin.h"
#include "plugin/abi/Buffers.h"
#include "plugin/abi/Executables.h"
#include "plugin/abi/Objects.h"

#include <cstring>
#include <gtest/gtest.h>

#include <numeric>
#include <optional>
#include <stdexcept>

namespace tesela::plugin {
namespace {

using abi::Slot;

/// Calls a slot; null on success.
template <class Arguments> Failure *call(Slot slot, Arguments &arguments) {
  arguments.structSize = sizeof arguments;
  return table().slots[static_cast<size_t>(slot)](&arguments);
}
template <class Arguments>
::testing::AssertionResult good(Slot slot, Arguments &arguments) {
  Failure *failure = call(slot, arguments);
  if (!failure)
    return ::testing::AssertionSuccess();
  auto result = ::testing::AssertionFailure() << failure->message();
  Failure::destroy(failure);
  return result;
}
template <class Arguments>
std::optional<ErrorCode> codeOfCall(Slot slot, Arguments &arguments) {
  Failure *failure = call(slot, arguments);
  if (!failure)
    return std::nullopt;
  ErrorCode code = failure->code();
  Failure::destroy(failure);
  return code;
}

// CompileOptionsProto with env_option_overrides {"donate": "alias"}.
const std::string aliasOption = "\x3a\x11\x0a\x06"
                                "donate\x12\x07\x0a\x05"
                                "alias";

// The same with {"keep": "form"}.
const std::string keepOption = "\x3a\x0e\x0a\x04"
                               "keep\x12\x06\x0a\x04"
                               "form";

class PluginTest : public ::testing::Test {
protected:
  void SetUp() override {
    abi::ClientCreate create = {};
    ASSERT_TRUE(good(Slot::ClientCreate, create));
    client = create.client;
  }
  void TearDown() override {
    abi::On<Client> destroy = {{}, client};
    ASSERT_TRUE(good(Slot::ClientDestroy, destroy));
  }

  /// What makes a view of numbers that stay theirs.
  abi::CreateViewOfDeviceBuffer viewOf(float *theirs,
                                       const int64_t &dimension) const {
    abi::CreateViewOfDeviceBuffer create = {};
    create.client = client;
    create.data = theirs;
    create.dimensions = {&dimension, 1};
    create.type = abi::ElementCode::F32;
    return create;
  }

  Buffer *put(const float *data, std::vector<int64_t> dimensions,
              std::vector<int64_t> strides = {}, Event **done = nullptr) {
    abi::BufferFromHostBuffer from = {};
    from.client = client;
    from.data = data;
    from.type = abi::ElementCode::F32;
    from.dimensions = {dimensions.data(), dimensions.size()};
    from.byteStrides = {strides.data(), strides.size()};
    from.semantics = abi::HostBufferSemantics::ImmutableZeroCopy;
    EXPECT_TRUE(good(Slot::ClientBufferFromHostBuffer, from));
    EXPECT_NE(from.doneWithHostBuffer, nullptr);
    if (done)
      *done = from.doneWithHostBuffer;
    else
      from.doneWithHostBuffer->release();
    return from.buffer;
  }
  std::vector<float> get(Buffer *buffer) {
    std::vector<float> values(buffer->type->bytes / sizeof(float));
    abi::BufferToHostBuffer to = {};
    to.buffer = buffer;
    to.destination = values.data();
    to.size = buffer->type->bytes;
    EXPECT_TRUE(good(Slot::BufferToHostBuffer, to));
    return values;
  }
  LoadedExecutable *compile(std::string_view program,
                            std::string options = "") {
    abi::Program given = {};
    given.code = const_cast<char *>(program.data());
    given.codeSize = program.size();
    given.format = {"mlir", 4};
    abi::ClientCompile compile = {};
    compile.client = client;
    compile.program = &given;
    compile.options = {options.data(), options.size()};
    EXPECT_TRUE(good(Slot::ClientCompile, compile));
    return compile.executable;
  }
  Failure *execute(LoadedExecutable *executable, Buffer *argument,
                   Buffer *&result, abi::List<const int64_t> keep = {}) {
    abi::ExecuteOptions options = {};
    options.nonDonatableInputs = keep;
    Buffer *const arguments[] = {argument};
    Buffer *const *const lists[] = {arguments};
    Buffer **const results[] = {&result};
    Event *event = nullptr;
    abi::Execute execute = {};
    execute.executable = executable;
    execute.options = &options;
    execute.arguments = lists;
    execute.deviceCount = execute.argumentCount = 1;
    execute.outputs = results;
    execute.completeEvents = &event;
    return call(Slot::LoadedExecutableExecute, execute);
  }

  Client *client = nullptr;
  std::vector<float> eight = {0, 1, 2, 3, 4, 5, 6, 7};
  std::vector<float> nine = {1, 2, 3, 4, 5, 6, 7, 8};
};

TEST_F(PluginTest, FillsEverySlot) {
  for (abi::Function slot : table().slots)
    EXPECT_NE(slot, nullptr);
  abi::Header header = {};
  EXPECT_EQ(codeOfCall(Slot::ExecuteContextCreate, header),
            ErrorCode::Unimplemented);
}

TEST_F(PluginTest, WritesOnlyWhatTheCallerKnows) {
  abi::DeviceMemoryStats stats;
  std::memset(static_cast<void *>(&stats), 0x5a, sizeof stats);
  stats.structSize = 185; // as the 0.112 framework has it
  stats.device = client->topology.devices[0];
  auto function = table().slots[static_cast<size_t>(Slot::DeviceMemoryStats)];
  ASSERT_EQ(function(&stats), nullptr);
  EXPECT_TRUE(stats.bytesLimit.isSet);
  auto bytes = reinterpret_cast<unsigned char *>(&stats);
  for (size_t i = 185; i < sizeof stats; ++i)
    EXPECT_EQ(bytes[i], 0x5a) << i;
}

TEST_F(PluginTest, RejectsAStructThatIsTooShort) {
  abi::Get<Client, abi::Text> name = {{16, nullptr}, client, {}};
  auto function = table().slots[static_cast<size_t>(Slot::ClientPlatformName)];
  Failure *failure = function(&name);
  ASSERT_NE(failure, nullptr);
  EXPECT_EQ(failure->code(), ErrorCode::InvalidArgument);
  Failure::destroy(failure);
}

TEST_F(PluginTest, CopiesTransposedArrays) {
  std::vector<float> matrix(70 * 90);
  std::iota(matrix.begin(), matrix.end(), 0.f);
  Buffer *buffer = put(matrix.data(), {90, 70}, {4, 360});
  std::vector<float> values = get(buffer);
  for (int i = 0; i < 90; ++i)
    for (int j = 0; j < 70; ++j)
      ASSERT_EQ(values[i * 70 + j], matrix[j * 90 + i]);
  delete buffer;
}

TEST_F(PluginTest, CopiesBackwardArrays) {
  Buffer *buffer = put(eight.data() + 7, {2, 4}, {-16, -4});
  EXPECT_EQ(get(buffer), std::vector<float>(eight.rbegin(), eight.rend()));
  delete buffer;
}

TEST_F(PluginTest, SharesLargeAlignedArraysUntilTheBufferIsGone) {
  auto block = runtime::allocate(65536);
  Event *done;
  Buffer *buffer = put(static_cast<float *>(block->data()), {16384}, {}, &done);
  EXPECT_EQ(buffer->data(), block->data());
  EXPECT_FALSE(done->isReady());
  abi::On<Buffer> remove = {{}, buffer};
  ASSERT_TRUE(good(Slot::BufferDelete, remove));
  EXPECT_TRUE(done->isReady());
  done->release();
  delete buffer;
}

TEST_F(PluginTest, KeepsMemoryForExternalReferences) {
  Buffer *buffer = put(eight.data(), {8});
  abi::On<Buffer> on = {{}, buffer};
  ASSERT_TRUE(good(Slot::BufferIncreaseExternalReferenceCount, on));
  void *data = buffer->data();
  ASSERT_TRUE(good(Slot::BufferDelete, on));
  EXPECT_EQ(static_cast<float *>(data)[7], 7);
  EXPECT_EQ(buffer->data(), data);
  ASSERT_TRUE(good(Slot::BufferDecreaseExternalReferenceCount, on));
  EXPECT_EQ(buffer->data(), nullptr);
  EXPECT_EQ(codeOfCall(Slot::BufferIncreaseExternalReferenceCount, on),
            ErrorCode::FailedPrecondition);
  delete buffer;
}

TEST_F(PluginTest, PointersAreThoseOfLivingBuffers) {
  Buffer *buffer = put(eight.data(), {8});
  abi::Get<Buffer, uintptr_t> address = {{}, buffer, 0};
  abi::Get<Buffer, void *> pointer = {{}, buffer, nullptr};
  ASSERT_TRUE(good(Slot::BufferUnsafePointer, address));
  ASSERT_TRUE(good(Slot::BufferOpaqueDeviceMemoryDataPointer, pointer));
  EXPECT_EQ(pointer.value, buffer->data());
  EXPECT_EQ(address.value, reinterpret_cast<uintptr_t>(buffer->data()));
  buffer->remove();
  EXPECT_EQ(codeOfCall(Slot::BufferUnsafePointer, address),
            ErrorCode::FailedPrecondition);
  EXPECT_EQ(codeOfCall(Slot::BufferOpaqueDeviceMemoryDataPointer, pointer),
            ErrorCode::FailedPrecondition);
  delete buffer;
}

/// The exporter's array stays as it is, whatever becomes of the view.
TEST_F(PluginTest, DonationOfAViewWorksOnACopy) {
  alignas(64) float theirs[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  int64_t dimension = 8;
  int deleted = 0;
  auto create = viewOf(theirs, dimension);
  create.onDelete = [](void *, void *count) { ++*static_cast<int *>(count); };
  create.onDeleteArgument = &deleted;
  ASSERT_TRUE(good(Slot::ClientCreateViewOfDeviceBuffer, create));
  Buffer *view = create.buffer, *result = nullptr;
  EXPECT_EQ(view->data(), theirs);
  EXPECT_EQ(get(view), eight);
  LoadedExecutable *executable = compile("anything", aliasOption);
  ASSERT_EQ(execute(executable, view, result), nullptr);
  EXPECT_TRUE(view->isDeleted());
  EXPECT_EQ(get(result), nine);
  EXPECT_EQ(theirs[7], 7);
  EXPECT_EQ(deleted, 1);
  // Nibbles of S4 lie otherwise outside.
  create.type = codeOf(ElementType::S4);
  EXPECT_EQ(codeOfCall(Slot::ClientCreateViewOfDeviceBuffer, create),
            ErrorCode::Unimplemented);
  EXPECT_EQ(deleted, 1);
  delete result;
  delete view;
  delete executable;
}

TEST_F(PluginTest, TheVersionTellsCompilersApart) {
  abi::Get<Client, abi::Text> version = {{}, client, {}};
  ASSERT_TRUE(good(Slot::ClientPlatformVersion, version));
  std::string text(version.value.data, version.value.size);
  EXPECT_NE(text.find(runtime::compilerIdentity()), std::string::npos);
}

TEST_F(PluginTest, RunsAProgram) {
  LoadedExecutable *executable = compile("anything");
  Buffer *argument = put(eight.data(), {8}), *result = nullptr;
  ASSERT_EQ(execute(executable, argument, result), nullptr);
  EXPECT_EQ(get(result), nine);
  EXPECT_EQ(get(argument), eight);
  delete result;
  delete argument;
  delete executable;
}

TEST_F(PluginTest, DonationReusesTheMemory) {
  LoadedExecutable *executable = compile("anything", aliasOption);
  Buffer *argument = put(eight.data(), {8}), *result = nullptr;
  void *data = argument->data();
  ASSERT_EQ(execute(executable, argument, result), nullptr);
  EXPECT_TRUE(argument->isDeleted());
  EXPECT_EQ(result->data(), data);
  EXPECT_EQ(get(result), nine);
  Buffer *none = nullptr;
  Failure *failure = execute(executable, argument, none);
  ASSERT_NE(failure, nullptr);
  EXPECT_EQ(failure->code(), ErrorCode::FailedPrecondition);
  Failure::destroy(failure);
  delete result;
  delete argument;
  delete executable;
}

TEST_F(PluginTest, DonationOfWatchedMemoryWorksOnACopy) {
  LoadedExecutable *executable = compile("anything", aliasOption);
  Buffer *argument = put(eight.data(), {8}), *result = nullptr;
  ASSERT_TRUE(bool(argument->hold()));
  ASSERT_EQ(execute(executable, argument, result), nullptr);
  EXPECT_TRUE(argument->isDeleted());
  EXPECT_EQ(static_cast<float *>(argument->data())[0], 0);
  EXPECT_EQ(get(result), nine);
  argument->drop();
  delete result;
  delete argument;

  argument = put(eight.data(), {8});
  int64_t first = 0;
  ASSERT_EQ(execute(executable, argument, result, {&first, 1}), nullptr);
  EXPECT_EQ(get(argument), eight);
  EXPECT_EQ(get(result), nine);
  delete result;
  delete argument;
  delete executable;
}

/// Runs a program that keeps a form of its argument, and changes the argument
/// where it lies between the launches.
class KeepingPlugin : public PluginTest {
protected:
  void SetUp() override {
    PluginTest::SetUp();
    runtime::KeptForms::setUsesBefore(1);
    executable = compile("anything", keepOption);
  }
  void TearDown() override {
    delete executable;
    EXPECT_EQ(runtime::KeptForms::bytesKept(), 0u);
    PluginTest::TearDown();
  }
  std::vector<float> run(Buffer *argument) {
    Buffer *result = nullptr;
    if (Failure *failure = execute(executable, argument, result)) {
      Failure::destroy(failure);
      return {};
    }
    std::vector<float> values = get(result);
    delete result;
    return values;
  }
  /// Does the third launch see what was written after the second?
  bool seesChanges(Buffer *argument) {
    EXPECT_EQ(run(argument), nine);
    EXPECT_EQ(run(argument), nine);
    auto data = static_cast<float *>(argument->data());
    data[0] = 40;
    float first = run(argument)[0];
    data[0] = 0;
    EXPECT_TRUE(first == 41 || first == 1);
    return first == 41;
  }
  LoadedExecutable *executable = nullptr;
};

TEST_F(KeepingPlugin, KeepsFormsOfBuffers) {
  Buffer *argument = put(eight.data(), {8}), *other = put(nine.data(), {8});
  EXPECT_FALSE(seesChanges(argument));
  EXPECT_EQ(run(other)[7], 9);
  EXPECT_EQ(runtime::KeptForms::bytesKept(), 32u);
  delete argument;
  EXPECT_EQ(runtime::KeptForms::bytesKept(), 0u);
  delete other;
}

TEST_F(KeepingPlugin, ReadersOutsideTakeNothingAway) {
  Buffer *argument = put(eight.data(), {8});
  abi::On<Buffer> on = {{}, argument};
  abi::Get<Buffer, void *> pointer = {{}, argument, nullptr};
  ASSERT_TRUE(good(Slot::BufferIncreaseExternalReferenceCount, on));
  ASSERT_TRUE(good(Slot::BufferOpaqueDeviceMemoryDataPointer, pointer));
  EXPECT_FALSE(seesChanges(argument));
  ASSERT_TRUE(good(Slot::BufferDecreaseExternalReferenceCount, on));
  EXPECT_EQ(runtime::KeptForms::bytesKept(), 32u);
  // Without a reference, it may be for writing.
  ASSERT_TRUE(good(Slot::BufferOpaqueDeviceMemoryDataPointer, pointer));
  EXPECT_EQ(runtime::KeptForms::bytesKept(), 0u);
  EXPECT_TRUE(seesChanges(argument));
  delete argument;
}

TEST_F(KeepingPlugin, WhoKnowsTheAddressMayWrite) {
  for (bool before : {true, false}) {
    Buffer *argument = put(eight.data(), {8});
    if (!before)
      EXPECT_FALSE(seesChanges(argument));
    abi::Get<Buffer, uintptr_t> address = {{}, argument, 0};
    ASSERT_TRUE(good(Slot::BufferUnsafePointer, address));
    EXPECT_EQ(runtime::KeptForms::bytesKept(), 0u);
    EXPECT_TRUE(seesChanges(argument));
    delete argument;
  }
}

TEST_F(KeepingPlugin, NothingIsKeptOfAView) {
  alignas(64) float theirs[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  int64_t dimension = 8;
  auto create = viewOf(theirs, dimension);
  ASSERT_TRUE(good(Slot::ClientCreateViewOfDeviceBuffer, create));
  EXPECT_TRUE(seesChanges(create.buffer));
  delete create.buffer;
}

TEST_F(KeepingPlugin, DeletionAndDonationEndIt) {
  LoadedExecutable *consumer = compile("anything", aliasOption);
  for (bool donated : {true, false}) {
    Buffer *argument = put(eight.data(), {8}), *result = nullptr;
    EXPECT_FALSE(seesChanges(argument));
    EXPECT_EQ(runtime::KeptForms::bytesKept(), 32u);
    if (donated) { // its memory becomes the result's
      ASSERT_EQ(execute(consumer, argument, result), nullptr);
      EXPECT_EQ(run(result)[7], 9);
    } else {
      argument->remove();
    }
    EXPECT_EQ(runtime::KeptForms::bytesKept(), 0u);
    delete result;
    delete argument;
  }
  delete consumer;
}

TEST_F(PluginTest, ReportsErrorsOfTheCompiler) {
  abi::Program given = {};
  std::string program = "reject";
  given.code = program.data();
  given.codeSize = program.size();
  abi::ClientCompile compile = {};
  compile.client = client;
  compile.program = &given;
  Failure *failure = call(Slot::ClientCompile, compile);
  ASSERT_NE(failure, nullptr);
  EXPECT_EQ(failure->code(), ErrorCode::InvalidArgument);
  EXPECT_NE(failure->message().find("rejected"), std::string::npos);
  Failure::destroy(failure);
}

TEST_F(PluginTest, RefusesBuffersOfAnotherType) {
  LoadedExecutable *executable = compile("anything");
  Buffer *argument = put(eight.data(), {2, 4}), *result = nullptr;
  Failure *failure = execute(executable, argument, result);
  ASSERT_NE(failure, nullptr);
  EXPECT_EQ(failure->code(), ErrorCode::InvalidArgument);
  Failure::destroy(failure);
  delete argument;
  delete executable;
}

TEST_F(PluginTest, SerializedExecutablesSurviveAndCutOnesAreRefused) {
  LoadedExecutable *executable = compile("anything");
  Result<std::string> bytes = serialize(*executable->compiled);
  ASSERT_TRUE(bool(bytes));
  EXPECT_TRUE(bool(deserialize(*bytes, "")));
  for (size_t size = 0; size < bytes->size(); ++size)
    EXPECT_FALSE(bool(deserialize(bytes->substr(0, size), ""))) << size;
  delete executable;
}

TEST_F(PluginTest, EventsTellWhoWaits) {
  abi::On<Event> create = {};
  ASSERT_TRUE(good(Slot::EventCreate, create));
  int calls = 0;
  abi::EventOnReady onReady = {{},
                               create.object,
                               [](Failure *failure, void *argument) {
                                 ++*static_cast<int *>(argument);
                                 EXPECT_EQ(failure->code(), ErrorCode::Aborted);
                                 Failure::destroy(failure);
                               },
                               &calls};
  ASSERT_TRUE(good(Slot::EventOnReady, onReady));
  EXPECT_EQ(calls, 0);
  abi::EventSet set = {{}, create.object, 10, {"gone", 4}};
  ASSERT_TRUE(good(Slot::EventSet, set));
  EXPECT_EQ(calls, 1);
  ASSERT_TRUE(good(Slot::EventOnReady, onReady));
  EXPECT_EQ(calls, 2);
  EXPECT_EQ(codeOfCall(Slot::EventAwait, create), ErrorCode::Aborted);
  ASSERT_TRUE(good(Slot::EventDestroy, create));
}

TEST(Direct, RunsAProgramAndReportsErrors) {
  abi::Direct direct = directFunctions();
  char *error = nullptr;
  runtime::Executable *program =
      direct.compile("", 0, "donate=no\n", 10, &error);
  ASSERT_TRUE(program && !error);
  char *signature = direct.signature(program);
  EXPECT_STREQ(signature, "f32[8]\n\nf32[8]\n");
  direct.releaseText(signature);
  float in[8] = {1, 2, 3}, out[8];
  const void *inputs[] = {in};
  void *outputs[] = {out};
  EXPECT_EQ(direct.run(program, inputs, 1, outputs, 1), nullptr);
  EXPECT_EQ(out[2], 4);
  error = direct.run(program, inputs, 0, outputs, 1);
  ASSERT_TRUE(error);
  direct.releaseText(error);
  direct.releaseExecutable(program);

  EXPECT_EQ(direct.compile("reject", 6, "", 0, &error), nullptr);
  EXPECT_STREQ(error, "rejected\n  at: here\n  try: stop");
  direct.releaseText(error);

  void *data = nullptr;
  runtime::Block *block = direct.allocate(1 << 20, &data, &error);
  ASSERT_TRUE(block && data && !error);
  direct.releaseBlock(block);
}

TEST(CompileOptions, ReadsWhatJaxSends) {
  // replicas 1, partitions 2, devices of the partitions 3 and 5, portable.
  std::string assignment = "\x08\x01\x10\x02\x1a\x03\x0a\x01\x03"
                           "\x1a\x03\x0a\x01\x05";
  std::string build = "\x20\x01\x28\x02\x4a";
  build += static_cast<char>(assignment.size());
  build += assignment;
  std::string bytes = "\x1a";
  bytes += static_cast<char>(build.size());
  bytes += build;
  Result<CompileOptions> options = readCompileOptions(bytes);
  ASSERT_TRUE(bool(options));
  EXPECT_EQ(options->partitions, 2u);
  EXPECT_EQ(options->devices, (std::vector<int64_t>{3, 5}));
  EXPECT_EQ(writeDeviceAssignment(1, 2, options->devices), assignment);
  for (size_t size = 1; size < bytes.size(); ++size)
    EXPECT_FALSE(bool(readCompileOptions(bytes.substr(0, size)))) << size;
}

/// A message with these counts of the program, and an assignment.
Result<CompileOptions> optionsWith(std::string counts,
                                   const std::string &assignment) {
  std::string build = std::move(counts) + "\x4a";
  build += static_cast<char>(assignment.size());
  build += assignment;
  std::string bytes = "\x1a";
  bytes += static_cast<char>(build.size());
  return readCompileOptions(bytes + build);
}

TEST(CompileOptions, AssignmentsFitThePrograms) {
  const std::string one = "\x1a\x03\x0a\x01\x03",
                    other = "\x1a\x03\x0a\x01\x05",
                    oneByTwo = "\x20\x01\x28\x02",
                    twoByOne = "\x20\x02\x28\x01",
                    forOneByTwo = "\x08\x01\x10\x02";
  EXPECT_TRUE(bool(optionsWith(oneByTwo, forOneByTwo + one + other)));
  EXPECT_FALSE(bool(optionsWith(twoByOne, forOneByTwo + one + other)));
  EXPECT_FALSE(bool(optionsWith(oneByTwo, forOneByTwo + one))) << "too few";
  EXPECT_FALSE(bool(optionsWith(oneByTwo, forOneByTwo + one + one))) << "twice";
}

TEST(CompileOptions, CountsAreNotCutShort) {
  auto counts = [](const std::string &build) {
    return bool(readCompileOptions(
        "\x1a" + std::string(1, static_cast<char>(build.size())) + build));
  };
  EXPECT_TRUE(counts("\x20\x01\x28\x02"));
  // 2^32 + 1 replicas.
  EXPECT_FALSE(counts("\x20\x81\x80\x80\x80\x10\x28\x02"));
  // 2^63 replicas of 0 partitions, in an assignment that says the same.
  std::string many = "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01",
              none = std::string("\x10\x00", 2);
  EXPECT_FALSE(bool(optionsWith("\x20\x01\x28\x01", "\x08" + many + none)));
}

TEST(CompileOptions, ValuesOfOptionsAreWhole) {
  EXPECT_TRUE(bool(readCompileOptions(aliasOption)));
  // The value's text is one byte longer than the value.
  EXPECT_FALSE(bool(readCompileOptions("\x3a\x11\x0a\x06"
                                       "donate\x12\x07\x0a\x06"
                                       "alias")));
}

TEST(Boundary, ExceptionsBecomeErrorsThatSayWhat) {
  abi::Function function =
      functionOf([](abi::Header &) { throw std::runtime_error("the cause"); });
  abi::Header header = {sizeof header, nullptr};
  Failure *failure = function(&header);
  ASSERT_NE(failure, nullptr);
  EXPECT_EQ(failure->code(), ErrorCode::Internal);
  EXPECT_EQ(failure->message(), "unexpected exception: the cause");
  Failure::destroy(failure);
}

TEST(ClientOptions, AreChecked) {
  abi::NamedValue devices = {};
  devices.name = {"num_devices", 11};
  devices.type = abi::NamedValue::Int64;
  devices.integer = 4;
  EXPECT_EQ(readClientOptions({&devices, 1})->devices, 4u);
  devices.integer = 0;
  EXPECT_FALSE(bool(readClientOptions({&devices, 1})));
}

} // namespace
} // namespace tesela::plugin
