// Functions of sums, by what they make of a sum: products of functions of parts
// that lie along different dimensions.
//
//     exp(a[i] + b[j] + c[i,j])  =  exp(a[i]) exp(b[j]) exp(c[i,j])
//     cos(a[i] - b[j])           =  cos(a[i]) cos(b[j]) + sin(a[i]) sin(b[j])
//     log(u[i] sum_j p[i,j])     =  log(u[i]) + log(sum_j p[i,j])
//
// so that a kernel of distances or of angles is a contraction like any other:
//
//     sum_j exp(-(x[i] - y[j])^2) v[j]
//         =  exp(-x[i]^2) sum_j exp(2 x[i] y[j]) exp(-y[j]^2) v[j]
#include "nugraph/ExponentialRatio.h"
#include "nugraph/SumOfProducts.h"

#include <algorithm>

using namespace tesela::semantics;

namespace tesela::nugraph {

/// The letters of a product that are not summed.
static LetterSet freeLetters(llvm::ArrayRef<Factor> factors,
                             const Letters &summed) {
  LetterSet letters;
  for (const Factor &factor : factors)
    for (uint8_t letter : factor.letters)
      if (!llvm::is_contained(summed, letter))
        letters.insert(letter);
  return letters;
}

/// Terms along the same letters together; numbers with the last.
std::vector<Products> SumOfProducts::byLetters(const Products &terms) const {
  std::vector<std::pair<LetterSet, Products>> groups;
  Products numbers;
  for (const Product &term : terms) {
    if (term.factors.empty()) {
      numbers.push_back(term);
      continue;
    }
    LetterSet letters = freeLetters(term.factors, term.summed);
    auto group = llvm::find_if(
        groups, [&](const auto &one) { return one.first == letters; });
    if (group == groups.end()) {
      groups.push_back({letters, {}});
      group = std::prev(groups.end());
    }
    group->second.push_back(term);
  }
  llvm::stable_sort(groups, [](const auto &a, const auto &b) {
    return a.first.size() < b.first.size();
  });
  std::vector<Products> result;
  for (auto &[letters, group] : groups)
    result.push_back(std::move(group));
  if (!result.empty())
    llvm::append_range(result.back(), numbers);
  return result;
}

/// A function of the terms as one factor.
std::optional<Product> SumOfProducts::applied(ScalarOp op,
                                              const Products &terms) {
  LetterSet free = LetterSet::below(extents.size());
  for (const Product &term : terms)
    for (uint8_t letter : term.summed)
      free.erase(letter);
  std::optional<Part> part = written(terms, free, false);
  if (!part || !graph.type(part->ref))
    return std::nullopt;
  if (std::optional<ClassId> id = graph.lookup(part->ref))
    part->ref = Ref::ofClass(*id);
  Ref value = graph.make(
      operators.elementwise(bodyOf(op), part->letters.size()), {part->ref});
  if (std::optional<ClassId> id = graph.lookup(value))
    value = Ref::ofClass(*id);
  Product result;
  result.factors.push_back({value, part->letters});
  return result;
}

/// exp(a + b) = exp(a) exp(b).
std::optional<Products>
SumOfProducts::exponential(llvm::ArrayRef<Products> groups) {
  Product result;
  for (const Products &group : groups) {
    std::optional<Product> factor = applied(ScalarOp::Exponential, group);
    if (!factor)
      return std::nullopt;
    llvm::append_range(result.factors, factor->factors);
  }
  if (result.factors.size() > reading.factors)
    return std::nullopt;
  return Products{result};
}

/// cos(a + b) = cos(a) cos(b) - sin(a) sin(b), sin(a + b) = sin(a) cos(b) +
/// cos(a) sin(b).
std::optional<Products>
SumOfProducts::ofAngle(ScalarOp op, llvm::ArrayRef<Products> groups) {
  std::optional<Products> cosine, sine;
  for (Products group : groups) {
    bool turnsBack = llvm::all_of(
        group, [](const Product &term) { return term.coefficient < 0; });
    for (Product &term : group)
      term.coefficient *= turnsBack ? -1 : 1;
    std::optional<Product> c = applied(ScalarOp::Cosine, group);
    std::optional<Product> s = applied(ScalarOp::Sine, group);
    if (!c || !s)
      return std::nullopt;
    s->coefficient = turnsBack ? -1 : 1;
    if (!cosine) {
      cosine = Products{*c}, sine = Products{*s};
      continue;
    }
    Product back = *s;
    back.coefficient = -back.coefficient;
    std::optional<Products> cc = multiply(*cosine, Products{*c}),
                            ss = multiply(*sine, Products{back}),
                            sc = multiply(*sine, Products{*c}),
                            cs = multiply(*cosine, Products{*s});
    if (!cc || !ss || !sc || !cs)
      return std::nullopt;
    llvm::append_range(*cc, *ss);
    llvm::append_range(*sc, *cs);
    cosine = std::move(cc), sine = std::move(sc);
  }
  return op == ScalarOp::Cosine ? cosine : sine;
}

/// What the exponential in a class is of.
std::optional<ClassId> SumOfProducts::exponentOf(Ref value) const {
  if (!value.isClass())
    return std::nullopt;
  for (NodeId node : graph[value.classId()].nodes) {
    const auto *map = operators.as<Map>(graph.node(node).attribute);
    if (map && map->maps.size() == 1 && map->maps[0].size() == map->rank &&
        operators.single(map->body) == ScalarOp::Exponential)
      return graph.find(graph.node(node).operands[0]);
  }
  return std::nullopt;
}

/// log(a b) = log(a) + log(b); of an exponential, what it is of.
std::optional<Products> SumOfProducts::logarithm(const Product &given) {
  Product product = given;
  simplify(product);
  if (product.coefficient <= 0 || product.factors.empty())
    return std::nullopt;
  // What is summed is one factor, numbers and sizes are with it.
  Product rest = product;
  rest.factors.clear();
  Products result;
  std::vector<std::pair<LetterSet, Product>> groups;
  for (const Factor &factor : product.factors) {
    if (factor.condition || factor.isIdentity)
      return std::nullopt;
    if (llvm::any_of(factor.letters, [&](uint8_t letter) {
          return llvm::is_contained(product.summed, letter);
        })) {
      rest.factors.push_back(factor);
      continue;
    }
    if (std::optional<ClassId> exponent = exponentOf(factor.value)) {
      Product &term = result.emplace_back();
      term.coefficient = factor.isDivisor ? -1 : 1;
      term.factors.push_back({Ref::ofClass(*exponent), factor.letters});
      continue;
    }
    LetterSet letters = freeLetters(factor, {});
    auto group = llvm::find_if(
        groups, [&](const auto &one) { return one.first == letters; });
    if (group == groups.end()) {
      groups.push_back({letters, {}});
      group = std::prev(groups.end());
    }
    group->second.factors.push_back(factor);
  }
  bool isPlain = rest.coefficient == 1 && rest.times.empty() &&
                 rest.over.empty() && rest.factors.empty();
  if (!isPlain) {
    if (rest.factors.empty() && !groups.empty())
      rest.factors = std::exchange(groups.back().second.factors, {});
    groups.emplace_back(LetterSet(), std::move(rest));
  }
  llvm::erase_if(groups,
                 [](const auto &one) { return one.second.factors.empty(); });
  if (!isPlain && groups.empty())
    return std::nullopt;
  for (auto &[letters, group] : groups) {
    bool divides = llvm::all_of(
        group.factors, [](const Factor &factor) { return factor.isDivisor; });
    if (divides && group.coefficient == 1 && group.times.empty() &&
        group.over.empty())
      for (Factor &factor : group.factors)
        factor.isDivisor = false;
    else
      divides = false;
    std::optional<Product> term = applied(ScalarOp::Log, Products{group});
    if (!term)
      return std::nullopt;
    term->coefficient = divides ? -1 : 1;
    result.push_back(std::move(*term));
  }
  if (result.size() + (result.size() == 1 && groups.empty()) < 2 ||
      result.size() > reading.products)
    return std::nullopt;
  return result;
}

/// The sum, elementwise, of values of this rank.
std::optional<Ref> SumOfProducts::sumOfExponentials(const ExponentialSum &sum,
                                                    unsigned rank) {
  std::optional<Ref> result;
  LetterList letters;
  for (unsigned d = 0; d != rank; ++d)
    letters.push_back(d);
  AttributeId exponential =
      operators.elementwise(bodyOf(ScalarOp::Exponential), rank);
  Product number;
  number.coefficient = 0;
  for (const auto &[powers, coefficient] : sum.terms) {
    if (powers.empty()) {
      number.coefficient = coefficient;
      continue;
    }
    if (powers.size() > 1)
      return std::nullopt;
    auto [id, power] = powers[0];
    Ref exponent = scaled(Ref::ofClass(id), power, {}, {});
    Ref term = scaled(graph.make(exponential, {exponent}), coefficient, {}, {});
    result =
        result ? graph.make(operators.elementwise(bodyOf(ScalarOp::Add), rank),
                            {*result, term})
               : term;
  }
  if (result && number.coefficient != 0)
    result = plusNumber({*result, letters}, number, false).ref;
  return result;
}

/// log(1 - 1 / (1 + exp(-s))) = -log(1 + exp(s)): of what arithmetic makes of
/// exponentials, written out as `ref`.
std::optional<Products>
SumOfProducts::ofExponentials(ClassId id, const Places &at, Ref &ref) {
  std::optional<ExponentialRatio> ratio = exponentialRatio(graph, id);
  if (!ratio || ratio->coefficient != 1 ||
      (ratio->shift.empty() && ratio->below.isOne()))
    return std::nullopt;
  Products result;
  for (auto [exponent, power] : ratio->shift) {
    result.push_back(leaf(exponent, at).products[0]);
    result.back().coefficient = power;
  }
  for (const ExponentialSum *sum : {&ratio->above, &ratio->below}) {
    if (sum->isOne())
      continue;
    std::optional<Ref> value = sumOfExponentials(*sum, at.size());
    if (!value)
      return std::nullopt;
    Ref log = graph.make(
        operators.elementwise(bodyOf(ScalarOp::Log), at.size()), {*value});
    if (std::optional<ClassId> known = graph.lookup(log))
      log = Ref::ofClass(*known);
    Product term;
    term.coefficient = sum == &ratio->above ? 1 : -1;
    term.factors.push_back({viewed(log, at), {}});
    for (const Place &place : at)
      term.factors[0].letters.push_back(place.letter);
    result.push_back(std::move(term));
  }
  separable = true;
  if (!reading.functions || result.size() > reading.products)
    return std::nullopt;
  ref = ratio->written;
  return result;
}

/// Nothing where it is one factor as it stands.
std::optional<Products>
SumOfProducts::functionOf(ScalarOp op, const std::optional<Products> &operand) {
  bool isLog = op == ScalarOp::Log;
  if (!reading.whole || !operand ||
      !(isLog || op == ScalarOp::Exponential || op == ScalarOp::Cosine ||
        op == ScalarOp::Sine))
    return std::nullopt;
  if (isLog) {
    if (operand->size() != 1)
      return std::nullopt;
    std::optional<Products> sum = logarithm((*operand)[0]);
    separable |= sum.has_value();
    return reading.functions ? sum : std::nullopt;
  }
  Products terms = *operand;
  mergeLike(terms);
  std::vector<Products> groups = byLetters(terms);
  if (groups.size() < 2 || groups.size() > 4)
    return std::nullopt;
  separable = true;
  if (!reading.functions)
    return std::nullopt;
  return op == ScalarOp::Exponential ? exponential(groups)
                                     : ofAngle(op, groups);
}

} // namespace tesela::nugraph
