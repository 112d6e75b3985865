// A reduction of one-byte floats is none that the runtime knows by name; the
// program's own is compiled for it.
// RUN: tesela compile %s -o %t
// RUN: tesela compile %s --emit=asm | FileCheck %s
// CHECK: reducer_0:

func.func @main(%a: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %0 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %s = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %s : tensor<f8E4M3FN>
  }) {replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}
