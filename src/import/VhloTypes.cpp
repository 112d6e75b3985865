// Decodes VHLO's types straight to those of builtin, quant and stablehlo.
#include "import/Bytecode.h"

#include "ir/Dialect.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace tesela;
using namespace tesela::import;
using mlir::Type;

namespace {
enum Code : uint64_t {
  kBoolean = 0,
  kComplex = 1,
  kFunction = 8,
  kIndex = 9,
  kRankedTensor = 20,
  kEncodedTensor = 21,
  kToken = 22,
  kTuple = 23,
  kQuantized = 24,
  kUnrankedTensor = 25,
  kQuantizedPerAxis = 30,
  kNone = 33,
  kBuffer = 41,
  kFuture = 42,
};
} // namespace

/// The integers; null for others.
static Type integerLeaf(uint64_t code, mlir::MLIRContext *context) {
  auto integer = [&](unsigned width, bool isUnsigned) {
    return mlir::IntegerType::get(context, width,
                                  isUnsigned ? mlir::IntegerType::Unsigned
                                             : mlir::IntegerType::Signless);
  };
  if (code == kBoolean)
    return integer(1, false);
  if (code == 31 || code == 32)
    return integer(2, code == 32);
  if (code >= 10 && code < 15) // 4, 8, 16, 32 and 64 bits
    return integer(4u << (code - 10), false);
  if (code >= 15 && code < 20)
    return integer(4u << (code - 15), true);
  return {};
}

/// The codes without content; null for others.
static Type leafType(uint64_t code, mlir::MLIRContext *context) {
  switch (code) {
  case 2:
    return mlir::BFloat16Type::get(context);
  case 3:
    return mlir::Float16Type::get(context);
  case 4:
    return mlir::Float32Type::get(context);
  case 5:
    return mlir::Float64Type::get(context);
  case 6:
    return mlir::Float8E4M3FNType::get(context);
  case 7:
    return mlir::Float8E5M2Type::get(context);
  case kIndex:
    return mlir::IndexType::get(context);
  case kToken:
    return stablehlo::TokenType::get(context);
  case 27:
    return mlir::Float8E4M3FNUZType::get(context);
  case 28:
    return mlir::Float8E5M2FNUZType::get(context);
  case 29:
    return mlir::Float8E4M3B11FNUZType::get(context);
  case kNone:
    return mlir::NoneType::get(context);
  case 34:
    return mlir::FloatTF32Type::get(context);
  case 35:
    return mlir::Float8E4M3Type::get(context);
  case 36:
    return mlir::Float8E3M4Type::get(context);
  case 37:
    return mlir::Float4E2M1FNType::get(context);
  case 38:
    return mlir::Float6E2M3FNType::get(context);
  case 39:
    return mlir::Float6E3M2FNType::get(context);
  case 40:
    return mlir::Float8E8M0FNUType::get(context);
  default:
    return integerLeaf(code, context);
  }
}

static Type readComplex(EntryReader &reader) {
  auto element = llvm::dyn_cast_or_null<mlir::FloatType>(reader.type());
  if (!element) {
    reader.file.fail("a complex type of parts that are no floats");
    return {};
  }
  return mlir::ComplexType::get(element);
}

static Type readFunction(EntryReader &reader) {
  llvm::SmallVector<Type> inputs, results;
  if (!reader.types(inputs) || !reader.types(results))
    return {};
  return mlir::FunctionType::get(reader.file.getContext(), inputs, results);
}

static Type readTensor(EntryReader &reader, bool encoded) {
  mlir::Attribute encoding;
  if (encoded && !(encoding = reader.attribute()))
    return {};
  llvm::SmallVector<int64_t> shape;
  if (!reader.cursor.signedVarints(shape)) {
    reader.file.truncated("a tensor type");
    return {};
  }
  return checkedTensorType(reader, shape, reader.type(), encoding);
}

