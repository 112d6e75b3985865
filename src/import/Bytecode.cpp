#include "import/Bytecode.h"

#include "import/Limits.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace tesela::import;
using llvm::StringRef;

static constexpr StringRef kMagic("ML\xEFR", 4);
// Deeper nesting of attributes and types than this is taken for damage.
static constexpr unsigned kDeepest = 512;

bool tesela::import::isBytecode(StringRef bytes) {
  return bytes.starts_with(kMagic);
}

bool BytecodeFile::fail(const llvm::Twine &reason) {
  if (failure.empty())
    failure = reason.str();
  return false;
}

bool BytecodeFile::truncated(StringRef where) {
  return fail("unexpected end of the file in " + where);
}

bool BytecodeFile::readTables() {
  ByteCursor cursor(file);
  if (!readHeader(cursor))
    return false;
  while (!cursor.atEnd()) {
    uint8_t id;
    StringRef data;
    if (!readSection(cursor, id, data))
      return false;
    if (id >= kSectionCount)
      return fail("unknown section " + llvm::Twine(id));
    if (present[id])
      return fail("section " + llvm::Twine(id) + " occurs twice");
    present[id] = true;
    sections[id] = data;
  }
  for (Section needed :
       {Section::String, Section::Dialect, Section::AttributeType,
        Section::AttributeTypeOffset, Section::IR})
    if (!present[static_cast<unsigned>(needed)])
      return fail("section " + llvm::Twine(static_cast<unsigned>(needed)) +
                  " is missing");
  return readStrings() && readDialects() && readAttributeTypeOffsets() &&
         readProperties();
}

bool BytecodeFile::readHeader(ByteCursor &cursor) {
  StringRef magic;
  if (!cursor.bytes(kMagic.size(), magic) || magic != kMagic)
    return fail("not MLIR bytecode");
  if (!cursor.varint(version))
    return truncated("the header");
  if (version > kNewest)
    return fail("bytecode version " + llvm::Twine(version) +
                " is newer than the newest known one, " +
                llvm::Twine(static_cast<uint64_t>(kNewest)));
  if (!cursor.terminatedString(producer))
    return truncated("the header");
  return true;
}

bool BytecodeFile::readSection(ByteCursor &cursor, uint8_t &id,
                               StringRef &data) {
  uint64_t length;
  if (!cursor.byte(id) || !cursor.varint(length))
    return truncated("a section header");
  bool aligned = id & 0x80;
  id &= 0x7f;
  if (aligned) {
    uint64_t alignment;
    if (!cursor.varint(alignment))
      return truncated("a section header");
    if (!llvm::isPowerOf2_64(alignment))
      return fail("a section's alignment is not a power of two");
    uint64_t offset = cursor.position() - file.begin();
    if (!cursor.skip(llvm::alignTo(offset, alignment) - offset))
      return truncated("a section's padding");
  }
  if (!cursor.bytes(length, data))
    return truncated("a section");
  return true;
}

bool BytecodeFile::readStrings() {
  ByteCursor cursor(section(Section::String));
  size_t count;
  if (!cursor.count(count))
    return truncated("the string section");
  std::vector<uint64_t> lengths(count);
  for (uint64_t &length : llvm::reverse(lengths))
    if (!cursor.varint(length))
      return truncated("the string section");
  strings.reserve(count);
  for (uint64_t length : lengths) {
    StringRef data;
    // Each string carries a terminating zero, counted in its length.
    if (length == 0 || !cursor.bytes(length, data))
      return truncated("the string section");
    strings.push_back(data.drop_back());
  }
  return true;
}

bool BytecodeFile::readDialects() {
  ByteCursor cursor(section(Section::Dialect));
  size_t count;
  if (!cursor.count(count))
    return truncated("the dialect section");
  for (size_t i = 0; i < count; ++i)
    if (!readDialectName(cursor))
      return false;
  if (version >= kOptionalArgumentLocations) {
    size_t total;
    if (!cursor.count(total))
      return truncated("the dialect section");
    operatorNames.reserve(total);
  }
  return readOperatorNames(cursor);
}

