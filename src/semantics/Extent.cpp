// Arithmetic on sizes: polynomials as sorted lists of monomials.
#include "semantics/Extent.h"

#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <string>

using namespace mlir;

namespace tesela::semantics {
namespace {

/// Symbols by number, before divisions and remainders by their text.
bool before(AffineExpr a, AffineExpr b) {
  auto left = dyn_cast<AffineSymbolExpr>(a);
  auto right = dyn_cast<AffineSymbolExpr>(b);
  if (left && right)
    return left.getPosition() < right.getPosition();
  if (bool(left) != bool(right))
    return bool(left);
  auto text = [](AffineExpr expression) {
    std::string text;
    llvm::raw_string_ostream(text) << expression;
    return text;
  };
  return a != b && text(a) < text(b);
}

using Factors = SmallVector<AffineExpr, 2>; // sorted, with repetition

/// Higher degrees first, so that a constant comes last.
struct MonomialOrder {
  bool operator()(const Factors &a, const Factors &b) const {
    if (a.size() != b.size())
      return a.size() > b.size();
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                        before);
  }
};

/// Coefficients of monomials, none of them 0.
using Polynomial = std::map<Factors, int64_t, MonomialOrder>;

void addTo(Polynomial &sum, const Polynomial &other, int64_t factor) {
  for (const auto &[monomial, coefficient] : other) {
    int64_t &entry = sum[monomial];
    entry += factor * coefficient;
    if (entry == 0)
      sum.erase(monomial);
  }
}

Factors multiply(const Factors &a, const Factors &b) {
  Factors product;
  std::merge(a.begin(), a.end(), b.begin(), b.end(),
             std::back_inserter(product), before);
  return product;
}

Polynomial multiply(const Polynomial &a, const Polynomial &b) {
  Polynomial product;
  for (const auto &[left, scale] : a)
    for (const auto &[right, coefficient] : b)
      addTo(product, {{multiply(left, right), coefficient}}, scale);
  return product;
}

Polynomial constant(int64_t value) {
  return value == 0 ? Polynomial() : Polynomial{{{}, value}};
}

Polynomial polynomial(AffineExpr expression) {
  if (auto number = dyn_cast<AffineConstantExpr>(expression))
    return constant(number.getValue());
  auto binary = dyn_cast<AffineBinaryOpExpr>(expression);
  if (binary && binary.getKind() == AffineExprKind::Mul)
    return multiply(polynomial(binary.getLHS()), polynomial(binary.getRHS()));
  if (!binary || binary.getKind() != AffineExprKind::Add)
    return {{{expression}, 1}};
  Polynomial sum = polynomial(binary.getLHS());
  addTo(sum, polynomial(binary.getRHS()), 1);
  return sum;
}

AffineExpr expressionOf(const Polynomial &polynomial, MLIRContext *context) {
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (const auto &[monomial, coefficient] : polynomial) {
    AffineExpr product = getAffineConstantExpr(1, context);
    for (AffineExpr factor : monomial)
      product = product * factor;
    sum = sum + product * coefficient;
  }
  return sum;
}

std::optional<int64_t> numberOf(const Polynomial &polynomial) {
  if (polynomial.empty())
    return 0;
  if (polynomial.size() == 1 && polynomial.begin()->first.empty())
    return polynomial.begin()->second;
  return std::nullopt;
}

/// `factors` without those of `divisor`; nothing where it has not all of them.
std::optional<Factors> without(Factors factors, const Factors &divisor) {
  for (AffineExpr factor : divisor) {
    auto found = llvm::find(factors, factor);
    if (found == factors.end())
      return std::nullopt;
    factors.erase(found);
  }
  return factors;
}

/// dividend = quotient * divisor + rest, the divisor one monomial.
std::pair<Polynomial, Polynomial> divide(const Polynomial &dividend,
                                         const Polynomial &divisor) {
  if (dividend == divisor)
    return {constant(1), {}};
  if (divisor.empty()) // by zero: left as it is written
    return {{}, dividend};
  Polynomial quotient, rest;
  const auto &[factors, scale] = *divisor.begin();
  for (const auto &[monomial, coefficient] : dividend) {
    std::optional<Factors> left = without(monomial, factors);
    int64_t times = !left || divisor.size() != 1
                        ? 0
                        : llvm::divideFloorSigned(coefficient, scale);
    if (times != 0)
      quotient[*left] += times;
    if (coefficient != times * scale)
      rest[monomial] += coefficient - times * scale;
  }
  return {quotient, rest};
}

MLIRContext *contextOf(const Polynomial &a, const Polynomial &b) {
  for (const Polynomial *polynomial : {&a, &b})
    for (const auto &[monomial, coefficient] : *polynomial)
      if (!monomial.empty())
        return monomial.front().getContext();
  return nullptr;
}

} // namespace

static Polynomial polynomialOf(const Extent &extent) {
  return extent.isStatic() ? constant(extent.value())
                           : polynomial(extent.expression(nullptr));
}

static Extent extentOf(const Polynomial &value) {
  if (std::optional<int64_t> number = numberOf(value))
    return *number;
  return Extent(expressionOf(value, contextOf(value, {})));
}

Extent::Extent(AffineExpr expression) {
  Polynomial value = polynomial(expression);
  if (std::optional<int64_t> constant = numberOf(value))
    number = *constant;
  else
    symbols = expressionOf(value, expression.getContext());
}

