// Opcodes and attributes of operators that are one instruction in HLO.
#include "import/HloModule.h"

#include "ir/Dialect.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

llvm::SmallVector<int64_t> tesela::import::hloIntegers(mlir::Operation *op,
                                                       StringRef name) {
  mlir::Attribute value = op->getAttr(name);
  llvm::SmallVector<int64_t> integers;
  if (auto array = llvm::dyn_cast_or_null<mlir::DenseI64ArrayAttr>(value))
    llvm::append_range(integers, array.asArrayRef());
  else if (auto flags = llvm::dyn_cast_or_null<mlir::DenseBoolArrayAttr>(value))
    llvm::append_range(integers, flags.asArrayRef());
  else if (auto elements =
               llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(value))
    for (const llvm::APInt &element : elements.getValues<llvm::APInt>())
      integers.push_back(element.getSExtValue());
  else if (auto integer = llvm::dyn_cast_or_null<mlir::IntegerAttr>(value))
    integers.push_back(integer.getInt());
  return integers;
}

static int64_t integer(mlir::Operation *op, StringRef name,
                       int64_t absent = 0) {
  auto value = op->getAttrOfType<mlir::IntegerAttr>(name);
  return value ? value.getInt() : absent;
}

static bool flag(mlir::Operation *op, StringRef name) {
  mlir::Attribute value = op->getAttr(name);
  auto boolean = llvm::dyn_cast_or_null<mlir::BoolAttr>(value);
  return boolean ? boolean.getValue()
                 : llvm::isa_and_present<mlir::UnitAttr>(value);
}

static std::string lower(StringRef text) { return text.lower(); }

/// "3x3": the values joined by 'x', through `spell`.
template <typename SpellT>
static std::string byDimension(size_t rank, SpellT spell) {
  std::string text;
  for (size_t i = 0; i < rank; ++i)
    text += (i ? "x" : "") + spell(i);
  return text;
}

std::string tesela::import::hloWindow(mlir::Operation *op,
                                      llvm::ArrayRef<int64_t> sizes) {
  size_t rank = sizes.size();
  auto field = [&](StringRef keyword, StringRef attribute,
                   int64_t usual) -> std::string {
    llvm::SmallVector<int64_t> values = hloIntegers(op, attribute);
    if (values.empty() ||
        llvm::all_of(values, [&](int64_t value) { return value == usual; }))
      return "";
    return " " + keyword.str() + "=" + byDimension(rank, [&](size_t i) {
             return std::to_string(values[i]);
           });
  };
  std::string text = "size=" + byDimension(rank, [&](size_t i) {
                       return std::to_string(sizes[i]);
                     });
  text += field("stride", "window_strides", 1);
  llvm::SmallVector<int64_t> padding = hloIntegers(op, "padding");
  auto given = op->getAttrOfType<mlir::DenseIntElementsAttr>("padding");
  if (given && given.isSplat() && padding.size() < 2 * rank)
    padding.assign(2 * rank, padding.empty() ? 0 : padding.front());
  if (llvm::any_of(padding, [](int64_t value) { return value != 0; }))
    text += " pad=" + byDimension(rank, [&](size_t i) {
              return std::to_string(padding[2 * i]) + "_" +
                     std::to_string(padding[2 * i + 1]);
            });
  text += field("lhs_dilate", "lhs_dilation", 1);
  text += field("lhs_dilate", "base_dilations", 1);
  text += field("rhs_dilate", "rhs_dilation", 1);
  text += field("rhs_dilate", "window_dilations", 1);
  text += field("rhs_reversal", "window_reversal", 0);
  return "window={" + text + "}";
}

using Attributes = llvm::SmallVector<std::string>;

/// operand_precision, unless it is the default for all operands.
static void addPrecision(mlir::Operation *op, Attributes &into) {
  auto config = op->getAttrOfType<mlir::ArrayAttr>("precision_config");
  if (!config)
    return;
  std::string text;
  bool usual = true;
  for (auto entry : config.getAsRange<stablehlo::PrecisionAttr>()) {
    usual &= entry.getValue() == stablehlo::Precision::DEFAULT;
    text += (text.empty() ? "" : ",") +
            lower(stablehlo::stringifyPrecision(entry.getValue()));
  }
  if (!usual)
    into.push_back("operand_precision={" + text + "}");
}

