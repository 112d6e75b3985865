// Reading the body of a map: arithmetic between sums of products.
#include "nugraph/SumOfProducts.h"

#include "nugraph/BodyCode.h"

#include <cmath>

using namespace tesela::semantics;

namespace tesela::nugraph {

/// Of a constant of a body, where it is a float and finite.
static std::optional<double> number(const ScalarInstruction &constant) {
  if (!mlir::isa<mlir::FloatType>(constant.type))
    return std::nullopt;
  double value = constantValue(constant);
  return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

static Products scaledBy(Products products, double factor) {
  for (Product &product : products)
    product.coefficient *= factor;
  return products;
}

/// One over a product; what is summed of it is one factor, the rest comes out:
/// 1 / sum_j u[i] p[i,j] v[j]  =  1 / u[i]  1 / sum_j p[i,j] v[j].
std::optional<Products> SumOfProducts::inverse(const Products &divisor) {
  if (divisor.size() != 1 || divisor[0].coefficient == 0)
    return std::nullopt;
  Product one = divisor[0];
  simplify(one);
  if (!one.summed.empty()) {
    if (!reading.whole)
      return std::nullopt;
    Product inside;
    inside.summed = std::exchange(one.summed, {});
    for (const Factor &factor : std::exchange(one.factors, {}))
      (llvm::any_of(factor.letters,
                    [&](uint8_t letter) {
                      return llvm::is_contained(inside.summed, letter);
                    })
           ? inside
           : one)
          .factors.push_back(factor);
    LetterSet free = LetterSet::below(extents.size());
    for (uint8_t letter : inside.summed)
      free.erase(letter);
    std::optional<Part> sum = writtenOne(inside, free, false);
    if (!sum)
      return std::nullopt;
    if (std::optional<ClassId> id = graph.lookup(sum->ref))
      sum->ref = Ref::ofClass(*id);
    one.factors.push_back({sum->ref, sum->letters});
  }
  one.coefficient = 1 / one.coefficient;
  std::swap(one.times, one.over);
  for (Factor &factor : one.factors) {
    if (factor.condition)
      return std::nullopt;
    factor.isDivisor = !factor.isDivisor;
  }
  return Products{one};
}

/// Arithmetic between sums of products.
std::optional<Products>
SumOfProducts::combined(const ScalarInstruction &instruction,
                        llvm::ArrayRef<std::optional<Products>> values) {
  for (unsigned operand : instruction.operands)
    if (!values[operand])
      return std::nullopt;
  auto operand = [&](unsigned i) -> const Products & {
    return *values[instruction.operands[i]];
  };
  switch (instruction.op) {
  case ScalarOp::Negate:
    return scaledBy(operand(0), -1);
  case ScalarOp::Multiply:
    return multiply(operand(0), operand(1));
  case ScalarOp::Divide:
    if (!reading.whole &&
        (operand(1).size() != 1 || !operand(1)[0].factors.empty()))
      return std::nullopt;
    if (std::optional<Products> divisor = inverse(operand(1))) {
      std::optional<Products> quotient = multiply(operand(0), *divisor);
      if (quotient)
        for (Product &product : *quotient)
          simplify(product);
      return quotient;
    }
    return std::nullopt;
  case ScalarOp::Add:
  case ScalarOp::Subtract: {
    if (!reading.sums ||
        operand(0).size() + operand(1).size() > reading.products)
      return std::nullopt;
    Products sum = operand(0);
    llvm::append_range(
        sum, scaledBy(operand(1), instruction.op == ScalarOp::Add ? 1 : -1));
    return sum;
  }
  default:
    return std::nullopt;
  }
}

static bool isZero(const Products &products) {
  return products.size() == 1 && products[0].coefficient == 0;
}

/// select(m, x, y): m x + y - m y.
std::optional<Products> SumOfProducts::selected(const Products &mask,
                                                const Products &chosen,
                                                const Products &other) {
  Products sum;
  if (!isZero(chosen)) {
    std::optional<Products> part = multiply(mask, chosen);
    if (!part)
      return std::nullopt;
    sum = std::move(*part);
  }
  if (!isZero(other)) {
    std::optional<Products> part = multiply(mask, other);
    if (!part || !reading.sums)
      return std::nullopt;
    llvm::append_range(sum, other);
    llvm::append_range(sum, scaledBy(std::move(*part), -1));
  }
  if (sum.size() > reading.products)
    return std::nullopt;
  return sum;
}

/// A body that is a polynomial of its inputs.
std::optional<SumOfProducts::Read>
SumOfProducts::openMap(const Map &map, NodeId node, const Places &at,
                       unsigned depth, unsigned levels) {
  const ScalarBody &body = operators[map.body];
  if ((!map.parameters.empty() && !reading.whole) || body.results.size() != 1)
    return std::nullopt;
  llvm::SmallVector<Ref, 3> refs;
  for (ClassId operand : graph.node(node).operands)
    refs.push_back(Ref::ofClass(graph.find(operand)));
  auto placesOf = [&](unsigned operand) {
    Places below;
    for (auto [d, dimension] : llvm::enumerate(map.maps[operand])) {
      below.push_back(at[dimension]);
      if (below.back().view)
        below.back().view->axis = d;
    }
    return below;
  };
  std::vector<std::optional<Products>> values;
  values.reserve(body.instructions.size());
  for (const ScalarInstruction &instruction : body.instructions) {
    std::optional<Products> &value = values.emplace_back();
    if (instruction.op == ScalarOp::Input) {
      if (instruction.index >= map.maps.size()) {
        value.emplace().emplace_back().times = {
            map.parameters[instruction.index - map.maps.size()]};
        continue;
      }
      ClassId operand = refs[instruction.index].classId();
      if (std::optional<Read> read =
              readClass(operand, placesOf(instruction.index), depth, levels)) {
        if (map.maps[instruction.index].size() < map.rank && isInner(*read))
          read = leaf(operand, placesOf(instruction.index));
        value = std::move(read->products);
        refs[instruction.index] = read->ref;
      }
    } else if (instruction.op == ScalarOp::Constant) {
      if (std::optional<double> constant = number(instruction))
        value.emplace().emplace_back().coefficient = *constant;
    } else if (instruction.op == ScalarOp::Select && reading.whole) {
      const ScalarInstruction &condition =
          body.instructions[instruction.operands[0]];
      const auto &chosen = values[instruction.operands[1]];
      const auto &other = values[instruction.operands[2]];
      if (condition.op != ScalarOp::Input ||
          condition.index >= map.maps.size() || !chosen || !other)
        return std::nullopt;
      ClassId operand = refs[condition.index].classId();
      if (graph[operand].type->element != ElementType::I1)
        return std::nullopt;
      std::optional<Products> mask =
          conditionOf(operand, placesOf(condition.index), 0);
      if (!mask)
        return std::nullopt;
      value = selected(*mask, *chosen, *other);
    } else {
      bool multiplies = instruction.op == ScalarOp::Multiply ||
                        instruction.op == ScalarOp::Divide;
      for (unsigned operand : instruction.operands) {
        const ScalarInstruction &input = body.instructions[operand];
        if (reading.distributes || !multiplies || !values[operand] ||
            values[operand]->size() < 2 || input.op != ScalarOp::Input)
          continue;
        ClassId id = graph.find(graph.node(node).operands[input.index]);
        values[operand] = leaf(id, placesOf(input.index)).products;
        refs[input.index] = Ref::ofClass(id);
      }
      // What cannot be taken apart is divided by as it is, where it lies along
      // fewer dimensions: other quotients are fusion's.
      if (instruction.op == ScalarOp::Divide && reading.whole) {
        unsigned divisor = instruction.operands[1];
        const ScalarInstruction &input = body.instructions[divisor];
        if (values[divisor] && input.op == ScalarOp::Input &&
            input.index < refs.size() &&
            map.maps[input.index].size() < map.rank &&
            !inverse(*values[divisor])) {
          ClassId id = graph.find(graph.node(node).operands[input.index]);
          values[divisor] = leaf(id, placesOf(input.index)).products;
          refs[input.index] = Ref::ofClass(id);
        }
      }
      value = combined(instruction, values);
      if (!value && instruction.operands.size() == 1)
        value = functionOf(instruction.op, values[instruction.operands[0]]);
      if (!value && instruction.op == ScalarOp::Log && reading.whole)
        if (const ScalarInstruction &input =
                body.instructions[instruction.operands[0]];
            input.op == ScalarOp::Input && input.index < map.maps.size())
          value =
              ofExponentials(graph.find(graph.node(node).operands[input.index]),
                             placesOf(input.index), refs[input.index]);
    }
    if (!value && instruction.op != ScalarOp::Input)
      return std::nullopt;
  }
  if (!values[body.results[0]])
    return std::nullopt;
  return Read{std::move(*values[body.results[0]]),
              graph.make(graph.node(node).attribute, refs)};
}

std::optional<Products> SumOfProducts::multiply(const Products &a,
                                                const Products &b) {
  distributed |= a.size() > 1 || b.size() > 1;
  if (a.size() * b.size() > reading.products) {
    // Something may cancel in each.
    Products left = a, right = b;
    mergeLike(left), mergeLike(right);
    if (left.empty() || right.empty() ||
        (left.size() == a.size() && right.size() == b.size()))
      return std::nullopt;
    return multiply(left, right);
  }
  Products result;
  for (const Product &left : a)
    for (const Product &right : b) {
      unsigned factors = left.factors.size() + right.factors.size();
      if (factors > reading.factors) {
        refused = std::min(refused, factors);
        return std::nullopt;
      }
      Product &both = result.emplace_back(left);
      both.coefficient *= right.coefficient;
      both.times.append(right.times);
      both.over.append(right.over);
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
        both.factors.push_back(factor);
      }
    }
  if (extents.size() > maxLetters)
    return std::nullopt;
  return result;
}

} // namespace tesela::nugraph
