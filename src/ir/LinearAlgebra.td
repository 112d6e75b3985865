// LinearAlgebra.td: opaque ops on matrices and signals: they have a judge and
// an emitter but no granular form.
#ifndef TESELA_IR_LINEARALGEBRA_TD
#define TESELA_IR_LINEARALGEBRA_TD

include "Base.td"

class Stablehlo_MatrixOp<string mnemonic, string resultConstraint>
    : Stablehlo_InferOp<mnemonic, resultConstraint, [Pure]>;

def Stablehlo_FftOp : Stablehlo_MatrixOp<"fft", "C5"> {
  let summary = "discrete Fourier transform of the last dimensions";
  let arguments = (ins
    Stablehlo_FloatOrComplexTensor:$operand,
    Stablehlo_FftTypeAttr:$fft_type,
    DenseI64ArrayAttr:$fft_length
  );
  let results = (outs Stablehlo_FloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $operand `,` `type` `=` $fft_type `,` `length` `=`
    custom<DenseDimensions>($fft_length) attr-dict
    `:` functional-type(operands, results)
  }];
}

def Stablehlo_CholeskyOp : Stablehlo_MatrixOp<"cholesky", "C1"> {
  let summary = "the triangular factor of a positive definite matrix";
  let arguments = (ins
    Stablehlo_FloatOrComplexTensor:$a,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$lower
  );
  let results = (outs Stablehlo_FloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict
    `:` custom<SameOperandsAndResultType>(type($a), type($result))
  }];
}

def Stablehlo_TriangularSolveOp : Stablehlo_MatrixOp<"triangular_solve", "C4"> {
  let summary = "solves a x = b or x a = b for a triangular a";
  let arguments = (ins
    Stablehlo_FloatOrComplexTensor:$a,
    Stablehlo_FloatOrComplexTensor:$b,
    BoolAttr:$left_side,
    BoolAttr:$lower,
    BoolAttr:$unit_diagonal,
    Stablehlo_TransposeAttr:$transpose_a
  );
  let results = (outs Stablehlo_FloatOrComplexTensor:$result);
}

#endif // TESELA_IR_LINEARALGEBRA_TD
