#include "target/cpu/Contraction.h"

#include "target/cpu/ContractionMicroKernel.h"
#include "target/cpu/ContractionPacking.h"
#include "target/cpu/ContractionStreaming.h"
#include "target/cpu/ContractionTiles.h"
#include "target/cpu/KernelFunction.h"
#include "target/cpu/VectorCode.h"

#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Module.h"

namespace tesela::cpu {

using namespace llvm;

namespace {

/// Is every block of an extent a multiple of so many elements?
bool isWhole(int64_t extent, int64_t block, int64_t multiple) {
  return extent % multiple == 0 && (block >= extent || block % multiple == 0);
}
/// The same of k.
bool isWhole(const Contraction &c, const Tiling &tiling, int64_t multiple) {
  return !c.depth && isWhole(c.k, tiling.blockK, multiple);
}

/// One task of a packed contraction; the order of members is that of the text
/// in Contraction.h.
class PackedTask {
public:
  PackedTask(IRBuilderBase &b, const Capabilities &machine,
             const Contraction &c, const Tiling &tiling, Workspace &workspace,
             const Coordinates &origin, Value *rows, Value *columns)
      : b(b), machine(machine), c(c), tiling(tiling), origin(origin),
        rows(rows), columns(columns), lhs(lhsFormat(c, tiling)),
        rhs(rhsFormat(c, tiling)),
        width(int64_t(tiling.vectors) * tiling.lanes) {
    prepare(workspace);
  }
  void emit();

private:
  void prepare(Workspace &workspace);
  Value *countFrom(Value *k);
  void emitBlock(Value *k, Value *isLast);
  void packPanels(const OperandBlock &all);
  void correctPanel(Value *panel);
  void emitStrips(Value *row, Value *k, Value *isLast);
  void emitStrip(Value *row, Value *strip, Value *k, Value *isLast);
  void emitTile(Value *row, Value *rowCount, Value *strip, Value *panel,
                Value *column, unsigned vectors, Value *columnsLeft,
                Value *isLast);
  void emitEpilogue(Value *row, Value *rowCount, Value *tile, Value *column,
                    unsigned vectors, Value *columnsLeft);

  Value *offset(Value *base, Value *index, int64_t stride) {
    return b.CreateGEP(b.getInt8Ty(), base,
                       b.CreateMul(index, b.getInt64(stride)));
  }
  Value *smaller(Value *x, Value *y) {
    return b.CreateBinaryIntrinsic(Intrinsic::smin, x, y);
  }
  bool oneBlock() const { return tiling.blockK >= c.k; }
  bool corrects() const { return lhs.flipSign; }
  /// Is lhs packed as it lies, rows next to each other?
  bool packsAlongRows() const { return tiling.packLhs && !c.lhs.lanesAlongK; }
  /// Is nothing written in a panel where columns are missing? What lies on the
  /// stack there must not be multiplied: subnormal numbers take a hundred
  /// cycles each (4x14x14x32 by 4x4, transposed, to 24: 10 ms instead of 0.2).
  bool leavesColumns() const {
    return !c.rhs.lanesAlongK &&
           Packer(b, machine, c.rhs, rhs, tiling.lanes).walksRuns(c.rhs.rowRun);
  }
  /// Lanes that pack one strip so.
  unsigned stripLanes() const {
    return std::min(tiling.lanes, unsigned(PowerOf2Ceil(tiling.rows)));
  }

