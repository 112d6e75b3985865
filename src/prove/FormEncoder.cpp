#include "prove/FormEncoder.h"

#include "prove/ComplexTerms.h"
#include "prove/IndexTerms.h"
#include "prove/PositionArithmetic.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using tesela::semantics::Access;
using tesela::semantics::Extent;
using tesela::semantics::IndexRead;
using tesela::semantics::Init;
using tesela::semantics::Monoid;

namespace tesela::prove {

Index AppliedForm::extent(const Extent &extent) {
  if (extent.isStatic())
    return terms.constant(extent.value());
  return index(extent.expression(nullptr), {}, {});
}

Index AppliedForm::index(AffineExpr expression, Point point,
                         llvm::ArrayRef<Index> indexReads) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expression))
    return terms.constant(constant.getValue());
  if (auto dimension = dyn_cast<AffineDimExpr>(expression))
    return point[dimension.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expression)) {
    unsigned number = symbol.getPosition();
    return number >= semantics::firstSizeSymbol
               ? sizes[number - semantics::firstSizeSymbol]
               : indexReads[number];
  }
  auto binary = cast<AffineBinaryOpExpr>(expression);
  Index a = index(binary.getLHS(), point, indexReads);
  Index b = index(binary.getRHS(), point, indexReads);
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return terms.add(a, b);
  case AffineExprKind::Mul:
    return terms.multiply(a, b);
  case AffineExprKind::FloorDiv:
    return terms.floorDivide(a, b);
  case AffineExprKind::Mod:
    return terms.modulo(a, b);
  default: // CeilDiv
    return terms.floorDivide(terms.subtract(terms.add(a, b), terms.constant(1)),
                             b);
  }
}

Guard AppliedForm::guard(llvm::ArrayRef<semantics::Guard> guards, Point point,
                         llvm::ArrayRef<Index> indexReads) {
  llvm::SmallVector<Guard, 4> parts;
  for (const semantics::Guard &guard : guards) {
    Index value = index(guard.expression, point, indexReads);
    parts.push_back(terms.atMost(extent(guard.lower), value));
    parts.push_back(terms.lessThan(value, extent(guard.upper)));
  }
  return terms.conjunction(parts);
}

/// Is an element of a tensor of positions among what is added?
static bool readsBounded(const Terms &terms, Index index) {
  return llvm::any_of(terms.monomials(index), [&](const Monomial &monomial) {
    const Atom *atom = monomial.factors.size() == 1
                           ? &terms.atom(monomial.factors[0])
                           : nullptr;
    return atom && atom->kind == AtomKind::Read &&
           terms.below(atom->tensor).has_value();
  });
}

Index AppliedForm::indexRead(const IndexRead &read, Index value) {
  if (!read.clamped)
    return value;
  Index lower = extent(read.lower), upper = extent(read.upper);
  // What is known to lie in [0, n) is not clamped to it.
  if (readsBounded(terms, value) && lower == Index() &&
      isNotNegative(terms, value) &&
      isNotNegative(terms, terms.subtract(upper, value)))
    return value;
  return terms.maximum(lower, terms.minimum(value, upper));
}

/// An integer that is none of the terms that are indices.
static Index opaqueIndex(Terms &terms, const Value &operand,
                         llvm::ArrayRef<Index> at) {
  llvm::SmallVector<Index, 4> canonical;
  for (unsigned d = 0; d < operand.shape.size(); ++d)
    canonical.push_back(terms.index(terms.output(d)));
  return positionOf(terms, operand.at(canonical), at);
}

Term AppliedForm::withIndexReads(
    const Access &access, Point point,
    llvm::function_ref<Term(llvm::ArrayRef<Index>)> use) {
  llvm::SmallVector<Index, 4> values(access.indexReads.size());
  // Of the reads from number `next` on; recursion opens one choice each.
  auto from = [&](auto &self, unsigned next) -> Term {
    if (next == access.indexReads.size())
      return use(values);
    const IndexRead &read = access.indexReads[next];
    const Value &operand = operands[read.operand];
    llvm::SmallVector<Index, 4> at;
    for (AffineExpr expression : read.indices)
      at.push_back(index(expression, point, {}));
    auto chosen = [&](Index value) -> std::optional<Term> {
      values[next] = indexRead(read, value);
      return self(self, next + 1);
    };
    if (std::optional<Term> term = withIndex(terms, operand.at(at), chosen))
      return *term;
    return *chosen(opaqueIndex(terms, operand, at));
  };
  return from(from, 0);
}

