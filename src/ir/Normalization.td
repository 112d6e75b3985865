// Normalization.td: batch normalisation, forward and backward.
#ifndef TESELA_IR_NORMALIZATION_TD
#define TESELA_IR_NORMALIZATION_TD

include "Base.td"

class Stablehlo_BatchNormOp<string mnemonic, string resultConstraint>
    : Stablehlo_InferOp<mnemonic, resultConstraint, [Pure]>;

def Stablehlo_BatchNormTrainingOp : Stablehlo_BatchNormOp<"batch_norm_training", "C5"> {
  let summary = "normalises each feature by its own mean and biased variance";
  let arguments = (ins
    Stablehlo_FloatTensor:$operand,
    Stablehlo_FloatTensor:$scale,
    Stablehlo_FloatTensor:$offset,
    F32Attr:$epsilon,
    I64Attr:$feature_index
  );
  let results = (outs
    Stablehlo_FloatTensor:$output,
    Stablehlo_FloatTensor:$batch_mean,
    Stablehlo_FloatTensor:$batch_var
  );
}

def Stablehlo_BatchNormInferenceOp : Stablehlo_BatchNormOp<"batch_norm_inference", "C7"> {
  let summary = "normalises each feature by a given mean and variance";
  let arguments = (ins
    Stablehlo_FloatTensor:$operand,
    Stablehlo_FloatTensor:$scale,
    Stablehlo_FloatTensor:$offset,
    Stablehlo_FloatTensor:$mean,
    Stablehlo_FloatTensor:$variance,
    F32Attr:$epsilon,
    I64Attr:$feature_index
  );
  let results = (outs Stablehlo_FloatTensor:$result);
}

def Stablehlo_BatchNormGradOp : Stablehlo_BatchNormOp<"batch_norm_grad", "C3"> {
  let summary = "the gradients of batch_norm_training";
  let arguments = (ins
    Stablehlo_FloatTensor:$operand,
    Stablehlo_FloatTensor:$scale,
    Stablehlo_FloatTensor:$mean,
    Stablehlo_FloatTensor:$variance,
    Stablehlo_FloatTensor:$grad_output,
    F32Attr:$epsilon,
    I64Attr:$feature_index
  );
  let results = (outs
    Stablehlo_FloatTensor:$grad_operand,
    Stablehlo_FloatTensor:$grad_scale,
    Stablehlo_FloatTensor:$grad_offset
  );
}

#endif // TESELA_IR_NORMALIZATION_TD
