// Attributes of single families: the roles of dimensions, the arithmetic of a
// dot, process groups, aliasing. Attributes.td includes this file.
#ifndef TESELA_IR_DIMENSIONNUMBERS_TD
#define TESELA_IR_DIMENSIONNUMBERS_TD

def Stablehlo_DotDimensionNumbersAttr
    : Stablehlo_Attr<"DotDimensionNumbers", "dot"> {
  let summary = "which dimensions of two operands are batched and contracted";
  let parameters = (ins ArrayRefParameter<"int64_t">:$lhsBatchingDimensions,
      ArrayRefParameter<"int64_t">:$rhsBatchingDimensions,
      ArrayRefParameter<"int64_t">:$lhsContractingDimensions,
      ArrayRefParameter<"int64_t">:$rhsContractingDimensions);
  let hasCustomAssemblyFormat = 1;
}

def Stablehlo_DotAlgorithmAttr
    : Stablehlo_Attr<"DotAlgorithm", "dot_algorithm"> {
  let summary = "the arithmetic a dot_general must be carried out in";
  let parameters = (ins "::mlir::Type":$lhs_precision_type,
      "::mlir::Type":$rhs_precision_type, "::mlir::Type":$accumulation_type,
      "int64_t":$lhs_component_count, "int64_t":$rhs_component_count,
      "int64_t":$num_primitive_operations,
      "bool":$allow_imprecise_accumulation);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Stablehlo_ConvDimensionNumbersAttr
    : Stablehlo_Attr<"ConvDimensionNumbers", "conv"> {
  let summary = "the role of each dimension of a convolution's tensors";
  let description = [{
    Written `[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]`: one list per tensor
    (input, kernel, output), one entry per dimension; a number is the index of
    a spatial dimension, `?` a dimension without a role.
  }];
  let parameters = (ins "int64_t":$inputBatchDimension,
      "int64_t":$inputFeatureDimension,
      ArrayRefParameter<"int64_t">:$inputSpatialDimensions,
      "int64_t":$kernelInputFeatureDimension,
      "int64_t":$kernelOutputFeatureDimension,
      ArrayRefParameter<"int64_t">:$kernelSpatialDimensions,
      "int64_t":$outputBatchDimension, "int64_t":$outputFeatureDimension,
      ArrayRefParameter<"int64_t">:$outputSpatialDimensions);
  let hasCustomAssemblyFormat = 1;
}

def Stablehlo_GatherDimensionNumbersAttr
    : Stablehlo_Attr<"GatherDimensionNumbers", "gather"> {
  let summary = "the role of each dimension of a gather's tensors";
  let parameters = (ins ArrayRefParameter<"int64_t">:$offsetDims,
      ArrayRefParameter<"int64_t">:$collapsedSliceDims,
      ArrayRefParameter<"int64_t">:$operandBatchingDims,
      ArrayRefParameter<"int64_t">:$startIndicesBatchingDims,
      ArrayRefParameter<"int64_t">:$startIndexMap, "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def Stablehlo_ScatterDimensionNumbersAttr
    : Stablehlo_Attr<"ScatterDimensionNumbers", "scatter"> {
  let summary = "the role of each dimension of a scatter's tensors";
  let parameters = (ins ArrayRefParameter<"int64_t">:$updateWindowDims,
      ArrayRefParameter<"int64_t">:$insertedWindowDims,
      ArrayRefParameter<"int64_t">:$inputBatchingDims,
      ArrayRefParameter<"int64_t">:$scatterIndicesBatchingDims,
      ArrayRefParameter<"int64_t">:$scatterDimsToOperandDims,
      "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def Stablehlo_ChannelHandleAttr
    : Stablehlo_Attr<"ChannelHandle", "channel_handle"> {
  let summary = "the channel of a collective; types: 1 device to device, "
                "2 device to host, 3 host to device";
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Stablehlo_SubAxisInfoAttr : Stablehlo_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "which slice of a mesh axis: `(sizes before)size`";
  let parameters = (ins "int64_t":$preSize, "int64_t":$size);
  let assemblyFormat = "`(` $preSize `)` `` $size";
}

def Stablehlo_AxisRefAttr : Stablehlo_Attr<"AxisRef", "axis_ref"> {
  let summary = "an axis of a mesh, or a slice of one";
  let parameters = (ins StringRefParameter<>:$name,
      OptionalParameter<"::tesela::stablehlo::SubAxisInfoAttr">:$sub_axis_info);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Stablehlo_MeshAxisAttr : Stablehlo_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "a named axis of a mesh of devices";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Stablehlo_MeshAttr : Stablehlo_Attr<"Mesh", "mesh"> {
  let summary = "a mesh of devices, axes from the slowest varying";
  let parameters =
      (ins ArrayRefParameter<"::tesela::stablehlo::MeshAxisAttr">:$axes,
          OptionalParameter<"::mlir::DenseIntElementsAttr">:$device_ids);
  let assemblyFormat = [{
    `<` `axes` `` `=` `` `[` $axes `]`
    (`,` `device_ids` `` `=` `` $device_ids^)? `>`
  }];
}

def Stablehlo_ReplicaGroupMeshAxesAttr
    : Stablehlo_Attr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let summary = "replica groups as the axes of a mesh that vary in a group";
  let description = [{
    `mesh` is a MeshAttr or the symbol of a mesh; `axes` are AxisRefAttr.
  }];
  let parameters = (ins "::mlir::Attribute":$mesh, "::mlir::ArrayAttr":$axes);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Stablehlo_OutputOperandAliasAttr
    : Stablehlo_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let summary = "an output that shares its buffer with an operand";
  let parameters = (ins ArrayRefParameter<"int64_t">:$outputTupleIndices,
      "int64_t":$operandIndex,
      ArrayRefParameter<"int64_t">:$operandTupleIndices);
  let hasCustomAssemblyFormat = 1;
}

#endif // TESELA_IR_DIMENSIONNUMBERS_TD
