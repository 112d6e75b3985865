#include "target/cpu/ContractionRoles.h"

#include "target/cpu/ContractionLoops.h"

using namespace mlir;
using namespace tesela::semantics;

namespace tesela::cpu {

// The read that a factor passes on, through conversions to the type of the sum
// (which Contraction does by itself).
static std::optional<unsigned> factor(const ScalarBody &body, unsigned value) {
  const ScalarInstruction *at = &body.instructions[value];
  while (at->op == ScalarOp::Convert)
    at = &body.instructions[at->operands[0]];
  if (at->op != ScalarOp::Input)
    return std::nullopt;
  return at->index;
}

static bool findFactors(const tile::Stage &stage, ContractionNest &nest) {
  if (stage.loops.sinks.size() != 1)
    return false;
  const plan::Sink &sink = stage.loops.sinks[0];
  if (sink.kind != plan::FormKind::Reduce || sink.values.size() != 1 ||
      sink.form->form.combiner->monoid != Monoid::Sum || sink.inits[0] >= 0 ||
      !sink.form->form.combiner->inits[0].constant.isZero())
    return false;
  const plan::Node &node = stage.loops.nodes[sink.contributions[0].first];
  if (node.kind != plan::Node::Kind::Compute || node.form != sink.form)
    return false;
  const ScalarBody &body = node.form->form.body;
  const ScalarInstruction *last = &body.instructions[body.results[0]];
  while (last->op == ScalarOp::Convert)
    last = &body.instructions[last->operands[0]];
  if (last->op != ScalarOp::Multiply)
    return false;
  auto left = factor(body, last->operands[0]);
  auto right = factor(body, last->operands[1]);
  if (!left || !right || *left == *right)
    return false;
  nest.lhs = node.inputs[*left];
  nest.rhs = node.inputs[*right];
  nest.accumulator = sink.form->form.accumulatorTypes[0];
  return last->type == nest.accumulator;
}

static SmallVector<Role, 8> rolesOf(const tile::Stage &stage,
                                    const ContractionNest &nest,
                                    uint64_t batches = 0) {
  uint64_t left = stage.loops.nodes[nest.lhs].loops;
  uint64_t right = stage.loops.nodes[nest.rhs].loops;
  SmallVector<Role, 8> roles;
  for (auto [loop, entry] : llvm::enumerate(stage.loops.loops)) {
    bool l = left >> loop & 1, r = right >> loop & 1;
    bool both = (l && r) || (batches >> loop & 1);
    roles.push_back(entry.reduction ? Depth : both ? Batch : r ? Column : Row);
  }
  return roles;
}

// Rewrites a stage so that the loops with the same target become that one loop.
// `order` has the loops outermost first.
static tile::Stage merge(const tile::Stage &stage, ArrayRef<unsigned> order,
                         ArrayRef<unsigned> targets,
                         MutableArrayRef<int64_t> extents,
                         MutableArrayRef<AffineExpr> rewritten = {}) {
  MLIRContext *context = stage.loops.nodes[0].value.getContext();
  llvm::fill(extents, 1);
  SmallVector<AffineExpr, 8> to(targets.size());
  SmallVector<plan::Loop, 8> loops(extents.size());
  for (unsigned loop : llvm::reverse(order)) {
    int64_t extent = stage.loops.loops[loop].extent;
    unsigned target = targets[loop];
    AffineExpr whole = getAffineDimExpr(target, context);
    to[loop] = whole.floorDiv(extents[target]) % extent;
    extents[target] *= extent;
    loops[target].reduction |= stage.loops.loops[loop].reduction;
  }
  for (auto [loop, extent] : llvm::zip(loops, extents))
    loop.extent = extent;
  tile::Stage result = overLoops(stage, loops, to);
  for (AffineExpr &expression : rewritten)
    expression = result.loops.space.simplify(expression.replaceDims(to));
  return result;
}

static SmallVector<unsigned, 8> inOrder(size_t count) {
  return llvm::to_vector<8>(llvm::seq<unsigned>(0, count));
}

namespace {
/// The first `count` of a loop of k have products that count; without a loop 1
/// or 0: all do or none.
struct DepthLimit {
  std::optional<unsigned> loop;
  AffineExpr count; // of loops of batches
};
} // namespace

// Of guards 0 <= c * loop + (batches) < upper of a factor, and of those without
// a loop.
static SmallVector<DepthLimit, 2>
limitsOf(const tile::Stage &stage, unsigned node, ArrayRef<Role> roles) {
  SmallVector<DepthLimit, 2> limits;
  int predicate = stage.loops.nodes[node].predicate;
  if (predicate < 0)
    return limits;
  const plan::IndexSpace &space = stage.loops.space;
  for (const Guard &guard : stage.loops.predicates[predicate].guards) {
    plan::LinearForm form = space.linear(guard.expression);
    std::optional<unsigned> depth;
    AffineExpr rest = guard.expression;
    int64_t step = 0;
    bool good = true;
    for (auto [loop, role] : llvm::enumerate(roles)) {
      AffineExpr dim = getAffineDimExpr(loop, rest.getContext());
      int64_t coefficient = form.coefficient(dim);
      bool isStep = role == Depth && coefficient > 0 && !depth;
      if (isStep) {
        depth = loop;
        step = coefficient;
        rest = space.simplify(rest - dim * coefficient);
      }
      good &= role == Batch || !plan::mentions(rest, loop);
    }
    auto first = space.closeRange(rest);
    // The first ones must be those that count.
    if (!good || !first || first->lower < guard.lower)
      continue;
    int64_t extent = depth ? stage.loops.loops[*depth].extent : 1;
    if (!depth) // so that one is all there is
      step = first->upper - first->lower + 1;
    AffineExpr count =
        space.simplify((-rest + (guard.upper - 1 + step)).floorDiv(step));
    auto range = space.closeRange(count);
    if (range && range->lower >= 0 && range->upper <= extent)
      limits.push_back({depth, count});
  }
  return limits;
}

// Sums may be taken in any order: k is walked as the factors lie in memory,
// the columns' factor first. Loops of which only the first elements count are
// outermost, so that these are the first of all k.
static SmallVector<unsigned, 8>
orderOf(const tile::Stage &stage, const ContractionNest &nest,
        ArrayRef<Role> roles, ArrayRef<DepthLimit> limits, bool ordered) {
  SmallVector<unsigned, 8> order = inOrder(roles.size());
  if (ordered)
    return order;
  auto strideOf = [&](unsigned node, unsigned loop) -> int64_t {
    const plan::Node &load = stage.loops.nodes[node];
    if (load.kind != plan::Node::Kind::Load)
      return 0;
    plan::LinearForm form = stage.loops.space.linear(stage.loads[node].offset);
    return std::abs(
        form.coefficient(getAffineDimExpr(loop, load.value.getContext())));
  };
  SmallVector<unsigned, 8> depth;
  llvm::copy_if(order, std::back_inserter(depth),
                [&](unsigned loop) { return roles[loop] == Depth; });
  llvm::sort(depth, [&](unsigned a, unsigned b) {
    auto key = [&](unsigned loop) {
      bool unlimited = llvm::none_of(limits, [&](const DepthLimit &limit) {
        return limit.loop && *limit.loop == loop;
      });
      return std::tuple(unlimited, -strideOf(nest.rhs, loop),
                        -strideOf(nest.lhs, loop), loop);
    };
    return key(a) < key(b);
  });
  const unsigned *next = depth.begin();
  for (unsigned &loop : order)
    if (roles[loop] == Depth)
      loop = *next++;
  return order;
}

// A limit of the outermost loop of k limits k; of another loop it can only say
// that nothing counts.
static SmallVector<AffineExpr, 3> depthOf(const tile::Stage &stage,
                                          ArrayRef<unsigned> order,
                                          ArrayRef<Role> roles,
                                          ArrayRef<DepthLimit> limits) {
  SmallVector<AffineExpr, 3> factors;
  if (limits.empty())
    return factors;
  int64_t whole = 1;
  std::optional<unsigned> outermost;
  for (unsigned loop : order) {
    if (roles[loop] != Depth)
      continue;
    whole *= stage.loops.loops[loop].extent;
    if (!outermost && stage.loops.loops[loop].extent != 1)
      outermost = loop;
  }
  MLIRContext *context = limits.front().count.getContext();
  AffineExpr first = getAffineConstantExpr(whole, context);
  for (const DepthLimit &limit : limits) {
    int64_t extent =
        limit.loop ? stage.loops.loops[*limit.loop].extent : int64_t(1);
    if (limit.loop && limit.loop == outermost)
      first = limit.count * (whole / extent);
    else // 1 or 0
      factors.push_back(-((-limit.count).floorDiv(extent)));
  }
  factors.push_back(first);
  return factors;
}

// Turns loops of k round along which a factor lies backwards (the kernel in the
// gradient of a convolution), if its neighbours do.
static tile::Stage forwards(const tile::Stage &stage,
                            const ContractionNest &nest, ArrayRef<Role> roles) {
  MLIRContext *context = stage.loops.nodes.front().value.getContext();
  for (unsigned node : {nest.lhs, nest.rhs}) {
    if (stage.loops.nodes[node].kind != plan::Node::Kind::Load)
      continue;
    plan::LinearForm offset =
        stage.loops.space.linear(stage.loads[node].offset);
    SmallVector<AffineExpr, 8> to;
    bool backwards = false;
    for (auto [loop, role] : llvm::enumerate(roles)) {
      AffineExpr dim = getAffineDimExpr(loop, context);
      int64_t step = role == Depth ? offset.coefficient(dim) : 0;
      backwards |= step == -1;
      to.push_back(step < 0 ? stage.loops.loops[loop].extent - 1 - dim : dim);
    }
    if (backwards)
      return overLoops(stage, stage.loops.loops, to);
  }
  return stage;
}

// How many of the last loops of `role` make one run of `load`.
static unsigned runLength(const tile::Stage &stage, unsigned node,
                          ArrayRef<unsigned> loops) {
  // Runs so short are walked by code without a loop, which can decide for each
  // lane whether its element exists.
  constexpr int64_t longestGuarded = 32;
  const plan::IndexSpace &space = stage.loops.space;
  plan::LinearForm offset = space.linear(stage.loads[node].offset);
  MLIRContext *context = stage.loads[node].offset.getContext();
  auto isDivided = [&](unsigned loop) {
    return llvm::any_of(offset.terms, [&](const auto &term) {
      return term.first.getKind() == AffineExprKind::FloorDiv &&
             plan::mentions(term.first, loop);
    });
  };
  int predicate = stage.loops.nodes[node].predicate;
  auto isGuarded = [&](unsigned loop) {
    return predicate >= 0 &&
           llvm::any_of(stage.loops.predicates[predicate].guards,
                        [&](const Guard &guard) {
                          return plan::mentions(guard.expression, loop);
                        });
  };
  int64_t extent = 1, stride = 0;
  bool guarded = false;
  unsigned count = 0;
  for (unsigned loop : llvm::reverse(loops)) {
    int64_t mine = stage.loops.loops[loop].extent;
    int64_t step = offset.coefficient(getAffineDimExpr(loop, context));
    if (mine != 1) {
      guarded |= isGuarded(loop);
      bool first = extent == 1;
      if (isDivided(loop) || (!first && step != stride * extent) ||
          (!first && guarded && extent * mine > longestGuarded))
        break;
      stride = first ? step : stride;
      extent *= mine;
    }
    ++count;
  }
  return count;
}

static std::optional<RunNest> runsOf(const tile::Stage &stage, unsigned node,
                                     Role rows, ArrayRef<unsigned> order,
                                     ArrayRef<Role> roles) {
  if (stage.loops.nodes[node].kind != plan::Node::Kind::Load ||
      !stage.loops.symbols.empty())
    return std::nullopt;
  SmallVector<unsigned, 8> targets(roles.size(), RunBatch);
  auto place = [&](Role role, unsigned outer, unsigned inner) {
    SmallVector<unsigned, 8> loops;
    for (unsigned loop : order)
      if (roles[loop] == role)
        loops.push_back(loop);
    unsigned run = runLength(stage, node, loops);
    for (auto [number, loop] : llvm::enumerate(loops))
      targets[loop] = number + run < loops.size() ? outer : inner;
  };
  place(rows, OuterRow, InnerRow);
  place(Depth, OuterDepth, InnerDepth);
  // The other factor's loops are none of this one's; they go where they harm
  // nothing.
  std::array<int64_t, 6> extents;
  for (auto [loop, role] : llvm::enumerate(roles))
    if (role != rows && role != Depth && role != Batch)
      targets[loop] = 5;
  RunNest nest{merge(stage, order, targets, extents)};
  nest.rows = extents[InnerRow];
  nest.depth = extents[InnerDepth];
  plan::LinearForm offset =
      nest.stage.loops.space.linear(nest.stage.loads[node].offset);
  auto step = [&](unsigned loop) {
    MLIRContext *context = stage.loads[node].offset.getContext();
    return std::abs(offset.coefficient(getAffineDimExpr(loop, context)));
  };
  nest.rowsAreNear = step(InnerRow) < step(OuterDepth);
  return nest;
}

// Vectors run along the columns. A result that lies in memory along its rows
// (a convolution with its channels before its space, a product that is
// transposed) has the two change places, and the factors with them.
static void turn(const tile::Stage &last, MutableArrayRef<Role> roles,
                 ContractionNest &nest) {
  auto isContiguous = [&](Role role) {
    for (const auto &stores : last.stores)
      for (const tile::Access &store : stores) {
        if (!store.offset)
          return false;
        plan::LinearForm form = last.loops.space.linear(store.offset);
        if (llvm::none_of(llvm::enumerate(roles), [&](auto entry) {
              return entry.value() == role &&
                     form.coefficient(getAffineDimExpr(
                         entry.index(), store.offset.getContext())) == 1;
            }))
          return false;
      }
    return true;
  };
  if (isContiguous(Column) || !isContiguous(Row))
    return;
  for (Role &role : roles)
    role = role == Row ? Column : role == Column ? Row : role;
  std::swap(nest.lhs, nest.rhs);
}

std::optional<ContractionNest> contractionNest(const tile::Kernel &original,
                                               bool ordered) {
  ContractionNest nest;
  if (original.stages.empty() || original.stages.size() > 2 ||
      !findFactors(original.stages[0], nest))
    return std::nullopt;
  uint64_t remainders = 0;
  tile::Kernel kernel = splitLoops(original, remainders);
  tile::Stage &first = kernel.stages.front();
  SmallVector<Role, 8> roles = rolesOf(first, nest, remainders);
  turn(kernel.stages.back(), roles, nest);
  if (!ordered)
    first = forwards(first, nest, roles);
  nest.batches = llvm::is_contained(rolesOf(original.stages[0], nest), Batch);
  SmallVector<DepthLimit, 2> limits = limitsOf(first, nest.lhs, roles);
  SmallVector<unsigned, 8> order = orderOf(first, nest, roles, limits, ordered);
  nest.depth = depthOf(first, order, roles, limits);
  auto targets = llvm::to_vector<8>(llvm::map_range(
      roles, [](Role role) { return static_cast<unsigned>(role); }));
  nest.product = merge(first, order, targets, nest.extents, nest.depth);
  nest.lhsRuns = runsOf(first, nest.lhs, Row, order, roles);
  nest.rhsRuns = runsOf(first, nest.rhs, Column, order, roles);
  if (kernel.stages.size() == 1)
    return nest;
  // The epilogue runs over the result's points only, all of them grid loops.
  const tile::Stage &last = kernel.stages[1];
  if (last.loops.loops.size() > kernel.grid.size())
    return std::nullopt;
  for (unsigned loop = kernel.grid.size(); loop < roles.size(); ++loop)
    if (roles[loop] != Depth && first.loops.loops[loop].extent != 1)
      return std::nullopt;
  for (const plan::Sink &sink : last.loops.sinks)
    if (sink.kind != plan::FormKind::Map)
      return std::nullopt;
  std::array<int64_t, roleCount> extents;
  size_t count = last.loops.loops.size();
  nest.epilogue =
      merge(last, inOrder(count), ArrayRef(targets).take_front(count), extents);
  for (auto [number, node] : llvm::enumerate(nest.epilogue->loops.nodes))
    if (node.kind == plan::Node::Kind::Load &&
        nest.epilogue->loads[number].space != tile::Access::Space::Input)
      nest.sums.push_back(number);
  return nest;
}

} // namespace tesela::cpu