  IRBuilderBase &b;
  const Capabilities &machine;
  const Contraction &c;
  const Tiling &tiling;
  Coordinates origin;
  Value *rows, *columns;
  UnitFormat lhs, rhs;
  int64_t width;
  MicroShape shape;
  int64_t panelBytes = 0, stripRow = 0, stripBytes = 0, tileRow = 0;
  unsigned group = 1; // strips packed at once
  Value *panels = nullptr, *strips = nullptr, *tiles = nullptr;
  Value *depth = nullptr; // how many k there are
  Value *units = nullptr; // of the current block, as the kernel runs them
  Value *isFirst = nullptr;
};

void PackedTask::prepare(Workspace &workspace) {
  bool isDouble = c.accumulator == ElementType::F64;
  int64_t accumulatorBytes = isDouble ? 8 : 4;
  int64_t blockUnits = divideCeil(std::min(tiling.blockK, c.k), lhs.elements);
  blockUnits = alignTo(blockUnits, 16);
  // A row of a strip does not begin at the same place of a page as the one
  // before, which would crowd all of them into few sets of the cache.
  stripRow = blockUnits * lhs.bytes() + 64;
  panelBytes = (blockUnits + 1) * width * rhs.bytes();
  int64_t panelCount = divideCeil(std::min(tiling.blockN, c.n), width);
  int64_t blockRows = oneBlock()
                          ? tiling.rows
                          : alignTo(std::min(tiling.blockM, c.m), tiling.rows);
  tileRow = (oneBlock() ? width : panelCount * width) * accumulatorBytes;
  tiles = workspace.take(b, blockRows * tileRow);
  if (tiling.packRhs)
    panels = workspace.take(b, panelCount * panelBytes);
  stripBytes = alignTo(tiling.rows, tiling.lanes) * stripRow;
  if (packsAlongRows()) {
    stripBytes = (blockUnits * tiling.rows + stripLanes()) * lhs.bytes();
    stripBytes = alignTo(stripBytes, 64) + 64;
    // From each k eight lines of the cache at once, which are fetched ahead,
    // while all strips together leave the panels room in the second cache.
    int64_t bytes = int64_t(tiling.rows) * int64_t(byteSize(c.lhs.type));
    int64_t most = std::min(512 / bytes, int64_t(machine.l2 / 4) / stripBytes);
    most = std::min(most, int64_t(divideCeil(tiling.blockM, tiling.rows)));
    group = unsigned(std::max<int64_t>(most, 1));
  }
  if (tiling.packLhs)
    strips = workspace.take(b, group * stripBytes);

  shape.kernel = tiling.kernel;
  shape.accumulator = isFloat(c.accumulator) ? c.accumulator : ElementType::S32;
  shape.lanes = tiling.lanes;
  shape.unroll = tiling.unroll;
  shape.fused = tiling.fused;
  shape.wholeSteps = isWhole(c, tiling, int64_t(tiling.unroll) * lhs.elements);
  shape.lhsUnsigned = (lhs.type == ElementType::U8) != lhs.flipSign;
  shape.rhsUnsigned = rhs.type == ElementType::U8;
  shape.correction = corrects();
  shape.packedRhs = tiling.packRhs;
  shape.lhsRow = stripRow;
  shape.lhsUnit = lhs.bytes();
  if (packsAlongRows()) {
    shape.lhsRow = lhs.bytes();
    shape.lhsUnit = tiling.rows * lhs.bytes();
  }
  if (!tiling.packLhs) {
    int64_t bytes = byteSize(lhs.type);
    shape.lhsRow = c.lhs.plain->rowStride * bytes;
    shape.lhsUnit = c.lhs.plain->kStride * bytes * lhs.elements;
  }
  shape.rhsUnit = tiling.packRhs
                      ? width * rhs.bytes()
                      : c.rhs.plain->kStride * int64_t(byteSize(rhs.type));
  shape.tileRow = tileRow;
}

void PackedTask::emit() {
  Value *zero = b.getInt64(0);
  depth = c.depth ? c.depth(origin.batch) : b.getInt64(c.k);
  if (oneBlock()) {
    isFirst = b.getTrue();
    return emitBlock(zero, b.getTrue());
  }
  // Sums of nothing are written, too.
  Value *end =
      c.depth ? b.CreateBinaryIntrinsic(Intrinsic::smax, depth, b.getInt64(1))
              : depth;
  emitLoop(b, zero, end, b.getInt64(tiling.blockK), [&](Value *k) {
    isFirst = b.CreateICmpEQ(k, zero);
    Value *next = b.CreateAdd(k, b.getInt64(tiling.blockK));
    emitBlock(k, b.CreateICmpSGE(next, end));
  });
}

Value *PackedTask::countFrom(Value *k) {
  return oneBlock() ? depth
                    : smaller(b.getInt64(tiling.blockK), b.CreateSub(depth, k));
}

void PackedTask::emitBlock(Value *k, Value *isLast) {
  Value *kCount = countFrom(k);
  int64_t multiple = lhs.elements;
  Value *rounded = b.CreateSDiv(b.CreateAdd(kCount, b.getInt64(multiple - 1)),
                                b.getInt64(multiple));
  units = b.CreateMul(rounded, b.getInt64(multiple / lhs.elements));
  if (tiling.packRhs)
    packPanels({origin.batch, origin.column, columns, k, kCount});
  emitLoop(b, b.getInt64(0), rows, b.getInt64(group * tiling.rows),
           [&](Value *row) { emitStrips(row, k, isLast); });
}

void PackedTask::packPanels(const OperandBlock &all) {
  Packer packer(b, machine, c.rhs, rhs, tiling.lanes);
  bool along = c.rhs.lanesAlongK;
  bool isFull =
      isWhole(c, tiling, int64_t(along ? tiling.lanes : 1) * rhs.elements);
  if (!along)
    packer.stripsAlongRows(all, unsigned(width), units, panelBytes, panels,
                           isWhole(c.n, tiling.blockN, width), isFull);
  if (!along && !corrects())
    return;
  emitLoop(b, b.getInt64(0), columns, b.getInt64(width), [&](Value *column) {
    OperandBlock block = all;
    block.row = b.CreateAdd(all.row, column);
    block.rowCount = b.CreateSub(columns, column);
    Value *number = b.CreateSDiv(column, b.getInt64(width));
    Value *panel = offset(panels, number, panelBytes);
    if (along)
      packer.panelAlongK(block, unsigned(width), units, panel, c.n % width == 0,
                         isFull);
    if (corrects())
      correctPanel(panel);
  });
}

/// lhs was packed 128 too high (s8 as u8) or too low (u8 as s8): writes, behind
/// the panel, what the accumulators begin with to make up for it, -+128 times
/// the sum of each column.
void PackedTask::correctPanel(Value *panel) {
  Type *sums = FixedVectorType::get(b.getInt32Ty(), tiling.lanes);
  Value *end = offset(panel, units, width * 4);
  for (unsigned vector = 0; vector < tiling.vectors; ++vector) {
    int64_t place = int64_t(vector) * tiling.lanes * 4;
    Value *to = b.CreateConstGEP1_64(b.getInt8Ty(), end, place);
    b.CreateAlignedStore(Constant::getNullValue(sums), to, Align(4));
    emitLoop(b, b.getInt64(0), units, b.getInt64(1), [&](Value *unit) {
      Value *from = b.CreateConstGEP1_64(b.getInt8Ty(),
                                         offset(panel, unit, width * 4), place);
      Value *packed = b.CreateAlignedLoad(sums, from, Align(4));
      Value *sum = b.CreateAlignedLoad(sums, to, Align(4));
      for (unsigned j = 0; j < 4; ++j) {
        Value *byte = b.CreateShl(packed, ConstantInt::get(sums, 24 - 8 * j));
        Value *shift = ConstantInt::get(sums, 24);
        byte = shape.rhsUnsigned ? b.CreateLShr(byte, shift)
                                 : b.CreateAShr(byte, shift);
        sum = b.CreateAdd(sum, byte);
      }
      b.CreateAlignedStore(sum, to, Align(4));
    });
    Value *sum = b.CreateAlignedLoad(sums, to, Align(4));
    Value *scaled = b.CreateShl(sum, ConstantInt::get(sums, 7));
    b.CreateAlignedStore(shape.rhsUnsigned ? scaled : b.CreateNeg(scaled), to,
                         Align(4));
  }
}

/// Packs the strips of a group, if at all, and multiplies each.
void PackedTask::emitStrips(Value *row, Value *k, Value *isLast) {
  Value *firstRow = b.CreateAdd(origin.row, row);
  if (!tiling.packLhs) {
    Value *strip = c.lhs.plain->base(b, origin.batch);
    strip = offset(strip, firstRow, shape.lhsRow);
    strip = offset(strip, k, shape.lhsUnit / lhs.elements);
    return emitStrip(row, strip, k, isLast);
  }
  Value *size = b.getInt64(int64_t(group) * tiling.rows);
  Value *rowCount = smaller(size, b.CreateSub(rows, row));
  Value *kCount = countFrom(k);
  OperandBlock block{origin.batch, firstRow, rowCount, k, kCount};
  if (!packsAlongRows()) {
    Packer packer(b, machine, c.lhs, lhs, tiling.lanes);
    packer.strip(block, units, stripRow, strips,
                 isWhole(c, tiling, int64_t(tiling.lanes) * lhs.elements));
    return emitStrip(row, strips, k, isLast);
  }
  Packer packer(b, machine, c.lhs, lhs, stripLanes());
  packer.stripsAlongRows(block, tiling.rows, units, stripBytes, strips,
                         isWhole(c.m, tiling.blockM, tiling.rows),
                         isWhole(c, tiling, lhs.elements));
  emitLoop(b, b.getInt64(0), rowCount, b.getInt64(tiling.rows),
           [&](Value *within) {
             Value *number = b.CreateUDiv(within, b.getInt64(tiling.rows));
             emitStrip(b.CreateAdd(row, within),
                       offset(strips, number, stripBytes), k, isLast);
           });
}

void PackedTask::emitStrip(Value *row, Value *strip, Value *k, Value *isLast) {
  Value *rowCount = smaller(b.getInt64(tiling.rows), b.CreateSub(rows, row));
  auto panelAt = [&](Value *column) -> Value * {
    if (tiling.packRhs)
      return offset(panels, b.CreateSDiv(column, b.getInt64(width)),
                    panelBytes);
    int64_t bytes = byteSize(rhs.type);
    Value *base = c.rhs.plain->base(b, origin.batch);
    base = offset(base, b.CreateAdd(origin.column, column), bytes);
    return offset(base, k, c.rhs.plain->kStride * bytes);
  };
  Value *whole = b.CreateSub(columns, b.CreateSRem(columns, b.getInt64(width)));
  emitLoop(b, b.getInt64(0), whole, b.getInt64(width), [&](Value *column) {
    emitTile(row, rowCount, strip, panelAt(column), column, tiling.vectors,
             nullptr, isLast);
  });
  int64_t edge = c.n % width;
  if (edge)
    emitIf(b, b.CreateICmpSLT(whole, columns), [&] {
      emitTile(row, rowCount, strip, panelAt(whole), whole,
               divideCeil(edge, tiling.lanes), b.getInt64(edge), isLast);
    });
}

void PackedTask::emitTile(Value *row, Value *rowCount, Value *strip,
                          Value *panel, Value *column, unsigned vectors,
                          Value *columnsLeft, Value *isLast) {
  Value *tile = tiles;
  if (!oneBlock()) {
    int64_t bytes = c.accumulator == ElementType::F64 ? 8 : 4;
    tile = offset(offset(tiles, row, tileRow), column, bytes);
  }
  Function *parent = b.GetInsertBlock()->getParent();
  auto call = [&](unsigned rowsOfKernel) {
    MicroShape variant = shape;
    variant.rows = rowsOfKernel;
    variant.vectors = vectors;
    unsigned edge = c.n % tiling.lanes;
    if (columnsLeft && (!tiling.packRhs || leavesColumns()))
      variant.lastColumns = edge;
    Function *kernel = microKernel(*parent->getParent(), machine,
                                   parent->getName().str(), variant);
    b.CreateCall(kernel, {strip, panel, tile, units, isFirst});
  };
  unsigned rest = c.m % tiling.rows;
  Value *isFull = b.CreateICmpEQ(rowCount, b.getInt64(tiling.rows));
  if (rest == 0 || c.m < tiling.rows)
    isFull = b.getInt1(rest == 0);
  emitIf(b, isFull, [&] { call(tiling.rows); }, [&] { call(rest); });
  emitIf(b, isLast, [&] {
    emitEpilogue(row, rowCount, tile, column, vectors, columnsLeft);
  });
}

void PackedTask::emitEpilogue(Value *row, Value *rowCount, Value *tile,
                              Value *column, unsigned vectors,
                              Value *columnsLeft) {
  ScalarEmitter emitter(b, machine, tiling.lanes);
  VectorCode code(b, machine);
  Type *type = FixedVectorType::get(
      isFloat(c.accumulator)
          ? emitter.registerType(c.accumulator)->getScalarType()
          : b.getInt32Ty(),
      tiling.lanes);
  int64_t vectorBytes = type->getPrimitiveSizeInBits() / 8;
  SmallVector<Value *> masks;
  for (unsigned vector = 0; vector < vectors; ++vector)
    masks.push_back(columnsLeft && vector + 1 == vectors
                        ? emitter.laneMask(b.CreateSub(
                              columnsLeft, b.getInt64(vector * tiling.lanes)))
                        : nullptr);
  emitLoop(b, b.getInt64(0), rowCount, b.getInt64(1), [&](Value *i) {
    Value *line = offset(tile, i, tileRow);
    for (unsigned vector = 0; vector < vectors; ++vector) {
      Value *address =
          b.CreateConstGEP1_64(b.getInt8Ty(), line, vector * vectorBytes);
      Value *sum = b.CreateAlignedLoad(type, address, Align(4));
      if (!isFloat(c.accumulator))
        sum = b.CreateTrunc(sum, emitter.registerType(c.accumulator));
      Coordinates at{
          origin.batch, b.CreateAdd(origin.row, b.CreateAdd(row, i)),
          b.CreateAdd(origin.column,
                      b.CreateAdd(column, b.getInt64(vector * tiling.lanes))),
          true, masks[vector]};
      c.epilogue(emitter, at, {sum});
    }
  });
}

/// The transposed problem: result[n, m] = sum over k of rhs[n, k] * lhs[m, k].
Contraction transposed(const Contraction &c) {
  Contraction other = c;
  std::swap(other.m, other.n);
  std::swap(other.lhs, other.rhs);
  other.epilogue = [original = c.epilogue](ScalarEmitter &emitter,
                                           const Coordinates &at, Element sum) {
    original(emitter,
             {at.batch, at.column, at.row, !at.lanesAlongColumn, at.mask}, sum);
  };
  return other;
}

} // namespace

int64_t taskCount(const Contraction &c, const Tiling &tiling) {
  int64_t m = tiling.swapped ? c.n : c.m, n = tiling.swapped ? c.m : c.n;
  return c.batch * int64_t(divideCeil(m, tiling.blockM)) *
         int64_t(divideCeil(n, tiling.blockN));
}

KeptOperand keptOperand(const Contraction &contraction, const Tiling &tiling) {
  if (!usesTiles(tiling))
    return {};
  const Contraction c = tiling.swapped ? transposed(contraction) : contraction;
  return {tiling.swapped, bytesOfForm(c, tiling)};
}

void emitContractionTask(IRBuilderBase &b, const Capabilities &machine,
                         const Contraction &contraction, const Tiling &tiling,
                         Workspace &workspace, Value *task) {
  std::optional<Contraction> turned;
  if (tiling.swapped)
    turned = transposed(contraction);
  const Contraction &c = turned ? *turned : contraction;
  Value *rowBlocks = b.getInt64(divideCeil(c.m, tiling.blockM));
  Value *columnBlocks = b.getInt64(divideCeil(c.n, tiling.blockN));
  Coordinates origin;
  // Where batches differ in work, threads get pieces of all of them.
  Value *batches = b.getInt64(c.batch);
  Value *inBatch = c.depth ? b.CreateUDiv(task, batches) : task;
  Value *inRows = b.CreateUDiv(inBatch, rowBlocks);
  origin.batch = c.depth ? b.CreateURem(task, batches)
                         : b.CreateUDiv(inRows, columnBlocks);
  origin.row =
      b.CreateMul(b.CreateURem(inBatch, rowBlocks), b.getInt64(tiling.blockM));
  origin.column = b.CreateMul(b.CreateURem(inRows, columnBlocks),
                              b.getInt64(tiling.blockN));
  auto left = [&](int64_t extent, Value *from, int64_t block) {
    return b.CreateBinaryIntrinsic(Intrinsic::smin, b.getInt64(block),
                                   b.CreateSub(b.getInt64(extent), from));
  };
  Value *rows = left(c.m, origin.row, tiling.blockM);
  Value *columns = left(c.n, origin.column, tiling.blockN);
  switch (tiling.kernel) {
  case MicroKernel::General:
    return emitGeneralTask(b, machine, c, tiling, origin, rows, columns);
  case MicroKernel::Streaming:
    return emitStreamingTask(b, machine, c, tiling, origin, columns);
  case MicroKernel::Reducing:
    return emitReducingTask(b, machine, c, tiling, origin, rows, columns);
  case MicroKernel::TileBf16:
  case MicroKernel::TileInt8:
    return emitTileTask(b, machine, c, tiling, workspace, origin, rows,
                        columns);
  default:
    return PackedTask(b, machine, c, tiling, workspace, origin, rows, columns)
        .emit();
  }
}

} // namespace tesela::cpu
