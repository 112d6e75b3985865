// Reads MLIR bytecode files without trusting them.
//
// MLIR's own reader dies on damaged input (it allocates what a length field
// says and casts what a table entry claims to be), and it would need a second
// dialect for VHLO whose operators are then converted. This reader checks
// every length and every index, and builds operators of our dialects at once:
// operator names, attributes and types of `vhlo` are mapped to those of
// `stablehlo` and builtin while they are decoded (see VhloTable.h).
//
// The container (mlir/docs/BytecodeFormat.md): magic, version 0 to 6, producer,
// then sections: strings, dialects and operator names, attributes and types
// with their lengths, properties, IR.
#pragma once

#include "import/ByteCursor.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <array>
#include <optional>
#include <string>

namespace tesela::import {

bool isBytecode(llvm::StringRef bytes);

/// Reads a VHLO artifact (StableHLO 0.9.0 to 1.20.0, with `sdy` content in its
/// own encoding) or bytecode of plain StableHLO. Returns null after emitting
/// one diagnostic at `location`. The module is not verified yet.
mlir::OwningOpRef<mlir::ModuleOp> readBytecode(llvm::StringRef bytes,
                                               mlir::Location location);

/// Bytecode format versions that change the layout of what follows.
enum BytecodeVersion : uint64_t {
  kDialectVersions = 1,
  kRegionSections = 2,
  kUseListOrders = 3,
  kOptionalArgumentLocations = 4,
  kProperties = 5,
  kNewest = 6,
};

/// The section numbers of the container.
enum class Section : uint8_t {
  String = 0,
  Dialect = 1,
  AttributeType = 2,
  AttributeTypeOffset = 3,
  IR = 4,
  Resource = 5,
  ResourceOffset = 6,
  DialectVersions = 7,
  Properties = 8,
};
inline constexpr unsigned kSectionCount = 9;

/// The tables of one file. Attributes and types are decoded when first asked
/// for. All methods that read return null or false on failure, with `failure`
/// set to the first reason.
class BytecodeFile {
public:
  BytecodeFile(llvm::StringRef bytes, mlir::Location location)
      : file(bytes), location(location), context(location.getContext()) {}

  struct OperatorName {
    llvm::StringRef dialect;
    llvm::StringRef name; // without the dialect
    bool registered = true;
  };

  /// Reads the header and all tables, but no attribute, type or operator.
  bool readTables();

  mlir::Attribute attribute(uint64_t index);
  mlir::Type type(uint64_t index);
  const OperatorName *operatorName(uint64_t index);
  std::optional<llvm::StringRef> string(uint64_t index);
  /// The bytes of one operator's properties.
  std::optional<llvm::StringRef> properties(uint64_t index);

  llvm::StringRef section(Section id) const {
    return sections[static_cast<unsigned>(id)];
  }
  bool readSection(ByteCursor &cursor, uint8_t &id, llvm::StringRef &data);

  /// Records the first failure; always false.
  bool fail(const llvm::Twine &reason);
  /// Fails with "unexpected end".
  bool truncated(llvm::StringRef where);

  uint64_t version = 0;
  llvm::StringRef producer;
  std::string failure;

  mlir::MLIRContext *getContext() const { return context; }
  mlir::Location getLocation() const { return location; }

private:
  struct Entry {
    llvm::StringRef data;
    unsigned dialect = 0;
    bool custom = false;
    bool decoding = false;
    const void *decoded = nullptr;
  };

  bool readHeader(ByteCursor &cursor);
  bool readStrings();
  bool readDialects();
  bool readDialectName(ByteCursor &cursor);
  bool readOperatorNames(ByteCursor &cursor);
  bool readAttributeTypeOffsets();
  bool readEntryGroups(ByteCursor &cursor, ByteCursor &data,
                       std::vector<Entry> &entries);
  bool readProperties();
  mlir::Attribute decodeAttribute(const Entry &entry);
  mlir::Type decodeType(const Entry &entry);

  llvm::StringRef file;
  mlir::Location location;
  mlir::MLIRContext *context;
  std::array<llvm::StringRef, kSectionCount> sections = {};
  std::array<bool, kSectionCount> present = {};
  std::vector<llvm::StringRef> strings;
  std::vector<llvm::StringRef> dialects;
  std::vector<OperatorName> operatorNames;
  std::vector<Entry> attributes;
  std::vector<Entry> types;
  std::vector<llvm::StringRef> propertyTable;
  unsigned depth = 0;
};

/// One attribute, type or properties record being decoded: a cursor over its
/// bytes that can follow references into the tables of its file.
class EntryReader {
public:
  EntryReader(BytecodeFile &file, llvm::StringRef bytes)
      : file(file), cursor(bytes) {}

  mlir::Attribute attribute();
  /// Null and true when the reference is absent.
  bool optionalAttribute(mlir::Attribute &value);
  mlir::Type type();
  template <typename T> T attributeOf() {
    mlir::Attribute value = attribute();
    T result = llvm::dyn_cast_or_null<T>(value);
    if (value && !result)
      file.fail("an attribute of another kind was expected");
    return result;
  }
  template <typename T> bool attributes(llvm::SmallVectorImpl<T> &values) {
    size_t count;
    if (!cursor.count(count))
      return file.truncated("a list of attributes");
    values.reserve(count);
    for (size_t i = 0; i < count; ++i) {
      T value = attributeOf<T>();
      if (!value)
        return false;
      values.push_back(value);
    }
    return true;
  }
  bool types(llvm::SmallVectorImpl<mlir::Type> &values);
  /// Names and values, names being references to string attributes.
  mlir::Attribute dictionary();
  bool string(llvm::StringRef &value);
  bool blob(llvm::StringRef &value);
  bool integer(unsigned width, llvm::APInt &value);
  bool floating(const llvm::fltSemantics &semantics,
                std::optional<llvm::APFloat> &value);

  BytecodeFile &file;
  ByteCursor cursor;
};

// The decoders of each dialect's attributes and types: the reader stands
// behind the table entry's start, the result is null after fail().
mlir::Attribute readBuiltinAttribute(EntryReader &reader);
mlir::Type readBuiltinType(EntryReader &reader);
mlir::Attribute readVhloAttribute(EntryReader &reader);
mlir::Type readVhloType(EntryReader &reader);
mlir::Attribute readSdyAttribute(EntryReader &reader);
mlir::Attribute readStablehloAttribute(EntryReader &reader);
mlir::Type readStablehloType(EntryReader &reader);
mlir::Type readQuantType(EntryReader &reader);

/// Builds the elements of `type` from a blob as VHLO and builtin store it; i1
/// elements may be one byte or one bit each. Null if the length does not fit.
mlir::Attribute elementsFromBlob(EntryReader &reader, mlir::Type type,
                                 llvm::StringRef blob);

/// A tensor type, or null after fail() if the shape or the element type is
/// not legal.
mlir::Type checkedTensorType(EntryReader &reader, llvm::ArrayRef<int64_t> shape,
                             mlir::Type element, mlir::Attribute encoding = {});

/// Reads the IR section into a module.
mlir::OwningOpRef<mlir::ModuleOp> readOperators(BytecodeFile &file);

} // namespace tesela::import
