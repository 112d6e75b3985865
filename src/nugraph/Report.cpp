#include "nugraph/Report.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::nugraph {

namespace {
/// Expressions over classes as nested algebra without indices: the operator
/// text, its operands in parentheses.
std::string term(const Graph &graph, Ref ref) {
  if (ref.isClass()) {
    ClassId id = graph.find(ref.classId());
    for (NodeId node : graph[id].nodes)
      if (const auto *input =
              graph.operators().as<Input>(graph.node(node).attribute))
        return graph.program().inputs[input->number].name;
    return "c" + std::to_string(id);
  }
  std::string text;
  llvm::raw_string_ostream out(text);
  graph.operators().print(graph.attribute(ref), out);
  llvm::ArrayRef<Ref> operands = graph.operands(ref);
  for (size_t k = 0; k < operands.size(); ++k)
    out << (k ? ", " : "(") << term(graph, operands[k]);
  if (!operands.empty())
    out << ')';
  return text;
}
} // namespace

std::string equation(const Graph &graph, const Step &step) {
  return term(graph, step.before) + "  =  " + term(graph, step.after);
}

static std::string cornerNames(const Variant &variant) {
  std::string text;
  for (Corner corner : variant.corners)
    text += (text.empty() ? "" : ", ") + name(corner).str();
  return text;
}

static void printCost(const VariantCost &cost, llvm::raw_ostream &out) {
  out << llvm::format("%.4g operations, %.4g bytes, chain %u, largest "
                      "intermediate %.4g bytes\n",
                      cost.operations, cost.bytes, cost.chain, cost.peak);
}

/// "M=1024, N=64": the program's own sizes.
static std::string text(const Graph &graph, const Sizes &sizes) {
  std::string text;
  for (const ProgramSize &size : graph.program().sizes)
    text += (text.empty() ? "" : ", ") +
            graph.operators().terms().name(size.variable).str() + "=" +
            std::to_string(sizes.get(size.variable).value_or(0));
  return text;
}

/// At the first sizes of interest, at the others, and for all.
static void printCosts(const Graph &graph, const Variant &variant,
                       llvm::raw_ostream &out) {
  out << "  cost: ";
  printCost(variant.cost, out);
  for (const Sizes &sizes : llvm::drop_begin(graph.options().sizesOfInterest)) {
    out << "    at " << text(graph, sizes) << ": ";
    printCost(costAt(graph, variant, sizes), out);
  }
  CostFormula formula = costFormula(graph, variant);
  prove::Terms &terms = graph.operators().terms();
  out << "    for all sizes: operations " << terms.text(formula.operations)
      << "; bytes " << terms.text(formula.bytes) << '\n';
}

void print(const Graph &graph, llvm::ArrayRef<Variant> variants,
           llvm::ArrayRef<double> seconds, llvm::raw_ostream &out) {
  out << graph.liveNodeCount() << " nodes, " << graph.log().size()
      << " proved steps, " << variants.size() << " variants shown\n";
  if (!graph.program().sizes.empty())
    out << "costs at " << text(graph, representativeSizes(graph)) << '\n';
  for (auto [number, variant] : llvm::enumerate(variants)) {
    out << "\nvariant " << number;
    if (variant.isOriginal)
      out << ", as given";
    else
      out << ", " << prove::name(variant.grade);
    if (std::string best = cornerNames(variant); !best.empty())
      out << ", best in " << best;
    out << '\n';
    printCosts(graph, variant, out);
    if (number < seconds.size())
      out << llvm::format("  measured: %.3f ms\n", 1e3 * seconds[number]);
    for (const std::string &line : algebra(variant.program, graph.operators()))
      out << "    " << line << '\n';
    for (unsigned number : variant.steps) {
      const Step &step = graph.log()[number];
      out << "  by " << step.move << ", " << prove::name(step.grade)
          << (step.deep ? ", in this program: " : ": ") << equation(graph, step)
          << '\n';
      for (const std::string &condition : step.conditions)
        out << "      where " << condition << '\n';
    }
  }
}

