#include "nugraph/DissolveReshapes.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tesela::nugraph {

namespace {

using semantics::Monoid;

/// A value of the given program: a node of the new one, of which dimension d is
/// `groups[d]` dimensions, row-major.
struct Grouped {
  uint32_t node = 0;
  llvm::SmallVector<uint8_t, 4> groups;
};

class Dissolver {
public:
  Dissolver(Operators &operators, Program &given)
      : operators(operators), terms(operators.terms()), given(given) {}

  void run();

private:
  /// The operand as one dimension after the other, dimension d being grouped.
  struct Axis {
    unsigned operand, dimension;
  };

  uint32_t add(const Attribute &attribute, llvm::ArrayRef<uint32_t> operands);
  const Shape &shapeOf(const Grouped &value) const {
    return types[value.node].shape;
  }
  /// Where dimension d begins among those of the node.
  static unsigned begin(const Grouped &value, unsigned d) {
    return std::accumulate(value.groups.begin(), value.groups.begin() + d, 0u);
  }
  llvm::ArrayRef<Index> extents(const Grouped &value, unsigned d) const {
    return llvm::ArrayRef<Index>(shapeOf(value))
        .slice(begin(value, d), value.groups[d]);
  }
  void merge(Grouped &value, unsigned d);
  void split(Grouped &value, unsigned d, llvm::ArrayRef<Index> extents);
  void mergeAll(Grouped &value);
  bool isJoined(const Grouped &value, unsigned axis) const;
  using Extents = llvm::SmallVector<Index, 4>;
  std::optional<Index> quotient(Index whole, Index part) const;
  std::optional<Extents> refined(llvm::ArrayRef<Index> a,
                                 llvm::ArrayRef<Index> b) const;
  bool refine(Grouped &value, unsigned d, llvm::ArrayRef<Index> wanted,
              bool onlyAsks);
  unsigned match(llvm::MutableArrayRef<Grouped> operands,
                 llvm::ArrayRef<Axis> axes);
  Grouped whole(const Attribute &attribute, llvm::ArrayRef<Grouped> operands);
  uint32_t addMap(Map map, llvm::SmallVector<uint32_t, 3> operands);
  std::optional<Mask> maskOf(const Map &map,
                             llvm::ArrayRef<uint32_t> operands) const;

  // An overload for each kind.
  Grouped make(const Map &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Contraction &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Reduction &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Transpose &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Broadcast &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Split &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Merge &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Concatenate &, llvm::SmallVector<Grouped, 3> operands);
  Grouped make(const Scan &op, llvm::SmallVector<Grouped, 3> operands) {
    return along(op, std::move(operands[0]));
  }
  Grouped make(const Slice &op, llvm::SmallVector<Grouped, 3> operands) {
    return along(op, std::move(operands[0]));
  }
  Grouped make(const Pad &op, llvm::SmallVector<Grouped, 3> operands) {
    return along(op, std::move(operands[0]));
  }
  Grouped make(const Reverse &op, llvm::SmallVector<Grouped, 3> operands) {
    return along(op, std::move(operands[0]));
  }
  template <typename T>
  Grouped make(const T &attribute, llvm::SmallVector<Grouped, 3> operands) {
    for (Grouped &operand : operands)
      mergeAll(operand);
    return whole(attribute, operands);
  }
  /// What works along one axis, which it needs whole.
  template <typename T> Grouped along(T attribute, Grouped value) {
    merge(value, attribute.axis);
    attribute.axis = begin(value, attribute.axis);
    value.node = add(attribute, {value.node});
    return value;
  }

  Operators &operators;
  prove::Terms &terms;
  Program &given;
  std::vector<Node> nodes;
  std::vector<TensorType> types;
  std::map<std::pair<uint32_t, std::vector<uint32_t>>, uint32_t> numbers;
};

} // namespace

