// Choice: a function of one operand and a choice between a value and a number
// change places.
//
//     f(where(m, x, c))   ->  where(m, f(x), f(c))
//     where(m, f(x), c)   ->  f(where(m, x, d)),  f(d) = c
//     where(m, x, 0) + where(m, 0, y)  ->  where(m, x, y)
//
// d is one of 0, 1, the infinities and c itself: exp(where(m, x, -inf)) is
// where(m, exp(x), 0).
#include "nugraph/BodyCode.h"
#include "nugraph/Moves.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"

#include <cmath>
#include <limits>

namespace tesela::nugraph {

namespace {

using semantics::ScalarBody;
using semantics::ScalarInstruction;
using semantics::ScalarOp;

/// A body that chooses between input 1 and a number, by input 0.
struct Choice {
  double number = 0;
  mlir::Type type;
  bool numberFirst = false; // where the condition holds
};

std::optional<double> numberOf(const ScalarInstruction &constant) {
  if (constant.op != ScalarOp::Constant ||
      !mlir::isa<mlir::FloatType>(constant.type))
    return std::nullopt;
  return constantValue(constant);
}

std::optional<Choice> choiceOf(const ScalarBody &body) {
  const ScalarInstruction &last = body.instructions[body.results[0]];
  if (body.results.size() != 1 || last.op != ScalarOp::Select)
    return std::nullopt;
  auto isInput = [&](unsigned value, unsigned index) {
    const ScalarInstruction &input = body.instructions[value];
    return input.op == ScalarOp::Input && input.index == index;
  };
  if (!isInput(last.operands[0], 0))
    return std::nullopt;
  for (bool numberFirst : {false, true}) {
    unsigned value = last.operands[numberFirst ? 2 : 1];
    unsigned other = last.operands[numberFirst ? 1 : 2];
    std::optional<double> number = numberOf(body.instructions[other]);
    if (isInput(value, 1) && number)
      return Choice{*number, last.type, numberFirst};
  }
  return std::nullopt;
}

class ChoiceMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  void inward(const Map &function);
  void outward(const Map &choosing, const Choice &choice);
  void complementary(const Map &sum);
  bool isFunction(const Map &map) const {
    return map.maps.size() == 1 && map.parameters.empty() &&
           operators.single(map.body).has_value();
  }
  std::optional<double> at(BodyId function, double x);
  AttributeId choosing(Map map, Choice choice, double number);
};

} // namespace

std::optional<double> ChoiceMove::at(BodyId function, double x) {
  Sample argument{{}, {x}}, result;
  Sizes none(operators.terms());
  if (!operators.evaluate(operators.elementwise(function, 0), {&argument}, none,
                          result))
    return std::nullopt;
  return result.values[0];
}

/// `map`, which chooses, with another number.
AttributeId ChoiceMove::choosing(Map map, Choice choice, double number) {
  ScalarBody body;
  mlir::Type condition = ir::toMlir(ElementType::I1, &operators.context());
  unsigned holds = body.input(0, condition);
  unsigned value = body.input(1, choice.type);
  unsigned constant = body.constant(number, choice.type);
  if (choice.numberFirst)
    std::swap(value, constant);
  body.results = {
      body.apply(ScalarOp::Select, choice.type, {holds, value, constant})};
  map.body = operators.intern(body);
  return operators.intern(map);
}

/// f(where(m, x, c)).
void ChoiceMove::inward(const Map &function) {
  ClassId below = graph.find(graph.node(node).operands[0]);
  std::vector<NodeId> producers = graph[below].nodes;
  for (NodeId producer : producers) {
    const auto *map = operators.as<Map>(graph.node(producer).attribute);
    if (!map || map->maps.size() != 2 || !map->parameters.empty())
      continue;
    const Map given = *map;
    std::optional<Choice> choice = choiceOf(operators[given.body]);
    std::optional<double> number =
        choice ? at(function.body, choice->number) : std::nullopt;
    if (!number)
      continue;
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(producer);
    operands[1] =
        graph.make(operators.elementwise(function.body, given.maps[1].size()),
                   {operands[1]});
    offer(graph.make(graph.node(node).attribute, {graph.expand(producer)}),
          graph.make(choosing(given, *choice, *number), operands));
  }
}

/// where(m, f(x), c).
void ChoiceMove::outward(const Map &given, const Choice &choice) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::vector<NodeId> producers = graph[operands[1].classId()].nodes;
  for (NodeId producer : producers) {
    const auto *map = operators.as<Map>(graph.node(producer).attribute);
    if (!map || !isFunction(*map))
      continue;
    BodyId function = map->body;
    Ref argument = bench.operandsOf(producer)[0];
    if (graph.type(argument)->element != graph.type(operands[1])->element)
      continue;
    Ref before = graph.make(graph.node(node).attribute,
                            {operands[0], graph.expand(producer)});
    for (double number : {choice.number, 0.0, 1.0, -infinity, infinity}) {
      if (at(function, number) != choice.number)
        continue;
      Ref chosen =
          graph.make(choosing(given, choice, number), {operands[0], argument});
      offer(before,
            graph.make(operators.elementwise(function, given.rank), {chosen}));
      break;
    }
  }
}

