// From VHLO's attributes of an operator to those of stablehlo.
#include "import/BytecodeOperators.h"
#include "import/VhloTable.h"

#include "ir/Dialect.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;
using mlir::Attribute;
using mlir::NamedAttrList;

bool tesela::import::isDefault(VhloDefault absent, Attribute value) {
  auto integer = [&](int64_t expected) {
    auto number = llvm::dyn_cast<mlir::IntegerAttr>(value);
    return number && !llvm::isa<mlir::BoolAttr>(value) &&
           number.getValue().getSExtValue() == expected;
  };
  auto splat = [&](uint64_t expected) {
    auto elements = llvm::dyn_cast<mlir::DenseIntElementsAttr>(value);
    return elements && elements.isSplat() &&
           elements.getSplatValue<llvm::APInt>() == expected;
  };
  switch (absent) {
  case VhloDefault::None:
    return false;
  case VhloDefault::False:
    return value == mlir::BoolAttr::get(value.getContext(), false);
  case VhloDefault::Zero:
    return integer(0);
  case VhloDefault::MinusOne:
    return integer(-1);
  case VhloDefault::One:
    return integer(1);
  case VhloDefault::Zeros:
  case VhloDefault::AllFalse:
    return splat(0);
  case VhloDefault::Ones:
    return splat(1);
  case VhloDefault::Empty:
    if (auto text = llvm::dyn_cast<mlir::StringAttr>(value))
      return text.empty();
    if (auto array = llvm::dyn_cast<mlir::ArrayAttr>(value))
      return array.empty();
    if (auto dictionary = llvm::dyn_cast<mlir::DictionaryAttr>(value))
      return dictionary.empty();
    if (auto elements = llvm::dyn_cast<mlir::DenseElementsAttr>(value))
      return elements.empty();
    return false;
  case VhloDefault::Defaults: {
    auto array = llvm::dyn_cast<mlir::ArrayAttr>(value);
    return array && llvm::all_of(array, [](Attribute entry) {
             auto precision = llvm::dyn_cast<stablehlo::PrecisionAttr>(entry);
             return precision &&
                    precision.getValue() == stablehlo::Precision::DEFAULT;
           });
  }
  case VhloDefault::NoType: {
    auto type = llvm::dyn_cast<stablehlo::ComparisonTypeAttr>(value);
    return type && type.getValue() == stablehlo::ComparisonType::NOTYPE;
  }
  case VhloDefault::Accuracy: {
    auto accuracy = llvm::dyn_cast<stablehlo::ResultAccuracyAttr>(value);
    return accuracy && accuracy.getAtol().isZero() &&
           accuracy.getRtol().isZero() && accuracy.getUlps() == 0 &&
           accuracy.getMode().getValue() ==
               stablehlo::ResultAccuracyMode::DEFAULT;
  }
  }
  return false;
}

StringRef tesela::import::vhloTarget(BytecodeFile &file, StringRef name,
                                     bool inFunction) {
  if (name == "return_v1")
    return inFunction ? "func.return" : "stablehlo.return";
  if (const VhloOperator *row = vhloOperator(name))
    return row->target;
  std::string reason = ("unknown operator 'vhlo." + name + "'").str();
  if (std::optional<Version> version = producerVersion(file.producer))
    if (*version > kCurrent)
      reason += ": the program is of StableHLO " + version->str() +
                ", newer than " + kCurrent.str() +
                ", the newest version this reader knows; lower the version "
                "the producer writes";
  file.fail(reason);
  return {};
}

bool tesela::import::readVhloProperties(EntryReader &reader, StringRef name,
                                        NamedAttrList &attributes) {
  if (name == "return_v1")
    return true;
  StringRef rest = vhloOperator(name)->attributes;
  while (!rest.empty()) {
    StringRef attributeName;
    std::tie(attributeName, rest) = rest.split(' ');
    Attribute value = reader.attribute();
    if (!value)
      return false;
    attributes.append(attributeName.rtrim('!'), value);
  }
  return true;
}

namespace {
/// Takes parts out of an operator's attributes; remembers whether one was of
/// another kind.
class Parts {
public:
  explicit Parts(NamedAttrList &list) : list(list) {}

  /// The integers of a 1-d tensor; none if absent.
  llvm::SmallVector<int64_t> integers(StringRef name) {
    llvm::SmallVector<int64_t> values;
    Attribute value = list.erase(name);
    if (!value)
      return values;
    auto elements = llvm::dyn_cast<mlir::DenseIntElementsAttr>(value);
    if (!elements || !elements.getElementType().isInteger(64)) {
      legal = false;
      return values;
    }
    llvm::append_range(values, elements.getValues<int64_t>());
    return values;
  }

  int64_t integer(StringRef name) {
    auto value = llvm::dyn_cast_or_null<mlir::IntegerAttr>(list.erase(name));
    legal &= value && value.getType().isIntOrIndex() &&
             value.getValue().getSignificantBits() <= 64;
    return legal ? value.getValue().getSExtValue() : 0;
  }

