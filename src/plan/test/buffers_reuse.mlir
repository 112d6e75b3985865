// RUN: tesela compile --emit=buffers %s | FileCheck %s

// Two sorts, maps between: the arrays between them take turns in one place, and
// the last is written where the caller wants it.
// CHECK: arena 4194304 bytes
// CHECK-SAME: 0 copies
func.func @main(%x: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %a = stablehlo.negate %x : tensor<1048576xf32>
  %b = "stablehlo.sort"(%a) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %c = stablehlo.compare LT, %l, %r, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1048576xf32>) -> tensor<1048576xf32>
  %d = stablehlo.abs %b : tensor<1048576xf32>
  return %d : tensor<1048576xf32>
}
