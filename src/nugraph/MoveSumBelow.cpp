// Sum below: what is linear is made of the sum, all the way down at once. What
// does not lie along what is summed counts as often as there are elements, in a
// mean once:
//
//     sum_i ((x @ w)[i,n] - m[n]) g[n]  ->  ((sum_i x) @ w - N m) g
//     mean_i (x @ w + b)                ->  (mean_i x) @ w + b
//     sum_i (1 - x[i])                  ->  N - sum_i x[i]
//
// Of a class the first node is opened that leads to something of the kind;
// where nothing is left out of a sum, `push` is enough.
#include "nugraph/Moves.h"

#include "ir/ElementTypes.h"

#include <map>
#include <set>

namespace tesela::nugraph {

namespace {

using semantics::Monoid;
using semantics::ScalarBody;
using semantics::ScalarOp;
using Axes = llvm::SmallVector<uint8_t, 4>; // in order

/// What a sum is multiplied by, and divided by in the end.
struct Scale {
  Index count;
  std::optional<Index> divisor;
};

class SumBelow : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  struct Made {
    Ref ref;
    bool leavesOut = false; // was anything taken out of the sum?
  };
  using Maybe = std::optional<Made>;

  Made below(Ref value, const Axes &axes, Scale scale);
  Maybe through(NodeId node, const Axes &axes, Scale scale);
  Maybe through(const Map &map, llvm::ArrayRef<Ref> operands, const Axes &axes,
                Scale scale);
  Maybe throughScaling(const Map &map, Ref operand, const Axes &axes,
                       Scale scale);
  Maybe through(const Contraction &product, llvm::ArrayRef<Ref> operands,
                const Axes &axes, Scale scale);
  Ref scaled(Ref value, Scale scale);
  Ref written(Ref ref);
  static Map without(Map map, const Axes &axes);

  /// Each class in one way, so that what is read can be written out.
  std::map<ClassId, NodeId> opened;
  std::set<ClassId> entered; // p = 1 - transpose(p) is opened once
  unsigned steps = 0;
};

constexpr unsigned stepsAtMost = 60;

bool has(const Axes &axes, unsigned axis) {
  return llvm::is_contained(axes, axis);
}

} // namespace

/// The map with these of its dimensions gone.
Map SumBelow::without(Map map, const Axes &axes) {
  for (AccessMap &access : map.maps) {
    llvm::erase_if(access, [&](uint8_t d) { return has(axes, d); });
    for (uint8_t &d : access)
      d -= llvm::count_if(axes, [&](uint8_t axis) { return axis < d; });
  }
  map.rank -= axes.size();
  return map;
}

Ref SumBelow::scaled(Ref value, Scale scale) {
  bool counts = scale.count != terms.constant(1);
  if (scale.divisor == scale.count || (!counts && !scale.divisor))
    return value;
  const TensorType &type = *graph.type(value);
  mlir::Type element = ir::toMlir(type.element, &operators.context());
  ScalarBody body;
  Map map{{}, uint8_t(type.shape.size()), {{}}, {}};
  for (unsigned d = 0; d != map.rank; ++d)
    map.maps[0].push_back(d);
  unsigned result = body.input(0, element);
  auto by = [&](ScalarOp op, Index size) {
    map.parameters.push_back(size);
    unsigned number = body.input(map.parameters.size(), element);
    result = body.apply(op, element, {result, number});
  };
  if (counts)
    by(ScalarOp::Multiply, scale.count);
  if (scale.divisor)
    by(ScalarOp::Divide, *scale.divisor);
  body.results = {result};
  map.body = operators.intern(body);
  return make(map, {value});
}

SumBelow::Made SumBelow::below(Ref value, const Axes &axes, Scale scale) {
  if (axes.empty())
    return {scaled(value, scale), true};
  ClassId id = graph.find(value.classId());
  std::vector<NodeId> nodes = graph[id].nodes;
  if (auto known = opened.find(id); known != opened.end())
    nodes = {known->second};
  bool isFirst = entered.insert(id).second;
  if (!isFirst)
    nodes.clear();
  for (NodeId each : nodes) {
    if (++steps > stepsAtMost)
      break;
    std::map<ClassId, NodeId> before = opened;
    opened.try_emplace(id, each);
    Maybe made = through(each, axes, scale);
    if (made && made->leavesOut && graph.type(made->ref)) {
      entered.erase(id);
      return *made;
    }
    opened = std::move(before);
  }
  if (isFirst)
    entered.erase(id);
  Ref sum = value;
  for (uint8_t axis : llvm::reverse(axes))
    sum = make(Reduction{Monoid::Sum, axis}, {sum});
  return {scaled(sum, scale)};
}

