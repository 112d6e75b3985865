#ifndef TESELA_SIMPLIFY_PASSES_TD
#define TESELA_SIMPLIFY_PASSES_TD

include "mlir/Pass/PassBase.td"

def ExpandQuantization : Pass<"simplify-expand-quantization",
                              "mlir::ModuleOp"> {
  let summary = "Write operators on quantized types in terms of real ones";
  let description = [{
    A quantized element q stands for (q - zero point) * scale. An operator on
    such elements is defined as: dequantize, compute in the expressed type,
    quantize again by dividing, clamping and rounding to even. This pass writes
    just that; the stored integers are what crosses functions and loops.

    Before:

        %1 = stablehlo.tanh %0 : tensor<4x!quant.uniform<i8:f32, 0.5:-1>>

    After, with %0 and %1 of tensor<4xi8>:

        %a = stablehlo.convert %0 : (tensor<4xi8>) -> tensor<4xf32>
        %b = stablehlo.subtract %a, %zeroPoint
        %c = stablehlo.multiply %b, %scale
        %d = stablehlo.tanh %c
        %e = stablehlo.divide %d, %scale
        %f = stablehlo.add %e, %zeroPoint
        %g = stablehlo.clamp %lowest, %f, %highest
        %h = stablehlo.round_nearest_even %g
        %1 = stablehlo.convert %h : (tensor<4xf32>) -> tensor<4xi8>
  }];
}

def RemoveIdentities : Pass<"simplify-remove-identities", "mlir::func::FuncOp"> {
  let summary = "Remove operators that give their operand back";
  let description = [{
    Removes an operator whose result equals one of its operands bit for bit:
    a reshape, transpose, slice, pad, broadcast or convert to the same type with
    nothing to do, a concatenation of one piece, a select whose branches are the
    same value or whose predicate is a constant, integer x + 0 and x * 1, a
    tuple taken apart. Floating-point x + 0 stays: it turns -0 into +0.

    Before:

        %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<4xf32>
        %2 = stablehlo.negate %1 : tensor<4xf32>

    After:

        %2 = stablehlo.negate %0 : tensor<4xf32>
  }];
}

def ComposeMovement : Pass<"simplify-compose-movement", "mlir::func::FuncOp"> {
  let summary = "Turn two movements of data in a row into one";
  let description = [{
    reshape of reshape, transpose of transpose, broadcast_in_dim of
    broadcast_in_dim and slice of slice each become one operator.

    Before:

        %1 = stablehlo.transpose %0, dims = [1, 0, 2]
        %2 = stablehlo.transpose %1, dims = [0, 2, 1]

    After:

        %2 = stablehlo.transpose %0, dims = [1, 2, 0]
  }];
}

def OrderOperands : Pass<"simplify-order-operands", "mlir::func::FuncOp"> {
  let summary = "Put the constant operand of a commutative operator last";
  let description = [{
    add, multiply, and, or and xor commute exactly; with a constant on the right
    there is one form to recognise. maximum and minimum keep their order: which
    NaN they give back may depend on it.

    Before:

        %1 = stablehlo.multiply %cst, %0 : tensor<4xf32>

    After:

        %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
  }];
}

def FoldConstants : Pass<"simplify-fold-constants", "mlir::func::FuncOp"> {
  let summary = "Let the judge evaluate operators on constants";
  let description = [{
    An operator without effects whose operands are all constants is replaced by
    what the judge gives, where that shrinks the program: the result takes no
    more bytes than the operands do, or at most 64 bytes. A splat stays a splat.

    Before:

        %0 = stablehlo.constant dense<2.0> : tensor<f32>
        %1 = stablehlo.sqrt %0 : tensor<f32>

    After:

        %1 = stablehlo.constant dense<1.41421354> : tensor<f32>
  }];
}

def PruneControlFlow : Pass<"simplify-prune-control-flow",
                            "mlir::func::FuncOp"> {
  let summary = "Inline branches that a constant decides; drop idle loops";
  let description = [{
    `if` and `case` on a constant become the branch taken (an index out of range
    takes the last one). A `while` whose condition is constantly false becomes
    its initial values.

    Before:

        %0 = stablehlo.constant dense<true> : tensor<i1>
        %1 = "stablehlo.if"(%0) ({ stablehlo.return %a : tensor<f32> },
                                 { stablehlo.return %b : tensor<f32> })

    After: every use of %1 is a use of %a.
  }];
}

#endif // TESELA_SIMPLIFY_PASSES_TD
