// Integer arithmetic on sizes, as programs do it to compute shapes.
#include "semantics/SymbolicShapes.h"

#include "ir/DataMovement.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

using Known = std::optional<Extent>;

/// StableHLO's division rounds to zero; of sizes that are not negative that is
/// down.
Known quotient(const Sizes &sizes, const Extent &a, const Extent &b) {
  if (a.isStatic() && b.isStatic())
    return b.value() == 0 ? Known() : Known(a.value() / b.value());
  if (sizes.atLeast(a).value_or(-1) < 0 || sizes.atLeast(b).value_or(0) < 1)
    return std::nullopt;
  return floorDivide(a, b);
}

Known remainder(const Sizes &sizes, const Extent &a, const Extent &b) {
  if (!quotient(sizes, a, b))
    return std::nullopt;
  if (a.isStatic() && b.isStatic())
    return a.value() % b.value();
  return modulo(a, b);
}

Known signOf(const Sizes &sizes, const Extent &a) {
  if (a.isStatic())
    return (a.value() > 0) - (a.value() < 0);
  return sizes.atLeast(a).value_or(0) >= 1 ? Known(1) : Known();
}

Known unary(llvm::StringRef name, Sizes &sizes, const Known &a, bool boolean) {
  if (!a)
    return std::nullopt;
  if (name == "stablehlo.convert")
    return a;
  if (name == "stablehlo.negate")
    return 0 - *a;
  if (name == "stablehlo.sign")
    return signOf(sizes, *a);
  if (name == "stablehlo.abs" && sizes.atLeast(*a).value_or(-1) >= 0)
    return a;
  if (name == "stablehlo.not" && boolean)
    return 1 - *a;
  return std::nullopt;
}

Known ofBooleans(llvm::StringRef name, const Known &a, const Known &b) {
  bool conjunction = name == "stablehlo.and" || name == "stablehlo.multiply";
  if (!conjunction && name != "stablehlo.or" && name != "stablehlo.add")
    return std::nullopt;
  // One operand may decide alone.
  int64_t deciding = conjunction ? 0 : 1;
  if ((a && *a == deciding) || (b && *b == deciding))
    return deciding;
  return a && b ? Known(1 - deciding) : Known();
}

/// The operands of `value`, where it is `name` of two.
std::optional<std::pair<Value, Value>> operandsOf(Value value,
                                                  llvm::StringRef name) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != name || op->getNumOperands() != 2)
    return std::nullopt;
  return std::pair(op->getOperand(0), op->getOperand(1));
}

bool isUnequal(Value value) {
  Operation *op = value.getDefiningOp();
  std::optional<SizeFact> fact =
      op && op->getNumOperands() == 2 ? comparedSizes(op, 0, 0) : std::nullopt;
  return fact && fact->relation == SizeRelation::NotEqual;
}

/// Is this sign(x) != 1 of a size x >= 0, which says that x = 0? Gives x.
Value isZero(Value condition, Sizes &sizes,
             llvm::function_ref<KnownElements(Value)> elements) {
  auto sides = operandsOf(condition, "stablehlo.compare");
  if (!sides || !isUnequal(condition))
    return nullptr;
  KnownElements other = elements(sides->second);
  Operation *sign = sides->first.getDefiningOp();
  if (!sign || sign->getName().getStringRef() != "stablehlo.sign" ||
      other.size() != 1 || !other[0] || *other[0] != 1)
    return nullptr;
  KnownElements size = elements(sign->getOperand(0));
  bool counts =
      size.size() == 1 && size[0] && sizes.atLeast(*size[0]).value_or(-1) >= 0;
  return counts ? sign->getOperand(0) : nullptr;
}

/// sign(x) != 1 and x mod y != 0 cannot be: JAX's floor_divide asks whether to
/// round a quotient that rounds down already.
bool contradict(Value a, Value b, Sizes &sizes,
                llvm::function_ref<KnownElements(Value)> elements) {
  Value zero = isZero(a, sizes, elements);
  auto sides = operandsOf(b, "stablehlo.compare");
  if (!zero || !sides || !isUnequal(b))
    return false;
  auto division = operandsOf(sides->first, "stablehlo.remainder");
  KnownElements other = elements(sides->second);
  return division && division->first == zero && other.size() == 1 && other[0] &&
         *other[0] == 0;
}

