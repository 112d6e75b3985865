// Attributes of the operators whose dimensions have roles: contractions, gather
// and scatter.
#include "import/HloModule.h"

#include "ir/AttributeValues.h"
#include "ir/Dialect.h"

using namespace tesela;
using namespace tesela::import;
using ir::flag;
using ir::integer;
using ir::integers;
using llvm::StringRef;

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
            stablehlo::stringifyPrecision(entry.getValue()).lower();
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

HloForm tesela::import::hloDot(mlir::Operation *op) {
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

HloForm tesela::import::hloConvolution(mlir::Operation *op) {
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

HloForm tesela::import::hloGather(mlir::Operation *op) {
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
  a.push_back("slice_sizes=" + hloList(integers(op, "slice_sizes")));
  if (flag(op, "indices_are_sorted"))
    a.push_back("indices_are_sorted=true");
  return form;
}

HloForm tesela::import::hloScatter(mlir::Operation *op, StringRef region) {
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