SumBelow::Maybe SumBelow::through(NodeId id, const Axes &axes, Scale scale) {
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(id);
  const Attribute attribute = operators[graph.node(id).attribute];
  if (const auto *map = std::get_if<Map>(&attribute))
    return operands.size() == 1 ? throughScaling(*map, operands[0], axes, scale)
                                : through(*map, operands, axes, scale);
  if (const auto *product = std::get_if<Contraction>(&attribute))
    return through(*product, operands, axes, scale);
  Axes further;
  if (const auto *sum = std::get_if<Reduction>(&attribute)) {
    if (sum->monoid != Monoid::Sum)
      return std::nullopt;
    for (uint8_t axis : axes)
      further.push_back(axis + (axis >= sum->axis));
    further.push_back(sum->axis);
  } else if (const auto *order = std::get_if<Transpose>(&attribute)) {
    for (uint8_t axis : axes)
      further.push_back(order->permutation[axis]);
    Transpose rest{};
    for (auto [d, from] : llvm::enumerate(order->permutation))
      if (!has(axes, d))
        rest.permutation.push_back(
            from -
            llvm::count_if(further, [&](uint8_t one) { return one < from; }));
    llvm::sort(further);
    Made made = below(operands[0], further, scale);
    if (!llvm::is_sorted(rest.permutation))
      made.ref = make(rest, {made.ref});
    return made;
  } else {
    return std::nullopt;
  }
  llvm::sort(further);
  return below(operands[0], further, scale);
}

/// Of two operands: a sum, or a product with what is not summed.
SumBelow::Maybe SumBelow::through(const Map &map, llvm::ArrayRef<Ref> operands,
                                  const Axes &axes, Scale scale) {
  std::optional<ScalarOp> op = operators.single(map.body);
  if (operands.size() != 2 || !op || !map.parameters.empty())
    return std::nullopt;
  bool adds = op == ScalarOp::Add || op == ScalarOp::Subtract;
  if (!adds && op != ScalarOp::Multiply && op != ScalarOp::Divide)
    return std::nullopt;
  Axes own[2];
  Scale scales[2] = {scale, scale};
  for (unsigned side : {0u, 1u}) {
    for (auto [place, d] : llvm::enumerate(map.maps[side]))
      if (has(axes, d))
        own[side].push_back(place);
    for (uint8_t d : axes)
      if (!llvm::is_contained(map.maps[side], d)) {
        auto place = llvm::find(map.maps[1 - side], d);
        Index extent = graph.type(operands[1 - side])
                           ->shape[place - map.maps[1 - side].begin()];
        scales[side].count = terms.multiply(scales[side].count, extent);
      }
  }
  Map made = without(map, axes);
  if (adds) {
    Made a = below(operands[0], own[0], scales[0]);
    Made b = below(operands[1], own[1], scales[1]);
    return Made{make(made, {a.ref, b.ref}), a.leavesOut || b.leavesOut};
  }
  unsigned side = own[0].empty();
  if (!own[1 - side].empty() || (side == 1 && op == ScalarOp::Divide))
    return std::nullopt;
  Made sum = below(operands[side], own[side], scale);
  Ref other = operands[1 - side];
  return Made{side == 0 ? make(made, {sum.ref, other})
                        : make(made, {other, sum.ref}),
              sum.leavesOut};
}

/// Of one operand and a number, or a size.
SumBelow::Maybe SumBelow::throughScaling(const Map &map, Ref operand,
                                         const Axes &axes, Scale scale) {
  const ScalarBody body = operators[map.body];
  const semantics::ScalarInstruction &last = body.instructions[body.results[0]];
  if (map.maps[0].size() != map.rank || map.parameters.size() > 1)
    return std::nullopt;
  auto isOperand = [&](unsigned number) {
    const semantics::ScalarInstruction &one = body.instructions[number];
    return one.op == ScalarOp::Input && one.index == 0;
  };
  auto isNumber = [&](unsigned number) {
    const semantics::ScalarInstruction &one = body.instructions[number];
    return one.op == ScalarOp::Constant ||
           (one.op == ScalarOp::Input && one.index == 1);
  };
  if (last.op == ScalarOp::Negate && isOperand(last.operands[0])) {
    Made sum = below(operand, axes, scale);
    return Made{make(without(map, axes), {sum.ref}), sum.leavesOut};
  }
  if (body.instructions.size() != 3 || last.operands.size() != 2)
    return std::nullopt;
  unsigned side = isOperand(last.operands[0]) ? 0 : 1;
  if (!isOperand(last.operands[side]) || !isNumber(last.operands[1 - side]))
    return std::nullopt;
  bool adds = last.op == ScalarOp::Add || last.op == ScalarOp::Subtract;
  if (!adds && last.op != ScalarOp::Multiply &&
      (last.op != ScalarOp::Divide || side == 1))
    return std::nullopt;
  Made sum = below(operand, axes, scale);
  Map made = without(map, axes);
  if (!adds)
    return Made{make(made, {sum.ref}), sum.leavesOut};
  // The number as often as it was added.
  for (uint8_t axis : axes)
    scale.count = terms.multiply(scale.count, graph.type(operand)->shape[axis]);
  if (scale.divisor != scale.count) {
    mlir::Type element = last.type;
    ScalarBody scaling;
    unsigned in = scaling.input(0, element);
    unsigned number = in;
    const semantics::ScalarInstruction &given =
        body.instructions[last.operands[1 - side]];
    number = given.op == ScalarOp::Constant
                 ? scaling.constantBits(given.constant, element)
                 : scaling.input(1, element);
    auto by = [&](ScalarOp op, Index size) {
      made.parameters.push_back(size);
      number = scaling.apply(
          op, element,
          {number, scaling.input(made.parameters.size(), element)});
    };
    by(ScalarOp::Multiply, scale.count);
    if (scale.divisor)
      by(ScalarOp::Divide, *scale.divisor);
    scaling.results = {side == 0
                           ? scaling.apply(last.op, element, {in, number})
                           : scaling.apply(last.op, element, {number, in})};
    made.body = operators.intern(scaling);
  }
  return Made{make(made, {sum.ref}), true};
}

