// Writing: from products to expressions, two factors at a time.
#include "nugraph/SumOfProducts.h"

#include "ir/ElementTypes.h"

#include <algorithm>
#include <cmath>

using namespace tesela::semantics;

namespace tesela::nugraph {

/// With those of the classes that stand for parts of it.
double SumOfProducts::operations(Ref ref) {
  if (auto known = costs.find(ref.bits); known != costs.end())
    return known->second;
  if (ref.isClass())
    return 0;
  llvm::ArrayRef<Graph::Cost> own = graph.cost(ref);
  double sum = own.empty() ? 0 : own.front().operations;
  llvm::SmallVector<ClassId> leaves;
  graph.leaves(ref, leaves);
  for (ClassId leaf : leaves)
    sum += operations(Ref::ofClass(leaf));
  return costs[ref.bits] = sum;
}

/// The class that holds the part, in this or another order of its dimensions,
/// or the part itself.
Part SumOfProducts::known(Part part) {
  auto stands = [&](ClassId id, const LetterList &letters) {
    double cost = operations(part.ref);
    costs.try_emplace(id, cost);
    return Part{Ref::ofClass(id), letters, part.isDivisor};
  };
  if (std::optional<ClassId> found = graph.lookup(part.ref))
    return stands(*found, part.letters);
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
    LetterList letters;
    for (auto [d, from] : llvm::enumerate(order)) {
      other.output[d] = given.output[from];
      letters.push_back(part.letters[from]);
    }
    Ref made = graph.make(operators.intern(other), operands);
    if (std::optional<ClassId> found = graph.lookup(made))
      return stands(*found, letters);
  }
  return part;
}

/// Without the letters that nothing needs any more.
Part SumOfProducts::summedOut(Part part, const LetterSet &needed) {
  for (size_t d = part.letters.size(); d-- > 0;)
    if (!llvm::is_contained(needed, part.letters[d])) {
      part.condition.reset();
      part.ref = graph.make(
          operators.intern(Reduction{Monoid::Sum, uint8_t(d)}), {part.ref});
      if (llvm::is_contained(means, part.letters[d]))
        part.ref = scaled(part.ref, 1, {}, {extents[part.letters[d]]});
      part.letters.erase(part.letters.begin() + d);
    }
  return part;
}

/// Both orders respected: nothing where they contradict each other.
static std::optional<LetterList> merged(const LetterList &a,
                                        const LetterList &b) {
  LetterList result;
  size_t i = 0, j = 0;
  while (i != a.size() || j != b.size()) {
    if (result.isFull())
      return std::nullopt;
    if (i != a.size() && j != b.size() && a[i] == b[j]) {
      result.push_back(a[i++]), ++j;
    } else if (i != a.size() &&
               !llvm::is_contained(llvm::ArrayRef<uint8_t>(b).drop_front(j),
                                   a[i])) {
      result.push_back(a[i++]);
    } else if (j != b.size() &&
               !llvm::is_contained(llvm::ArrayRef<uint8_t>(a).drop_front(i),
                                   b[j])) {
      result.push_back(b[j++]);
    } else {
      return std::nullopt;
    }
  }
  return result;
}

static AccessMap within(const LetterList &letters, const LetterList &all) {
  AccessMap places;
  for (uint8_t letter : letters)
    places.push_back(llvm::find(all, letter) - all.begin());
  return places;
}

BodyId SumOfProducts::bodyOf(ScalarOp op) {
  auto [known, isNew] = bodies.try_emplace(op);
  if (isNew)
    known->second = operators.body(op, element);
  return known->second;
}

/// The part with its dimensions in this order, which may have more letters.
Part SumOfProducts::inOrder(Part part, const LetterList &order) {
  LetterList sorted;
  for (uint8_t letter : order)
    if (llvm::is_contained(part.letters, letter))
      sorted.push_back(letter);
  if (sorted == part.letters)
    return part;
  if (part.ref.isExpression() && !part.condition)
    if (const auto *given =
            operators.as<Contraction>(graph.attribute(part.ref))) {
      Contraction product = *given;
      for (auto [d, letter] : llvm::enumerate(sorted))
        product.output[d] = given->output[llvm::find(part.letters, letter) -
                                          part.letters.begin()];
      llvm::SmallVector<Ref, 2> operands(graph.operands(part.ref));
      part.ref = graph.make(operators.intern(product), operands);
      part.letters = sorted;
      return part;
    }
  Transpose transpose{};
  for (uint8_t letter : sorted)
    transpose.permutation.push_back(llvm::find(part.letters, letter) -
                                    part.letters.begin());
  part.ref = graph.make(operators.intern(transpose), {part.ref});
  if (part.condition)
    part.condition = graph.make(operators.intern(transpose), {*part.condition});
  part.letters = sorted;
  return part;
}

