#include "import/BytecodeOperators.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace tesela::import;
using llvm::StringRef;

// Deeper nesting of regions than this is taken for damage.
static constexpr unsigned kDeepestRegion = 256;

namespace {
/// Which parts an operator's record has.
enum Mask : uint8_t {
  kHasAttributes = 0x01,
  kHasResults = 0x02,
  kHasOperands = 0x04,
  kHasSuccessors = 0x08,
  kHasRegions = 0x10,
  kHasUseListOrders = 0x20,
  kHasProperties = 0x40,
};
} // namespace

mlir::OwningOpRef<mlir::ModuleOp>
tesela::import::readOperators(BytecodeFile &file) {
  return OperatorReader(file).readModule();
}

mlir::OwningOpRef<mlir::ModuleOp> OperatorReader::readModule() {
  ByteCursor cursor(file.section(Section::IR));
  mlir::Block block;
  Scope scope;
  uint64_t count;
  if (!readBlockHeader(cursor, &block, scope, count))
    return {};
  bool complete = true;
  for (uint64_t i = 0; complete && i < count; ++i)
    complete = readOperator(cursor, &block, scope);
  mlir::OwningOpRef<mlir::ModuleOp> module;
  if (!block.empty())
    if (auto op = llvm::dyn_cast<mlir::ModuleOp>(block.front()))
      if (block.front().getNextNode() == nullptr) {
        op->remove();
        module = op;
      }
  if (!complete)
    return {};
  if (!module)
    file.fail("the file does not hold one module");
  return module;
}

bool OperatorReader::readBlockHeader(ByteCursor &cursor, mlir::Block *block,
                                     Scope &scope, uint64_t &operatorCount) {
  bool hasArguments;
  if (!cursor.flaggedVarint(operatorCount, hasArguments))
    return file.truncated("a block");
  if (operatorCount > cursor.remaining())
    return file.truncated("a block");
  if (!hasArguments)
    return true;
  if (!readArguments(cursor, block, scope))
    return false;
  uint8_t reordered = 0;
  if (file.version >= kUseListOrders && !cursor.byte(reordered))
    return file.truncated("a block");
  return !reordered || skipUseListOrders(cursor, block->getNumArguments());
}

bool OperatorReader::readArguments(ByteCursor &cursor, mlir::Block *block,
                                   Scope &scope) {
  size_t count;
  if (!cursor.count(count))
    return file.truncated("block arguments");
  for (size_t i = 0; i < count; ++i) {
    uint64_t typeIndex;
    bool hasLocation = true;
    if (!(file.version >= kOptionalArgumentLocations
              ? cursor.flaggedVarint(typeIndex, hasLocation)
              : cursor.varint(typeIndex)))
      return file.truncated("block arguments");
    mlir::Type type = file.type(typeIndex);
    if (!type)
      return false;
    mlir::Location location = mlir::UnknownLoc::get(file.getContext());
    if (hasLocation) {
      uint64_t index;
      if (!cursor.varint(index))
        return file.truncated("block arguments");
      auto given =
          llvm::dyn_cast_or_null<mlir::LocationAttr>(file.attribute(index));
      if (!given)
        return file.fail("an argument's location is none");
      location = given;
    }
    if (!define(scope, block->addArgument(type, location)))
      return false;
  }
  return true;
}

bool OperatorReader::define(Scope &scope, mlir::Value value) {
  if (scope.next >= scope.values.size())
    return file.fail("more values than the region announces");
  scope.values[scope.next++] = value;
  return true;
}

/// The order of uses has no meaning for us.
bool OperatorReader::skipUseListOrders(ByteCursor &cursor,
                                       uint64_t valueCount) {
  uint64_t count = 1;
  if (valueCount > 1 && !cursor.varint(count))
    return file.truncated("use list orders");
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t index, size;
    bool pairs;
    if (valueCount > 1 && !cursor.varint(index))
      return file.truncated("use list orders");
    if (!cursor.flaggedVarint(size, pairs))
      return file.truncated("use list orders");
    for (uint64_t j = 0; j < size; ++j)
      if (!cursor.varint(index))
        return file.truncated("use list orders");
  }
  return true;
}

