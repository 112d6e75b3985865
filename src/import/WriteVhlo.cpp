// Operators, blocks and regions of an artifact.
#include "import/WriteVhlo.h"

#include "import/BytecodeWriter.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

namespace tesela::import {
/// Lets operators with generated encodings (builtin, sdy) write their
/// properties.
class NativeWriter final : public mlir::DialectBytecodeWriter {
public:
  explicit NativeWriter(VhloWriter &writer) : writer(writer) {}

  void writeAttribute(mlir::Attribute value) override {
    sink.varint(writer.attribute(value, encodingOf(value)));
  }
  void writeOptionalAttribute(mlir::Attribute value) override {
    sink.flaggedVarint(value ? writer.attribute(value, encodingOf(value)) : 0,
                       bool(value));
  }
  void writeType(mlir::Type value) override {
    sink.varint(writer.type(value, false));
  }
  void writeResourceHandle(const mlir::AsmDialectResourceHandle &) override {
    writer.fail("resources have no portable form");
  }
  void writeVarInt(uint64_t value) override { sink.varint(value); }
  void writeSignedVarInt(int64_t value) override { sink.signedVarint(value); }
  void writeAPIntWithKnownWidth(const llvm::APInt &value) override {
    sink.integer(value);
  }
  void writeAPFloatWithKnownSemantics(const llvm::APFloat &value) override {
    sink.integer(value.bitcastToAPInt());
  }
  void writeOwnedString(StringRef text) override {
    sink.varint(writer.string(text));
  }
  void writeOwnedBlob(llvm::ArrayRef<char> blob) override {
    sink.blob(StringRef(blob.data(), blob.size()));
  }
  void writeOwnedBool(bool value) override { sink.byte(value); }
  int64_t getBytecodeVersion() const override { return writer.format; }
  mlir::FailureOr<const mlir::DialectVersion *>
  getDialectVersion(StringRef) const override {
    return mlir::failure();
  }

  ByteSink sink;

private:
  Encoding encodingOf(mlir::Attribute value) {
    return value.getDialect().getNamespace() == "sdy" ? Encoding::Sdy
                                                      : Encoding::Builtin;
  }

  VhloWriter &writer;
};
} // namespace tesela::import

void VhloWriter::addNative(mlir::Operation *op, Form &form) {
  std::tie(form.dialect, form.name) = op->getName().getStringRef().split('.');
  form.attributes.append(op->getDiscardableAttrs());
  auto interface = llvm::dyn_cast<mlir::BytecodeOpInterface>(op);
  if (!interface || op->getPropertiesStorageSize() == 0)
    return;
  if (format >= kProperties) {
    NativeWriter native(*this);
    interface.writeProperties(native);
    form.properties = std::move(native.sink.bytes);
    return;
  }
  for (mlir::NamedAttribute entry : op->getAttrs())
    if (op->getInherentAttr(entry.getName()))
      form.attributes.set(entry.getName(), entry.getValue());
}

void VhloWriter::addVhlo(mlir::Operation *op, Form &form) {
  StringRef target = op->getName().getStringRef();
  form.dialect = "vhlo";
  form.attributes.append(op->getDiscardableAttrs());
  if (target == "stablehlo.return" || target == "func.return") {
    form.name = "return_v1";
    return;
  }
  const VhloOperator *newest = vhloOperatorFor(target, kCurrent);
  if (!newest)
    return fail("'" + target + "' has no portable form");
  const VhloOperator *row = vhloOperatorFor(target, at());
  if (!row) {
    Version first = kCurrent;
    for (const VhloOperator &other : vhloOperators())
      if (other.target == target)
        first = std::min(first, other.first);
    return need(first, "'" + target + "'");
  }
  std::string reason;
  Version needed;
  auto attributes = vhloAttributesOf(op, *row, reason, needed);
  if (!attributes)
    return needed > at() ? need(needed, reason) : fail(reason);
  need(vhloVersionOfUse(op, reason), reason);
  form.name = row->name;
  if (format < kProperties) {
    for (mlir::NamedAttribute entry : *attributes)
      form.attributes.set(entry.getName(), entry.getValue());
    return;
  }
  if (attributes->empty())
    return;
  ByteSink record;
  for (mlir::NamedAttribute entry : *attributes)
    record.varint(attribute(entry.getValue(), entry.getName() == "api_version"
                                                  ? Encoding::ApiVersion
                                                  : Encoding::Vhlo));
  form.properties = std::move(record.bytes);
}