/// Product, quotient or choice, along `order`, which suits both.
std::optional<Part> SumOfProducts::elementwise(const Part &a, const Part &b,
                                               const LetterList &order) {
  if (a.isDivisor && !b.isDivisor)
    return elementwise(b, a, order);
  Part result{{}, order, a.isDivisor && b.isDivisor};
  Map map{bodyOf(a.isDivisor == b.isDivisor ? ScalarOp::Multiply
                                            : ScalarOp::Divide),
          uint8_t(order.size()),
          {within(a.letters, order), within(b.letters, order)},
          {}};
  const Part *mask = a.condition ? &a : b.condition ? &b : nullptr;
  if (!mask || b.isDivisor) {
    result.ref = graph.make(operators.intern(map), {a.ref, b.ref});
    return result;
  }
  const Part &other = mask == &a ? b : a;
  mlir::Type scalar = ir::toMlir(element, &operators.context());
  ScalarBody body;
  unsigned condition =
      body.input(0, ir::toMlir(ElementType::I1, &operators.context()));
  unsigned value = body.input(1, scalar);
  body.results = {body.apply(ScalarOp::Select, scalar,
                             {condition, value, body.constant(0, scalar)})};
  map.body = operators.intern(body);
  map.maps = {within(mask->letters, order), within(other.letters, order)};
  result.ref = graph.make(operators.intern(map), {*mask->condition, other.ref});
  return result;
}

/// The two multiplied, and summed over what is in `needed` no more.
std::optional<Part> SumOfProducts::joined(const Part &a, const Part &b,
                                          const LetterSet &needed,
                                          bool isLast) {
  LetterList kept;
  bool sums = false;
  for (const LetterList *letters : {&a.letters, &b.letters})
    for (uint8_t letter : *letters)
      if (!llvm::is_contained(needed, letter))
        sums = true;
      else if (!llvm::is_contained(kept, letter)) {
        if (kept.size() == 5)
          return std::nullopt;
        kept.push_back(letter);
      }
  if (isLast)
    llvm::sort(kept);
  bool divides = a.isDivisor || b.isDivisor;
  std::optional<LetterList> order = merged(a.letters, b.letters);
  // Where the quotient is larger than both, one over what divides.
  auto hasAll = [](const LetterList &some, const LetterList &all) {
    return llvm::all_of(
        some, [&](uint8_t letter) { return llvm::is_contained(all, letter); });
  };
  if (sums && a.isDivisor != b.isDivisor && !hasAll(a.letters, b.letters) &&
      !hasAll(b.letters, a.letters)) {
    auto whole = [&](const Part &part) {
      return part.isDivisor ? known(reciprocal(part)) : part;
    };
    return joined(whole(a), whole(b), needed, isLast);
  }
  if (divides && !order) {
    // One after the other.
    order = either(a.letters, b.letters);
    if (!order)
      return std::nullopt;
  }
  if (divides && !sums && isLast)
    order = kept;
  if (divides && sums && a.isDivisor && b.isDivisor)
    return std::nullopt;
  if (divides || (!sums && order && (!isLast || llvm::is_sorted(*order)))) {
    std::optional<Part> made =
        divides ? elementwise(inOrder(a, *order), inOrder(b, *order), *order)
                : elementwise(a, b, *order);
    if (!made || order->size() > 5)
      return std::nullopt;
    Part result = summedOut(known(*made), needed);
    return isLast ? inOrder(result, kept) : result;
  }
  Contraction product{Letters(a.letters), Letters(b.letters), Letters(kept),
                      element};
  Part result{graph.make(operators.intern(product), {a.ref, b.ref}), kept};
  if (!isLast)
    result = known(result);
  for (uint8_t letter : means)
    if (!llvm::is_contained(kept, letter) &&
        (llvm::is_contained(a.letters, letter) ||
         llvm::is_contained(b.letters, letter)))
      result.ref = scaled(result.ref, 1, {}, {extents[letter]});
  return result;
}

std::vector<Part> SumOfProducts::forms(const Product &product,
                                       unsigned atMost) {
  return forms(product, ownLetters(), atMost, true);
}

