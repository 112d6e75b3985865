// A range of one element cannot be split: at such sizes the variants that split it
// are left out, and the others written. All of it was refused.
// RUN: rm -rf %t && tesela explain %s --variants --size=M=1,N=1,K=1 --export=%t | FileCheck %s
// RUN: ls %t | FileCheck %s --check-prefix=FILES
// CHECK: variant 0, as given
// CHECK: introductions: split
// CHECK-NEXT: 1 left out: no programs of StableHLO at these sizes
// FILES: variant0.mlir
// FILES-NOT: variant1.mlir

func.func public @main(%x: tensor<8x6xf32> loc("x"), %w: tensor<6x4xf32> loc("w")) -> tensor<8x4xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}