  mlir::Type type(StringRef name) {
    auto value = llvm::dyn_cast_or_null<mlir::TypeAttr>(list.erase(name));
    legal &= bool(value);
    return value ? value.getValue() : mlir::Type();
  }

  bool legal = true;

private:
  NamedAttrList &list;
};
} // namespace

static Attribute joinConvolution(Parts &parts, mlir::MLIRContext *context) {
  int64_t inputBatch = parts.integer("input_batch_dimension");
  int64_t inputFeature = parts.integer("input_feature_dimension");
  auto inputSpatial = parts.integers("input_spatial_dimensions");
  int64_t kernelInput = parts.integer("kernel_input_feature_dimension");
  int64_t kernelOutput = parts.integer("kernel_output_feature_dimension");
  auto kernelSpatial = parts.integers("kernel_spatial_dimensions");
  int64_t outputBatch = parts.integer("output_batch_dimension");
  int64_t outputFeature = parts.integer("output_feature_dimension");
  auto outputSpatial = parts.integers("output_spatial_dimensions");
  return stablehlo::ConvDimensionNumbersAttr::get(
      context, inputBatch, inputFeature, inputSpatial, kernelInput,
      kernelOutput, kernelSpatial, outputBatch, outputFeature, outputSpatial);
}

static Attribute joinGather(Parts &parts, mlir::MLIRContext *context) {
  auto offset = parts.integers("offset_dims");
  auto collapsed = parts.integers("collapsed_slice_dims");
  auto operandBatching = parts.integers("operand_batching_dims");
  auto indicesBatching = parts.integers("start_indices_batching_dims");
  auto startIndexMap = parts.integers("start_index_map");
  int64_t indexVector = parts.integer("index_vector_dim");
  return stablehlo::GatherDimensionNumbersAttr::get(
      context, offset, collapsed, operandBatching, indicesBatching,
      startIndexMap, indexVector);
}

static Attribute joinScatter(Parts &parts, mlir::MLIRContext *context) {
  auto window = parts.integers("update_window_dims");
  auto inserted = parts.integers("inserted_window_dims");
  auto inputBatching = parts.integers("input_batching_dims");
  auto indicesBatching = parts.integers("scatter_indices_batching_dims");
  auto scatterMap = parts.integers("scatter_dims_to_operand_dims");
  int64_t indexVector = parts.integer("index_vector_dim");
  return stablehlo::ScatterDimensionNumbersAttr::get(
      context, window, inserted, inputBatching, indicesBatching, scatterMap,
      indexVector);
}

static Attribute joinDot(Parts &parts, mlir::MLIRContext *context) {
  auto lhsBatching = parts.integers("lhs_batching_dimensions");
  auto rhsBatching = parts.integers("rhs_batching_dimensions");
  auto lhsContracting = parts.integers("lhs_contracting_dimensions");
  auto rhsContracting = parts.integers("rhs_contracting_dimensions");
  return stablehlo::DotDimensionNumbersAttr::get(
      context, lhsBatching, rhsBatching, lhsContracting, rhsContracting);
}

/// The algorithm of dot_general_v2 is seven attributes, each of which holds
/// the type `none` when no algorithm is asked for. Null if none.
static Attribute joinAlgorithm(BytecodeFile &file, Parts &parts,
                               NamedAttrList &list) {
  constexpr StringRef names[] = {
      "lhs_precision_type",          "rhs_precision_type",
      "accumulation_type",           "lhs_component_count",
      "rhs_component_count",         "num_primitive_operations",
      "allow_imprecise_accumulation"};
  auto isNone = [&](StringRef name) {
    auto type = llvm::dyn_cast_or_null<mlir::TypeAttr>(list.get(name));
    return !list.get(name) ||
           (type && llvm::isa<mlir::NoneType>(type.getValue()));
  };
  if (llvm::all_of(names, isNone)) {
    for (StringRef name : names)
      list.erase(name);
    return {};
  }
  mlir::Type lhs = parts.type(names[0]), rhs = parts.type(names[1]);
  mlir::Type accumulation = parts.type(names[2]);
  int64_t lhsCount = parts.integer(names[3]);
  int64_t rhsCount = parts.integer(names[4]);
  int64_t operations = parts.integer(names[5]);
  bool imprecise = parts.integer(names[6]) != 0;
  if (!parts.legal)
    return {};
  auto algorithm = stablehlo::DotAlgorithmAttr::getChecked(
      [&] { return mlir::emitError(file.getLocation()); }, file.getContext(),
      lhs, rhs, accumulation, lhsCount, rhsCount, operations, imprecise);
  parts.legal = bool(algorithm);
  return algorithm;
}

