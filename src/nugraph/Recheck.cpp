#include "nugraph/Recheck.h"

#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <map>
#include <random>

namespace tesela::nugraph {

namespace {

/// Wider than what steps are tried with: other sizes, other rounding.
bool close(const Sample &a, const Sample &b) {
  if (a.shape != b.shape)
    return false;
  for (auto [x, y] : llvm::zip_equal(a.values, b.values)) {
    if (std::isnan(x) && std::isnan(y))
      continue;
    if (!(x == y || std::abs(x - y) <= 1e-8 + 1e-6 * std::abs(y)))
      return false;
  }
  return true;
}

class Evaluation {
public:
  Evaluation(const Graph &graph, const Sizes &sizes, uint64_t seed,
             Recheck &report)
      : graph(graph), sizes(sizes), seed(seed), report(report) {}

  /// Classes have cycles: goes round until nothing new has a value.
  void run() {
    std::vector<NodeId> left;
    for (NodeId id = 0; id != graph.nodeCount(); ++id)
      if (graph.node(id).alive)
        left.push_back(id);
    for (size_t before = left.size() + 1; before != left.size();) {
      before = left.size();
      std::erase_if(left, [&](NodeId id) { return evaluate(id); });
    }
    report.skipped += left.size();
  }

private:
  bool evaluate(NodeId id) {
    const GraphNode &node = graph.node(id);
    const Attribute &attribute = graph.operators()[node.attribute];
    llvm::SmallVector<const Sample *, 2> operands;
    for (ClassId operand : node.operands) {
      auto found = values.find(graph.find(operand));
      if (found == values.end())
        return false;
      operands.push_back(&found->second);
    }
    ClassId owner = graph.find(node.owner);
    Sample value;
    if (const auto *input = std::get_if<Input>(&attribute))
      value = randomSample(input->type, sizes, seed + 64 * input->number);
    else if (const auto *opaque = std::get_if<Opaque>(&attribute))
      value = randomSample(
          opaque->type, sizes,
          seed + 64 * (1000 + opaque->number * 16 + opaque->result));
    else if (!graph.operators().evaluate(node.attribute, operands, sizes,
                                         value))
      return false;
    ++report.evaluations;
    auto [entry, fresh] = values.try_emplace(owner, value);
    if (!fresh && !close(value, entry->second))
      describe(id, owner);
    return true;
  }

  void describe(NodeId id, ClassId owner) {
    std::string text;
    llvm::raw_string_ostream out(text);
    out << "node " << id << " of class " << owner << ", ";
    graph.operators().print(graph.node(id).attribute, out);
    out << ", at sizes";
    for (prove::Variable size : graph.sizes())
      out << ' ' << graph.operators().terms().name(size) << '='
          << sizes.get(size).value_or(0);
    report.disagreements.push_back(text);
  }

  const Graph &graph;
  const Sizes &sizes;
  uint64_t seed;
  Recheck &report;
  std::map<ClassId, Sample> values;
};

} // namespace

/// Sizes out of `choices` that meet the assumptions, if some are found.
static bool drawSizes(const Graph &graph, llvm::ArrayRef<int64_t> choices,
                      uint64_t seed, Sizes &sizes) {
  std::mt19937_64 random(seed);
  for (unsigned attempt = 0; attempt != 5'000; ++attempt) {
    sizes = Sizes(graph.operators().terms());
    for (prove::Variable size : graph.sizes())
      sizes.set(size, choices[random() % choices.size()]);
    for (const DerivedSize &made : graph.derivedSizes())
      sizes.set(made.size, choices[random() % choices.size()]);
    if (llvm::all_of(graph.assumptions(), [&](const Assumption &one) {
          return sizes.value(one.low) <= sizes.value(one.high);
        }))
      return true;
  }
  return false;
}

Recheck recheck(const Graph &graph, unsigned shapes, uint64_t seed) {
  Recheck report;
  for (unsigned number = 0; number != shapes; ++number) {
    Sizes sizes(graph.operators().terms());
    if (!chooseSizes(graph, seed + number, sizes))
      continue;
    Evaluation(graph, sizes, seed * 7919 + number, report).run();
  }
  Sizes sizes(graph.operators().terms());
  for (int64_t most = 1; most <= 4; ++most) {
    llvm::SmallVector<int64_t, 4> choices;
    for (int64_t size = 1; size <= most; ++size)
      choices.push_back(size);
    if (!drawSizes(graph, choices, seed, sizes))
      continue;
    Evaluation(graph, sizes, seed * 7919 + shapes, report).run();
    break;
  }
  if (drawSizes(graph, {1, 3, 5, 7, 9}, seed, sizes))
    Evaluation(graph, sizes, seed * 7919 + shapes + 1, report).run();
  return report;
}

} // namespace tesela::nugraph
