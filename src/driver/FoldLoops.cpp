#include "driver/FoldLoops.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using tesela::runtime::Place;
using tesela::runtime::Step;

namespace tesela::driver {

// Nanoseconds on one core, and bytes. Above either a step may gain from several
// threads, which a folded loop has not; below, Threads.h would use one anyway
// (smallestShare), and the step by itself costs a launch of some 250 ns.
constexpr double smallNs = 20'000;
constexpr uint64_t smallCopy = 256 << 10;

static bool isSmall(const Step &step) {
  switch (step.kind) {
  case Step::Kind::Kernel:
    return double(step.taskCount) * step.taskNanoseconds < smallNs;
  case Step::Kind::Copy:
    return step.places[0].bytes < smallCopy;
  case Step::Kind::Library:
    return false;
  case Step::Kind::While:
  case Step::Kind::Case:
    break;
  }
  return all_of(step.bodies, [](const std::vector<Step> &body) {
    return all_of(body, isSmall);
  });
}

namespace {

class LoopFunction {
public:
  LoopFunction(Module &module, const std::string &symbol)
      : module(module), builder(module.getContext()) {
    Type *pointer = builder.getPtrTy(), *index = builder.getInt64Ty();
    type =
        FunctionType::get(builder.getVoidTy(), {pointer, index, index}, false);
    function =
        Function::Create(type, Function::ExternalLinkage, symbol, module);
    builder.SetInsertPoint(
        BasicBlock::Create(module.getContext(), "entry", function));
  }

  /// Nothing, and no function, where a step inside uses a place that is not
  /// among the loop's.
  std::optional<Step> fold(const Step &step) {
    takePlaces(step);
    emit(step);
    builder.CreateRetVoid();
    if (!placesKnown) {
      function->eraseFromParent();
      return std::nullopt;
    }
    Step result;
    result.kind = Step::Kind::Kernel;
    result.name = step.name;
    result.symbol = function->getName().str();
    result.places = places;
    result.firstResult = firstResult;
    result.taskNanoseconds = smallNs;
    result.workspaceBytes = workspaceBytes;
    result.where = step.where;
    return result;
  }

private:
  static bool same(const Place &a, const Place &b) {
    return a.space == b.space && a.index == b.index && a.offset == b.offset;
  }

  static void add(std::vector<Place> &to, const Place &place) {
    for (Place &known : to)
      if (same(known, place)) {
        known.bytes = std::max(known.bytes, place.bytes);
        return;
      }
    to.push_back(place);
  }

  static void collect(const Step &step, std::vector<Place> &reads,
                      std::vector<Place> &writes) {
    for (auto [number, place] : enumerate(step.places))
      add(number < step.firstResult ? reads : writes, place);
    for (const std::vector<Step> &body : step.bodies)
      for (const Step &inner : body)
        collect(inner, reads, writes);
  }

  /// What is only read comes first. Of what one array leaves to a smaller one
  /// the larger is the place.
  void takePlaces(const Step &step) {
    std::vector<Place> reads, writes;
    collect(step, reads, writes);
    for (const Place &place : reads)
      if (any_of(writes, [&](const Place &w) { return same(w, place); }))
        add(writes, place);
      else
        places.push_back(place);
    firstResult = places.size();
    places.insert(places.end(), writes.begin(), writes.end());
    for (unsigned number = 0; number < places.size(); ++number)
      addresses.push_back(builder.CreateLoad(
          builder.getPtrTy(),
          builder.CreateConstInBoundsGEP1_64(builder.getPtrTy(),
                                             function->getArg(0), number)));
  }

  Value *address(const Place &place) {
    for (auto [known, value] : zip(places, addresses))
      if (same(known, place))
        return value;
    placesKnown = false;
    return PoisonValue::get(builder.getPtrTy());
  }

  Value *workspace() {
    BasicBlock &entry = function->getEntryBlock();
    IRBuilder<> first(&entry, entry.begin());
    return first.CreateLoad(
        first.getPtrTy(),
        first.CreateConstInBoundsGEP1_64(first.getPtrTy(), function->getArg(0),
                                         places.size()));
  }

  void emit(const std::vector<Step> &steps) {
    for (const Step &step : steps)
      emit(step);
  }

  void emit(const Step &step) {
    switch (step.kind) {
    case Step::Kind::Kernel:
      return emitCall(step);
    case Step::Kind::Copy: {
      Value *to = address(step.places[1]), *from = address(step.places[0]);
      // As the executor copies: views of one buffer may overlap.
      builder.CreateMemMove(to, Align(1), from, Align(1), step.places[1].bytes);
      return;
    }
    case Step::Kind::While:
      return emitWhile(step);
    case Step::Kind::Case:
      return emitCase(step);
    case Step::Kind::Library:
      return;
    }
  }

