// Opcodes and attributes of operators that are one instruction in HLO.
#include "import/HloModule.h"

#include "ir/AttributeValues.h"
#include "ir/Dialect.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tesela;
using namespace tesela::import;
using ir::flag;
using ir::integer;
using ir::integers;
using llvm::StringRef;

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
    llvm::SmallVector<int64_t> values = integers(op, attribute);
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
  llvm::SmallVector<int64_t> padding = integers(op, "padding");
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

static HloForm pad(mlir::Operation *op) {
  auto low = integers(op, "edge_padding_low");
  auto high = integers(op, "edge_padding_high");
  auto interior = integers(op, "interior_padding");
  return {"pad", {"padding=" + byDimension(low.size(), [&](size_t i) {
                    return std::to_string(low[i]) + "_" +
                           std::to_string(high[i]) +
                           (interior[i] ? "_" + std::to_string(interior[i])
                                        : std::string());
                  })}};
}

static HloForm slice(mlir::Operation *op) {
  auto start = integers(op, "start_indices");
  auto limit = integers(op, "limit_indices");
  auto stride = integers(op, "strides");
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
        {"dimensions=" + hloList(integers(op, "dimensions")), apply}};
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
    return hloScatter(op, regions.front());
  if (name == "reduce_window")
    return HloForm{"reduce-window",
                   {hloWindow(op, integers(op, "window_dimensions")), apply}};
  if (name == "select_and_scatter") {
    llvm::SmallVector<int64_t> sizes = integers(op, "window_dimensions");
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
         "fft_length=" + hloList(integers(op, "fft_length"))}};
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
    return "dimensions=" + hloList(integers(op, attribute));
  };
  if (name == "broadcast") {
    int64_t rank =
        llvm::cast<mlir::RankedTensorType>(op->getOperand(0).getType())
            .getRank();
    int64_t added = integers(op, "broadcast_sizes").size();
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
        {"dynamic_slice_sizes=" + hloList(integers(op, "slice_sizes"))}};
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
    return hloDot(op);
  if (name == "convolution")
    return hloConvolution(op);
  if (name == "gather")
    return hloGather(op);
  for (auto family : {numeric, movement})
    if (std::optional<HloForm> form = family(op, name))
      return form;
  if (std::optional<HloForm> form = reducing(op, name, regions))
    return form;
  return hloSystemForm(op, name, regions, reason);
}
