// Sums over triangles: a running sum is a sum with a mask.
//
//     scan(x)[j]                    =  sum_i [i <= j] x[i]
//     reverse(scan(reverse(x)))[j]  =  sum_i [j <= i] x[i]
//
// Triangles are brought to one form, a sum up to an index: [j <= i] is
// 1 - [i <= j] + [i = j], and so the whole may be written from either end,
//
//     sum_i [j <= i] x[i]  =  sum x - scan(x)[j] + x[j]
//
// A sum over the mask alone is how much it lets through, j + 1.
#include "nugraph/SumOfProducts.h"

#include "ir/ElementTypes.h"

#include <algorithm>
#include <limits>

using namespace tesela::semantics;

namespace tesela::nugraph {

// ---------------------------------------------------------------- reading

/// The place read from its other end; `full` is the extent of the axis.
SumOfProducts::Place SumOfProducts::turned(const Place &place,
                                           Index full) const {
  Place result = place;
  result.reversed = !place.reversed;
  if (!place.view)
    return result;
  prove::Terms &terms = operators.terms();
  Slice &view = *result.view;
  Index one = terms.constant(1);
  Index last =
      terms.add(view.start, terms.multiply(terms.subtract(view.length, one),
                                           terms.constant(view.stride)));
  view.start = terms.subtract(terms.subtract(full, one), last);
  return result;
}

/// As a sum with a mask. From the end it is one over the operand reversed.
std::optional<SumOfProducts::Read>
SumOfProducts::openScan(const Scan &scan, ClassId operand, const Places &at,
                        unsigned depth, unsigned levels) {
  if (!reading.scans || scan.monoid != Monoid::Sum)
    return std::nullopt;
  Index extent = graph[operand].type->shape[scan.axis];
  Place to = at[scan.axis];
  bool isReversed = to.reversed;
  if (isReversed)
    to = turned(to, extent);
  uint8_t from = fresh(extent);
  Places below(at);
  below[scan.axis] = {from, std::nullopt, isReversed};
  levels -= levels != 0;
  used = std::max(used, reading.levels - levels);
  std::optional<Read> read = readClass(operand, below, depth, levels);
  if (!read)
    return std::nullopt;
  Mask number{isReversed ? Mask::Kind::Lower : Mask::Kind::Upper,
              operators.terms().constant(0),
              TensorType{element, {extent, extent}}};
  Mask truth = number;
  truth.type.element = ElementType::I1;
  Places ofMask{{from}, to};
  if (to.view)
    ofMask[1].view->axis = 1;
  Factor factor{viewed(graph.make(operators.intern(number), {}), ofMask),
                {from, to.letter}};
  factor.condition = viewed(graph.make(operators.intern(truth), {}), ofMask);
  for (Product &product : read->products) {
    if (product.factors.size() == reading.factors)
      return std::nullopt;
    product.factors.push_back(factor);
    product.summed.push_back(from);
  }
  read->ref = graph.make(operators.intern(scan), {read->ref});
  return read;
}

/// What is true as 1; both of two conditions as their product.
std::optional<Products> SumOfProducts::conditionOf(ClassId id, const Places &at,
                                                   unsigned depth) {
  for (NodeId node : graph[id].nodes) {
    const auto *given = operators.as<Map>(graph.node(node).attribute);
    std::optional<ScalarOp> op = given && given->parameters.empty()
                                     ? operators.single(given->body)
                                     : std::nullopt;
    if (depth == 3 || (op != ScalarOp::And && op != ScalarOp::Not))
      continue;
    const Map map = *given;
    std::optional<Products> result = Products(1);
    for (auto [operand, access] :
         llvm::zip_equal(graph.node(node).operands, map.maps)) {
      Places below;
      for (auto [d, dimension] : llvm::enumerate(access)) {
        below.push_back(at[dimension]);
        if (below.back().view)
          below.back().view->axis = d;
      }
      std::optional<Products> one =
          conditionOf(graph.find(operand), below, depth + 1);
      result = one && result ? multiply(*result, *one) : std::nullopt;
    }
    if (result && op == ScalarOp::Not) {
      for (Product &product : *result)
        product.coefficient = -product.coefficient;
      result->insert(result->begin(), Product());
    }
    return result;
  }
  Products one(1);
  one[0].factors = {maskOf(id, at)};
  return one;
}

// -------------------------------------------------------------- triangles

std::optional<SumOfProducts::Triangle>
SumOfProducts::triangleOf(const Ref &value, const LetterList &letters) const {
  if (letters.size() != 2 || letters[0] == letters[1])
    return std::nullopt;
  llvm::SmallVector<AttributeId, 4> known;
  if (value.isClass())
    for (NodeId node : graph[value.classId()].nodes)
      known.push_back(graph.node(node).attribute);
  else
    known.push_back(graph.attribute(value));
  for (AttributeId attribute : known) {
    const auto *mask = operators.as<Mask>(attribute);
    std::optional<int64_t> offset =
        mask ? operators.terms().constantValue(mask->offset) : std::nullopt;
    if (!offset || mask->kind == Mask::Kind::Diagonal ||
        mask->type.shape[0] != mask->type.shape[1])
      continue;
    if (mask->kind == Mask::Kind::Upper)
      return Triangle{letters[0], letters[1], *offset};
    return Triangle{letters[1], letters[0], -*offset};
  }
  return std::nullopt;
}

/// The factor of a product that is a triangle other than these.
std::optional<unsigned>
SumOfProducts::firstTriangle(const Product &product,
                             llvm::ArrayRef<Triangle> done) const {
  for (auto [number, factor] : llvm::enumerate(product.factors))
    if (!factor.isDivisor)
      if (std::optional<Triangle> triangle =
              triangleOf(factor.value, factor.letters);
          triangle && !llvm::is_contained(done, *triangle))
        return number;
  return std::nullopt;
}

Factor SumOfProducts::factorOf(const Triangle &triangle) {
  Index extent = extents[triangle.from];
  Mask number{Mask::Kind::Upper, operators.terms().constant(triangle.offset),
              TensorType{element, {extent, extent}}};
  Mask truth = number;
  truth.type.element = ElementType::I1;
  Factor factor{graph.make(operators.intern(number), {}),
                {triangle.from, triangle.to}};
  factor.condition = graph.make(operators.intern(truth), {});
  return factor;
}

/// The product with a diagonal instead of a triangle.
Product SumOfProducts::diagonal(const Product &product, unsigned factor,
                                const Triangle &triangle) {
  Product result = product;
  Index extent = extents[triangle.from];
  Mask identity{Mask::Kind::Diagonal, operators.terms().constant(0),
                TensorType{element, {extent, extent}}};
  result.factors[factor] = {graph.make(operators.intern(identity), {}),
                            {triangle.from, triangle.to}};
  result.factors[factor].isIdentity = true;
  simplify(result);
  return result;
}

/// What a sum over nothing but a triangle lets through, a counter; false where
/// there is none.
bool SumOfProducts::count(Product product, Products &into) {
  for (auto [number, factor] : llvm::enumerate(product.factors)) {
    std::optional<Triangle> triangle =
        factor.isDivisor ? std::nullopt
                         : triangleOf(factor.value, factor.letters);
    if (!triangle || triangle->offset != 0)
      continue;
    for (uint8_t letter : {triangle->from, triangle->to}) {
      if (!isAlone(product, letter))
        continue;
      bool isUpTo = letter == triangle->from; // [0, to], else [from, N)
      uint8_t other = isUpTo ? triangle->to : triangle->from;
      Index extent = extents[letter];
      Iota counter{0, {element, {extent}}};
      Product whole = product;
      whole.factors.erase(whole.factors.begin() + number);
      llvm::erase(whole.summed, letter);
      Product counted = whole;
      counted.factors.push_back(
          {graph.make(operators.intern(counter), {}), {other}});
      if (isUpTo) {
        into.push_back(whole);
      } else {
        counted.coefficient = -counted.coefficient;
        whole.times.push_back(extent);
        into.push_back(whole);
      }
      into.push_back(counted);
      return true;
    }
  }
  return false;
}

/// Every triangle as a sum up to an index, none of them strict.
std::optional<Products> SumOfProducts::inPrefixes(const Products &products) {
  struct Open {
    Product product;
    llvm::SmallVector<Triangle, 2> done;
  };
  std::vector<Open> open;
  for (const Product &product : products)
    open.push_back({product, {}});
  Products result;
  while (!open.empty()) {
    if (open.size() + result.size() > reading.products)
      return std::nullopt;
    auto [product, done] = std::move(open.back());
    open.pop_back();
    std::optional<unsigned> place = firstTriangle(product, done);
    if (!place) {
      if (!count(product, result))
        result.push_back(std::move(product));
      continue;
    }
    const Factor &factor = product.factors[*place];
    Triangle triangle = *triangleOf(factor.value, factor.letters);
    bool fromSummed = llvm::is_contained(product.summed, triangle.from),
         toSummed = llvm::is_contained(product.summed, triangle.to);
    if (fromSummed == toSummed ? triangle.from > triangle.to : toSummed) {
      // 1 - the other one.
      Product rest = product;
      rest.factors.erase(rest.factors.begin() + *place);
      simplify(rest);
      open.push_back({rest, done});
      std::swap(triangle.from, triangle.to);
      triangle.offset = 1 - triangle.offset;
      product.coefficient = -product.coefficient;
    }
    if (triangle.offset == 1) {
      Product equal = diagonal(product, *place, triangle);
      equal.coefficient = -equal.coefficient;
      open.push_back({equal, done});
      triangle.offset = 0;
    }
    product.factors[*place] = factorOf(triangle);
    // Of two along the same indices the narrower.
    auto same = llvm::find_if(done, [&](const Triangle &other) {
      return other.from == triangle.from && other.to == triangle.to;
    });
    if (same == done.end()) {
      done.push_back(triangle);
    } else {
      Triangle wide = *same;
      if (wide.offset > triangle.offset)
        std::swap(wide, triangle);
      *same = triangle;
      bool isTaken = false;
      llvm::erase_if(product.factors, [&](const Factor &one) {
        std::optional<Triangle> its = triangleOf(one.value, one.letters);
        bool isOne = its && (*its == wide || *its == triangle) &&
                     (*its == wide || isTaken);
        isTaken |= its == triangle;
        return isOne;
      });
    }
    open.push_back({std::move(product), std::move(done)});
  }
  mergeLike(result);
  return result;
}

/// Sums up to an index as those before it and the element itself (1), as the
/// whole without those after it (2), and without those from it on, and the
/// element (3).
Products SumOfProducts::rewritten(const Products &prefixes, unsigned way) {
  Products result;
  for (const Product &product : prefixes) {
    Product one = product;
    std::optional<unsigned> place = firstTriangle(one, {});
    std::optional<Triangle> triangle;
    if (place)
      triangle =
          triangleOf(one.factors[*place].value, one.factors[*place].letters);
    if (!triangle || triangle->offset != 0 || way == 0) {
      result.push_back(one);
      continue;
    }
    if (way != 2)
      result.push_back(diagonal(one, *place, *triangle));
    if (way != 1) {
      Product whole = one;
      whole.factors.erase(whole.factors.begin() + *place);
      result.push_back(whole);
      one.coefficient = -one.coefficient;
      std::swap(triangle->from, triangle->to);
    }
    triangle->offset = way == 3 ? 0 : 1;
    one.factors[*place] = factorOf(*triangle);
    result.push_back(one);
  }
  mergeLike(result);
  return result;
}

// ---------------------------------------------------------------- writing

/// What is summed over a triangle is a running sum: from the other end, or of
/// what is some places before.
std::optional<Part> SumOfProducts::scanned(const Triangle &triangle,
                                           const Part &other,
                                           const LetterSet &needed) {
  auto [from, to, offset] = triangle;
  if (llvm::is_contained(needed, from) ||
      !llvm::is_contained(other.letters, from))
    std::swap(from, to);
  auto place = llvm::find(other.letters, from);
  if (place == other.letters.end() || llvm::is_contained(needed, from) ||
      llvm::is_contained(other.letters, to) || offset < 0)
    return std::nullopt;
  bool isUpTo = from == triangle.from;
  uint8_t axis = place - other.letters.begin();
  prove::Terms &terms = operators.terms();
  auto make = [&](const Attribute &attribute, Ref of) {
    return graph.make(operators.intern(attribute), {of});
  };
  Ref sum = other.ref;
  if (!isUpTo)
    sum = known({make(Reverse{axis}, sum), other.letters}).ref;
  sum = make(Scan{Monoid::Sum, axis}, sum);
  if (!isUpTo)
    sum = make(Reverse{axis}, sum);
  if (offset > 0) {
    Index places = terms.constant(offset), none = terms.constant(0);
    Index extent = extents[from];
    sum =
        make(Pad{axis, isUpTo ? places : none, isUpTo ? none : places, 0}, sum);
    sum = make(Slice{axis, isUpTo ? none : places, extent,
                     terms.add(extent, places), 1},
               sum);
  }
  Part result{sum, other.letters};
  result.letters[axis] = to;
  return result;
}

/// m x + y - m y is a choice between x and y.
std::optional<Part> SumOfProducts::asChoice(const Products &products,
                                            const LetterSet &free, bool isLast,
                                            const LetterList *last) {
  for (const Product &first : products)
    for (const Factor &mask : first.factors) {
      if (!mask.condition || mask.isDivisor ||
          !llvm::all_of(mask.letters, [&](uint8_t letter) {
            return llvm::is_contained(free, letter);
          }))
        continue;
      Products chosen, other;
      for (const Product &product : products) {
        Product one = product;
        auto place = llvm::find_if(one.factors, [&](const Factor &factor) {
          return factor.value == mask.value && factor.letters == mask.letters;
        });
        chosen.push_back(one);
        if (place == one.factors.end())
          other.push_back(one);
        else
          chosen.back().factors.erase(chosen.back().factors.begin() +
                                      (place - one.factors.begin()));
      }
      mergeLike(chosen);
      if (chosen.empty() || other.empty() ||
          chosen.size() + other.size() >= products.size())
        continue;
      std::optional<Part> x = written(chosen, free, isLast, last),
                          y = written(other, free, isLast, last);
      if (!x || !y)
        return std::nullopt;
      std::optional<LetterList> both = either(x->letters, y->letters);
      if (both)
        both = either(mask.letters, *both);
      if (!both)
        return std::nullopt;
      LetterList order = *both;
      llvm::sort(order);
      Part condition = inOrder(
          {*mask.condition, mask.letters, false, mask.condition}, order);
      Part left = inOrder(*x, order), right = inOrder(*y, order);
      mlir::Type scalar = ir::toMlir(element, &operators.context());
      ScalarBody body;
      unsigned holds =
          body.input(0, ir::toMlir(ElementType::I1, &operators.context()));
      unsigned one = body.input(1, scalar), two = body.input(2, scalar);
      body.results = {body.apply(ScalarOp::Select, scalar, {holds, one, two})};
      Map map{operators.intern(body), uint8_t(order.size()), {}, {}};
      for (const Part *part : {&condition, &left, &right}) {
        AccessMap &access = map.maps.emplace_back();
        for (uint8_t letter : part->letters)
          access.push_back(llvm::find(order, letter) - order.begin());
      }
      return Part{graph.make(operators.intern(map),
                             {*condition.condition, left.ref, right.ref}),
                  order};
    }
  return std::nullopt;
}

std::vector<Ref> SumOfProducts::runningSums() {
  constexpr double anyCost = std::numeric_limits<double>::infinity();
  std::vector<Ref> result;
  auto add = [&](Ref ref) {
    if (ref != source && !llvm::is_contained(result, ref))
      result.push_back(ref);
  };
  auto addForms = [&](const Product &one) {
    for (const Part &part : forms(one, ownLetters(), 6, true))
      if (!part.isDivisor && part.letters.size() == rank)
        add(scaled(part.ref, one.coefficient, one.times, one.over));
  };
  mergeAll();
  if (all.size() == 1)
    addForms(all[0]);
  std::optional<Products> prefixes = inPrefixes(all);
  if (!prefixes || prefixes->empty())
    return result;
  for (unsigned way : {0u, 1u, 2u, 3u}) {
    Products sum = way == 0 ? *prefixes : rewritten(*prefixes, way);
    if (sum.size() > prefixes->size() + 2 || sum.size() > reading.products)
      continue;
    if (std::optional<Ref> ref = total(sum, nullptr))
      add(*ref);
    if (sum.size() == 1)
      addForms(sum[0]);
    else if (sum.size() < 5)
      for (Ref ref : factored(sum, 2, anyCost))
        add(ref);
  }
  return result;
}

} // namespace tesela::nugraph