Known binary(llvm::StringRef name, Sizes &sizes, const Known &a,
             const Known &b) {
  if (!a || !b)
    return std::nullopt;
  if (name == "stablehlo.add")
    return *a + *b;
  if (name == "stablehlo.subtract")
    return *a - *b;
  if (name == "stablehlo.multiply")
    return *a * *b;
  if (name == "stablehlo.divide")
    return quotient(sizes, *a, *b);
  if (name == "stablehlo.remainder")
    return remainder(sizes, *a, *b);
  if (name == "stablehlo.minimum")
    return sizes.minimum(*a, *b);
  if (name == "stablehlo.maximum")
    return sizes.maximum(*a, *b);
  return std::nullopt;
}

KnownElements ofConstant(DenseElementsAttr value) {
  KnownElements elements;
  bool isUnsigned = value.getElementType().isUnsignedInteger() ||
                    value.getElementType().isInteger(1);
  for (const APInt &element : value.getValues<APInt>()) {
    bool fits = element.getActiveBits() < 64 || !isUnsigned;
    elements.push_back(!fits        ? Known()
                       : isUnsigned ? Known(int64_t(element.getZExtValue()))
                                    : Known(element.getSExtValue()));
  }
  return elements;
}

/// Elements of an operand that is broadcast from a scalar, or as it is.
KnownElements stretched(KnownElements elements, size_t count) {
  if (elements.size() == 1)
    elements.assign(count, KnownElements::value_type(elements[0]));
  elements.resize(count, Known());
  return elements;
}

} // namespace

std::optional<SizeFact> comparedSizes(Operation *compare, const Extent &a,
                                      const Extent &b) {
  std::string direction;
  llvm::raw_string_ostream(direction)
      << compare->getAttr("comparison_direction");
  auto is = [&](llvm::StringRef name) {
    return llvm::StringRef(direction).contains(" " + name.str() + ">");
  };
  if (is("EQ"))
    return SizeFact{SizeRelation::Equal, a, b};
  if (is("NE"))
    return SizeFact{SizeRelation::NotEqual, a, b};
  if (is("LE"))
    return SizeFact{SizeRelation::LessEqual, a, b};
  if (is("LT"))
    return SizeFact{SizeRelation::Less, a, b};
  if (is("GE"))
    return SizeFact{SizeRelation::LessEqual, b, a};
  if (is("GT"))
    return SizeFact{SizeRelation::Less, b, a};
  return std::nullopt;
}

namespace {

/// Element by element, from operands of equally many elements each.
class ElementArithmetic {
public:
  ElementArithmetic(Operation *op, Sizes &sizes,
                    llvm::function_ref<KnownElements(Value)> elements,
                    llvm::ArrayRef<KnownElements> operands)
      : op(op), name(op->getName().getStringRef()), sizes(sizes),
        elements(elements), operands(operands) {
    auto type = op->getNumOperands() > 0
                    ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                    : nullptr;
    boolean = type && type.getElementType().isInteger(1);
  }

  /// What is left of it in the type of the result.
  Known at(size_t i) { return asHeld(computed(i)); }

private:
  /// Types of fewer than 32 bits wrap around for all but small numbers,
  /// unsigned ones below 0; that sizes fit others is taken for granted.
  Known asHeld(const Known &value) const {
    auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(op->getResult(0)));
    if (!value || !type || type.isInteger(1))
      return value;
    bool isUnsigned = type.isUnsigned();
    unsigned magnitude = type.getWidth() - !isUnsigned;
    if (value->isStatic()) {
      int64_t number = value->value();
      bool fits = isUnsigned ? number >= 0 : true;
      if (magnitude < 63)
        fits &= number < int64_t(1) << magnitude &&
                (isUnsigned || number >= -(int64_t(1) << magnitude));
      return fits ? value : Known();
    }
    if (type.getWidth() < 32 ||
        (isUnsigned && sizes.atLeast(*value).value_or(-1) < 0))
      return std::nullopt;
    return value;
  }

