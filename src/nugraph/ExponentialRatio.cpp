#include "nugraph/ExponentialRatio.h"

#include "nugraph/BodyCode.h"

#include <cmath>

using namespace tesela::semantics;

namespace tesela::nugraph {

namespace {

struct Quotient {
  ExponentialSum above, below;
};

constexpr size_t mostTerms = 6;
constexpr unsigned mostLevels = 6;

ExponentialSum number(double value) { return {{{{}, value}}}; }

ExponentialSum sum(const ExponentialSum &a, const ExponentialSum &b,
                   double sign) {
  ExponentialSum result = a;
  for (const auto &[powers, coefficient] : b.terms)
    if ((result.terms[powers] += sign * coefficient) == 0)
      result.terms.erase(powers);
  return result;
}

ExponentialPowers product(const ExponentialPowers &a,
                          const ExponentialPowers &b) {
  std::map<ClassId, int> all(a.begin(), a.end());
  for (auto [id, power] : b)
    all[id] += power;
  ExponentialPowers result;
  for (auto [id, power] : all)
    if (power != 0)
      result.push_back({id, power});
  return result;
}

ExponentialSum product(const ExponentialSum &a, const ExponentialSum &b) {
  ExponentialSum result;
  for (const auto &[mine, one] : a.terms)
    for (const auto &[its, other] : b.terms)
      result = sum(result, {{{product(mine, its), one * other}}}, 1);
  return result;
}

class Reader {
public:
  explicit Reader(Graph &graph) : graph(graph), operators(graph.operators()) {}

  std::optional<Quotient> read(ClassId id, unsigned depth, Ref &written);

private:
  std::optional<Quotient> read(const Map &map, NodeId node, unsigned depth,
                               Ref &written);
  std::optional<Quotient> exponential(ClassId id, Ref &written);
  static std::optional<Quotient> combined(ScalarOp op, const Quotient &a,
                                          const Quotient &b);

