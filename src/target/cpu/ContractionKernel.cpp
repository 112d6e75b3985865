#include "target/cpu/ContractionKernel.h"

#include "target/cpu/ContractionRoles.h"
#include "target/cpu/KernelFunction.h"
#include "target/cpu/LoopStage.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tesela::cpu {

namespace {

/// Binds the callbacks of a Contraction to the stages of a tile program.
class ContractionEmitter {
public:
  ContractionEmitter(LoopContext &context, const ContractionNest &nest)
      : context(context), nest(nest), product(context, *nest.product) {
    if (nest.epilogue)
      after.emplace(context, *nest.epilogue);
    if (nest.lhsRuns)
      lhsRuns.emplace(context, nest.lhsRuns->stage);
    if (nest.rhsRuns)
      rhsRuns.emplace(context, nest.rhsRuns->stage);
  }

  Element load(ScalarEmitter &emitter, const Coordinates &at, Role rows,
               unsigned node) {
    if (at.inRun)
      return loadInRun(emitter, at, rows == Row, node);
    Role lane = at.lanesAlongColumn ? Depth : rows;
    place(product, at.batch, {{rows, at.row}, {Depth, at.column}});
    unsigned lanes = emitter.laneCount();
    product.vectorise(lanes > 1 ? int(lane) : -1, lanes, at.mask);
    return product.evaluate(node);
  }

  Value *base(Value *batch, unsigned node) {
    place(product, batch, {});
    product.vectorise(-1, 1, nullptr);
    return product.addressOfLoad(node);
  }

  /// How many k count in a batch.
  Value *depth(Value *batch) {
    place(product, batch, {});
    product.vectorise(-1, 1, nullptr);
    IRBuilderBase &b = context.builder;
    Value *count = b.getInt64(1);
    for (mlir::AffineExpr factor : nest.depth)
      count = b.CreateMul(count, product.index(factor));
    return count;
  }

  void finish(ScalarEmitter &emitter, const Coordinates &at, Element sum) {
    Role lane = at.lanesAlongColumn ? Column : Row;
    if (emitter.laneCount() > 1 &&
        nest.product->loops.loops[lane].extent == 1) {
      // Nothing depends on a loop of one point, so that what the epilogue
      // computes would be no vector: it goes on with the one lane there is.
      ScalarEmitter scalar(context.builder, context.capabilities, 1);
      return finish(scalar,
                    {at.batch, at.row, at.column, at.lanesAlongColumn, nullptr},
                    firstLane(sum));
    }
    // The sums may be a result of their own beside what is made of them.
    if (!after || storesSums()) {
      placeResult(product, emitter, at);
      product.storeSum(sum);
    }
    if (!after)
      return;
    placeResult(*after, emitter, at);
    for (unsigned node : nest.sums) {
      mlir::Type type = mlir::getElementTypeOrSelf(
          nest.epilogue->loops.nodes[node].value.getType());
      Element value = sum;
      if (type != nest.accumulator)
        value = emitter.convert(sum, elementTypeOf(nest.accumulator),
                                elementTypeOf(type));
      after->define(node, value);
    }
    after->runSinks();
  }

private:
  Element loadInRun(ScalarEmitter &emitter, const Coordinates &at, bool isLhs,
                    unsigned node) {
    const RunNest &runs = isLhs ? *nest.lhsRuns : *nest.rhsRuns;
    StageEmitter &stage = isLhs ? *lhsRuns : *rhsRuns;
    IRBuilderBase &b = context.builder;
    stage.begin();
    for (unsigned loop = 0; loop < runs.stage.loops.loops.size(); ++loop)
      stage.place(loop, b.getInt64(0));
    if (at.batch)
      stage.place(RunBatch, at.batch);
    auto place = [&](unsigned outer, unsigned inner, int64_t length,
                     Coordinates::Run run, Value *whole) {
      if (!run.number && length == 1)
        run = {whole, b.getInt64(0)};
      else if (!run.number && runs.stage.loops.loops[outer].extent == 1)
        run = {b.getInt64(0), whole};
      else if (!run.number)
        run = {b.CreateUDiv(whole, b.getInt64(length)),
               b.CreateURem(whole, b.getInt64(length))};
      stage.place(outer, run.number);
      stage.place(inner, run.within);
    };
    place(OuterRow, InnerRow, runs.rows, at.rowRun, at.row);
    place(OuterDepth, InnerDepth, runs.depth, at.kRun, at.column);
    unsigned lanes = emitter.laneCount();
    int lane = at.lanesAlongColumn ? InnerDepth : InnerRow;
    stage.vectorise(lanes > 1 ? lane : -1, lanes, at.mask);
    return stage.evaluate(node);
  }

  Element firstLane(Element vector) {
    auto first = [&](Value *part) -> Value * {
      return part ? context.builder.CreateExtractElement(part, uint64_t(0))
                  : nullptr;
    };
    return {first(vector.real), first(vector.imaginary)};
  }

