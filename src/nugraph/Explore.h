// Exploration: moves tried in rounds until nothing new comes or a limit is met.
//
// A round looks at the nodes that are there when it begins: all pairs of a
// consumer and a producer not looked at before, by falling work of the window,
// equal work by age; then at consumers of two producers; then at the graph as a
// whole. Introductions of the chosen families come first in each round, most of
// them in the first round only. Where contractions are opened, windows much
// dearer than the cheapest way to make their class come after all others.
//
// Limits are counts, so the result depends on the program alone: not on the
// machine, its load, the number of threads or what a proof cache holds.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

struct ExploreOptions {
  Level level = Level::General;
  std::vector<Family> families = {}; // none: propagation and general moves only
  Limits limits = {};
  /// The graph is saturated without the families: where they introduce nothing
  /// there is nothing to do.
  bool fromSaturated = false;
  /// Not only what costs nothing goes on at once past whatever comes next, but
  /// also what leaves much less than it reads (a projection to a few classes, a
  /// mean): however many steps there are, everything on the way gets smaller.
  /// It fills a graph; from one program there is room.
  bool followsSums = false;
};

struct Round {
  size_t nodes = 0, classes = 0; // at its end
  Counts counts;                 // from the beginning of the exploration on
};

struct Exploration {
  std::vector<Round> rounds;
  Counts counts;
  bool limited = false; // a limit was met, not saturation
  std::vector<std::pair<Offers::Candidate, std::string>> unproved;
};

/// Grows `graph`. `afterRound`, where given, is called with the number of each
/// round, from 1.
Exploration
explore(Graph &graph, Proofs &proofs, const ExploreOptions &options,
        const std::function<void(unsigned)> &afterRound = {},
        std::function<void(const Offers::Candidate &)> onRefuted = {});

/// The same, without families, and where these are to start: at the same graph,
/// but where a limit was met, as it was after the last round that left half the
/// room for nodes. A full graph has none for what is introduced.
Exploration
exploreToStart(Graph &graph, Proofs &proofs, const ExploreOptions &options,
               std::optional<Graph> &start,
               const std::function<void(unsigned)> &afterRound = {});

/// The whole recipe: propagation and general moves to saturation, then each
/// family of introductions from there, each in a graph of its own; then those
/// families that lead to something cheaper, one from the best program of
/// another (Restarts.h).
struct Variants {
  Graph graph; // saturated or full, without introductions
  Exploration exploration;
  struct OfFamily {
    std::vector<Family> families;
    Graph graph;
    Exploration exploration;
  };
  std::vector<OfFamily> families; // only those that admitted something
};
struct VariantOptions {
  Limits limits = {};
  bool introductions = true;
  unsigned pairs = 3; // of one family after another, at most
};

/// The introductions worth trying in a saturated graph, each list alone.
std::vector<std::vector<Family>> introductionsFor(const Graph &graph);
Result<Variants> findVariants(Operators &operators, const Program &program,
                              const GraphOptions &graphOptions, Proofs &proofs,
                              const VariantOptions &options = {});

} // namespace tesela::nugraph
