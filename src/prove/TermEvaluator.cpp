#include "prove/TermEvaluator.h"

#include "prove/IntegerFunctions.h"
#include "prove/SortedElements.h"

#include "llvm/ADT/Hashing.h"

namespace tesela::prove {

template <class Real>
TermEvaluator<Real>::TermEvaluator(const Terms &terms, TermFacts &facts,
                                   Sample &sample, uint64_t &operations)
    : terms(terms), facts(facts), sample(sample), operations(operations),
      indices(terms, sample) {
  sample.evaluateTruth = [this](Term term) -> std::optional<bool> {
    Scalar<Real> value;
    if (!evaluate(term, value))
      return std::nullopt;
    return value.integer != 0;
  };
  // By itself: what is remembered here holds for the output index outside.
  sample.evaluateInteger = [this](Term term) -> std::optional<int64_t> {
    auto truth = this->sample.evaluateTruth;
    auto integer = this->sample.evaluateInteger;
    TermEvaluator inner(this->terms, this->facts, this->sample,
                        this->operations);
    Scalar<Real> value;
    bool defined = inner.evaluate(term, value);
    this->sample.evaluateTruth = std::move(truth);
    this->sample.evaluateInteger = std::move(integer);
    return defined ? std::optional(value.integer) : std::nullopt;
  };
}

template <class Real>
std::optional<uint64_t> TermEvaluator<Real>::memoKey(Term term) {
  std::optional<uint64_t> used = facts.boundVariables(term);
  if (!used)
    return std::nullopt;
  uint64_t key = 0;
  unsigned shift = 0;
  for (uint64_t rest = *used; rest; rest &= rest - 1) {
    unsigned number = unsigned(llvm::countr_zero(rest));
    int64_t value = indices.bound[indices.bound.size() - 1 - number];
    if (shift >= 64 || value < 0 || value >= 1 << 16)
      return std::nullopt;
    key |= uint64_t(value) << shift;
    shift += 16;
  }
  return key;
}

template <class Real>
bool TermEvaluator<Real>::evaluate(Term term, Scalar<Real> &result) {
  if (operations == 0)
    return false;
  --operations;
  const TermNode &node = terms.node(term);
  // Reductions, and what bound variables do not change.
  bool worth = node.kind == TermKind::Reduce ||
               (!node.operands.empty() && terms.loose(term) == 0);
  std::optional<uint64_t> key;
  if (worth)
    key = memoKey(term);
  if (!key)
    return compute(term, node, result);
  auto known = memo.find({term.id, *key});
  if (known != memo.end()) {
    result = known->second;
    return true;
  }
  if (!compute(term, node, result))
    return false;
  memo[{term.id, *key}] = result;
  return true;
}

template <class Real>
bool TermEvaluator<Real>::read(const TermNode &node, Scalar<Real> &result) {
  llvm::SmallVector<int64_t, 4> at;
  for (Index index : node.indices) {
    std::optional<int64_t> number = indices.value(index);
    if (!number)
      return false;
    at.push_back(*number);
  }
  int64_t element = sample.element(node.tensor, at);
  if (isFloat(sample.type(node.tensor)))
    result.real = Real::element(element);
  else
    result.integer = element;
  return true;
}

template <class Real>
bool TermEvaluator<Real>::compute(Term term, const TermNode &node,
                                  Scalar<Real> &result) {
  bool isReal = isFloat(node.type);
  switch (node.kind) {
  case TermKind::Read:
    return read(node, result);
  case TermKind::Constant:
    if (isReal)
      result.real = Real::fromRational(node.value);
    else
      result.integer = wrapped(node.value.integer().value_or(0), node.type);
    return true;
  case TermKind::NegativeInfinity:
  case TermKind::PositiveInfinity:
    return Real::infinity(node.kind == TermKind::NegativeInfinity, result.real);
  case TermKind::NotANumber:
    return false;
  case TermKind::FromIndex: {
    std::optional<int64_t> number = indices.value(node.indices[0]);
    if (!number)
      return false;
    if (isReal)
      result.real = Real::fromRational(Rational(*number));
    else
      result.integer = wrapped(*number, node.type);
    return true;
  }
  case TermKind::Select: {
    std::optional<bool> choice = indices.value(node.guard);
    return choice && evaluate(node.operands[*choice ? 0 : 1], result);
  }
  case TermKind::Reduce:
    return reduce(node, result);
  default:
    break;
  }
  if (sortedElementOf(terms, node))
    return sorted(node, result);
  if (orderedPositionOf(terms, node))
    return ordered(node, result);
  Operands operands(node.operands.size());
  for (size_t i = 0; i < operands.size(); ++i)
    if (!evaluate(node.operands[i], operands[i]))
      return false;
  if (node.kind == TermKind::Function)
    return call(node, operands, result);
  if (operands.size() == 2)
    return combine(node.kind, node.type, operands[0], operands[1], result);
  return unary(node, operands[0], result);
}

template <class Real>
bool TermEvaluator<Real>::combine(TermKind kind, ElementType type,
                                  const Scalar<Real> &a, const Scalar<Real> &b,
                                  Scalar<Real> &result) {
  if (isFloat(type)) {
    if (kind == TermKind::Add)
      return Real::add(a.real, b.real, result.real);
    if (kind == TermKind::Multiply)
      return Real::multiply(a.real, b.real, result.real);
    result.real = Real::maximum(a.real, b.real);
    return true;
  }
  if (kind == TermKind::Add)
    result.integer = addIntegers(a.integer, b.integer, type);
  else if (kind == TermKind::Multiply)
    result.integer = multiplyIntegers(a.integer, b.integer, type);
  else
    result.integer =
        compareIntegers(a.integer, b.integer, type) < 0 ? b.integer : a.integer;
  return true;
}

template <class Real>
bool TermEvaluator<Real>::unary(const TermNode &node, const Scalar<Real> &a,
                                Scalar<Real> &result) {
  if (node.kind == TermKind::Power)
    return isFloat(node.type) && Real::power(a.real, node.value, result.real);
  if (node.kind == TermKind::Exponential)
    return Real::exponential(a.real, result.real);
  if (isFloat(node.type))
    result.real = Real::negate(a.real);
  else
    result.integer = negateInteger(a.integer, node.type);
  return true;
}

template <class Real>
bool TermEvaluator<Real>::fold(Reduction reduction, ElementType type,
                               const Scalar<Real> &element,
                               Scalar<Real> &result) {
  switch (reduction) {
  case Reduction::Sum:
    return combine(TermKind::Add, type, result, element, result);
  case Reduction::Product:
    return combine(TermKind::Multiply, type, result, element, result);
  case Reduction::Maximum:
    return combine(TermKind::Maximum, type, result, element, result);
  case Reduction::Minimum:
    if (isFloat(type)) {
      result.real = Real::negate(
          Real::maximum(Real::negate(result.real), Real::negate(element.real)));
    } else if (compareIntegers(element.integer, result.integer, type) < 0) {
      result.integer = element.integer;
    }
    return true;
  case Reduction::And:
    result.integer &= element.integer;
    return !isFloat(type);
  case Reduction::Or:
    result.integer |= element.integer;
    return !isFloat(type);
  }
  return false;
}

template <class Real>
bool TermEvaluator<Real>::reduce(const TermNode &node, Scalar<Real> &result) {
  std::optional<int64_t> extent = indices.value(node.indices[0]);
  if (!extent)
    return false;
  bool hasNeutral = node.reduction != Reduction::Maximum &&
                    node.reduction != Reduction::Minimum;
  if (!hasNeutral && *extent <= 0)
    return false;
  Scalar<Real> total;
  if (node.reduction == Reduction::Product) {
    total.real = Real::fromRational(Rational(1));
    total.integer = 1;
  }
  if (node.reduction == Reduction::And)
    total.integer = wrapped(-1, node.type);
  indices.bound.push_back(0);
  bool defined = true;
  for (int64_t k = 0; defined && k < *extent; ++k) {
    indices.bound.back() = k;
    Scalar<Real> element;
    defined = evaluate(node.operands[0], element);
    if (defined && k == 0 && !hasNeutral)
      total = element;
    else if (defined)
      defined = fold(node.reduction, node.type, element, total);
  }
  indices.bound.pop_back();
  result = total;
  return defined;
}

/// `row` before sorting (operand `number` of what is summed in it) and the
/// places in order: by insertion, as comparisons of approximate reals may stay
/// open.
template <class Real>
bool TermEvaluator<Real>::sortRow(Term sum, unsigned number, int64_t extent,
                                  bool ascends, std::vector<Scalar<Real>> &row,
                                  std::vector<int64_t> &places) {
  if (extent > 64)
    return false;
  Term inside = terms.node(terms.node(sum).operands[0]).operands[number];
  ElementType type = terms.type(inside);
  row.resize(extent);
  indices.bound.push_back(0);
  bool defined = true;
  for (int64_t k = 0; defined && k < extent; ++k) {
    indices.bound.back() = k;
    defined = evaluate(inside, row[k]);
    places.push_back(k);
  }
  indices.bound.pop_back();
  auto order = [&](int64_t i, int64_t j) {
    const Scalar<Real> &a = row[ascends ? i : j], &b = row[ascends ? j : i];
    return isFloat(type)
               ? Real::compare(a.real, b.real)
               : std::optional(compareIntegers(a.integer, b.integer, type));
  };
  for (size_t i = 1; defined && i < places.size(); ++i)
    for (size_t k = i; k > 0; --k) {
      std::optional<int> how = order(places[k], places[k - 1]);
      defined &= how.has_value();
      if (!how || *how >= 0)
        break;
      std::swap(places[k], places[k - 1]);
    }
  return defined;
}

/// Element of the sorted row at a position.
template <class Real>
bool TermEvaluator<Real>::sorted(const TermNode &node, Scalar<Real> &result) {
  SortedElement element = *sortedElementOf(terms, node);
  std::optional<int64_t> position = indices.value(element.position);
  std::optional<int64_t> extent = indices.value(element.extent);
  std::vector<Scalar<Real>> row;
  std::vector<int64_t> places;
  if (!position || !extent || *position < 0 || *position >= *extent ||
      !sortRow(element.occurrences, 0, *extent, true, row, places))
    return false;
  result = row[places[*position]];
  return true;
}

template <class Real>
bool TermEvaluator<Real>::ordered(const TermNode &node, Scalar<Real> &result) {
  OrderedPosition place = *orderedPositionOf(terms, node);
  std::optional<int64_t> position = indices.value(place.position);
  std::optional<int64_t> extent = indices.value(place.extent);
  std::vector<Scalar<Real>> row;
  std::vector<int64_t> places;
  if (!position || !extent || *position < 0 || *position >= *extent ||
      !sortRow(place.row, 1, *extent, place.ascends, row, places))
    return false;
  result.integer = places[*position];
  return true;
}

// ---------------------------------------------------------- named functions

template <class Real>
bool TermEvaluator<Real>::compare(const TermNode &node, NamedFunction function,
                                  llvm::ArrayRef<Scalar<Real>> operands,
                                  Scalar<Real> &result) {
  ElementType type = terms.type(node.operands[0]);
  std::optional<int> order =
      isFloat(type)
          ? Real::compare(operands[0].real, operands[1].real)
          : compareIntegers(operands[0].integer, operands[1].integer, type);
  if (!order)
    return false;
  switch (function) {
  case NamedFunction::CompareEqual:
    result.integer = *order == 0;
    break;
  case NamedFunction::CompareNotEqual:
    result.integer = *order != 0;
    break;
  case NamedFunction::CompareLess:
    result.integer = *order < 0;
    break;
  case NamedFunction::CompareLessOrEqual:
    result.integer = *order <= 0;
    break;
  case NamedFunction::CompareGreater:
    result.integer = *order > 0;
    break;
  default:
    result.integer = *order >= 0;
    break;
  }
  return true;
}

template <class Real>
bool TermEvaluator<Real>::convert(const TermNode &node, const Scalar<Real> &a,
                                  Scalar<Real> &result) {
  ElementType from = terms.type(node.operands[0]), to = node.type;
  if (isFloat(from) && isFloat(to)) {
    result.real = a.real;
    return true;
  }
  if (isFloat(to)) {
    Rational value(a.integer);
    if (from == ElementType::U64 && a.integer < 0)
      value = value + Rational(INT64_MAX) + Rational(INT64_MAX) + Rational(2);
    result.real = Real::fromRational(value);
    return true;
  }
  if (!isFloat(from)) {
    result.integer =
        to == ElementType::I1 ? a.integer != 0 : wrapped(a.integer, to);
    return true;
  }
  if (to == ElementType::I1) {
    std::optional<int> order =
        Real::compare(a.real, Real::fromRational(Rational()));
    result.integer = order.value_or(0) != 0;
    return order.has_value();
  }
  std::optional<int64_t> whole = a.real.truncated();
  if (!whole)
    return false;
  unsigned width = bitWidth(to);
  int64_t low = isSignedInteger(to) ? -(int64_t(1) << (width - 1)) : 0;
  int64_t high = width == 64           ? INT64_MAX
                 : isSignedInteger(to) ? (int64_t(1) << (width - 1)) - 1
                                       : (int64_t(1) << width) - 1;
  result.integer = std::clamp(*whole, low, high);
  return true;
}

namespace {
bool isComparison(NamedFunction function) {
  return function >= NamedFunction::CompareEqual &&
         function <= NamedFunction::CompareGreaterOrEqual;
}
} // namespace

template <class Real>
bool TermEvaluator<Real>::call(const TermNode &node,
                               llvm::ArrayRef<Scalar<Real>> operands,
                               Scalar<Real> &result) {
  NamedFunction function = facts.function(node.name);
  if (operands.empty())
    function = NamedFunction::Uninterpreted;
  if (isComparison(function) && operands.size() == 2)
    return compare(node, function, operands, result);
  if (function == NamedFunction::Convert)
    return convert(node, operands[0], result);
  if (function == NamedFunction::IsFinite) {
    result.integer = 1;
    return true;
  }
  llvm::SmallVector<Real, 3> reals;
  llvm::SmallVector<int64_t, 3> integers;
  for (size_t i = 0; i < operands.size(); ++i)
    if (isFloat(terms.type(node.operands[i])))
      reals.push_back(operands[i].real);
    else
      integers.push_back(operands[i].integer);

  if (function != NamedFunction::Uninterpreted) {
    if (integers.empty() && isFloat(node.type)) {
      if (function != NamedFunction::Minimum &&
          function != NamedFunction::Maximum)
        return Real::apply(function, reals, result.real);
      bool least = function == NamedFunction::Minimum;
      auto sign = [&](const Real &x) { return least ? Real::negate(x) : x; };
      result.real = sign(Real::maximum(sign(reals[0]), sign(reals[1])));
      return true;
    }
    if (reals.empty() && !isFloat(node.type))
      if (auto value = applyToIntegers(function, integers, node.type)) {
        result.integer = *value;
        return true;
      }
  }
  size_t hash = llvm::hash_value(node.name);
  for (int64_t integer : integers)
    hash = mixed(hash, uint64_t(integer));
  result.real = Real::uninterpreted(hash, reals);
  // Integers of reals: a step function would have to be decided.
  if (!isFloat(node.type) && !reals.empty())
    return false;
  result.integer = wrapped(int64_t(hash % 101), node.type);
  return true;
}

template class TermEvaluator<Exact>;
template class TermEvaluator<Approximate>;

} // namespace tesela::prove
