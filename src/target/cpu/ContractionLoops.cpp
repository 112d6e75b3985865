#include "target/cpu/ContractionLoops.h"

using namespace mlir;
using namespace tesela::semantics;

namespace tesela::cpu {

//===- Rewriting -----------------------------------------------------------===

/// Which loops each value depends on, by what its expressions mention. What
/// lies in scratch is addressed by the grid point, too: it keeps its loops.
static void findLoops(tile::Stage &stage) {
  plan::Stage &code = stage.loops;
  auto loopsOf = [&](int predicate) {
    return predicate >= 0 ? code.predicates[predicate].loops : 0;
  };
  for (plan::Predicate &predicate : code.predicates) {
    predicate.loops = 0;
    for (const Guard &guard : predicate.guards)
      predicate.loops |= code.loopsOf(guard.expression);
  }
  for (auto [number, node] : llvm::enumerate(code.nodes)) {
    if (node.kind == plan::Node::Kind::Load &&
        stage.loads[number].space == tile::Access::Space::Scratch)
      continue;
    node.loops = 0;
    if (node.kind == plan::Node::Kind::Load)
      node.loops =
          code.loopsOf(stage.loads[number].offset) | loopsOf(node.predicate);
    if (node.kind == plan::Node::Kind::Compute) {
      for (unsigned input : node.inputs)
        node.loops |= code.nodes[input].loops;
      for (int predicate : node.inBounds)
        node.loops |= loopsOf(predicate);
      for (const ScalarInstruction &instruction :
           node.form->form.body.instructions)
        if (instruction.op == ScalarOp::Iterator)
          node.loops |= code.loopsOf(node.indices[instruction.index]);
    }
    for (plan::Symbol &symbol : code.symbols)
      if (symbol.node == number)
        symbol.loops = node.loops;
  }
}

tile::Stage overLoops(const tile::Stage &stage, ArrayRef<plan::Loop> loops,
                      ArrayRef<AffineExpr> to) {
  tile::Stage result = stage;
  plan::IndexSpace space(to.front().getContext());
  for (const plan::Loop &loop : loops)
    space.addLoop(loop.extent);
  for (const plan::Symbol &symbol : stage.loops.symbols)
    space.addSymbol(symbol.clamped ? std::optional(symbol.bounds)
                                   : std::nullopt);
  result.loops.loops.assign(loops.begin(), loops.end());
  result.loops.space = space;
  auto rewrite = [&](AffineExpr &expression) {
    if (expression)
      expression = space.simplify(expression.replaceDims(to));
  };
  for (plan::Node &node : result.loops.nodes) {
    uint64_t before = node.loops;
    node.loops = 0;
    for (auto [loop, expression] : llvm::enumerate(to))
      if (before >> loop & 1)
        node.loops |= result.loops.loopsOf(expression);
    for (AffineExpr &index : node.indices)
      rewrite(index);
  }
  for (plan::Predicate &predicate : result.loops.predicates)
    for (Guard &guard : predicate.guards)
      rewrite(guard.expression);
  for (tile::Access &load : result.loads)
    rewrite(load.offset);
  for (auto &stores : result.stores)
    for (tile::Access &store : stores)
      rewrite(store.offset);
  findLoops(result);
  result.order.clear();
  result.vectorLoop = result.transposeLoop = result.interleaveLoop = -1;
  result.lanes = result.unroll = 1;
  return result;
}

namespace {

/// Loop `loop` becomes loops (loop, loop + 1) of extents (extent / by, by).
struct Split {
  unsigned loop = 0;
  int64_t by = 1;
};

/// The reduction loop that passes over holes of a split loop's remainder.
struct Holes {
  Split parallel;
  std::optional<unsigned> depth; // the reduction loop, if it has elements
  int64_t scale = 1, shift = 0;  // depth + scale * parallel + shift is divided
  Guard guard;                   // says that the division is exact
};

} // namespace

/// Splits in one stage. Stages that do not run over the loop stay as they are.
static tile::Stage splitStage(const tile::Stage &stage, const Split &split) {
  MLIRContext *context = stage.loops.nodes.front().value.getContext();
  SmallVector<plan::Loop, 8> loops;
  SmallVector<AffineExpr, 8> to;
  for (auto [number, loop] : llvm::enumerate(stage.loops.loops)) {
    AffineExpr here = getAffineDimExpr(loops.size(), context);
    if (number != split.loop) {
      to.push_back(here);
      loops.push_back(loop);
      continue;
    }
    to.push_back(here * split.by + getAffineDimExpr(loops.size() + 1, context));
    loops.push_back({loop.extent / split.by, loop.reduction, loop.scan});
    loops.push_back({split.by, loop.reduction, loop.scan});
  }
  return overLoops(stage, loops, to);
}

static void splitGrid(tile::Kernel &kernel, const Split &split) {
  if (split.loop >= kernel.grid.size())
    return;
  kernel.grid[split.loop] /= split.by;
  kernel.grid.insert(kernel.grid.begin() + split.loop + 1, split.by);
}

//===- Groups --------------------------------------------------------------===

static std::optional<Split> findGroup(const tile::Stage &stage) {
  for (auto [node, load] : llvm::zip(stage.loops.nodes, stage.loads)) {
    if (node.kind != plan::Node::Kind::Load)
      continue;
    for (auto &[atom, coefficient] :
         stage.loops.space.linear(load.offset).terms) {
      if (atom.getKind() != AffineExprKind::FloorDiv)
        continue;
      auto division = cast<AffineBinaryOpExpr>(atom);
      auto dim = dyn_cast<AffineDimExpr>(division.getLHS());
      int64_t by = cast<AffineConstantExpr>(division.getRHS()).getValue();
      if (dim && stage.loops.loops[dim.getPosition()].extent % by == 0)
        return Split{dim.getPosition(), by};
    }
  }
  return std::nullopt;
}

//===- Holes ---------------------------------------------------------------===

/// Of a guard 0 <= x - s * (x floordiv s) < 1 with x = depth + scale * parallel
/// + shift, or without depth: a kernel of one element.
static std::optional<Holes> holesOf(const tile::Stage &stage,
                                    const Guard &guard) {
  const plan::IndexSpace &space = stage.loops.space;
  plan::LinearForm form = space.linear(guard.expression);
  for (auto &[atom, coefficient] : form.terms) {
    if (atom.getKind() != AffineExprKind::FloorDiv)
      continue;
    auto division = cast<AffineBinaryOpExpr>(atom);
    int64_t by = cast<AffineConstantExpr>(division.getRHS()).getValue();
    plan::LinearForm x = space.linear(division.getLHS());
    plan::LinearForm rest =
        space.linear(guard.expression + atom * by - division.getLHS());
    if (coefficient != -by || !rest.isConstant() ||
        guard.lower != rest.constant || guard.upper != rest.constant + 1 ||
        x.terms.size() > 2)
      continue;
    Holes holes{{0, by}, std::nullopt, 0, x.constant, guard};
    for (auto &[term, factor] : x.terms) {
      auto dim = dyn_cast<AffineDimExpr>(term);
      if (!dim)
        return std::nullopt;
      if (!stage.loops.loops[dim.getPosition()].reduction) {
        holes.parallel.loop = dim.getPosition();
        holes.scale = factor;
      } else if (factor == 1) {
        holes.depth = dim.getPosition();
      }
    }
    int64_t extent = stage.loops.loops[holes.parallel.loop].extent;
    // Without a loop of k nothing is left to do for a loop as long as `by`.
    bool good =
        holes.depth ? x.terms.size() == 2 : x.terms.size() == 1 && extent > by;
    if (holes.scale != 0 && good && extent % by == 0)
      return holes;
  }
  return std::nullopt;
}

static std::optional<Holes> findHoles(const tile::Stage &stage) {
  for (const plan::Predicate &predicate : stage.loops.predicates)
    for (const Guard &guard : predicate.guards)
      if (auto holes = holesOf(stage, guard))
        return holes;
  return std::nullopt;
}

/// Walks only over the elements of `depth` that meet one; `stage` is split by
/// holes.parallel already, `holes` speaks of the loops before that.
static tile::Stage skipHoles(const tile::Stage &stage, const Holes &holes) {
  MLIRContext *context = stage.loops.nodes.front().value.getContext();
  int64_t by = holes.parallel.by;
  unsigned depth = *holes.depth + (*holes.depth > holes.parallel.loop);
  int64_t extent = stage.loops.loops[depth].extent;
  AffineExpr inner = getAffineDimExpr(holes.parallel.loop + 1, context);
  AffineExpr first = (inner * -holes.scale - holes.shift) % by;
  AffineExpr walked = getAffineDimExpr(depth, context) * by + first;
  SmallVector<plan::Loop, 8> loops(stage.loops.loops.begin(),
                                   stage.loops.loops.end());
  loops[depth].extent = (extent + by - 1) / by;
  SmallVector<AffineExpr, 8> to;
  for (unsigned loop = 0; loop < loops.size(); ++loop)
    to.push_back(loop == depth ? walked : getAffineDimExpr(loop, context));
  tile::Stage result = overLoops(stage, loops, to);
  // The last element may lie behind the end.
  if (extent % by == 0)
    return result;
  Guard inside{result.loops.space.simplify(walked), 0, extent};
  for (auto [number, node] : llvm::enumerate(result.loops.nodes)) {
    if (node.kind != plan::Node::Kind::Load ||
        !(stage.loops.nodes[number].loops >> depth & 1))
      continue;
    plan::Predicate predicate;
    if (node.predicate >= 0)
      predicate = result.loops.predicates[node.predicate];
    predicate.guards.push_back(inside);
    if (node.predicate != plan::never)
      node.predicate = int(result.loops.predicates.size());
    result.loops.predicates.push_back(predicate);
  }
  findLoops(result);
  return result;
}

/// Takes away the guards that hold by construction.
static void dropGuard(tile::Stage &stage, const Guard &guard) {
  for (plan::Predicate &predicate : stage.loops.predicates)
    llvm::erase_if(predicate.guards, [&](const Guard &other) {
      return other.expression == guard.expression &&
             other.lower == guard.lower && other.upper == guard.upper;
    });
}

tile::Kernel splitLoops(const tile::Kernel &kernel, uint64_t &remainders) {
  tile::Kernel result = kernel;
  remainders = 0;
  if (kernel.stages.empty() || !kernel.stages.front().loops.symbols.empty())
    return result;
  auto split = [&](const Split &by) {
    for (tile::Stage &stage : result.stages)
      if (by.loop < stage.loops.loops.size())
        stage = splitStage(stage, by);
    splitGrid(result, by);
    uint64_t kept = (uint64_t(2) << by.loop) - 1;
    remainders = (remainders & kept) | (remainders & ~kept) << 1;
  };
  tile::Stage &product = result.stages.front();
  while (auto holes = findHoles(product)) {
    if (holes->depth)
      dropGuard(product, holes->guard);
    split(holes->parallel);
    remainders |= uint64_t(2) << holes->parallel.loop;
    if (holes->depth)
      product = skipHoles(product, *holes);
  }
  while (auto group = findGroup(product)) {
    if (group->loop >= result.grid.size() && result.stages.size() > 1)
      break;
    split(*group);
  }
  for (plan::Node &node : product.loops.nodes)
    if (node.predicate >= 0 &&
        product.loops.predicates[node.predicate].guards.empty())
      node.predicate = plan::always;
  return result;
}

} // namespace tesela::cpu
