// From stablehlo's attributes of an operator to those of a version of VHLO.
#include "import/BytecodeWriter.h"

#include "ir/Dialect.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;
using mlir::Attribute;
using mlir::NamedAttrList;

/// Adds the attributes that VHLO keeps in parts.
static void splitDimensionNumbers(mlir::Operation *op, NamedAttrList &list) {
  mlir::Builder b(op->getContext());
  auto integer = [&](StringRef name, int64_t value) {
    list.set(name, b.getI64IntegerAttr(value));
  };
  auto integers = [&](StringRef name, llvm::ArrayRef<int64_t> values) {
    list.set(name, b.getDenseI64ArrayAttr(values));
  };
  if (auto n = op->getAttrOfType<stablehlo::ConvDimensionNumbersAttr>(
          "dimension_numbers")) {
    integer("input_batch_dimension", n.getInputBatchDimension());
    integer("input_feature_dimension", n.getInputFeatureDimension());
    integers("input_spatial_dimensions", n.getInputSpatialDimensions());
    integer("kernel_input_feature_dimension",
            n.getKernelInputFeatureDimension());
    integer("kernel_output_feature_dimension",
            n.getKernelOutputFeatureDimension());
    integers("kernel_spatial_dimensions", n.getKernelSpatialDimensions());
    integer("output_batch_dimension", n.getOutputBatchDimension());
    integer("output_feature_dimension", n.getOutputFeatureDimension());
    integers("output_spatial_dimensions", n.getOutputSpatialDimensions());
  }
  if (auto n = op->getAttrOfType<stablehlo::GatherDimensionNumbersAttr>(
          "dimension_numbers")) {
    integers("offset_dims", n.getOffsetDims());
    integers("collapsed_slice_dims", n.getCollapsedSliceDims());
    integers("operand_batching_dims", n.getOperandBatchingDims());
    integers("start_indices_batching_dims", n.getStartIndicesBatchingDims());
    integers("start_index_map", n.getStartIndexMap());
    integer("index_vector_dim", n.getIndexVectorDim());
  }
  if (auto n = op->getAttrOfType<stablehlo::ScatterDimensionNumbersAttr>(
          "scatter_dimension_numbers")) {
    integers("update_window_dims", n.getUpdateWindowDims());
    integers("inserted_window_dims", n.getInsertedWindowDims());
    integers("input_batching_dims", n.getInputBatchingDims());
    integers("scatter_indices_batching_dims",
             n.getScatterIndicesBatchingDims());
    integers("scatter_dims_to_operand_dims", n.getScatterDimsToOperandDims());
    integer("index_vector_dim", n.getIndexVectorDim());
  }
  if (auto n = op->getAttrOfType<stablehlo::DotDimensionNumbersAttr>(
          "dot_dimension_numbers")) {
    integers("lhs_batching_dimensions", n.getLhsBatchingDimensions());
    integers("rhs_batching_dimensions", n.getRhsBatchingDimensions());
    integers("lhs_contracting_dimensions", n.getLhsContractingDimensions());
    integers("rhs_contracting_dimensions", n.getRhsContractingDimensions());
  }
}

static void splitOthers(mlir::Operation *op, NamedAttrList &list) {
  mlir::Builder b(op->getContext());
  if (auto channel =
          op->getAttrOfType<stablehlo::ChannelHandleAttr>("channel_handle")) {
    list.set("channel_id", b.getI64IntegerAttr(channel.getHandle()));
    list.set("channel_type", b.getI64IntegerAttr(channel.getType()));
  }
  if (op->getName().getStringRef() != "stablehlo.dot_general")
    return;
  constexpr StringRef names[] = {
      "lhs_precision_type",          "rhs_precision_type",
      "accumulation_type",           "lhs_component_count",
      "rhs_component_count",         "num_primitive_operations",
      "allow_imprecise_accumulation"};
  auto a = op->getAttrOfType<stablehlo::DotAlgorithmAttr>("algorithm");
  if (!a) {
    for (StringRef name : names)
      list.set(name, mlir::TypeAttr::get(b.getNoneType()));
    return;
  }
  list.set(names[0], mlir::TypeAttr::get(a.getLhsPrecisionType()));
  list.set(names[1], mlir::TypeAttr::get(a.getRhsPrecisionType()));
  list.set(names[2], mlir::TypeAttr::get(a.getAccumulationType()));
  list.set(names[3], b.getI64IntegerAttr(a.getLhsComponentCount()));
  list.set(names[4], b.getI64IntegerAttr(a.getRhsComponentCount()));
  list.set(names[5], b.getI64IntegerAttr(a.getNumPrimitiveOperations()));
  list.set(names[6], b.getBoolAttr(a.getAllowImpreciseAccumulation()));
}

