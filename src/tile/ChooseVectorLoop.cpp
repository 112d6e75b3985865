// Which loop of a stage vectors run along.
#include "ir/ElementSizes.h"
#include "semantics/Commutation.h"
#include "tile/TilingChoices.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::tile {

static uint64_t bit(unsigned loop) { return uint64_t(1) << loop; }

// The widest element that vectors of the stage hold: half and bf16 are
// computed as f32, complex numbers as two vectors.
static int64_t widestBytes(const Stage &stage) {
  int64_t widest = 1;
  auto take = [&](Type type) {
    Type element = getElementTypeOrSelf(type);
    if (auto complex = dyn_cast<ComplexType>(element))
      element = complex.getElementType();
    int64_t bytes = ir::elementBytes(element);
    if (isa<FloatType>(element))
      bytes = std::max<int64_t>(bytes, 4);
    widest = std::max(widest, bytes);
  };
  for (const plan::Node &node : stage.loops.nodes)
    take(node.value.getType());
  for (const plan::Sink &sink : stage.loops.sinks)
    for (Value value : sink.values)
      take(value.getType());
  return widest;
}

// Every second to fourth element is taken out of whole vectors by shuffles.
static bool isSpread(const plan::Node &load, int64_t stride) {
  return stride >= 2 && stride <= 4 &&
         !isa<ComplexType>(getElementTypeOrSelf(load.value.getType()));
}

// How well the accesses of a stage suit vectors along `loop`. Points, not time:
// one is about what an arithmetic operator gains by vectors. A load or store of
// neighbours gains two or three; one of elements apart is taken element by
// element and loses as much, an irregular one (a gather) a little more. Chosen
// so that contiguous accesses outweigh a broadcast and a store a load. A load
// that can be transposed takes a quarter of a shuffle an element, a store that
// is interleaved with those along `inner` (-1: none) one or two.
static double vectorScore(const Stage &stage, unsigned loop, int inner,
                          unsigned lanes) {
  double score = 0;
  double all = stage.loops.points(~uint64_t(0));
  for (auto [number, node, load] :
       llvm::enumerate(stage.loops.nodes, stage.loads)) {
    // What is invariant in inner loops hardly matters.
    double share = stage.loops.points(node.loops) / std::max(all, 1.0);
    if (node.kind == plan::Node::Kind::Compute && (node.loops & bit(loop)))
      score += node.form->weight * share;
    if (node.kind != plan::Node::Kind::Load)
      continue;
    // Of the operands of a join each is read for a part of the points.
    bool decided = shareOf(stage, node.predicate, inner).has_value();
    for (unsigned other = 0; other < stage.loops.loops.size(); ++other)
      if (auto part = shareOf(stage, node.predicate, int(other)))
        share *= *part;
    plan::Lanes kind = lanesOf(stage, load.offset, loop, lanes);
    if (kind.kind == plan::LaneKind::Strided)
      score += (kind.stride == 1                                        ? 2
                : inner < 0 && canTranspose(stage, number, loop, lanes) ? 1
                : decided && isSpread(node, kind.stride)                ? 0
                                                                        : -2) *
               share;
    else if (kind.kind == plan::LaneKind::Irregular)
      score -= 2.5 * share;
    else
      score += 0.5 * share;
  }
  // Several sums of one pass are stored as rarely as one is, and count as one:
  // min and max of the rows of 4096x4096 ran along columns, 19 ms for 6.
  size_t sums = 0;
  for (auto [sink, stores] : llvm::zip(stage.loops.sinks, stage.stores))
    sums += sink.kind == plan::FormKind::Reduce ? stores.size() : 0;
  for (auto [sink, stores] : llvm::zip(stage.loops.sinks, stage.stores)) {
    double share = sink.kind == plan::FormKind::Reduce ? 1.0 / double(sums) : 1;
    // What a scan computes gains as well, but along itself (chooseVector).
    if (sink.kind == plan::FormKind::Scan && !stage.loops.loops[loop].scan)
      score += sink.form->weight - 1;
    for (const Access &store : stores) {
      plan::Lanes kind = lanesOf(stage, store.offset, loop, lanes);
      if (inner >= 0)
        score += 2.5 * share;
      else if (kind.kind == plan::LaneKind::Strided)
        score += (kind.stride == 1 ? 3 : -3) * share;
      else if (kind.kind == plan::LaneKind::Irregular)
        score -= 4 * share;
    }
  }
  return score;
}