/// Each axis is one of one operand.
SumBelow::Maybe SumBelow::through(const Contraction &given,
                                  llvm::ArrayRef<Ref> operands,
                                  const Axes &axes, Scale scale) {
  Contraction product = given;
  llvm::SmallVector<Ref, 2> sums(operands);
  Letters gone;
  for (uint8_t axis : axes)
    gone.push_back(given.output[axis]);
  for (unsigned side : {0u, 1u}) {
    Letters &own = side ? product.right : product.left;
    const Letters &other = side ? given.left : given.right;
    if (graph.type(operands[side])->element != product.element)
      return std::nullopt;
    Axes summed;
    for (auto [place, letter] : llvm::enumerate(own))
      if (llvm::is_contained(gone, letter)) {
        if (llvm::is_contained(other, letter) || llvm::count(own, letter) != 1)
          return std::nullopt;
        summed.push_back(place);
      }
    if (summed.empty())
      continue;
    sums[side] = below(operands[side], summed, scale).ref;
    scale = {terms.constant(1), std::nullopt};
    llvm::erase_if(
        own, [&](uint8_t letter) { return llvm::is_contained(gone, letter); });
  }
  llvm::erase_if(product.output, [&](uint8_t letter) {
    return llvm::is_contained(gone, letter);
  });
  return Made{make(product, sums), true};
}

/// What was opened as it was read.
Ref SumBelow::written(Ref ref) {
  ClassId id = graph.find(ref.classId());
  auto known = opened.find(id);
  if (known == opened.end() || !entered.insert(id).second)
    return ref;
  llvm::SmallVector<Ref, 3> operands;
  for (Ref operand : bench.operandsOf(known->second))
    operands.push_back(written(operand));
  entered.erase(id);
  return graph.make(graph.node(known->second).attribute, operands);
}

void SumBelow::run() {
  Scale scale{terms.constant(1), std::nullopt};
  Maybe made;
  const Attribute attribute = operators[graph.node(node).attribute];
  if (!isFloat(graph[target].type->element))
    return;
  opened = {{target, node}};
  entered = {target};
  if (const auto *map = std::get_if<Map>(&attribute)) {
    // A mean.
    if (map->maps.size() != 1 || map->parameters.size() != 1 ||
        operators.single(map->body) != ScalarOp::Divide)
      return;
    scale.divisor = map->parameters[0];
    ClassId sums = bench.operandsOf(node)[0].classId();
    std::vector<NodeId> nodes = graph[sums].nodes;
    for (NodeId each : nodes) {
      const auto *sum = operators.as<Reduction>(graph.node(each).attribute);
      if (!sum || sum->monoid != Monoid::Sum)
        continue;
      opened = {{target, node}, {sums, each}};
      entered = {target, sums};
      made = through(each, {}, scale);
      if (made && made->leavesOut)
        break;
    }
  } else {
    made = through(node, {}, scale);
  }
  if (!made || !made->leavesOut || !graph.type(made->ref))
    return;
  entered.clear();
  Ref before = written(Ref::ofClass(target));
  if (bench.isNew(node, before))
    offer(before, made->ref);
}

void sumBelow(Bench &bench, ClassId target, NodeId node, const Move &move) {
  SumBelow(bench, target, node, move).run();
}

} // namespace tesela::nugraph
