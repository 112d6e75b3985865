// Operators whose shapes or positions are computed at run time. Each becomes
// the static operator of its name once its extra operands are constants.
#ifndef TESELA_IR_DYNAMIC_TD
#define TESELA_IR_DYNAMIC_TD

include "Base.td"

class Stablehlo_DynamicOp<string mnemonic> : Stablehlo_Op<mnemonic, [Pure]> {
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_DynamicBroadcastInDimOp
    : Stablehlo_DynamicOp<"dynamic_broadcast_in_dim"> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_DimensionTensor:$output_dimensions,
    DenseI64ArrayAttr:$broadcast_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions);
  let assemblyFormat = [{
    $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions
    attr-dict `:` functional-type(operands, results)
  }];
}

// Slice sizes come from an operand; the rest is gather.
def Stablehlo_DynamicGatherOp : Stablehlo_Op<"dynamic_gather", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_IntTensor:$start_indices,
    Stablehlo_DimensionTensor:$slice_sizes,
    Stablehlo_GatherDimensionNumbersAttr:$dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

def Stablehlo_DynamicIotaOp : Stablehlo_DynamicOp<"dynamic_iota"> {
  let arguments = (ins
    Stablehlo_DimensionTensor:$output_shape, I64Attr:$iota_dimension);
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` $iota_dimension attr-dict
    `:` functional-type(operands, results)
  }];
}

def Stablehlo_DynamicPadOp : Stablehlo_DynamicOp<"dynamic_pad"> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_Tensor:$padding_value,
    Stablehlo_DimensionTensor:$edge_padding_low,
    Stablehlo_DimensionTensor:$edge_padding_high,
    Stablehlo_DimensionTensor:$interior_padding);
}

def Stablehlo_DynamicReshapeOp : Stablehlo_DynamicOp<"dynamic_reshape"> {
  let arguments = (ins
    Stablehlo_Tensor:$operand, Stablehlo_DimensionTensor:$output_shape);
}

def Stablehlo_RealDynamicSliceOp : Stablehlo_DynamicOp<"real_dynamic_slice"> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_DimensionTensor:$start_indices,
    Stablehlo_DimensionTensor:$limit_indices,
    Stablehlo_DimensionTensor:$strides);
}

#endif // TESELA_IR_DYNAMIC_TD
