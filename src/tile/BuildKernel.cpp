#include "tile/Kernel.h"

#include "plan/InPlace.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::tile {

namespace {

class KernelBuilder {
public:
  KernelBuilder(Kernel &kernel, const plan::Nest &nest)
      : kernel(kernel), nest(nest) {}

  Access access(const plan::Stage &stage, Value value,
                ArrayRef<AffineExpr> indices) const;
  void addScratch();
  void addStage(const plan::Stage &stage);

private:
  Kernel &kernel;
  const plan::Nest &nest;
};

} // namespace

// Extent of each dimension as scratch sees it: those of the grid are outside.
static SmallVector<int64_t, 4> scratchShape(const plan::Nest &nest,
                                            Value value) {
  SmallVector<int64_t, 4> shape(cast<ShapedType>(value.getType()).getShape());
  for (auto [extent, grid] :
       llvm::zip(shape, nest.gridOfDimension.find(value)->second))
    if (grid >= 0)
      extent = 1;
  return shape;
}

Access KernelBuilder::access(const plan::Stage &stage, Value value,
                             ArrayRef<AffineExpr> indices) const {
  Access result;
  auto find = [&](ArrayRef<Value> values, Access::Space space) {
    auto *at = llvm::find(values, value);
    if (at == values.end())
      return false;
    result.space = space;
    result.index = at - values.begin();
    return true;
  };
  if (find(nest.scratch, Access::Space::Scratch)) {
    AffineExpr offset = getAffineConstantExpr(0, value.getContext());
    for (auto [extent, index, grid] :
         llvm::zip(scratchShape(nest, value), indices,
                   nest.gridOfDimension.find(value)->second))
      offset = grid >= 0 ? offset : offset * extent + index;
    result.offset = stage.space.simplify(offset);
    return result;
  }
  if (!find(nest.outputs, Access::Space::Output))
    find(nest.inputs, Access::Space::Input);
  result.offset =
      stage.space.expression(plan::linearOffset(stage.space, value, indices));
  return result;
}

void KernelBuilder::addScratch() {
  for (Value value : nest.scratch) {
    Scratch entry;
    entry.value = value;
    for (int64_t extent : scratchShape(nest, value))
      entry.elementsPerPoint *= extent;
    kernel.scratch.push_back(entry);
  }
}

void KernelBuilder::addStage(const plan::Stage &stage) {
  Stage &result = kernel.stages.emplace_back(Stage{stage, {}, {}, {}});
  for (const plan::Node &node : stage.nodes)
    result.loads.push_back(node.kind == plan::Node::Kind::Load
                               ? access(stage, node.value, node.indices)
                               : Access());
  for (const plan::Sink &sink : stage.sinks) {
    auto &stores = result.stores.emplace_back();
    for (auto [value, indices] : llvm::zip(sink.values, sink.indices))
      stores.push_back(access(stage, value, indices));
  }
}

// Calls `apply` on every expression that the stage's code evaluates.
template <typename Function>
static void forEachOffset(Stage &stage, Function apply) {
  for (auto [node, load] : llvm::zip(stage.loops.nodes, stage.loads))
    if (node.kind == plan::Node::Kind::Load)
      apply(load.offset);
  for (auto &sink : stage.stores)
    for (Access &store : sink)
      apply(store.offset);
}

template <typename Function>
static void forEachOther(Stage &stage, Function apply) {
  for (plan::Predicate &predicate : stage.loops.predicates)
    for (semantics::Guard &guard : predicate.guards)
      apply(guard.expression);
  for (plan::Node &node : stage.loops.nodes)
    if (node.kind == plan::Node::Kind::Compute)
      for (const auto &instruction : node.form->form.body.instructions)
        if (instruction.op == semantics::ScalarOp::Iterator)
          apply(node.indices[instruction.index]);
}

