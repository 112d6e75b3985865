// Loops in pieces, in each of which it is known which guards hold.
//
// A concatenation, a pad or a roll reads an array for some values of a loop and
// another one for the rest. Between two cuts no mask is computed and nothing is
// read in vain (f32[2002,777] of two arrays: 0.59 ms against 1.8 with
// masks).
#include "target/cpu/LoopStage.h"

using namespace llvm;
using mlir::AffineExpr;

namespace tesela::cpu {

// Vectors of a piece do not begin at multiples of the lanes, on which the
// lanes of a quotient depend.
bool StageEmitter::hasQuotients(unsigned loop) const {
  bool found = false;
  auto look = [&](AffineExpr expression) {
    if (!expression)
      return;
    expression.walk([&](AffineExpr part) {
      auto kind = part.getKind();
      if (kind == mlir::AffineExprKind::FloorDiv ||
          kind == mlir::AffineExprKind::CeilDiv ||
          kind == mlir::AffineExprKind::Mod)
        found |= (stage.loops.loopsOf(part) >> loop & 1) != 0;
    });
  };
  for (const tile::Access &load : stage.loads)
    look(load.offset);
  for (const auto &stores : stage.stores)
    for (const tile::Access &store : stores)
      look(store.offset);
  for (const plan::Node &node : stage.loops.nodes)
    for (AffineExpr index : node.indices)
      look(index);
  for (const plan::Predicate &predicate : stage.loops.predicates)
    for (const semantics::Guard &guard : predicate.guards)
      look(guard.expression);
  return found;
}

bool StageEmitter::isDead(int predicate) const {
  return predicate == plan::never ||
         (predicate >= 0 && any_of(stage.loops.predicates[predicate].guards,
                                   [&](const semantics::Guard &guard) {
                                     return decided(guard) == false;
                                   }));
}

// How many nodes the code of the pieces at hand has.
size_t StageEmitter::nodesInPiece() const {
  return stage.loops.nodesEvaluated(
      [&](int predicate) { return isDead(predicate); });
}

SmallVector<int64_t, 4> StageEmitter::cutsOf(unsigned loop) {
  constexpr unsigned mostCuts = 64, mostNodes = 192; // code grows with them
  const plan::Loop &entry = stage.loops.loops[loop];
  bool isVector = int(loop) == vectorLoop;
  if (entry.reduction || entry.scan || stage.transposeLoop >= 0 ||
      (isVector && (entry.extent < 4 * int64_t(lanes) || hasQuotients(loop))))
    return {};
  SmallVector<int64_t, 4> cuts;
  for (const plan::Predicate &predicate : stage.loops.predicates)
    for (const semantics::Guard &guard : predicate.guards)
      if (auto shift = stage.loops.space.shiftOf(guard.expression, loop))
        for (int64_t cut : {guard.lower - *shift, guard.upper - *shift})
          if (cut > 0 && cut < entry.extent && !is_contained(cuts, cut))
            cuts.push_back(cut);
  if (cuts.size() > mostCuts)
    return {};
  llvm::sort(cuts);
  size_t nodes = 0;
  int64_t begin = 0;
  for (int64_t end : cuts) {
    pieceOf[loop] = {begin, end};
    nodes += nodesInPiece();
    begin = end;
  }
  pieceOf[loop] = {begin, entry.extent};
  nodes += nodesInPiece();
  pieceOf[loop].reset();
  return nodes * pieces > mostNodes ? SmallVector<int64_t, 4>() : cuts;
}

std::optional<bool> StageEmitter::decided(const semantics::Guard &guard) const {
  for (auto [loop, piece] : enumerate(pieceOf)) {
    if (!piece)
      continue;
    if (auto shift = stage.loops.space.shiftOf(guard.expression, loop)) {
      int64_t lower = guard.lower - *shift, upper = guard.upper - *shift;
      if (lower <= piece->first && piece->second <= upper)
        return true;
      if (piece->second <= lower || upper <= piece->first)
        return false;
    }
  }
  return std::nullopt;
}

bool StageEmitter::emitInPieces(unsigned position) {
  unsigned loop = stage.order[position];
  if (pieceOf[loop])
    return false;
  SmallVector<int64_t, 4> cuts = cutsOf(loop);
  if (cuts.empty())
    return false;
  cuts.push_back(stage.loops.loops[loop].extent);
  unsigned outer = pieces;
  pieces *= cuts.size();
  int64_t begin = 0;
  for (int64_t end : cuts) {
    pieceOf[loop] = {begin, end};
    if (int(loop) == vectorLoop)
      emitVectorLoop(position);
    else
      emitPlainLoop(position);
    begin = end;
  }
  pieceOf[loop].reset();
  pieces = outer;
  return true;
}

// The part of [from, to) in the piece; empty parts have equal ends.
std::pair<Value *, Value *> StageEmitter::clip(unsigned loop, Value *from,
                                               Value *to) {
  auto [first, last] = *pieceOf[loop];
  auto between = [&](Value *value, Intrinsic::ID which, Value *limit) {
    auto *x = dyn_cast<ConstantInt>(value), *y = dyn_cast<ConstantInt>(limit);
    if (!x || !y)
      return builder.CreateBinaryIntrinsic(which, value, limit);
    bool takesLimit = which == Intrinsic::smax
                          ? x->getSExtValue() < y->getSExtValue()
                          : x->getSExtValue() > y->getSExtValue();
    return takesLimit ? limit : value;
  };
  from = between(from, Intrinsic::smax, builder.getInt64(first));
  to = between(to, Intrinsic::smin, builder.getInt64(last));
  return {from, between(to, Intrinsic::smax, from)};
}

} // namespace tesela::cpu
