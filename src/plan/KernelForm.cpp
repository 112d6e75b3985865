#include "plan/KernelForm.h"
#include "plan/UpdateForm.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tesela::semantics;

namespace tesela::plan {

static double weight(const ScalarInstruction &instruction) {
  switch (instruction.op) {
  case ScalarOp::Input:
  case ScalarOp::Constant:
  case ScalarOp::Iterator:
  case ScalarOp::InBounds:
  case ScalarOp::Bitcast:
  case ScalarOp::Real:
  case ScalarOp::Imag:
  case ScalarOp::Complex:
    return 0;
  case ScalarOp::Exponential:
  case ScalarOp::Log:
    return 12; // polynomials of degree 5 to 8 with reduction and edge cases
  case ScalarOp::ExponentialMinusOne:
  case ScalarOp::LogPlusOne:
  case ScalarOp::Logistic:
  case ScalarOp::Tanh:
  case ScalarOp::Cosine:
  case ScalarOp::Sine:
  case ScalarOp::Erf:
  case ScalarOp::Cbrt:
    return 25;
  case ScalarOp::Tan:
  case ScalarOp::Power:
  case ScalarOp::Atan2:
  case ScalarOp::Erfc:
  case ScalarOp::Asin:
  case ScalarOp::Acos:
  case ScalarOp::Atan:
  case ScalarOp::Sinh:
  case ScalarOp::Cosh:
  case ScalarOp::Asinh:
  case ScalarOp::Acosh:
  case ScalarOp::Atanh:
    return 40;
  case ScalarOp::Divide:
  case ScalarOp::Sqrt:
  case ScalarOp::Rsqrt:
    return 8;
  case ScalarOp::Remainder:
    return 30;
  default:
    return 1;
  }
}

double bodyWeight(const ScalarBody &body) {
  double sum = 0;
  for (const ScalarInstruction &instruction : body.instructions)
    sum += weight(instruction);
  return sum;
}

bool isSplatConstant(Value value) {
  DenseElementsAttr elements;
  return matchPattern(value, m_Constant(&elements)) && elements.isSplat();
}

// The iterator along each result dimension, where the write is a plain
// permutation of parallel iterators.
static bool plainWrites(const GranularForm &form,
                        SmallVectorImpl<unsigned> &iteratorOfDimension) {
  for (auto [number, write] : llvm::enumerate(form.writes)) {
    if (!write.guards.empty() || !write.indexReads.empty())
      return false;
    SmallVector<unsigned, 4> iterators;
    for (AffineExpr index : write.indices) {
      auto dim = dyn_cast<AffineDimExpr>(index);
      if (!dim)
        return false;
      iterators.push_back(dim.getPosition());
    }
    if (number > 0 && ArrayRef(iterators) != ArrayRef(iteratorOfDimension))
      return false;
    iteratorOfDimension.assign(iterators.begin(), iterators.end());
  }
  return true;
}

/// Whether elements of an operand matter for the result of a form with plain
/// writes: those that nothing is written to, and those that a combiner begins
/// with. They do not where every element is set once.
static bool keepsOperand(const GranularForm &form, Type type,
                         ArrayRef<unsigned> iteratorOfDimension) {
  if (!form.combiner ||
      llvm::none_of(form.combiner->inits, [](const Init &init) {
        return init.kind == Init::Kind::OperandAtWrite;
      }))
    return false;
  if (form.combiner->monoid != Monoid::Last ||
      iteratorOfDimension.size() != form.iterators.size())
    return true;
  auto shape = cast<ShapedType>(type).getShape();
  return llvm::any_of(llvm::zip(shape, iteratorOfDimension), [&](auto pair) {
    auto [extent, iterator] = pair;
    return form.iterators[iterator].extent != extent;
  });
}

// The dimension along which a reduce_window is cumulative, if it is.
static std::optional<unsigned> cumulativeDimension(Operation *op,
                                                   bool &reverse) {
  auto window = op->getAttrOfType<DenseI64ArrayAttr>("window_dimensions");
  auto padding = op->getAttrOfType<DenseIntElementsAttr>("padding");
  if (!window || !padding)
    return std::nullopt;
  for (StringRef name :
       {"window_strides", "base_dilations", "window_dilations"})
    if (auto steps = op->getAttrOfType<DenseI64ArrayAttr>(name))
      for (int64_t step : steps.asArrayRef())
        if (step != 1)
          return std::nullopt;
  auto shape = cast<ShapedType>(op->getOperand(0).getType()).getShape();
  auto pads = llvm::to_vector(padding.getValues<int64_t>());
  std::optional<unsigned> along;
  for (auto [n, size] : llvm::enumerate(window.asArrayRef())) {
    int64_t low = pads[2 * n], high = pads[2 * n + 1];
    if (size == 1 && low == 0 && high == 0)
      continue;
    bool forward = low == shape[n] - 1 && high == 0;
    bool backward = high == shape[n] - 1 && low == 0;
    if (along || size != shape[n] || !(forward || backward))
      return std::nullopt;
    along = n;
    reverse = backward && !forward;
  }
  return along;
}

// A complex constant of which the imaginary part is 0, and the real one `real`.
static bool isComplex(Value init, double real) {
  DenseElementsAttr elements;
  if (!matchPattern(init, m_Constant(&elements)) || !elements.isSplat() ||
      !isa<ComplexType>(elements.getElementType()))
    return false;
  auto value = elements.getSplatValue<std::complex<APFloat>>();
  return value.real().isExactlyValue(real) && value.imag().isZero();
}

bool isNeutral(Value init, Monoid monoid) {
  switch (monoid) {
  case Monoid::And:
  case Monoid::Or:
  case Monoid::Maximum:
  case Monoid::Minimum:
    return true; // twice is as good as once
  case Monoid::Sum:
    return matchPattern(init, m_AnyZeroFloat()) ||
           matchPattern(init, m_Zero()) || isComplex(init, 0);
  case Monoid::Product:
    return matchPattern(init, m_OneFloat()) || matchPattern(init, m_One()) ||
           isComplex(init, 1);
  default:
    return false;
  }
}

// Whether a scan gives what the windows give; where `ordered`, bit for bit. A
// window takes in the initial value once more for each place before the first
// element; and where the scan begins at the end, its order is the reverse of
// the window's.
static bool mayScan(Operation *op, bool reverse, const GranularForm &window,
                    bool ordered) {
  Monoid monoid = window.combiner->monoid;
  if (ordered && reverse &&
      !llvm::all_of(window.accumulatorTypes, llvm::IsaPred<IntegerType>))
    return false;
  if (!ordered && monoid == Monoid::General)
    return true; // StableHLO wants a monoid and its neutral element
  return llvm::all_of(op->getOperands().drop_front(op->getNumOperands() / 2),
                      [&](Value init) { return isNeutral(init, monoid); });
}

static std::unique_ptr<KernelForm> scanForm(Operation *op, unsigned along,
                                            bool reverse,
                                            const GranularForm &window) {
  auto result = std::make_unique<KernelForm>();
  result->kind = FormKind::Scan;
  result->scanIterator = along;
  result->reverse = reverse;
  GranularForm &form = result->form;
  form.combiner = window.combiner;
  form.accumulatorTypes = window.accumulatorTypes;
  auto type = cast<ShapedType>(op->getOperand(0).getType());
  SmallVector<AffineExpr, 4> at;
  for (auto [n, extent] : llvm::enumerate(type.getShape())) {
    form.iterators.push_back({IteratorKind::Parallel, extent});
    at.push_back(getAffineDimExpr(n, op->getContext()));
    result->iteratorOfDimension.push_back(n);
  }
  for (unsigned n = 0; n < op->getNumResults(); ++n) {
    Access access;
    access.operand = n;
    access.indices = at;
    form.reads.push_back(access);
    form.writes.push_back(access);
    form.body.results.push_back(
        form.body.input(n, getElementTypeOrSelf(op->getOperand(n).getType())));
  }
  return result;
}

// A reduction over one element for each result (an outer product as a
// dot_general, a sum over dimensions of size one) is a map: what the combiner
// makes of the initial value and that element.
static void simplifyToMap(Operation *op, KernelForm &kernel) {
  GranularForm &form = kernel.form;
  unsigned parallel = form.parallelCount();
  auto one = [&](const Iterator &iterator) { return iterator.extent == 1; };
  if (!form.combiner || op->getNumResults() != 1 ||
      !llvm::all_of(llvm::drop_begin(form.iterators, parallel), one) ||
      llvm::any_of(form.combiner->inits, [](const Init &init) {
        return init.kind == Init::Kind::OperandAtWrite;
      }))
    return;
  for (const ScalarInstruction &instruction : form.body.instructions)
    if (instruction.op == ScalarOp::Iterator && instruction.index >= parallel)
      return;
  ScalarBody &body = form.body;
  SmallVector<unsigned, 4> arguments;
  for (auto [init, type] :
       llvm::zip(form.combiner->inits, form.accumulatorTypes)) {
    if (init.kind == Init::Kind::Constant) {
      arguments.push_back(body.constantBits(init.constant, type));
      continue;
    }
    Access read;
    read.operand = init.operand;
    Type from = getElementTypeOrSelf(op->getOperand(init.operand).getType());
    arguments.push_back(
        body.convert(body.input(form.reads.size(), from), type));
    form.reads.push_back(read);
  }
  llvm::append_range(arguments, body.results);
  body.results = body.inlineBody(form.combiner->body, arguments);
  for (auto [number, value] : llvm::enumerate(body.results)) {
    Type type = getElementTypeOrSelf(op->getResult(number).getType());
    value = body.convert(value, type);
    form.accumulatorTypes[number] = type;
  }
  // The dimensions of size one stay where they were, at 0.
  SmallVector<AffineExpr, 8> to;
  for (unsigned n = 0; n < form.iterators.size(); ++n)
    to.push_back(n < parallel ? getAffineDimExpr(n, op->getContext())
                              : getAffineConstantExpr(0, op->getContext()));
  for (Access &read : form.reads) {
    for (AffineExpr &index : read.indices)
      index = index.replaceDims(to);
    for (Guard &guard : read.guards)
      guard.expression = guard.expression.replaceDims(to);
    for (IndexRead &index : read.indexReads)
      for (AffineExpr &expression : index.indices)
        expression = expression.replaceDims(to);
  }
  form.iterators.truncate(parallel);
  form.combiner.reset();
  kernel.kind = FormKind::Map;
}

static std::unique_ptr<KernelForm> classify(Operation *op, bool ordered) {
  StringRef name = op->getName().getStringRef();
  if (name == "stablehlo.dynamic_update_slice")
    return updateOrMap(op, updateSlice(op));
  for (Value value : llvm::concat<Value>(llvm::to_vector(op->getOperands()),
                                         llvm::to_vector(op->getResults()))) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.hasStaticShape())
      return nullptr;
  }
  if (op->getNumResults() == 0 || (op->hasTrait<OpTrait::ConstantLike>() &&
                                   !isSplatConstant(op->getResult(0))))
    return nullptr; // an array in the constant block
  auto form = granularForm(op);
  if (!form)
    return nullptr;
  bool reverse = false;
  if (name == "stablehlo.reduce_window")
    if (auto along = cumulativeDimension(op, reverse);
        along && mayScan(op, reverse, *form, ordered))
      return scanForm(op, *along, reverse, *form);
  auto result = std::make_unique<KernelForm>();
  result->kind = form->combiner ? FormKind::Reduce : FormKind::Map;
  if (!plainWrites(*form, result->iteratorOfDimension) ||
      keepsOperand(*form, op->getResult(0).getType(),
                   result->iteratorOfDimension)) {
    // Writes that depend on data keep the rest of an operand.
    if (!form->combiner ||
        llvm::any_of(form->combiner->inits, [](const Init &init) {
          return init.kind != Init::Kind::OperandAtWrite;
        }))
      return nullptr;
    return updateOrMap(op, std::move(*form));
  }
  // Every element is set once: where an accumulator begins is never seen.
  if (form->combiner)
    for (auto [init, type] :
         llvm::zip_equal(form->combiner->inits, form->accumulatorTypes))
      if (init.kind == Init::Kind::OperandAtWrite)
        init = {Init::Kind::Constant, 0, constantBits(0, type)};
  result->form = std::move(*form);
  simplifyToMap(op, *result);
  return result;
}

const KernelForm *FormCache::zeroOutside(Type element) {
  std::unique_ptr<KernelForm> &entry = guarded[element];
  if (entry)
    return entry.get();
  entry = std::make_unique<KernelForm>();
  ScalarBody &body = entry->form.body;
  unsigned inside = body.inBounds(0, element.getContext());
  unsigned value = body.input(0, element);
  body.results.push_back(body.apply(
      ScalarOp::Select, element, {inside, value, body.constant(0, element)}));
  entry->form.accumulatorTypes.push_back(element);
  return entry.get();
}

const KernelForm *FormCache::get(Operation *op) {
  auto [entry, fresh] = forms.try_emplace(op);
  if (fresh) {
    auto form = classify(op, ordered);
    if (form) {
      form->weight = bodyWeight(form->form.body);
      if (form->form.combiner)
        form->weight += bodyWeight(form->form.combiner->body);
    }
    forms[op] = std::move(form);
    return forms[op].get();
  }
  return entry->second.get();
}

} // namespace tesela::plan
