#include "target/cpu/ContractionTiles.h"

#include "target/cpu/ContractionPacking.h"
#include "target/cpu/KernelFunction.h"
#include "target/cpu/TileRegisters.h"

#include "llvm/Support/MathExtras.h"

#include <cassert>
#include <numeric>

namespace tesela::cpu {

using namespace llvm;

bool usesTiles(const Tiling &tiling) {
  return tiling.kernel == MicroKernel::TileBf16 ||
         tiling.kernel == MicroKernel::TileInt8;
}

TileLayout::TileLayout(const Contraction &c, const Tiling &tiling)
    : rowTiles(tiling.rows / 16), columnTiles(tiling.vectors) {
  assert(c.k > 0 && "nothing to multiply");
  UnitFormat lhs = lhsFormat(c, tiling);
  stepK = int64_t(16) * lhs.elements;
  int64_t blockK = std::min(tiling.blockK, c.k);
  blockSteps = divideCeil(blockK, stepK);
  innerSteps = divideCeil(std::min(tiling.innerK, blockK), stepK);
  panels = divideCeil(std::min(tiling.blockN, c.n), columnTiles * 16);
  // A line more: panels do not begin at the same place of a page, which
  // packing along rows of rhs would crowd into few sets of the cache.
  panelBytes = blockSteps * columnTiles * 1024 + 64;
  stripBytes = innerSteps * rowTiles * 1024;
  int64_t strips = 1;
  if (tiling.blockK < c.k)
    strips = divideCeil(std::min(tiling.blockM, c.m), tiling.rows);
  if (tiling.innerK < c.k)
    sumsBytes = strips * panels * sumBytes();
}

uint64_t bytesOfForm(const Contraction &c, const Tiling &tiling) {
  TileLayout layout(c, tiling);
  return uint64_t(c.batch) * divideCeil(c.n, tiling.blockN) *
         divideCeil(c.k, tiling.blockK) * uint64_t(layout.blockBytes());
}

namespace {

/// The order of members is that of the text in the header.
class TileTask {
public:
  TileTask(IRBuilderBase &b, const Capabilities &machine, const Contraction &c,
           const Tiling &tiling, Workspace &workspace,
           const Coordinates &origin, Value *rows, Value *columns)
      : b(b), machine(machine), c(c), tiling(tiling), layout(c, tiling),
        origin(origin), rows(rows), columns(columns), lhs(lhsFormat(c, tiling)),
        rhs(rhsFormat(c, tiling)), width(layout.columnTiles * 16),
        registers(b, layout.rowTiles, layout.columnTiles,
                  tileProduct(tiling.kernel, lhs, rhs)) {
    scratch = workspace.take(b, 2 * layout.sumBytes());
    ownPanels = panels = workspace.take(b, layout.blockBytes());
    if (tiling.packLhs)
      strip = workspace.take(b, layout.stripBytes);
    if (layout.sumsBytes)
      sums = workspace.take(b, layout.sumsBytes);
    panelCount = b.CreateSDiv(b.CreateAdd(columns, b.getInt64(width - 1)),
                              b.getInt64(width));
  }

  void emit();

private:
  void emitBlock(Value *k, Value *isLast);
  void emitStrip(Value *row, Value *k, Value *isLast);
  void packPanels(Value *k, Value *kCount);
  void findPanels(Value *k, Value *kCount);
  void packPiece(Value *piece);
  Value *plainRow(Value *row);
  void configure();
  void emitPiece(Value *piece);
  void emitLastPiece(unsigned piece);
  void emitFirstStep(Value *panel, Value *piece, Value *pending);
  void emitStep(Value *panel, Value *piece, Value *step);
  void emitRows(Value *panel, Value *firstRow, int64_t count);
  void emitVectors(Value *panel, Value *line);