/// "dot_bf16_bf16_f32_x3" of a dot's algorithm.
static std::string algorithmName(stablehlo::DotAlgorithmAttr algorithm) {
  auto spell = [](mlir::Type type) {
    if (llvm::isa<mlir::FloatTF32Type>(type))
      return std::string("tf32");
    std::string shape = hloShape(mlir::RankedTensorType::get({}, type));
    return StringRef(shape).split('[').first.str();
  };
  bool anyF8 = algorithm.getLhsPrecisionType().getIntOrFloatBitWidth() == 8;
  std::string text =
      anyF8 ? "dot_any_f8_any_f8_" + spell(algorithm.getAccumulationType())
            : "dot_" + spell(algorithm.getLhsPrecisionType()) + "_" +
                  spell(algorithm.getRhsPrecisionType()) + "_" +
                  spell(algorithm.getAccumulationType());
  if (anyF8 && algorithm.getAllowImpreciseAccumulation())
    text += "_fast_accum";
  if (algorithm.getNumPrimitiveOperations() > 1)
    text += "_x" + std::to_string(algorithm.getNumPrimitiveOperations());
  return text;
}

static HloForm dot(mlir::Operation *op) {
  HloForm form{"dot", {}};
  auto list = [&](StringRef name, llvm::ArrayRef<int64_t> values) {
    if (!values.empty())
      form.attributes.push_back((name + "=" + hloList(values)).str());
  };
  if (auto numbers = op->getAttrOfType<stablehlo::DotDimensionNumbersAttr>(
          "dot_dimension_numbers")) {
    list("lhs_batch_dims", numbers.getLhsBatchingDimensions());
    list("lhs_contracting_dims", numbers.getLhsContractingDimensions());
    list("rhs_batch_dims", numbers.getRhsBatchingDimensions());
    list("rhs_contracting_dims", numbers.getRhsContractingDimensions());
  } else {
    int64_t rank =
        llvm::cast<mlir::RankedTensorType>(op->getOperand(0).getType())
            .getRank();
    list("lhs_contracting_dims", {rank - 1});
    list("rhs_contracting_dims", {0});
  }
  addPrecision(op, form.attributes);
  if (auto algorithm =
          op->getAttrOfType<stablehlo::DotAlgorithmAttr>("algorithm"))
    form.attributes.push_back("algorithm=" + algorithmName(algorithm));
  return form;
}

/// "b01f": the role of each dimension of one tensor.
static std::string roles(int64_t first, char firstName, int64_t second,
                         char secondName, llvm::ArrayRef<int64_t> spatial) {
  std::string text(spatial.size() + 2, '?');
  text[first] = firstName;
  text[second] = secondName;
  for (auto [i, dimension] : llvm::enumerate(spatial))
    text[dimension] = static_cast<char>('0' + i);
  return text;
}

static HloForm convolution(mlir::Operation *op) {
  HloForm form{"convolution", {}};
  auto numbers = op->getAttrOfType<stablehlo::ConvDimensionNumbersAttr>(
      "dimension_numbers");
  auto kernel = llvm::cast<mlir::RankedTensorType>(op->getOperand(1).getType());
  llvm::SmallVector<int64_t> sizes;
  for (int64_t dimension : numbers.getKernelSpatialDimensions())
    sizes.push_back(kernel.getDimSize(dimension));
  if (!sizes.empty())
    form.attributes.push_back(hloWindow(op, sizes));
  form.attributes.push_back("dim_labels=" +
                            roles(numbers.getInputBatchDimension(), 'b',
                                  numbers.getInputFeatureDimension(), 'f',
                                  numbers.getInputSpatialDimensions()) +
                            "_" +
                            roles(numbers.getKernelInputFeatureDimension(), 'i',
                                  numbers.getKernelOutputFeatureDimension(),
                                  'o', numbers.getKernelSpatialDimensions()) +
                            "->" +
                            roles(numbers.getOutputBatchDimension(), 'b',
                                  numbers.getOutputFeatureDimension(), 'f',
                                  numbers.getOutputSpatialDimensions()));
  for (StringRef name : {"feature_group_count", "batch_group_count"})
    if (integer(op, name, 1) != 1)
      form.attributes.push_back(
          (name + "=" + std::to_string(integer(op, name))).str());
  addPrecision(op, form.attributes);
  return form;
}

