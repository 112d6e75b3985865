#include "plan/Nest.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

size_t
Stage::nodesEvaluated(llvm::function_ref<bool(int predicate)> isDead) const {
  std::vector<bool> seen(nodes.size());
  llvm::SmallVector<unsigned> pending;
  auto visit = [&](unsigned node) {
    if (!seen[node])
      pending.push_back(node);
    seen[node] = true;
  };
  for (const Sink &sink : sinks)
    for (auto [node, result] : sink.contributions)
      visit(node);
  while (!pending.empty()) {
    const Node &node = nodes[pending.pop_back_val()];
    for (auto [input, predicate] : llvm::zip(node.inputs, node.inBounds))
      if (!isDead(predicate))
        visit(input);
  }
  return llvm::count(seen, true);
}

double Stage::points(uint64_t set) const {
  double product = 1;
  for (auto [number, loop] : llvm::enumerate(loops))
    if (set >> number & 1)
      product *= loop.extent;
  return product;
}

uint64_t Stage::loopsOf(mlir::AffineExpr expression) const {
  uint64_t result = 0;
  expression.walk([&](mlir::AffineExpr part) {
    if (auto dim = llvm::dyn_cast<mlir::AffineDimExpr>(part))
      result |= uint64_t(1) << dim.getPosition();
    else if (auto symbol = llvm::dyn_cast<mlir::AffineSymbolExpr>(part))
      result |= symbols[symbol.getPosition()].loops;
  });
  return result;
}

int64_t Nest::gridPoints() const {
  int64_t product = 1;
  for (int64_t extent : grid)
    product *= extent;
  return product;
}

static void printGuards(const Predicate &predicate, raw_ostream &out) {
  llvm::interleave(
      predicate.guards, out,
      [&](const semantics::Guard &guard) {
        out << guard.lower << " <= " << guard.expression << " < "
            << guard.upper;
      },
      " and ");
}

static void printNode(const Stage &stage, unsigned number,
                      llvm::function_ref<std::string(Value)> name,
                      raw_ostream &out) {
  const Node &node = stage.nodes[number];
  out << "    n" << number << " = ";
  if (node.kind == Node::Kind::Zero) {
    out << "zero\n";
    return;
  }
  if (node.kind == Node::Kind::Load) {
    out << "load " << name(node.value) << "[";
    llvm::interleaveComma(node.indices, out);
    out << "]";
  } else {
    out << node.value.getDefiningOp()->getName() << "(";
    llvm::interleaveComma(node.inputs, out,
                          [&](unsigned input) { out << "n" << input; });
    out << ")";
  }
  if (node.kind == Node::Kind::Load && node.predicate >= 0)
    out << " where p" << node.predicate;
  out << "\n";
}

static StringRef word(FormKind kind) {
  switch (kind) {
  case FormKind::Map:
    return "store";
  case FormKind::Reduce:
    return "reduce";
  case FormKind::Scan:
    return "scan";
  case FormKind::Update:
    return "update";
  }
  return "";
}

static void printStage(const Stage &stage, unsigned gridCount,
                       llvm::function_ref<std::string(Value)> name,
                       raw_ostream &out) {
  out << "  stage loops (";
  llvm::interleaveComma(llvm::enumerate(stage.loops), out, [&](auto entry) {
    out << "d" << entry.index() << ": " << entry.value().extent
        << (entry.index() < gridCount ? " grid"
            : entry.value().reduction ? " reduction"
            : entry.value().scan      ? " scan"
                                      : "");
  });
  out << ")\n";
  for (auto [number, predicate] : llvm::enumerate(stage.predicates)) {
    out << "    p" << number << " = ";
    printGuards(predicate, out);
    out << "\n";
  }
  for (auto [number, symbol] : llvm::enumerate(stage.symbols)) {
    out << "    s" << number << " = n" << symbol.node;
    if (symbol.clamped)
      out << " clamped to [" << symbol.bounds.lower << ", "
          << symbol.bounds.upper << "]";
    out << "\n";
  }
  for (unsigned number = 0; number < stage.nodes.size(); ++number)
    printNode(stage, number, name, out);
  for (const Sink &sink : stage.sinks)
    for (auto [n, value] : llvm::enumerate(sink.values)) {
      out << "    " << word(sink.kind) << " n" << sink.contributions[n].first
          << " -> " << name(value) << "[";
      llvm::interleaveComma(sink.indices[n], out);
      out << "]\n";
    }
}

void Nest::print(raw_ostream &out) const {
  llvm::DenseMap<Value, std::string> names;
  for (auto [number, value] : llvm::enumerate(inputs))
    names[value] = "in" + std::to_string(number);
  for (auto [number, value] : llvm::enumerate(outputs))
    names[value] = "out" + std::to_string(number);
  for (auto [number, value] : llvm::enumerate(scratch))
    names[value] = "scratch" + std::to_string(number);
  auto name = [&](Value value) { return names.lookup(value); };
  out << "grid (";
  llvm::interleaveComma(grid, out);
  out << ")\n";
  for (auto *values : {&inputs, &outputs, &scratch})
    for (Value value : *values)
      out << "  " << name(value) << ": " << value.getType() << "\n";
  for (const Stage &stage : stages)
    printStage(stage, grid.size(), name, out);
}

} // namespace tesela::plan
