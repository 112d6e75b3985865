// Decodes the attributes and types of stablehlo in bytecode that was not made
// portable: the file of a framework of the same day.
#include "import/Bytecode.h"

#include "ir/Dialect.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;
using mlir::Attribute;

namespace {
enum Code : uint64_t {
  kChannelHandle = 1,
  kComparisonDirection = 2,
  kComparisonType = 3,
  kConvDimensionNumbers = 4,
  kDotDimensionNumbers = 5,
  kFftType = 6,
  kGatherDimensionNumbers = 7,
  kPrecision = 8,
  kRngAlgorithm = 9,
  kRngDistribution = 10,
  kScatterDimensionNumbers = 11,
  kTranspose = 12,
  kTypeExtensions = 13,
  kOutputOperandAlias = 14,
  kDotAlgorithm = 15,
  kResultAccuracyMode = 16,
  kResultAccuracy = 17,
  kReplicaGroupMeshAxes = 18,
  kSubAxisInfo = 19,
  kAxisRef = 20,
  kMeshAxis = 21,
  kMesh = 22,
};

/// Reads signed integers and lists of them; remembers whether one was missing.
class Numbers {
public:
  explicit Numbers(ByteCursor &cursor) : cursor(cursor) {}
  int64_t one() {
    int64_t value = 0;
    complete &= cursor.signedVarint(value);
    return value;
  }
  llvm::SmallVector<int64_t> list() {
    llvm::SmallVector<int64_t> values;
    complete &= cursor.signedVarints(values);
    return values;
  }
  bool complete = true;

private:
  ByteCursor &cursor;
};
} // namespace

template <typename AttributeT, typename EnumT>
static Attribute enumerator(EntryReader &reader,
                            std::optional<EnumT> (*symbolize)(uint32_t)) {
  uint64_t value;
  if (!reader.cursor.varint(value) || value > UINT32_MAX)
    return {};
  std::optional<EnumT> known = symbolize(value);
  if (!known)
    return {};
  return AttributeT::get(reader.file.getContext(), *known);
}

static Attribute readDimensionNumbers(EntryReader &reader, uint64_t code) {
  mlir::MLIRContext *context = reader.file.getContext();
  Numbers n(reader.cursor);
  Attribute result;
  if (code == kConvDimensionNumbers) {
    int64_t inputBatch = n.one(), inputFeature = n.one();
    auto inputSpatial = n.list();
    int64_t kernelInput = n.one(), kernelOutput = n.one();
    auto kernelSpatial = n.list();
    int64_t outputBatch = n.one(), outputFeature = n.one();
    auto outputSpatial = n.list();
    result = stablehlo::ConvDimensionNumbersAttr::get(
        context, inputBatch, inputFeature, inputSpatial, kernelInput,
        kernelOutput, kernelSpatial, outputBatch, outputFeature, outputSpatial);
  } else if (code == kDotDimensionNumbers) {
    auto lhsBatching = n.list(), rhsBatching = n.list();
    auto lhsContracting = n.list(), rhsContracting = n.list();
    result = stablehlo::DotDimensionNumbersAttr::get(
        context, lhsBatching, rhsBatching, lhsContracting, rhsContracting);
  } else if (code == kGatherDimensionNumbers) {
    auto offset = n.list(), collapsed = n.list();
    auto operandBatching = n.list(), indicesBatching = n.list();
    auto map = n.list();
    int64_t indexVector = n.one();
    result = stablehlo::GatherDimensionNumbersAttr::get(
        context, offset, collapsed, operandBatching, indicesBatching, map,
        indexVector);
  } else {
    auto window = n.list(), inserted = n.list();
    auto inputBatching = n.list(), indicesBatching = n.list();
    auto map = n.list();
    int64_t indexVector = n.one();
    result = stablehlo::ScatterDimensionNumbersAttr::get(
        context, window, inserted, inputBatching, indicesBatching, map,
        indexVector);
  }
  return n.complete ? result : Attribute();
}

static Attribute readDotAlgorithm(EntryReader &reader) {
  mlir::Type lhs = reader.type();
  mlir::Type rhs = lhs ? reader.type() : mlir::Type();
  mlir::Type accumulation = rhs ? reader.type() : mlir::Type();
  if (!accumulation)
    return {};
  Numbers n(reader.cursor);
  int64_t lhsCount = n.one(), rhsCount = n.one(), operations = n.one();
  bool imprecise = n.one() != 0;
  if (!n.complete)
    return {};
  return stablehlo::DotAlgorithmAttr::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); },
      reader.file.getContext(), lhs, rhs, accumulation, lhsCount, rhsCount,
      operations, imprecise);
}

static Attribute readAccuracy(EntryReader &reader) {
  const llvm::fltSemantics &f64 = llvm::APFloat::IEEEdouble();
  std::optional<llvm::APFloat> absolute, relative;
  int64_t ulps;
  if (!reader.floating(f64, absolute) || !reader.floating(f64, relative) ||
      !reader.cursor.signedVarint(ulps))
    return {};
  auto mode = reader.attributeOf<stablehlo::ResultAccuracyModeAttr>();
  if (!mode)
    return {};
  return stablehlo::ResultAccuracyAttr::getChecked(
      [&] { return mlir::emitError(reader.file.getLocation()); },
      reader.file.getContext(), *absolute, *relative, ulps, mode);
}