static HloForm gather(mlir::Operation *op) {
  auto numbers = op->getAttrOfType<stablehlo::GatherDimensionNumbersAttr>(
      "dimension_numbers");
  HloForm form{"gather", {}};
  Attributes &a = form.attributes;
  a.push_back("offset_dims=" + hloList(numbers.getOffsetDims()));
  a.push_back("collapsed_slice_dims=" +
              hloList(numbers.getCollapsedSliceDims()));
  a.push_back("start_index_map=" + hloList(numbers.getStartIndexMap()));
  if (!numbers.getOperandBatchingDims().empty()) {
    a.push_back("operand_batching_dims=" +
                hloList(numbers.getOperandBatchingDims()));
    a.push_back("start_indices_batching_dims=" +
                hloList(numbers.getStartIndicesBatchingDims()));
  }
  a.push_back("index_vector_dim=" +
              std::to_string(numbers.getIndexVectorDim()));
  a.push_back("slice_sizes=" + hloList(hloIntegers(op, "slice_sizes")));
  if (flag(op, "indices_are_sorted"))
    a.push_back("indices_are_sorted=true");
  return form;
}

static HloForm scatter(mlir::Operation *op, StringRef region) {
  auto numbers = op->getAttrOfType<stablehlo::ScatterDimensionNumbersAttr>(
      "scatter_dimension_numbers");
  HloForm form{"scatter", {}};
  Attributes &a = form.attributes;
  a.push_back("update_window_dims=" + hloList(numbers.getUpdateWindowDims()));
  a.push_back("inserted_window_dims=" +
              hloList(numbers.getInsertedWindowDims()));
  a.push_back("scatter_dims_to_operand_dims=" +
              hloList(numbers.getScatterDimsToOperandDims()));
  if (!numbers.getInputBatchingDims().empty()) {
    a.push_back("input_batching_dims=" +
                hloList(numbers.getInputBatchingDims()));
    a.push_back("scatter_indices_batching_dims=" +
                hloList(numbers.getScatterIndicesBatchingDims()));
  }
  a.push_back("index_vector_dim=" +
              std::to_string(numbers.getIndexVectorDim()));
  for (StringRef name : {"indices_are_sorted", "unique_indices"})
    if (flag(op, name))
      a.push_back((name + "=true").str());
  a.push_back(("to_apply=" + region).str());
  return form;
}

static HloForm pad(mlir::Operation *op) {
  auto low = hloIntegers(op, "edge_padding_low");
  auto high = hloIntegers(op, "edge_padding_high");
  auto interior = hloIntegers(op, "interior_padding");
  return {"pad", {"padding=" + byDimension(low.size(), [&](size_t i) {
                    return std::to_string(low[i]) + "_" +
                           std::to_string(high[i]) +
                           (interior[i] ? "_" + std::to_string(interior[i])
                                        : std::string());
                  })}};
}

static HloForm slice(mlir::Operation *op) {
  auto start = hloIntegers(op, "start_indices");
  auto limit = hloIntegers(op, "limit_indices");
  auto stride = hloIntegers(op, "strides");
  std::string text;
  for (size_t i = 0; i < start.size(); ++i)
    text += (i ? ", [" : "[") + std::to_string(start[i]) + ":" +
            std::to_string(limit[i]) +
            (stride[i] == 1 ? "" : ":" + std::to_string(stride[i])) + "]";
  return {"slice", {"slice={" + text + "}"}};
}

static HloForm compare(mlir::Operation *op) {
  auto direction = op->getAttrOfType<stablehlo::ComparisonDirectionAttr>(
      "comparison_direction");
  auto type = op->getAttrOfType<stablehlo::ComparisonTypeAttr>("compare_type");
  HloForm form{
      "compare",
      {"direction=" +
       stablehlo::stringifyComparisonDirection(direction.getValue()).str()}};
  if (type && type.getValue() == stablehlo::ComparisonType::TOTALORDER)
    form.attributes.push_back("type=TOTALORDER");
  return form;
}

