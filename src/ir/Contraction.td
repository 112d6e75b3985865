// Contraction.td: sums of products. dot_general, convolution, dynamic_conv.
#ifndef TESELA_IR_CONTRACTION_TD
#define TESELA_IR_CONTRACTION_TD

include "Base.td"

def Stablehlo_PrecisionConfigAttr : TypedArrayAttrBase<Stablehlo_PrecisionAttr,
    "one precision for each operand">;

def Stablehlo_DotGeneralOp : Stablehlo_Op<"dot_general", [Pure]> {
  let summary = "sums of products over the contracted dimensions";
  let arguments = (ins
    Stablehlo_Tensor:$lhs,
    Stablehlo_Tensor:$rhs,
    Stablehlo_DotDimensionNumbersAttr:$dot_dimension_numbers,
    OptionalAttr<Stablehlo_PrecisionConfigAttr>:$precision_config,
    OptionalAttr<Stablehlo_DotAlgorithmAttr>:$algorithm
  );
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensions>($dot_dimension_numbers) ``
    custom<PrecisionAndAlgorithm>($precision_config, $algorithm) attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class Stablehlo_WindowedProductOp<string mnemonic, list<Trait> traits = []>
    : Stablehlo_Op<mnemonic, !listconcat([Pure], traits)> {
  dag windowAttributes = (ins
    OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
    OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
    Stablehlo_ConvDimensionNumbersAttr:$dimension_numbers,
    I64Attr:$feature_group_count,
    I64Attr:$batch_group_count,
    OptionalAttr<Stablehlo_PrecisionConfigAttr>:$precision_config
  );
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

def Stablehlo_ConvolutionOp : Stablehlo_WindowedProductOp<"convolution"> {
  let summary = "sums of products of a kernel and a moving window";
  let arguments = !con((ins
    Stablehlo_Tensor:$lhs,
    Stablehlo_Tensor:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding), windowAttributes);
  let assemblyFormat = [{
    `(` $lhs `,` $rhs `)` `dim_numbers` `=`
    custom<ConvDimensions>($dimension_numbers) `,` `window` `=`
    custom<Window>($window_strides, $padding, $lhs_dilation, $rhs_dilation,
                   $window_reversal)
    attr-dict `:` functional-type(operands, results)
  }];
}

def Stablehlo_DynamicConvOp : Stablehlo_WindowedProductOp<"dynamic_conv"> {
  let summary = "convolution whose padding is computed at run time";
  let arguments = !con((ins
    Stablehlo_Tensor:$lhs,
    Stablehlo_Tensor:$rhs,
    Stablehlo_IntTensor:$padding,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides), windowAttributes);
}

#endif // TESELA_IR_CONTRACTION_TD
