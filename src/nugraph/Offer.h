// One candidate: is `after` another form of the class that holds `before`?
//
// Cheapest test first, and nothing but the prover admits:
//
//   1. seen or refuted before            hash lookup
//   2. shape and element type            interned handles
//   3. work guard                        see below
//   4. values on three samples           of the new operators only
//   5. trivial new subterms              constant 0 or 1, or a leaf of its own:
//                                        the simpler form is another candidate
//   6. proof of the window               operands cut to fresh inputs
//   7. proof with everything inlined     where 6 failed
//
// Work guard, at each size of interest (one is enough): windows with a
// contraction, reduction or scan may cost 1.25 times the old window or 2.1
// times the whole program, whichever is more, and hold an intermediate of 1.25
// times the largest of either. Elementwise windows may cost 1.1 times the old
// (moves that keep the operators) or as much (others), and hold none larger;
// substitution may add a hundredth of the program's work anywhere.
// Introductions, which make a program larger first, are free.
//
// Conversions to a type of fewer bits are what the program says: over the reals
// they are nothing, so a window with one is changed by steps that keep the bits
// only.
#pragma once

#include "nugraph/Proofs.h"

#include <unordered_set>

namespace tesela::nugraph {

struct Move; // Moves.h

/// Limits in counts, never in time: the same input gives the same graph.
struct Limits {
  unsigned rounds = 4;
  unsigned candidates = 10'000;
  unsigned lookUps = 4; // as one: candidates that die by type
  unsigned nodes = 300; // of all, or half as many more than there were
  unsigned proofs = 300;
  unsigned nodesPerClass = 40;
  double sampleOperations = 1e9; // of all samples
  bool guards = true; // the work guard and the other bounds on growth
  unsigned threads = 1;
};

struct Counts {
  unsigned tried = 0, shape = 0, guard = 0, duplicate = 0, refuted = 0,
           trivial = 0, unproved = 0, grade = 0, admitted = 0;
  unsigned proofs = 0, deepProofs = 0; // distinct windows asked for
  unsigned plainWindows = 0;           // elementwise, left to fusion

  Counts &operator+=(const Counts &other);
};

/// Equal up to rounding: 1e-10 + 1e-8 |b|; NaN equals NaN.
bool agree(const Sample &a, const Sample &b);

class Offers {
public:
  Offers(Graph &graph, Proofs &proofs, const Limits &limits)
      : graph(graph), proofs(proofs), limits(limits),
        sampledBefore(graph.sampleOperations()) {
    this->limits.nodes = std::max(
        limits.nodes, unsigned(graph.liveNodeCount()) + limits.nodes / 2);
  }

  void offer(ClassId target, Ref before, Ref after, const Move &move);
  /// Proves what passed the tests and admits it, in the order of the offers.
  void settle();

  /// Is one of the limits reached?
  bool exhausted() const;
  /// That of the nodes alone: classes may still be joined.
  bool isFull() const { return graph.liveNodeCount() >= limits.nodes; }
  bool mayJoin() const { return !hasTriedAll(); }
  const Counts &counts() const { return total; }
  void countPlainWindow() { ++total.plainWindows; }
  void countShape(unsigned count = 1) {
    total.tried += count, total.shape += count;
  }

  struct Candidate {
    ClassId target = 0;
    Ref before, after;
    const Move *move = nullptr;
  };
  /// What passed the samples and was not proved, for reports and tests.
  std::vector<std::pair<Candidate, std::string>> unproved;
  /// Called with each candidate that the samples refute (contradiction check).
  std::function<void(const Candidate &)> onRefuted;

private:
  bool hasTriedAll() const;
  bool isTooDear(const Candidate &candidate);
  bool agreesWithClass(const Candidate &candidate);
  bool isTrivial(Ref ref);
  void admit(Candidate candidate);
  std::optional<Window> localWindow(const Candidate &candidate);
  Window deepWindow(const Candidate &candidate);
  bool mayAsk(const std::string &key);
  void proveAhead();

  Graph &graph;
  Proofs &proofs;
  Limits limits;
  double sampledBefore;
  Counts total;
  std::vector<Candidate> waiting;
  std::unordered_set<uint64_t> seen;     // (class, expression)
  std::unordered_set<std::string> asked; // keys of this run
};

} // namespace tesela::nugraph
