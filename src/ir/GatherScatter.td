// GatherScatter.td: reading and writing windows at computed indices.
#ifndef TESELA_IR_GATHERSCATTER_TD
#define TESELA_IR_GATHERSCATTER_TD

include "Base.td"

// Indices may be of type index where a framework computed them from shapes.
def Stablehlo_IndicesTensor : RankedTensorOf<[AnyInteger, Index]>;

def Stablehlo_GatherOp : Stablehlo_InferOp<"gather", "C22", [Pure]> {
  let summary = "reads windows of a tensor at computed indices";
  let arguments = (ins Stablehlo_Tensor:$operand,
      Stablehlo_IndicesTensor:$start_indices,
      Stablehlo_GatherDimensionNumbersAttr:$dimension_numbers,
      DenseI64ArrayAttr:$slice_sizes,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_ScatterOp
    : Stablehlo_InferOp<
          "scatter", "C24", [SameVariadicOperandSize, RecursiveMemoryEffects]> {
  let summary = "combines windows into a tensor at computed indices";
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs,
      Stablehlo_IndicesTensor:$scatter_indices,
      Variadic<Stablehlo_Tensor>:$updates,
      Stablehlo_ScatterDimensionNumbersAttr:$scatter_dimension_numbers,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let regions = (region SizedRegion<1>:$update_computation);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

#endif // TESELA_IR_GATHERSCATTER_TD
