// Reading: from nodes to products.
#include "nugraph/SumOfProducts.h"

#include "ir/ElementTypes.h"

#include "llvm/ADT/APFloat.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

SumOfProducts::SumOfProducts(Graph &graph, ClassId target, NodeId node,
                             const Reading &reading)
    : graph(graph), operators(graph.operators()), reading(reading),
      element(graph[target].type->element),
      rank(graph[target].type->shape.size()) {
  if (operators.vocabulary(element).empty() || rank > 5)
    return;
  Letters at;
  for (Index extent : graph[target].type->shape)
    at.push_back(fresh(extent));
  if (std::optional<Products> read = open(node, at, 0))
    all = std::move(*read);
}

uint8_t SumOfProducts::fresh(Index extent) {
  extents.push_back(extent);
  return extents.size() - 1;
}

static Products leaf(ClassId id, const Letters &at) {
  Product one;
  one.factors.push_back({id, at});
  return {one};
}

/// The class by one of its nodes, or as a factor.
std::optional<Products> SumOfProducts::readClass(ClassId id, const Letters &at,
                                                 unsigned depth) {
  if (graph[id].type->element != element)
    return std::nullopt;
  if (depth < 6) {
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes) {
      OperatorKind kind = operators.kind(graph.node(node).attribute);
      // A sum along several axes is one sum.
      bool goesOn = kind == OperatorKind::Reduction && depth == 0;
      if ((kind == OperatorKind::Contraction ||
           kind == OperatorKind::Reduction) &&
          !reading.contractions && !goesOn)
        continue;
      size_t letters = extents.size();
      if (std::optional<Products> read = open(node, at, depth + 1))
        return read;
      extents.resize(letters);
    }
  }
  return leaf(id, at);
}

std::optional<Products> SumOfProducts::open(NodeId node, const Letters &at,
                                            unsigned depth) {
  AttributeId attribute = graph.node(node).attribute;
  llvm::SmallVector<ClassId, 2> operands;
  for (ClassId operand : graph.node(node).operands)
    operands.push_back(graph.find(operand));
  if (const auto *map = operators.as<Map>(attribute))
    return openMap(*map, node, at, depth);
  if (const auto *sum = operators.as<Reduction>(attribute)) {
    if (sum->monoid != Monoid::Sum)
      return std::nullopt;
    Letters below(at);
    uint8_t letter = fresh(graph[operands[0]].type->shape[sum->axis]);
    below.insert(below.begin() + sum->axis, letter);
    std::optional<Products> read = readClass(operands[0], below, depth);
    if (read)
      for (Product &product : *read)
        product.summed.push_back(letter);
    return read;
  }
  if (const auto *order = operators.as<Transpose>(attribute)) {
    Letters below(at.size());
    for (auto [d, from] : llvm::enumerate(order->permutation))
      below[from] = at[d];
    return readClass(operands[0], below, depth);
  }
  if (const auto *broadcast = operators.as<Broadcast>(attribute)) {
    Letters below(at);
    below.erase(below.begin() + broadcast->axis);
    return readClass(operands[0], below, depth);
  }
  const auto *product = operators.as<Contraction>(attribute);
  if (!product)
    return std::nullopt;
  llvm::SmallDenseMap<uint8_t, uint8_t, 8> named;
  for (auto [name, letter] : llvm::zip_equal(product->output, at))
    if (!named.try_emplace(name, letter).second)
      return std::nullopt; // a diagonal
  Letters summed, below[2];
  for (unsigned side : {0u, 1u})
    for (auto [d, name] :
         llvm::enumerate(side == 0 ? product->left : product->right)) {
      auto [place, isNew] = named.try_emplace(name, 0);
      if (isNew) {
        place->second = fresh(graph[operands[side]].type->shape[d]);
        summed.push_back(place->second);
      }
      if (llvm::is_contained(below[side], place->second))
        return std::nullopt;
      below[side].push_back(place->second);
    }
  std::optional<Products> left = readClass(operands[0], below[0], depth);
  if (!left)
    return std::nullopt;
  std::optional<Products> right = readClass(operands[1], below[1], depth);
  if (!right)
    return std::nullopt;
  std::optional<Products> both = multiply(*left, *right);
  if (!both && !llvm::equal(below[0], below[1])) {
    // Too much: the operands as they are.
    both = multiply(leaf(operands[0], below[0]), leaf(operands[1], below[1]));
  }
  if (both)
    for (Product &one : *both)
      one.summed.append(summed);
  return both;
}

