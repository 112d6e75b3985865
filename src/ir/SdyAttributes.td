// Attributes of the sdy dialect: meshes, shardings, sharding rules. Their text
// is Shardy's; SdyAttributes.cpp and SdyRules.cpp parse and print it.
#ifndef TESELA_IR_SDYATTRIBUTES_TD
#define TESELA_IR_SDYATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def SdyDialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::tesela::sdy";
  let summary = "How tensors are spread over a mesh of devices";
  let usePropertiesForAttributes = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    void addSdy();
    void registerAttributes();
  }];
}

class Sdy_Enum<string name, list<string> keywords> : I32EnumAttr<name, "",
    !foreach(i, !range(!size(keywords)), I32EnumAttrCase<keywords[i], i>)> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::tesela::sdy";
}

def Sdy_PropagationDirection
    : Sdy_Enum<"PropagationDirection", ["NONE", "FORWARD", "BACKWARD", "BOTH"]>;
def Sdy_PropagationDirectionAttr : EnumAttr<SdyDialect,
    Sdy_PropagationDirection, "propagation_direction">;
def Sdy_ReductionOp : Sdy_Enum<"ReductionOp", ["SUM", "MAX", "MIN"]>;
def Sdy_ReductionOpAttr
    : EnumAttr<SdyDialect, Sdy_ReductionOp, "reduction_op">;

// Attributes print their text without spaces around it, so that they nest.
class Sdy_Attr<string name, string keyword> : AttrDef<SdyDialect, name> {
  let mnemonic = keyword;
  let hasCustomAssemblyFormat = 1;
}

//===-- Meshes ------------------------------------------------------------===//

def Sdy_MeshAxisAttr : Sdy_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "`\"x\"=4`: a named axis and its number of devices";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
}

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "`<[\"x\"=4, \"y\"=2], device_ids=[...]>`: devices in a grid";
  let description = [{
    Devices are numbered with the last axis fastest; `device_ids` says which
    device stands at each position where that is not the identity. No axes: one
    device, the one named (a *maximal* mesh) or any.
  }];
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::MeshAxisAttr">:$axes,
    ArrayRefParameter<"int64_t">:$deviceIds
  );
  let skipDefaultBuilders = 1;
  let builders = [
    // Drops device ids that are the identity.
    AttrBuilder<(ins "::llvm::ArrayRef<::tesela::sdy::MeshAxisAttr>":$axes,
                     CArg<"::llvm::ArrayRef<int64_t>", "{}">:$deviceIds)>
  ];
  let extraClassDeclaration = [{
    /// 0 if there is no such axis.
    int64_t getAxisSize(::llvm::StringRef axis) const;
    int64_t getDeviceCount() const;
    bool isMaximal() const {
      return getAxes().empty() && !getDeviceIds().empty();
    }
    /// The position of an axis in the mesh; -1 if there is no such axis.
    int64_t getAxisIndex(::llvm::StringRef axis) const;
  }];
}

//===-- Shardings ---------------------------------------------------------===//

def Sdy_AxisRefAttr : Sdy_Attr<"AxisRef", "axis_ref"> {
  let summary = "`\"x\"` or `\"x\":(2)4`: an axis or a part of one";
  let description = [{
    The part splits the axis into (preSize, size, rest) and means the middle
    one. A whole axis has preSize 1 and size 0.
  }];
  let parameters = (ins
    StringRefParameter<>:$name, "int64_t":$preSize, "int64_t":$size);
  let builders = [
    AttrBuilder<(ins "::llvm::StringRef":$name), [{
      return $_get($_ctxt, name, 1, 0);
    }]>
  ];
  let extraClassDeclaration = [{
    bool isSubAxis() const { return getSize() != 0; }
    /// The number of shards along this axis of `mesh`.
    int64_t getShardCount(MeshAttr mesh) const;
    /// Whether some device coordinate belongs to both.
    bool overlaps(AxisRefAttr other, MeshAttr mesh) const;
  }];
}

def Sdy_DimensionShardingAttr
    : Sdy_Attr<"DimensionSharding", "dimension_sharding"> {
  let summary = "`{\"x\", \"y\", ?}p1`: the axes that split one dimension";
  let description = [{
    From the slowest varying. `?`: propagation may add axes. `pN`: priority, 0
    is the most urgent and what absence means.
  }];
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::AxisRefAttr">:$axes,
    "bool":$isClosed,
    "::std::optional<int64_t>":$priority
  );
  let extraClassDeclaration = [{
    int64_t getShardCount(MeshAttr mesh) const;
  }];
}