  // The kernel's buffers are the same in every turn: one array, filled once.
  void emitCall(const Step &step) {
    SmallVector<Value *> buffers;
    for (const Place &place : step.places)
      buffers.push_back(address(place));
    // Forms are kept by the executor, which does not see these steps.
    if (step.keptPlace >= 0)
      buffers.append(2, ConstantPointerNull::get(builder.getPtrTy()));
    // The steps come one after the other: one workspace does for all.
    if (step.workspaceBytes) {
      workspaceBytes = std::max(workspaceBytes, step.workspaceBytes);
      buffers.push_back(workspace());
    }
    BasicBlock &entry = function->getEntryBlock();
    IRBuilder<> first(&entry, entry.begin());
    Value *array = first.CreateAlloca(ArrayType::get(
        builder.getPtrTy(), std::max<size_t>(buffers.size(), 1)));
    Instruction *end = entry.getTerminator();
    IRBuilder<> fill(&entry, end ? end->getIterator() : entry.end());
    for (auto [number, buffer] : enumerate(buffers))
      fill.CreateStore(buffer, fill.CreateConstInBoundsGEP1_64(fill.getPtrTy(),
                                                               array, number));
    FunctionCallee callee = module.getOrInsertFunction(step.symbol, type);
    builder.CreateCall(
        callee, {array, builder.getInt64(0), builder.getInt64(step.taskCount)});
  }

  BasicBlock *block(const char *name) {
    return BasicBlock::Create(module.getContext(), name, function);
  }

  // Whether nobody has interrupted the launch; asked once in 1024 turns of the
  // function's loops and remembered, so that outer loops end, too.
  Value *goesOn() {
    Type *i32 = builder.getInt32Ty();
    if (!turns) {
      BasicBlock &entry = function->getEntryBlock();
      IRBuilder<> first(&entry, entry.begin());
      turns = first.CreateAlloca(i32);
      ended = first.CreateAlloca(first.getInt8Ty());
      first.CreateStore(first.getInt32(0), turns);
      first.CreateStore(first.getInt8(0), ended);
    }
    Value *turn =
        builder.CreateAdd(builder.CreateLoad(i32, turns), builder.getInt32(1));
    builder.CreateStore(turn, turns);
    BasicBlock *ask = block("ask"), *known = block("known");
    Value *due = builder.CreateICmpEQ(
        builder.CreateAnd(turn, builder.getInt32(1023)), builder.getInt32(0));
    MDBuilder weights(builder.getContext());
    builder.CreateCondBr(due, ask, known, weights.createBranchWeights(1, 1023));
    builder.SetInsertPoint(ask);
    FunctionCallee interrupted = module.getOrInsertFunction(
        "tesela_interrupted",
        FunctionType::get(builder.getInt8Ty(), /*isVarArg=*/false));
    builder.CreateStore(
        builder.CreateOr(builder.CreateLoad(builder.getInt8Ty(), ended),
                         builder.CreateCall(interrupted)),
        ended);
    builder.CreateBr(known);
    builder.SetInsertPoint(known);
    return builder.CreateICmpEQ(builder.CreateLoad(builder.getInt8Ty(), ended),
                                builder.getInt8(0));
  }

  void emitWhile(const Step &step) {
    Value *flag = address(step.places[0]);
    BasicBlock *condition = block("condition"), *body = block("body"),
               *after = block("after");
    builder.CreateBr(condition);
    builder.SetInsertPoint(condition);
    emit(step.bodies[0]);
    Value *again = builder.CreateICmpNE(
        builder.CreateLoad(builder.getInt8Ty(), flag), builder.getInt8(0));
    builder.CreateCondBr(builder.CreateAnd(again, goesOn()), body, after);
    builder.SetInsertPoint(body);
    emit(step.bodies[1]);
    builder.CreateBr(condition);
    builder.SetInsertPoint(after);
  }

  // Out of range, below or above, means the last branch.
  void emitCase(const Step &step) {
    Value *index =
        builder.CreateLoad(builder.getInt32Ty(), address(step.places[0]));
    BasicBlock *after = block("joined"), *last = block("branch");
    SwitchInst *choice =
        builder.CreateSwitch(index, last, step.bodies.size() - 1);
    for (size_t number = 0; number < step.bodies.size(); ++number) {
      bool isLast = number + 1 == step.bodies.size();
      BasicBlock *branch = isLast ? last : block("branch");
      if (!isLast)
        choice->addCase(builder.getInt32(number), branch);
      builder.SetInsertPoint(branch);
      emit(step.bodies[number]);
      builder.CreateBr(after);
    }
    builder.SetInsertPoint(after);
  }

  Module &module;
  IRBuilder<> builder;
  FunctionType *type = nullptr;
  Function *function = nullptr;
  std::vector<Place> places;
  std::vector<Value *> addresses;
  uint32_t firstResult = 0;
  uint64_t workspaceBytes = 0;
  bool placesKnown = true;
  AllocaInst *turns = nullptr, *ended = nullptr;
};

} // namespace

void foldLoops(
    std::vector<Step> &steps,
    const std::function<std::pair<Module *, std::string>()> &functionFor) {
  for (Step &step : steps) {
    if (step.kind != Step::Kind::While && step.kind != Step::Kind::Case)
      continue;
    if (!isSmall(step)) {
      for (std::vector<Step> &body : step.bodies)
        foldLoops(body, functionFor);
      continue;
    }
    auto [module, symbol] = functionFor();
    if (std::optional<Step> folded = LoopFunction(*module, symbol).fold(step))
      step = std::move(*folded);
  }
}

} // namespace tesela::driver