/// The number that a constant of a body is, where it is a float.
static std::optional<double> number(const ScalarInstruction &constant) {
  auto type = mlir::dyn_cast<mlir::FloatType>(constant.type);
  if (!type)
    return std::nullopt;
  llvm::APFloat value(type.getFloatSemantics(), constant.constant);
  bool loses = false;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &loses);
  return value.isFinite() ? std::optional(value.convertToDouble())
                          : std::nullopt;
}

static std::optional<Products> scaledBy(std::optional<Products> products,
                                        double factor) {
  for (Product &product : *products)
    product.coefficient *= factor;
  return products;
}

/// A body that is a polynomial of its inputs.
std::optional<Products> SumOfProducts::openMap(const Map &map, NodeId node,
                                               const Letters &at,
                                               unsigned depth) {
  const ScalarBody &body = operators[map.body];
  if (!map.parameters.empty() || body.results.size() != 1)
    return std::nullopt;
  std::vector<std::optional<Products>> values;
  auto isNumber = [&](unsigned value) {
    return body.instructions[value].op == ScalarOp::Constant;
  };
  for (const ScalarInstruction &instruction : body.instructions) {
    std::optional<Products> &value = values.emplace_back();
    auto operand = [&](unsigned i) -> std::optional<Products> & {
      return values[instruction.operands[i]];
    };
    switch (instruction.op) {
    case ScalarOp::Input: {
      Letters below;
      for (uint8_t dimension : map.maps[instruction.index])
        below.push_back(at[dimension]);
      value =
          readClass(graph.find(graph.node(node).operands[instruction.index]),
                    below, depth);
      break;
    }
    case ScalarOp::Constant:
      if (std::optional<double> constant = number(instruction)) {
        Product one;
        one.coefficient = *constant;
        value = Products{one};
      }
      break;
    case ScalarOp::Negate:
      if (operand(0))
        value = scaledBy(operand(0), -1);
      break;
    case ScalarOp::Multiply:
      if (operand(0) && operand(1))
        value = multiply(*operand(0), *operand(1));
      break;
    case ScalarOp::Divide:
      if (operand(0) && operand(1) && isNumber(instruction.operands[1]))
        value = scaledBy(operand(0), 1 / (*operand(1))[0].coefficient);
      break;
    case ScalarOp::Add:
    case ScalarOp::Subtract:
      if (!reading.sums || !operand(0) || !operand(1) ||
          operand(0)->size() + operand(1)->size() > reading.products)
        return std::nullopt;
      value = operand(0);
      llvm::append_range(*value, instruction.op == ScalarOp::Add
                                     ? *operand(1)
                                     : *scaledBy(operand(1), -1));
      break;
    default:
      return std::nullopt;
    }
    if (!value)
      return std::nullopt;
  }
  return values[body.results[0]];
}

std::optional<Products> SumOfProducts::multiply(const Products &a,
                                                const Products &b) {
  if (a.size() * b.size() > reading.products)
    return std::nullopt;
  Products result;
  for (const Product &left : a)
    for (const Product &right : b) {
      if (left.factors.size() + right.factors.size() > reading.factors)
        return std::nullopt;
      Product &both = result.emplace_back(left);
      both.coefficient *= right.coefficient;
      // What is summed within each is not the same index.
      llvm::SmallDenseMap<uint8_t, uint8_t, 4> renamed;
      for (uint8_t letter : right.summed) {
        uint8_t name = llvm::is_contained(left.summed, letter)
                           ? fresh(extents[letter])
                           : letter;
        renamed[letter] = name;
        both.summed.push_back(name);
      }
      for (Factor factor : right.factors) {
        for (uint8_t &letter : factor.letters)
          if (auto place = renamed.find(letter); place != renamed.end())
            letter = place->second;
        both.factors.push_back(std::move(factor));
      }
    }
  if (extents.size() > 64)
    return std::nullopt;
  return result;
}

} // namespace tesela::nugraph