uint32_t Dissolver::add(const Attribute &attribute,
                        llvm::ArrayRef<uint32_t> operands) {
  AttributeId id = operators.intern(attribute);
  auto [place, isNew] =
      numbers.try_emplace({id.id, operands.vec()}, nodes.size());
  if (!isNew)
    return place->second;
  llvm::SmallVector<const TensorType *, 3> operandTypes;
  for (uint32_t operand : operands)
    operandTypes.push_back(&types[operand]);
  TensorType type = *operators.infer(id, operandTypes);
  types.push_back(std::move(type));
  nodes.push_back({id, {operands.begin(), operands.end()}});
  return place->second;
}

void Dissolver::merge(Grouped &value, unsigned d) {
  for (; value.groups[d] > 1; --value.groups[d])
    value.node = add(Merge{uint8_t(begin(value, d) + value.groups[d] - 2)},
                     {value.node});
}

void Dissolver::mergeAll(Grouped &value) {
  for (unsigned d = 0; d != value.groups.size(); ++d)
    merge(value, d);
}

/// A dimension of the node becomes one for each of `extents`.
void Dissolver::split(Grouped &value, unsigned axis,
                      llvm::ArrayRef<Index> extents) {
  for (size_t k = 0; k + 1 < extents.size(); ++k) {
    Index rest = terms.constant(1);
    for (Index extent : extents.drop_front(k + 1))
      rest = terms.multiply(rest, extent);
    value.node = add(Split{uint8_t(axis + k), extents[k], rest}, {value.node});
  }
}

/// Parts side by side have borders, not blocks.
bool Dissolver::isJoined(const Grouped &value, unsigned axis) const {
  const auto *join = operators.as<Concatenate>(nodes[value.node].attribute);
  return join && join->axis == axis;
}

/// Of products of sizes.
std::optional<Index> Dissolver::quotient(Index whole, Index part) const {
  llvm::ArrayRef<prove::Monomial> a = terms.monomials(whole),
                                  b = terms.monomials(part);
  if (a.size() != 1 || b.size() != 1 ||
      a[0].coefficient % b[0].coefficient != 0)
    return std::nullopt;
  prove::Monomial result = a[0];
  result.coefficient /= b[0].coefficient;
  for (prove::AtomId factor : b[0].factors) {
    auto place = llvm::find(result.factors, factor);
    if (place == result.factors.end())
      return std::nullopt;
    result.factors.erase(place);
  }
  return terms.polynomial(llvm::ArrayRef<prove::Monomial>(result));
}

/// What has the borders of both: of A B x C and A x B C it is A x B x C.
std::optional<Dissolver::Extents>
Dissolver::refined(llvm::ArrayRef<Index> a, llvm::ArrayRef<Index> b) const {
  Extents result,
      left[] = {Extents(a.rbegin(), a.rend()), Extents(b.rbegin(), b.rend())};
  while (!left[0].empty() && !left[1].empty()) {
    Index heads[] = {left[0].pop_back_val(), left[1].pop_back_val()};
    if (heads[0] != heads[1]) {
      bool longer = !quotient(heads[0], heads[1]); // which of them
      std::optional<Index> rest = quotient(heads[longer], heads[!longer]);
      if (!rest)
        return std::nullopt;
      left[longer].push_back(*rest);
      heads[0] = heads[!longer];
    }
    result.push_back(heads[0]);
  }
  bool isWhole = left[0].empty() && left[1].empty();
  return isWhole ? std::optional(result) : std::nullopt;
}

