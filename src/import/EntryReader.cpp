// Reading primitives of table entries, and the element data both builtin and
// VHLO attributes hold.
#include "import/Bytecode.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace tesela::import;
using llvm::StringRef;

mlir::Attribute EntryReader::attribute() {
  uint64_t index;
  if (!cursor.varint(index)) {
    file.truncated("an attribute reference");
    return {};
  }
  return file.attribute(index);
}

bool EntryReader::optionalAttribute(mlir::Attribute &value) {
  uint64_t index;
  bool exists;
  if (!cursor.flaggedVarint(index, exists))
    return file.truncated("an attribute reference");
  value = exists ? file.attribute(index) : mlir::Attribute();
  return !exists || value;
}

mlir::Type EntryReader::type() {
  uint64_t index;
  if (!cursor.varint(index)) {
    file.truncated("a type reference");
    return {};
  }
  return file.type(index);
}

bool EntryReader::types(llvm::SmallVectorImpl<mlir::Type> &values) {
  size_t count;
  if (!cursor.count(count))
    return file.truncated("a list of types");
  values.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    mlir::Type value = type();
    if (!value)
      return false;
    values.push_back(value);
  }
  return true;
}

mlir::Attribute EntryReader::dictionary() {
  size_t count;
  if (!cursor.count(count)) {
    file.truncated("a dictionary");
    return {};
  }
  llvm::SmallVector<mlir::NamedAttribute> entries;
  for (size_t i = 0; i < count; ++i) {
    auto name = attributeOf<mlir::StringAttr>();
    mlir::Attribute value = name ? attribute() : mlir::Attribute();
    if (!value)
      return {};
    if (name.empty()) {
      file.fail("a dictionary with an empty name");
      return {};
    }
    entries.emplace_back(name, value);
  }
  if (mlir::DictionaryAttr::findDuplicate(entries, /*isSorted=*/false)) {
    file.fail("a dictionary with a repeated name");
    return {};
  }
  return mlir::DictionaryAttr::get(file.getContext(), entries);
}

bool EntryReader::string(StringRef &value) {
  uint64_t index;
  if (!cursor.varint(index))
    return file.truncated("a string reference");
  std::optional<StringRef> found = file.string(index);
  if (!found)
    return false;
  value = *found;
  return true;
}

bool EntryReader::blob(StringRef &value) {
  uint64_t length;
  if (!cursor.varint(length) || !cursor.bytes(length, value))
    return file.truncated("a blob");
  return true;
}

bool EntryReader::integer(unsigned width, llvm::APInt &value) {
  if (width <= 8) {
    uint8_t raw;
    if (!cursor.byte(raw))
      return file.truncated("an integer");
    value = llvm::APInt(width, raw, false, /*implicitTrunc=*/true);
    return true;
  }
  if (width <= 64) {
    int64_t raw;
    if (!cursor.signedVarint(raw))
      return file.truncated("an integer");
    value = llvm::APInt(width, static_cast<uint64_t>(raw), true,
                        /*implicitTrunc=*/true);
    return true;
  }
  llvm::SmallVector<int64_t> words;
  if (!cursor.signedVarints(words) || words.empty())
    return file.truncated("an integer");
  llvm::SmallVector<uint64_t> raw(words.begin(), words.end());
  value = llvm::APInt(width, raw);
  return true;
}

bool EntryReader::floating(const llvm::fltSemantics &semantics,
                           std::optional<llvm::APFloat> &value) {
  llvm::APInt bits;
  if (!integer(llvm::APFloat::getSizeInBits(semantics), bits))
    return false;
  value.emplace(semantics, bits);
  return true;
}

/// The i1 elements of a blob, one for a splat. VHLO and MLIR pack eight to a
/// byte; some writers used a byte for each.
static bool unpackBooleans(StringRef blob, int64_t count,
                           llvm::SmallVectorImpl<bool> &elements) {
  uint64_t packed = llvm::divideCeil(static_cast<uint64_t>(count), 8);
  if (blob.size() == 1 && blob[0] == '\xff') {
    elements.assign(1, true);
    return true;
  }
  if (blob.size() == 1 && count > 8 && blob[0] == 0) {
    elements.assign(1, false);
    return true;
  }
  if (static_cast<int64_t>(blob.size()) == count) {
    // For one element both forms are one byte whose lowest bit counts.
    for (char c : blob)
      elements.push_back(c & 1);
    return true;
  }
  if (blob.size() != packed)
    return false;
  elements.reserve(count);
  for (int64_t i = 0; i < count; ++i)
    elements.push_back((blob[i / 8] >> (i % 8)) & 1);
  return true;
}

mlir::Attribute tesela::import::elementsFromBlob(EntryReader &reader,
                                                 mlir::Type type,
                                                 StringRef blob) {
  auto shaped = llvm::dyn_cast_or_null<mlir::RankedTensorType>(type);
  if (!shaped || !shaped.hasStaticShape() ||
      !(shaped.getElementType().isIntOrIndexOrFloat() ||
        llvm::isa<mlir::ComplexType>(shaped.getElementType()))) {
    reader.file.fail("dense elements of an illegal type");
    return {};
  }
  llvm::ArrayRef<char> data(blob.data(), blob.size());
  // A splat of nothing is nothing.
  if (shaped.getNumElements() == 0)
    data = {};
  llvm::SmallVector<bool> booleans;
  if (shaped.getElementType().isInteger(1) && !data.empty() &&
      unpackBooleans(blob, shaped.getNumElements(), booleans))
    return mlir::DenseElementsAttr::get(shaped, booleans);
  bool splat = false;
  if (!mlir::DenseElementsAttr::isValidRawBuffer(shaped, data, splat)) {
    std::string spelled;
    llvm::raw_string_ostream(spelled) << type;
    reader.file.fail("dense elements of " + llvm::Twine(blob.size()) +
                     " bytes do not fit their type " + spelled);
    return {};
  }
  return mlir::DenseElementsAttr::getFromRawBuffer(shaped, data);
}

mlir::Type tesela::import::checkedTensorType(EntryReader &reader,
                                             llvm::ArrayRef<int64_t> shape,
                                             mlir::Type element,
                                             mlir::Attribute encoding) {
  if (!element || !mlir::RankedTensorType::isValidElementType(element)) {
    reader.file.fail("a tensor of an illegal element type");
    return {};
  }
  // The byte count must stay far from overflow.
  uint64_t elements = 1;
  for (int64_t size : shape) {
    if (mlir::ShapedType::isDynamic(size))
      continue;
    if (size < 0 || (size > 0 && elements > (uint64_t(1) << 56) / size)) {
      reader.file.fail("a tensor of an illegal shape");
      return {};
    }
    elements *= std::max<int64_t>(size, 1);
  }
  return mlir::RankedTensorType::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); }, shape,
      element, encoding);
}