/// Operators whose region reads "to_apply", sorted by what else they carry.
static std::optional<HloForm> reducing(mlir::Operation *op, StringRef name,
                                       llvm::ArrayRef<std::string> regions) {
  std::string apply = regions.empty() ? "" : "to_apply=" + regions.front();
  if (name == "reduce" || name == "map")
    return HloForm{
        name.str(),
        {"dimensions=" + hloList(hloIntegers(op, "dimensions")), apply}};
  if (name == "sort") {
    int64_t rank =
        llvm::cast<mlir::RankedTensorType>(op->getOperand(0).getType())
            .getRank();
    int64_t dimension = integer(op, "dimension", -1);
    HloForm form{"sort",
                 {"dimensions=" +
                  hloList({dimension < 0 ? dimension + rank : dimension})}};
    if (flag(op, "is_stable"))
      form.attributes.push_back("is_stable=true");
    form.attributes.push_back(apply);
    return form;
  }
  if (name == "scatter")
    return scatter(op, regions.front());
  if (name == "reduce_window")
    return HloForm{
        "reduce-window",
        {hloWindow(op, hloIntegers(op, "window_dimensions")), apply}};
  if (name == "select_and_scatter") {
    llvm::SmallVector<int64_t> sizes = hloIntegers(op, "window_dimensions");
    if (sizes.empty())
      sizes.assign(
          llvm::cast<mlir::RankedTensorType>(op->getOperand(0).getType())
              .getRank(),
          1);
    return HloForm{"select-and-scatter",
                   {hloWindow(op, sizes), "select=" + regions[0],
                    "scatter=" + regions[1]}};
  }
  return std::nullopt;
}

static std::string number(mlir::Operation *op, StringRef name) {
  return (name + "=" + std::to_string(integer(op, name))).str();
}

static std::string boolean(mlir::Operation *op, StringRef name) {
  return (name + "=" + (flag(op, name) ? "true" : "false")).str();
}

static std::optional<HloForm> numeric(mlir::Operation *op, StringRef name) {
  if (name == "reduce_precision")
    return HloForm{"reduce-precision",
                   {number(op, "exponent_bits"), number(op, "mantissa_bits")}};
  if (name == "fft") {
    auto type = op->getAttrOfType<stablehlo::FftTypeAttr>("fft_type");
    return HloForm{
        "fft",
        {"fft_type=" + stablehlo::stringifyFftType(type.getValue()).str(),
         "fft_length=" + hloList(hloIntegers(op, "fft_length"))}};
  }
  if (name == "cholesky")
    return HloForm{"cholesky", {boolean(op, "lower")}};
  if (name == "triangular_solve") {
    auto transpose = op->getAttrOfType<stablehlo::TransposeAttr>("transpose_a");
    return HloForm{
        "triangular-solve",
        {boolean(op, "left_side"), boolean(op, "lower"),
         boolean(op, "unit_diagonal"),
         "transpose_a=" +
             stablehlo::stringifyTranspose(transpose.getValue()).str()}};
  }
  if (name.starts_with("batch_norm_")) {
    std::string opcode = name.str();
    llvm::replace(opcode, '_', '-');
    std::string epsilon;
    auto value = op->getAttrOfType<mlir::FloatAttr>("epsilon");
    epsilon = hloLiteral(
        mlir::DenseElementsAttr::get(
            mlir::RankedTensorType::get({}, value.getType()), value.getValue()),
        true);
    return HloForm{opcode, {"epsilon=" + epsilon, number(op, "feature_index")}};
  }
  if (name == "rng") {
    auto kind =
        op->getAttrOfType<stablehlo::RngDistributionAttr>("rng_distribution");
    return HloForm{
        "rng",
        {"distribution=rng_" +
         lower(stablehlo::stringifyRngDistribution(kind.getValue()))}};
  }
  if (name == "rng_bit_generator") {
    auto kind = op->getAttrOfType<stablehlo::RngAlgorithmAttr>("rng_algorithm");
    return HloForm{"rng-bit-generator",
                   {"algorithm=rng_" +
                    lower(stablehlo::stringifyRngAlgorithm(kind.getValue()))}};
  }
  return std::nullopt;
}