/// Splits the dimensions of a group to have these extents; where it only asks,
/// whether they can be.
bool Dissolver::refine(Grouped &value, unsigned d, llvm::ArrayRef<Index> wanted,
                       bool onlyAsks) {
  unsigned axis = begin(value, d);
  Extents own(extents(value, d));
  if (own.size() == wanted.size())
    return true;
  size_t from = 0;
  for (Index extent : own) {
    // What is one dimension is as long as all of them.
    size_t to = own.size() == 1 ? wanted.size() : from;
    Index product = own.size() == 1 ? extent : terms.constant(1);
    while (to == from || product != extent) {
      if (to == wanted.size())
        return false;
      product = terms.multiply(product, wanted[to++]);
    }
    if (to - from > 1 && isJoined(value, axis))
      return false;
    if (!onlyAsks)
      split(value, axis, wanted.slice(from, to - from));
    axis += onlyAsks ? 1 : to - from;
    from = to;
  }
  if (!onlyAsks)
    value.groups[d] = wanted.size();
  return true;
}

/// Brings the axes of several operands, which are as long, into one grouping:
/// of how many dimensions.
unsigned Dissolver::match(llvm::MutableArrayRef<Grouped> operands,
                          llvm::ArrayRef<Axis> axes) {
  std::optional<Extents> wanted;
  bool agree = true;
  for (Axis axis : axes) {
    auto own = extents(operands[axis.operand], axis.dimension);
    if (own.size() == 1)
      continue;
    if (!wanted)
      wanted = Extents(own);
    std::optional<Extents> both = refined(*wanted, own);
    agree &= both.has_value();
    wanted = both ? both : wanted;
  }
  if (!wanted)
    return 1;
  for (Axis axis : axes)
    agree =
        agree && refine(operands[axis.operand], axis.dimension, *wanted, true);
  for (Axis axis : axes) {
    Grouped &operand = operands[axis.operand];
    if (agree)
      refine(operand, axis.dimension, *wanted, false);
    else
      merge(operand, axis.dimension);
  }
  return agree ? wanted->size() : 1;
}

/// `attribute` of operands that are whole.
Grouped Dissolver::whole(const Attribute &attribute,
                         llvm::ArrayRef<Grouped> operands) {
  llvm::SmallVector<uint32_t, 3> below;
  for (const Grouped &operand : operands)
    below.push_back(operand.node);
  uint32_t node = add(attribute, below);
  return {node,
          llvm::SmallVector<uint8_t, 4>(types[node].shape.size(), uint8_t(1))};
}

Grouped Dissolver::make(const Map &map,
                        llvm::SmallVector<Grouped, 3> operands) {
  Grouped result;
  for (unsigned d = 0; d != map.rank; ++d) {
    llvm::SmallVector<Axis, 3> axes;
    for (auto [number, access] : llvm::enumerate(map.maps))
      if (auto place = llvm::find(access, d); place != access.end())
        axes.push_back({unsigned(number), unsigned(place - access.begin())});
    result.groups.push_back(match(operands, axes));
  }
  Map made = map;
  made.rank = std::accumulate(result.groups.begin(), result.groups.end(), 0u);
  llvm::SmallVector<uint32_t, 3> below;
  for (auto [access, from, operand] :
       llvm::zip_equal(made.maps, map.maps, operands)) {
    access.clear();
    for (uint8_t d : from)
      for (unsigned k = 0; k != result.groups[d]; ++k)
        access.push_back(begin(result, d) + k);
    below.push_back(operand.node);
  }
  result.node = addMap(made, below);
  return result;
}

/// What is stretched along a dimension is read without it; where all operands
/// are, so is the result.
uint32_t Dissolver::addMap(Map map, llvm::SmallVector<uint32_t, 3> operands) {
  Shape extents(map.rank);
  for (auto [access, operand] : llvm::zip_equal(map.maps, operands)) {
    for (auto [place, d] : llvm::enumerate(access))
      extents[d] = types[operand].shape[place];
    while (const auto *stretched =
               operators.as<Broadcast>(nodes[operand].attribute)) {
      access.erase(access.begin() + stretched->axis);
      operand = nodes[operand].operands[0];
    }
  }
  llvm::SmallVector<uint8_t, 4> left; // along which nothing lies any more
  for (unsigned d = map.rank; d-- > 0;) {
    if (llvm::any_of(map.maps, [&](const AccessMap &access) {
          return llvm::is_contained(access, d);
        }))
      continue;
    left.insert(left.begin(), d);
    --map.rank;
    for (AccessMap &access : map.maps)
      for (uint8_t &dimension : access)
        dimension -= dimension > d;
  }
  std::optional<Mask> mask = maskOf(map, operands);
  uint32_t node = mask ? add(*mask, {}) : add(map, operands);
  for (uint8_t d : left)
    node = add(Broadcast{d, extents[d]}, {node});
  return node;
}

