// One choice of nodes and what it costs; the inside of Extract.cpp.
#pragma once

#include "nugraph/Extract.h"

#include <map>
#include <set>
#include <unordered_map>

namespace tesela::nugraph {

/// One node per class, or none.
using Choice = std::vector<std::optional<NodeId>>;

/// Costs of choices in one graph at one set of sizes.
class CostModel {
public:
  CostModel(const Graph &graph, const Sizes &sizes,
            const ExtractOptions &options);

  /// The classes that the results need, operands first; nothing where the
  /// choice goes round in a circle.
  std::optional<std::vector<ClassId>> order(const Choice &choice) const;
  VariantCost cost(const Choice &choice, llvm::ArrayRef<ClassId> order) const;

  /// An array that is read, or the slice `part` of it; `part` is the array
  /// where all of it is.
  struct Load {
    ClassId array, part;
    bool operator==(const Load &) const = default;
  };
  /// Calls `use` with each class that is written to memory and with what is
  /// loaded for it, each array or slice once.
  void forEachArray(
      const Choice &choice, llvm::ArrayRef<ClassId> order,
      llvm::function_ref<void(ClassId, llvm::ArrayRef<Load>)> use) const;
  double operations(NodeId node) const { return work[node]; }
  double bytes(ClassId id) const { return size[graph.find(id)]; }
  bool isMaterialized(NodeId node) const { return materialized[node]; }
  bool isHeavy(NodeId node) const { return heavy[node]; }

  const Graph &graph;
  const ExtractOptions &options;

private:
  double loaded(llvm::ArrayRef<Load> loads) const; // bytes
  enum class State : uint8_t { New, Open, Done };
  bool visit(const Choice &choice, ClassId id,
             std::vector<ClassId> &order) const;

  std::vector<double> work; // by node
  std::vector<bool> materialized, heavy;
  std::vector<OperatorKind> kinds;
  std::vector<llvm::SmallVector<ClassId, 3>> operands; // live classes
  std::vector<double> size;                            // by class
  std::vector<ClassId> roots;
  // By class, of one call: tens of thousands of choices are looked at.
  mutable std::vector<State> states;
  mutable std::vector<unsigned> chains;
  mutable std::vector<llvm::SmallVector<Load, 4>> loads;
};

/// The numbers of a cost in the order that a corner compares them.
std::array<double, 4> score(const VariantCost &cost, Corner corner);

} // namespace tesela::nugraph
