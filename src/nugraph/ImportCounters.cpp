// Counters of blocks, and within blocks: i div L and i mod L, however they are
// written, are counters of one of two dimensions that became one. That is found
// by their values.
//
//     0 0 0 1 1 1 2 2 2   =   merge of a counter of blocks and what is
//                             stretched along the elements of each
#include "nugraph/BodyCode.h"
#include "nugraph/Importer.h"

namespace tesela::nugraph {

namespace {
/// What is computed of one counter and of numbers, element by element.
class CounterValues {
public:
  CounterValues(const Operators &operators, const Program &program,
                SizeSolver &sizes, size_t count)
      : operators(operators), program(program), sizes(sizes), count(count) {}

  std::optional<std::vector<double>> of(uint32_t number, unsigned depth = 0);

private:
  std::optional<std::vector<double>> ofMap(const Map &map, const Node &node,
                                           unsigned depth);
  std::optional<std::vector<double>> ofBlocks(uint32_t stretched);

  const Operators &operators;
  const Program &program;
  SizeSolver &sizes;
  size_t count;
};
} // namespace

std::optional<std::vector<double>> CounterValues::of(uint32_t number,
                                                     unsigned depth) {
  const Node &node = program.nodes[number];
  if (const auto *map = operators.as<Map>(node.attribute))
    return ofMap(*map, node, depth);
  if (operators.as<Merge>(node.attribute))
    return ofBlocks(node.operands[0]);
  const auto *fill = operators.as<Fill>(node.attribute);
  if (fill && !fill->size)
    return std::vector<double>(count, fill->value.toDouble());
  if (!operators.as<Iota>(node.attribute))
    return std::nullopt;
  std::vector<double> values;
  for (size_t i = 0; i != count; ++i)
    values.push_back(double(i));
  return values;
}

std::optional<std::vector<double>>
CounterValues::ofMap(const Map &map, const Node &node, unsigned depth) {
  if (map.rank > 1 || !map.parameters.empty() || depth == 12)
    return std::nullopt;
  std::vector<std::vector<double>> below;
  std::vector<const double *> inputs;
  for (uint32_t operand : node.operands) {
    std::optional<std::vector<double>> one = of(operand, depth + 1);
    if (!one)
      return std::nullopt;
    below.push_back(std::move(*one));
  }
  for (const std::vector<double> &one : below)
    inputs.push_back(one.data());
  BodyCode code = compile(operators[map.body]);
  if (!code.runs)
    return std::nullopt;
  std::vector<double> values(count);
  run(code, inputs, count, values.data());
  return values;
}

/// Of what was found here before.
std::optional<std::vector<double>> CounterValues::ofBlocks(uint32_t stretched) {
  const Node &node = program.nodes[stretched];
  const auto *broadcast = operators.as<Broadcast>(node.attribute);
  if (!broadcast ||
      !operators.as<Iota>(program.nodes[node.operands[0]].attribute))
    return std::nullopt;
  size_t length = sizes.value(program.types[stretched].shape[1]);
  std::vector<double> values;
  for (size_t i = 0; i != count; ++i)
    values.push_back(double(broadcast->axis == 1 ? i / length : i % length));
  return values;
}

/// How long the blocks are that they count, or count within.
static std::optional<int64_t> blockOf(const std::vector<double> &values,
                                      bool within) {
  int64_t count = values.size(), length = 1;
  while (length < count && values[length] == (within ? double(length) : 0))
    ++length;
  if (length < 2 || length == count || count % length)
    return std::nullopt;
  for (int64_t i = 0; i != count; ++i)
    if (values[i] != double(within ? i % length : i / length))
      return std::nullopt;
  return length;
}

std::optional<View> Importer::blockCounter(const View &given) {
  constexpr int64_t longest = 1 << 14;
  if (given.kind != View::Kind::Node || !isSignedInteger(given.element) ||
      typeOf(given.node).shape.size() != 1)
    return std::nullopt;
  Index extent = typeOf(given.node).shape[0];
  int64_t count = sizes.value(extent);
  std::optional<std::vector<double>> values;
  if (count <= longest)
    values = CounterValues(operators, *program, sizes, count).of(given.node);
  if (!values)
    return std::nullopt;
  for (bool within : {false, true}) {
    std::optional<int64_t> length = blockOf(*values, within);
    if (!length)
      continue;
    llvm::SmallVector<Index, 4> parts =
        sizes.factors(extent, {count / *length, *length});
    if (parts.size() != 2)
      return std::nullopt;
    auto node = add(Iota{0, {given.element, {parts[within]}}}, {});
    if (node)
      node = add(Broadcast{uint8_t(!within), parts[!within]}, {*node});
    if (node)
      node = add(Merge{0}, {*node});
    if (!node)
      return std::nullopt;
    View result = given;
    result.node = *node;
    return result;
  }
  return std::nullopt;
}

} // namespace tesela::nugraph