std::vector<Part> SumOfProducts::forms(const Product &product,
                                       const LetterSet &free, unsigned atMost,
                                       bool isLast) {
  unsigned count = product.factors.size(), all = (1u << count) - 1;
  std::vector<std::vector<Part>> parts(all + 1);
  auto needed = [&](unsigned subset) {
    LetterSet result(free);
    for (unsigned i = 0; i != count; ++i)
      if (!(subset >> i & 1))
        result.insertAll(product.factors[i].letters);
    return result;
  };
  auto insert = [&](std::vector<Part> &into, const std::optional<Part> &part) {
    if (part && graph.type(part->ref) &&
        llvm::none_of(into, [&](const Part &other) {
          return other.ref == part->ref && other.letters == part->letters &&
                 other.isDivisor == part->isDivisor;
        }))
      into.push_back(*part);
  };
  for (unsigned subset = 1; subset <= all; ++subset) {
    std::vector<Part> &here = parts[subset];
    bool last = isLast && subset == all;
    LetterSet wanted = needed(subset);
    if (std::popcount(subset) == 1) {
      const Factor &factor = product.factors[std::countr_zero(subset)];
      Part part{factor.value, factor.letters, factor.isDivisor,
                factor.condition};
      if (!part.isDivisor)
        part = summedOut(part, wanted);
      else if (llvm::any_of(part.letters, [&](uint8_t letter) {
                 return !llvm::is_contained(wanted, letter);
               }))
        continue;
      if (last) {
        LetterList sorted(part.letters);
        llvm::sort(sorted);
        part = inOrder(part, sorted);
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
          insert(here, joined(a, b, wanted, last));
          for (auto [mask, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
            std::optional<Triangle> triangle =
                mask->isDivisor ? std::nullopt
                                : triangleOf(mask->ref, mask->letters);
            if (!triangle || other->isDivisor)
              continue;
            std::optional<Part> scan = scanned(*triangle, *other, wanted);
            if (scan && (!last || llvm::is_sorted(scan->letters)))
              insert(here, scan);
          }
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

/// `ref` times a number and sizes, over others.
Ref SumOfProducts::scaled(Ref ref, double factor, llvm::ArrayRef<Index> times,
                          llvm::ArrayRef<Index> over) {
  const TensorType *type = graph.type(ref);
  if (!type)
    return ref;
  if (std::optional<Ref> inside = scaledInside(ref, factor, times, over))
    return *inside;
  unsigned rank = type->shape.size();
  if (factor != 1) {
    auto [known, isNew] = multiples.try_emplace({factor, rank});
    if (isNew) {
      mlir::Type scalar = ir::toMlir(element, &operators.context());
      ScalarBody body;
      unsigned in = body.input(0, scalar), by = body.constant(factor, scalar);
      body.results = {body.apply(ScalarOp::Multiply, scalar, {in, by})};
      known->second = operators.elementwise(operators.intern(body), rank);
    }
    ref = graph.make(known->second, {ref});
  }
  auto with = [&](ScalarOp op, Index size) {
    Map map{bodyOf(op), uint8_t(rank), {{}}, {size}};
    for (unsigned d = 0; d != rank; ++d)
      map.maps[0].push_back(d);
    return graph.make(operators.intern(map), {ref});
  };
  for (Index size : times)
    ref = with(ScalarOp::Multiply, size);
  for (Index size : over)
    ref = with(ScalarOp::Divide, size);
  return ref;
}

/// One over it.
Part SumOfProducts::reciprocal(const Part &part) {
  mlir::Type scalar = ir::toMlir(element, &operators.context());
  ScalarBody body;
  unsigned in = body.input(0, scalar), one = body.constant(1, scalar);
  body.results = {body.apply(ScalarOp::Divide, scalar, {one, in})};
  return {graph.make(operators.elementwise(operators.intern(body),
                                           part.letters.size()),
                     {part.ref}),
          part.letters};
}

/// Both along the letters of either, which are few enough.
Part SumOfProducts::added(const Part &a, const Part &b, bool subtracts,
                          bool isLast) {
  std::optional<LetterList> order = merged(a.letters, b.letters);
  if (!order || (isLast && !llvm::is_sorted(*order))) {
    order = either(a.letters, b.letters);
    if (isLast)
      llvm::sort(*order);
  }
  Part left = inOrder(a, *order), right = inOrder(b, *order);
  Map map{bodyOf(subtracts ? ScalarOp::Subtract : ScalarOp::Add),
          uint8_t(order->size()),
          {within(left.letters, *order), within(right.letters, *order)},
          {}};
  return {graph.make(operators.intern(map), {left.ref, right.ref}), *order};
}

/// A number is added to the part, or the part is subtracted from it.
Part SumOfProducts::plusNumber(const Part &part, const Product &number,
                               bool isNegative) {
  mlir::Type scalar = ir::toMlir(element, &operators.context());
  uint8_t rank = part.letters.size();
  Map map{{}, rank, {{}}, {}};
  for (uint8_t d = 0; d != rank; ++d)
    map.maps[0].push_back(d);
  ScalarBody body;
  unsigned in = body.input(0, scalar);
  unsigned sum = body.constant(std::abs(number.coefficient), scalar);
  auto with = [&](ScalarOp op, Index size) {
    map.parameters.push_back(size);
    unsigned parameter = body.input(map.parameters.size(), scalar);
    sum = body.apply(op, scalar, {sum, parameter});
  };
  for (Index size : number.times)
    with(ScalarOp::Multiply, size);
  for (Index size : number.over)
    with(ScalarOp::Divide, size);
  bool subtracts = number.coefficient < 0;
  body.results = {isNegative && !subtracts
                      ? body.apply(ScalarOp::Subtract, scalar, {sum, in})
                  : subtracts != isNegative
                      ? body.apply(ScalarOp::Subtract, scalar, {in, sum})
                      : body.apply(ScalarOp::Add, scalar, {in, sum})};
  map.body = operators.intern(body);
  return {graph.make(operators.intern(map), {part.ref}), part.letters};
}

/// A product in its cheapest form, without its sign.
std::optional<Part> SumOfProducts::writtenOne(const Product &given,
                                              const LetterSet &free,
                                              bool isLast) {
  const Product product = takeMeans(given);
  double factor = std::abs(product.coefficient);
  Part part;
  if (product.factors.empty()) {
    part.ref = graph.make(
        operators.intern(Fill{prove::Rational(1), std::nullopt, {element, {}}}),
        {});
  } else {
    std::vector<Part> parts = forms(product, free, 2, isLast);
    means.clear();
    if (parts.empty())
      return std::nullopt;
    part = parts[0].isDivisor ? reciprocal(parts[0]) : parts[0];
  }
  part.ref = scaled(part.ref, factor, product.times, product.over);
  part.condition.reset();
  if (!graph.type(part.ref) || part.letters.size() > 5)
    return std::nullopt;
  return part;
}

/// The sum: what lies along the same letters first, then along more; what lies
/// along `last` at the end.
std::optional<Part> SumOfProducts::written(Products products,
                                           const LetterSet &free, bool isLast,
                                           const LetterList *last) {
  if (products.size() > 2)
    if (std::optional<Part> choice = asChoice(products, free, isLast, last))
      return choice;
  turnSign(products);
  struct Group {
    LetterList letters; // in order
    std::optional<Part> plus, minus;
  };
  std::vector<Group> groups;
  std::vector<Product> numbers;
  LetterSet along;
  for (const Product &product : products) {
    if (product.factors.empty() && products.size() > 1) {
      numbers.push_back(product);
      continue;
    }
    std::optional<Part> part = writtenOne(product, free, isLast);
    if (!part)
      return std::nullopt;
    along.insertAll(part->letters);
    if (along.size() > LetterList::most)
      return std::nullopt;
    LetterList letters(part->letters);
    llvm::sort(letters);
    auto group = llvm::find_if(
        groups, [&](const Group &one) { return one.letters == letters; });
    if (group == groups.end()) {
      groups.push_back({letters, {}, {}});
      group = std::prev(groups.end());
    }
    std::optional<Part> &sum =
        product.coefficient > 0 ? group->plus : group->minus;
    sum = sum ? added(*sum, *part, false, isLast) : *part;
  }
  llvm::stable_sort(groups, [&](const Group &a, const Group &b) {
    auto rank = [&](const Group &one) {
      return last && one.letters == *last ? 64 : one.letters.size();
    };
    return rank(a) < rank(b);
  });
  std::optional<Part> sum;
  bool isNegative = false;
  auto take = [&](const Part &part, bool negative) {
    if (!sum)
      sum = part, isNegative = negative;
    else if (isNegative && !negative)
      sum = added(part, *sum, true, isLast), isNegative = false;
    else
      sum = added(*sum, part, isNegative != negative, isLast);
  };
  for (const Group &group : groups) {
    if (group.plus && group.minus)
      take(added(*group.plus, *group.minus, true, isLast), false);
    else
      take(group.plus ? *group.plus : *group.minus, !group.plus);
    for (const Product &number : std::exchange(numbers, {})) {
      sum = plusNumber(*sum, number, isNegative);
      isNegative &= number.coefficient < 0;
    }
  }
  if (sum && isNegative)
    sum->ref = scaled(sum->ref, -1, {}, {});
  return sum;
}

} // namespace tesela::nugraph
