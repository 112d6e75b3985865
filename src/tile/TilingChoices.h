// What chooseTiling (Kernel.h) decides of one stage, in files of their own.
// Each reads the numbers of those before it.
#pragma once

#include "tile/Kernel.h"

namespace tesela::tile {

/// vectorLoop, lanes and orderedBy: the loop along which most of the memory is
/// contiguous, if the combiners let its elements meet in lanes.
void chooseVector(Stage &stage, const Machine &machine);

/// transposeLoop: for loads that walk along another loop than the vectors.
void chooseTranspose(Stage &stage);

/// partialLoop and partialTurns, once the order of the loops stands.
void choosePartialSums(Stage &stage, const Machine &machine);

/// wideCarry.
void chooseCarry(Stage &stage, const Machine &machine);

} // namespace tesela::tile