VhloWriter::Form VhloWriter::formOf(mlir::Operation *op) {
  Form form;
  StringRef owner = op->getName().getDialectNamespace();
  if (owner == "builtin" || owner == "sdy")
    addNative(op, form);
  else if (owner == "stablehlo" || owner == "func")
    addVhlo(op, form);
  else
    fail("'" + op->getName().getStringRef() + "' has no portable form");
  return form;
}

void VhloWriter::writeOperator(mlir::Operation *op, Scope &scope,
                               ByteSink &sink) {
  if (error)
    return;
  current = op;
  Form form = formOf(op);
  if (error)
    return;
  uint8_t mask = 0;
  if (!form.attributes.empty())
    mask |= 0x01;
  if (op->getNumResults())
    mask |= 0x02;
  if (op->getNumOperands())
    mask |= 0x04;
  if (op->getNumRegions())
    mask |= 0x10;
  if (form.properties)
    mask |= 0x40;
  sink.varint(operatorName(form.dialect, form.name));
  sink.byte(mask);
  sink.varint(attribute(op->getLoc(), Encoding::Builtin));
  if (mask & 0x01)
    sink.varint(attribute(form.attributes.getDictionary(op->getContext()),
                          Encoding::Builtin));
  if (form.properties)
    sink.varint(properties(std::move(*form.properties)));
  if (mask & 0x02) {
    sink.varint(op->getNumResults());
    for (mlir::Type result : op->getResultTypes())
      sink.varint(type(result, true));
  }
  if (mask & 0x04) {
    sink.varint(op->getNumOperands());
    for (mlir::Value operand : op->getOperands())
      sink.varint(scope.numbers.lookup(operand));
  }
  if (mask & 0x10)
    writeRegions(op, scope, sink);
}

void VhloWriter::writeRegions(mlir::Operation *op, Scope &scope,
                              ByteSink &sink) {
  bool isolated = op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>();
  sink.flaggedVarint(op->getNumRegions(), isolated);
  ByteSink own;
  bool wrapped = isolated && format >= kRegionSections;
  for (mlir::Region &region : op->getRegions()) {
    Scope fresh;
    writeRegion(region, isolated ? fresh : scope, wrapped ? own : sink);
  }
  if (wrapped)
    sink.section(Section::IR, own.bytes);
}

void VhloWriter::writeRegion(mlir::Region &region, Scope &scope,
                             ByteSink &sink) {
  sink.varint(llvm::range_size(region.getBlocks()));
  if (region.empty())
    return;
  // The region's own values are numbered first, those of regions nested in it
  // after them.
  uint64_t first = scope.size;
  for (mlir::Block &block : region) {
    for (mlir::Value argument : block.getArguments())
      scope.numbers[argument] = scope.size++;
    for (mlir::Operation &op : block)
      for (mlir::Value result : op.getResults())
        scope.numbers[result] = scope.size++;
  }
  sink.varint(scope.size - first);
  for (mlir::Block &block : region)
    writeBlock(block, scope, sink);
  scope.size = first;
}

void VhloWriter::writeBlock(mlir::Block &block, Scope &scope, ByteSink &sink) {
  sink.flaggedVarint(llvm::range_size(block.getOperations()),
                     block.getNumArguments() != 0);
  if (block.getNumArguments() != 0)
    writeArguments(block, scope, sink);
  for (mlir::Operation &op : block)
    writeOperator(&op, scope, sink);
}

void VhloWriter::writeArguments(mlir::Block &block, Scope &scope,
                                ByteSink &sink) {
  sink.varint(block.getNumArguments());
  for (mlir::BlockArgument argument : block.getArguments()) {
    uint64_t number = type(argument.getType(), true);
    mlir::Location location = argument.getLoc();
    bool known = !llvm::isa<mlir::UnknownLoc>(location);
    if (format >= kOptionalArgumentLocations)
      sink.flaggedVarint(number, known);
    else
      sink.varint(number);
    if (known || format < kOptionalArgumentLocations)
      sink.varint(attribute(location, Encoding::Builtin));
  }
  if (format >= kUseListOrders)
    sink.byte(0);
}

Result<std::string> tesela::import::writeVhlo(mlir::ModuleOp module,
                                              Version target) {
  return VhloWriter(module, target).write();
}
