#include "nugraph/Recheck.h"

#include "nugraph/SampleDomains.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <map>
#include <random>
#include <set>

namespace tesela::nugraph {

namespace {

/// Wider than what steps are tried with: other sizes, other rounding.
bool close(double x, double y) {
  return (std::isnan(x) && std::isnan(y)) || x == y ||
         std::abs(x - y) <= 1e-8 + 1e-6 * std::abs(y);
}

/// A value, and whether what is infinite in it, or none, may be a number: one
/// too large for f64, or what 0 times an infinity leaves open.
struct Found {
  Sample sample;
  bool tooLarge = false;

  bool isUnknown(size_t place) const {
    return tooLarge && !std::isfinite(sample.values[place]);
  }
};

/// The first element that differs, if one does.
std::optional<size_t> difference(const Found &a, const Found &b) {
  for (size_t place = 0; place != a.sample.values.size(); ++place)
    if (a.sample.shape != b.sample.shape ||
        (!a.isUnknown(place) && !b.isUnknown(place) &&
         !close(a.sample.values[place], b.sample.values[place])))
      return place;
  return std::nullopt;
}

class Evaluation {
public:
  /// With `noise`, what each class is found to be is that times 1 + a random
  /// number of up to 1e-12, other ones for each noise.
  Evaluation(const Graph &graph, const Sizes &sizes, uint64_t seed,
             uint64_t noise = 0)
      : graph(graph), sizes(sizes), seed(seed), noise(noise),
        domains(domainsOf(graph.operators(), graph.program(),
                          graph.sampleSizes(0))) {}

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
    skipped = left.size() - absentAmong(left);
  }

  /// A node and its class at an element where they differ.
  struct Disagreement {
    size_t place;
    double value, known;
    std::string text;
  };
  size_t evaluations = 0, skipped = 0;
  std::map<NodeId, Disagreement> disagreements;
  /// What nodes are at such an element, and their classes, is looked at again.
  const std::map<NodeId, Disagreement> *watched = nullptr;
  std::set<NodeId> moved;

private:
  /// How many of these are not there at these sizes, for they, or all that an
  /// operand is, take parts beyond the ends: x[0:P] ++ x[P:Q] where P > Q.
  size_t absentAmong(std::vector<NodeId> left) const {
    std::set<ClassId> absent;
    size_t count = 0;
    auto isAbsent = [&](NodeId id) {
      const auto &operands = graph.node(id).operands;
      return llvm::all_of(operands,
                          [&](ClassId operand) {
                            return values.contains(graph.find(operand));
                          }) ||
             llvm::any_of(operands, [&](ClassId operand) {
               return absent.contains(graph.find(operand));
             });
    };
    for (size_t before = left.size() + 1; before != left.size();) {
      before = left.size();
      count += std::erase_if(left, isAbsent);
      absent.clear();
      for (ClassId id = 0; id != graph.classCount(); ++id)
        if (graph.isLive(id) && !values.contains(id))
          absent.insert(id);
      for (NodeId id : left)
        absent.erase(graph.find(graph.node(id).owner));
    }
    return count;
  }

  bool evaluate(NodeId id) {
    const GraphNode &node = graph.node(id);
    const Attribute &attribute = graph.operators()[node.attribute];
    llvm::SmallVector<const Found *, 2> found;
    llvm::SmallVector<const Sample *, 2> operands;
    for (ClassId operand : node.operands) {
      auto known = values.find(graph.find(operand));
      if (known == values.end())
        return false;
      found.push_back(&known->second);
      operands.push_back(&known->second.sample);
    }
    ClassId owner = graph.find(node.owner);
    Found value;
    if (const auto *input = std::get_if<Input>(&attribute)) {
      value.sample = randomSample(*input, sizes, seed + 64 * input->number);
      restrictTo(domains[input->number], value.sample);
    } else if (const auto *opaque = std::get_if<Opaque>(&attribute))
      value.sample = randomSample(
          opaque->type, sizes,
          seed + 64 * (1000 + opaque->number * 16 + opaque->result));
    else if (!graph.operators().evaluate(node.attribute, operands, sizes,
                                         value.sample))
      return false;
    ++evaluations;
    value.tooLarge = overflows(found, value.sample) ||
                     (std::holds_alternative<Contraction>(attribute) &&
                      multipliesNothing(found));
    auto [entry, fresh] = values.try_emplace(owner, value);
    Found &known = entry->second;
    if (fresh && noise && isFloat(graph[owner].type->element))
      disturb(known.sample, owner);
    if (watched)
      watch(id, value.sample, known.sample);
    else if (!fresh)
      if (std::optional<size_t> place = difference(value, known))
        describe(id, owner, *place, value.sample.values[*place],
                 known.sample.values[*place]);
    return true;
  }

