#include "semantics/Sizes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace tesela::semantics {

Extent Sizes::named(llvm::StringRef name) {
  for (auto [number, symbol] : llvm::enumerate(all))
    if (symbol.kind == SizeSymbol::Kind::Named && symbol.name == name)
      return values[number];
  all.push_back({SizeSymbol::Kind::Named, name.str(), 0, 0});
  values.push_back(Extent::symbol(all.size() - 1, context));
  return values.back();
}

Extent Sizes::extremum(SizeSymbol::Kind kind, const Extent &a,
                       const Extent &b) {
  for (auto [number, symbol] : llvm::enumerate(all))
    if (symbol.kind == kind && resolve(symbol.a) == a && resolve(symbol.b) == b)
      return values[number];
  all.push_back({kind, "", a, b});
  values.push_back(Extent::symbol(all.size() - 1, context));
  return values.back();
}

Extent Sizes::minimum(const Extent &left, const Extent &right) {
  Extent a = resolve(left), b = resolve(right);
  if (holds({SizeRelation::LessEqual, a, b}) == true)
    return a;
  if (holds({SizeRelation::LessEqual, b, a}) == true)
    return b;
  return extremum(SizeSymbol::Kind::Minimum, a, b);
}

Extent Sizes::maximum(const Extent &left, const Extent &right) {
  Extent a = resolve(left), b = resolve(right);
  if (holds({SizeRelation::LessEqual, a, b}) == true)
    return b;
  if (holds({SizeRelation::LessEqual, b, a}) == true)
    return a;
  return extremum(SizeSymbol::Kind::Maximum, a, b);
}

Extent Sizes::resolve(const Extent &extent) const {
  return substitute(extent, values);
}

// ------------------------------------------------------------ what is known

namespace {

/// The parts of a canonical polynomial: coefficient and factors of each term.
struct Monomial {
  int64_t coefficient = 1;
  SmallVector<AffineExpr, 2> factors;
};

void flatten(AffineExpr expression, SmallVectorImpl<Monomial> &monomials) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expression);
  if (binary && binary.getKind() == AffineExprKind::Add) {
    flatten(binary.getLHS(), monomials);
    flatten(binary.getRHS(), monomials);
    return;
  }
  Monomial monomial;
  SmallVector<AffineExpr> left = {expression};
  while (!left.empty()) {
    AffineExpr part = left.pop_back_val();
    auto product = dyn_cast<AffineBinaryOpExpr>(part);
    if (auto number = dyn_cast<AffineConstantExpr>(part)) {
      monomial.coefficient *= number.getValue();
    } else if (product && product.getKind() == AffineExprKind::Mul) {
      left.push_back(product.getRHS());
      left.push_back(product.getLHS());
    } else {
      monomial.factors.push_back(part);
    }
  }
  monomials.push_back(std::move(monomial));
}

SmallVector<Monomial> monomialsOf(const Extent &extent) {
  SmallVector<Monomial> monomials;
  if (extent.isStatic())
    monomials.push_back({extent.value(), {}});
  else
    flatten(extent.expression(nullptr), monomials);
  return monomials;
}

std::optional<unsigned> symbolOf(AffineExpr expression) {
  auto symbol = dyn_cast<AffineSymbolExpr>(expression);
  if (!symbol)
    return std::nullopt;
  return symbol.getPosition() - firstSizeSymbol;
}

} // namespace

/// Of one symbol, quotient or remainder.
static std::optional<int64_t> factorAtLeast(const Sizes &sizes,
                                            AffineExpr factor) {
  if (std::optional<unsigned> number = symbolOf(factor)) {
    const SizeSymbol &symbol = sizes.symbols()[*number];
    if (symbol.kind == SizeSymbol::Kind::Named)
      return 1;
    std::optional<int64_t> a = sizes.atLeast(symbol.a);
    std::optional<int64_t> b = sizes.atLeast(symbol.b);
    if (symbol.kind == SizeSymbol::Kind::Minimum)
      return a && b ? std::optional(std::min(*a, *b)) : std::nullopt;
    return a && b ? std::max(*a, *b) : a ? a : b;
  }
  auto binary = cast<AffineBinaryOpExpr>(factor);
  if (binary.getKind() == AffineExprKind::Mod)
    return 0;
  std::optional<int64_t> dividend = sizes.atLeast(Extent(binary.getLHS()));
  return dividend && *dividend >= 0 ? std::optional<int64_t>(0) : std::nullopt;
}

std::optional<int64_t> Sizes::atLeast(const Extent &extent) const {
  int64_t sum = 0;
  for (const Monomial &monomial : monomialsOf(extent)) {
    int64_t least = 1;
    for (AffineExpr factor : monomial.factors) {
      std::optional<int64_t> bound = factorAtLeast(*this, factor);
      if (!bound || *bound < 0)
        return std::nullopt;
      least *= *bound;
    }
    if (monomial.coefficient < 0 && !monomial.factors.empty())
      return std::nullopt;
    sum += monomial.coefficient * least;
  }
  return sum;
}

