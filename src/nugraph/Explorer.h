// The rounds of explore(), from inside: which nodes, and which pairs of a
// producer and its consumer, the moves are tried on, in which order.
#pragma once

#include "nugraph/Explore.h"
#include "nugraph/RangedOperator.h"

#include "llvm/ADT/DenseSet.h"

#include <unordered_set>

namespace tesela::nugraph {

class Explorer {
public:
  Explorer(Graph &graph, Proofs &proofs, const ExploreOptions &options);

  void introduce(bool isFirst);
  void tryPairs() { tryPairs(newPairs()); }
  /// Those whose windows are dear, by age.
  void tryPostponed() { tryPairs(std::exchange(postponed, {})); }
  void tryNodes();
  void tryGraph();
  size_t liveClasses() const;

  Graph &graph;
  const ExploreOptions &options;
  Offers offers;
  /// Windows of nodes below this one have been tried, by the general moves.
  NodeId saturated;
  Bench bench;

private:
  void tryPairs(std::vector<Pair> pairs);
  bool mayTry(const Move &move, bool isFirst) const;
  bool isTelescoping() const {
    return llvm::is_contained(options.families, Family::Telescope);
  }
  bool isFrozen(ClassId id) const;
  bool isOverMaximum(NodeId node) const;
  bool mayTry(const Move &move, const Pair &pair, bool plain) const;
  bool isLeft(const Pair &pair) const;
  bool stillReads(Pair &pair) const;
  void tryPair(Pair &pair);
  bool goesOn(NodeId consumer) const;
  void follow(NodeId consumer, NodeId first);
  std::vector<Pair> newPairs();
  double operations(Ref ref);
  std::vector<double> leastWork();
  void followOut(NodeId producer, NodeId first);
  void addPairs(ClassId target, NodeId consumer, std::vector<Pair> &pairs,
                std::optional<NodeId> only = std::nullopt);
  std::vector<bool> changed() const;
  void onNodes(const Move &move, const std::vector<bool> *where = nullptr);

  std::unordered_set<uint64_t> pairsDone; // (window, consumer)
  std::unordered_set<uint64_t> nodesDone; // (node written out, move)
  llvm::DenseSet<NodeId> own;             // made by moves that leave them
  std::vector<Pair> postponed;
};

} // namespace tesela::nugraph
