// Emits one stage of a tile program. Internal to the loop emitter.
//
// Depth 0 is before the stage's loops, depth p + 1 inside the loop at position
// p of the order. While an inner loop is being emitted, code for an outer depth
// goes before the branch that enters the inner loop.
#pragma once

#include "target/cpu/ScalarEmitter.h"
#include "tile/Kernel.h"

#include "llvm/IR/IRBuilder.h"

#include <map>

namespace tesela::cpu {

/// What all stages of a kernel share.
struct LoopContext {
  llvm::IRBuilder<> &builder;
  llvm::Function *function;
  const tile::Kernel &kernel;
  const Capabilities &capabilities;
  llvm::SmallVector<llvm::Value *> inputs = {}, outputs = {};
  llvm::Value *scratch = nullptr;
  llvm::Value *zeros = nullptr; // 16 bytes: what a guarded scalar load reads
  llvm::SmallVector<llvm::Value *> gridStart = {}, gridEnd = {}; // of this task
  llvm::SmallVector<int64_t> gridStride =
      {}; // of a grid point, per scratch element

  /// A stack slot, made in the function's entry.
  llvm::Value *slot(llvm::Type *type);
};

/// Emits the function of a kernel; `task` emits one task.
llvm::Function *
emitTasks(const tile::Kernel &kernel, const std::string &symbol,
          llvm::Module &module, const Capabilities &capabilities,
          llvm::function_ref<void(LoopContext &, llvm::Value *)> task);

class StageEmitter {
public:
  StageEmitter(LoopContext &context, const tile::Stage &stage);
  void emit();

  // Or single values at a place that the caller names, without loops.

  /// Loop `loop` stands at `value`.
  void place(unsigned loop, llvm::Value *value) { loopValues[loop] = value; }
  /// `count` lanes run along `loop` from there; they need not begin at a
  /// multiple. `mask`: lanes that exist, or null.
  void vectorise(int loop, unsigned count, llvm::Value *mask);
  /// Forgets values of earlier places; `node` has a known value.
  void begin();
  void define(unsigned node, Element value);
  Element evaluate(unsigned node);
  /// Does what the sinks do, once.
  void runSinks() { emitBody(); }
  /// Stores `sum` as the result of the only sink.
  void storeSum(Element sum) { storeResults(0, sum, 0); }
  /// An expression of the loops at the place.
  llvm::Value *index(mlir::AffineExpr expression) {
    return scalarIndex(expression, 0);
  }
  /// Address of what `node` loads at the place.
  llvm::Value *addressOfLoad(unsigned node);

private:
  using Elements = llvm::SmallVector<Element, 2>;
  struct Known {
    Elements elements;
    unsigned depth;
  };
  struct KnownValue {
    llvm::Value *value;
    unsigned depth;
  };
  /// Inserts at a depth for as long as it lives.
  class AtDepth;

  // Loops (LoopStage.cpp).
  void emitFrom(unsigned position);
  void emitVectorLoop(unsigned position);
  void emitPlainLoop(unsigned position);
  void emitBody();

  // Loops in pieces (LoopCuts.cpp).
  bool emitInPieces(unsigned position);
  llvm::SmallVector<int64_t, 4> cutsOf(unsigned loop);
  size_t nodesInPiece() const;
  /// Does the predicate hold nowhere in the pieces at hand?
  bool isDead(int predicate) const;
  bool hasQuotients(unsigned loop) const;
  /// Whether the guard holds in the pieces at hand, if that is one or the
  /// other.
  std::optional<bool> decided(const semantics::Guard &guard) const;
  std::pair<llvm::Value *, llvm::Value *> clip(unsigned loop, llvm::Value *from,
                                               llvm::Value *to);