bool BytecodeFile::readDialectName(ByteCursor &cursor) {
  uint64_t index;
  bool versioned = false;
  if (!(version < kDialectVersions ? cursor.varint(index)
                                   : cursor.flaggedVarint(index, versioned)))
    return truncated("the dialect section");
  std::optional<StringRef> name = string(index);
  if (!name)
    return false;
  dialects.push_back(*name);
  if (!versioned)
    return true;
  uint8_t id;
  StringRef data;
  return readSection(cursor, id, data);
}

bool BytecodeFile::readOperatorNames(ByteCursor &cursor) {
  while (!cursor.atEnd()) {
    uint64_t dialect;
    size_t count;
    if (!cursor.varint(dialect) || !cursor.count(count))
      return truncated("the dialect section");
    if (dialect >= dialects.size())
      return fail("invalid dialect index " + llvm::Twine(dialect));
    for (size_t i = 0; i < count; ++i) {
      uint64_t index;
      bool registered = true;
      if (!(version < kProperties ? cursor.varint(index)
                                  : cursor.flaggedVarint(index, registered)))
        return truncated("the dialect section");
      std::optional<StringRef> name = string(index);
      if (!name)
        return false;
      operatorNames.push_back({dialects[dialect], *name, registered});
    }
  }
  return true;
}

bool BytecodeFile::readAttributeTypeOffsets() {
  ByteCursor cursor(section(Section::AttributeTypeOffset));
  ByteCursor data(section(Section::AttributeType));
  size_t attributeCount, typeCount;
  if (!cursor.count(attributeCount) || !cursor.count(typeCount))
    return truncated("the attribute and type offsets");
  attributes.resize(attributeCount);
  types.resize(typeCount);
  return readEntryGroups(cursor, data, attributes) &&
         readEntryGroups(cursor, data, types);
}

bool BytecodeFile::readEntryGroups(ByteCursor &cursor, ByteCursor &data,
                                   std::vector<Entry> &entries) {
  size_t done = 0;
  while (done < entries.size()) {
    uint64_t dialect;
    size_t count;
    if (!cursor.varint(dialect) || !cursor.count(count))
      return truncated("the attribute and type offsets");
    if (dialect >= dialects.size() || count == 0 ||
        count > entries.size() - done)
      return fail("inconsistent attribute and type offsets");
    for (size_t i = 0; i < count; ++i, ++done) {
      uint64_t length;
      Entry &entry = entries[done];
      if (!cursor.flaggedVarint(length, entry.custom) ||
          !data.bytes(length, entry.data))
        return truncated("the attribute and type offsets");
      entry.dialect = dialect;
    }
  }
  return true;
}

bool BytecodeFile::readProperties() {
  if (!present[static_cast<unsigned>(Section::Properties)])
    return true;
  ByteCursor cursor(section(Section::Properties));
  size_t count;
  if (!cursor.count(count))
    return truncated("the properties section");
  propertyTable.resize(count);
  for (StringRef &record : propertyTable) {
    uint64_t length;
    if (!cursor.varint(length) || !cursor.bytes(length, record))
      return truncated("the properties section");
  }
  return true;
}

std::optional<StringRef> BytecodeFile::string(uint64_t index) {
  if (index < strings.size())
    return strings[index];
  fail("invalid string index " + llvm::Twine(index));
  return std::nullopt;
}

std::optional<StringRef> BytecodeFile::properties(uint64_t index) {
  if (index < propertyTable.size())
    return propertyTable[index];
  fail("invalid properties index " + llvm::Twine(index));
  return std::nullopt;
}

const BytecodeFile::OperatorName *BytecodeFile::operatorName(uint64_t index) {
  if (index < operatorNames.size())
    return &operatorNames[index];
  fail("invalid operator name index " + llvm::Twine(index));
  return nullptr;
}