/// Two counters compared with each other.
std::optional<Mask> Dissolver::maskOf(const Map &map,
                                      llvm::ArrayRef<uint32_t> operands) const {
  using semantics::CompareDirection;
  const semantics::ScalarBody &body = operators[map.body];
  const semantics::ScalarInstruction &last = body.instructions[body.results[0]];
  if (last.op != semantics::ScalarOp::Compare || map.rank != 2 ||
      body.instructions.size() != 3 || map.maps.size() != 2 ||
      map.maps[0].size() != 1 || map.maps[0] == map.maps[1])
    return std::nullopt;
  Mask mask{Mask::Kind::Diagonal, terms.constant(0), {ElementType::I1, {}}};
  mask.type.shape.resize(2);
  for (unsigned input : {0u, 1u}) {
    const auto *iota = operators.as<Iota>(nodes[operands[input]].attribute);
    if (!iota || iota->type.shape.size() != 1 ||
        !isSignedInteger(iota->type.element) || map.maps[input].size() != 1)
      return std::nullopt;
    mask.type.shape[map.maps[input][0]] = iota->type.shape[0];
  }
  // Of the row with the column, or the other way round?
  unsigned first = body.instructions[last.operands[0]].index;
  int sign = map.maps[first][0] == 0 ? 1 : -1;
  bool isStrict = last.direction == CompareDirection::LT ||
                  last.direction == CompareDirection::GT;
  bool isLess = last.direction == CompareDirection::LT ||
                last.direction == CompareDirection::LE;
  if (last.direction == CompareDirection::NE)
    return std::nullopt;
  if (last.direction == CompareDirection::EQ)
    return mask;
  isLess ^= sign < 0;
  mask.kind = isLess ? Mask::Kind::Upper : Mask::Kind::Lower;
  mask.offset = terms.constant(!isStrict ? 0 : isLess ? 1 : -1);
  return mask;
}

Grouped Dissolver::make(const Contraction &product,
                        llvm::SmallVector<Grouped, 3> operands) {
  const Letters *letters[] = {&product.left, &product.right};
  llvm::SmallVector<Letters, 12> names(product.letterCount()); // of each letter
  uint8_t next = 0;
  for (uint8_t letter = 0; letter != names.size(); ++letter) {
    llvm::SmallVector<Axis, 3> axes;
    for (unsigned side : {0u, 1u})
      for (auto [place, own] : llvm::enumerate(*letters[side]))
        if (own == letter)
          axes.push_back({side, unsigned(place)});
    unsigned count = axes.empty() ? 0 : match(operands, axes);
    for (unsigned k = 0; k != count; ++k)
      names[letter].push_back(next++);
  }
  Contraction made{{}, {}, {}, product.element};
  Grouped result;
  for (uint8_t letter : product.left)
    llvm::append_range(made.left, names[letter]);
  for (uint8_t letter : product.right)
    llvm::append_range(made.right, names[letter]);
  for (uint8_t letter : product.output) {
    llvm::append_range(made.output, names[letter]);
    result.groups.push_back(names[letter].size());
  }
  result.node = add(made, {operands[0].node, operands[1].node});
  return result;
}