static Attribute readMesh(EntryReader &reader) {
  auto list = reader.attributeOf<mlir::ArrayAttr>();
  uint8_t hasIds;
  if (!list || !reader.cursor.byte(hasIds))
    return {};
  llvm::SmallVector<stablehlo::MeshAxisAttr> axes;
  for (Attribute entry : list) {
    axes.push_back(llvm::dyn_cast<stablehlo::MeshAxisAttr>(entry));
    if (!axes.back())
      return {};
  }
  mlir::DenseIntElementsAttr deviceIds;
  if (hasIds && !(deviceIds = reader.attributeOf<mlir::DenseIntElementsAttr>()))
    return {};
  return stablehlo::MeshAttr::get(reader.file.getContext(), axes, deviceIds);
}

static Attribute readAxes(EntryReader &reader, uint64_t code) {
  mlir::MLIRContext *context = reader.file.getContext();
  Numbers n(reader.cursor);
  if (code == kMesh)
    return readMesh(reader);
  if (code == kSubAxisInfo) {
    int64_t preSize = n.one(), size = n.one();
    return n.complete ? stablehlo::SubAxisInfoAttr::get(context, preSize, size)
                      : stablehlo::SubAxisInfoAttr();
  }
  if (code == kReplicaGroupMeshAxes) {
    Attribute mesh = reader.attribute();
    llvm::SmallVector<Attribute> axes;
    if (!mesh || !reader.attributes(axes))
      return {};
    return stablehlo::ReplicaGroupMeshAxesAttr::getChecked(
        [&] { return mlir::emitError(reader.file.getLocation()); }, context,
        mesh, mlir::ArrayAttr::get(context, axes));
  }
  StringRef name;
  if (!reader.string(name))
    return {};
  if (code == kMeshAxis) {
    int64_t size = n.one();
    return n.complete ? stablehlo::MeshAxisAttr::get(context, name, size)
                      : stablehlo::MeshAxisAttr();
  }
  uint8_t isPart;
  stablehlo::SubAxisInfoAttr info;
  if (!reader.cursor.byte(isPart) ||
      (isPart && !(info = reader.attributeOf<stablehlo::SubAxisInfoAttr>())))
    return {};
  return stablehlo::AxisRefAttr::get(context, name, info);
}

static Attribute readNumbers(EntryReader &reader, uint64_t code) {
  mlir::MLIRContext *context = reader.file.getContext();
  Numbers n(reader.cursor);
  Attribute result;
  if (code == kChannelHandle) {
    int64_t handle = n.one(), type = n.one();
    result = stablehlo::ChannelHandleAttr::get(context, handle, type);
  } else if (code == kTypeExtensions) {
    result = stablehlo::TypeExtensionsAttr::get(context, n.list());
  } else {
    auto output = n.list();
    int64_t index = n.one();
    result = stablehlo::OutputOperandAliasAttr::get(context, output, index,
                                                    n.list());
  }
  return n.complete ? result : Attribute();
}

static Attribute readEnumeration(EntryReader &reader, uint64_t code) {
  using namespace stablehlo;
  switch (code) {
  case kComparisonDirection:
    return enumerator<ComparisonDirectionAttr>(reader,
                                               symbolizeComparisonDirection);
  case kComparisonType:
    return enumerator<ComparisonTypeAttr>(reader, symbolizeComparisonType);
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
    reader.file.fail("unknown StableHLO attribute code " + llvm::Twine(code));
    return {};
  }
}

Attribute tesela::import::readStablehloAttribute(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  switch (code) {
  case kConvDimensionNumbers:
  case kDotDimensionNumbers:
  case kGatherDimensionNumbers:
  case kScatterDimensionNumbers:
    return readDimensionNumbers(reader, code);
  case kDotAlgorithm:
    return readDotAlgorithm(reader);
  case kResultAccuracy:
    return readAccuracy(reader);
  case kReplicaGroupMeshAxes:
  case kSubAxisInfo:
  case kAxisRef:
  case kMeshAxis:
  case kMesh:
    return readAxes(reader, code);
  case kChannelHandle:
  case kTypeExtensions:
  case kOutputOperandAlias:
    return readNumbers(reader, code);
  default:
    return readEnumeration(reader, code);
  }
}

mlir::Type tesela::import::readStablehloType(EntryReader &reader) {
  uint64_t code;
  if (!reader.cursor.varint(code))
    return {};
  mlir::MLIRContext *context = reader.file.getContext();
  if (code == 0)
    return stablehlo::TokenType::get(context);
  llvm::SmallVector<mlir::Type> parts;
  if (code == 1)
    return reader.types(parts) ? stablehlo::FutureType::get(context, parts)
                               : stablehlo::FutureType();
  reader.file.fail("unknown StableHLO type code " + llvm::Twine(code));
  return {};
}