  bool storesSums() const {
    for (const auto &stores : nest.product->stores)
      for (const tile::Access &store : stores)
        if (store.space == tile::Access::Space::Output)
          return true;
    return false;
  }

  void placeResult(StageEmitter &stage, ScalarEmitter &emitter,
                   const Coordinates &at) {
    place(stage, at.batch, {{Row, at.row}, {Column, at.column}});
    unsigned lanes = emitter.laneCount();
    stage.vectorise(lanes > 1 ? int(at.lanesAlongColumn ? Column : Row) : -1,
                    lanes, at.mask);
  }

  void place(StageEmitter &stage, Value *batch,
             ArrayRef<std::pair<Role, Value *>> loops) {
    stage.begin();
    Value *zero = context.builder.getInt64(0);
    for (unsigned role = 0; role < roleCount; ++role)
      stage.place(role, zero);
    if (batch)
      stage.place(Batch, batch);
    for (auto [role, value] : loops)
      stage.place(role, value ? value : zero);
  }

  LoopContext &context;
  const ContractionNest &nest;
  StageEmitter product;
  std::optional<StageEmitter> after, lhsRuns, rhsRuns;
};

// The first load below a node that walks along `role`, for its direction.
const tile::Access *walkingLoad(const tile::Stage &stage, unsigned node,
                                Role role) {
  const plan::Node &at = stage.loops.nodes[node];
  if (at.kind == plan::Node::Kind::Load)
    return (at.loops >> role & 1) ? &stage.loads[node] : nullptr;
  for (unsigned input : at.inputs)
    if (const tile::Access *found = walkingLoad(stage, input, role))
      return found;
  return nullptr;
}

bool contiguousAlong(const tile::Stage &stage, unsigned node, Role role) {
  const tile::Access *load = walkingLoad(stage, node, role);
  if (!load)
    return false;
  mlir::MLIRContext *context = load->offset.getContext();
  return stage.loops.space.linear(load->offset)
             .coefficient(mlir::getAffineDimExpr(role, context)) == 1;
}

// Is an index read from memory for each turn of `role` part of `expression`?
bool readsAlong(const tile::Stage &stage, mlir::AffineExpr expression,
                Role role) {
  bool found = false;
  expression.walk([&](mlir::AffineExpr part) {
    if (auto symbol = dyn_cast<mlir::AffineSymbolExpr>(part))
      found |= stage.loops.symbols[symbol.getPosition()].loops >> role & 1;
  });
  return found;
}

// Elements that lie in memory at constant strides need no packing.
std::optional<PlainOperand> plainOperand(const tile::Stage &stage,
                                         unsigned node, Role rows) {
  const plan::Node &at = stage.loops.nodes[node];
  if (at.kind != plan::Node::Kind::Load || at.predicate != plan::always ||
      stage.loads[node].space != tile::Access::Space::Input)
    return std::nullopt;
  mlir::AffineExpr offset = stage.loads[node].offset;
  plan::LinearForm form = stage.loops.space.linear(offset);
  for (auto &[atom, coefficient] : form.terms)
    if (!isa<mlir::AffineDimExpr>(atom) &&
        (plan::mentions(atom, rows) || plan::mentions(atom, Depth) ||
         readsAlong(stage, atom, rows) || readsAlong(stage, atom, Depth)))
      return std::nullopt;
  PlainOperand plain;
  plain.rowStride =
      form.coefficient(mlir::getAffineDimExpr(rows, offset.getContext()));
  plain.kStride =
      form.coefficient(mlir::getAffineDimExpr(Depth, offset.getContext()));
  return plain;
}

ContractionOperand operandOf(const ContractionNest &nest, unsigned node,
                             Role rows) {
  ContractionOperand operand;
  operand.type = elementTypeOf(mlir::getElementTypeOrSelf(
      nest.product->loops.nodes[node].value.getType()));
  if (const auto &runs = rows == Row ? nest.lhsRuns : nest.rhsRuns) {
    operand.rowRun = runs->rows;
    operand.kRun = runs->depth;
    operand.rowsAreNear = runs->rowsAreNear;
  }
  // A window along a line of an image: both its pixels and its taps are
  // neighbours, and the longer run makes the better vectors.
  bool alongK = contiguousAlong(*nest.product, node, Depth);
  bool alongRows = contiguousAlong(*nest.product, node, rows);
  operand.lanesAlongK =
      alongK && alongRows ? operand.kRun >= operand.rowRun : !alongRows;
  operand.plain = plainOperand(*nest.product, node, rows);
  return operand;
}

/// The input that a factor is made of and nothing else, -1 if there is none.
int onlyInput(const tile::Stage &stage, unsigned factor) {
  if (!stage.loops.symbols.empty()) // indices out of other arrays
    return -1;
  SmallVector<unsigned> pending{factor};
  int found = -1;
  while (!pending.empty()) {
    unsigned number = pending.pop_back_val();
    const plan::Node &node = stage.loops.nodes[number];
    pending.append(node.inputs.begin(), node.inputs.end());
    if (node.kind != plan::Node::Kind::Load)
      continue;
    const tile::Access &load = stage.loads[number];
    if (load.space != tile::Access::Space::Input ||
        (found >= 0 && unsigned(found) != load.index))
      return -1;
    found = int(load.index);
  }
  return found;
}

KeptForm keptForm(IRBuilderBase &b, Value *buffers, unsigned at) {
  auto address = [&](unsigned number) {
    return b.CreateLoad(b.getPtrTy(), b.CreateConstInBoundsGEP1_64(
                                          b.getPtrTy(), buffers, number));
  };
  return {address(at), address(at + 1)};
}

} // namespace

