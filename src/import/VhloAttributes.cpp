// Decodes VHLO's attributes straight to those of stablehlo and builtin.
#include "import/Bytecode.h"
#include "import/VhloTable.h"

#include "ir/Dialect.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;
using mlir::Attribute;

namespace {
enum Code : uint64_t {
  kArray = 1,
  kBoolean = 2,
  kComparisonDirection = 3,
  kComparisonType = 4,
  kCustomCallApiVersion = 5,
  kDictionary = 6,
  kFftType = 7,
  kFloat = 8,
  kInteger = 9,
  kOutputOperandAlias = 10,
  kPrecision = 11,
  kRngAlgorithm = 12,
  kRngDistribution = 13,
  kString = 14,
  kTensor = 15,
  kTranspose = 16,
  kType = 17,
  kTypeExtensions = 18,
  kResultAccuracyMode = 19,
  kResultAccuracy = 20,
  kSubAxisInfo = 21,
  kAxisRef = 22,
  kReplicaGroupMeshAxes = 23,
  kMeshAxis = 24,
  kMesh = 25,
};
} // namespace

/// An enumerator by its number, checked against those that exist.
template <typename AttributeT, typename EnumT>
static Attribute enumerator(EntryReader &reader,
                            std::optional<EnumT> (*symbolize)(uint32_t)) {
  uint64_t value;
  if (!reader.cursor.varint(value)) {
    reader.file.truncated("an enumeration");
    return {};
  }
  std::optional<EnumT> known =
      value > UINT32_MAX ? std::nullopt : symbolize(value);
  if (!known) {
    reader.file.fail("unknown enumeration value " + llvm::Twine(value));
    return {};
  }
  return AttributeT::get(reader.file.getContext(), *known);
}

static Attribute readApiVersion(EntryReader &reader) {
  uint64_t value;
  if (!reader.cursor.varint(value) || value > 4) {
    reader.file.fail("unknown custom call API version");
    return {};
  }
  mlir::MLIRContext *context = reader.file.getContext();
  return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 32), value);
}

static Attribute readArray(EntryReader &reader) {
  llvm::SmallVector<Attribute> elements;
  if (!reader.attributes(elements))
    return {};
  return mlir::ArrayAttr::get(reader.file.getContext(), elements);
}

static Attribute readBoolean(EntryReader &reader) {
  uint64_t value;
  if (!reader.cursor.varint(value)) {
    reader.file.truncated("a boolean");
    return {};
  }
  return mlir::BoolAttr::get(reader.file.getContext(), value != 0);
}

static Attribute readFloat(EntryReader &reader) {
  auto type = llvm::dyn_cast_or_null<mlir::FloatType>(reader.type());
  std::optional<llvm::APFloat> value;
  if (!type || !reader.floating(type.getFloatSemantics(), value)) {
    reader.file.fail("a float of another type");
    return {};
  }
  return mlir::FloatAttr::get(type, *value);
}

static Attribute readInteger(EntryReader &reader) {
  mlir::Type type = reader.type();
  if (!type || !type.isIntOrIndex()) {
    reader.file.fail("an integer of another type");
    return {};
  }
  unsigned width = type.isIndex() ? mlir::IndexType::kInternalStorageBitWidth
                                  : type.getIntOrFloatBitWidth();
  llvm::APInt value;
  if (!reader.integer(width, value))
    return {};
  return mlir::IntegerAttr::get(type, value);
}

static Attribute readAlias(EntryReader &reader) {
  llvm::SmallVector<int64_t> output, operand;
  int64_t index;
  if (!reader.cursor.signedVarints(output) ||
      !reader.cursor.signedVarint(index) ||
      !reader.cursor.signedVarints(operand)) {
    reader.file.truncated("an operand alias");
    return {};
  }
  return stablehlo::OutputOperandAliasAttr::get(reader.file.getContext(),
                                                output, index, operand);
}

static Attribute readString(EntryReader &reader) {
  StringRef value;
  if (!reader.string(value))
    return {};
  return mlir::StringAttr::get(reader.file.getContext(), value);
}

static Attribute readTensor(EntryReader &reader) {
  mlir::Type type = reader.type();
  StringRef blob;
  if (!type || !reader.blob(blob))
    return {};
  return elementsFromBlob(reader, type, blob);
}

static Attribute readType(EntryReader &reader) {
  mlir::Type type = reader.type();
  return type ? mlir::TypeAttr::get(type) : mlir::TypeAttr();
}

static Attribute readTypeExtensions(EntryReader &reader) {
  llvm::SmallVector<int64_t> bounds;
  if (!reader.cursor.signedVarints(bounds)) {
    reader.file.truncated("type extensions");
    return {};
  }
  return stablehlo::TypeExtensionsAttr::get(reader.file.getContext(), bounds);
}