static llvm::json::Value toJson(const Graph &graph, const Step &step) {
  return llvm::json::Object{{"move", step.move},
                            {"grade", prove::name(step.grade)},
                            {"inThisProgram", step.deep},
                            {"before", term(graph, step.before)},
                            {"after", term(graph, step.after)},
                            {"conditions", llvm::json::Array(step.conditions)}};
}

static llvm::json::Object toJson(const VariantCost &cost) {
  return llvm::json::Object{{"operations", cost.operations},
                            {"bytes", cost.bytes},
                            {"chain", cost.chain},
                            {"peak", cost.peak}};
}

/// Sizes by name.
static llvm::json::Object toJson(const Graph &graph, const Sizes &sizes) {
  llvm::json::Object object;
  for (const ProgramSize &size : graph.program().sizes)
    if (std::optional<int64_t> value = sizes.get(size.variable))
      object[graph.operators().terms().name(size.variable)] = *value;
  return object;
}

static llvm::json::Value toJson(const Graph &graph, const Variant &variant) {
  llvm::json::Array corners, steps;
  for (Corner corner : variant.corners)
    corners.push_back(name(corner));
  for (unsigned step : variant.steps)
    steps.push_back(toJson(graph, graph.log()[step]));
  llvm::json::Array costs; // at each of the sizes of interest
  for (const Sizes &sizes : graph.options().sizesOfInterest) {
    llvm::json::Object cost = toJson(costAt(graph, variant, sizes));
    cost["sizes"] = toJson(graph, sizes);
    costs.push_back(std::move(cost));
  }
  CostFormula formula = costFormula(graph, variant);
  prove::Terms &terms = graph.operators().terms();
  return llvm::json::Object{
      {"original", variant.isOriginal},
      {"pareto", variant.isPareto},
      {"bestIn", std::move(corners)},
      {"grade", prove::name(variant.grade)},
      {"cost", toJson(variant.cost)},
      {"costs", std::move(costs)},
      {"formula",
       llvm::json::Object{{"operations", terms.text(formula.operations)},
                          {"bytes", terms.text(formula.bytes)}}},
      {"algebra",
       llvm::json::Array(algebra(variant.program, graph.operators()))},
      {"steps", std::move(steps)}};
}

llvm::json::Value toJson(const Graph &graph, llvm::ArrayRef<Variant> variants,
                         llvm::ArrayRef<double> seconds) {
  llvm::json::Array list;
  for (auto [number, variant] : llvm::enumerate(variants)) {
    llvm::json::Value value = toJson(graph, variant);
    if (number < seconds.size())
      value.getAsObject()->insert({"seconds", seconds[number]});
    list.push_back(std::move(value));
  }
  return llvm::json::Object{
      {"nodes", int64_t(graph.liveNodeCount())},
      {"steps", int64_t(graph.log().size())},
      {"sizes", toJson(graph, representativeSizes(graph))},
      {"variants", std::move(list)}};
}

void printDot(const Graph &graph, llvm::raw_ostream &out) {
  out << "digraph nugraph {\n  compound = true; rankdir = BT;\n"
         "  node [shape = box, fontname = \"monospace\"];\n";
  llvm::SmallVector<ClassId> roots = graph.roots();
  for (ClassId id = 0; id < graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    out << "  subgraph cluster_c" << id << " { label = \"c" << id << "\"; "
        << (llvm::is_contained(roots, id) ? "penwidth = 2; " : "");
    for (NodeId node : graph[id].nodes) {
      std::string label;
      llvm::raw_string_ostream text(label);
      graph.operators().print(graph.node(node).attribute, text);
      out << "n" << node << " [label = \"";
      out.write_escaped(label) << "\"]; ";
    }
    out << "}\n";
  }
  for (ClassId id = 0; id < graph.classCount(); ++id)
    if (graph.isLive(id))
      for (NodeId node : graph[id].nodes)
        for (ClassId operand : graph.node(node).operands) {
          ClassId from = graph.find(operand);
          out << "  n" << graph.first(from) << " -> n" << node
              << " [ltail = cluster_c" << from << "];\n";
        }
  out << "}\n";
}

} // namespace tesela::nugraph