  Value *offset(Value *base, Value *index, int64_t stride) {
    return b.CreateGEP(b.getInt8Ty(), base,
                       b.CreateMul(index, b.getInt64(stride)));
  }
  Value *smaller(Value *x, Value *y) {
    return b.CreateBinaryIntrinsic(Intrinsic::smin, x, y);
  }
  Value *scratchOf(Value *panel) {
    return offset(scratch, b.CreateAnd(panel, b.getInt64(1)),
                  layout.sumBytes());
  }
  Value *sumsAt(Value *panel) {
    return offset(stripSums, panel, layout.sumBytes());
  }
  TileOperand lhsAt(Value *piece, Value *step);
  void multiply(Value *panel, Value *piece, Value *step, Value *pending);
  void fetchAhead(Value *panel, Value *piece, Value *step);
  TileOperand rhsAt(Value *panel, Value *step) {
    Value *base = offset(panels, panel, layout.panelBytes);
    return {offset(base, step, layout.columnTiles * 1024), b.getInt64(64),
            b.getInt64(1024)};
  }
  Value *stepOf(Value *piece, Value *step) {
    return b.CreateAdd(b.CreateMul(piece, b.getInt64(layout.innerSteps)), step);
  }
  bool oneBlock() const { return tiling.blockK >= c.k; }
  /// Steps of the last block, pieces of it, steps of the last of these.
  int64_t lastBlockSteps() const {
    int64_t rest = c.k - (divideCeil(c.k, tiling.blockK) - 1) * tiling.blockK;
    return divideCeil(oneBlock() ? c.k : rest, layout.stepK);
  }
  int64_t lastBlockPieces() const {
    return divideCeil(lastBlockSteps(), layout.innerSteps);
  }
  int64_t lastSteps() const {
    return lastBlockSteps() - (lastBlockPieces() - 1) * layout.innerSteps;
  }

