// What chooseTiling (Kernel.h) decides of one stage, in files of their own.
// Each reads the numbers of those before it.
#pragma once

#include "tile/Kernel.h"

namespace tesela::tile {

/// vectorLoop, lanes and orderedBy: the loop along which most of the memory is
/// contiguous, if the combiners let its elements meet in lanes; interleaveLoop:
/// where that takes a short loop inside it.
void chooseVector(Stage &stage, const Machine &machine);

/// transposeLoop: for loads that walk along another loop than the vectors.
void chooseTranspose(Stage &stage);

// What they share (ChooseTranspose.cpp).

/// How an offset moves from lane to lane along `loop`.
plan::Lanes lanesOf(const Stage &stage, mlir::AffineExpr offset, unsigned loop,
                    unsigned lanes);
/// Lanes along a loop: a short one takes the next smaller power of two that
/// covers it.
unsigned lanesFor(int64_t extent, unsigned lanes);
/// Parallel loops only, of which every point stores elements of its own.
bool isMapOfPoints(const Stage &stage);
/// Could the load of `node`, which is strided along `vectorLoop`, be
/// transposed?
bool canTranspose(const Stage &stage, unsigned node, unsigned vectorLoop,
                  unsigned lanes);

// And of interleaving (ChooseInterleave.cpp).

/// May the results of the short loop `inner` be interleaved with vectors along
/// `loop`?
bool mayInterleaveStores(const Stage &stage, unsigned loop, unsigned inner,
                         unsigned lanes);
/// For which part of the values of `loop` a predicate holds; nothing where that
/// loop alone does not decide it.
std::optional<double> shareOf(const Stage &stage, int predicate, int loop);

/// partialLoop and partialTurns, once the order of the loops stands.
void choosePartialSums(Stage &stage, const Machine &machine);

/// wideCarry.
void chooseCarry(Stage &stage, const Machine &machine);

} // namespace tesela::tile
