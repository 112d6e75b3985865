// Reading: from nodes to products.
#include "nugraph/SumOfProducts.h"

#include "ir/ElementTypes.h"
#include "nugraph/BodyCode.h"

#include "llvm/ADT/ScopeExit.h"

#include <algorithm>

using namespace tesela::semantics;

namespace tesela::nugraph {

SumOfProducts::SumOfProducts(Graph &graph, ClassId target, NodeId node,
                             const Reading &reading)
    : graph(graph), operators(graph.operators()), reading(reading),
      element(graph[target].type->element),
      rank(graph[target].type->shape.size()) {
  if (operators.vocabulary(element).empty() || rank > 5 || !mayOpen(node))
    return;
  Places at;
  for (Index extent : graph[target].type->shape)
    at.push_back({fresh(extent)});
  path.push_back(graph.find(target));
  std::optional<Read> read = open(node, at, 0, reading.levels);
  // What is a factor here is one everywhere.
  auto isOpen = [&](ClassId id) { return llvm::is_contained(closed, id); };
  if (reading.whole && read && llvm::any_of(openedClasses, isOpen)) {
    extents.resize(rank);
    read = open(node, at, 0, reading.levels);
  }
  if (read && isSmall(read->products)) {
    all = std::move(read->products);
    source = read->ref;
    for (Product &product : all) {
      simplify(product);
      joinKnown(product);
      cancelSums(product);
    }
  }
}

bool SumOfProducts::isSmall(const Products &products) const {
  return extents.size() <= maxLetters &&
         llvm::all_of(products, [](const Product &product) {
           return llvm::all_of(product.factors, [](const Factor &factor) {
             return factor.letters.size() <= maxFactorRank;
           });
         });
}

uint8_t SumOfProducts::fresh(Index extent) {
  extents.push_back(extent);
  return extents.size() - 1;
}

/// `ref` at the elements that are looked at.
Ref SumOfProducts::viewed(Ref ref, const Places &at) {
  for (auto [axis, place] : llvm::enumerate(at)) {
    if (place.view)
      ref = graph.make(operators.intern(*place.view), {ref});
    if (place.reversed)
      ref = graph.make(operators.intern(Reverse{uint8_t(axis)}), {ref});
  }
  return ref;
}

/// Is the class 1 on the diagonal of a square, all of which is looked at?
bool SumOfProducts::isIdentity(ClassId id, const Places &at) const {
  return at.size() == 2 && !at[0].view && !at[1].view && !at[0].reversed &&
         !at[1].reversed && llvm::any_of(graph[id].nodes, [&](NodeId node) {
           const auto *mask = operators.as<Mask>(graph.node(node).attribute);
           return mask && mask->kind == Mask::Kind::Diagonal &&
                  mask->offset == operators.terms().constant(0) &&
                  mask->type.shape[0] == mask->type.shape[1];
         });
}

SumOfProducts::Read SumOfProducts::leaf(ClassId id, const Places &at) {
  Product one;
  Factor &factor = one.factors.emplace_back();
  factor.value = viewed(Ref::ofClass(id), at);
  for (const Place &place : at)
    factor.letters.push_back(place.letter);
  factor.isIdentity = isIdentity(id, at);
  if (!factor.isIdentity)
    factor.oneHot = oneHotAxis(id);
  return {{one}, Ref::ofClass(id)};
}

/// A value of fewer dimensions than what is made of it, which is made of sums:
/// r[i] - a[m] s[i], r = y - x @ w, is a polynomial of r, a and s too.
bool SumOfProducts::isInner(const Read &read) const {
  return !reading.inner &&
         (read.products.size() > 1 ||
          llvm::any_of(read.products, [](const Product &product) {
            return !product.summed.empty();
          }));
}

/// What is true as 1, what is not as 0.
Factor SumOfProducts::maskOf(ClassId id, const Places &at) {
  Factor factor = leaf(id, at).products[0].factors[0];
  factor.condition = factor.value;
  bool whole = factor.value.isClass();
  for (NodeId node : graph[id].nodes)
    if (const auto *mask = operators.as<Mask>(graph.node(node).attribute);
        mask && whole) {
      Mask number = *mask;
      number.type.element = element;
      factor.value = graph.make(operators.intern(number), {});
      return factor;
    }
  ScalarBody body;
  mlir::MLIRContext *context = &operators.context();
  unsigned in = body.input(0, ir::toMlir(ElementType::I1, context));
  body.results = {body.convert(in, ir::toMlir(element, context))};
  factor.value =
      graph.make(operators.elementwise(operators.intern(body), at.size()),
                 {*factor.condition});
  return factor;
}

/// Is it a choice?
bool SumOfProducts::chooses(NodeId node) const {
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  return map && reading.whole &&
         llvm::any_of(operators[map->body].instructions,
                      [](const ScalarInstruction &one) {
                        return one.op == ScalarOp::Select;
                      });
}

/// Has the node no operator that is never read, whatever its operands are?
bool SumOfProducts::mayOpen(NodeId node) const {
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  if (!map)
    return true;
  return llvm::all_of(operators[map->body].instructions,
                      [&](const ScalarInstruction &one) {
                        switch (one.op) {
                        case ScalarOp::Input:
                        case ScalarOp::Constant:
                        case ScalarOp::Negate:
                        case ScalarOp::Multiply:
                        case ScalarOp::Divide:
                          return true;
                        case ScalarOp::Add:
                        case ScalarOp::Subtract:
                          return reading.sums;
                        case ScalarOp::Select:
                        case ScalarOp::Exponential:
                        case ScalarOp::Log:
                        case ScalarOp::Cosine:
                        case ScalarOp::Sine:
                          return reading.whole;
                        default:
                          return false;
                        }
                      });
}

/// The class by one of its nodes, or as a factor.
std::optional<SumOfProducts::Read> SumOfProducts::readClass(ClassId id,
                                                            const Places &at,
                                                            unsigned depth,
                                                            unsigned levels) {
  if (graph[id].type->element != element || at.size() > maxFactorRank)
    return std::nullopt;
  if (llvm::is_contained(closed, id))
    return leaf(id, at);
  bool isDeep = false;
  if (depth < (reading.whole ? 12 : 6) && !llvm::is_contained(path, id)) {
    path.push_back(id);
    auto leave = llvm::scope_exit([&] { path.pop_back(); });
    std::vector<NodeId> nodes = graph[id].nodes;
    // What is chosen as a difference rather, where that is known: the prover
    // need not take apart a sum over all but a diagonal. Of products and
    // quotients, where so asked, the products: whether a divisor is 0 would
    // depend on where it is read.
    auto divides = [&](NodeId node) {
      const auto *map = operators.as<Map>(graph.node(node).attribute);
      return !reading.quotients && map &&
             llvm::any_of(operators[map->body].instructions,
                          [](const ScalarInstruction &one) {
                            return one.op == ScalarOp::Divide;
                          });
    };
    // One over exp(x) is exp(-x) rather.
    bool isExponential = llvm::any_of(nodes, [&](NodeId node) {
      const auto *map = operators.as<Map>(graph.node(node).attribute);
      return map && operators.single(map->body) == ScalarOp::Exponential;
    });
    llvm::SmallVector<std::tuple<bool, bool, unsigned, NodeId>, 8> order;
    if (nodes.size() > 1) {
      for (NodeId node : nodes)
        order.push_back(
            {chooses(node), divides(node), unsigned(order.size()), node});
      llvm::sort(order);
      for (auto [node, next] : llvm::zip_equal(nodes, order))
        node = std::get<3>(next);
    }
    for (NodeId node : nodes) {
      OperatorKind kind = operators.kind(graph.node(node).attribute);
      if (kind == OperatorKind::Map && contractions > 0 && !reading.opensMaps)
        continue;
      // A sum along several axes is one sum.
      bool goesOn = kind == OperatorKind::Reduction && depth == 0;
      if ((kind == OperatorKind::Contraction ||
           kind == OperatorKind::Reduction) &&
          !levels && !goesOn) {
        isDeep = true;
        used = reading.levels + 1;
        continue;
      }
      if (isExponential && divides(node))
        continue;
      size_t letters = extents.size();
      if (std::optional<Read> read = open(node, at, depth + 1, levels)) {
        openedClasses.push_back(id);
        return read;
      }
      extents.resize(letters);
    }
  }
  if (isDeep && reading.whole)
    closed.push_back(id);
  return leaf(id, at);
}

std::optional<SumOfProducts::Read> SumOfProducts::open(NodeId node,
                                                       const Places &at,
                                                       unsigned depth,
                                                       unsigned levels) {
  AttributeId attribute = graph.node(node).attribute;
  llvm::SmallVector<ClassId, 2> operands;
  for (ClassId operand : graph.node(node).operands)
    operands.push_back(graph.find(operand));
  if (const auto *map = operators.as<Map>(attribute))
    return openMap(*map, node, at, depth, levels);
  if (const auto *product = operators.as<Contraction>(attribute)) {
    ++contractions;
    auto leave = llvm::scope_exit([&] { --contractions; });
    return openContraction(*product, node, at, depth, levels);
  }
  if (const auto *iota = operators.as<Iota>(attribute);
      iota && reading.whole && at.size() > 1)
    return counter(*iota, at);
  if (const auto *scan = operators.as<Scan>(attribute))
    return openScan(*scan, operands[0], at, depth, levels);
  Places below(at);
  std::optional<uint8_t> summed;
  if (const auto *sum = operators.as<Reduction>(attribute)) {
    if (sum->monoid != Monoid::Sum)
      return std::nullopt;
    summed = fresh(graph[operands[0]].type->shape[sum->axis]);
    below.insert(below.begin() + sum->axis, Place{*summed});
    levels -= levels != 0;
    used = std::max(used, reading.levels - levels);
  } else if (const auto *order = operators.as<Transpose>(attribute)) {
    for (auto [d, from] : llvm::enumerate(order->permutation))
      below[from] = at[d];
  } else if (const auto *broadcast = operators.as<Broadcast>(attribute)) {
    below.erase(below.begin() + broadcast->axis);
  } else if (const auto *reverse = operators.as<Reverse>(attribute)) {
    if (!reading.scans)
      return std::nullopt;
    below[reverse->axis] = turned(
        at[reverse->axis], graph[operands[0]].type->shape[reverse->axis]);
  } else if (const auto *slice = operators.as<Slice>(attribute)) {
    if (!reading.whole)
      return std::nullopt;
    prove::Terms &terms = operators.terms();
    std::optional<Slice> &view = below[slice->axis].view;
    Slice inner = *slice;
    if (view) {
      inner.start =
          terms.add(inner.start, terms.multiply(view->start, inner.stride));
      inner.stride *= view->stride;
      inner.length = view->length;
    }
    view = inner;
  } else {
    return std::nullopt;
  }
  for (auto [d, place] : llvm::enumerate(below))
    if (place.view)
      place.view->axis = d;
  std::optional<Read> read = readClass(operands[0], below, depth, levels);
  if (!read)
    return std::nullopt;
  read->ref = graph.make(attribute, {read->ref});
  if (summed)
    for (Product &product : read->products)
      product.summed.push_back(*summed);
  return read;
}

/// A counter lies along one dimension.
SumOfProducts::Read SumOfProducts::counter(const Iota &iota, const Places &at) {
  Place place = at[iota.axis];
  if (place.view)
    place.view->axis = 0;
  Iota along{0, {iota.type.element, {iota.type.shape[iota.axis]}}};
  Product one;
  one.factors.push_back(
      {viewed(graph.make(operators.intern(along), {}), {place}),
       {place.letter}});
  return {{one}, graph.make(operators.intern(iota), {})};
}

std::optional<SumOfProducts::Read>
SumOfProducts::openContraction(const Contraction &product, NodeId node,
                               const Places &at, unsigned depth,
                               unsigned levels) {
  ClassId operands[2];
  for (unsigned side : {0u, 1u})
    operands[side] = graph.find(graph.node(node).operands[side]);
  llvm::SmallDenseMap<uint8_t, Place, 8> named;
  for (auto [name, place] : llvm::zip_equal(product.output, at))
    if (!named.try_emplace(name, place).second)
      return std::nullopt; // a diagonal
  Letters summed;
  Places below[2];
  for (unsigned side : {0u, 1u})
    for (auto [d, name] :
         llvm::enumerate(side == 0 ? product.left : product.right)) {
      auto [entry, isNew] = named.try_emplace(name);
      if (isNew) {
        entry->second.letter = fresh(graph[operands[side]].type->shape[d]);
        summed.push_back(entry->second.letter);
      }
      Place place = entry->second;
      if (llvm::any_of(below[side], [&](const Place &other) {
            return other.letter == place.letter;
          }))
        return std::nullopt;
      if (place.view)
        place.view->axis = d;
      below[side].push_back(place);
    }
  levels -= levels != 0;
  used = std::max(used, reading.levels - levels);
  std::optional<Read> left = readClass(operands[0], below[0], depth, levels);
  if (!left)
    return std::nullopt;
  std::optional<Read> right = readClass(operands[1], below[1], depth, levels);
  if (!right)
    return std::nullopt;
  if ((!reading.distributes && left->products.size() > 1) || isInner(*left))
    left = leaf(operands[0], below[0]);
  if ((!reading.distributes && right->products.size() > 1) || isInner(*right))
    right = leaf(operands[1], below[1]);
  std::optional<Products> both = multiply(left->products, right->products);
  if (!both) {
    // Too much: the operands as they are.
    left = leaf(operands[0], below[0]), right = leaf(operands[1], below[1]);
    if (left->products[0].factors[0].letters ==
        right->products[0].factors[0].letters)
      return std::nullopt;
    both = multiply(left->products, right->products);
    if (!both)
      return std::nullopt;
  }
  for (Product &one : *both)
    one.summed.append(summed);
  return Read{std::move(*both),
              graph.make(graph.node(node).attribute, {left->ref, right->ref})};
}

} // namespace tesela::nugraph
