// Decodes the attributes, locations and types of MLIR's builtin dialect (codes
// and layouts: mlir/IR/BuiltinDialectBytecode.td), except those no tensor
// program holds: memory references with layouts, vectors, sparse elements.
#include "import/Bytecode.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Location.h"

using namespace tesela::import;
using llvm::StringRef;
using mlir::Attribute;
using mlir::Type;

namespace {
enum AttributeCode : uint64_t {
  kArray = 0,
  kDictionary = 1,
  kString = 2,
  kStringWithType = 3,
  kFlatSymbolRef = 4,
  kSymbolRef = 5,
  kType = 6,
  kUnit = 7,
  kInteger = 8,
  kFloat = 9,
  kCallSiteLoc = 10,
  kFileLineColLoc = 11,
  kFusedLoc = 12,
  kFusedLocWithMetadata = 13,
  kNameLoc = 14,
  kUnknownLoc = 15,
  kDenseArray = 17,
  kDenseIntOrFloatElements = 18,
  kFileLineColRange = 22,
};
} // namespace

static Attribute readSymbolRef(EntryReader &reader, bool nested) {
  auto root = reader.attributeOf<mlir::StringAttr>();
  llvm::SmallVector<mlir::FlatSymbolRefAttr> path;
  if (!root || (nested && !reader.attributes(path)))
    return {};
  return mlir::SymbolRefAttr::get(root, path);
}

static Attribute readNumber(EntryReader &reader) {
  Type type = reader.type();
  if (!type)
    return {};
  if (auto floating = llvm::dyn_cast<mlir::FloatType>(type)) {
    std::optional<llvm::APFloat> value;
    if (!reader.floating(floating.getFloatSemantics(), value))
      return {};
    return mlir::FloatAttr::get(type, *value);
  }
  if (!type.isIntOrIndex()) {
    reader.file.fail("a number of another type");
    return {};
  }
  llvm::APInt value;
  if (!reader.integer(type.isIndex() ? 64 : type.getIntOrFloatBitWidth(),
                      value))
    return {};
  return mlir::IntegerAttr::get(type, value);
}

static Attribute readCallSite(EntryReader &reader) {
  auto callee = reader.attributeOf<mlir::LocationAttr>();
  auto caller =
      callee ? reader.attributeOf<mlir::LocationAttr>() : mlir::LocationAttr();
  if (!caller)
    return {};
  return mlir::CallSiteLoc::get(callee, caller);
}

static Attribute readFileLineColumn(EntryReader &reader) {
  auto name = reader.attributeOf<mlir::StringAttr>();
  uint64_t line, column;
  if (!name || !reader.cursor.varint(line) || !reader.cursor.varint(column))
    return {};
  return mlir::FileLineColLoc::get(name, line, column);
}

/// A range holds as many numbers as it takes to say it: nothing, a line, a
/// position, a stretch of one line, or begin and end.
static Attribute readFileLineColumnRange(EntryReader &reader) {
  auto name = reader.attributeOf<mlir::StringAttr>();
  size_t count;
  if (!name || !reader.cursor.count(count) || count > 4)
    return {};
  uint64_t at[4] = {};
  for (size_t i = 0; i < count; ++i)
    if (!reader.cursor.varint(at[i]))
      return {};
  switch (count) {
  case 0:
    return mlir::FileLineColRange::get(name);
  case 1:
    return mlir::FileLineColRange::get(name, at[0]);
  case 2:
    return mlir::FileLineColRange::get(name, at[0], at[1]);
  case 3:
    return mlir::FileLineColRange::get(name, at[0], at[1], at[2]);
  default:
    return mlir::FileLineColRange::get(name, at[0], at[1], at[2], at[3]);
  }
}

static Attribute readFused(EntryReader &reader, bool withMetadata) {
  size_t count;
  if (!reader.cursor.count(count))
    return {};
  llvm::SmallVector<mlir::Location> parts;
  for (size_t i = 0; i < count; ++i) {
    auto part = reader.attributeOf<mlir::LocationAttr>();
    if (!part)
      return {};
    parts.push_back(part);
  }
  Attribute metadata;
  if (withMetadata && !(metadata = reader.attribute()))
    return {};
  return mlir::FusedLoc::get(reader.file.getContext(), parts, metadata);
}

static Attribute readName(EntryReader &reader) {
  auto name = reader.attributeOf<mlir::StringAttr>();
  auto child =
      name ? reader.attributeOf<mlir::LocationAttr>() : mlir::LocationAttr();
  if (!child)
    return {};
  if (name.empty())
    return child;
  return mlir::NameLoc::get(name, child);
}

static Attribute readDenseArray(EntryReader &reader) {
  Type element = reader.type();
  uint64_t size;
  StringRef blob;
  if (!element || !reader.cursor.varint(size) || !reader.blob(blob))
    return {};
  return mlir::DenseArrayAttr::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); }, element,
      static_cast<int64_t>(size),
      llvm::ArrayRef<char>(blob.data(), blob.size()));
}