  void makeLoop(unsigned position, llvm::Value *from, llvm::Value *to,
                int64_t step, bool runsOnce,
                llvm::function_ref<void(llvm::Value *)> body);
  /// The same for stage.partialLoop, with its partial sums.
  void makePartialLoop(unsigned position, llvm::Value *from, llvm::Value *to,
                       int64_t step, bool runsOnce,
                       llvm::function_ref<void(llvm::Value *)> body);
  void forget(unsigned depth);
  std::pair<llvm::Value *, llvm::Value *> bounds(unsigned loop);
  std::optional<int64_t> tripCount(unsigned loop) const;
  unsigned depthOf(uint64_t loops) const;
  bool isVector(uint64_t loops) const {
    return lanes > 1 && vectorLoop >= 0 && (loops >> vectorLoop & 1);
  }
  /// Are vectors in use in this part of the stage?
  bool inVectors() const { return lanes > 1 && vectorLoop >= 0; }

  // Values (LoopNodes.cpp).
  const Elements &valuesOf(unsigned node, unsigned u);
  Element valueOf(std::pair<unsigned, unsigned> result, unsigned u,
                  bool wantVector);
  Elements emitLoad(unsigned node, unsigned u);
  Elements emitCompute(unsigned node, unsigned u);
  llvm::Value *maskOf(int predicate, unsigned u, bool vector, bool withTail);

  // Indices (LoopIndex.cpp).
  struct Address {
    llvm::Value *base = nullptr; // of lane 0
    plan::Lanes lanes;
    llvm::Value *array = nullptr;   // Irregular: address of element 0
    llvm::Value *indices = nullptr; // Irregular: element per lane
  };
  Address addressOf(const tile::Access &access, mlir::Type type, unsigned u);
  llvm::Value *scalarIndex(mlir::AffineExpr expression, unsigned u);
  llvm::Value *scalarAtom(mlir::AffineExpr atom, unsigned u);
  llvm::Value *vectorIndex(mlir::AffineExpr expression, unsigned u);
  llvm::Value *symbolValue(unsigned symbol, unsigned u, bool vector);
  llvm::Value *loopValue(unsigned loop, unsigned u);
  plan::Lanes lanesOf(mlir::AffineExpr expression) const;

  // Sinks (LoopSinks.cpp).
  void beginAccumulators();
  void finishAccumulators();
  bool hasPartialSums(const plan::Sink &sink) const;
  void addPartialSums();
  void emitSink(unsigned sink, unsigned u);
  void accumulate(unsigned sink, unsigned u);
  void emitUpdate(unsigned sink, unsigned u);
  void store(const tile::Access &access, mlir::Type type, Element value,
             unsigned u, llvm::Value *mask);
  Element loadAt(const tile::Access &access, mlir::Type type, unsigned u,
                 llvm::Value *mask);
  mlir::Type contributionType(const plan::Sink &sink, unsigned number) const;
  Elements contributions(unsigned sink, unsigned u, bool vector);
  Elements initValues(const plan::Sink &sink, bool vector);
  Elements identity(const plan::Sink &sink, bool vector);
  Elements combine(const plan::Sink &sink, llvm::ArrayRef<Element> a,
                   llvm::ArrayRef<Element> b, bool vector);
  void storeResults(unsigned sink, llvm::ArrayRef<Element> accumulators,
                    unsigned u);

  // Accumulators live in stack slots, which LLVM turns into registers.
  struct Slots {
    std::vector<Element> elements; // addresses, per value
    std::vector<llvm::Type *> types;
  };
  using Types = llvm::SmallVector<ElementType, 2>;
  static Types accumulatorTypes(const plan::Sink &sink);
  Slots makeSlots(llvm::ArrayRef<ElementType> types, bool vector);
  Elements read(const Slots &slots);
  void write(const Slots &slots, llvm::ArrayRef<Element> values);

  // Transposition (LoopTranspose.cpp).
  void emitTransposeLoop(unsigned position);
  void emitTile(llvm::ArrayRef<llvm::Value *> rows, unsigned depth);
  llvm::SmallVector<Element> loadTile(unsigned node);
  void emitRows(llvm::ArrayRef<llvm::Value *> rows, unsigned depth);
  void fetchAhead();

