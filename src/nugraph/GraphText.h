// νGraphs as text: saved, loaded, compared.
//
//     tesela nugraph 1
//     numerics real
//     seed 7
//     size M 2 3 2 : 1024         samples : sizes of interest
//     assume {M} <= {N}
//     input `input 0 f32 {M} {K}` x
//     program c0 `input 0 f32 {M} {K}`
//     program c4 `contraction f32 ac,cb->ab` c3 c2
//     result c4
//     derive half K K0
//     step c4 REAL local 52f0… push | (`…` c3 c2) = (`…` c0 (`…` c1 c2))
//     node c4 `…` c5 c1           after all steps, one line per live node
//     end 1b0c…                  sum of the lines above
//
// Loading replays the steps on the program: classes, samples and nodes are made
// again, each step must fit the samples of its class, and what comes out must
// be, line by line, what the file says. A damaged file is refused. Proofs are
// made again while loading only where that is asked for.
#pragma once

#include "nugraph/Proofs.h"

namespace tesela::nugraph {

std::string toText(const Graph &graph);

struct ReadOptions {
  /// Proves each step again, under the key that it names. Null: the steps are
  /// taken for proved.
  Proofs *proofs = nullptr;
};
Result<Graph> fromText(llvm::StringRef text, Operators &operators,
                       Commutes commutes, const ReadOptions &options = {});

} // namespace tesela::nugraph