static Term zero(Terms &terms, ElementType type) {
  if (!isComplex(type))
    return terms.constant(0, type);
  Term part = terms.constant(0, partType(type));
  return complexNumber(terms, {part, part}, type);
}

Term AppliedForm::element(const Access &access, Point point, bool inside) {
  const Value &operand = operands[access.operand];
  return withIndexReads(access, point, [&](llvm::ArrayRef<Index> values) {
    Guard there = inside ? terms.always() : guard(access.guards, point, values);
    if (there == terms.never())
      return zero(terms, operand.type);
    llvm::SmallVector<Index, 4> at;
    for (AffineExpr expression : access.indices)
      at.push_back(index(expression, point, values));
    Term element =
        elementAtPosition(terms, operand, at).value_or(operand.at(at));
    return terms.select(there, element, zero(terms, operand.type));
  });
}

Guard AppliedForm::inBounds(const Access &access, Point point) {
  return guardOf(
      terms, withIndexReads(access, point, [&](llvm::ArrayRef<Index> values) {
        return booleanTerm(terms, guard(access.guards, point, values));
      }));
}

// The intervals of the guards follow one another from 0 to the extent of the
// iterator that they are about.
bool AppliedForm::coversRest(unsigned number, Where where) const {
  const Access &access = form.reads[number];
  if (where.outside == 0 || access.guards.size() != 1)
    return false;
  const semantics::Guard &last = access.guards.front();
  auto dimension = dyn_cast<AffineDimExpr>(last.expression);
  if (!dimension ||
      !semantics::knownAtMost(form.iterators[dimension.getPosition()].extent,
                              last.upper))
    return false;
  Extent begin = last.lower;
  for (size_t step = 0; step < form.reads.size() && begin != 0; ++step)
    for (auto [other, read] : llvm::enumerate(form.reads))
      if (where.isOutside(other) && read.guards.size() == 1 &&
          read.guards.front().expression == last.expression &&
          read.guards.front().upper == begin) {
        begin = read.guards.front().lower;
        break;
      }
  return begin == 0;
}

std::vector<Term> AppliedForm::contributions(Point point) {
  struct AtPoint : Leaves {
    AtPoint(AppliedForm &form, Point point) : form(form), point(point) {}
    Term input(unsigned number, Where where) override {
      bool inside = where.isInside(number) || form.coversRest(number, where);
      return form.element(form.form.reads[number], point, inside);
    }
    Guard inBounds(unsigned number) override {
      return form.inBounds(form.form.reads[number], point);
    }
    Index iterator(unsigned number) override { return point[number]; }
    AppliedForm &form;
    Point point;
  };
  AtPoint leaves(*this, point);
  BodyEncoder encoder(terms, form.body, leaves);
  std::vector<Term> results;
  for (unsigned i = 0; i < form.body.results.size(); ++i)
    results.push_back(encoder.result(i));
  return results;
}

llvm::SmallVector<unsigned, 4> AppliedForm::folded() const {
  llvm::SmallVector<unsigned, 4> iterators;
  for (unsigned i = form.parallelCount(); i < form.iterators.size(); ++i)
    if (!isOne(i))
      iterators.push_back(i);
  bool floatSum = form.combiner && form.combiner->monoid == Monoid::Sum &&
                  isa<FloatType>(form.accumulatorTypes.front());
  if (iterators.empty() && floatSum &&
      form.parallelCount() < form.iterators.size())
    iterators.push_back(form.iterators.size() - 1);
  return iterators;
}

Term AppliedForm::fold(Reduction reduction, Term body,
                       llvm::ArrayRef<Variable> variables) {
  llvm::SmallVector<unsigned, 4> iterators = folded();
  for (size_t i = variables.size(); i-- > 0;)
    body = reduced(terms, reduction, variables[i],
                   extent(form.iterators[iterators[i]].extent), body);
  return body;
}

Term AppliedForm::init(unsigned number, llvm::ArrayRef<Index> at) {
  const Init &init = form.combiner->inits[number];
  mlir::Type type = form.accumulatorTypes[number];
  ElementType element = ir::elementType(type).value_or(ElementType::S64);
  switch (init.kind) {
  case Init::Kind::Constant:
    return constantTerm(terms, init.constant, type);
  case Init::Kind::ScalarOperand:
    return converted(terms, operands[init.operand].at({}), element);
  case Init::Kind::OperandAtWrite:
    return converted(terms, operands[init.operand].at(at), element);
  }
  return {};
}

