// Runs buffer plans on memory that holds names of arrays instead of numbers:
// whatever a step reads must be there, whole, when it is read. That no two
// arrays share memory while both are needed follows.
#include "plan/Buffers.h"

#include "ir/Dialects.h"
#include "ir/ElementSizes.h"
#include "plan/Dialect.h"
#include "plan/Passes.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include <gtest/gtest.h>

using namespace mlir;

namespace tesela::plan {
namespace {

/// The array that each byte of each space belongs to.
class Memory {
public:
  void write(const Place &at, int array) {
    auto &bytes = space(at);
    if (bytes.size() < at.offset + at.bytes)
      bytes.resize(at.offset + at.bytes, nothing);
    std::fill_n(bytes.begin() + at.offset, at.bytes, array);
  }
  /// The array that fills the place; nothing where it is of several.
  int read(const Place &at) {
    auto &bytes = space(at);
    if (at.bytes == 0 || bytes.size() < at.offset + at.bytes)
      return nothing;
    int array = bytes[at.offset];
    for (uint64_t n = 0; n < at.bytes; ++n)
      if (bytes[at.offset + n] != array)
        return nothing;
    return array;
  }
  /// Argument `argument` and result `result` are one array.
  void alias(uint32_t argument, uint32_t result) { aliases[result] = argument; }

  static constexpr int nothing = -1;

private:
  using Key = std::pair<Place::Space, uint32_t>;
  std::vector<int> &space(const Place &at) {
    Key key(at.space, at.index);
    if (at.space == Place::Space::Result && aliases.count(at.index))
      key = {Place::Space::Argument, aliases[at.index]};
    return spaces[key];
  }

  std::map<Key, std::vector<int>> spaces;
  std::map<uint32_t, uint32_t> aliases;
};

std::string textOf(Value value) {
  std::string text;
  llvm::raw_string_ostream out(text);
  value.print(out);
  return text;
}

class Machine {
public:
  /// `choice`: the branch that every case takes.
  Machine(func::FuncOp function, const BufferPlan &plan, size_t choice)
      : function(function), plan(plan), choice(choice) {}

  void run() {
    for (auto [n, to] : llvm::enumerate(donations(function)))
      if (to >= 0)
        memory.alias(n, to);
    for (auto [n, argument] : llvm::enumerate(function.getArguments())) {
      contents[argument] = ++arrays;
      memory.write({Place::Space::Argument, uint32_t(n), 0,
                    ir::byteCount(argument.getType())},
                   arrays);
    }
    for (auto [op, offset] : plan.constants) {
      contents[op->getResult(0)] = ++arrays;
      memory.write({Place::Space::Constant, 0, offset,
                    ir::byteCount(op->getResult(0).getType())},
                   arrays);
    }
    steps(plan.steps);
    Operation *end = function.getBody().front().getTerminator();
    for (auto [n, value] : llvm::enumerate(end->getOperands()))
      expect(value,
             {Place::Space::Result, uint32_t(n), 0,
              ir::byteCount(value.getType())},
             end);
  }

  /// What was read where something else lay.
  std::vector<std::string> wrong;
  uint64_t furthest = 0; // byte of the arena that a step uses

private:
  int content(Value value) {
    while (Operation *op = value.getDefiningOp()) {
      if (op->getName().getStringRef() != "stablehlo.reshape")
        break;
      value = op->getOperand(0);
    }
    auto found = contents.find(value);
    return found == contents.end() ? -2 : found->second;
  }

  void expect(Value value, const Place &at, Operation *reader) {
    if (memory.read(at) != content(value))
      wrong.push_back(reader->getName().getStringRef().str() + " reads " +
                      textOf(value));
  }

  void steps(const std::vector<Step> &list) {
    for (const Step &step : list) {
      for (const Place &place : step.places)
        if (place.space == Place::Space::Arena)
          furthest = std::max(furthest, place.offset + place.bytes);
      switch (step.kind) {
      case Step::Kind::Kernel:
      case Step::Kind::Library:
        compute(step);
        break;
      case Step::Kind::Copy:
        memory.write(step.places[1], memory.read(step.places[0]));
        break;
      case Step::Kind::While:
        loop(step);
        break;
      case Step::Kind::Case:
        branches(step);
        break;
      }
    }
  }

