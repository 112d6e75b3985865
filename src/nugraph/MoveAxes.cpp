// Order of axes: which axes of several become one first, and which of several
// is split first.
//
//     merge 0 (merge 0 x)  =  merge 0 (merge 1 x)
//     split 0 (split 1 x)  =  split 2 (split 0 x)
#include "nugraph/Folds.h"

namespace tesela::nugraph {

namespace {

class AxesMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run(const Merge &outer);
  void run(const Split &outer);

private:
  Ref with(const Attribute &second, const Attribute &first, Ref operand) {
    return make(second, {make(first, {operand})});
  }
};

} // namespace

void AxesMove::run(const Merge &outer) {
  for (NodeId producer :
       std::vector(graph[graph.node(node).operands[0]].nodes)) {
    const auto *inner = operators.as<Merge>(graph.node(producer).attribute);
    if (!inner)
      continue;
    uint8_t a = outer.axis, b = inner->axis;
    Ref x = bench.operandsOf(producer)[0];
    Ref before = make(outer, {graph.expand(producer)});
    if (a == b)
      offer(before, with(Merge{a}, Merge{uint8_t(a + 1)}, x));
    else if (b == a + 1)
      offer(before, with(Merge{a}, Merge{a}, x));
    else if (b > a)
      offer(before, with(Merge{uint8_t(b - 1)}, Merge{a}, x));
    else
      offer(before, with(Merge{b}, Merge{uint8_t(a + 1)}, x));
  }
}

void AxesMove::run(const Split &outer) {
  for (NodeId producer :
       std::vector(graph[graph.node(node).operands[0]].nodes)) {
    const auto *given = operators.as<Split>(graph.node(producer).attribute);
    if (!given)
      continue;
    const Split inner = *given;
    uint8_t a = outer.axis, b = inner.axis;
    Ref x = bench.operandsOf(producer)[0];
    Ref before = make(outer, {graph.expand(producer)});
    Split first = outer, second = inner;
    if (a < b) {
      second.axis = b + 1;
    } else if (a > b + 1) {
      first.axis = a - 1;
    } else if (a == b) {
      // Blocks of blocks: of b blocks of s each, c of d.
      first = {b, outer.blocks, terms.multiply(outer.size, inner.size)};
      second = {uint8_t(b + 1), outer.size, inner.size};
    } else {
      first = {b, terms.multiply(inner.blocks, outer.blocks), outer.size};
      second = {b, inner.blocks, outer.blocks};
    }
    offer(before, with(second, first, x));
  }
}

void orderAxes(Bench &bench, ClassId target, NodeId node, const Move &move) {
  const Attribute attribute = bench.operators[bench.graph.node(node).attribute];
  if (const auto *merge = std::get_if<Merge>(&attribute))
    AxesMove(bench, target, node, move).run(*merge);
  else if (const auto *split = std::get_if<Split>(&attribute))
    AxesMove(bench, target, node, move).run(*split);
}

} // namespace tesela::nugraph
