// Which register tile, which operands are packed, which blocks.
#include "target/cpu/ContractionBlocks.h"
#include "target/cpu/ContractionPacking.h"
#include "target/cpu/ContractionTiles.h"

#include "target/cpu/FloatFormat.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

namespace tesela::cpu {

using llvm::alignTo;
using llvm::divideCeil;

//===- Register tiles ------------------------------------------------------===

/// The fraction of a grid of tiles that is real work.
static double filled(int64_t extent, int64_t tile) {
  return double(extent) / double(alignTo(std::max<int64_t>(extent, 1), tile));
}

/// Rows and vectors whose accumulators, one row of the panel and one broadcast
/// fit the registers; measured (facts): every tile of at least two vectors and
/// twelve accumulators reaches 98 % of the peak, one vector is bound by
/// broadcasts. Eight, as many as two units of four cycles have under way, leave
/// nothing to wait with: 4x2 of AVX2 79 % of f32 1024^3's peak where 5x2, 6x2
/// and 4x3 reach 89. So: waste least, then move least data.
void chooseRegisterTile(Tiling &tiling, const Contraction &c,
                        const Capabilities &machine) {
  unsigned registers = machine.vectorRegisters;
  double best = 0;
  for (unsigned vectors = 1; vectors <= 4; ++vectors)
    for (unsigned rows = 1; rows <= 30; ++rows) {
      if (rows * vectors + vectors + 1 > registers)
        break;
      double cycles =
          std::max({double(rows * vectors), 9.0, 1.15 * (rows + vectors)});
      int64_t width = int64_t(vectors) * tiling.lanes;
      double useful = filled(c.m, rows) * filled(c.n, width);
      double traffic = 1.0 / rows + 1.0 / double(width);
      double rate = useful * rows * vectors / cycles * (1 - 0.3 * traffic);
      // A remainder needs a kernel of its own: a third more to compile.
      rate *= (c.m % rows ? 0.97 : 1) * (c.n % width ? 0.97 : 1);
      if (rate > best) {
        best = rate;
        tiling.rows = rows;
        tiling.vectors = vectors;
      }
    }
}

//===- Blocks --------------------------------------------------------------===

static bool canUseDirectly(const ContractionOperand &operand,
                           const UnitFormat &format) {
  return operand.plain && operand.type == format.type && !format.flipSign;
}

/// lhs is read by broadcasts: rows may lie anywhere as long as neighbours
/// along k are neighbours; but rows that crowd into the same sets of the first
/// cache had better be copied.
bool packsLhs(const Contraction &c, const Tiling &tiling) {
  UnitFormat format = lhsFormat(c, tiling);
  if (!canUseDirectly(c.lhs, format))
    return true;
  int64_t bytes = byteSize(format.type);
  if (c.lhs.plain->kStride != 1)
    return format.elements != 1 || c.k > 64;
  if (c.k % format.elements != 0)
    return true;
  bool crowds = c.lhs.plain->rowStride * bytes % 2048 == 0;
  return crowds && tiling.rows > 8 && c.m > 8;
}

bool packsRhs(const Contraction &c, const Tiling &tiling,
              const Capabilities &machine) {
  UnitFormat format = rhsFormat(c, tiling);
  if (format.elements != 1 || !canUseDirectly(c.rhs, format) ||
      c.rhs.plain->rowStride != 1)
    return true;
  int64_t bytes = c.k * c.n * int64_t(byteSize(format.type));
  // A copy pays when panels are used many times or lie far apart: beyond the
  // second cache rows of a panel are read one line here, one line there (32 x
  // 4096 x 4096 of f32: 12.7 ms, in place 29.6; 1024 x 1024: 0.75 and 1.4).
  return bytes > int64_t(machine.l2) ||
         (c.m > 4 * int64_t(tiling.rows) && bytes > int64_t(machine.l2 / 4));
}

void chooseBlocks(Tiling &tiling, const Contraction &c,
                  const Capabilities &machine, unsigned threads) {
  UnitFormat left = lhsFormat(c, tiling), right = rhsFormat(c, tiling);
  int64_t width = int64_t(tiling.vectors) * tiling.lanes;
  int64_t rhsBytes = std::max(1u, right.bytes() / right.elements);
  // The packed block of rhs takes half of the second cache, 768 KiB at most.
  int64_t budget = std::min<int64_t>(machine.l2 / 2, 768 << 10);
  int64_t multiple = 16 * left.elements;
  tiling.blockK = std::max<int64_t>(c.k, 1);
  int64_t longest = 1024 * std::max(1u, left.elements);
  auto columnsOf = [&](int64_t k) {
    return std::max<int64_t>(budget / (k * rhsBytes), width) / width * width;
  };
  // A strip is packed once per block of columns. Where its rows lie next to
  // each other that reads far apart: then rather few wide blocks of a short
  // part of k, whose sums wait (1024^3 in f32: 147 GFLOP/s against 126).
  bool scattered = tiling.packLhs && !c.lhs.lanesAlongK &&
                   c.n > 2 * columnsOf(std::min(tiling.blockK, longest));
  if (scattered)
    longest = 256 * std::max(1u, left.elements);
  if (tiling.blockK > longest) {
    int64_t blocks = divideCeil(tiling.blockK, longest);
    tiling.blockK = alignTo(divideCeil(c.k, blocks), multiple);
  }
  tiling.blockN = columnsOf(tiling.blockK);
  if (scattered)
    tiling.blockN =
        alignTo(divideCeil(c.n, divideCeil(c.n, tiling.blockN)), width);
  if (tiling.blockN >= c.n)
    tiling.blockN = alignTo(std::max<int64_t>(c.n, 1), width);
  tiling.blockM = alignTo(std::max<int64_t>(c.m, 1), tiling.rows);
  // Sums wait in a block of their own. 1 MiB of it is more than is left of the
  // second cache, but rhs is packed again for each block of rows: with a
  // transposed lhs 84 % of the peak, with half of it 81 (1024^3 of f32).
  if (tiling.blockK < c.k) {
    int64_t sums =
        std::min<int64_t>(machine.l2 / 2, 1 << 20) / (tiling.blockN * 4);
    int64_t blocks = divideCeil(c.m, std::max<int64_t>(sums, 1));
    tiling.blockM = alignTo(divideCeil(c.m, blocks), tiling.rows);
  }
  // Enough tasks for the threads, halving columns first (each then packs its
  // own part of rhs), then rows.
  auto tasks = [&] { return taskCount(c, tiling); };
  double work = 2.0 * c.batch * c.m * c.n * c.k;
  int64_t wanted = threads == 1 || work < 2e6 ? 1 : 3 * int64_t(threads);
  if (c.depth) // most of the work may be in one batch
    wanted *= c.batch;
  while (tasks() < wanted && tiling.blockN >= 4 * width)
    tiling.blockN = alignTo(tiling.blockN / 2, width);
  while (tasks() < wanted && tiling.blockM >= 4 * int64_t(tiling.rows))
    tiling.blockM = alignTo(tiling.blockM / 2, tiling.rows);
}

//===- Tile registers ------------------------------------------------------===

/// Can tiles of lhs be loaded where its rows lie?
bool loadsTilesOfLhs(const Contraction &c, const Tiling &tiling) {
  UnitFormat format = lhsFormat(c, tiling);
  if (!canUseDirectly(c.lhs, format) || c.lhs.plain->kStride != 1 ||
      c.k % (16 * format.elements) != 0)
    return false;
  // The second tile of a strip has one row at least.
  int64_t rest = c.m % tiling.rows;
  return rest == 0 || rest > 16 || tiling.rows == 16;
}

/// The longest piece of k whose strip (32 rows) takes two thirds of the first
/// cache, in pieces of the same length.
static void chooseTileDepth(Tiling &tiling, const Contraction &c,
                            const Capabilities &machine) {
  int64_t stepK = 16 * int64_t(lhsFormat(c, tiling).elements);
  int64_t steps = divideCeil(std::max<int64_t>(c.k, 1), stepK);
  auto most = int64_t(machine.l1 * 2 / 3 / (tiling.rows * 64));
  int64_t pieces = divideCeil(steps, std::max<int64_t>(most, 1));
  int64_t innerSteps = divideCeil(steps, pieces);
  tiling.innerK = innerSteps * stepK;
  // At most 32 steps are packed at once: panels of 64 KiB, sixteen of which fit
  // half of the second cache. A strip of lhs is fetched and packed once for all
  // of them. With panels four times as long, and four of them, bf16 of
  // 1024x4096x4096 reached 35 % of the peak, with these 50; twice as long 46,
  // half as long, where sums wait twice as often, 50 as well.
  int64_t blocks = divideCeil(steps, 32);
  tiling.blockK = divideCeil(pieces, blocks) * tiling.innerK;
}

void chooseTileBlocks(Tiling &tiling, const Contraction &c,
                      const Capabilities &machine, unsigned threads) {
  chooseTileDepth(tiling, c, machine);
  int64_t width = 16 * int64_t(tiling.vectors);
  int64_t columns = std::max<int64_t>(c.n, 1), rows = std::max<int64_t>(c.m, 1);
  // Panels take half of the second cache: 1 MiB is as good as 256 KiB (94 % of
  // the peak), 1.5 MiB loses a fifth.
  TileLayout one(c, tiling);
  int64_t panelBytes = divideCeil(std::min(tiling.blockK, c.k), one.stepK) *
                       one.columnTiles * 1024;
  auto budget = int64_t(std::min<uint64_t>(machine.l2 / 2, 1 << 20));
  int64_t fits = std::max<int64_t>(budget / panelBytes, 1) * width;
  int64_t columnBlocks = divideCeil(columns, fits), rowBlocks = 1;
  if (tiling.blockK < c.k) {
    // Sums of all rows wait, in the third cache where they are many: they come
    // and go in the order they lie. Packing rhs anew for fewer rows costs more:
    // of the same product 44 % with 512 rows, 34 with 256.
    int64_t blockN = divideCeil(columns, columnBlocks);
    int64_t most = std::max<int64_t>((8 << 20) / (blockN * 4), tiling.rows);
    rowBlocks = divideCeil(rows, most);
  }
  // Enough tasks for the threads. A block of columns more packs all of lhs
  // once more, a block of rows all of rhs: the one that lies worse not.
  bool scattered = tiling.packLhs && !c.lhs.lanesAlongK && !c.rhs.lanesAlongK;
  double work =
      2.0 * double(c.batch) * double(rows) * double(columns) * double(c.k);
  int64_t wanted = threads == 1 || work < 2e7 ? 1 : 2 * int64_t(threads);
  while (c.batch * columnBlocks * rowBlocks < wanted) {
    bool byColumns = columns / columnBlocks >= 4 * width;
    bool byRows = rows / rowBlocks >= 4 * int64_t(tiling.rows);
    if (byColumns && (!byRows || (rows <= columns && !scattered)))
      columnBlocks *= 2;
    else if (byRows)
      rowBlocks *= 2;
    else
      break;
  }
  tiling.blockN = alignTo(divideCeil(columns, columnBlocks), width);
  tiling.blockM = alignTo(divideCeil(rows, rowBlocks), tiling.rows);
}

//===- Without packing -----------------------------------------------------===

/// Halves blocks until every thread has something to do.
static void splitTasks(Tiling &tiling, const Contraction &c, unsigned threads,
                       int64_t width) {
  double work = 2.0 * c.batch * c.m * c.n * c.k;
  int64_t wanted = threads == 1 || work < 1e5 ? 1 : 3 * int64_t(threads);
  while (taskCount(c, tiling) < wanted && tiling.blockN >= 2 * width)
    tiling.blockN = alignTo(tiling.blockN / 2, width);
  while (taskCount(c, tiling) < wanted &&
         tiling.kernel != MicroKernel::Streaming &&
         tiling.blockM >= 2 * int64_t(tiling.rows))
    tiling.blockM = alignTo(tiling.blockM / 2, tiling.rows);
}

/// All rows at once; as many columns as fit half of the first cache.
static void chooseStreaming(Tiling &tiling, const Contraction &c,
                            const Capabilities &machine, unsigned threads) {
  tiling.rows = unsigned(std::max<int64_t>(c.m, 1));
  // Sums are loaded and stored once for so many products. Elements of lhs that
  // no register is left for are loaded with the products: 8 x 1024 x 1024 of
  // f32 takes 0.33 ms with four, 0.48 with one.
  tiling.unroll = std::max(4u, machine.vectorRegisters / 4 / tiling.rows);
  tiling.blockM = tiling.rows;
  int64_t bytes = int64_t(byteSize(c.accumulator)) * tiling.rows;
  int64_t fits = int64_t(machine.l1 / 2) / bytes / tiling.lanes * tiling.lanes;
  // A row of a block is a run of memory. Runs of 2 KiB are read at 25 GB/s,
  // those of 512 bytes at 21, and no faster if they are prefetched: blocks are
  // shorter only if threads would stand idle.
  int64_t columns = std::max<int64_t>(c.n, 1);
  int64_t runs = columns * int64_t(byteSize(c.rhs.type)) / 2048;
  double work =
      2.0 * double(c.batch) * double(c.m) * double(columns) * double(c.k);
  int64_t idle =
      threads == 1 || work < 1e5
          ? 1
          : int64_t(divideCeil(threads, std::max<int64_t>(c.batch, 1)));
  int64_t blocks =
      std::clamp<int64_t>(runs, idle, std::max(idle, 3 * int64_t(threads)));
  blocks =
      std::min(blocks, int64_t(divideCeil(columns, 4 * int64_t(tiling.lanes))));
  tiling.blockN = std::clamp<int64_t>(
      alignTo(divideCeil(columns, std::max<int64_t>(blocks, 1)), tiling.lanes),
      tiling.lanes, std::max<int64_t>(fits, tiling.lanes));
}

static void chooseGeneral(Tiling &tiling, const Contraction &c,
                          const Capabilities &machine, unsigned threads) {
  unsigned parts = isComplex(c.accumulator) ? 2 : 1;
  tiling.rows = unsigned(std::clamp<int64_t>(c.m, 1, 4));
  unsigned room = machine.vectorRegisters * 3 / 4 / (tiling.rows * parts);
  auto useful = unsigned(std::min<int64_t>(
      4, divideCeil(std::max<int64_t>(c.n, 1), tiling.lanes)));
  tiling.vectors = std::clamp(room, 1u, std::max(useful, 1u));
  tiling.unroll = 1;
  int64_t width = int64_t(tiling.vectors) * tiling.lanes;
  tiling.blockM = alignTo(std::max<int64_t>(c.m, 1), tiling.rows);
  tiling.blockN = alignTo(std::max<int64_t>(c.n, 1), width);
  splitTasks(tiling, c, threads, width);
}

/// Up to four rows and as many columns as leave registers for a row of each; a
/// column is a vector here. Of 3 x 16384 x 288 the rows at once take 0.3 ms,
/// one after the other 1.2.
static void chooseReducing(Tiling &tiling, const Contraction &c,
                           const Capabilities &machine, unsigned threads) {
  tiling.rows = unsigned(std::clamp<int64_t>(c.m, 1, 4));
  unsigned parts = isComplex(c.accumulator) ? 2 : 1;
  tiling.vectors = tiling.lanes;
  while (tiling.vectors > 1 &&
         (tiling.rows * (tiling.vectors + 1) + 1) * parts >
             machine.vectorRegisters)
    tiling.vectors /= 2;
  tiling.blockM = alignTo(std::max<int64_t>(c.m, 1), tiling.rows);
  tiling.blockN = alignTo(std::max<int64_t>(c.n, 1), tiling.lanes);
  splitTasks(tiling, c, threads, tiling.lanes);
}

void chooseUnpacked(Tiling &tiling, const Contraction &c,
                    const Capabilities &machine, unsigned threads) {
  tiling.packLhs = tiling.packRhs = false;
  tiling.blockK = std::max<int64_t>(c.k, 1);
  if (tiling.kernel == MicroKernel::Streaming)
    chooseStreaming(tiling, c, machine, threads);
  else if (tiling.kernel == MicroKernel::General)
    chooseGeneral(tiling, c, machine, threads);
  else
    chooseReducing(tiling, c, machine, threads);
}

} // namespace tesela::cpu