/// The length of per-dimension attributes of a windowed operator.
static int64_t windowRank(mlir::Operation *op) {
  if (auto numbers = op->getAttrOfType<stablehlo::ConvDimensionNumbersAttr>(
          "dimension_numbers"))
    return numbers.getInputSpatialDimensions().size();
  auto operand =
      llvm::dyn_cast<mlir::RankedTensorType>(op->getOperand(0).getType());
  return operand ? operand.getRank() : 0;
}

/// The attribute that stands for an absent one.
static Attribute defaultOf(mlir::Operation *op, const VhloAttribute &kind) {
  mlir::MLIRContext *context = op->getContext();
  mlir::Builder b(context);
  StringRef name = kind.name;
  switch (kind.absent) {
  case VhloDefault::None:
    return {};
  case VhloDefault::False:
    return b.getBoolAttr(false);
  case VhloDefault::Zero:
    return name == "version" ? b.getI32IntegerAttr(0) : b.getI64IntegerAttr(0);
  case VhloDefault::MinusOne:
    return b.getI64IntegerAttr(-1);
  case VhloDefault::One:
    return b.getI32IntegerAttr(1);
  case VhloDefault::Ones:
    return b.getDenseI64ArrayAttr(
        llvm::SmallVector<int64_t>(windowRank(op), 1));
  case VhloDefault::AllFalse:
    return b.getDenseBoolArrayAttr(
        llvm::SmallVector<bool>(windowRank(op), false));
  case VhloDefault::Zeros:
    return mlir::DenseIntElementsAttr::get(
        mlir::RankedTensorType::get({windowRank(op), 2}, b.getI64Type()),
        llvm::SmallVector<int64_t>(2 * windowRank(op), 0));
  case VhloDefault::Defaults:
    return b.getArrayAttr(llvm::SmallVector<Attribute>(
        2,
        stablehlo::PrecisionAttr::get(context, stablehlo::Precision::DEFAULT)));
  case VhloDefault::NoType:
    return stablehlo::ComparisonTypeAttr::get(
        context, stablehlo::ComparisonType::NOTYPE);
  case VhloDefault::Accuracy:
    return stablehlo::ResultAccuracyAttr::get(
        context, llvm::APFloat(0.0), llvm::APFloat(0.0), 0,
        stablehlo::ResultAccuracyModeAttr::get(
            context, stablehlo::ResultAccuracyMode::DEFAULT));
  case VhloDefault::Empty:
    break;
  }
  if (name == "composite_attributes")
    return b.getDictionaryAttr({});
  if (name == "backend_config") {
    auto version = op->getAttrOfType<mlir::IntegerAttr>("api_version");
    if (version && version.getInt() == 4)
      return b.getDictionaryAttr({});
    return b.getStringAttr("");
  }
  if (name == "infeed_config" || name == "outfeed_config" ||
      name == "sym_visibility")
    return b.getStringAttr("");
  if (name.starts_with("known_") || name == "source_target_pairs")
    return b.getDenseI64ArrayAttr({});
  return b.getArrayAttr({});
}

