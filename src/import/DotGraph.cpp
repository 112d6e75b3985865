#include "import/DotGraph.h"

#include "import/HloModule.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"

using namespace tesela;
using llvm::StringRef;
using tesela::import::hloQuoted;

namespace {
class DotPrinter {
public:
  explicit DotPrinter(llvm::raw_ostream &out) : out(out) {}

  void print(mlir::ModuleOp module) {
    out << "digraph " << hloQuoted(module.getName().value_or("module"))
        << " {\n  node [shape=box, fontname=monospace];\n";
    for (mlir::func::FuncOp function : module.getOps<mlir::func::FuncOp>())
      if (!function.isExternal())
        cluster(function.getBody(), function.getSymName());
    out << edges << "}\n";
  }

private:
  void cluster(mlir::Region &region, StringRef title) {
    out << "  subgraph cluster_" << clusters++
        << " {\n  label=" << hloQuoted(title) << ";\n";
    for (mlir::Block &block : region) {
      for (mlir::BlockArgument argument : block.getArguments())
        nodes[argument] =
            node("argument " + std::to_string(argument.getArgNumber()) + "\n" +
                     text(argument.getType()),
                 "shape=ellipse");
      for (mlir::Operation &op : block)
        add(&op);
    }
    out << "  }\n";
  }

  void add(mlir::Operation *op) {
    std::string label = op->getName().getStringRef().str();
    for (mlir::NamedAttribute attribute : op->getAttrs())
      label +=
          "\n" + attribute.getName().str() + " = " + text(attribute.getValue());
    bool terminator = op->hasTrait<mlir::OpTrait::IsTerminator>();
    unsigned self = node(label, terminator ? "shape=cds" : "");
    for (mlir::Value result : op->getResults())
      nodes[result] = self;
    for (mlir::Value operand : op->getOperands())
      if (auto source = nodes.find(operand); source != nodes.end())
        edges += "  n" + std::to_string(source->second) + " -> n" +
                 std::to_string(self) +
                 " [label=" + hloQuoted(text(operand.getType())) + "];\n";
    for (mlir::Region &region : op->getRegions())
      cluster(region, op->getName().getStringRef().str() + " region " +
                          std::to_string(region.getRegionNumber()));
  }

  unsigned node(StringRef label, StringRef style) {
    out << "  n" << count << " [label=" << hloQuoted(label)
        << (style.empty() ? "" : ", ") << style << "];\n";
    return count++;
  }

  template <typename T> static std::string text(T value) {
    std::string printed;
    llvm::raw_string_ostream stream(printed);
    if constexpr (std::is_same_v<T, mlir::Attribute>) {
      if (auto elements = llvm::dyn_cast<mlir::DenseElementsAttr>(value))
        if (!elements.isSplat() && elements.getNumElements() > 16)
          return "dense<...>";
    }
    stream << value;
    return printed;
  }

  llvm::raw_ostream &out;
  std::string edges; // after all nodes, so that clusters own their nodes
  llvm::DenseMap<mlir::Value, unsigned> nodes;
  unsigned count = 0;
  unsigned clusters = 0;
};
} // namespace

std::string tesela::import::dotGraph(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream out(text);
  DotPrinter(out).print(module);
  return text;
}
