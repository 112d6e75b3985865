// A pair of programs, whole and with what both share cut (CutPoints.h).
#pragma once

#include "prove/EncodeProgram.h"
#include "prove/ProofCache.h"

namespace tesela::prove {

/// Small questions are asked as they are, and with cuts where that fails; large
/// ones the other way round, for it is the cut that makes them small. Only the
/// whole question is ever refuted. `cache` may be null.
Answer checkPair(const EncodedPair &pair, const Options &options,
                 ProofCache *cache);

} // namespace tesela::prove
