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
// interleaved rounds (a run of docs/performance.md has less where the host
// throttles): bf16 1024^3 63 % of the peak (57 before), s8 x bf16
// 1024x512x2048 65, s8 1024^3 66. What is left, of bf16 1024^3 in us, 760 being
// the peak: 40 panels from the second cache and stores of sums, 90 lhs, 160 rhs
// (a line is read in 2.5 ns and written in 1.6, which do not overlap), 130 the
// result. Did not help: packing the next panels between the products (a store
// hinders each later load from the same place of a page; 58 % where blocks of
// their own took 67), keeping lhs in the second cache and streaming panels (82
// % without any packing, not 95, for a strip is read again for each few
// panels), whole rows of the result at once, fetching the result ahead.
//
// How far the rest could hide behind the products was measured with the same
// loops written by hand (s8 x bf16, 1024x512x2048, medians beside the peak):
// products alone 95 %, with lhs 86, with rhs 76, with the result 83, with all
// 67. Packing lhs a step at a time between the products of the first panel,
// fetched before, made that 69; here it took between 5 % more and 4 % less, and
// not the same twice. One block of sums in place of two, results written past
// the caches, rhs packed a line a step for a second buffer of panels: 1 % at
// most of the whole. Without packing rhs it would be 82. A line of rhs
// takes 2.3 ns to read from the third cache and 1.4 to write to the second,
// which neither a fetch ahead nor another order changes; read 64 bytes of a row
// at a time (columns outermost) it takes 20. Intel's libraries reach 44 % of
// the peak (oneDNN 3.13) and 35 % (MKL) of bf16 1024^3.
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

/// Where rhs and lhs are packed for tiles, and how many bytes of the stack it
/// takes; for the choice of blocks.
struct TileLayout {
  TileLayout(const Contraction &contraction, const Tiling &tiling);

  int64_t stepK = 0;                      // elements of k a step multiplies
  unsigned rowTiles, columnTiles;         // 1 or 2
  int64_t innerSteps = 0, blockSteps = 0; // of innerK, of blockK; at most
  int64_t panels = 0;                     // of a task, at most
  int64_t panelBytes = 0, stripBytes = 0, sumsBytes = 0;

  int64_t sumBytes() const { return rowTiles * columnTiles * int64_t(1024); }
};

void emitTileTask(llvm::IRBuilderBase &b, const Capabilities &machine,
                  const Contraction &c, const Tiling &tiling,
                  const Coordinates &origin, llvm::Value *rows,
                  llvm::Value *columns);

} // namespace tesela::cpu