  /// exp(754) is a number, if not one of f64. What is infinite is too large
  /// where nothing it is made of is zero (1 / 0, log 0) or infinite itself, or
  /// where that was too large already.
  static bool overflows(llvm::ArrayRef<const Found *> operands,
                        const Sample &value) {
    auto isNumber = [](double x) { return std::isfinite(x); };
    auto isPlain = [](const Found *operand) {
      return llvm::all_of(operand->sample.values,
                          [](double x) { return std::isfinite(x) && x != 0; });
    };
    auto isTooLarge = [](const Found *operand) { return operand->tooLarge; };
    return !operands.empty() && !llvm::all_of(value.values, isNumber) &&
           (llvm::any_of(operands, isTooLarge) ||
            llvm::all_of(operands, isPlain));
  }

  /// 0 times what is no number, as where a one-hot row meets a mean of nothing:
  /// sums of fewer products are equal but for that (docs/prove.md, REASSOC).
  static bool multipliesNothing(llvm::ArrayRef<const Found *> operands) {
    auto has = [&](auto &&test) {
      return llvm::any_of(operands, [&](const Found *operand) {
        return llvm::any_of(operand->sample.values, test);
      });
    };
    return has([](double x) { return x == 0; }) &&
           has([](double x) { return !std::isfinite(x); });
  }

  void disturb(Sample &sample, ClassId owner) const {
    std::mt19937_64 random(noise * 1'000'003 + owner);
    std::uniform_real_distribution<double> share(-1e-12, 1e-12);
    for (double &value : sample.values)
      value *= 1 + share(random);
  }

  void watch(NodeId id, const Sample &value, const Sample &known) {
    auto found = watched->find(id);
    if (found == watched->end())
      return;
    const Disagreement &before = found->second;
    if (!close(value.values[before.place], before.value) ||
        !close(known.values[before.place], before.known))
      moved.insert(id);
  }

  void describe(NodeId id, ClassId owner, size_t place, double value,
                double known) {
    std::string text;
    llvm::raw_string_ostream out(text);
    out << "node " << id << " of class " << owner << ", ";
    graph.operators().print(graph.node(id).attribute, out);
    out << llvm::format(", is %.17g, not %.17g, at sizes", value, known);
    for (prove::Variable size : graph.sizes())
      out << ' ' << graph.operators().terms().name(size) << '='
          << sizes.get(size).value_or(0);
    disagreements[id] = {place, value, known, text};
  }

  const Graph &graph;
  const Sizes &sizes;
  uint64_t seed;
  uint64_t noise;
  std::vector<Domain> domains; // of the inputs
  std::map<ClassId, Found> values;
};

} // namespace

/// What rounding alone can bring about is not called wrong: 1 / (a - a), or
/// log(expm1(-456) + 1). There it shows when all values are disturbed by far
/// less than what counts as a difference, and the two sides differ from
/// themselves.
static void compare(const Graph &graph, const Sizes &sizes, uint64_t seed,
                    Recheck &report) {
  Evaluation first(graph, sizes, seed);
  first.run();
  report.evaluations += first.evaluations;
  report.skipped += first.skipped;
  auto &wrong = first.disagreements;
  for (uint64_t noise = 1; noise <= 3 && !wrong.empty(); ++noise) {
    Evaluation again(graph, sizes, seed, noise);
    again.watched = &wrong;
    again.run();
    std::erase_if(wrong, [&](const auto &entry) {
      return again.moved.contains(entry.first);
    });
  }
  for (auto &[node, one] : wrong)
    report.disagreements.push_back(std::move(one.text));
}

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
    compare(graph, sizes, seed * 7919 + number, report);
  }
  Sizes sizes(graph.operators().terms());
  for (int64_t most = 1; most <= 4; ++most) {
    llvm::SmallVector<int64_t, 4> choices;
    for (int64_t size = 1; size <= most; ++size)
      choices.push_back(size);
    if (!drawSizes(graph, choices, seed, sizes))
      continue;
    compare(graph, sizes, seed * 7919 + shapes, report);
    break;
  }
  if (drawSizes(graph, {1, 3, 5, 7, 9}, seed, sizes))
    compare(graph, sizes, seed * 7919 + shapes + 1, report);
  return report;
}

} // namespace tesela::nugraph
