// A window: two expressions whose equality is to be proved, as a problem of its
// own.
//
// The leaves of a window are cut to fresh inputs; constants (fills, masks,
// indices) are written out. A *deep* window has everything written out down to
// the inputs of the program: needed where an equality holds only here, such as
// a sum of what is centred about its mean.
//
// The key of a window is its text with leaves numbered and sizes renamed in
// order of first use. It is the whole problem: the proof is made in a term
// store of its own from nothing but what the key says, so that equal keys give
// equal answers, wherever and in whatever order they are asked.
#pragma once

#include "nugraph/Graph.h"

namespace tesela::nugraph {

struct Window {
  Ref before, after;           // with constants, or everything, written out
  std::vector<ClassId> leaves; // inputs of the problem, in order
  std::vector<prove::Variable> sizes;  // d0, d1, ... in order
  std::vector<Assumption> assumptions; // those that concern these sizes
  std::string key;
};

/// `ref` with the classes in it replaced by their constants (`deep`: by their
/// oldest nodes, down to the inputs).
Ref writeOut(Graph &graph, Ref ref, bool deep);

Window cutWindow(Graph &graph, Ref before, Ref after, bool deep);

/// Where a leaf is an input of integers that are known to lie in [0, below).
std::optional<Index> boundOf(const Graph &graph, ClassId leaf);

/// Makes the problem in a store of its own and lets the prover decide it,
/// without its refuter: samples have been tried.
prove::Answer prove(const Graph &graph, const Window &window);

} // namespace tesela::nugraph