/// Narrow floats are rounded after the whole sum only.
Grouped Dissolver::make(const Reduction &reduction,
                        llvm::SmallVector<Grouped, 3> operands) {
  Grouped &value = operands[0];
  unsigned d = reduction.axis;
  ElementType element = types[value.node].element;
  if (isFloat(element) && bitWidth(element) < 32 &&
      (reduction.monoid == Monoid::Sum || reduction.monoid == Monoid::Product))
    merge(value, d);
  unsigned axis = begin(value, d);
  for (unsigned k = value.groups[d]; k-- > 0;)
    value.node =
        add(Reduction{reduction.monoid, uint8_t(axis + k)}, {value.node});
  value.groups.erase(value.groups.begin() + d);
  return value;
}

Grouped Dissolver::make(const Transpose &transpose,
                        llvm::SmallVector<Grouped, 3> operands) {
  const Grouped &value = operands[0];
  Grouped result;
  Transpose made{};
  for (uint8_t from : transpose.permutation) {
    result.groups.push_back(value.groups[from]);
    for (unsigned k = 0; k != value.groups[from]; ++k)
      made.permutation.push_back(begin(value, from) + k);
  }
  result.node = add(made, {value.node});
  return result;
}

Grouped Dissolver::make(const Broadcast &broadcast,
                        llvm::SmallVector<Grouped, 3> operands) {
  Grouped value = operands[0];
  Broadcast made = broadcast;
  made.axis = begin(value, broadcast.axis);
  value.node = add(made, {value.node});
  value.groups.insert(value.groups.begin() + broadcast.axis, 1);
  return value;
}

/// Between two dimensions of a group, where the blocks are as many as those
/// before.
Grouped Dissolver::make(const Split &op,
                        llvm::SmallVector<Grouped, 3> operands) {
  Grouped value = operands[0];
  llvm::ArrayRef<Index> own = extents(value, op.axis);
  Index before = terms.constant(1);
  for (size_t k = 1; k < own.size(); ++k) {
    before = terms.multiply(before, own[k - 1]);
    if (before != op.blocks)
      continue;
    value.groups[op.axis] -= k;
    value.groups.insert(value.groups.begin() + op.axis, uint8_t(k));
    return value;
  }
  merge(value, op.axis);
  Split made = op;
  made.axis = begin(value, op.axis);
  value.node = add(made, {value.node});
  value.groups.insert(value.groups.begin() + op.axis, 1);
  return value;
}

Grouped Dissolver::make(const Merge &op,
                        llvm::SmallVector<Grouped, 3> operands) {
  Grouped value = operands[0];
  value.groups[op.axis] += value.groups[op.axis + 1];
  value.groups.erase(value.groups.begin() + op.axis + 1);
  return value;
}

Grouped Dissolver::make(const Concatenate &join,
                        llvm::SmallVector<Grouped, 3> operands) {
  for (unsigned d = 0; d != operands[0].groups.size(); ++d)
    if (d != join.axis)
      match(operands, {Axis{0, d}, Axis{1, d}});
  for (Grouped &operand : operands)
    merge(operand, join.axis);
  Grouped result = operands[0];
  result.node = add(Concatenate{uint8_t(begin(result, join.axis))},
                    {operands[0].node, operands[1].node});
  return result;
}

void Dissolver::run() {
  std::vector<Grouped> made;
  for (const Node &node : given.nodes) {
    llvm::SmallVector<Grouped, 3> operands;
    for (uint32_t operand : node.operands)
      operands.push_back(made[operand]);
    const Attribute attribute = operators[node.attribute];
    made.push_back(std::visit(
        [&](const auto &one) { return make(one, std::move(operands)); },
        attribute));
  }
  for (uint32_t &result : given.results) {
    Grouped value = made[result];
    mergeAll(value);
    result = value.node;
  }
  given.nodes = std::move(nodes);
  given.types = std::move(types);
}

void dissolveReshapes(Operators &operators, Program &program) {
  bool merges = llvm::any_of(program.nodes, [&](const Node &node) {
    return operators.kind(node.attribute) == OperatorKind::Merge;
  });
  if (merges)
    Dissolver(operators, program).run();
}

} // namespace tesela::nugraph