static Attribute readResultAccuracy(EntryReader &reader) {
  const llvm::fltSemantics &f64 = llvm::APFloat::IEEEdouble();
  std::optional<llvm::APFloat> absolute, relative;
  int64_t ulps;
  if (!reader.floating(f64, absolute) || !reader.floating(f64, relative) ||
      !reader.cursor.signedVarint(ulps)) {
    reader.file.truncated("a result accuracy");
    return {};
  }
  auto mode = reader.attributeOf<stablehlo::ResultAccuracyModeAttr>();
  if (!mode)
    return {};
  return stablehlo::ResultAccuracyAttr::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); },
      reader.file.getContext(), *absolute, *relative, ulps, mode);
}

static Attribute readSubAxisInfo(EntryReader &reader) {
  int64_t preSize, size;
  if (!reader.cursor.signedVarint(preSize) ||
      !reader.cursor.signedVarint(size)) {
    reader.file.truncated("a sub-axis");
    return {};
  }
  return stablehlo::SubAxisInfoAttr::get(reader.file.getContext(), preSize,
                                         size);
}

static Attribute readAxisRef(EntryReader &reader) {
  auto name = reader.attributeOf<mlir::StringAttr>();
  uint64_t isPart;
  if (!name || !reader.cursor.varint(isPart))
    return {};
  stablehlo::SubAxisInfoAttr info;
  if (isPart && !(info = reader.attributeOf<stablehlo::SubAxisInfoAttr>()))
    return {};
  return stablehlo::AxisRefAttr::get(reader.file.getContext(), name.getValue(),
                                     info);
}

static Attribute readReplicaGroupMeshAxes(EntryReader &reader) {
  Attribute mesh = reader.attribute();
  auto axes = mesh ? reader.attributeOf<mlir::ArrayAttr>() : mlir::ArrayAttr();
  if (!axes)
    return {};
  if (auto name = llvm::dyn_cast<mlir::StringAttr>(mesh))
    mesh = mlir::FlatSymbolRefAttr::get(name);
  return stablehlo::ReplicaGroupMeshAxesAttr::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); },
      reader.file.getContext(), mesh, axes);
}

static Attribute readMeshAxis(EntryReader &reader) {
  auto name = reader.attributeOf<mlir::StringAttr>();
  int64_t size;
  if (!name || !reader.cursor.signedVarint(size))
    return {};
  return stablehlo::MeshAxisAttr::get(reader.file.getContext(), name.getValue(),
                                      size);
}

static Attribute readMesh(EntryReader &reader) {
  auto list = reader.attributeOf<mlir::ArrayAttr>();
  Attribute ids;
  if (!list || !reader.optionalAttribute(ids))
    return {};
  llvm::SmallVector<stablehlo::MeshAxisAttr> axes;
  for (Attribute entry : list) {
    auto axis = llvm::dyn_cast<stablehlo::MeshAxisAttr>(entry);
    if (!axis)
      return {};
    axes.push_back(axis);
  }
  auto deviceIds = llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(ids);
  if (ids && !deviceIds)
    return {};
  return stablehlo::MeshAttr::get(reader.file.getContext(), axes, deviceIds);
}

static Attribute readEnumeration(EntryReader &reader, uint64_t code) {
  using namespace stablehlo;
  switch (code) {
  case kComparisonDirection:
    return enumerator<ComparisonDirectionAttr>(reader,
                                               symbolizeComparisonDirection);
  case kComparisonType:
    return enumerator<ComparisonTypeAttr>(reader, symbolizeComparisonType);
  case kCustomCallApiVersion:
    return readApiVersion(reader);
  case kFftType:
    return enumerator<FftTypeAttr>(reader, symbolizeFftType);
  case kPrecision:
    return enumerator<PrecisionAttr>(reader, symbolizePrecision);
  case kRngAlgorithm:
    return enumerator<RngAlgorithmAttr>(reader, symbolizeRngAlgorithm);
  case kRngDistribution:
    return enumerator<RngDistributionAttr>(reader, symbolizeRngDistribution);
  case kTranspose:
    return enumerator<TransposeAttr>(reader, symbolizeTranspose);
  case kResultAccuracyMode:
    return enumerator<ResultAccuracyModeAttr>(reader,
                                              symbolizeResultAccuracyMode);
  default:
    reader.file.fail("unknown VHLO attribute code " + llvm::Twine(code));
    return {};
  }
}

Attribute tesela::import::readVhloAttribute(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  switch (code) {
  case kArray:
    return readArray(reader);
  case kBoolean:
    return readBoolean(reader);
  case kDictionary:
    return reader.dictionary();
  case kFloat:
    return readFloat(reader);
  case kInteger:
    return readInteger(reader);
  case kOutputOperandAlias:
    return readAlias(reader);
  case kString:
    return readString(reader);
  case kTensor:
    return readTensor(reader);
  case kType:
    return readType(reader);
  case kTypeExtensions:
    return readTypeExtensions(reader);
  case kResultAccuracy:
    return readResultAccuracy(reader);
  case kSubAxisInfo:
    return readSubAxisInfo(reader);
  case kAxisRef:
    return readAxisRef(reader);
  case kReplicaGroupMeshAxes:
    return readReplicaGroupMeshAxes(reader);
  case kMeshAxis:
    return readMeshAxis(reader);
  case kMesh:
    return readMesh(reader);
  default:
    return readEnumeration(reader, code);
  }
}
