// Windows are cut here; WindowProblem.cpp makes problems of them.
#include "nugraph/Signs.h"

#include "nugraph/SizeNames.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace tesela::nugraph {

namespace {

constexpr llvm::StringLiteral positive = " > 0";

bool isConstantKind(OperatorKind kind) {
  return kind == OperatorKind::Fill || kind == OperatorKind::Iota ||
         kind == OperatorKind::Mask;
}
bool isLeafKind(OperatorKind kind) {
  return kind == OperatorKind::Input || kind == OperatorKind::Opaque;
}

class Writer {
public:
  Writer(Graph &graph, bool deep) : graph(graph), deep(deep) {}

  Ref operator()(Ref ref) {
    if (ref.isClass())
      ref = Ref::ofClass(graph.find(ref.classId()));
    if (auto found = written.find(ref.bits); found != written.end())
      return found->second;
    Ref result = ref.isClass() ? ofClass(ref.classId()) : ofExpression(ref);
    written[ref.bits] = result;
    return result;
  }

private:
  Ref ofClass(ClassId id) {
    for (NodeId node : graph[id].nodes)
      if (isConstantKind(kind(node)))
        return graph.expand(node);
    if (!deep || isLeafKind(kind(graph.first(id))))
      return Ref::ofClass(id);
    return ofExpression(graph.expand(graph.first(id)));
  }
  Ref ofExpression(Ref ref) {
    // A leaf written out is its class again.
    if (isLeafKind(graph.operators().kind(graph.attribute(ref))))
      if (std::optional<ClassId> leaf = graph.lookup(ref))
        return Ref::ofClass(*leaf);
    llvm::SmallVector<Ref, 2> operands(graph.operands(ref));
    AttributeId attribute = graph.attribute(ref);
    for (Ref &operand : operands)
      operand = (*this)(operand);
    return graph.make(attribute, operands);
  }
  OperatorKind kind(NodeId node) const {
    return graph.operators().kind(graph.node(node).attribute);
  }

  Graph &graph;
  bool deep;
  llvm::DenseMap<uint32_t, Ref> written;
};

/// Writes the key and collects the sizes in the order in which they occur.
class KeyWriter {
public:
  KeyWriter(Graph &graph, Window &window, Signs *signs)
      : graph(graph), terms(graph.operators().terms()), window(window),
        signs(signs), out(window.key), names(terms) {}

  void write() {
    graph.leaves(window.before, leaves);
    graph.leaves(window.after, leaves);
    window.leaves.assign(leaves.begin(), leaves.end());
    if (graph.options().numerics == Numerics::Strict)
      out << "bits\n";
    for (ClassId leaf : leaves) {
      const TensorType &type = *graph.type(Ref::ofClass(leaf));
      out << "in " << stablehloName(type.element);
      for (Index extent : type.shape) {
        out << ' ';
        print(extent, out);
      }
      if (std::optional<Index> below = boundOf(graph, leaf)) {
        out << " < ";
        print(*below, out);
      }
      if (signs) {
        if (signs->of(leaf) == Sign::Positive)
          out << positive;
      }
      out << '\n';
    }
    std::string before = node(window.before), after = node(window.after);
    out << before << " = " << after << '\n';
    writeAssumptions();
    window.sizes = names.sizes();
  }

private:
  /// Lines for what is below, then the name of the node itself.
  std::string node(Ref ref) {
    if (ref.isClass()) {
      auto place = llvm::find(leaves, graph.find(ref.classId()));
      return "i" + std::to_string(place - leaves.begin());
    }
    if (auto found = nodeNames.find(ref.bits); found != nodeNames.end())
      return found->second;
    llvm::SmallVector<std::string, 2> operands;
    for (Ref operand : graph.operands(ref))
      operands.push_back(node(operand));
    std::string name = "n" + std::to_string(nodeNames.size());
    out << name << " = ";
    graph.operators().print(
        graph.attribute(ref), out,
        [&](Index index, llvm::raw_ostream &to) { print(index, to); });
    for (const std::string &operand : operands)
      out << ' ' << operand;
    out << '\n';
    nodeNames[ref.bits] = name;
    return name;
  }

  void writeAssumptions() {
    for (const Assumption &one : graph.assumptions())
      if (concerns(one)) {
        window.assumptions.push_back(one);
        out << "where ";
        print(one.low, out);
        out << " <= ";
        print(one.high, out);
        out << '\n';
      }
  }

  /// Does the window mention a size derived under it, or else all its sizes?
  /// Leaving out an assumption is always sound.
  bool concerns(const Assumption &one) const {
    llvm::SmallVector<prove::Variable, 4> mentioned(
        terms.freeVariables(one.low));
    llvm::append_range(mentioned, terms.freeVariables(one.high));
    auto occurs = [&](prove::Variable size) { return names.contains(size); };
    llvm::SmallVector<prove::Variable, 2> derived;
    for (const DerivedSize &made : graph.derivedSizes())
      if (llvm::is_contained(mentioned, made.size))
        derived.push_back(made.size);
    return derived.empty() ? llvm::all_of(mentioned, occurs)
                           : llvm::any_of(derived, occurs);
  }

  void print(Index index, llvm::raw_ostream &to) { names.print(index, to); }

  Graph &graph;
  prove::Terms &terms;
  Window &window;
  Signs *signs;
  llvm::raw_string_ostream out;
  llvm::SmallVector<ClassId> leaves;
  llvm::DenseMap<uint32_t, std::string> nodeNames;
  SizeNames names;
};

} // namespace

Ref writeOut(Graph &graph, Ref ref, bool deep) {
  return Writer(graph, deep)(ref);
}

static Window cut(Graph &graph, Ref before, Ref after, bool deep,
                  Signs *signs) {
  Window window;
  Writer writer(graph, deep);
  window.before = writer(before);
  window.after = writer(after);
  KeyWriter(graph, window, signs).write();
  return window;
}

std::optional<Index> boundOf(const Graph &graph, ClassId leaf) {
  AttributeId first = graph.node(graph.first(leaf)).attribute;
  const auto *input = graph.operators().as<Input>(first);
  return input ? input->below : std::nullopt;
}

Window cutWindow(Graph &graph, Ref before, Ref after, bool deep) {
  return cut(graph, before, after, deep, nullptr);
}

Window cutSignedWindow(Graph &graph, Ref before, Ref after) {
  Signs signs(graph);
  return cut(graph, before, after, false, &signs);
}

llvm::SmallVector<bool> positiveLeaves(const Window &window) {
  llvm::SmallVector<bool> result;
  llvm::StringRef rest = window.key;
  while (!rest.empty() && result.size() != window.leaves.size()) {
    auto [line, others] = rest.split('\n');
    if (line.starts_with("in "))
      result.push_back(line.ends_with(positive));
    rest = others;
  }
  return result;
}

} // namespace tesela::nugraph