static Type readBuffer(EntryReader &reader) {
  llvm::SmallVector<int64_t> shape;
  if (!reader.cursor.signedVarints(shape)) {
    reader.file.truncated("a buffer type");
    return {};
  }
  Type tensor = checkedTensorType(reader, shape, reader.type());
  if (!tensor)
    return {};
  return mlir::MemRefType::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); }, shape,
      llvm::cast<mlir::RankedTensorType>(tensor).getElementType(),
      mlir::MemRefLayoutAttrInterface(), mlir::Attribute());
}

static Type readQuantized(EntryReader &reader) {
  const llvm::fltSemantics &f64 = llvm::APFloat::IEEEdouble();
  uint64_t flags;
  if (!reader.cursor.varint(flags))
    return {};
  Type storage = reader.type();
  Type expressed = storage ? reader.type() : Type();
  std::optional<llvm::APFloat> scale;
  int64_t zeroPoint, least, greatest;
  if (!expressed || !reader.floating(f64, scale) ||
      !reader.cursor.signedVarint(zeroPoint) ||
      !reader.cursor.signedVarint(least) ||
      !reader.cursor.signedVarint(greatest))
    return {};
  return mlir::quant::UniformQuantizedType::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); }, flags,
      storage, expressed, scale->convertToDouble(), zeroPoint, least, greatest);
}

static Type readQuantizedPerAxis(EntryReader &reader) {
  const llvm::fltSemantics &f64 = llvm::APFloat::IEEEdouble();
  uint64_t flags, dimension;
  if (!reader.cursor.varint(flags))
    return {};
  Type storage = reader.type();
  Type expressed = storage ? reader.type() : Type();
  int64_t least, greatest;
  size_t count;
  if (!expressed || !reader.cursor.varint(dimension) ||
      !reader.cursor.signedVarint(least) ||
      !reader.cursor.signedVarint(greatest) || !reader.cursor.count(count))
    return {};
  llvm::SmallVector<double> scales;
  for (size_t i = 0; i < count; ++i) {
    std::optional<llvm::APFloat> scale;
    if (!reader.floating(f64, scale))
      return {};
    scales.push_back(scale->convertToDouble());
  }
  llvm::SmallVector<int64_t> zeroPoints;
  if (!reader.cursor.signedVarints(zeroPoints) || dimension > INT32_MAX)
    return {};
  return mlir::quant::UniformQuantizedPerAxisType::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); }, flags,
      storage, expressed, scales, zeroPoints, static_cast<int32_t>(dimension),
      least, greatest);
}

Type tesela::import::readVhloType(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  mlir::MLIRContext *context = reader.file.getContext();
  llvm::SmallVector<Type> parts;
  switch (code) {
  case kComplex:
    return readComplex(reader);
  case kFunction:
    return readFunction(reader);
  case kRankedTensor:
  case kEncodedTensor:
    return readTensor(reader, code == kEncodedTensor);
  case kTuple:
    return reader.types(parts) ? mlir::TupleType::get(context, parts)
                               : mlir::TupleType();
  case kFuture:
    return reader.types(parts) ? stablehlo::FutureType::get(context, parts)
                               : stablehlo::FutureType();
  case kQuantized:
    return readQuantized(reader);
  case kQuantizedPerAxis:
    return readQuantizedPerAxis(reader);
  case kUnrankedTensor: {
    Type element = reader.type();
    if (!element || !mlir::TensorType::isValidElementType(element))
      return {};
    return mlir::UnrankedTensorType::get(element);
  }
  case kBuffer:
    return readBuffer(reader);
  default:
    Type leaf = leafType(code, context);
    if (!leaf)
      reader.file.fail("unknown VHLO type code " + llvm::Twine(code));
    return leaf;
  }
}

/// The quant dialect encodes its uniform types as VHLO does, under codes of
/// its own.
Type tesela::import::readQuantType(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  if (code == 4)
    return readQuantized(reader);
  if (code == 5)
    return readQuantizedPerAxis(reader);
  reader.file.fail("unknown quant type code " + llvm::Twine(code));
  return {};
}
