// Shapes and literals of HLO text.
#include "import/HloText.h"

#include "ir/Dialect.h"
#include "ir/ElementTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Format.h"

using namespace tesela;
using namespace tesela::import;
using llvm::APFloat;

static std::string elementName(mlir::Type type) {
  if (type.isInteger(1))
    return "pred";
  std::optional<ElementType> element = ir::elementType(type);
  return element ? std::string(hloName(*element)) : std::string();
}

static std::string layout(int64_t rank) {
  std::string text;
  for (int64_t i = rank - 1; i >= 0; --i)
    text += (text.empty() ? "" : ",") + std::to_string(i);
  return rank == 0 ? "" : "{" + text + "}";
}

/// Dimensions of dynamic size print as their upper bound, "<=8".
static std::string dimensions(mlir::RankedTensorType type) {
  auto bounds =
      llvm::dyn_cast_or_null<stablehlo::TypeExtensionsAttr>(type.getEncoding());
  std::string text;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    text += i ? "," : "";
    if (!type.isDynamicDim(i))
      text += std::to_string(type.getDimSize(i));
    else if (bounds && i < static_cast<int64_t>(bounds.getBounds().size()) &&
             !mlir::ShapedType::isDynamic(bounds.getBounds()[i]))
      text += "<=" + std::to_string(bounds.getBounds()[i]);
    else
      text += "?";
  }
  return text;
}

std::string tesela::import::hloTupleShape(mlir::TypeRange types) {
  std::string text = "(";
  for (auto [i, type] : llvm::enumerate(types)) {
    std::string element = hloShape(type);
    if (element.empty())
      return {};
    text += i ? ", " : "";
    if (i && i % 5 == 0)
      text += "/*index=" + std::to_string(i) + "*/";
    text += element;
  }
  return text + ")";
}

std::string tesela::import::hloShape(mlir::Type type) {
  if (auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type)) {
    std::string element = elementName(tensor.getElementType());
    if (element.empty())
      return {};
    return element + "[" + dimensions(tensor) + "]" + layout(tensor.getRank());
  }
  if (auto tuple = llvm::dyn_cast<mlir::TupleType>(type))
    return hloTupleShape(tuple.getTypes());
  if (auto buffer = llvm::dyn_cast<mlir::MemRefType>(type)) {
    std::string tensor = hloShape(mlir::RankedTensorType::get(
        buffer.getShape(), buffer.getElementType()));
    return tensor.empty() ? "" : "b(" + tensor + ")";
  }
  if (llvm::isa<stablehlo::TokenType>(type))
    return "token[]";
  return {};
}

/// The shortest decimal of `digits` significant digits that reads back as the
/// value, else with `most` digits.
static std::string decimal(const APFloat &value, unsigned digits,
                           unsigned most) {
  APFloat wide = value;
  bool inexact;
  wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  double number = wide.convertToDouble();
  for (unsigned count : {digits, most}) {
    std::string text;
    llvm::raw_string_ostream(text) << llvm::format("%.*g", count, number);
    APFloat back(value.getSemantics());
    auto status = back.convertFromString(text, APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      continue;
    }
    if (back.bitwiseIsEqual(value) || count == most)
      return text;
  }
  return {};
}

static std::string notANumber(const APFloat &value) {
  std::string sign = value.isNegative() ? "-" : "";
  APFloat plain = APFloat::getQNaN(value.getSemantics(), value.isNegative());
  if (plain.bitwiseIsEqual(value))
    return sign + "nan";
  unsigned bits = APFloat::semanticsPrecision(value.getSemantics()) - 1;
  uint64_t payload = value.bitcastToAPInt().extractBitsAsZExtValue(bits, 0);
  return sign + "nan(0x" + llvm::utohexstr(payload, /*LowerCase=*/true) + ")";
}

static std::string number(const APFloat &value) {
  if (value.isNaN())
    return notANumber(value);
  if (value.isInfinity())
    return value.isNegative() ? "-inf" : "inf";
  switch (APFloat::SemanticsToEnum(value.getSemantics())) {
  case APFloat::S_IEEEdouble:
    return decimal(value, 15, 17);
  case APFloat::S_IEEEsingle:
    return decimal(value, 6, 9);
  case APFloat::S_IEEEhalf:
    return decimal(value, 3, 5);
  case APFloat::S_BFloat:
    return decimal(value, 2, 4);
  default:
    return decimal(value, 2, 9);
  }
}

static std::string number(const llvm::APInt &value, mlir::Type type) {
  if (type.isInteger(1))
    return value.isZero() ? "false" : "true";
  llvm::SmallString<24> text;
  value.toString(text, 10, !type.isUnsignedInteger());
  return text.str().str();
}

/// The text of each element, in row-major order.
static llvm::SmallVector<std::string>
elementTexts(mlir::DenseElementsAttr value, bool one) {
  llvm::SmallVector<std::string> texts;
  mlir::Type type = value.getElementType();
  int64_t count = one ? 1 : value.getNumElements();
  texts.reserve(count);
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    if (!llvm::isa<mlir::FloatType>(complex.getElementType()))
      return texts;
    auto elements = value.getValues<std::complex<APFloat>>();
    for (int64_t i = 0; i < count; ++i) {
      std::complex<APFloat> element = elements[i];
      texts.push_back("(" + number(element.real()) + ", " +
                      number(element.imag()) + ")");
    }
  } else if (llvm::isa<mlir::FloatType>(type)) {
    auto elements = value.getValues<APFloat>();
    for (int64_t i = 0; i < count; ++i)
      texts.push_back(number(elements[i]));
  } else if (llvm::isa<mlir::IntegerType>(type)) {
    auto elements = value.getValues<llvm::APInt>();
    for (int64_t i = 0; i < count; ++i)
      texts.push_back(number(elements[i], type));
  }
  return texts;
}

static void nest(llvm::ArrayRef<int64_t> shape,
                 llvm::ArrayRef<std::string> &elements, std::string &text) {
  if (shape.empty()) {
    text += elements.front();
    elements = elements.drop_front();
    return;
  }
  // XLA puts spaces inside the braces of all but the innermost lists.
  bool spaced = shape.size() > 1;
  text += spaced ? "{ " : "{";
  for (int64_t i = 0; i < shape.front(); ++i) {
    text += i ? ", " : "";
    nest(shape.drop_front(), elements, text);
  }
  text += spaced ? " }" : "}";
}

std::string tesela::import::hloLiteral(mlir::ElementsAttr value,
                                       bool splatAsScalar) {
  auto dense = llvm::dyn_cast<mlir::DenseElementsAttr>(value);
  if (!dense)
    return {};
  if (dense.getNumElements() == 0) {
    // Every list of a shape without elements is written, empty ones too.
    std::string text;
    llvm::ArrayRef<std::string> none;
    nest(llvm::cast<mlir::ShapedType>(dense.getType()).getShape(), none, text);
    return text;
  }
  if (splatAsScalar && dense.isSplat())
    return elementTexts(dense, /*one=*/true).front();
  llvm::SmallVector<std::string> texts = elementTexts(dense, false);
  llvm::ArrayRef<std::string> rest = texts;
  std::string text;
  nest(llvm::cast<mlir::ShapedType>(dense.getType()).getShape(), rest, text);
  return text;
}