static std::optional<HloForm> movement(mlir::Operation *op, StringRef name) {
  auto dimensions = [&](StringRef attribute) {
    return "dimensions=" + hloList(hloIntegers(op, attribute));
  };
  if (name == "broadcast") {
    int64_t rank =
        llvm::cast<mlir::RankedTensorType>(op->getOperand(0).getType())
            .getRank();
    int64_t added = hloIntegers(op, "broadcast_sizes").size();
    llvm::SmallVector<int64_t> kept;
    for (int64_t i = 0; i < rank; ++i)
      kept.push_back(added + i);
    return HloForm{"broadcast", {"dimensions=" + hloList(kept)}};
  }
  if (name == "iota")
    return HloForm{"iota", {number(op, "iota_dimension")}};
  if (name == "transpose")
    return HloForm{"transpose", {dimensions("permutation")}};
  if (name == "reverse")
    return HloForm{"reverse", {dimensions("dimensions")}};
  if (name == "concatenate" || name == "get_dimension_size" ||
      name == "set_dimension_size") {
    std::string opcode = name.str();
    llvm::replace(opcode, '_', '-');
    return HloForm{opcode, {dimensions("dimension")}};
  }
  if (name == "dynamic_slice")
    return HloForm{
        "dynamic-slice",
        {"dynamic_slice_sizes=" + hloList(hloIntegers(op, "slice_sizes"))}};
  return llvm::StringSwitch<std::optional<HloForm>>(name)
      .Case("pad", name == "pad" ? std::optional(pad(op)) : std::nullopt)
      .Case("slice", name == "slice" ? std::optional(slice(op)) : std::nullopt)
      .Default(std::nullopt);
}

/// Operators without attributes; HLO names them with '-' for '_'.
static bool isPlain(StringRef name) {
  static const llvm::StringSet<> plain = {"abs",
                                          "add",
                                          "and",
                                          "atan2",
                                          "bitcast_convert",
                                          "cbrt",
                                          "ceil",
                                          "clamp",
                                          "complex",
                                          "convert",
                                          "cosine",
                                          "count_leading_zeros",
                                          "divide",
                                          "dynamic_update_slice",
                                          "exponential",
                                          "exponential_minus_one",
                                          "floor",
                                          "imag",
                                          "is_finite",
                                          "log",
                                          "log_plus_one",
                                          "logistic",
                                          "maximum",
                                          "minimum",
                                          "multiply",
                                          "negate",
                                          "not",
                                          "or",
                                          "popcnt",
                                          "power",
                                          "real",
                                          "remainder",
                                          "reshape",
                                          "round_nearest_afz",
                                          "round_nearest_even",
                                          "rsqrt",
                                          "select",
                                          "shift_left",
                                          "shift_right_arithmetic",
                                          "shift_right_logical",
                                          "sign",
                                          "sine",
                                          "sqrt",
                                          "subtract",
                                          "tan",
                                          "tanh",
                                          "xor"};
  return plain.contains(name);
}

static std::optional<HloForm> chloForm(mlir::Operation *op, StringRef name) {
  static const llvm::StringSet<> same = {"acos",  "acosh", "asin", "asinh",
                                         "atanh", "cosh",  "erf",  "sinh",
                                         "tan",   "atan"};
  if (same.contains(name))
    return HloForm{name.str(), {}};
  if (name == "top_k")
    return HloForm{"topk", {number(op, "k"), "largest=true"}};
  // The other functions have no opcode; their names are kept.
  if (op->getNumRegions() == 0 && op->getNumResults() == 1)
    return HloForm{
        "custom-call",
        {"custom_call_target=" + hloQuoted(op->getName().getStringRef())}};
  return std::nullopt;
}

std::optional<HloForm>
tesela::import::hloForm(mlir::Operation *op,
                        llvm::ArrayRef<std::string> regions,
                        std::string &reason) {
  auto [dialect, name] = op->getName().getStringRef().split('.');
  reason = "there is no such instruction";
  if (dialect == "chlo")
    return chloForm(op, name);
  if (dialect != "stablehlo")
    return std::nullopt;
  if (isPlain(name)) {
    std::string opcode = name.str();
    llvm::replace(opcode, '_', '-');
    return HloForm{opcode, {}};
  }
  if (name == "compare")
    return compare(op);
  if (name == "dot_general" || name == "dot")
    return dot(op);
  if (name == "convolution")
    return convolution(op);
  if (name == "gather")
    return gather(op);
  for (auto family : {numeric, movement})
    if (std::optional<HloForm> form = family(op, name))
      return form;
  if (std::optional<HloForm> form = reducing(op, name, regions))
    return form;
  return hloSystemForm(op, name, regions, reason);
}
