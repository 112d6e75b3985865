// The sizes of a tiling, once its micro-kernel is known. Each function fills in
// some of them; `threads` are those that tasks are made for.
#pragma once

#include "target/cpu/Contraction.h"

namespace tesela::cpu {

/// More would not leave the rows of sums and of rhs in the first cache.
constexpr int64_t mostStreamedRows = 8;

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
