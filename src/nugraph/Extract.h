// Whole programs out of a νGraph: one node for each class they need.
//
// The νGraph never commits. What comes out is a set: the variants that no other
// one beats in every cost (the Pareto set), and the best few by each cost, for
// the planner to choose from.
//
// Costs are those of a DAG, a shared value counts once; a tree cost loses
// sharing and picks a third matmul beside the same one. Elementwise operators,
// views and constants are fused into what reads them: they cost operations, no
// traffic. Search starts from the program as it was given and from the optimum
// of the tree cost, and climbs by one change plus a greedy repair of the other
// choices: sibling fusion, for one, needs two classes changed together.
#pragma once

#include "nugraph/Graph.h"

#include <array>

namespace tesela::nugraph {

struct VariantCost {
  double operations = 0;
  double bytes = 0;   // read from and written to memory
  double peak = 0;    // bytes of the largest intermediate in memory
  unsigned chain = 0; // contractions, reductions and scans in a row
  double seconds = 0; // the greater of both times on an assumed machine
};

/// What is minimised, the first of these first.
enum class Corner : uint8_t { Operations, Bytes, Chain, Peak, Seconds };
constexpr unsigned cornerCount = 5;
llvm::StringRef name(Corner corner);

struct ExtractOptions {
  unsigned perCorner = 3;
  unsigned atMost = 16;              // variants in all
  double operationsPerSecond = 1e11; // of the assumed machine
  double bytesPerSecond = 2e10;
  /// Costs computed in a search, over all corners: a count, not a time.
  unsigned evaluations = 200'000;
};

struct Variant {
  std::vector<NodeId> nodes; // chosen, operands first
  Program program;
  VariantCost cost;
  llvm::SmallVector<Corner, cornerCount> corners; // where it is the best
  bool isPareto = false;
  bool isOriginal = false;
  /// Steps of the graph's log that lead here from the given program, and the
  /// worst of their grades.
  std::vector<unsigned> steps;
  prove::Grade grade = prove::Grade::Bitwise;
};

/// The variants of `graph` at `sizes` (derived sizes included), the original
/// first, then by corner and cost. Deterministic.
std::vector<Variant> extract(Graph &graph, const Sizes &sizes,
                             const ExtractOptions &options = {});

/// The least of each corner's own cost among them, without the programs.
std::array<double, cornerCount> leastCosts(const Graph &graph,
                                           const Sizes &sizes,
                                           const ExtractOptions &options);

/// What a variant costs at other sizes than those it was chosen at.
VariantCost costAt(const Graph &graph, const Variant &variant,
                   const Sizes &sizes);
/// Operations and bytes for all sizes, as polynomials.
struct CostFormula {
  Index operations, bytes;
};
CostFormula costFormula(const Graph &graph, const Variant &variant);

/// The steps of the log that made these nodes, with the steps that those build
/// on, in order.
std::vector<unsigned> derivation(Graph &graph, llvm::ArrayRef<NodeId> nodes);

/// One of the graph's sizes of interest, derived sizes included.
const Sizes &representativeSizes(const Graph &graph);

} // namespace tesela::nugraph
