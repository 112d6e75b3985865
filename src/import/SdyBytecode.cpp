// Decodes the attributes of sdy, which travel in Shardy's own encoding beside
// VHLO. Attributes in attributes are references; names are strings.
// Source: openxla/shardy, shardy/dialect/sdy/ir/bytecode.td.
#include "import/Bytecode.h"

#include "ir/Sdy.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;
using mlir::Attribute;

namespace {
enum Code : uint64_t {
  kManualAxes = 0,
  kMeshAxis = 1,
  kMesh = 2,
  kSubAxisInfo = 3,
  kAxisRef = 4,
  kDimensionSharding = 5,
  kTensorSharding = 6,
  kTensorShardingPerValue = 7,
  kDimMapping = 8,
  kTensorMapping = 9,
  kOpShardingRule = 10,
  kAxisRefList = 11,
  kListOfAxisRefLists = 12,
  kAllToAllParam = 13,
  kAllToAllParamList = 14,
  // Encodings added later: with unreduced axes; with their reduction.
  kTensorShardingUnreduced = 15,
  kTensorShardingPerValueUnreduced = 16,
  kTensorShardingReduction = 17,
};
} // namespace

/// Attributes that are a list of others and nothing else.
template <typename ListT, typename ElementT>
static Attribute readList(EntryReader &reader) {
  llvm::SmallVector<ElementT> elements;
  if (!reader.attributes(elements))
    return {};
  return ListT::get(reader.file.getContext(), elements);
}

static Attribute readMeshAxis(EntryReader &reader) {
  StringRef name;
  int64_t size;
  if (!reader.string(name) || !reader.cursor.signedVarint(size))
    return {};
  return sdy::MeshAxisAttr::get(reader.file.getContext(), name, size);
}

static Attribute readMesh(EntryReader &reader) {
  llvm::SmallVector<sdy::MeshAxisAttr> axes;
  llvm::SmallVector<int64_t> deviceIds;
  if (!reader.attributes(axes) || !reader.cursor.signedVarints(deviceIds))
    return {};
  return sdy::MeshAttr::get(reader.file.getContext(), axes, deviceIds);
}

/// Our axis references hold the part of the axis themselves; until one takes
/// it, a part is a pair of numbers.
static Attribute readSubAxisInfo(EntryReader &reader) {
  int64_t preSize, size;
  if (!reader.cursor.signedVarint(preSize) ||
      !reader.cursor.signedVarint(size) || preSize < 1 || size < 1)
    return {};
  return mlir::DenseI64ArrayAttr::get(reader.file.getContext(),
                                      {preSize, size});
}

static Attribute readAxisRef(EntryReader &reader) {
  StringRef name;
  Attribute part;
  if (!reader.string(name) || !reader.optionalAttribute(part))
    return {};
  mlir::MLIRContext *context = reader.file.getContext();
  if (!part)
    return sdy::AxisRefAttr::get(context, name);
  auto sizes = llvm::dyn_cast<mlir::DenseI64ArrayAttr>(part);
  if (!sizes || sizes.size() != 2)
    return {};
  return sdy::AxisRefAttr::get(context, name, sizes[0], sizes[1]);
}

static Attribute readDimensionSharding(EntryReader &reader) {
  llvm::SmallVector<sdy::AxisRefAttr> axes;
  uint8_t closed;
  uint64_t priority;
  bool hasPriority;
  if (!reader.attributes(axes) || !reader.cursor.byte(closed) ||
      !reader.cursor.flaggedVarint(priority, hasPriority))
    return {};
  return sdy::DimensionShardingAttr::get(
      reader.file.getContext(), axes, closed != 0,
      hasPriority ? std::optional<int64_t>(priority) : std::nullopt);
}