  // Interleaved results (LoopInterleave.cpp).
  void emitInterleaved(unsigned position);
  void storeInterleaved(const tile::Access &access, mlir::Type type,
                        llvm::ArrayRef<Element> values);

  // Scans (LoopScan.cpp).
  void emitScanLoop(unsigned position);
  void scanVectors(unsigned position);
  void scanStep(unsigned sink, unsigned u);
  Elements scanLanes(const plan::Sink &sink, Elements values);
  Types carryTypes(const plan::Sink &sink) const;
  Elements toCarry(const plan::Sink &sink, Elements values, bool vector);
  Elements fromCarry(const plan::Sink &sink, Elements carry, bool vector);
  Elements carryOfVector(const plan::Sink &sink, const Elements &given,
                         const Elements &scanned);
  Elements combineOnward(const plan::Sink &sink, llvm::ArrayRef<Element> a,
                         llvm::ArrayRef<Element> b, bool vector);
  Elements combineCarries(const plan::Sink &sink, llvm::ArrayRef<Element> a,
                          llvm::ArrayRef<Element> b, bool vector);

  ScalarEmitter emitter(bool vector) {
    return ScalarEmitter(builder, context.capabilities, vector ? lanes : 1);
  }

  LoopContext &context;
  llvm::IRBuilder<> &builder;
  const tile::Stage &stage;
  int vectorLoop;
  bool aligned = true; // vectors begin at multiples of their lanes
  unsigned lanes;      // of this part of the vector loop: 1 or stage.lanes
  unsigned unroll;     // of this part
  llvm::Value *tail = nullptr;      // lanes in use, in the last part
  llvm::Value *tailCount = nullptr; // how many these are
  unsigned firstReduction = 0;      // position in the order
  bool accumulating = false;
  bool reverseScan = false;
  unsigned current = 0;                            // depth
  llvm::SmallVector<llvm::Instruction *> insertAt; // per depth; null: the end
  llvm::SmallVector<llvm::Value *> loopValues;     // per loop
  llvm::SmallVector<int> positionOf;               // per loop, -1: not run
  std::map<std::pair<unsigned, unsigned>, Known> nodes;
  std::map<std::pair<const void *, unsigned>, KnownValue> indexes;
  std::map<std::tuple<int, unsigned, bool>, KnownValue> masks;
  std::map<std::pair<unsigned, unsigned>, Slots> slots;  // (sink, u)
  std::map<std::pair<unsigned, unsigned>, Slots> totals; // of partial sums
  /// The values of a loop that the code at hand is for; none: all.
  llvm::SmallVector<std::optional<std::pair<int64_t, int64_t>>> pieceOf;
  unsigned pieces = 1; // of the loops around, multiplied
};

/// Inserts at `depth` until it goes out of scope.
class StageEmitter::AtDepth {
public:
  AtDepth(StageEmitter &stage, unsigned depth)
      : stage(stage), block(stage.builder.GetInsertBlock()) {
    if (stage.builder.GetInsertPoint() != block->end())
      before = &*stage.builder.GetInsertPoint();
    // Loops of one turn are not emitted; their depths have no branch.
    for (; depth < stage.current && !moved; ++depth)
      if (stage.insertAt[depth]) {
        stage.builder.SetInsertPoint(stage.insertAt[depth]);
        moved = true;
      }
  }
  ~AtDepth() {
    if (!moved)
      return;
    // Code that branches takes what follows it to another block.
    if (before)
      stage.builder.SetInsertPoint(before);
    else
      stage.builder.SetInsertPoint(block);
  }
  AtDepth(const AtDepth &) = delete;

private:
  StageEmitter &stage;
  llvm::BasicBlock *block;
  llvm::Instruction *before = nullptr; // null: the end of the block
  bool moved = false;
};

} // namespace tesela::cpu
