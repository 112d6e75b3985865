// Programs to start again from.
//
// A graph is full before it holds what two ideas make of a program one after
// the other. So the cheapest programs that the first exploration leads to are
// each the start of another one: a graph of that program alone
// (Graph::startFrom), with room for what the moves and the families make of it.
// What is proved equal to it is equal to the program given, and the steps that
// led to it come first.
//
//     softmax(x) @ w, sigmoid(x) @ w
//       siblings:       [softmax(x), sigmoid(x)] @ [w, v], one contraction
//       from there:     that in two blocks of its range
#pragma once

#include "nugraph/Extract.h"

namespace tesela::nugraph {

struct Restart {
  const Graph *graph = nullptr; // that holds it
  std::vector<NodeId> nodes;
  std::vector<unsigned> steps;
  double gain = 0; // over what the general moves lead to
};

/// The least of each cost that is found in a graph.
using LeastCosts = std::array<double, cornerCount>;
LeastCosts leastCosts(const Graph &graph);
/// How much cheaper `one` is, over all costs in which it is cheaper.
double gainOver(const LeastCosts &other, const LeastCosts &one);

/// Of the programs in `graphs`, of one cost once: the best of each graph, by
/// what they gain over `general`, then the second best, and so on.
std::vector<Restart> restarts(llvm::ArrayRef<Graph *> graphs,
                              const LeastCosts &general, unsigned atMost);

/// A graph of that program alone.
Graph startAgain(const Restart &restart);

} // namespace tesela::nugraph