/// Joins the attributes that VHLO keeps in parts.
static bool joinParts(BytecodeFile &file, StringRef target,
                      NamedAttrList &list) {
  Parts parts(list);
  mlir::MLIRContext *context = file.getContext();
  if (target == "stablehlo.convolution" || target == "stablehlo.dynamic_conv") {
    list.set("dimension_numbers", joinConvolution(parts, context));
    if (target == "stablehlo.dynamic_conv")
      list.erase("padding"); // version 1 had it beside the operand
  } else if (target == "stablehlo.gather" ||
             target == "stablehlo.dynamic_gather") {
    list.set("dimension_numbers", joinGather(parts, context));
  } else if (target == "stablehlo.scatter") {
    list.set("scatter_dimension_numbers", joinScatter(parts, context));
  } else if (target == "stablehlo.dot_general") {
    list.set("dot_dimension_numbers", joinDot(parts, context));
    if (Attribute algorithm = joinAlgorithm(file, parts, list))
      list.set("algorithm", algorithm);
  } else if (target == "stablehlo.send" || target == "stablehlo.recv") {
    int64_t handle = parts.integer("channel_id");
    int64_t type = parts.integer("channel_type");
    list.set("channel_handle",
             stablehlo::ChannelHandleAttr::get(context, handle, type));
  }
  return parts.legal ||
         file.fail("attributes of '" + target + "' are of another kind");
}

static Attribute toSymbol(Attribute value) {
  auto name = llvm::dyn_cast<mlir::StringAttr>(value);
  return name ? mlir::FlatSymbolRefAttr::get(name) : mlir::FlatSymbolRefAttr();
}

/// The value in stablehlo's form; null if it is of another kind.
static Attribute changeForm(VhloForm form, Attribute value) {
  mlir::MLIRContext *context = value.getContext();
  auto elements = llvm::dyn_cast<mlir::DenseIntElementsAttr>(value);
  switch (form) {
  case VhloForm::Same:
    return value;
  case VhloForm::Integers:
    if (!elements || !elements.getElementType().isInteger(64))
      return {};
    return mlir::DenseI64ArrayAttr::get(
        context, llvm::to_vector(elements.getValues<int64_t>()));
  case VhloForm::Booleans:
    if (!elements || !elements.getElementType().isInteger(1))
      return {};
    return mlir::DenseBoolArrayAttr::get(
        context, llvm::to_vector(elements.getValues<bool>()));
  case VhloForm::Symbol:
    return toSymbol(value);
  case VhloForm::Symbols: {
    auto array = llvm::dyn_cast<mlir::ArrayAttr>(value);
    llvm::SmallVector<Attribute> symbols;
    for (Attribute entry :
         array ? array.getValue() : llvm::ArrayRef<Attribute>())
      symbols.push_back(toSymbol(entry));
    return array && llvm::all_of(symbols, [](Attribute a) { return bool(a); })
               ? mlir::ArrayAttr::get(context, symbols)
               : mlir::ArrayAttr();
  }
  case VhloForm::Flag:
    return value == mlir::BoolAttr::get(context, true)
               ? mlir::UnitAttr::get(context)
               : mlir::UnitAttr();
  case VhloForm::Channel: {
    auto handle = llvm::dyn_cast<mlir::IntegerAttr>(value);
    return handle && handle.getType().isInteger(64)
               ? stablehlo::ChannelHandleAttr::get(context, handle.getInt(), 0)
               : stablehlo::ChannelHandleAttr();
  }
  }
  return {};
}

/// A custom call has layouts for both its operands and its results or for
/// neither; an empty list beside one that is not empty must stay.
static void completeLayouts(NamedAttrList &attributes) {
  constexpr StringRef operands = "operand_layouts", results = "result_layouts";
  Attribute given = attributes.get(operands);
  if (bool(given) == bool(attributes.get(results)))
    return;
  mlir::MLIRContext *context =
      (given ? given : attributes.get(results)).getContext();
  attributes.set(given ? results : operands, mlir::ArrayAttr::get(context, {}));
}

bool tesela::import::convertVhloAttributes(BytecodeFile &file, StringRef name,
                                           NamedAttrList &attributes) {
  if (name == "return_v1")
    return true;
  const VhloOperator *row = vhloOperator(name);
  if (row->attributes.empty())
    return true;
  if (!joinParts(file, row->target, attributes))
    return false;
  StringRef rest = row->attributes;
  while (!rest.empty()) {
    StringRef attributeName;
    std::tie(attributeName, rest) = rest.split(' ');
    bool required = attributeName.consume_back("!");
    Attribute value = attributes.get(attributeName);
    if (!value)
      continue; // a part that was joined
    const VhloAttribute &kind = vhloAttribute(attributeName);
    if (!required && isDefault(kind.absent, value)) {
      attributes.erase(attributeName);
      continue;
    }
    Attribute changed = changeForm(kind.form, value);
    if (!changed)
      return file.fail("attribute '" + attributeName + "' of 'vhlo." + name +
                       "' is of another kind");
    if (kind.form == VhloForm::Channel) {
      attributes.erase(attributeName);
      attributes.set("channel_handle", changed);
    } else {
      attributes.set(attributeName, changed);
    }
  }
  completeLayouts(attributes);
  return true;
}
