// Collectives, tokens, tuples and custom calls in HLO.
#include "import/HloModule.h"

#include "ir/AttributeValues.h"
#include "ir/Dialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

/// "{{0,1},{2,3}}"; rows of unequal length are filled with -1.
static std::string groups(mlir::DenseIntElementsAttr matrix) {
  auto type = llvm::cast<mlir::ShapedType>(matrix.getType());
  if (matrix.getNumElements() == 0)
    return "{}";
  int64_t columns = type.getRank() == 2 ? type.getDimSize(1) : 1;
  std::string text = "{";
  llvm::SmallVector<int64_t> row;
  for (auto [i, value] : llvm::enumerate(matrix.getValues<int64_t>())) {
    if (value >= 0)
      row.push_back(value);
    if (static_cast<int64_t>(i + 1) % columns)
      continue;
    text += (text.size() > 1 ? "," : "") + hloList(row);
    row.clear();
  }
  return text + "}";
}

/// "mesh['x'=4,'y'=2] {'x'}".
static std::string meshGroups(stablehlo::ReplicaGroupMeshAxesAttr attribute) {
  auto mesh = llvm::dyn_cast<stablehlo::MeshAttr>(attribute.getMesh());
  if (!mesh)
    return {};
  std::string text = "mesh[", axes;
  for (stablehlo::MeshAxisAttr axis : mesh.getAxes())
    text += (text.back() == '[' ? "'" : ",'") + axis.getName().str() +
            "'=" + std::to_string(axis.getSize());
  for (auto axis : attribute.getAxes().getAsRange<stablehlo::AxisRefAttr>()) {
    axes += (axes.empty() ? "'" : ",'") + axis.getName().str() + "'";
    if (stablehlo::SubAxisInfoAttr part = axis.getSubAxisInfo())
      axes += ":(" + std::to_string(part.getPreSize()) + ")" +
              std::to_string(part.getSize());
  }
  return text + "] {" + axes + "}";
}

static bool isSet(mlir::Operation *op, StringRef name) {
  auto boolean = op->getAttrOfType<mlir::BoolAttr>(name);
  return boolean ? boolean.getValue() : op->hasAttrOfType<mlir::UnitAttr>(name);
}

/// What collectives have in common: channel and groups.
static bool addGroups(mlir::Operation *op, HloForm &form, std::string &reason) {
  if (auto channel =
          op->getAttrOfType<stablehlo::ChannelHandleAttr>("channel_handle");
      channel && channel.getHandle() > 0)
    form.attributes.push_back("channel_id=" +
                              std::to_string(channel.getHandle()));
  mlir::Attribute given = op->getAttr("replica_groups");
  std::string text;
  if (auto matrix = llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(given))
    text = groups(matrix);
  else if (auto axes =
               llvm::dyn_cast_or_null<stablehlo::ReplicaGroupMeshAxesAttr>(
                   given))
    text = meshGroups(axes);
  if (text.empty()) {
    reason = "its replica groups name a mesh of the module";
    return false;
  }
  form.attributes.push_back("replica_groups=" + text);
  if (isSet(op, "use_global_device_ids"))
    form.attributes.push_back("use_global_device_ids=true");
  return true;
}

static std::optional<HloForm> collective(mlir::Operation *op, StringRef name,
                                         llvm::ArrayRef<std::string> regions,
                                         std::string &reason) {
  HloForm form;
  form.opcode = name.str();
  llvm::replace(form.opcode, '_', '-');
  if (name == "collective_permute") {
    if (auto channel =
            op->getAttrOfType<stablehlo::ChannelHandleAttr>("channel_handle");
        channel && channel.getHandle() > 0)
      form.attributes.push_back("channel_id=" +
                                std::to_string(channel.getHandle()));
    form.attributes.push_back(
        "source_target_pairs=" +
        groups(op->getAttrOfType<mlir::DenseIntElementsAttr>(
            "source_target_pairs")));
    return form;
  }
  if (!addGroups(op, form, reason))
    return std::nullopt;
  auto dimensions = [&](StringRef attribute) {
    form.attributes.push_back("dimensions=" +
                              hloList(ir::integers(op, attribute)));
  };
  if (name == "all_gather")
    dimensions("all_gather_dim");
  if (name == "reduce_scatter")
    dimensions("scatter_dimension");
  if (name == "all_to_all") {
    if (op->getNumOperands() != 1 || ir::integers(op, "split_dimension") !=
                                         ir::integers(op, "concat_dimension")) {
      reason = "it splits and joins along different dimensions or takes "
               "several operands";
      return std::nullopt;
    }
    dimensions("split_dimension");
  }
  if (isSet(op, "has_dynamic_root")) {
    reason = "its root is not known before the run";
    return std::nullopt;
  }
  if (!regions.empty())
    form.attributes.push_back("to_apply=" + regions.front());
  return form;
}

