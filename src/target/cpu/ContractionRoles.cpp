#include "target/cpu/ContractionRoles.h"

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
                                    const ContractionNest &nest) {
  uint64_t left = stage.loops.nodes[nest.lhs].loops;
  uint64_t right = stage.loops.nodes[nest.rhs].loops;
  SmallVector<Role, 8> roles;
  for (auto [loop, entry] : llvm::enumerate(stage.loops.loops)) {
    bool l = left >> loop & 1, r = right >> loop & 1;
    roles.push_back(entry.reduction ? Depth
                    : l && r        ? Batch
                    : r             ? Column
                                    : Row);
  }
  return roles;
}

// Rewrites a stage so that the loops of each role are one.
static tile::Stage merge(const tile::Stage &stage, ArrayRef<Role> roles,
                         std::array<int64_t, roleCount> &extents) {
  tile::Stage result = stage;
  MLIRContext *context = stage.loops.nodes[0].value.getContext();
  extents = {1, 1, 1, 1};
  SmallVector<AffineExpr, 8> to(roles.size());
  for (int loop = int(roles.size()) - 1; loop >= 0; --loop) {
    int64_t extent = stage.loops.loops[loop].extent;
    AffineExpr whole = getAffineDimExpr(roles[loop], context);
    to[loop] = whole.floorDiv(extents[roles[loop]]) % extent;
    extents[roles[loop]] *= extent;
  }
  result.loops.loops.clear();
  plan::IndexSpace space(context);
  for (unsigned role = 0; role < roleCount; ++role) {
    space.addLoop(extents[role]);
    result.loops.loops.push_back({extents[role], role == Depth, false});
  }
  for (const plan::Symbol &symbol : stage.loops.symbols)
    space.addSymbol(symbol.clamped ? std::optional(symbol.bounds)
                                   : std::nullopt);
  result.loops.space = space;
  auto rewrite = [&](AffineExpr &expression) {
    if (expression)
      expression = space.simplify(expression.replaceDims(to));
  };
  auto moveBits = [&](uint64_t &loops) {
    uint64_t moved = 0;
    for (auto [loop, role] : llvm::enumerate(roles))
      if (loops >> loop & 1)
        moved |= uint64_t(1) << role;
    loops = moved;
  };
  for (plan::Node &node : result.loops.nodes) {
    moveBits(node.loops);
    for (AffineExpr &index : node.indices)
      rewrite(index);
  }
  for (plan::Symbol &symbol : result.loops.symbols)
    moveBits(symbol.loops);
  for (plan::Predicate &predicate : result.loops.predicates) {
    moveBits(predicate.loops);
    for (Guard &guard : predicate.guards)
      rewrite(guard.expression);
  }
  for (tile::Access &load : result.loads)
    rewrite(load.offset);
  for (auto &stores : result.stores)
    for (tile::Access &store : stores)
      rewrite(store.offset);
  result.order.clear();
  result.vectorLoop = -1;
  result.lanes = result.unroll = 1;
  return result;
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

std::optional<ContractionNest> contractionNest(const tile::Kernel &kernel) {
  ContractionNest nest;
  if (kernel.stages.empty() || kernel.stages.size() > 2 ||
      !findFactors(kernel.stages[0], nest))
    return std::nullopt;
  SmallVector<Role, 8> roles = rolesOf(kernel.stages[0], nest);
  turn(kernel.stages.back(), roles, nest);
  nest.product = merge(kernel.stages[0], roles, nest.extents);
  if (kernel.stages.size() == 1)
    return nest;
  // The epilogue runs over the result's points only, all of them grid loops.
  const tile::Stage &last = kernel.stages[1];
  if (last.loops.loops.size() > kernel.grid.size())
    return std::nullopt;
  for (unsigned loop = kernel.grid.size(); loop < roles.size(); ++loop)
    if (roles[loop] != Depth && kernel.stages[0].loops.loops[loop].extent != 1)
      return std::nullopt;
  for (const plan::Sink &sink : last.loops.sinks)
    if (sink.kind != plan::FormKind::Map)
      return std::nullopt;
  std::array<int64_t, roleCount> extents;
  nest.epilogue =
      merge(last, ArrayRef(roles).take_front(last.loops.loops.size()), extents);
  for (auto [number, node] : llvm::enumerate(nest.epilogue->loops.nodes))
    if (node.kind == plan::Node::Kind::Load &&
        nest.epilogue->loads[number].space != tile::Access::Space::Input)
      nest.sums.push_back(number);
  return nest;
}

} // namespace tesela::cpu
