#include "plan/InPlace.h"

#include "ir/ElementSizes.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

LinearForm linearOffset(const IndexSpace &space, Value value,
                        ArrayRef<AffineExpr> indices) {
  auto shape = cast<ShapedType>(value.getType()).getShape();
  AffineExpr offset = getAffineConstantExpr(0, value.getContext());
  for (auto [extent, index] : llvm::zip(shape, indices))
    offset = offset * extent + index;
  return space.linear(offset);
}

static bool equal(const LinearForm &a, const LinearForm &b) {
  return a.constant == b.constant && a.terms == b.terms;
}

static const Sink *sinkOf(const Nest &nest, Value value, unsigned &stage,
                          unsigned &number) {
  for (auto [at, candidate] : llvm::enumerate(nest.stages))
    for (const Sink &sink : candidate.sinks)
      for (auto [n, stored] : llvm::enumerate(sink.values))
        if (stored == value) {
          stage = at;
          number = n;
          return &sink;
        }
  return nullptr;
}

// A read in an earlier stage: of this grid point's own part.
static bool readsOwnPart(const Nest &nest, const Node &node, Value output) {
  if (node.value.getType() != output.getType() &&
      cast<ShapedType>(node.value.getType()).getShape() !=
          cast<ShapedType>(output.getType()).getShape())
    return false;
  auto grid = nest.gridOfDimension.find(output);
  if (grid == nest.gridOfDimension.end())
    return false;
  for (auto [index, loop] : llvm::zip(node.indices, grid->second)) {
    auto dim = dyn_cast<AffineDimExpr>(index);
    if (loop >= 0 && !(dim && int(dim.getPosition()) == loop))
      return false;
  }
  return true;
}

bool mayShare(const Nest &nest, Value input, unsigned output) {
  Value written = nest.outputs[output];
  unsigned last = 0, number = 0;
  const Sink *sink = sinkOf(nest, written, last, number);
  if (!sink ||
      ir::elementBytes(input.getType()) != ir::elementBytes(written.getType()))
    return false;
  bool single = nest.stages[last].points(~uint64_t(0)) == 1;
  if (sink->kind == FormKind::Update && keptInput(nest, output) != input)
    return false;
  for (auto [at, stage] : llvm::enumerate(nest.stages))
    for (const Node &node : stage.nodes) {
      if (node.kind != Node::Kind::Load || node.value != input)
        continue;
      if (at > last)
        return false;
      if (at < last) {
        // A grid loop of extent one is not in the grid: all is its own part.
        if (sink->kind == FormKind::Update ? nest.gridPoints() != 1
                                           : !readsOwnPart(nest, node, written))
          return false;
        continue;
      }
      if (single)
        continue; // all is read before the one element is written
      LinearForm read = linearOffset(stage.space, input, node.indices);
      LinearForm write =
          linearOffset(stage.space, written, sink->indices[number]);
      bool everywhere =
          sink->kind == FormKind::Map || sink->kind == FormKind::Update;
      if (!everywhere || !equal(read, write))
        return false;
    }
  return true;
}

Value keptInput(const Nest &nest, unsigned output) {
  unsigned stage = 0, number = 0;
  const Sink *sink = sinkOf(nest, nest.outputs[output], stage, number);
  if (!sink || sink->kind != FormKind::Update)
    return {};
  return sink->op->getOperand(sink->form->keptOperand(number));
}

} // namespace tesela::plan
