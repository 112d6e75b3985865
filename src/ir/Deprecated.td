// Operators that old programs still hold; newer ones replaced them.
#ifndef TESELA_IR_DEPRECATED_TD
#define TESELA_IR_DEPRECATED_TD

include "Base.td"

// Adds dimensions in front; see broadcast_in_dim.
def Stablehlo_BroadcastOp : Stablehlo_InferOp<"broadcast", "result", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes attr-dict
    `:` functional-type(operands, results)
  }];
}

// See after_all.
def Stablehlo_CreateTokenOp
    : Stablehlo_InferOp<"create_token", "result", [Pure]> {
  let results = (outs Stablehlo_Token:$output);
  let assemblyFormat = "attr-dict `:` type(results)";
}

// Product of vectors and matrices; see dot_general.
def Stablehlo_DotOp : Stablehlo_Op<"dot", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$lhs,
    Stablehlo_Tensor:$rhs,
    OptionalAttr<TypedArrayAttrBase<Stablehlo_PrecisionAttr,
                                    "precision of each operand">>:$precision_config);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`,` `precision` `=` custom<Precisions>($precision_config)^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

// See dot_general, transpose, reduce.
def Stablehlo_EinsumOp : Stablehlo_Op<"einsum", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs, StrAttr:$einsum_config);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict
    `:` functional-type(operands, results)
  }];
}

def Stablehlo_UnaryEinsumOp : Stablehlo_Op<"unary_einsum", [Pure]> {
  let arguments = (ins Stablehlo_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `config` `=` $einsum_config attr-dict
    `:` functional-type(operands, results)
  }];
}

// See gather.
def Stablehlo_TorchIndexSelectOp
    : Stablehlo_Op<"torch_index_select", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_Tensor:$index,
    I64Attr:$dim,
    I64Attr:$batch_dims);
  let results = (outs Stablehlo_Tensor:$result);
}

#endif // TESELA_IR_DEPRECATED_TD
