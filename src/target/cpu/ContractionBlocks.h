// The sizes of a tiling, once its micro-kernel is known. Each function fills in
// some of them; `threads` are those that tasks are made for.
#pragma once

#include "target/cpu/Contraction.h"

namespace tesela::cpu {

/// More would not leave the rows of sums and of rhs in the first cache.
constexpr int64_t mostStreamedRows = 8;
/// So many where rhs comes from beyond the second cache, and packing it would
/// read it twice: 16 x 4096 x 4096 of f32 takes 5.8 ms, packed 9.3, and 13.7 in
/// place, whose panels touch a page for each k. With 32 rows 13.4 and 12.7.
constexpr int64_t mostFarStreamedRows = 24;

/// Rows and vectors of the kernels that broadcast lhs.
void chooseRegisterTile(Tiling &tiling, const Contraction &c,
                        const Capabilities &machine);
bool packsLhs(const Contraction &c, const Tiling &tiling);
bool packsRhs(const Contraction &c, const Tiling &tiling,
              const Capabilities &machine);
/// Their blocks, once rows and vectors are known.
void chooseBlocks(Tiling &tiling, const Contraction &c,
                  const Capabilities &machine, unsigned threads);

/// Can tiles of lhs be loaded where its rows lie?
bool loadsTilesOfLhs(const Contraction &c, const Tiling &tiling);
/// Blocks of the kernels on tile registers.
void chooseTileBlocks(Tiling &tiling, const Contraction &c,
                      const Capabilities &machine, unsigned threads);

/// All sizes of the kernels that pack nothing: Streaming, General, Reducing.
void chooseUnpacked(Tiling &tiling, const Contraction &c,
                    const Capabilities &machine, unsigned threads);

} // namespace tesela::cpu