Version tesela::import::vhloVersionOfUse(mlir::Operation *op,
                                         std::string &reason) {
  StringRef name = op->getName().getStringRef();
  if (name == "stablehlo.custom_call") {
    auto version = op->getAttrOfType<mlir::IntegerAttr>("api_version");
    if (llvm::any_of(op->getOperandTypes(), [](mlir::Type type) {
          return llvm::isa<stablehlo::FutureType>(type);
        })) {
      reason = "a custom call of a future";
      return Version{1, 17, 0};
    }
    if (op->getAttrOfType<mlir::DictionaryAttr>("backend_config") ||
        (version && version.getInt() == 4)) {
      reason = "a custom call with a typed FFI or a dictionary";
      return Version{1, 3, 0};
    }
    return kOldest;
  }
  static constexpr StringRef promoting[] = {
      "stablehlo.all_reduce",     "stablehlo.reduce",
      "stablehlo.reduce_scatter", "stablehlo.reduce_window",
      "stablehlo.scatter",        "stablehlo.select_and_scatter"};
  if (!llvm::is_contained(promoting, name))
    return kOldest;
  for (auto [operand, result] :
       llvm::zip(op->getOperandTypes(), op->getResultTypes()))
    if (mlir::getElementTypeOrSelf(operand) !=
        mlir::getElementTypeOrSelf(result)) {
      reason = "'" + name.str() + "' with a result of another element type";
      return Version{0, 17, 0};
    }
  return kOldest;
}

/// Whether a version of an operator for one operand or without regions is
/// asked for more.
static bool isTooMuch(mlir::Operation *op, const VhloOperator &row) {
  if (row.name == "composite_v1")
    return op->getNumRegions() != 0;
  bool single = row.name == "all_gather_v1" || row.name == "all_reduce_v1" ||
                row.name == "all_to_all_v1" ||
                row.name == "collective_broadcast_v1";
  return single && op->getNumOperands() != 1;
}

static bool hasName(const VhloOperator &row, StringRef name) {
  StringRef rest = row.attributes;
  while (!rest.empty()) {
    StringRef one;
    std::tie(one, rest) = rest.split(' ');
    if (one.rtrim('!') == name)
      return true;
  }
  return false;
}

/// Whether the value says nothing, so that a version without the attribute
/// says the same.
static bool isSilent(StringRef name, Attribute value) {
  const VhloAttribute &kind = vhloAttribute(name);
  if (auto type = llvm::dyn_cast<mlir::TypeAttr>(value))
    return llvm::isa<mlir::NoneType>(type.getValue());
  if (auto array = llvm::dyn_cast<mlir::DenseI64ArrayAttr>(value))
    return array.empty();
  if (llvm::isa<mlir::UnitAttr>(value))
    return false;
  return isDefault(kind.absent, value);
}

static Attribute valueOf(mlir::Operation *op, NamedAttrList &parts,
                         StringRef name) {
  if (Attribute part = parts.get(name))
    return part;
  Attribute value = op->getAttr(name);
  if (!value)
    return defaultOf(op, vhloAttribute(name));
  if (llvm::isa<mlir::UnitAttr>(value))
    return mlir::BoolAttr::get(op->getContext(), true);
  return value;
}

std::optional<llvm::SmallVector<mlir::NamedAttribute>>
tesela::import::vhloAttributesOf(mlir::Operation *op, const VhloOperator &row,
                                 std::string &reason, Version &needed) {
  NamedAttrList parts;
  splitDimensionNumbers(op, parts);
  splitOthers(op, parts);
  const VhloOperator *newest = vhloOperatorFor(row.target, kCurrent);
  needed = newest->first;
  if (isTooMuch(op, row)) {
    reason = "this form of '" + row.target.str() + "'";
    return std::nullopt;
  }
  for (StringRef rest = newest->attributes; !rest.empty();) {
    StringRef name;
    std::tie(name, rest) = rest.split(' ');
    name = name.rtrim('!');
    Attribute value = valueOf(op, parts, name);
    if (value && !hasName(row, name) && !isSilent(name, value)) {
      reason = "attribute '" + name.str() + "' of '" + row.target.str() + "'";
      return std::nullopt;
    }
  }
  llvm::SmallVector<mlir::NamedAttribute> attributes;
  for (StringRef rest = row.attributes; !rest.empty();) {
    StringRef name;
    std::tie(name, rest) = rest.split(' ');
    name = name.rtrim('!');
    Attribute value = valueOf(op, parts, name);
    if (!value) {
      reason = "'" + row.target.str() + "' without '" + name.str() + "'";
      return std::nullopt;
    }
    attributes.emplace_back(mlir::StringAttr::get(op->getContext(), name),
                            value);
  }
  return attributes;
}
