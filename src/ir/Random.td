// Random numbers.
#ifndef TESELA_IR_RANDOM_TD
#define TESELA_IR_RANDOM_TD

include "Base.td"
include "mlir/IR/OpAsmInterface.td"

// From a hidden state; deprecated.
def Stablehlo_RngOp : Stablehlo_InferOp<"rng", "C1, C3"> {
  let arguments = (ins
    Stablehlo_ScalarTensorOf<[Stablehlo_Pred, Stablehlo_Int, Stablehlo_Float]>:$a,
    Stablehlo_ScalarTensorOf<[Stablehlo_Pred, Stablehlo_Int, Stablehlo_Float]>:$b,
    Stablehlo_DimensionTensor:$shape,
    Stablehlo_RngDistributionAttr:$rng_distribution);
  let results = (outs
    Stablehlo_TensorOf<[Stablehlo_Pred, Stablehlo_Int, Stablehlo_Float]>:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` custom<Keyword>($rng_distribution) attr-dict
    `:` functional-type(operands, results)
  }];
}

// Bits from a state that is passed along.
def Stablehlo_RngBitGeneratorOp : Stablehlo_Op<"rng_bit_generator", [
    Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins
    Stablehlo_RngAlgorithmAttr:$rng_algorithm,
    Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float]>:$initial_state);
  let results = (outs
    Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float]>:$output_state,
    Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float]>:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` custom<Keyword>($rng_algorithm) attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // TESELA_IR_RANDOM_TD
