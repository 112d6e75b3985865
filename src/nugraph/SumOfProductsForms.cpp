// Writing: from products to expressions, two factors at a time.
#include "nugraph/SumOfProducts.h"

#include "ir/ElementTypes.h"

#include <algorithm>
#include <map>

using namespace tesela::semantics;

namespace tesela::nugraph {

double SumOfProducts::operations(Ref ref) {
  llvm::ArrayRef<Graph::Cost> costs = graph.cost(ref);
  return costs.empty() ? 0 : costs.front().operations;
}

/// The class that holds the part, in this or another order of its dimensions,
/// or the part itself.
Part SumOfProducts::known(Part part) {
  if (std::optional<ClassId> found = graph.lookup(part.ref))
    return {Ref::ofClass(*found), part.letters};
  const auto *product = operators.as<Contraction>(graph.attribute(part.ref));
  if (!product || part.letters.size() < 2 || part.letters.size() > 3)
    return part;
  Contraction given = *product;
  llvm::SmallVector<Ref, 2> operands(graph.operands(part.ref));
  llvm::SmallVector<unsigned, 3> order(part.letters.size());
  for (unsigned d = 0; d != order.size(); ++d)
    order[d] = d;
  while (std::next_permutation(order.begin(), order.end())) {
    Contraction other = given;
    Letters letters;
    for (auto [d, from] : llvm::enumerate(order)) {
      other.output[d] = given.output[from];
      letters.push_back(part.letters[from]);
    }
    Ref made = graph.make(operators.intern(other), operands);
    if (std::optional<ClassId> found = graph.lookup(made))
      return {Ref::ofClass(*found), letters};
  }
  return part;
}

/// Without the letters that nothing needs any more.
Part SumOfProducts::summedOut(Part part, const Letters &needed) {
  for (size_t d = part.letters.size(); d-- > 0;)
    if (!llvm::is_contained(needed, part.letters[d])) {
      part.ref = graph.make(
          operators.intern(Reduction{Monoid::Sum, uint8_t(d)}), {part.ref});
      part.letters.erase(part.letters.begin() + d);
    }
  return part;
}

/// Both orders respected: nothing where they contradict each other.
static std::optional<Letters> merged(const Letters &a, const Letters &b) {
  Letters result;
  size_t i = 0, j = 0;
  while (i != a.size() || j != b.size()) {
    if (i != a.size() && j != b.size() && a[i] == b[j]) {
      result.push_back(a[i++]), ++j;
    } else if (i != a.size() &&
               !llvm::is_contained(llvm::ArrayRef(b).drop_front(j), a[i])) {
      result.push_back(a[i++]);
    } else if (j != b.size() &&
               !llvm::is_contained(llvm::ArrayRef(a).drop_front(i), b[j])) {
      result.push_back(b[j++]);
    } else {
      return std::nullopt;
    }
  }
  return result;
}

static AccessMap within(const Letters &letters, const Letters &all) {
  AccessMap places;
  for (uint8_t letter : letters)
    places.push_back(llvm::find(all, letter) - all.begin());
  return places;
}

/// What is summed with a triangular mask is a running sum.
std::optional<Part> SumOfProducts::scanned(const Part &mask, const Part &other,
                                           const Letters &needed) {
  if (!mask.ref.isClass() || mask.letters.size() != 2)
    return std::nullopt;
  for (NodeId node : graph[mask.ref.classId()].nodes) {
    const auto *given = operators.as<Mask>(graph.node(node).attribute);
    if (!given || given->kind == Mask::Kind::Diagonal ||
        given->offset != operators.terms().constant(0) ||
        given->type.shape[0] != given->type.shape[1])
      continue;
    bool isUpper = given->kind == Mask::Kind::Upper;
    uint8_t from = mask.letters[isUpper ? 0 : 1],
            to = mask.letters[isUpper ? 1 : 0];
    auto place = llvm::find(other.letters, from);
    if (place == other.letters.end() || llvm::is_contained(needed, from) ||
        llvm::is_contained(other.letters, to))
      return std::nullopt;
    uint8_t axis = place - other.letters.begin();
    Part result{
        graph.make(operators.intern(Scan{Monoid::Sum, axis}), {other.ref}),
        other.letters};
    result.letters[axis] = to;
    return result;
  }
  return std::nullopt;
}

/// The two multiplied, and summed over what is in `needed` no more.
std::optional<Part> SumOfProducts::joined(const Part &a, const Part &b,
                                          const Letters &needed, bool isLast) {
  Letters kept, left(a.letters);
  bool sums = false;
  for (const Letters *letters : {&a.letters, &b.letters})
    for (uint8_t letter : *letters)
      if (!llvm::is_contained(needed, letter))
        sums = true;
      else if (!llvm::is_contained(kept, letter))
        kept.push_back(letter);
  if (kept.size() > 5)
    return std::nullopt;
  if (isLast)
    llvm::sort(kept);
  std::optional<Letters> order = merged(a.letters, b.letters);
  if (!sums && order && (!isLast || llvm::is_sorted(*order))) {
    Map map{operators.body(ScalarOp::Multiply, element),
            uint8_t(order->size()),
            {within(a.letters, *order), within(b.letters, *order)},
            {}};
    return known({graph.make(operators.intern(map), {a.ref, b.ref}), *order});
  }
  Contraction product{a.letters, b.letters, kept, element};
  Part result{graph.make(operators.intern(product), {a.ref, b.ref}), kept};
  return isLast ? result : known(result);
}

std::vector<Part> SumOfProducts::forms(const Product &product,
                                       unsigned atMost) {
  unsigned count = product.factors.size(), all = (1u << count) - 1;
  std::vector<std::vector<Part>> parts(all + 1);
  auto needed = [&](unsigned subset) {
    Letters result;
    for (uint8_t d = 0; d != rank; ++d)
      result.push_back(d);
    for (unsigned i = 0; i != count; ++i)
      if (!(subset >> i & 1))
        result.append(product.factors[i].letters);
    return result;
  };
  auto insert = [&](std::vector<Part> &into, const std::optional<Part> &part) {
    if (part && graph.type(part->ref) &&
        llvm::none_of(into, [&](const Part &other) {
          return other.ref == part->ref && other.letters == part->letters;
        }))
      into.push_back(*part);
  };
  for (unsigned subset = 1; subset <= all; ++subset) {
    std::vector<Part> &here = parts[subset];
    Letters wanted = needed(subset);
    if (std::popcount(subset) == 1) {
      const Factor &factor = product.factors[std::countr_zero(subset)];
      Part part =
          summedOut({Ref::ofClass(factor.value), factor.letters}, wanted);
      if (subset == all && !llvm::is_sorted(part.letters)) {
        Transpose order{};
        Letters sorted(part.letters);
        llvm::sort(sorted);
        for (uint8_t letter : sorted)
          order.permutation.push_back(llvm::find(part.letters, letter) -
                                      part.letters.begin());
        part = {graph.make(operators.intern(order), {part.ref}), sorted};
      }
      insert(here, part);
      continue;
    }
    for (unsigned first = (subset - 1) & subset; first;
         first = (first - 1) & subset) {
      if (!(first & (subset & -subset)))
        continue; // each pair once
      for (const Part &a : parts[first])
        for (const Part &b : parts[subset & ~first]) {
          insert(here, joined(a, b, wanted, subset == all));
          for (auto scan : {scanned(a, b, wanted), scanned(b, a, wanted)})
            if (scan && (subset != all || llvm::is_sorted(scan->letters)))
              insert(here, scan);
        }
    }
    llvm::stable_sort(here, [&](const Part &a, const Part &b) {
      return operations(a.ref) < operations(b.ref);
    });
    if (here.size() > atMost)
      here.resize(atMost);
  }
  return parts[all];
}

/// `ref` times a number and a size.
Ref SumOfProducts::scaled(Ref ref, double factor, std::optional<Index> count) {
  const TensorType *type = graph.type(ref);
  if (!type)
    return ref;
  mlir::Type scalar = ir::toMlir(element, &operators.context());
  if (factor != 1) {
    ScalarBody body;
    unsigned in = body.input(0, scalar);
    unsigned constant = body.constant(factor, scalar);
    body.results = {body.apply(ScalarOp::Multiply, scalar, {in, constant})};
    ref = graph.make(
        operators.elementwise(operators.intern(body), type->shape.size()),
        {ref});
  }
  if (!count)
    return ref;
  Ref number = graph.make(operators.intern(Fill{{}, count, {element, {}}}), {});
  Map map{operators.body(ScalarOp::Multiply, element),
          uint8_t(type->shape.size()),
          {{}, {}},
          {}};
  for (unsigned d = 0; d != type->shape.size(); ++d)
    map.maps[0].push_back(d);
  return graph.make(operators.intern(map), {ref, number});
}

std::optional<Ref> SumOfProducts::expanded() {
  struct Term {
    Part part;
    std::optional<Index> count;
    double coefficient;
  };
  std::vector<Term> terms;
  for (const Product &product : all) {
    std::vector<Part> parts = forms(product, 1);
    if (parts.empty())
      return std::nullopt;
    std::optional<Index> count;
    for (uint8_t letter : product.summed)
      if (llvm::none_of(product.factors, [&](const Factor &factor) {
            return llvm::is_contained(factor.letters, letter);
          }))
        count = count ? operators.terms().multiply(*count, extents[letter])
                      : extents[letter];
    auto same = llvm::find_if(terms, [&](const Term &term) {
      return term.part.ref == parts[0].ref &&
             term.part.letters == parts[0].letters && term.count == count;
    });
    if (same == terms.end())
      terms.push_back({parts[0], count, product.coefficient});
    else
      same->coefficient += product.coefficient;
  }
  llvm::erase_if(terms, [](const Term &term) { return !term.coefficient; });
  if (terms.empty())
    return std::nullopt;
  // A term that is added comes first.
  llvm::stable_sort(terms, [](const Term &a, const Term &b) {
    return (a.coefficient > 0) > (b.coefficient > 0);
  });
  Part sum;
  for (auto [number, term] : llvm::enumerate(terms)) {
    bool subtracts = number && term.coefficient < 0;
    Ref value =
        scaled(term.part.ref, subtracts ? -term.coefficient : term.coefficient,
               term.count);
    if (!number) {
      sum = {value, term.part.letters};
      continue;
    }
    Letters order(sum.letters);
    for (uint8_t letter : term.part.letters)
      if (!llvm::is_contained(order, letter))
        order.push_back(letter);
    llvm::sort(order);
    Map map{
        operators.body(subtracts ? ScalarOp::Subtract : ScalarOp::Add, element),
        uint8_t(order.size()),
        {within(sum.letters, order), within(term.part.letters, order)},
        {}};
    sum = {graph.make(operators.intern(map), {sum.ref, value}), order};
  }
  if (sum.letters.size() != rank)
    return std::nullopt;
  return sum.ref;
}

} // namespace tesela::nugraph
