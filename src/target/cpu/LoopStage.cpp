#include "target/cpu/LoopStage.h"

using namespace llvm;

namespace tesela::cpu {

StageEmitter::StageEmitter(LoopContext &context, const tile::Stage &stage)
    : context(context), builder(context.builder), stage(stage),
      vectorLoop(stage.vectorLoop),
      lanes(stage.vectorLoop >= 0 ? stage.lanes : 1), unroll(1) {
  positionOf.assign(stage.loops.loops.size(), -1);
  pieceOf.resize(stage.loops.loops.size());
  loopValues.assign(stage.loops.loops.size(), builder.getInt64(0));
  firstReduction = stage.order.size();
  for (auto [position, loop] : enumerate(stage.order)) {
    if (stage.loops.loops[loop].extent != 1)
      positionOf[loop] = position;
    if (stage.loops.loops[loop].reduction && firstReduction > position)
      firstReduction = position;
  }
  insertAt.assign(stage.order.size() + 1, nullptr);
  for (const plan::Sink &sink : stage.loops.sinks)
    if (sink.kind == plan::FormKind::Scan)
      reverseScan = sink.form->reverse;
}

unsigned StageEmitter::depthOf(uint64_t loops) const {
  int depth = 0;
  for (unsigned loop = 0; loop < positionOf.size(); ++loop)
    if (loops >> loop & 1)
      depth = std::max(depth, positionOf[loop] + 1);
  return depth;
}

// Drops what is known at `depth` and inside: its code no longer dominates.
void StageEmitter::forget(unsigned depth) {
  auto drop = [&](auto &map) {
    for (auto at = map.begin(); at != map.end();)
      at = at->second.depth >= depth ? map.erase(at) : std::next(at);
  };
  drop(nodes);
  drop(indexes);
  drop(masks);
}

std::optional<int64_t> StageEmitter::tripCount(unsigned loop) const {
  if (pieceOf[loop]) {
    auto [first, last] = *pieceOf[loop];
    bool cut = loop < context.kernel.grid.size() &&
               context.kernel.block[loop] < context.kernel.grid[loop];
    return cut ? std::nullopt : std::optional(last - first);
  }
  if (loop >= context.kernel.grid.size())
    return stage.loops.loops[loop].extent;
  int64_t extent = context.kernel.grid[loop];
  int64_t block = context.kernel.block[loop];
  if (extent % block == 0)
    return block;
  return std::nullopt;
}

std::pair<Value *, Value *> StageEmitter::bounds(unsigned loop) {
  Value *from = builder.getInt64(0);
  Value *to = builder.getInt64(stage.loops.loops[loop].extent);
  if (loop < context.kernel.grid.size())
    std::tie(from, to) =
        std::pair(context.gridStart[loop], context.gridEnd[loop]);
  return pieceOf[loop] ? clip(loop, from, to) : std::pair(from, to);
}

void StageEmitter::makeLoop(unsigned position, Value *from, Value *to,
                            int64_t step, bool runsOnce,
                            function_ref<void(Value *)> body) {
  BasicBlock *before = builder.GetInsertBlock();
  LLVMContext &llvm = builder.getContext();
  BasicBlock *inside = BasicBlock::Create(llvm, "loop", context.function);
  BasicBlock *after = BasicBlock::Create(llvm, "after", context.function);
  insertAt[position] =
      runsOnce ? builder.CreateBr(inside)
               : builder.CreateCondBr(builder.CreateICmpSLT(from, to), inside,
                                      after);
  builder.SetInsertPoint(inside);
  PHINode *index = builder.CreatePHI(builder.getInt64Ty(), 2);
  index->addIncoming(from, before);
  unsigned outer = current;
  current = position + 1;
  insertAt[current] = nullptr;
  body(index);
  Value *next = builder.CreateNSWAdd(index, builder.getInt64(step));
  builder.CreateCondBr(builder.CreateICmpSLT(next, to), inside, after);
  index->addIncoming(next, builder.GetInsertBlock());
  forget(position + 1);
  after->moveAfter(builder.GetInsertBlock());
  builder.SetInsertPoint(after);
  insertAt[position] = nullptr;
  current = outer;
}

// for (part = from; part < to; part += turns * step) {
//   for (index = part; index < min(part + turns * step, to); index += step)
//     ...
//   add the partial sums }
void StageEmitter::makePartialLoop(unsigned position, Value *from, Value *to,
                                   int64_t step, bool runsOnce,
                                   function_ref<void(Value *)> body) {
  BasicBlock *before = builder.GetInsertBlock();
  LLVMContext &llvm = builder.getContext();
  BasicBlock *part = BasicBlock::Create(llvm, "part", context.function);
  BasicBlock *after = BasicBlock::Create(llvm, "parts.end", context.function);
  if (runsOnce)
    builder.CreateBr(part);
  else
    builder.CreateCondBr(builder.CreateICmpSLT(from, to), part, after);
  builder.SetInsertPoint(part);
  PHINode *begin = builder.CreatePHI(builder.getInt64Ty(), 2);
  begin->addIncoming(from, before);
  Value *next =
      builder.CreateNSWAdd(begin, builder.getInt64(stage.partialTurns * step));
  Value *end = builder.CreateBinaryIntrinsic(Intrinsic::smin, next, to);
  makeLoop(position, begin, end, step, true, body);
  addPartialSums();
  builder.CreateCondBr(builder.CreateICmpSLT(next, to), part, after);
  begin->addIncoming(next, builder.GetInsertBlock());
  if (!runsOnce) // what was computed before the inner loop may not have been
    forget(position);
  after->moveAfter(builder.GetInsertBlock());
  builder.SetInsertPoint(after);
}

void StageEmitter::emitPlainLoop(unsigned position) {
  unsigned loop = stage.order[position];
  auto [from, to] = bounds(loop);
  bool runsOnce = !pieceOf[loop] || tripCount(loop);
  auto body = [&](Value *index) {
    loopValues[loop] = index;
    emitFrom(position + 1);
  };
  if (int(loop) == stage.partialLoop)
    return makePartialLoop(position, from, to, 1, runsOnce, body);
  makeLoop(position, from, to, 1, runsOnce, body);
}

// The vector loop in up to three parts: several vectors at once, one vector at
// a time, and a last one of which only some lanes are in use.
void StageEmitter::emitVectorLoop(unsigned position) {
  unsigned loop = vectorLoop;
  auto [from, to] = bounds(loop);
  auto count = tripCount(loop);
  auto part = [&](Value *begin, int64_t width, unsigned vectors) -> Value * {
    Value *whole =
        builder.CreateNSWMul(builder.CreateUDiv(builder.CreateNSWSub(to, begin),
                                                builder.getInt64(width)),
                             builder.getInt64(width));
    Value *end = builder.CreateNSWAdd(begin, whole);
    unroll = vectors;
    bool sure = isa<ConstantInt>(whole)
                    ? !cast<ConstantInt>(whole)->isZero()
                    : count && begin == from && *count >= width;
    if (isa<ConstantInt>(whole) && !sure)
      return end;
    auto body = [&](Value *index) {
      loopValues[loop] = index;
      emitFrom(position + 1);
    };
    if (loop == stage.partialLoop)
      makePartialLoop(position, begin, end, width, sure, body);
    else
      makeLoop(position, begin, end, width, sure, body);
    unroll = 1;
    return end;
  };
  Value *done = from;
  int64_t width = int64_t(stage.lanes) * stage.unroll;
  if (stage.unroll > 1 && (!count || *count >= width))
    done = part(done, width, stage.unroll);
  if (!count || (*count - (stage.unroll > 1 ? *count / width * width : 0)) >=
                    int64_t(stage.lanes))
    done = part(done, stage.lanes, 1);
  if (count && *count % stage.lanes == 0)
    return;
  // At most one turn.
  makeLoop(position, done, to, stage.lanes, count.has_value(),
           [&](Value *index) {
             loopValues[loop] = index;
             tailCount = builder.CreateNSWSub(to, index);
             tail = emitter(true).laneMask(tailCount);
             emitFrom(position + 1);
             tail = tailCount = nullptr;
           });
}

void StageEmitter::emitBody() {
  for (unsigned u = 0; u < unroll; ++u) {
    // All is read before anything is written: an output may lie over an input.
    for (const plan::Sink &sink : stage.loops.sinks)
      for (auto [node, result] : sink.contributions)
        (void)valuesOf(node, u);
    for (unsigned sink = 0; sink < stage.loops.sinks.size(); ++sink)
      emitSink(sink, u);
  }
}

void StageEmitter::emitFrom(unsigned position) {
  if (position == firstReduction && !accumulating) {
    accumulating = true;
    beginAccumulators();
    emitFrom(position);
    finishAccumulators();
    accumulating = false;
    return;
  }
  if (position == stage.order.size())
    return emitBody();
  unsigned loop = stage.order[position];
  if (stage.loops.loops[loop].extent == 0)
    return; // an empty sum: the initial value stays
  if (stage.loops.loops[loop].extent == 1)
    return emitFrom(position + 1);
  if (stage.loops.loops[loop].scan)
    return emitScanLoop(position);
  if (int(loop) == stage.interleaveLoop)
    return emitInterleaved(position);
  if (emitInPieces(position))
    return;
  if (int(loop) == vectorLoop)
    return emitVectorLoop(position);
  if (int(loop) == stage.transposeLoop)
    return emitTransposeLoop(position);
  emitPlainLoop(position);
}

void StageEmitter::emit() {
  for (auto [loop, entry] : enumerate(stage.loops.loops))
    if (entry.extent == 0 && !entry.reduction)
      return;
  emitFrom(0);
}

void StageEmitter::vectorise(int loop, unsigned count, Value *mask) {
  vectorLoop = loop;
  lanes = count;
  tail = mask;
  aligned = false;
}

void StageEmitter::begin() { forget(0); }

void StageEmitter::define(unsigned node, Element value) {
  nodes.insert_or_assign({node, 0u}, Known{{value}, 0});
}

Element StageEmitter::evaluate(unsigned node) {
  return valueOf({node, 0}, 0, lanes > 1);
}

Value *StageEmitter::addressOfLoad(unsigned node) {
  return addressOf(stage.loads[node], stage.loops.nodes[node].value.getType(),
                   0)
      .base;
}

} // namespace tesela::cpu