// Whether loops `outer` and `inner` of the stage can be one: every offset is
// c * (extent(inner) * outer + inner) + rest.
static bool fits(Stage &stage, unsigned outer, unsigned inner) {
  bool good = true;
  MLIRContext *context = nullptr;
  int64_t extent = stage.loops.loops[inner].extent;
  forEachOffset(stage, [&](AffineExpr offset) {
    context = offset.getContext();
    plan::LinearForm form = stage.loops.space.linear(offset);
    int64_t a = form.coefficient(getAffineDimExpr(outer, context));
    int64_t b = form.coefficient(getAffineDimExpr(inner, context));
    good &= a == b * extent;
    for (auto &[atom, coefficient] : form.terms)
      if (atom.getKind() == AffineExprKind::FloorDiv)
        good &= !plan::mentions(atom, outer) && !plan::mentions(atom, inner);
  });
  forEachOther(stage, [&](AffineExpr expression) {
    good &= !plan::mentions(expression, outer) &&
            !plan::mentions(expression, inner);
  });
  return good;
}

// The two become the inner one; the outer stays as a loop of one turn.
static void collapse(Stage &stage, unsigned outer, unsigned inner) {
  int64_t extent = stage.loops.loops[outer].extent;
  stage.loops.loops[inner].extent *= extent;
  stage.loops.loops[outer].extent = 1;
  MLIRContext *context = stage.loops.nodes.front().value.getContext();
  SmallVector<AffineExpr> to;
  plan::IndexSpace space(context);
  for (auto [number, loop] : llvm::enumerate(stage.loops.loops)) {
    space.addLoop(loop.extent);
    to.push_back(number == outer ? getAffineConstantExpr(0, context)
                                 : getAffineDimExpr(number, context));
  }
  for (const plan::Symbol &symbol : stage.loops.symbols)
    space.addSymbol(symbol.clamped ? std::optional(symbol.bounds)
                                   : std::nullopt);
  stage.loops.space = space;
  forEachOffset(stage, [&](AffineExpr &offset) {
    offset = space.simplify(offset.replaceDims(to));
  });
  uint64_t mask = uint64_t(1) << outer;
  auto moveBit = [&](uint64_t &loops) {
    if (loops & mask)
      loops = (loops & ~mask) | uint64_t(1) << inner;
  };
  for (plan::Node &node : stage.loops.nodes)
    moveBit(node.loops);
  for (plan::Symbol &symbol : stage.loops.symbols)
    moveBit(symbol.loops);
  for (plan::Predicate &predicate : stage.loops.predicates)
    moveBit(predicate.loops);
}

static void collapseGrid(Kernel &kernel) {
  for (int inner = int(kernel.grid.size()) - 1; inner > 0; --inner)
    for (int outer = inner - 1; outer >= 0; --outer) {
      if (kernel.grid[outer] == 1)
        continue;
      if (!llvm::all_of(kernel.stages, [&](Stage &stage) {
            return fits(stage, outer, inner);
          }))
        break;
      for (Stage &stage : kernel.stages)
        collapse(stage, outer, inner);
      kernel.grid[inner] *= kernel.grid[outer];
      kernel.grid[outer] = 1;
    }
}

static void collapseLocal(Stage &stage, unsigned gridCount) {
  auto &loops = stage.loops.loops;
  for (int inner = int(loops.size()) - 1; inner > int(gridCount); --inner)
    for (int outer = inner - 1; outer >= int(gridCount); --outer) {
      if (loops[outer].extent == 1)
        continue;
      if (loops[outer].reduction != loops[inner].reduction ||
          loops[outer].scan || loops[inner].scan || !fits(stage, outer, inner))
        break;
      collapse(stage, outer, inner);
    }
}

Kernel buildKernel(StringRef name, plan::Nest nest) {
  Kernel kernel;
  kernel.name = name.str();
  kernel.inputs = nest.inputs;
  kernel.outputs = nest.outputs;
  kernel.grid.assign(nest.grid.begin(), nest.grid.end());
  KernelBuilder builder(kernel, nest);
  builder.addScratch();
  for (const plan::Stage &stage : nest.stages)
    builder.addStage(stage);
  collapseGrid(kernel);
  for (Stage &stage : kernel.stages)
    collapseLocal(stage, kernel.grid.size());
  return kernel;
}

} // namespace tesela::tile
