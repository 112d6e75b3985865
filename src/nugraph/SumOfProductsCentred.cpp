// Values as their mean and what differs from it.
#include "nugraph/SumOfProducts.h"

#include <algorithm>
#include <limits>

using namespace tesela::semantics;

namespace tesela::nugraph {

constexpr double anyCost = std::numeric_limits<double>::infinity();

/// Is it summed, and in one factor only?
bool SumOfProducts::isAlone(const Product &product, uint8_t letter) const {
  return llvm::is_contained(product.summed, letter) &&
         llvm::count_if(product.factors, [&](const Factor &factor) {
           return llvm::is_contained(factor.letters, letter);
         }) == 1;
}

/// Values of which one product has the sum alone, another one more.
std::vector<SumOfProducts::Shift> SumOfProducts::shifts() const {
  std::vector<Shift> alone, shared;
  for (const Product &product : all)
    for (const Factor &factor : product.factors) {
      if (factor.isDivisor || factor.condition || factor.isIdentity)
        continue;
      for (auto [axis, letter] : llvm::enumerate(factor.letters)) {
        Shift shift{factor.value, unsigned(axis)};
        std::vector<Shift> &into = isAlone(product, letter) ? alone : shared;
        if (!llvm::is_contained(into, shift))
          into.push_back(shift);
      }
    }
  llvm::erase_if(alone, [&](const Shift &shift) {
    return !llvm::is_contained(shared, shift);
  });
  return alone;
}

/// The products with the value as what differs from its mean along the axis,
/// and the mean. What is summed of the difference alone is 0.
std::optional<Products> SumOfProducts::shifted(const Products &products,
                                               const Shift &shift) {
  const TensorType *type = graph.type(shift.value);
  if (!type)
    return std::nullopt;
  uint8_t axis = shift.axis, rank = type->shape.size();
  Ref mean = scaled(
      graph.make(operators.intern(Reduction{Monoid::Sum, axis}), {shift.value}),
      1, {}, {type->shape[axis]});
  Map map{bodyOf(ScalarOp::Subtract), rank, {{}, {}}, {}};
  for (uint8_t d = 0; d != rank; ++d) {
    map.maps[0].push_back(d);
    if (d != axis)
      map.maps[1].push_back(d);
  }
  Ref difference = graph.make(operators.intern(map), {shift.value, mean});
  if (!graph.type(difference))
    return std::nullopt;
  if (Shift zero{difference, axis}; !llvm::is_contained(centredValues, zero))
    centredValues.push_back(zero);
  Products result;
  for (const Product &product : products) {
    llvm::SmallVector<unsigned, 4> places;
    for (auto [number, factor] : llvm::enumerate(product.factors))
      if (factor.value == shift.value && !factor.isDivisor)
        places.push_back(number);
    if (places.size() > 4)
      return std::nullopt;
    for (unsigned choice = 0; choice != 1u << places.size(); ++choice) {
      Product term = product;
      for (auto [bit, place] : llvm::enumerate(places)) {
        Factor &factor = term.factors[place];
        if (choice >> bit & 1) {
          factor.value = mean;
          factor.letters.erase(factor.letters.begin() + axis);
        } else {
          factor.value = difference;
        }
      }
      bool isZero = llvm::any_of(term.factors, [&](const Factor &factor) {
        return llvm::any_of(centredValues, [&](const Shift &zero) {
          return factor.value == zero.value && !factor.isDivisor &&
                 isAlone(term, factor.letters[zero.axis]);
        });
      });
      if (!isZero)
        result.push_back(std::move(term));
    }
  }
  mergeLike(result);
  if (result.empty() || result.size() > reading.products)
    return std::nullopt;
  return result;
}

std::vector<Ref> SumOfProducts::centred(unsigned atMost) {
  mergeAll();
  std::vector<Shift> known = shifts();
  if (known.size() > 4)
    known.resize(4);
  std::vector<Ref> result;
  auto add = [&](const Products &sum) {
    if (sum.size() > all.size())
      return;
    for (Ref ref : factored(sum, atMost, anyCost))
      if (!llvm::is_contained(result, ref))
        result.push_back(ref);
  };
  std::optional<Products> together = all;
  for (const Shift &shift : known) {
    if (together)
      together = shifted(*together, shift);
    if (std::optional<Products> sum = shifted(all, shift))
      add(*sum);
  }
  if (known.size() > 1 && together)
    add(*together);
  return result;
}

} // namespace tesela::nugraph
