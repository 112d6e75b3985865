#include "import/BytecodeWriter.h"

#include "import/SourceLocation.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

void ByteSink::varint(uint64_t value) {
  // The length in trailing zeros: n bytes hold 7n bits, nine hold all 64.
  unsigned bits = 64 - llvm::countl_zero(value | 1);
  unsigned count = bits > 56 ? 9 : (bits + 6) / 7;
  if (count == 9) {
    byte(0);
    for (unsigned i = 0; i < 8; ++i)
      byte(value >> (8 * i));
    return;
  }
  value = (value << count) | (uint64_t(1) << (count - 1));
  for (unsigned i = 0; i < count; ++i)
    byte(value >> (8 * i));
}

void ByteSink::integer(const llvm::APInt &value) {
  if (value.getBitWidth() <= 8) {
    byte(value.getZExtValue());
  } else if (value.getBitWidth() <= 64) {
    signedVarint(value.getSExtValue());
  } else {
    varint(value.getActiveWords());
    for (unsigned i = 0; i < value.getActiveWords(); ++i)
      signedVarint(static_cast<int64_t>(value.getRawData()[i]));
  }
}

void VhloWriter::fail(const llvm::Twine &what) {
  if (error)
    return;
  error = Error{.code = ErrorCode::InvalidArgument, .what = what.str()};
  if (current)
    error->where = describeLocation(current->getLoc());
}

void VhloWriter::need(Version first, const llvm::Twine &what) {
  if (at() >= first || error)
    return;
  fail("cannot write StableHLO " + target.str() + ": " + what +
       " is not in that version");
  error->limit = "first version that has it: " + first.str();
  error->tryThis = "write a newer version";
}

uint64_t VhloWriter::string(StringRef text) {
  auto [entry, added] = stringNumbers.try_emplace(text, strings.size());
  if (added)
    strings.push_back(text.str());
  return entry->second;
}

unsigned VhloWriter::dialect(StringRef name) {
  auto [entry, added] = dialectNumbers.try_emplace(name, dialects.size());
  if (added) {
    dialects.push_back(name.str());
    string(name);
  }
  return entry->second;
}

uint64_t VhloWriter::operatorName(StringRef dialectName, StringRef name) {
  unsigned owner = dialect(dialectName);
  auto [entry, added] = operatorNumbers.try_emplace(
      (dialectName + "." + name).str(), operatorNames.size());
  if (added)
    operatorNames.push_back({owner, string(name)});
  return entry->second;
}

uint64_t VhloWriter::attribute(mlir::Attribute value, Encoding encoding) {
  if (encoding == Encoding::Vhlo)
    encoding = encodingOf(value);
  auto [entry, added] = attributeNumbers.try_emplace(
      {value.getAsOpaquePointer(), static_cast<unsigned>(encoding)},
      attributes.size());
  if (!added)
    return entry->second;
  uint64_t number = entry->second;
  StringRef owner = encoding == Encoding::Builtin ? "builtin"
                    : encoding == Encoding::Sdy   ? "sdy"
                                                  : "vhlo";
  attributes.push_back({dialect(owner), {}});
  ByteSink sink;
  switch (encoding) {
  case Encoding::Builtin:
    encodeBuiltin(value, sink);
    break;
  case Encoding::Vhlo:
    encodeVhlo(value, sink);
    break;
  case Encoding::ApiVersion:
    sink.varint(5);
    sink.varint(llvm::cast<mlir::IntegerAttr>(value).getInt());
    break;
  case Encoding::Sdy:
    encodeSdy(value, sink);
    break;
  }
  attributes[number].bytes = std::move(sink.bytes);
  return number;
}

uint64_t VhloWriter::type(mlir::Type value, bool vhlo) {
  auto [entry, added] =
      typeNumbers.try_emplace({value.getAsOpaquePointer(), vhlo}, types.size());
  if (!added)
    return entry->second;
  uint64_t number = entry->second;
  types.push_back({dialect(vhlo ? "vhlo" : "builtin"), {}});
  ByteSink sink;
  if (vhlo)
    encodeVhloType(value, sink);
  else
    encodeBuiltinType(value, sink);
  types[number].bytes = std::move(sink.bytes);
  return number;
}

uint64_t VhloWriter::properties(std::string record) {
  auto [entry, added] =
      propertyNumbers.try_emplace(record, propertyRecords.size());
  if (added)
    propertyRecords.push_back(std::move(record));
  return entry->second;
}

/// StableHLO versions and the bytecode format each is written in.
static uint64_t formatOf(Version version) {
  if (version >= Version{0, 15, 0})
    return 6;
  if (version >= Version{0, 14, 0})
    return 4;
  if (version >= Version{0, 12, 0})
    return 3;
  return version >= Version{0, 10, 0} ? 1 : 0;
}

/// Entries of one dialect that follow each other make a group.
template <typename EntriesT>
static void writeGroups(const EntriesT &entries, ByteSink &offsets,
                        ByteSink &data) {
  for (size_t first = 0; first < entries.size();) {
    size_t last = first;
    while (last < entries.size() &&
           entries[last].dialect == entries[first].dialect)
      ++last;
    offsets.varint(entries[first].dialect);
    offsets.varint(last - first);
    for (; first < last; ++first) {
      offsets.flaggedVarint(entries[first].bytes.size(), true);
      data.bytes += entries[first].bytes;
    }
  }
}

Result<std::string> VhloWriter::write() {
  format = formatOf(target);
  if (target < kOldest || target > kCurrent)
    return Error{.code = ErrorCode::InvalidArgument,
                 .what = "StableHLO " + target.str() + " cannot be written",
                 .limit =
                     "versions " + kOldest.str() + " to " + kCurrent.str()};
  ByteSink ir;
  Scope scope;
  ir.flaggedVarint(1, false); // one operator, no arguments
  writeOperator(module, scope, ir);
  if (error)
    return *error;

  ByteSink dialectSection;
  dialectSection.varint(dialects.size());
  for (const std::string &name : dialects)
    dialectSection.varint(format >= kDialectVersions ? string(name) << 1
                                                     : string(name));
  if (format >= kOptionalArgumentLocations)
    dialectSection.varint(operatorNames.size());
  for (auto [owner, name] : operatorNames) {
    dialectSection.varint(owner);
    dialectSection.varint(1);
    dialectSection.varint(format >= kProperties ? (name << 1) | 1 : name);
  }
  ByteSink offsets, data, propertySection, stringSection, file;
  offsets.varint(attributes.size());
  offsets.varint(types.size());
  writeGroups(attributes, offsets, data);
  writeGroups(types, offsets, data);
  propertySection.varint(propertyRecords.size());
  for (const std::string &record : propertyRecords)
    propertySection.blob(record);
  stringSection.varint(strings.size());
  for (const std::string &text : llvm::reverse(strings))
    stringSection.varint(text.size() + 1);
  for (const std::string &text : strings)
    stringSection.bytes.append(text.c_str(), text.size() + 1);

  file.bytes = "ML\xEFR";
  file.varint(format);
  file.bytes += "StableHLO_v" + target.str();
  file.byte(0);
  file.section(Section::Dialect, dialectSection.bytes);
  file.section(Section::AttributeTypeOffset, offsets.bytes);
  file.section(Section::AttributeType, data.bytes);
  file.section(Section::IR, ir.bytes);
  if (format >= kProperties)
    file.section(Section::Properties, propertySection.bytes);
  file.section(Section::String, stringSection.bytes);
  return std::move(file.bytes);
}