def Sdy_TensorShardingAttr : Sdy_Attr<"TensorSharding", "sharding"> {
  let summary = "`<@mesh, [{\"x\"}, {?}], replicated={\"z\"}>`: of one value";
  let description = [{
    `mesh` is a symbol or a MeshAttr. Axes that appear nowhere replicate the
    tensor implicitly, and propagation may use them; those of `replicated` it
    may not; along those of `unreduced` the devices hold partial results, to be
    combined by `reductionOp`.
  }];
  let parameters = (ins
    "::mlir::Attribute":$mesh,
    ArrayRefParameter<"::tesela::sdy::DimensionShardingAttr">:$dimShardings,
    ArrayRefParameter<"::tesela::sdy::AxisRefAttr">:$replicatedAxes,
    ArrayRefParameter<"::tesela::sdy::AxisRefAttr">:$unreducedAxes,
    "::tesela::sdy::ReductionOp":$reductionOp
  );
  let extraClassDeclaration = [{
    /// The mesh, looked up from `op` if it is a symbol; null if unknown.
    MeshAttr getMeshAttr(::mlir::Operation *op) const;
    /// Whether the sharding can be that of a value of this type; reports what
    /// is wrong with it. `mesh` is what getMeshAttr
    /// found.
    ::llvm::LogicalResult verifyFor(
        ::mlir::Type type, MeshAttr mesh,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) const;
    /// The type of one device's part: dimensions split, rounded up.
    ::mlir::Type getLocalType(::mlir::Type type, MeshAttr mesh) const;
  }];
}

def Sdy_TensorShardingPerValueAttr
    : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value"> {
  let summary = "`<[<@mesh, [...]>, ...]>`: the shardings of several values";
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::TensorShardingAttr">:$shardings);
}

def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes"> {
  let summary = "`{\"x\", \"y\"}`: axes a manual computation handles itself";
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$axes);
}

def Sdy_AxisRefListAttr : Sdy_Attr<"AxisRefList", "axis_ref_list"> {
  let summary = "`{\"x\", \"y\":(1)2}`: axes";
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::AxisRefAttr">:$axes);
}

def Sdy_ListOfAxisRefListsAttr
    : Sdy_Attr<"ListOfAxisRefLists", "list_of_axis_ref_lists"> {
  let summary = "`[{\"x\"}, {}]`: axes for each dimension";
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::AxisRefListAttr">:$dimensions);
}

def Sdy_AllToAllParamAttr : Sdy_Attr<"AllToAllParam", "all_to_all_param"> {
  let summary = "`{\"x\"}: 0->1`: axes that move between dimensions";
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::AxisRefAttr">:$axes,
    "int64_t":$srcDim, "int64_t":$tgtDim);
}

def Sdy_AllToAllParamListAttr
    : Sdy_Attr<"AllToAllParamList", "all_to_all_param_list"> {
  let summary = "`[{\"x\"}: 0->1, ...]`";
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::AllToAllParamAttr">:$params);
}

//===-- Sharding rules ----------------------------------------------------===//

def Sdy_DimMappingAttr : Sdy_Attr<"DimMapping", "dim_mapping"> {
  let summary = "`ij`: the factors of one dimension, slowest first";
  let parameters = (ins ArrayRefParameter<"int64_t">:$factors);
}

def Sdy_TensorMappingAttr : Sdy_Attr<"TensorMapping", "tensor_mapping"> {
  let summary = "`[i, jk]`: the factors of each dimension";
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::DimMappingAttr">:$dimMappings);
}

def Sdy_OpShardingRuleAttr
    : Sdy_Attr<"OpShardingRule", "op_sharding_rule"> {
  let summary = "`<([i, k], [k, j])->([i, j]) {i=8, j=4, k=2} reduction={k}>`";
  let description = [{
    Which dimensions of operands and results belong together, as factors, like
    the letters of an einsum. Factors are written i, ..., z, z_1, z_2, ...
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$factorSizes,
    ArrayRefParameter<"::tesela::sdy::TensorMappingAttr">:$operandMappings,
    ArrayRefParameter<"::tesela::sdy::TensorMappingAttr">:$resultMappings,
    ArrayRefParameter<"int64_t">:$reductionFactors,
    ArrayRefParameter<"int64_t">:$needReplicationFactors,
    ArrayRefParameter<"int64_t">:$permutationFactors,
    ArrayRefParameter<"int64_t">:$blockedPropagationFactors,
    "bool":$isCustomRule
  );
}

//===-- Records of propagation --------------------------------------------===//

def Sdy_EdgeValueRefAttr : Sdy_Attr<"EdgeValueRef", "edge_value_ref"> {
  let summary = "`operand-1` or `result-0`";
  let parameters = (ins "bool":$isResult, "int64_t":$index);
}

def Sdy_AxisToPropagationDetailsAttr
    : Sdy_Attr<"AxisToPropagationDetails", "axis_to_propagation_details"> {
  let summary = "`{\"x\" = operand-0 -> [result-0]}`";
  let parameters = (ins
    "::tesela::sdy::AxisRefAttr":$axis,
    "::tesela::sdy::EdgeValueRefAttr":$source,
    ArrayRefParameter<"::tesela::sdy::EdgeValueRefAttr">:$targets);
}

def Sdy_PropagationOneStepAttr
    : Sdy_Attr<"PropagationOneStep", "propagation_one_step"> {
  let summary = "`{step-2 = [...]}`";
  let parameters = (ins
    "int64_t":$step,
    ArrayRefParameter<"::tesela::sdy::AxisToPropagationDetailsAttr">:$entries);
}

def Sdy_PropagationEdgesAttr
    : Sdy_Attr<"PropagationEdges", "propagation_edges"> {
  let summary = "`<[{step-0 = [...]}, ...]>`";
  let parameters = (ins
    ArrayRefParameter<"::tesela::sdy::PropagationOneStepAttr">:$steps);
}

#endif // TESELA_IR_SDYATTRIBUTES_TD