Extent Extent::symbol(unsigned size, MLIRContext *context) {
  return Extent(getAffineSymbolExpr(firstSizeSymbol + size, context));
}

AffineExpr Extent::expression(MLIRContext *context) const {
  return symbols ? symbols : getAffineConstantExpr(number, context);
}

Extent operator+(const Extent &a, const Extent &b) {
  if (a.isStatic() && b.isStatic())
    return a.number + b.number;
  Polynomial sum = polynomialOf(a);
  addTo(sum, polynomialOf(b), 1);
  return extentOf(sum);
}

Extent operator-(const Extent &a, const Extent &b) {
  return a.isStatic() && b.isStatic() ? Extent(a.number - b.number)
                                      : a + b * Extent(-1);
}

Extent operator*(const Extent &a, const Extent &b) {
  if (a.isStatic() && b.isStatic())
    return a.number * b.number;
  return extentOf(multiply(polynomialOf(a), polynomialOf(b)));
}

Extent floorDivide(const Extent &a, const Extent &b) {
  if (a.isStatic() && b.isStatic())
    return llvm::divideFloorSigned(a.number, b.number);
  auto [quotient, rest] = divide(polynomialOf(a), polynomialOf(b));
  std::optional<int64_t> below = numberOf(rest);
  // A rest that is a number and smaller than the divisor gives nothing.
  if (below == 0 || (below && b.isStatic() && !b.is(0)))
    return extentOf(quotient);
  MLIRContext *context = contextOf(polynomialOf(a), polynomialOf(b));
  Extent more(expressionOf(rest, context).floorDiv(b.expression(context)));
  return extentOf(quotient) + more;
}

Extent modulo(const Extent &a, const Extent &b) {
  if (a.isStatic() && b.isStatic())
    return llvm::mod(a.number, b.number);
  auto [quotient, rest] = divide(polynomialOf(a), polynomialOf(b));
  std::optional<int64_t> below = numberOf(rest);
  if (below == 0 || (below && b.isStatic() && !b.is(0)))
    return *below;
  MLIRContext *context = contextOf(polynomialOf(a), polynomialOf(b));
  return Extent(expressionOf(rest, context) % b.expression(context));
}

bool knownAtMost(const Extent &a, const Extent &b) {
  Extent difference = b - a;
  return difference.isStatic() && difference.value() >= 0;
}

Extent substitute(const Extent &extent, llvm::ArrayRef<Extent> values) {
  if (extent.isStatic() || values.empty())
    return extent;
  Extent sum = 0;
  for (const auto &[monomial, coefficient] : polynomialOf(extent)) {
    Extent product = coefficient;
    for (AffineExpr factor : monomial) {
      if (auto symbol = dyn_cast<AffineSymbolExpr>(factor)) {
        unsigned number = symbol.getPosition() - firstSizeSymbol;
        product = product *
                  (number < values.size() ? values[number] : Extent(factor));
        continue;
      }
      auto binary = cast<AffineBinaryOpExpr>(factor);
      Extent left = substitute(Extent(binary.getLHS()), values);
      Extent right = substitute(Extent(binary.getRHS()), values);
      product = product * (binary.getKind() == AffineExprKind::Mod
                               ? modulo(left, right)
                               : floorDivide(left, right));
    }
    sum = sum + product;
  }
  return sum;
}

Extents extentsOf(llvm::ArrayRef<int64_t> shape) {
  return Extents(shape.begin(), shape.end());
}

Extent product(llvm::ArrayRef<Extent> extents) {
  Extent product = 1;
  for (const Extent &extent : extents)
    product = product * extent;
  return product;
}

AffineExpr operator+(AffineExpr index, const Extent &extent) {
  return index + extent.expression(index.getContext());
}

AffineExpr operator-(AffineExpr index, const Extent &extent) {
  return index + (Extent(0) - extent);
}

AffineExpr operator-(const Extent &extent, AffineExpr index) {
  return -index + extent.expression(index.getContext());
}

AffineExpr operator*(AffineExpr index, const Extent &extent) {
  return index * extent.expression(index.getContext());
}

AffineExpr floorDivide(AffineExpr index, const Extent &extent) {
  if (auto number = dyn_cast<AffineConstantExpr>(index);
      number && number.getValue() == 0)
    return index;
  return index.floorDiv(extent.expression(index.getContext()));
}

AffineExpr modulo(AffineExpr index, const Extent &extent) {
  if (auto number = dyn_cast<AffineConstantExpr>(index);
      number && number.getValue() == 0)
    return index;
  return index % extent.expression(index.getContext());
}

void printIndex(AffineExpr index, llvm::raw_ostream &out) {
  std::string text;
  llvm::raw_string_ostream(text) << index;
  for (llvm::StringRef rest = text; !rest.empty();) {
    size_t end = rest.front() == 's' ? rest.find_if_not(llvm::isDigit, 1) : 1;
    unsigned number = 0;
    bool isSize = end > 1 && !rest.slice(1, end).getAsInteger(10, number) &&
                  number >= firstSizeSymbol;
    if (isSize)
      out << "size" << number - firstSizeSymbol;
    else
      out << rest.take_front(end);
    rest = rest.drop_front(std::min(end, rest.size()));
  }
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &out, const Extent &extent) {
  if (extent.isStatic())
    return out << extent.value();
  printIndex(extent.expression(nullptr), out);
  return out;
}

} // namespace tesela::semantics
