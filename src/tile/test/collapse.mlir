// RUN: tesela compile --emit=tile %s | FileCheck %s

// All dimensions are walked alike: one loop, whatever the reshape between.
// CHECK: grid (1, 1, 24000)
// CHECK: stage loops (d0: 1, d1: 1, d2: 24000)
// CHECK: in0[d2]
// CHECK: store n{{[0-9]+}} -> out0[d2]
func.func @main(%x: tensor<20x30x40xf32>) -> tensor<10x60x40xf32> {
  %e = stablehlo.exponential %x : tensor<20x30x40xf32>
  %r = stablehlo.reshape %e : (tensor<20x30x40xf32>) -> tensor<10x60x40xf32>
  %n = stablehlo.negate %r : tensor<10x60x40xf32>
  return %n : tensor<10x60x40xf32>
}