static Attribute readLocation(EntryReader &reader, uint64_t code) {
  switch (code) {
  case kCallSiteLoc:
    return readCallSite(reader);
  case kFileLineColLoc:
    return readFileLineColumn(reader);
  case kFileLineColRange:
    return readFileLineColumnRange(reader);
  case kFusedLoc:
  case kFusedLocWithMetadata:
    return readFused(reader, code == kFusedLocWithMetadata);
  case kNameLoc:
    return readName(reader);
  case kUnknownLoc:
    return mlir::UnknownLoc::get(reader.file.getContext());
  default:
    reader.file.fail("unknown builtin attribute code " + llvm::Twine(code));
    return {};
  }
}

Attribute tesela::import::readBuiltinAttribute(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  mlir::MLIRContext *context = reader.file.getContext();
  llvm::SmallVector<Attribute> elements;
  StringRef text;
  Type type;
  switch (code) {
  case kArray:
    return reader.attributes(elements) ? mlir::ArrayAttr::get(context, elements)
                                       : mlir::ArrayAttr();
  case kDictionary:
    return reader.dictionary();
  case kString:
    return reader.string(text) ? mlir::StringAttr::get(context, text)
                               : mlir::StringAttr();
  case kStringWithType:
    if (!reader.string(text) || !(type = reader.type()))
      return {};
    return mlir::StringAttr::get(text, type);
  case kFlatSymbolRef:
  case kSymbolRef:
    return readSymbolRef(reader, code == kSymbolRef);
  case kType:
    return (type = reader.type()) ? mlir::TypeAttr::get(type)
                                  : mlir::TypeAttr();
  case kUnit:
    return mlir::UnitAttr::get(context);
  case kInteger:
  case kFloat:
    return readNumber(reader);
  case kDenseArray:
    return readDenseArray(reader);
  case kDenseIntOrFloatElements:
    if (!(type = reader.type()) || !reader.blob(text))
      return {};
    return elementsFromBlob(reader, type, text);
  default:
    return readLocation(reader, code);
  }
}

namespace {
enum TypeCode : uint64_t {
  kIntegerType = 0,
  kIndexType = 1,
  kFunctionType = 2,
  kBFloat16Type = 3,
  kFloat16Type = 4,
  kFloat32Type = 5,
  kFloat64Type = 6,
  kComplexType = 9,
  kNoneType = 12,
  kRankedTensorType = 13,
  kEncodedTensorType = 14,
  kTupleType = 15,
  kUnrankedTensorType = 18,
};
} // namespace

static Type readIntegerType(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code) || (code & 3) == 3 ||
      (code >> 2) > mlir::IntegerType::kMaxWidth)
    return {};
  return mlir::IntegerType::get(
      reader.file.getContext(), code >> 2,
      static_cast<mlir::IntegerType::SignednessSemantics>(code & 3));
}

static Type readTensorType(EntryReader &reader, bool encoded) {
  Attribute encoding;
  if (encoded && !(encoding = reader.attribute()))
    return {};
  llvm::SmallVector<int64_t> shape;
  if (!reader.cursor.signedVarints(shape))
    return {};
  return checkedTensorType(reader, shape, reader.type(), encoding);
}

Type tesela::import::readBuiltinType(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  mlir::MLIRContext *context = reader.file.getContext();
  llvm::SmallVector<Type> types, results;
  Type element;
  switch (code) {
  case kIntegerType:
    return readIntegerType(reader);
  case kIndexType:
    return mlir::IndexType::get(context);
  case kFunctionType:
    if (!reader.types(types) || !reader.types(results))
      return {};
    return mlir::FunctionType::get(context, types, results);
  case kBFloat16Type:
    return mlir::BFloat16Type::get(context);
  case kFloat16Type:
    return mlir::Float16Type::get(context);
  case kFloat32Type:
    return mlir::Float32Type::get(context);
  case kFloat64Type:
    return mlir::Float64Type::get(context);
  case kComplexType:
    element = reader.type();
    return element && llvm::isa<mlir::FloatType>(element)
               ? mlir::ComplexType::get(element)
               : mlir::ComplexType();
  case kNoneType:
    return mlir::NoneType::get(context);
  case kRankedTensorType:
  case kEncodedTensorType:
    return readTensorType(reader, code == kEncodedTensorType);
  case kTupleType:
    return reader.types(types) ? mlir::TupleType::get(context, types)
                               : mlir::TupleType();
  case kUnrankedTensorType:
    element = reader.type();
    return element && mlir::TensorType::isValidElementType(element)
               ? mlir::UnrankedTensorType::get(element)
               : mlir::UnrankedTensorType();
  default:
    reader.file.fail("unknown builtin type code " + llvm::Twine(code));
    return {};
  }
}