std::optional<bool> Sizes::holds(const SizeFact &fact) const {
  Extent difference = resolve(fact.right - fact.left); // right - left
  auto least = [&](const Extent &extent, int64_t bound) {
    std::optional<int64_t> known = atLeast(extent);
    return known && *known >= bound;
  };
  Extent opposite = 0 - difference;
  bool less = least(difference, 1), greater = least(opposite, 1);
  switch (fact.relation) {
  case SizeRelation::Equal:
  case SizeRelation::NotEqual: {
    bool wanted = fact.relation == SizeRelation::Equal;
    if (difference == 0)
      return wanted;
    return less || greater ? std::optional(!wanted) : std::nullopt;
  }
  case SizeRelation::LessEqual:
    if (least(difference, 0))
      return true;
    return greater ? std::optional(false) : std::nullopt;
  case SizeRelation::Less:
    if (less)
      return true;
    return least(opposite, 0) ? std::optional(false) : std::nullopt;
  }
  return std::nullopt;
}

// -------------------------------------------------------------- assumptions

void Sizes::define(unsigned symbol, const Extent &value) {
  // That the size is at least 1 goes on holding.
  SizeFact positive{SizeRelation::LessEqual, 1, value};
  std::vector<Extent> change;
  for (unsigned number = 0; number < all.size(); ++number)
    change.push_back(number == symbol ? value
                                      : Extent::symbol(number, context));
  for (Extent &known : values)
    known = substitute(known, change);
  for (SizeSymbol &known : all)
    if (known.kind != SizeSymbol::Kind::Named) {
      known.a = substitute(known.a, change);
      known.b = substitute(known.b, change);
    }
  for (SizeFact &fact : facts)
    fact = {fact.relation, substitute(fact.left, change),
            substitute(fact.right, change)};
  llvm::erase_if(facts,
                 [&](const SizeFact &fact) { return holds(fact) == true; });
  if (holds(positive) != true)
    facts.push_back(positive);
}

/// Solves difference = 0 for the latest named size that stands alone.
bool Sizes::solve(const Extent &difference) {
  SmallVector<Monomial> monomials = monomialsOf(difference);
  std::optional<unsigned> best;
  int64_t sign = 0;
  for (const Monomial &monomial : monomials) {
    if (monomial.factors.size() != 1 || std::abs(monomial.coefficient) != 1)
      continue;
    std::optional<unsigned> symbol = symbolOf(monomial.factors[0]);
    if (!symbol || all[*symbol].kind != SizeSymbol::Kind::Named ||
        (best && *best > *symbol))
      continue;
    unsigned uses = 0;
    difference.expression(context).walk([&](AffineExpr part) {
      std::optional<unsigned> used = symbolOf(part);
      uses += used == symbol;
      if (used && all[*used].kind != SizeSymbol::Kind::Named)
        uses += 2; // it may be inside
    });
    if (uses == 1) {
      best = symbol;
      sign = monomial.coefficient;
    }
  }
  if (!best)
    return false;
  Extent self = Extent::symbol(*best, context);
  define(*best, self - difference * sign);
  return true;
}

/// size mod divisor = 0: the size is a multiple.
bool Sizes::solveRemainder(const Extent &left, const Extent &right) {
  if (right != 0 || left.isStatic())
    return false;
  auto remainder = dyn_cast<AffineBinaryOpExpr>(left.expression(context));
  if (!remainder || remainder.getKind() != AffineExprKind::Mod)
    return false;
  std::optional<unsigned> symbol = symbolOf(remainder.getLHS());
  if (!symbol || all[*symbol].kind != SizeSymbol::Kind::Named)
    return false;
  Extent divisor(remainder.getRHS());
  define(*symbol, divisor * named(all[*symbol].name + "_" + text(divisor)));
  return true;
}

bool Sizes::assume(const SizeFact &said, std::string &why) {
  SizeFact fact{said.relation, resolve(said.left), resolve(said.right)};
  std::optional<bool> known = holds(fact);
  bool again = llvm::any_of(facts, [&](const SizeFact &other) {
    return other.relation == fact.relation && other.left == fact.left &&
           other.right == fact.right;
  });
  if (known == true || again)
    return true;
  texts.push_back(text(said));
  if (known == false) {
    why = "never holds: " + texts.back();
    return false;
  }
  if (fact.relation == SizeRelation::Equal &&
      (solve(fact.left - fact.right) || solveRemainder(fact.left, fact.right)))
    return true;
  facts.push_back(fact);
  return true;
}

} // namespace tesela::semantics