/// "{ {0}: (0, {1}), ... }" of a custom call.
static std::string aliases(mlir::ArrayAttr list) {
  std::string text;
  for (auto alias : list.getAsRange<stablehlo::OutputOperandAliasAttr>())
    text += (text.empty() ? "" : ", ") +
            hloList(alias.getOutputTupleIndices()) + ": (" +
            std::to_string(alias.getOperandIndex()) + ", " +
            hloList(alias.getOperandTupleIndices()) + ")";
  return "{" + text + "}";
}

/// The operands' shapes with the layouts the callee wants.
static std::string operandLayouts(mlir::Operation *op, mlir::ArrayAttr list) {
  std::string text;
  for (auto [operand, layout] : llvm::zip(op->getOperands(), list)) {
    llvm::SmallVector<int64_t> order;
    if (auto given = llvm::dyn_cast<mlir::DenseIntElementsAttr>(layout))
      for (const llvm::APInt &dimension : given.getValues<llvm::APInt>())
        order.push_back(dimension.getSExtValue());
    std::string shape = hloShape(operand.getType());
    text += (text.empty() ? "" : ", ") +
            StringRef(shape).split(']').first.str() + "]" +
            (order.empty() ? "" : hloList(order));
  }
  return "{" + text + "}";
}

static HloForm customCall(mlir::Operation *op,
                          llvm::ArrayRef<std::string> called) {
  HloForm form;
  form.opcode = "custom-call";
  llvm::SmallVector<std::string> &a = form.attributes;
  auto target = op->getAttrOfType<mlir::StringAttr>("call_target_name");
  a.push_back("custom_call_target=" + hloQuoted(target.getValue()));
  if (auto layouts = op->getAttrOfType<mlir::ArrayAttr>("operand_layouts"))
    a.push_back("operand_layout_constraints=" + operandLayouts(op, layouts));
  if (isSet(op, "has_side_effect"))
    a.push_back("custom_call_has_side_effect=true");
  if (auto list = op->getAttrOfType<mlir::ArrayAttr>("output_operand_aliases");
      list && !list.empty())
    a.push_back("output_to_operand_aliasing=" + aliases(list));
  if (called.size() == 1)
    a.push_back("to_apply=" + called.front());
  if (called.size() > 1)
    a.push_back("called_computations={" + llvm::join(called, ", ") + "}");
  if (auto version = op->getAttrOfType<mlir::IntegerAttr>("api_version"))
    if (version.getInt() > 1)
      a.push_back(
          "api_version=" +
          stablehlo::stringifyCustomCallApiVersion(
              static_cast<stablehlo::CustomCallApiVersion>(version.getInt()))
              .str());
  mlir::Attribute config = op->getAttr("backend_config");
  if (auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(config)) {
    if (!text.empty())
      a.push_back("backend_config=" + hloQuoted(text.getValue()));
  } else if (config) {
    std::string dictionary;
    llvm::raw_string_ostream(dictionary) << config;
    a.push_back("backend_config=" + dictionary);
  }
  return form;
}

std::optional<HloForm>
tesela::import::hloSystemForm(mlir::Operation *op, StringRef name,
                              llvm::ArrayRef<std::string> regions,
                              std::string &reason) {
  if (name == "custom_call")
    return customCall(op, regions);
  if (name.starts_with("all_") || name.starts_with("collective_") ||
      name == "reduce_scatter")
    return collective(op, name, regions, reason);
  if (name == "replica_id")
    return HloForm{"replica-id", {}};
  if (name == "partition_id")
    return HloForm{"partition-id", {}};
  if (name == "after_all" || name == "create_token")
    return HloForm{"after-all", {}};
  if (name == "tuple")
    return HloForm{"tuple", {}};
  if (name == "get_tuple_element")
    return HloForm{
        "get-tuple-element",
        {"index=" + std::to_string(ir::integers(op, "index").front())}};
  if (name == "outfeed") {
    auto config = op->getAttrOfType<mlir::StringAttr>("outfeed_config");
    if (op->getNumOperands() != 2) {
      reason = "it sends other than one value";
      return std::nullopt;
    }
    HloForm form{"outfeed",
                 {"outfeed_shape=" + hloShape(op->getOperand(0).getType())}};
    if (config && !config.empty())
      form.attributes.push_back("outfeed_config=" +
                                hloQuoted(config.getValue()));
    return form;
  }
  return std::nullopt;
}