  void compute(const Step &step) {
    for (auto [n, operand] : llvm::enumerate(step.op->getOperands()))
      expect(operand, step.places[n], step.op);
    auto kernel = dyn_cast<KernelOp>(step.op);
    for (auto [n, result] : llvm::enumerate(step.op->getResults())) {
      const Place &to = step.places[step.firstResult + n];
      if (Value kept = kernel ? keptInput(kernel, n) : Value())
        expect(kept, to, step.op);
      contents[result] = ++arrays;
      memory.write(to, arrays);
    }
    // No result lies over another.
    for (auto [n, result] : llvm::enumerate(step.op->getResults()))
      expect(result, step.places[step.firstResult + n], step.op);
  }

  /// The input of which an output keeps most elements.
  static Value keptInput(KernelOp kernel, unsigned output) {
    Block &body = kernel.getBody().front();
    Operation *last = body.getTerminator()->getOperand(output).getDefiningOp();
    if (!last ||
        last->getName().getStringRef() != "stablehlo.dynamic_update_slice")
      return {};
    auto argument = dyn_cast<BlockArgument>(last->getOperand(0));
    return argument ? kernel.getInputs()[argument.getArgNumber()] : Value();
  }

  // Two turns: what a turn leaves must be what the next one reads.
  void loop(const Step &step) {
    Block &condition = step.op->getRegion(0).front();
    Block &body = step.op->getRegion(1).front();
    SmallVector<Value> carried(step.op->getOperands());
    for (int turn = 0;; ++turn) {
      SmallVector<int> now;
      for (Value value : carried)
        now.push_back(content(value));
      for (auto [n, array] : llvm::enumerate(now))
        contents[condition.getArgument(n)] = contents[body.getArgument(n)] =
            contents[step.op->getResult(n)] = array;
      steps(step.bodies[0]);
      expect(condition.getTerminator()->getOperand(0), step.places[0], step.op);
      if (turn == 2)
        return;
      steps(step.bodies[1]);
      carried.assign(body.getTerminator()->getOperands().begin(),
                     body.getTerminator()->getOperands().end());
    }
  }

  // The branch chosen, or the last.
  void branches(const Step &step) {
    expect(step.op->getOperand(0), step.places[0], step.op);
    size_t taken = std::min<size_t>(choice, step.bodies.size() - 1);
    steps(step.bodies[taken]);
    Operation *end = step.op->getRegion(taken).front().getTerminator();
    for (auto [value, result] :
         llvm::zip(end->getOperands(), step.op->getResults()))
      contents[result] = content(value);
  }

  func::FuncOp function;
  const BufferPlan &plan;
  size_t choice;
  Memory memory;
  llvm::DenseMap<Value, int> contents;
  int arrays = 0;
};

class BuffersTest : public testing::Test {
protected:
  BuffersTest() : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    ir::registerDialects(registry);
    registry.insert<PlanDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Plans `main` of the program and runs the plan.
  BufferPlan check(const char *text) {
    module = parseSourceString<ModuleOp>(text, &context);
    if (!module) {
      ADD_FAILURE() << "no program";
      return {};
    }
    PassManager manager(&context);
    auto &functions = manager.nest<func::FuncOp>();
    functions.addPass(createPrepare());
    functions.addPass(createSinkConstants());
    functions.addPass(createFuse());
    functions.addPass(createSchedule());
    EXPECT_TRUE(succeeded(manager.run(*module)));
    auto main = module->lookupSymbol<func::FuncOp>("main");
    BufferPlan plan = assignBuffers(main, forms);
    for (size_t choice : {0, 1}) {
      Machine machine(main, plan, choice);
      machine.run();
      EXPECT_EQ(machine.wrong, std::vector<std::string>());
      EXPECT_LE(machine.furthest, plan.arenaBytes);
    }
    EXPECT_LE(plan.peakBytes, plan.arenaBytes);
    return plan;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  FormCache forms;
};

// Sorts keep kernels apart: what lies between two has to exist in memory.
constexpr const char *chain = R"(
  func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
    %a = stablehlo.exponential %x : tensor<1000xf32>
    %b = "stablehlo.sort"(%a) ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %p = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<1000xf32>) -> tensor<1000xf32>
    %c = stablehlo.add %b, %a : tensor<1000xf32>
    %d = "stablehlo.sort"(%c) ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %p = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<1000xf32>) -> tensor<1000xf32>
    %e = stablehlo.multiply %d, %c : tensor<1000xf32>
    %f = stablehlo.add %e, %x : tensor<1000xf32>
    return %f : tensor<1000xf32>
  })";

TEST_F(BuffersTest, ChainReusesMemory) {
  BufferPlan plan = check(chain);
  // Never more than two temporaries of 4000 bytes are needed at a time.
  EXPECT_GT(plan.arenaBytes, 0u);
  EXPECT_LE(plan.arenaBytes, 2u * 4032);
  EXPECT_EQ(plan.copies, 0u);
}

