// Contractions on tile registers (AMX): eight registers of 16 rows of 64 bytes.
// An instruction multiplies a tile of lhs, 16 rows of 16 units, with a tile of
// rhs, 16 units of 16 columns, and adds to a tile of 16 x 16 sums. Four sums,
// two tiles of lhs and two of rhs fill the registers: a step of four products
// needs four loads.
//
// What decides is where the loads come from. Measured as the fraction of the
// peak of a loop of products only (Xeon of family 6, model 207, 2 MiB of second
// cache; a strip is 32 rows of lhs, a panel 32 columns of rhs):
//
//     both in the first cache                                         98 %
//     both in the second, in any layout, order or prefetch        70 to 75
//     strip in the first, panel from the second by plain loads    72 to 95
//         (95 where both together leave room: 8 steps, not 16)
//     the same, panel by loads marked as not used again (tileloaddt1)
//         8, 16, 20 steps                                   95, 97 and 97
//
// So k is cut into pieces of 16 steps (Tiling::innerK): a strip of that length
// is 32 KiB and stays in the first cache, while panels stream past it. Where
// there are more pieces the sums wait in a block of their own, as tiles.
//
// Two more measurements give the loop its form. Storing the four tiles behind
// the last product costs 90 cycles of a block's 1024, because a register is not
// free for the next block before; storing each right before the next block's
// first use of it costs 20. And the epilogue of a block, run behind it, waits
// for those stores (72 % of the peak); run in pieces between the products of
// the next blocks, the same number of rows each time so that branches stay
// predictable, it leaves 90 %. Rounding to bf16 with more than one instruction
// a vector costs another tenth (FloatFormat.cpp).
//
// Operands that lie outside the second cache come at 2.5 ns a line of 64 bytes
// if nothing else is done, at 0.5 to 1 beside products if they are fetched in
// the order they lie (a line at a time at a stride of 2 or 4 KiB costs three
// times that). So the strip of the next rows is fetched into the second cache
// while this one is multiplied (1024 lines, 512 steps: 1 us of 12), and where
// its rows lie as tiles load them (Tiling::copyLhs) the first panel packs it:
// each tile is loaded in place and stored for the other panels. A strip is
// packed by pieces: two of them at once leave the first cache before they are
// used (of bf16 1024^3 a tenth of the time).
//
// Whole products, operands and result in the third cache, one core, best of
// three runs on random numbers (docs/performance.md has the last ones): bf16
// 1024^3 57 to 61 % of the peak, s8 x bf16 1024x512x2048 62 to 68, s8 1024^3 61
// to 68. On zeros, where the clock is a fifth faster and memory is not, 4 %
// less.
//
// How far the rest could hide behind the products was measured with the same
// loops written by hand (s8 x bf16, 1024x512x2048, 640 us being the peak).
// Beside products whose strip is near, what the second cache has costs next to
// nothing: two stores or four loads of other lines a step 0 to 3 %. So do lines
// of the third, fetched one a step in the order they lie or in runs of 1 KiB (1
// %), and results two lines a step in that order (4 %); runs of 512 bytes cost
// twice as much, single lines at a stride three times (the fetcher of the
// second cache runs past the end of each run). Alone, then: products 97 %, with
// rhs packed a group of sixteen panels ahead 89, with the result 86, with lhs
// 90. Together they cost more than one by one: rhs and result 78, all three 68
// (64 to 67 with the first group, which nothing hides), in every arrangement
// tried: lhs converted once or for each group, spread over all steps or over
// the first and the last panel, half of lhs at a time, results past the caches,
// one, two or eight lines of a row at once, groups of 4 to 32 panels (more
// panels leave the second cache, fewer shorten the runs), a panel kept near and
// strips streamed (41). With rhs packed before, as below, 67; the emitted loops
// come to the same. Sums of the pieces of k before, added behind in place of
// loaded first, change nothing. Loads of tiles that were fetched into the first
// cache ahead take twice as long as without (54 %). Intel's libraries reach 44
// % of the peak (oneDNN 3.13) and 35 % (MKL) of bf16 1024^3, on zeros.
//
// Nor is all of it memory: with everything in the second cache the emitted
// loops reach 82 to 87 % where k is one piece, 79 to 82 where sums wait, at a
// clock of 2.4 GHz as at 3.3. The first cache takes 32 lines from the second in
// the 64 cycles of a step and gives 64 to the tiles; beside that each store
// costs half a cycle or more (four a step 4 %, nothing where panels are near).
// Of other instructions those of port 5, where products are issued, cost half a
// cycle each (16 permutations a step 6 %, 8 conversions to bf16 8 %), shifts,
// logic and loads nothing; but panels, strips and results made without port 5
// end at the same 63 to 65 %. With rhs's panels kept from an earlier call
// (ContractionOperand::kept) bf16 1024^3 reaches 65 %, s8 x bf16 69, s8 75.
//
//     task (bm, bn):
//       for kb in K by blockK
//         pack rhs[kb.., bn..] into panels                  (second cache)
//         for m in bm by 32
//           for ki in kb by innerK
//             pack lhs[m.., ki..] into a strip              (first cache)
//             for n in bn by 32
//               first step: store the sums before, begin with zero or old sums
//               other steps: products; in the last ki: rows of the epilogue of
//               the panel before
#pragma once

#include "target/cpu/Contraction.h"

namespace tesela::cpu {

bool usesTiles(const Tiling &tiling);

/// Where rhs and lhs are packed for tiles, and how many bytes that takes; for
/// the choice of blocks.
struct TileLayout {
  TileLayout(const Contraction &contraction, const Tiling &tiling);

  int64_t stepK = 0;                      // elements of k a step multiplies
  unsigned rowTiles, columnTiles;         // 1 or 2
  int64_t innerSteps = 0, blockSteps = 0; // of innerK, of blockK; at most
  int64_t panels = 0;                     // of a task, at most
  int64_t panelBytes = 0, stripBytes = 0, sumsBytes = 0;

  int64_t blockBytes() const { return panels * panelBytes; } // of rhs
  int64_t sumBytes() const { return rowTiles * columnTiles * int64_t(1024); }
};

/// Of all of rhs as panels.
uint64_t bytesOfForm(const Contraction &contraction, const Tiling &tiling);

void emitTileTask(llvm::IRBuilderBase &b, const Capabilities &machine,
                  const Contraction &c, const Tiling &tiling,
                  Workspace &workspace, const Coordinates &origin,
                  llvm::Value *rows, llvm::Value *columns);

} // namespace tesela::cpu