std::optional<ContractionTasks>
emitContractionKernel(const tile::Kernel &kernel, const std::string &symbol,
                      Module &module, const Capabilities &capabilities,
                      Numerics numerics, unsigned threads,
                      function_ref<bool(unsigned)> mayKeep) {
  auto nest = contractionNest(kernel, numerics == Numerics::Strict);
  if (!nest)
    return std::nullopt;
  Contraction contraction;
  contraction.batch = nest->extents[Batch];
  contraction.m = nest->extents[Row];
  contraction.n = nest->extents[Column];
  contraction.k = nest->extents[Depth];
  contraction.accumulator = elementTypeOf(nest->accumulator);
  contraction.lhs = operandOf(*nest, nest->lhs, Row);
  contraction.rhs = operandOf(*nest, nest->rhs, Column);
  // One row or column in each batch and a window that moves (a depthwise
  // convolution): nothing is used twice that packing could bring together, and
  // plain loops have channels or pixels in their lanes. On 4x28x28x64 with 3x3:
  // 0.1 ms against 4.5.
  if (nest->batches && contraction.batch > 1 &&
      std::min(contraction.m, contraction.n) == 1 &&
      !(contraction.lhs.plain && contraction.rhs.plain))
    return std::nullopt;
  // One row and one column in each batch: nothing is used twice at all, and
  // loops have the batches in their lanes where those lie next to each other.
  if (contraction.batch > 1 && contraction.m == 1 && contraction.n == 1)
    return std::nullopt;
  // Batches in neighbouring elements, enough of them for vectors: packing would
  // collect each element by itself, which few rows or columns do not repay. 128
  // batches of 64x128 with one row take 0.14 ms as loops, 4.2 packed.
  constexpr int64_t fewestBatches = 16, mostUses = 64;
  if (contraction.batch >= fewestBatches &&
      contraction.m * contraction.n <=
          mostUses * (contraction.m + contraction.n) &&
      contiguousAlong(*nest->product, nest->lhs, Batch) &&
      contiguousAlong(*nest->product, nest->rhs, Batch))
    return std::nullopt;
  ContractionEmitter *current = nullptr;
  if (!nest->depth.empty())
    contraction.depth = [&current](Value *batch) {
      return current->depth(batch);
    };
  Tiling tiling = chooseTiling(contraction, capabilities, numerics, threads);
  auto arrays = unsigned(kernel.inputs.size() + kernel.outputs.size());
  KeptOperand kept = keptOperand(contraction, tiling);
  int keptInput = -1;
  if (kept.bytes)
    keptInput = onlyInput(*nest->product, kept.isLhs ? nest->lhs : nest->rhs);
  if (keptInput >= 0 && !mayKeep(unsigned(keptInput)))
    keptInput = -1;
  Workspace workspace(keptInput >= 0 ? arrays + 2 : arrays);
  // Its scratch is in registers here.
  emitTasks(kernel, symbol, module, capabilities,
            [&](LoopContext &context, Value *task) {
              ContractionEmitter emitter(context, *nest);
              auto bind = [&](ContractionOperand &operand, unsigned node,
                              Role rows) {
                operand.load = [&emitter, node, rows](ScalarEmitter &code,
                                                      const Coordinates &at) {
                  return emitter.load(code, at, rows, node);
                };
                if (operand.plain)
                  operand.plain->base = [&emitter, node](IRBuilderBase &,
                                                         Value *batch) {
                    return emitter.base(batch, node);
                  };
              };
              bind(contraction.lhs, nest->lhs, Row);
              bind(contraction.rhs, nest->rhs, Column);
              if (keptInput >= 0)
                (kept.isLhs ? contraction.lhs : contraction.rhs).kept =
                    [&](IRBuilderBase &b) {
                      return keptForm(b, context.function->getArg(0), arrays);
                    };
              current = &emitter;
              contraction.epilogue = [&](ScalarEmitter &code,
                                         const Coordinates &at, Element sum) {
                emitter.finish(code, at, sum);
              };
              emitContractionTask(context.builder, capabilities, contraction,
                                  tiling, workspace, task);
            });
  return ContractionTasks{taskCount(contraction, tiling),
                          taskNanoseconds(contraction, tiling),
                          workspace.bytes(),
                          keptInput,
                          keptInput >= 0 ? kept.bytes : 0,
                          tiling.text()};
}

} // namespace tesela::cpu