mlir::Attribute BytecodeFile::attribute(uint64_t index) {
  if (index >= attributes.size()) {
    fail("invalid attribute index " + llvm::Twine(index));
    return {};
  }
  Entry &entry = attributes[index];
  if (entry.decoded)
    return mlir::Attribute::getFromOpaquePointer(entry.decoded);
  if (entry.decoding || depth == kDeepest) {
    fail("an attribute contains itself");
    return {};
  }
  entry.decoding = true;
  ++depth;
  mlir::Attribute result = decodeAttribute(entry);
  --depth;
  entry.decoding = false;
  entry.decoded = result.getAsOpaquePointer();
  if (!result)
    fail("attribute " + llvm::Twine(index) + " is damaged");
  return result;
}

mlir::Type BytecodeFile::type(uint64_t index) {
  if (index >= types.size()) {
    fail("invalid type index " + llvm::Twine(index));
    return {};
  }
  Entry &entry = types[index];
  if (entry.decoded)
    return mlir::Type::getFromOpaquePointer(entry.decoded);
  if (entry.decoding || depth == kDeepest) {
    fail("a type contains itself");
    return {};
  }
  entry.decoding = true;
  ++depth;
  mlir::Type result = decodeType(entry);
  --depth;
  entry.decoding = false;
  entry.decoded = result.getAsOpaquePointer();
  if (!result)
    fail("type " + llvm::Twine(index) + " is damaged");
  return result;
}

mlir::Attribute BytecodeFile::decodeAttribute(const Entry &entry) {
  EntryReader reader(*this, entry.data);
  if (!entry.custom) {
    StringRef text;
    if (!reader.cursor.terminatedString(text)) {
      truncated("an attribute in text form");
      return {};
    }
    if (failed(checkTextNesting(text, location)))
      return {};
    return mlir::parseAttribute(text, context, mlir::Type(), nullptr,
                                /*isKnownNullTerminated=*/true);
  }
  StringRef dialect = dialects[entry.dialect];
  if (dialect == "builtin")
    return readBuiltinAttribute(reader);
  if (dialect == "vhlo")
    return readVhloAttribute(reader);
  if (dialect == "sdy")
    return readSdyAttribute(reader);
  if (dialect == "stablehlo")
    return readStablehloAttribute(reader);
  fail("an attribute of the unknown dialect '" + dialect + "'");
  return {};
}

mlir::Type BytecodeFile::decodeType(const Entry &entry) {
  EntryReader reader(*this, entry.data);
  if (!entry.custom) {
    StringRef text;
    if (!reader.cursor.terminatedString(text)) {
      truncated("a type in text form");
      return {};
    }
    if (failed(checkTextNesting(text, location)))
      return {};
    return mlir::parseType(text, context, nullptr,
                           /*isKnownNullTerminated=*/true);
  }
  StringRef dialect = dialects[entry.dialect];
  if (dialect == "builtin")
    return readBuiltinType(reader);
  if (dialect == "vhlo")
    return readVhloType(reader);
  if (dialect == "stablehlo")
    return readStablehloType(reader);
  if (dialect == "quant")
    return readQuantType(reader);
  fail("a type of the unknown dialect '" + dialect + "'");
  return {};
}

static mlir::InFlightDiagnostic emitFailure(BytecodeFile &file) {
  mlir::InFlightDiagnostic diagnostic = mlir::emitError(file.getLocation())
                                        << "cannot read the bytecode: "
                                        << file.failure;
  if (!file.producer.empty())
    diagnostic << " (bytecode version " << file.version << ", written by "
               << file.producer << ")";
  return diagnostic;
}

mlir::OwningOpRef<mlir::ModuleOp>
tesela::import::readBytecode(StringRef bytes, mlir::Location location) {
  BytecodeFile file(bytes, location);
  mlir::OwningOpRef<mlir::ModuleOp> module;
  if (file.readTables())
    module = readOperators(file);
  if (!module)
    emitFailure(file);
  return module;
}