  IRBuilderBase &b;
  const Capabilities &machine;
  const Contraction &c;
  const Tiling &tiling;
  TileLayout layout;
  Coordinates origin;
  Value *rows, *columns;
  UnitFormat lhs, rhs;
  int64_t width;
  TileRegisters registers;
  Value *scratch = nullptr, *sums = nullptr;
  Value *ownPanels = nullptr, *panels = nullptr; // of the block
  Value *strip = nullptr;                        // packed
  Value *plain = nullptr; // where the rows of the strip lie at the block's k
  Value *blockStart = nullptr;
  Value *panelCount = nullptr, *isFirstBlock = nullptr;
  Value *stripRow = nullptr, *rowCount = nullptr, *stripSums = nullptr;
};

void TileTask::emit() {
  Value *zero = b.getInt64(0);
  if (oneBlock()) {
    isFirstBlock = b.getTrue();
    emitBlock(zero, b.getTrue());
  } else {
    emitLoop(b, zero, b.getInt64(c.k), b.getInt64(tiling.blockK),
             [&](Value *k) {
               isFirstBlock = b.CreateICmpEQ(k, zero);
               Value *next = b.CreateAdd(k, b.getInt64(tiling.blockK));
               emitBlock(k, b.CreateICmpSGE(next, b.getInt64(c.k)));
             });
  }
  registers.release();
}

void TileTask::emitBlock(Value *k, Value *isLast) {
  Value *kCount =
      smaller(b.getInt64(tiling.blockK), b.CreateSub(b.getInt64(c.k), k));
  findPanels(k, kCount);
  emitLoop(b, b.getInt64(0), rows, b.getInt64(tiling.rows),
           [&](Value *row) { emitStrip(row, k, isLast); });
}

void TileTask::packPanels(Value *k, Value *kCount) {
  Packer packer(b, machine, c.rhs, rhs, tiling.lanes);
  packer.tilePanels({origin.batch, origin.column, columns, k, kCount},
                    layout.columnTiles, layout.panelBytes, panels,
                    c.n % width == 0, c.k % layout.stepK == 0);
}

/// The panels of a block: packed now, or kept since an earlier call.
void TileTask::findPanels(Value *k, Value *kCount) {
  if (!c.rhs.kept)
    return packPanels(k, kCount);
  KeptForm kept = c.rhs.kept(b);
  Value *none = ConstantPointerNull::get(b.getPtrTy());
  // Blocks follow each other by batch, columns, k.
  auto follow = [&](Value *outer, int64_t extent, int64_t size, Value *inner) {
    return b.CreateAdd(
        b.CreateMul(outer, b.getInt64(int64_t(divideCeil(extent, size)))),
        b.CreateSDiv(inner, b.getInt64(size)));
  };
  Value *block = follow(origin.batch, c.n, tiling.blockN, origin.column);
  block = follow(block, c.k, tiling.blockK, k);
  Value *hasForm = b.CreateICmpNE(kept.form, none);
  panels = b.CreateSelect(
      hasForm, offset(kept.form, block, layout.blockBytes()), ownPanels);
  emitIf(
      b, b.CreateICmpNE(kept.isFilled, none), [] {},
      [&] { packPanels(k, kCount); });
}

/// Where a row of lhs lies at the first k of the block.
Value *TileTask::plainRow(Value *row) {
  int64_t bytes = byteSize(lhs.type);
  Value *at =
      offset(c.lhs.plain->base(b, origin.batch), b.CreateAdd(origin.row, row),
             c.lhs.plain->rowStride * bytes);
  return offset(at, blockStart, bytes);
}

/// Piece by piece, for more than a piece would not stay in the first cache.
void TileTask::packPiece(Value *piece) {
  if (!tiling.packLhs || tiling.copyLhs)
    return;
  int64_t innerK = layout.innerSteps * layout.stepK;
  Value *within = b.CreateMul(piece, b.getInt64(innerK));
  Value *k = b.CreateAdd(blockStart, within);
  Value *end = smaller(b.CreateAdd(blockStart, b.getInt64(tiling.blockK)),
                       b.getInt64(c.k));
  Value *kCount = smaller(b.getInt64(innerK), b.CreateSub(end, k));
  Packer packer(b, machine, c.lhs, lhs, tiling.lanes);
  packer.tileStrip(
      {origin.batch, b.CreateAdd(origin.row, stripRow), rowCount, k, kCount},
      layout.rowTiles, strip, c.k % layout.stepK == 0);
}

TileOperand TileTask::lhsAt(Value *piece, Value *step) {
  if (tiling.packLhs)
    return {offset(strip, step, layout.rowTiles * 1024), b.getInt64(64),
            b.getInt64(1024)};
  int64_t rowBytes = c.lhs.plain->rowStride * int64_t(byteSize(lhs.type));
  return {offset(plain, stepOf(piece, step), 64), b.getInt64(rowBytes),
          b.getInt64(16 * rowBytes)};
}

/// Rows that do not exist are not multiplied, and where lhs is not packed not
/// read.
void TileTask::configure() {
  unsigned rest = c.m % tiling.rows;
  if (rest == 0)
    return registers.configure(tiling.rows);
  Value *isFull = b.CreateICmpEQ(rowCount, b.getInt64(tiling.rows));
  emitIf(
      b, c.m < tiling.rows ? b.getFalse() : isFull,
      [&] { registers.configure(tiling.rows); },
      [&] { registers.configure(rest); });
}

void TileTask::emitStrip(Value *row, Value *k, Value *isLast) {
  stripRow = row;
  rowCount = smaller(b.getInt64(tiling.rows), b.CreateSub(rows, row));
  stripSums = sums;
  if (!oneBlock())
    stripSums = offset(sums, b.CreateSDiv(row, b.getInt64(tiling.rows)),
                       layout.panels * layout.sumBytes());
  blockStart = k;
  if (tiling.copyLhs || !tiling.packLhs)
    plain = plainRow(row);
  configure();
  int64_t all = divideCeil(layout.blockSteps, layout.innerSteps);
  int64_t before = lastBlockPieces() - 1;
  Value *pieces = b.CreateSelect(isLast, b.getInt64(before), b.getInt64(all));
  if (sums)
    emitLoop(b, b.getInt64(0), pieces, b.getInt64(1),
             [&](Value *piece) { emitPiece(piece); });
  emitIf(
      b, isLast, [&] { emitLastPiece(unsigned(before)); },
      [&] { registers.store(sumsAt(b.CreateSub(panelCount, b.getInt64(1)))); });
}

/// Products of one piece of k that is not the last: sums go on.
void TileTask::emitPiece(Value *piece) {
  Value *zero = b.getInt64(0), *one = b.getInt64(1);
  packPiece(piece);
  emitLoop(b, zero, panelCount, one, [&](Value *panel) {
    // What is in the registers: the panel before, the last one of the piece
    // before, or nothing of use.
    Value *isFirst = b.CreateICmpEQ(panel, zero);
    Value *previous =
        b.CreateSub(b.CreateSelect(isFirst, panelCount, panel), one);
    Value *isNothing = b.CreateAnd(isFirst, b.CreateICmpEQ(piece, zero));
    emitFirstStep(panel, piece,
                  b.CreateSelect(isNothing, scratch, sumsAt(previous)));
    emitLoop(b, one, b.getInt64(layout.innerSteps), one,
             [&](Value *step) { emitStep(panel, piece, step); });
  });
}

/// The last piece runs the epilogue `lag` panels behind. Two where there are
/// many panels: then its rows spread over all steps, what they read has long
/// been stored, and their stores come at an even pace (each occupies a buffer
/// of the first cache until its line arrives; 4 rows in every other step took
/// 5 cycles a line, 2 in each 3).
void TileTask::emitLastPiece(unsigned number) {
  Value *zero = b.getInt64(0), *one = b.getInt64(1);
  Value *piece = b.getInt64(number);
  int64_t steps = lastSteps(), lag = layout.panels >= 8 ? 2 : 1;
  int64_t behind = lag == 2 ? 0 : 1; // the first step with rows
  // Rows of a step, a power of 2: the same number each time.
  int64_t busy = std::max<int64_t>(steps - behind, 1);
  int64_t share = PowerOf2Ceil(divideCeil(tiling.rows, busy));
  int64_t shares = tiling.rows / share;
  Value *end = b.CreateAdd(panelCount, b.getInt64(lag));
  packPiece(piece);
  emitLoop(b, zero, end, one, [&](Value *panel) {
    Value *isMore = b.CreateICmpSLT(panel, panelCount);
    Value *isBehind = b.CreateICmpSGE(panel, b.getInt64(lag));
    Value *pending = scratchOf(b.CreateAdd(panel, one));
    if (number)
      pending = b.CreateSelect(b.CreateICmpEQ(panel, zero),
                               sumsAt(b.CreateSub(panelCount, one)), pending);
    auto multiply = [&](Value *step) {
      Value *isFirst = b.CreateICmpEQ(step, zero);
      emitIf(
          b, isMore,
          [&] {
            emitIf(
                b, isFirst, [&] { emitFirstStep(panel, piece, pending); },
                [&] { emitStep(panel, piece, step); });
          },
          [&] {
            Value *isLast = b.CreateICmpEQ(panel, panelCount);
            emitIf(b, b.CreateAnd(isFirst, isLast),
                   [&] { registers.store(pending); });
          });
    };
    if (behind)
      multiply(zero);
    emitLoop(b, zero, b.getInt64(shares), one, [&](Value *i) {
      Value *step = b.CreateAdd(i, b.getInt64(behind));
      if (steps > behind)
        multiply(step);
      emitIf(b, isBehind, [&] {
        emitRows(b.CreateSub(panel, b.getInt64(lag)),
                 b.CreateMul(i, b.getInt64(share)), share);
      });
    });
    if (shares + behind < steps)
      emitIf(b, isMore, [&] {
        emitLoop(b, b.getInt64(shares + behind), b.getInt64(steps), one,
                 [&](Value *step) { emitStep(panel, piece, step); });
      });
  });
}

void TileTask::emitFirstStep(Value *panel, Value *piece, Value *pending) {
  multiply(panel, piece, b.getInt64(0), pending);
}

void TileTask::emitStep(Value *panel, Value *piece, Value *step) {
  multiply(panel, piece, step, nullptr);
}

/// One step; `pending`: the first one, which stores the sums before there.
void TileTask::multiply(Value *panel, Value *piece, Value *step,
                        Value *pending) {
  Value *place = stepOf(piece, step);
  TileOperand left = lhsAt(piece, step), right = rhsAt(panel, place);
  Value *copy = nullptr, *to = left.address;
  if (tiling.copyLhs) {
    copy = b.CreateICmpEQ(panel, b.getInt64(0));
    int64_t rowBytes = c.lhs.plain->rowStride * int64_t(byteSize(lhs.type));
    left.address = b.CreateSelect(copy, offset(plain, place, 64), to);
    left.rowBytes = b.CreateSelect(copy, b.getInt64(rowBytes), b.getInt64(64));
    left.tileBytes =
        b.CreateSelect(copy, b.getInt64(16 * rowBytes), b.getInt64(1024));
  }
  if (!pending) {
    registers.step(left, right);
  } else {
    Value *isFresh =
        b.CreateAnd(isFirstBlock, b.CreateICmpEQ(piece, b.getInt64(0)));
    emitIf(
        b, isFresh, [&] { registers.step(left, right, pending, nullptr); },
        [&] { registers.step(left, right, pending, sumsAt(panel)); });
  }
  if (copy) {
    emitIf(b, copy, [&] { registers.storeLhs(to); });
    fetchAhead(panel, piece, step);
  }
}

/// The rows of the next strip, into the second cache, a share of them with each
/// step of this one: in the order they lie, which the hardware follows.
void TileTask::fetchAhead(Value *panel, Value *piece, Value *step) {
  int64_t share = divideCeil(tiling.rows, layout.panels);
  int64_t rowBytes = c.lhs.plain->rowStride * int64_t(byteSize(lhs.type));
  // How many steps of this strip came before: so many shares are fetched.
  Value *before = b.CreateMul(
      b.CreateAdd(b.CreateMul(piece, b.getInt64(layout.panels)), panel),
      b.getInt64(layout.innerSteps));
  Value *line = b.CreateMul(b.CreateAdd(before, step), b.getInt64(share));
  Value *steps = b.getInt64(layout.blockSteps);
  Value *row = b.CreateAdd(b.CreateUDiv(line, steps), b.getInt64(tiling.rows));
  Value *at =
      offset(offset(plain, row, rowBytes), b.CreateURem(line, steps), 64);
  for (int64_t i = 0; i < share; ++i)
    b.CreateIntrinsic(Intrinsic::prefetch, {b.getPtrTy()},
                      {b.CreateConstGEP1_64(b.getInt8Ty(), at, i * 64),
                       b.getInt32(0), b.getInt32(2), b.getInt32(1)});
}

/// The epilogue of `count` rows of a panel, whose sums are in the scratch.
void TileTask::emitRows(Value *panel, Value *firstRow, int64_t count) {
  emitLoop(b, b.getInt64(0), b.getInt64(count), b.getInt64(1), [&](Value *i) {
    Value *row = b.CreateAdd(firstRow, i);
    if (c.m % tiling.rows == 0)
      return emitVectors(panel, row);
    emitIf(b, b.CreateICmpSLT(row, rowCount), [&] { emitVectors(panel, row); });
  });
}

/// One row of a panel, as one vector: results narrower than sums then fill a
/// line of the cache with one store.
void TileTask::emitVectors(Value *panel, Value *row) {
  ScalarEmitter emitter(b, machine, unsigned(width));
  bool isReal = isFloat(c.accumulator);
  Type *scalar = isReal ? b.getFloatTy() : b.getInt32Ty();
  Value *sixteen = b.getInt64(16);
  Value *line = offset(offset(scratchOf(panel), b.CreateUDiv(row, sixteen),
                              layout.columnTiles * 1024),
                       b.CreateURem(row, sixteen), 64);
  Type *half = FixedVectorType::get(scalar, 16);
  Value *sum = b.CreateAlignedLoad(half, line, Align(64));
  if (layout.columnTiles == 2) {
    Value *next = b.CreateConstGEP1_64(b.getInt8Ty(), line, 1024);
    SmallVector<int, 32> all(32);
    std::iota(all.begin(), all.end(), 0);
    sum = b.CreateShuffleVector(sum, b.CreateAlignedLoad(half, next, Align(64)),
                                all);
  }
  if (!isReal)
    sum = b.CreateTrunc(sum, emitter.registerType(c.accumulator));
  Value *column = b.CreateMul(panel, b.getInt64(width));
  Value *mask = c.n % width == 0
                    ? nullptr
                    : emitter.laneMask(b.CreateSub(columns, column));
  Coordinates at{origin.batch,
                 b.CreateAdd(origin.row, b.CreateAdd(stripRow, row)),
                 b.CreateAdd(origin.column, column), true, mask};
  c.epilogue(emitter, at, {sum});
}

} // namespace

void emitTileTask(IRBuilderBase &b, const Capabilities &machine,
                  const Contraction &c, const Tiling &tiling,
                  Workspace &workspace, const Coordinates &origin, Value *rows,
                  Value *columns) {
  TileTask(b, machine, c, tiling, workspace, origin, rows, columns).emit();
}

} // namespace tesela::cpu