static Attribute readTensorSharding(EntryReader &reader, uint64_t code) {
  Attribute mesh = reader.attribute();
  if (!llvm::isa_and_present<mlir::FlatSymbolRefAttr, sdy::MeshAttr>(mesh))
    return {};
  llvm::SmallVector<sdy::DimensionShardingAttr> dimensions;
  llvm::SmallVector<sdy::AxisRefAttr> replicated, unreduced;
  if (!reader.attributes(dimensions) || !reader.attributes(replicated))
    return {};
  if (code != kTensorSharding && !reader.attributes(unreduced))
    return {};
  sdy::ReductionOp reduction = sdy::ReductionOp::SUM;
  if (code == kTensorShardingReduction) {
    int64_t value;
    if (!reader.cursor.signedVarint(value) || value < 0 || value > UINT32_MAX)
      return {};
    std::optional<sdy::ReductionOp> known = sdy::symbolizeReductionOp(value);
    if (!known)
      return {};
    reduction = *known;
  }
  return sdy::TensorShardingAttr::get(reader.file.getContext(), mesh,
                                      dimensions, replicated, unreduced,
                                      reduction);
}

static Attribute readOpShardingRule(EntryReader &reader) {
  llvm::SmallVector<int64_t> sizes, reduction, replication, permutation,
      blocked;
  llvm::SmallVector<sdy::TensorMappingAttr> operands, results;
  uint8_t custom;
  ByteCursor &cursor = reader.cursor;
  if (!cursor.signedVarints(sizes) || !reader.attributes(operands) ||
      !reader.attributes(results) || !cursor.signedVarints(reduction) ||
      !cursor.signedVarints(replication) ||
      !cursor.signedVarints(permutation) || !cursor.signedVarints(blocked) ||
      !cursor.byte(custom))
    return {};
  return sdy::OpShardingRuleAttr::get(reader.file.getContext(), sizes, operands,
                                      results, reduction, replication,
                                      permutation, blocked, custom != 0);
}

static Attribute readAllToAllParam(EntryReader &reader) {
  llvm::SmallVector<sdy::AxisRefAttr> axes;
  int64_t source, target;
  if (!reader.attributes(axes) || !reader.cursor.signedVarint(source) ||
      !reader.cursor.signedVarint(target))
    return {};
  return sdy::AllToAllParamAttr::get(reader.file.getContext(), axes, source,
                                     target);
}

static Attribute readDimMapping(EntryReader &reader) {
  llvm::SmallVector<int64_t> factors;
  if (!reader.cursor.signedVarints(factors))
    return {};
  return sdy::DimMappingAttr::get(reader.file.getContext(), factors);
}

static Attribute readLists(EntryReader &reader, uint64_t code) {
  switch (code) {
  case kManualAxes:
    return readList<sdy::ManualAxesAttr, mlir::StringAttr>(reader);
  case kTensorShardingPerValue:
  case kTensorShardingPerValueUnreduced:
    return readList<sdy::TensorShardingPerValueAttr, sdy::TensorShardingAttr>(
        reader);
  case kTensorMapping:
    return readList<sdy::TensorMappingAttr, sdy::DimMappingAttr>(reader);
  case kAxisRefList:
    return readList<sdy::AxisRefListAttr, sdy::AxisRefAttr>(reader);
  case kListOfAxisRefLists:
    return readList<sdy::ListOfAxisRefListsAttr, sdy::AxisRefListAttr>(reader);
  case kAllToAllParamList:
    return readList<sdy::AllToAllParamListAttr, sdy::AllToAllParamAttr>(reader);
  default:
    reader.file.fail("unknown sdy attribute code " + llvm::Twine(code));
    return {};
  }
}

Attribute tesela::import::readSdyAttribute(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  switch (code) {
  case kMeshAxis:
    return readMeshAxis(reader);
  case kMesh:
    return readMesh(reader);
  case kSubAxisInfo:
    return readSubAxisInfo(reader);
  case kAxisRef:
    return readAxisRef(reader);
  case kDimensionSharding:
    return readDimensionSharding(reader);
  case kTensorSharding:
  case kTensorShardingUnreduced:
  case kTensorShardingReduction:
    return readTensorSharding(reader, code);
  case kDimMapping:
    return readDimMapping(reader);
  case kOpShardingRule:
    return readOpShardingRule(reader);
  case kAllToAllParam:
    return readAllToAllParam(reader);
  default:
    return readLists(reader, code);
  }
}