// The check itself: one array over all others is found out.
TEST_F(BuffersTest, OverlapsAreFound) {
  BufferPlan plan = check(chain);
  for (Step &step : plan.steps)
    for (Place &place : step.places)
      if (place.space == Place::Space::Arena)
        place.offset = 0;
  Machine machine(module->lookupSymbol<func::FuncOp>("main"), plan, 0);
  machine.run();
  EXPECT_FALSE(machine.wrong.empty());
}

TEST_F(BuffersTest, LoopSwapsItsCarries) {
  BufferPlan plan = check(R"(
    func.func @main(%x: tensor<100xf32>, %y: tensor<100xf32>) -> (tensor<100xf32>, tensor<100xf32>) {
      %n = stablehlo.constant dense<9> : tensor<i32>
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %r:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<100xf32>, tensor<100xf32>
      cond {
        %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %j = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %j, %b, %a : tensor<i32>, tensor<100xf32>, tensor<100xf32>
      }
      return %r#1, %r#2 : tensor<100xf32>, tensor<100xf32>
    })");
  EXPECT_GT(plan.copies, 0u);
}

// The carry is updated in place; what the loop reads from outside stays.
TEST_F(BuffersTest, LoopUpdatesInPlace) {
  BufferPlan plan = check(R"(
    func.func @main(%x: tensor<64x64xf32>, %w: tensor<1x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
      %n = stablehlo.constant dense<64> : tensor<i32>
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<64x64xf32>
      cond {
        %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %none = stablehlo.constant dense<0> : tensor<i32>
        %row = stablehlo.dynamic_slice %a, %i, %none, sizes = [1, 64] : (tensor<64x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
        %sum = stablehlo.add %row, %w : tensor<1x64xf32>
        %b = stablehlo.dynamic_update_slice %a, %sum, %i, %none : (tensor<64x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<64x64xf32>
        %j = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %j, %b : tensor<i32>, tensor<64x64xf32>
      }
      %y = stablehlo.negate %x : tensor<64x64xf32>
      return %r#1, %y : tensor<64x64xf32>, tensor<64x64xf32>
    })");
  // Into the loop; the counter too. No turn copies the array.
  EXPECT_LE(plan.copies, 2u);
}

TEST_F(BuffersTest, BranchesReturnWhatIsOutside) {
  check(R"(
    func.func @main(%p: tensor<i1>, %x: tensor<100xf32>) -> (tensor<100xf32>, tensor<100xf32>, tensor<100xf32>) {
      %e = "stablehlo.sort"(%x) ({
      ^bb0(%l: tensor<f32>, %r: tensor<f32>):
        %q = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %q : tensor<i1>
      }) : (tensor<100xf32>) -> tensor<100xf32>
      %r:2 = "stablehlo.if"(%p) ({
        stablehlo.return %e, %x : tensor<100xf32>, tensor<100xf32>
      }, {
        %n = stablehlo.negate %e : tensor<100xf32>
        stablehlo.return %n, %e : tensor<100xf32>, tensor<100xf32>
      }) : (tensor<i1>) -> (tensor<100xf32>, tensor<100xf32>)
      %s = stablehlo.add %r#0, %e : tensor<100xf32>
      return %s, %r#1, %r#0 : tensor<100xf32>, tensor<100xf32>, tensor<100xf32>
    })");
}

// A parameter gives its memory to a result while it is read yet.
TEST_F(BuffersTest, DonatedParameterIsReadFirst) {
  check(R"(
    func.func @main(%x: tensor<100xf32> {tf.aliasing_output = 1 : i32}, %y: tensor<100xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<100xf32>, tensor<100xf32>) {
      %a = "stablehlo.sort"(%y) ({
      ^bb0(%l: tensor<f32>, %r: tensor<f32>):
        %q = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %q : tensor<i1>
      }) : (tensor<100xf32>) -> tensor<100xf32>
      %b = stablehlo.reverse %x, dims = [0] : tensor<100xf32>
      %c = stablehlo.add %b, %y : tensor<100xf32>
      return %a, %c : tensor<100xf32>, tensor<100xf32>
    })");
}

TEST_F(BuffersTest, OneArrayReturnedTwice) {
  check(R"(
    func.func @main(%x: tensor<10xf32>) -> (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<2xi32>) {
      %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
      %a = stablehlo.negate %x : tensor<10xf32>
      return %a, %x, %a, %c : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<2xi32>
    })");
}

} // namespace
} // namespace tesela::plan