/// where(m, x, 0) + where(m, 0, y): each is nothing where the other is.
void ChoiceMove::complementary(const Map &sum) {
  struct One {
    NodeId node;
    Map map;
    bool numberFirst;
  };
  llvm::SmallVector<One, 2> sides[2];
  for (unsigned side : {0u, 1u})
    for (NodeId below : graph[graph.node(node).operands[side]].nodes) {
      const auto *map = operators.as<Map>(graph.node(below).attribute);
      if (!map || map->maps.size() != 2 || !map->parameters.empty())
        continue;
      std::optional<Choice> choice = choiceOf(operators[map->body]);
      if (choice && choice->number == 0)
        sides[side].push_back({below, *map, choice->numberFirst});
    }
  mlir::Type value =
      ir::toMlir(graph[target].type->element, &operators.context());
  for (const One &one : sides[0])
    for (const One &other : sides[1]) {
      llvm::SmallVector<Ref, 3> mine = bench.operandsOf(one.node),
                                its = bench.operandsOf(other.node);
      if (one.numberFirst == other.numberFirst || mine[0] != its[0] ||
          one.map.maps[0] != other.map.maps[0])
        continue;
      ScalarBody body;
      unsigned holds =
          body.input(0, ir::toMlir(ElementType::I1, &operators.context()));
      unsigned a = body.input(1, value), b = body.input(2, value);
      body.results = {body.apply(ScalarOp::Select, value, {holds, a, b})};
      Map chosen{operators.intern(body),
                 sum.rank,
                 {one.map.maps[0], one.map.maps[1], other.map.maps[1]},
                 {}};
      Ref first = mine[1], second = its[1];
      if (one.numberFirst) {
        std::swap(first, second);
        std::swap(chosen.maps[1], chosen.maps[2]);
      }
      offer(graph.make(graph.node(node).attribute,
                       {graph.expand(one.node), graph.expand(other.node)}),
            make(chosen, {mine[0], first, second}));
    }
}

void ChoiceMove::run() {
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  if (!map)
    return;
  const Map given = *map;
  if (given.maps.size() == 2 && operators.single(given.body) == ScalarOp::Add &&
      llvm::all_of(given.maps, [&](const AccessMap &access) {
        return access.size() == given.rank;
      }))
    return complementary(given);
  if (isFunction(given))
    return inward(given);
  if (given.maps.size() != 2 || !given.parameters.empty())
    return;
  if (std::optional<Choice> choice = choiceOf(operators[given.body]))
    outward(given, *choice);
}

/// Of two values that one operator makes of operands which differ in one:
///
///     where(m, p(a, w), p(b, w))  ->  p(where(m, a, b), w)
///
/// wherever m lies along dimensions that a and b have.
void joinChoices(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  AttributeId consumer = graph.node(node).attribute;
  const auto *map = operators.as<Map>(consumer);
  if (!map || map->maps.size() != 3 || !map->parameters.empty())
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::vector<NodeId> left = graph[operands[1].classId()].nodes;
  std::vector<NodeId> right = graph[operands[2].classId()].nodes;
  auto withOne = [&](NodeId a, NodeId b, unsigned place) {
    AttributeId producer = graph.node(a).attribute;
    Ref before =
        graph.make(consumer, {operands[0], graph.expand(a), graph.expand(b)});
    llvm::SmallVector<Ref, 3> below = bench.operandsOf(a);
    Ref other = bench.operandsOf(b)[place];
    for (Ref chosen : bench.forms(consumer, {operands[0], below[place], other},
                                  Freedom::Open)) {
      below[place] = chosen;
      Ref after = graph.make(producer, below);
      if (graph.type(after))
        bench.offers.offer(target, before, after, move);
    }
  };
  for (NodeId a : left)
    for (NodeId b : right) {
      llvm::SmallVector<Ref, 3> mine = bench.operandsOf(a),
                                its = bench.operandsOf(b);
      if (graph.node(a).attribute != graph.node(b).attribute || mine.empty() ||
          (isPlain(graph, {node, a, b}) && mine.size() != 1) ||
          !bench.isNew(node, graph.make(consumer, {operands[0], graph.expand(a),
                                                   graph.expand(b)})))
        continue;
      for (unsigned place = 0; place != mine.size(); ++place) {
        bool onlyHere = mine[place] != its[place];
        for (unsigned i = 0; i != mine.size(); ++i)
          onlyHere &= i == place || mine[i] == its[i];
        if (onlyHere)
          withOne(a, b, place);
      }
    }
}

void exchangeChoice(Bench &bench, ClassId target, NodeId node,
                    const Move &move) {
  ChoiceMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