  Known computed(size_t i) {
    if (operands.size() == 1)
      return unary(name, sizes, operands[0][i], boolean);
    if (operands.size() == 2)
      return ofTwo(operands[0][i], operands[1][i]);
    if (name == "stablehlo.select")
      return chosen(operands[0][i], operands[1][i], operands[2][i]);
    if (name == "stablehlo.clamp") {
      Known raised =
          binary("stablehlo.maximum", sizes, operands[0][i], operands[1][i]);
      return binary("stablehlo.minimum", sizes, raised, operands[2][i]);
    }
    return std::nullopt;
  }

  Known ofTwo(const Known &a, const Known &b) {
    if (name == "stablehlo.compare") {
      std::optional<SizeFact> fact =
          a && b ? comparedSizes(op, *a, *b) : std::nullopt;
      std::optional<bool> holds = fact ? sizes.holds(*fact) : std::nullopt;
      return holds ? Known(int64_t(*holds)) : Known();
    }
    if (!boolean)
      return binary(name, sizes, a, b);
    Value left = op->getOperand(0), right = op->getOperand(1);
    if (name == "stablehlo.and" && operands[0].size() == 1 &&
        (contradict(left, right, sizes, elements) ||
         contradict(right, left, sizes, elements)))
      return 0;
    return ofBooleans(name, a, b);
  }

  static Known chosen(const Known &choice, const Known &a, const Known &b) {
    if (choice && choice->isStatic())
      return choice->value() != 0 ? a : b;
    return a == b ? a : Known();
  }

  Operation *op;
  llvm::StringRef name;
  Sizes &sizes;
  llvm::function_ref<KnownElements(Value)> elements;
  llvm::ArrayRef<KnownElements> operands;
  bool boolean = false;
};

/// Operators that move elements; nothing for others.
std::optional<KnownElements> moved(Operation *op, size_t rank, size_t count,
                                   llvm::ArrayRef<KnownElements> operands) {
  llvm::StringRef name = op->getName().getStringRef();
  bool reshape =
      name == "stablehlo.reshape" || name == "stablehlo.dynamic_reshape";
  if (reshape || name == "stablehlo.broadcast_in_dim" ||
      name == "stablehlo.dynamic_broadcast_in_dim") {
    if (operands[0].size() == 1 || (reshape && operands[0].size() == count))
      return stretched(operands[0], count);
    return KnownElements(count);
  }
  if (auto joined = dyn_cast<stablehlo::ConcatenateOp>(op)) {
    KnownElements all;
    for (const KnownElements &part : operands)
      llvm::append_range(all, part);
    return joined.getDimension() == 0 && all.size() == count
               ? all
               : KnownElements(count);
  }
  auto slice = dyn_cast<stablehlo::SliceOp>(op);
  if (!slice || rank != 1)
    return std::nullopt;
  KnownElements part;
  for (int64_t k = 0; k < int64_t(count) && !operands[0].empty(); ++k)
    part.push_back(
        operands[0][slice.getStartIndices()[0] + k * slice.getStrides()[0]]);
  part.resize(count);
  return part;
}

} // namespace

KnownElements resultElements(Operation *op, const Extents &resultShape,
                             llvm::function_ref<KnownElements(Value)> elements,
                             ShapeOf shapes, Sizes &sizes) {
  size_t count = product(resultShape).value();
  if (auto constant = dyn_cast<stablehlo::ConstantOp>(op))
    return ofConstant(cast<DenseElementsAttr>(constant.getValue()));
  if (auto size = dyn_cast<stablehlo::GetDimensionSizeOp>(op))
    return {shapes(size.getOperand())[size.getDimension()]};
  llvm::SmallVector<KnownElements, 3> operands;
  for (Value operand : op->getOperands())
    operands.push_back(elements(operand));
  if (auto result = moved(op, resultShape.size(), count, operands))
    return *result;
  for (KnownElements &operand : operands)
    operand = stretched(std::move(operand), count);
  ElementArithmetic arithmetic(op, sizes, elements, operands);
  KnownElements result;
  for (size_t i = 0; i < count; ++i)
    result.push_back(arithmetic.at(i));
  return result;
}

} // namespace tesela::semantics