bool OperatorReader::readOperator(ByteCursor &cursor, mlir::Block *block,
                                  Scope &scope) {
  Record record;
  uint64_t nameIndex, locationIndex;
  if (!cursor.varint(nameIndex) || !cursor.byte(record.mask) ||
      !cursor.varint(locationIndex))
    return file.truncated("an operator");
  record.name = file.operatorName(nameIndex);
  if (!record.name)
    return false;
  auto location =
      llvm::dyn_cast_or_null<mlir::LocationAttr>(file.attribute(locationIndex));
  if (!location)
    return file.fail("an operator's location is none");
  StringRef name = record.name->name;
  std::string full;
  if (record.name->dialect == "vhlo") {
    mlir::Operation *parent = block->getParentOp();
    name =
        vhloTarget(file, name, parent && llvm::isa<mlir::func::FuncOp>(parent));
    if (name.empty())
      return false;
  } else {
    full = (record.name->dialect + "." + name).str();
    name = full;
  }
  auto known = mlir::RegisteredOperationName::lookup(name, file.getContext());
  if (!known)
    return file.fail("unknown operator '" + name + "'");
  mlir::OperationState state(location, *known);
  if (!readRecord(cursor, record, state, scope))
    return false;
  mlir::Operation *op = create(record, state, block);
  if (!op)
    return false;
  if (llvm::isa<mlir::UnrealizedConversionCastOp>(op) &&
      record.regionCount == 0)
    return dissolveCast(op, scope);
  for (mlir::Value result : op->getResults())
    if (!define(scope, result))
      return false;
  return readRegions(cursor, op, record, scope);
}

bool OperatorReader::readRecord(ByteCursor &cursor, Record &record,
                                mlir::OperationState &state, Scope &scope) {
  uint64_t index;
  if (record.mask & kHasAttributes) {
    if (!cursor.varint(index))
      return file.truncated("an operator");
    auto dictionary =
        llvm::dyn_cast_or_null<mlir::DictionaryAttr>(file.attribute(index));
    if (!dictionary)
      return file.fail("an operator's attributes are no dictionary");
    record.attributes.append(dictionary.begin(), dictionary.end());
  }
  if (record.mask & kHasProperties) {
    if (!cursor.varint(index))
      return file.truncated("an operator");
    record.properties = file.properties(index);
    if (!record.properties)
      return false;
  }
  if (!readResultsAndOperands(cursor, record.mask, state, scope))
    return false;
  if (record.mask & kHasSuccessors)
    return file.fail("branches between blocks are not supported");
  if (record.mask & kHasUseListOrders)
    if (!skipUseListOrders(cursor, state.types.size()))
      return false;
  if (record.mask & kHasRegions) {
    if (!cursor.flaggedVarint(record.regionCount, record.isolated) ||
        record.regionCount > cursor.remaining())
      return file.truncated("an operator's regions");
    for (uint64_t i = 0; i < record.regionCount; ++i)
      state.addRegion();
  }
  return true;
}

bool OperatorReader::readResultsAndOperands(ByteCursor &cursor, uint8_t mask,
                                            mlir::OperationState &state,
                                            Scope &scope) {
  size_t count = 0;
  if ((mask & kHasResults) && !cursor.count(count))
    return file.truncated("an operator's results");
  for (size_t i = 0; i < count; ++i) {
    uint64_t index;
    if (!cursor.varint(index))
      return file.truncated("an operator's results");
    mlir::Type type = file.type(index);
    if (!type)
      return false;
    state.types.push_back(type);
  }
  count = 0;
  if ((mask & kHasOperands) && !cursor.count(count))
    return file.truncated("an operator's operands");
  for (size_t i = 0; i < count; ++i) {
    uint64_t index;
    if (!cursor.varint(index))
      return file.truncated("an operator's operands");
    if (index >= scope.values.size() || !scope.values[index])
      return file.fail("operand " + llvm::Twine(i) + " of '" +
                       state.name.getStringRef() + "' is not defined before");
    state.operands.push_back(scope.values[index]);
  }
  return true;
}

