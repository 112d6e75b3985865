// Operators whose dialects generate their own property encodings read through
// MLIR's reader interface; this adapter serves them from a checked entry.
#include "import/BytecodeOperators.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Diagnostics.h"

using namespace tesela::import;
using llvm::StringRef;
using mlir::failure;
using mlir::FailureOr;
using mlir::LogicalResult;
using mlir::success;

namespace {
class CheckedReader final : public mlir::DialectBytecodeReader {
public:
  explicit CheckedReader(EntryReader &entry) : entry(entry) {}

  // The generated readers explain failures with the text of whole attributes;
  // ours are explained by the file's first failure.
  mlir::InFlightDiagnostic
  emitError(const llvm::Twine &message) const override {
    entry.file.fail(message);
    return {};
  }
  FailureOr<const mlir::DialectVersion *>
  getDialectVersion(StringRef) const override {
    return failure();
  }
  mlir::MLIRContext *getContext() const override {
    return entry.file.getContext();
  }
  uint64_t getBytecodeVersion() const override { return entry.file.version; }

  LogicalResult readAttribute(mlir::Attribute &result) override {
    return success(bool(result = entry.attribute()));
  }
  LogicalResult readOptionalAttribute(mlir::Attribute &result) override {
    return success(entry.optionalAttribute(result));
  }
  LogicalResult readType(mlir::Type &result) override {
    return success(bool(result = entry.type()));
  }
  LogicalResult readVarInt(uint64_t &result) override {
    return success(entry.cursor.varint(result));
  }
  LogicalResult readSignedVarInt(int64_t &result) override {
    return success(entry.cursor.signedVarint(result));
  }
  FailureOr<llvm::APInt> readAPIntWithKnownWidth(unsigned width) override {
    llvm::APInt value;
    if (!entry.integer(width, value))
      return failure();
    return value;
  }
  FailureOr<llvm::APFloat>
  readAPFloatWithKnownSemantics(const llvm::fltSemantics &semantics) override {
    std::optional<llvm::APFloat> value;
    if (!entry.floating(semantics, value))
      return failure();
    return *value;
  }
  LogicalResult readString(StringRef &result) override {
    return success(entry.string(result));
  }
  LogicalResult readBlob(llvm::ArrayRef<char> &result) override {
    StringRef bytes;
    if (!entry.blob(bytes))
      return failure();
    result = llvm::ArrayRef<char>(bytes.data(), bytes.size());
    return success();
  }
  LogicalResult readBool(bool &result) override {
    uint8_t byte;
    if (!entry.cursor.byte(byte))
      return failure();
    result = byte;
    return success();
  }

private:
  FailureOr<mlir::AsmDialectResourceHandle> readResourceHandle() override {
    return failure();
  }

  EntryReader &entry;
};
} // namespace

bool tesela::import::readNativeProperties(EntryReader &reader,
                                          mlir::OperationState &state) {
  auto *interface = state.name.getInterface<mlir::BytecodeOpInterface>();
  if (!interface)
    return reader.file.fail("'" + state.name.getStringRef() +
                            "' has no encoding of properties");
  CheckedReader checked(reader);
  if (failed(interface->readProperties(checked, state)))
    return reader.file.fail("the properties of '" + state.name.getStringRef() +
                            "' are damaged");
  return true;
}