// Does a contribution grow from turn to turn of `loop`?
static bool ascends(const Stage &stage,
                    std::pair<unsigned, unsigned> contribution, unsigned loop) {
  const plan::Node &node = stage.loops.nodes[contribution.first];
  if (node.kind != plan::Node::Kind::Compute)
    return false;
  const semantics::ScalarBody &body = node.form->form.body;
  const semantics::ScalarInstruction &value =
      body.instructions[body.results[contribution.second]];
  if (value.op != semantics::ScalarOp::Iterator ||
      value.type.getIntOrFloatBitWidth() < 32)
    return false;
  AffineExpr index = node.indices[value.index];
  bool linear = true;
  index.walk([&](AffineExpr part) {
    linear &= part.getKind() == AffineExprKind::Add ||
              part.getKind() == AffineExprKind::Mul ||
              part.getKind() == AffineExprKind::Constant ||
              part.getKind() == AffineExprKind::DimId;
  });
  plan::Lanes lanes = lanesOf(stage, index, loop, 2);
  return linear && lanes.kind == plan::LaneKind::Strided && lanes.stride > 0;
}

// Whether lanes may run along the reduced `loop`: each takes in other elements
// than those between its own. `orderedBy` as Stage has it.
static bool mayInterleave(const Stage &stage, const plan::Sink &sink,
                          unsigned loop, int &orderedBy) {
  orderedBy = -1;
  if (sink.kind != plan::FormKind::Reduce)
    return true;
  const semantics::Combiner &combiner = *sink.form->form.combiner;
  if (combiner.monoid != semantics::Monoid::General)
    return combiner.monoid != semantics::Monoid::First &&
           combiner.monoid != semantics::Monoid::Last;
  if (semantics::commutes(combiner.body))
    return true;
  for (auto [other, entry] : llvm::enumerate(stage.loops.loops))
    if (other != loop && entry.reduction && entry.extent > 1)
      return false;
  std::optional<unsigned> index = semantics::pickedIndex(combiner.body);
  if (!index || !ascends(stage, sink.contributions[*index], loop))
    return false;
  orderedBy = *index;
  return true;
}

static bool mayVectorise(const Stage &stage, unsigned loop,
                         const Machine &machine, unsigned lanes) {
  const plan::Loop &candidate = stage.loops.loops[loop];
  if (candidate.extent < 2 || (candidate.reduction && machine.ordered))
    return false;
  for (auto [sink, stores] : llvm::zip(stage.loops.sinks, stage.stores)) {
    bool known =
        !sink.form || !sink.form->form.combiner ||
        (sink.form->form.combiner->monoid != semantics::Monoid::First &&
         sink.form->form.combiner->monoid != semantics::Monoid::Last);
    bool general =
        sink.form && sink.form->form.combiner &&
        sink.form->form.combiner->monoid == semantics::Monoid::General;
    int orderedBy;
    if (candidate.reduction && !mayInterleave(stage, sink, loop, orderedBy))
      return false;
    if (candidate.scan && (general || !known || machine.ordered))
      return false;
    // Lanes of an update must not meet at one element.
    if (sink.kind == plan::FormKind::Update)
      for (const Access &store : stores) {
        plan::Lanes kind = lanesOf(stage, store.offset, loop, lanes);
        if (kind.kind != plan::LaneKind::Strided || kind.stride != 1)
          return false;
      }
  }
  return true;
}

void chooseVector(Stage &stage, const Machine &machine) {
  unsigned lanes =
      std::max<int64_t>(1, machine.vectorBits / 8 / widestBytes(stage));
  // Permutations of bytes come for 16 of them.
  unsigned interleaved = std::min(lanes, 16u);
  double best = 0;
  for (unsigned loop = 0; loop < stage.loops.loops.size(); ++loop) {
    if (!mayVectorise(stage, loop, machine, lanes))
      continue;
    double score = vectorScore(stage, loop, -1, lanes);
    int64_t extent = stage.loops.loops[loop].extent;
    // Most lanes idle; 1: the mask. A reduction keeps what it stores in a
    // register: a few columns of 100003 rows, 0.5 ms against 1.5.
    bool reduces = !stage.loops.loops[loop].reduction &&
                   llvm::any_of(stage.loops.loops, [](const plan::Loop &each) {
                     return each.reduction && each.extent > 1;
                   });
    if (extent < lanes)
      score = score * double(extent) / lanes - (reduces ? 0.25 : 1);
    if (stage.loops.loops[loop].scan)
      score -= 2; // log2(lanes) steps instead of one
    if (score > best) {
      best = score;
      stage.vectorLoop = loop;
      stage.interleaveLoop = -1;
    }
    for (unsigned inner = 0; inner < stage.loops.loops.size(); ++inner) {
      if (!mayInterleaveStores(stage, loop, inner, interleaved))
        continue;
      score = vectorScore(stage, loop, inner, interleaved);
      if (score > best) {
        best = score;
        stage.vectorLoop = loop;
        stage.interleaveLoop = inner;
      }
    }
  }
  if (stage.interleaveLoop >= 0)
    lanes = interleaved;
  if (stage.vectorLoop < 0)
    return;
  for (const plan::Sink &sink : stage.loops.sinks)
    mayInterleave(stage, sink, stage.vectorLoop,
                  stage.orderedBy.emplace_back(-1));
  stage.lanes = lanesFor(stage.loops.loops[stage.vectorLoop].extent, lanes);
}

} // namespace tesela::tile