  Graph &graph;
  Operators &operators;
};

/// exp(-x) and exp(2 x) are powers of exp(x).
std::optional<Quotient> Reader::exponential(ClassId id, Ref &written) {
  int power = 1;
  written = Ref::ofClass(id);
  for (NodeId node : graph[id].nodes) {
    AttributeId attribute = graph.node(node).attribute;
    const auto *map = operators.as<Map>(attribute);
    if (!map || map->maps.size() != 1 || map->maps[0].size() != map->rank ||
        !map->parameters.empty())
      continue;
    std::optional<double> multiple;
    const ScalarBody &body = operators[map->body];
    if (operators.single(map->body) == ScalarOp::Negate) {
      multiple = -1;
    } else if (body.instructions.size() == 3 &&
               body.instructions[2].op == ScalarOp::Multiply) {
      for (unsigned i : {0u, 1u})
        if (body.instructions[i].op == ScalarOp::Constant)
          multiple = constantValue(body.instructions[i]);
    }
    if (!multiple || *multiple != std::round(*multiple) ||
        std::abs(*multiple) > 2 || *multiple == 0)
      continue;
    power = int(*multiple);
    id = graph.find(graph.node(node).operands[0]);
    written = graph.make(attribute, {Ref::ofClass(id)});
    break;
  }
  return Quotient{{{{ExponentialPowers{{id, power}}, 1}}}, number(1)};
}

std::optional<Quotient> Reader::combined(ScalarOp op, const Quotient &a,
                                         const Quotient &b) {
  Quotient result;
  switch (op) {
  case ScalarOp::Add:
  case ScalarOp::Subtract: {
    double sign = op == ScalarOp::Add ? 1 : -1;
    bool same = a.below == b.below;
    result.above =
        same ? sum(a.above, b.above, sign)
             : sum(product(a.above, b.below), product(b.above, a.below), sign);
    result.below = same ? a.below : product(a.below, b.below);
    break;
  }
  case ScalarOp::Multiply:
    result = {product(a.above, b.above), product(a.below, b.below)};
    break;
  case ScalarOp::Divide:
    result = {product(a.above, b.below), product(a.below, b.above)};
    break;
  default:
    return std::nullopt;
  }
  if (result.above == result.below)
    result = {number(1), number(1)};
  if (result.above.terms.empty() || result.below.terms.empty() ||
      result.above.terms.size() > mostTerms ||
      result.below.terms.size() > mostTerms)
    return std::nullopt;
  return result;
}

std::optional<Quotient> Reader::read(const Map &map, NodeId node,
                                     unsigned depth, Ref &written) {
  const ScalarBody &body = operators[map.body];
  if (!map.parameters.empty() || body.results.size() != 1 ||
      llvm::any_of(map.maps, [&](const AccessMap &access) {
        return access.size() != map.rank;
      }))
    return std::nullopt;
  llvm::SmallVector<Ref, 3> refs;
  for (ClassId operand : graph.node(node).operands)
    refs.push_back(Ref::ofClass(graph.find(operand)));
  std::vector<std::optional<Quotient>> values;
  const Quotient one{number(1), number(1)};
  for (const ScalarInstruction &instruction : body.instructions) {
    std::optional<Quotient> value;
    auto operand = [&](unsigned i) -> const std::optional<Quotient> & {
      return values[instruction.operands[i]];
    };
    if (instruction.op == ScalarOp::Input) {
      // Read below, where it is what an exponential is of.
      ClassId id = refs[instruction.index].classId();
      bool isExponent =
          llvm::any_of(body.instructions, [&](const ScalarInstruction &other) {
            return (other.op == ScalarOp::Exponential ||
                    other.op == ScalarOp::Logistic) &&
                   body.instructions[other.operands[0]] == instruction;
          });
      value = isExponent ? exponential(id, refs[instruction.index])
                         : read(id, depth + 1, refs[instruction.index]);
    } else if (instruction.op == ScalarOp::Constant) {
      double constant = constantValue(instruction);
      if (std::isfinite(constant) && constant != 0)
        value = Quotient{number(constant), number(1)};
    } else if (instruction.op == ScalarOp::Exponential) {
      value = operand(0);
    } else if (instruction.op == ScalarOp::Logistic && operand(0)) {
      if (auto more = combined(ScalarOp::Add, *operand(0), one))
        value = combined(ScalarOp::Divide, *operand(0), *more);
    } else if (instruction.op == ScalarOp::Negate && operand(0)) {
      value =
          combined(ScalarOp::Multiply, *operand(0), {number(-1), number(1)});
    } else if (instruction.operands.size() == 2 && operand(0) && operand(1)) {
      value = combined(instruction.op, *operand(0), *operand(1));
    }
    if (!value)
      return std::nullopt;
    values.push_back(std::move(value));
  }
  written = graph.make(graph.node(node).attribute, refs);
  return values[body.results[0]];
}

std::optional<Quotient> Reader::read(ClassId id, unsigned depth, Ref &written) {
  if (depth == mostLevels)
    return std::nullopt;
  std::vector<NodeId> nodes = graph[id].nodes;
  for (NodeId node : nodes) {
    const auto *map = operators.as<Map>(graph.node(node).attribute);
    if (!map)
      continue;
    if (auto value = read(Map(*map), node, depth, written))
      return value;
  }
  return std::nullopt;
}

/// Takes out what all terms have in common; nothing where a term is negative.
bool takeCommon(ExponentialSum &terms, ExponentialPowers &shift,
                double &coefficient) {
  std::map<ClassId, std::optional<int>> least;
  for (const auto &[powers, number] : terms.terms)
    for (auto [id, power] : powers)
      least[id];
  for (auto &[id, least] : least)
    for (const auto &[powers, number] : terms.terms) {
      int own = 0;
      for (auto [other, power] : powers)
        own += other == id ? power : 0;
      least = std::min(least.value_or(own), own);
    }
  for (auto [id, power] : least)
    if (*power != 0)
      shift.push_back({id, *power});
  ExponentialPowers back;
  for (auto [id, power] : shift)
    back.push_back({id, -power});
  coefficient = terms.terms.begin()->second;
  bool isEven = llvm::all_of(terms.terms, [&](const auto &term) {
    return term.second == coefficient;
  });
  coefficient = isEven ? coefficient : 1;
  if (llvm::any_of(terms.terms, [&](const auto &term) {
        return term.second / coefficient <= 0;
      }))
    return false;
  terms = product(terms, {{{back, 1 / coefficient}}});
  return true;
}

} // namespace

std::optional<ExponentialRatio> exponentialRatio(Graph &graph, ClassId id) {
  ExponentialRatio result;
  std::optional<Quotient> value = Reader(graph).read(id, 0, result.written);
  if (!value)
    return std::nullopt;
  ExponentialPowers above, below;
  double of = 1, over = 1;
  if (!takeCommon(value->above, above, of) ||
      !takeCommon(value->below, below, over) || of / over <= 0)
    return std::nullopt;
  for (auto &[id, power] : below)
    power = -power;
  result.shift = product(above, below);
  result.coefficient = of / over;
  result.above = std::move(value->above),
  result.below = std::move(value->below);
  return result;
}

} // namespace tesela::nugraph
