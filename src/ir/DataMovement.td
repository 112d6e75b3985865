// Operators that move elements or make constant ones, without arithmetic.
#ifndef TESELA_IR_DATAMOVEMENT_TD
#define TESELA_IR_DATAMOVEMENT_TD

include "Base.td"
include "mlir/IR/OpAsmInterface.td"

//===-- From nothing ------------------------------------------------------===//

// (C1) the value has the result's type, or its storage type if that is
// quantized.
def Stablehlo_ConstantOp : Stablehlo_Op<"constant", [
    Pure, ConstantLike, InferTypeOpAdaptorWithIsCompatible,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Stablehlo_Tensor:$output);
  let builders = [OpBuilder<(ins "mlir::Attribute":$value)>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1; // to its own value: what ConstantLike promises
  let hasVerifier = 1;
}

// Counts along a dimension. (C1) the dimension exists.
def Stablehlo_IotaOp : Stablehlo_Op<"iota", [Pure]> {
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs Stablehlo_Tensor:$output);
  let assemblyFormat =
      "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasVerifier = 1;
}

//===-- Static shapes -----------------------------------------------------===//

def Stablehlo_BitcastConvertOp : Stablehlo_Op<"bitcast_convert", [Pure]> {
  let arguments = (ins Stablehlo_Tensor:$operand);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Stablehlo_BroadcastInDimOp : Stablehlo_Op<"broadcast_in_dim", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Stablehlo_ConcatenateOp
    : Stablehlo_InferOp<"concatenate", "C5, C6", [Pure]> {
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, I64Attr:$dimension);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    custom<InputsAndDimension>($inputs, $dimension) attr-dict
    `:` functional-type(operands, results)
  }];
}

def Stablehlo_PadOp : Stablehlo_InferOp<"pad", "C4", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_Tensor:$padding_value,
    DenseI64ArrayAttr:$edge_padding_low,
    DenseI64ArrayAttr:$edge_padding_high,
    DenseI64ArrayAttr:$interior_padding);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,`
    `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding
    attr-dict `:` functional-type(operands, results)
  }];
}

def Stablehlo_ReshapeOp : Stablehlo_Op<"reshape", [Pure]> {
  let arguments = (ins Stablehlo_Tensor:$operand);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Stablehlo_ReverseOp : Stablehlo_InferOp<"reverse", "C1", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions attr-dict
    `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

def Stablehlo_SliceOp : Stablehlo_InferOp<"slice", "C1, C5", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    DenseI64ArrayAttr:$start_indices,
    DenseI64ArrayAttr:$limit_indices,
    DenseI64ArrayAttr:$strides);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides)
    attr-dict `:` functional-type(operands, results)
  }];
}

def Stablehlo_TransposeOp : Stablehlo_InferOp<"transpose", "C1, C3", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation attr-dict
    `:` functional-type(operands, results)
  }];
}

//===-- Start indices from operands, clamped so that the slice fits -------===//

def Stablehlo_DynamicSliceOp
    : Stablehlo_InferOp<"dynamic_slice", "C1, C5", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Variadic<Stablehlo_ScalarIntTensor>:$start_indices,
    DenseI64ArrayAttr:$slice_sizes);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    custom<InputAndIndices>($operand, $start_indices)
    `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)
  }];
}

def Stablehlo_DynamicUpdateSliceOp
    : Stablehlo_InferOp<"dynamic_update_slice", "C1", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_Tensor:$update,
    Variadic<Stablehlo_ScalarIntTensor>:$start_indices);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

//===-- Sizes of dynamic dimensions ---------------------------------------===//

def Stablehlo_GetDimensionSizeOp
    : Stablehlo_InferOp<"get_dimension_size", "result", [Pure]> {
  let arguments = (ins Stablehlo_Tensor:$operand, I64Attr:$dimension);
  let results = (outs Stablehlo_ScalarTensorOf<[I32]>:$result);
  let assemblyFormat = [{
    $operand `,` `dim` `=` $dimension attr-dict
    `:` functional-type(operands, results)
  }];
}

def Stablehlo_SetDimensionSizeOp
    : Stablehlo_InferOp<"set_dimension_size", "result", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_ScalarTensorOf<[I32]>:$size,
    I64Attr:$dimension);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` $dimension attr-dict
    `:` functional-type(operands, results)
  }];
}

//===-- Whole values ------------------------------------------------------===//

def Stablehlo_TupleOp : Stablehlo_InferOp<"tuple", "C1", [Pure]> {
  let arguments = (ins Variadic<Stablehlo_AnyValue>:$val);
  let results = (outs Stablehlo_Tuple:$result);
  let assemblyFormat =
      "$val attr-dict `:` custom<TupleOf>(type($val), type($result))";
}

def Stablehlo_GetTupleElementOp
    : Stablehlo_InferOp<"get_tuple_element", "C2", [Pure]> {
  let arguments = (ins Stablehlo_Tuple:$operand, I32Attr:$index);
  let results = (outs Stablehlo_AnyValue:$result);
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict
    `:` functional-type(operands, results)
  }];
}

// Keeps its operands and their order of evaluation from being optimised.
def Stablehlo_OptimizationBarrierOp
    : Stablehlo_InferOp<"optimization_barrier", "C1"> {
  let arguments = (ins Variadic<Stablehlo_AnyValue>:$operand);
  let results = (outs Variadic<Stablehlo_AnyValue>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairwiseTypes>(type($operand), type($result)))
              :(`(` `)`)?
  }];
}

#endif // TESELA_IR_DATAMOVEMENT_TD