/// Where VHLO meets another dialect, casts lead from its types to builtin ones
/// and back. Here both are the same.
bool OperatorReader::dissolveCast(mlir::Operation *op, Scope &scope) {
  if (op->getOperandTypes() != op->getResultTypes())
    return file.fail("a conversion cast between different types");
  for (mlir::Value operand : op->getOperands())
    if (!define(scope, operand))
      return false;
  op->erase();
  return true;
}

mlir::Operation *OperatorReader::create(Record &record,
                                        mlir::OperationState &state,
                                        mlir::Block *block) {
  bool versioned = record.name->dialect == "vhlo";
  if (record.properties) {
    EntryReader reader(file, *record.properties);
    if (!(versioned
              ? readVhloProperties(reader, record.name->name, record.attributes)
              : readNativeProperties(reader, state)))
      return nullptr;
  }
  if (versioned &&
      !convertVhloAttributes(file, record.name->name, record.attributes))
    return nullptr;
  mlir::Operation *op = mlir::Operation::create(state);
  block->push_back(op);
  return setAttributes(op, record.attributes) ? op : nullptr;
}

bool OperatorReader::setAttributes(mlir::Operation *op,
                                   mlir::NamedAttrList &attributes) {
  for (mlir::NamedAttribute entry : attributes) {
    if (!op->getInherentAttr(entry.getName())) {
      op->setDiscardableAttr(entry.getName(), entry.getValue());
      continue;
    }
    op->setInherentAttr(entry.getName(), entry.getValue());
    // A value of the wrong kind is dropped by the generated setters.
    if (op->getInherentAttr(entry.getName()) != entry.getValue())
      return file.fail("attribute '" + entry.getName().getValue() + "' of '" +
                       op->getName().getStringRef() + "' is of another kind");
  }
  return true;
}

bool OperatorReader::readRegions(ByteCursor &cursor, mlir::Operation *op,
                                 Record &record, Scope &scope) {
  if (record.regionCount == 0)
    return true;
  if (++depth > kDeepestRegion)
    return file.fail("regions nest too deeply");
  ByteCursor own;
  ByteCursor *source = &cursor;
  if (record.isolated && file.version >= kRegionSections) {
    uint8_t id;
    StringRef data;
    if (!file.readSection(cursor, id, data))
      return false;
    if (id != static_cast<uint8_t>(Section::IR))
      return file.fail("a region's section is none");
    own = ByteCursor(data);
    source = &own;
  }
  bool complete = true;
  for (mlir::Region &region : op->getRegions()) {
    Scope fresh;
    complete = complete &&
               readRegion(*source, region, record.isolated ? fresh : scope);
  }
  --depth;
  return complete;
}

bool OperatorReader::readRegion(ByteCursor &cursor, mlir::Region &region,
                                Scope &scope) {
  size_t blockCount, valueCount;
  if (!cursor.count(blockCount))
    return file.truncated("a region");
  if (blockCount == 0)
    return true;
  if (!cursor.count(valueCount))
    return file.truncated("a region");
  // The region's own values follow those visible around it; when it ends, the
  // surrounding numbering goes on where it was.
  size_t outerNext = scope.next;
  size_t first = scope.values.size();
  scope.values.resize(first + valueCount);
  scope.next = first;
  bool complete = true;
  for (size_t i = 0; complete && i < blockCount; ++i) {
    auto *block = new mlir::Block();
    region.push_back(block);
    uint64_t operatorCount;
    complete = readBlockHeader(cursor, block, scope, operatorCount);
    for (uint64_t j = 0; complete && j < operatorCount; ++j)
      complete = readOperator(cursor, block, scope);
  }
  scope.values.resize(first);
  scope.next = outerNext;
  return complete;
}
