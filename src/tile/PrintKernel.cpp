#include "tile/Kernel.h"

using namespace mlir;

namespace tesela::tile {

static void print(const Access &access, raw_ostream &out) {
  out << (access.space == Access::Space::Input    ? "in"
          : access.space == Access::Space::Output ? "out"
                                                  : "scratch")
      << access.index << "[" << access.offset << "]";
}

static void printGuards(const plan::Predicate &predicate, raw_ostream &out) {
  llvm::interleave(
      predicate.guards, out,
      [&](const semantics::Guard &guard) {
        out << guard.lower << " <= " << guard.expression << " < "
            << guard.upper;
      },
      " and ");
}

// A compute node by its whole body, so that the text tells kernels apart.
static void printCompute(const plan::Node &node, raw_ostream &out) {
  out << node.value.getDefiningOp()->getName().getStringRef() << "(";
  for (auto [n, input] : llvm::enumerate(node.inputs)) {
    out << (n ? ", n" : "n") << input;
    if (node.inBounds[n] != plan::always)
      out << " if p" << node.inBounds[n];
  }
  out << ") : " << node.value.getType() << " {\n";
  node.form->form.body.print(out);
  for (const auto &instruction : node.form->form.body.instructions)
    if (instruction.op == semantics::ScalarOp::Iterator)
      out << "      iterator " << instruction.index << " = "
          << node.indices[instruction.index] << "\n";
  out << "    }";
}

static void printNodes(const Stage &stage, raw_ostream &out) {
  for (auto [number, predicate] : llvm::enumerate(stage.loops.predicates)) {
    out << "    p" << number << " = ";
    printGuards(predicate, out);
    out << "\n";
  }
  for (auto [number, symbol] : llvm::enumerate(stage.loops.symbols)) {
    out << "    s" << number << " = n" << symbol.node;
    if (symbol.clamped)
      out << " clamp [" << symbol.bounds.lower << ", " << symbol.bounds.upper
          << "]";
    out << "\n";
  }
  for (auto [number, node] : llvm::enumerate(stage.loops.nodes)) {
    out << "    n" << number << " = ";
    if (node.kind == plan::Node::Kind::Compute) {
      printCompute(node, out);
    } else if (node.kind == plan::Node::Kind::Zero) {
      out << "zero : " << node.value.getType();
    } else {
      print(stage.loads[number], out);
      if (node.predicate >= 0)
        out << " where p" << node.predicate;
      out << " : " << node.value.getType();
    }
    out << "\n";
  }
}

static void printSinks(const Stage &stage, raw_ostream &out) {
  static constexpr const char *words[] = {"store", "reduce", "scan", "update"};
  for (auto [number, sink, stores] :
       llvm::enumerate(stage.loops.sinks, stage.stores)) {
    for (auto [n, store] : llvm::enumerate(stores)) {
      auto [node, result] = sink.contributions[n];
      out << "    " << words[unsigned(sink.kind)] << " n" << node;
      if (result)
        out << "#" << result;
      if (sink.inits.size() > n && sink.inits[n] >= 0)
        out << " from n" << sink.inits[n];
      out << " -> ";
      print(store, out);
      if (sink.predicates.size() > n && sink.predicates[n] >= 0)
        out << " where p" << sink.predicates[n];
      out << " : " << sink.values[n].getType() << "\n";
    }
    if (!sink.form)
      continue;
    if (sink.kind == plan::FormKind::Scan)
      out << "      along " << sink.form->scanIterator
          << (sink.form->reverse ? " reverse" : "") << "\n";
    if (!sink.form->form.combiner)
      continue;
    if (number < stage.orderedBy.size() && stage.orderedBy[number] >= 0)
      out << "      lanes in order of value " << stage.orderedBy[number]
          << "\n";
    for (auto [init, type] : llvm::zip(sink.form->form.combiner->inits,
                                       sink.form->form.accumulatorTypes)) {
      out << "      accumulator " << type << " init ";
      if (init.kind == semantics::Init::Kind::Constant) {
        SmallString<40> digits;
        init.constant.toStringUnsigned(digits, 16);
        out << "0x" << digits;
      } else {
        out << "operand " << init.operand;
      }
      out << "\n";
    }
    sink.form->form.combiner->body.print(out);
  }
}

void Kernel::print(raw_ostream &out) const {
  out << "kernel " << name << "\n  grid (";
  llvm::interleaveComma(grid, out);
  out << ") in blocks of (";
  llvm::interleaveComma(block, out);
  out << ")\n";
  for (auto [number, value] : llvm::enumerate(inputs))
    out << "  in" << number << ": " << value.getType() << "\n";
  for (auto [number, value] : llvm::enumerate(outputs))
    out << "  out" << number << ": " << value.getType() << "\n";
  for (auto [number, entry] : llvm::enumerate(scratch))
    out << "  scratch" << number << ": " << entry.elementsPerPoint << " of "
        << entry.value.getType() << " at " << entry.offset << "\n";
  for (const Stage &stage : stages) {
    out << "  stage loops (";
    llvm::interleaveComma(
        llvm::enumerate(stage.loops.loops), out, [&](auto entry) {
          out << "d" << entry.index() << ": " << entry.value().extent
              << (entry.value().reduction ? " reduction" : "")
              << (entry.value().scan ? " scan" : "");
        });
    out << ") order (";
    llvm::interleaveComma(stage.order, out,
                          [&](unsigned l) { out << "d" << l; });
    out << ")";
    if (stage.vectorLoop >= 0)
      out << " vector d" << stage.vectorLoop << " x " << stage.lanes << ", "
          << stage.unroll << " at once";
    if (stage.partialLoop >= 0)
      out << " partial sums of " << stage.partialTurns << " turns of d"
          << stage.partialLoop;
    if (stage.wideCarry)
      out << " carried in f64";
    if (stage.transposeLoop >= 0)
      out << " transposing d" << stage.transposeLoop;
    if (stage.interleaveLoop >= 0)
      out << " interleaving d" << stage.interleaveLoop;
    out << "\n";
    printNodes(stage, out);
    printSinks(stage, out);
  }
}

std::string Kernel::text() const {
  std::string result;
  llvm::raw_string_ostream out(result);
  print(out);
  return result;
}

} // namespace tesela::tile
