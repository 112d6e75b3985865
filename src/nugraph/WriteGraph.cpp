#include "nugraph/GraphText.h"

#include "llvm/Support/raw_ostream.h"

namespace tesela::nugraph {

namespace {

class GraphWriter {
public:
  explicit GraphWriter(const Graph &graph)
      : graph(graph), operators(graph.operators()) {}

  std::string write() {
    out << "tesela nugraph 1\n";
    out << "numerics " << name(graph.options().numerics) << '\n';
    out << "seed " << graph.options().sampleSeed << '\n';
    writeSizes();
    writeProgram();
    for (const DerivedSize &made : graph.derivedSizes())
      out << "derive " << name(made.rule) << ' ' << sizeName(made.of) << ' '
          << sizeName(made.size) << '\n';
    for (const Step &step : graph.log())
      writeStep(step);
    for (NodeId id = 0; id != graph.nodeCount(); ++id) {
      const GraphNode &node = graph.node(id);
      if (!node.alive)
        continue;
      out << "node c" << graph.find(node.owner) << ' ';
      attribute(node.attribute);
      for (ClassId operand : node.operands)
        out << " c" << graph.find(operand);
      out << '\n';
    }
    std::string sum = shortKey(text);
    out << "end " << sum << '\n';
    return std::move(text);
  }

private:
  llvm::StringRef sizeName(prove::Variable size) {
    return operators.terms().name(size);
  }
  void attribute(AttributeId id) {
    out << '`';
    operators.print(id, out);
    out << '`';
  }

  void writeSizes() {
    for (prove::Variable size : graph.sizes()) {
      out << "size " << sizeName(size);
      for (unsigned number = 0; number != sampleCount; ++number)
        out << ' ' << *graph.sampleSizes(number).get(size);
      out << " :";
      for (const Sizes &sizes : graph.options().sizesOfInterest)
        out << ' ' << *sizes.get(size);
      out << '\n';
    }
    // Those of derived sizes come back with them.
    for (const Assumption &one :
         graph.assumptions().take_front(graph.statedAssumptions())) {
      out << "assume {";
      operators.terms().print(one.low, out);
      out << "} <= {";
      operators.terms().print(one.high, out);
      out << "}\n";
    }
  }

  void writeProgram() {
    const Program &program = graph.program();
    for (const ProgramInput &input : program.inputs)
      out << "input " << hloName(input.type.element) << ' ' << input.name
          << '\n';
    for (const Node &node : program.nodes) {
      out << "program ";
      attribute(node.attribute);
      for (uint32_t operand : node.operands)
        out << ' ' << operand;
      out << '\n';
    }
    for (uint32_t result : program.results)
      out << "result " << result << '\n';
  }

  /// With the classes of the time of the step: they come back when it is
  /// replayed.
  void expression(Ref ref) {
    if (ref.isClass()) {
      out << 'c' << ref.classId();
      return;
    }
    out << '(';
    attribute(graph.attribute(ref));
    for (Ref operand : graph.operands(ref)) {
      out << ' ';
      expression(operand);
    }
    out << ')';
  }

  void writeStep(const Step &step) {
    out << "step c" << step.target << ' ' << prove::name(step.grade) << ' '
        << (step.deep ? "deep" : "local") << ' ' << step.key << ' '
        << step.move;
    for (const std::string &condition : step.conditions)
      out << " ; " << condition;
    out << " | ";
    expression(step.before);
    out << " = ";
    expression(step.after);
    out << '\n';
  }

  const Graph &graph;
  Operators &operators;
  std::string text;
  llvm::raw_string_ostream out{text};
};

} // namespace

llvm::StringRef name(DerivedSize::Rule rule) {
  switch (rule) {
  case DerivedSize::Rule::Half:
    return "half";
  case DerivedSize::Rule::Tile:
    return "tile";
  case DerivedSize::Rule::Count:
    return "count";
  }
  return "";
}

std::string toText(const Graph &graph) { return GraphWriter(graph).write(); }

} // namespace tesela::nugraph
