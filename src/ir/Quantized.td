// Between numbers and quantized numbers.
#ifndef TESELA_IR_QUANTIZED_TD
#define TESELA_IR_QUANTIZED_TD

include "Base.td"

class Stablehlo_QuantizationOp<string mnemonic, Type operand, Type result>
    : Stablehlo_Op<mnemonic, [Pure]> {
  let arguments = (ins operand:$operand);
  let results = (outs result:$result);
  let assemblyFormat = [{
    $operand attr-dict
    `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

def Stablehlo_UniformQuantizeOp
    : Stablehlo_QuantizationOp<"uniform_quantize",
        Stablehlo_FloatOrQuantizedTensor, Stablehlo_QuantizedTensor>;

def Stablehlo_UniformDequantizeOp
    : Stablehlo_InferOp<"uniform_dequantize", "C1, C2", [Pure]> {
  let arguments = (ins Stablehlo_QuantizedTensor:$operand);
  let results = (outs Stablehlo_FloatTensor:$result);
  let assemblyFormat = [{
    $operand attr-dict
    `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

#endif // TESELA_IR_QUANTIZED_TD
