// Writes the container that Bytecode.h reads. Attributes and types are
// numbered as they are first referred to and encoded at once; their order has
// no meaning, since a reader decodes each when it needs it.
#pragma once

#include "import/Bytecode.h"
#include "import/VhloTable.h"

#include "base/Error.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

#include <deque>
#include <string>
#include <vector>

namespace tesela::import {

/// Appends the primitives of the format to a string.
class ByteSink {
public:
  std::string bytes;

  void byte(uint8_t value) { bytes.push_back(static_cast<char>(value)); }
  void varint(uint64_t value);
  void signedVarint(int64_t value) {
    varint((static_cast<uint64_t>(value) << 1) ^
           static_cast<uint64_t>(value >> 63));
  }
  void flaggedVarint(uint64_t value, bool flag) {
    varint((value << 1) | (flag ? 1 : 0));
  }
  void signedVarints(llvm::ArrayRef<int64_t> values) {
    varint(values.size());
    for (int64_t value : values)
      signedVarint(value);
  }
  void blob(llvm::StringRef data) {
    varint(data.size());
    bytes += data;
  }
  /// An integer of known width, as EntryReader::integer() reads it.
  void integer(const llvm::APInt &value);
  void section(Section id, llvm::StringRef data) {
    byte(static_cast<uint8_t>(id));
    blob(data);
  }
};

/// How an attribute is encoded: the same value may be needed in several ways.
enum class Encoding : uint8_t { Builtin, Vhlo, ApiVersion, Sdy };

class VhloWriter {
public:
  VhloWriter(mlir::ModuleOp module, Version target)
      : module(module), target(target) {}

  Result<std::string> write();

private:
  friend class SdyEncoder;
  friend class NativeWriter;

  struct Entry {
    unsigned dialect;
    std::string bytes;
  };
  /// The numbers of values seen from one isolated operator's regions.
  struct Scope {
    llvm::DenseMap<mlir::Value, uint64_t> numbers;
    uint64_t size = 0;
  };

  // Tables.
  uint64_t string(llvm::StringRef text);
  unsigned dialect(llvm::StringRef name);
  uint64_t operatorName(llvm::StringRef dialectName, llvm::StringRef name);
  uint64_t attribute(mlir::Attribute value, Encoding encoding);
  uint64_t type(mlir::Type value, bool vhlo);
  uint64_t properties(std::string record);

  // Encodings (VhloEncoding.cpp).
  void encodeBuiltin(mlir::Attribute value, ByteSink &sink);
  void encodeLocation(mlir::LocationAttr location, ByteSink &sink);
  void encodeVhlo(mlir::Attribute value, ByteSink &sink);
  bool encodeVhloEnumeration(mlir::Attribute value, ByteSink &sink);
  bool encodeVhloMesh(mlir::Attribute value, ByteSink &sink);
  bool encodeVhloNumbers(mlir::Attribute value, ByteSink &sink);
  void encodeVhloType(mlir::Type value, ByteSink &sink);
  void encodeQuantizedType(mlir::Type value, ByteSink &sink);
  void encodeBuiltinType(mlir::Type value, ByteSink &sink);
  void encodeSdy(mlir::Attribute value, ByteSink &sink);
  void reference(mlir::Attribute value, ByteSink &sink) {
    sink.varint(attribute(value, Encoding::Vhlo));
  }
  /// How an attribute inside VHLO attributes is encoded.
  Encoding encodingOf(mlir::Attribute value);

  // Operators (WriteVhlo.cpp).
  void writeRegion(mlir::Region &region, Scope &scope, ByteSink &sink);
  void writeBlock(mlir::Block &block, Scope &scope, ByteSink &sink);
  void writeOperator(mlir::Operation *op, Scope &scope, ByteSink &sink);
  void writeRegions(mlir::Operation *op, Scope &scope, ByteSink &sink);
  /// An operator's name and its attributes as the artifact has them.
  struct Form {
    llvm::StringRef dialect;
    std::string name;
    mlir::NamedAttrList attributes;        // beside the properties
    std::optional<std::string> properties; // encoded
  };
  Form formOf(mlir::Operation *op);
  void addVhlo(mlir::Operation *op, Form &form);
  void addNative(mlir::Operation *op, Form &form);
  void writeArguments(mlir::Block &block, Scope &scope, ByteSink &sink);
  /// The target without its patch number, which changes nothing.
  Version at() const { return {target.major, target.minor, 0}; }
  void need(Version first, const llvm::Twine &what);
  void fail(const llvm::Twine &what);

  mlir::ModuleOp module;
  Version target;
  uint64_t format = 0; // bytecode version
  mlir::Operation *current = nullptr;
  std::optional<Error> error;

  llvm::StringMap<uint64_t> stringNumbers;
  std::vector<std::string> strings;
  llvm::StringMap<unsigned> dialectNumbers;
  std::vector<std::string> dialects;
  llvm::StringMap<uint64_t> operatorNumbers;
  std::vector<std::pair<unsigned, uint64_t>> operatorNames;
  llvm::DenseMap<std::pair<const void *, unsigned>, uint64_t> attributeNumbers;
  std::deque<Entry> attributes;
  llvm::DenseMap<std::pair<const void *, unsigned>, uint64_t> typeNumbers;
  std::deque<Entry> types;
  llvm::StringMap<uint64_t> propertyNumbers;
  std::vector<std::string> propertyRecords;
};

/// The attributes VHLO's version `row` of an operator has, in its order and
/// with stablehlo's defaults written out. Null with `reason` set if the
/// operator says something the version cannot; `needed` is then the first
/// version that can.
std::optional<llvm::SmallVector<mlir::NamedAttribute>>
vhloAttributesOf(mlir::Operation *op, const VhloOperator &row,
                 std::string &reason, Version &needed);

/// The first version whose constraints allow this use of an operator, beside
/// what its attributes and types need.
Version vhloVersionOfUse(mlir::Operation *op, std::string &reason);

} // namespace tesela::import