std::optional<Reduction> reductionOf(Monoid monoid) {
  switch (monoid) {
  case Monoid::Sum:
    return Reduction::Sum;
  case Monoid::Product:
    return Reduction::Product;
  case Monoid::Maximum:
    return Reduction::Maximum;
  case Monoid::Minimum:
    return Reduction::Minimum;
  case Monoid::And:
    return Reduction::And;
  case Monoid::Or:
    return Reduction::Or;
  default:
    return std::nullopt;
  }
}

Term combine(Terms &terms, Reduction reduction, Term a, Term b) {
  ElementType type = terms.type(a);
  if (isComplex(type))
    return *complexFunction(
        terms, reduction == Reduction::Sum ? "add" : "multiply", {a, b}, type);
  switch (reduction) {
  case Reduction::Sum:
    return terms.add(a, b);
  case Reduction::Product:
    return terms.multiply(a, b);
  case Reduction::Maximum:
    return terms.maximum(a, b);
  case Reduction::Minimum:
    return terms.minimum(a, b);
  case Reduction::And:
  case Reduction::Or: {
    bool conjunction = reduction == Reduction::And;
    if (type != ElementType::I1)
      return terms.function(conjunction ? "and" : "or", {a, b}, type);
    Guard parts[] = {guardOf(terms, a), guardOf(terms, b)};
    return booleanTerm(terms, conjunction ? terms.conjunction(parts)
                                          : terms.disjunction(parts));
  }
  }
  return a;
}

/// The least or the greatest value of an integer type.
static Rational extreme(ElementType type, bool greatest) {
  llvm::DynamicAPInt one(1);
  unsigned width = bitWidth(type);
  auto power = [&](unsigned exponent) {
    llvm::APInt value = llvm::APInt::getOneBitSet(exponent + 2, exponent);
    return llvm::DynamicAPInt(value);
  };
  if (isSignedInteger(type))
    return {greatest ? power(width - 1) - one : -power(width - 1), one};
  return greatest ? Rational(power(width) - one, one) : Rational();
}

Term identityOf(Terms &terms, Reduction reduction, ElementType type) {
  switch (reduction) {
  case Reduction::Sum:
  case Reduction::Or:
    return terms.constant(0, type);
  case Reduction::Product:
    return terms.constant(1, type);
  case Reduction::Maximum:
  case Reduction::Minimum:
    if (isFloat(type))
      return terms.infinity(reduction == Reduction::Maximum, type);
    return terms.constant(extreme(type, reduction == Reduction::Minimum), type);
  case Reduction::And:
    if (isSignedInteger(type))
      return terms.constant(-1, type);
    return terms.constant(extreme(type, true), type);
  }
  return {};
}

bool isIdentity(Terms &terms, Reduction reduction, Term term) {
  ElementType type = terms.type(term);
  if (isComplex(type)) {
    ComplexParts parts = partsOf(terms, term);
    return reduction == Reduction::Sum &&
           isIdentity(terms, reduction, parts.real) &&
           isIdentity(terms, reduction, parts.imag);
  }
  Term identity = identityOf(terms, reduction, type);
  return term == identity ||
         (reduction == Reduction::Sum && term == terms.negate(identity));
}

std::optional<std::vector<Value>>
encode(Terms &terms, const semantics::GranularForm &form,
       llvm::ArrayRef<Value> operands, llvm::ArrayRef<ElementType> results,
       SizeValues sizes, std::string &whyNot) {
  whyNot.clear();
  AppliedForm applied{terms,         form,        operands.vec(),
                      results.vec(), sizes.vec(), {}};
  bool scatters = llvm::any_of(form.writes, [&](const Access &write) {
    return !write.indexReads.empty() || !write.guards.empty() ||
           llvm::any_of(write.indices, [&](AffineExpr index) {
             auto dimension = dyn_cast<AffineDimExpr>(index);
             return !dimension ||
                    dimension.getPosition() >= form.parallelCount();
           });
  });
  return scatters ? encodeScatter(std::move(applied), whyNot)
                  : encodeGather(std::move(applied), whyNot);
}

} // namespace tesela::prove
