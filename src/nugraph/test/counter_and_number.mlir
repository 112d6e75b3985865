// A counter compared with a number chooses a part: the sums of all that is chosen
// are those over the part.
// RUN: tesela explain %s --find | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%x: tensor<7x53xf32>, %y: tensor<53x3xf32>) -> tensor<7x3xf32> {
  %i = stablehlo.iota dim = 0 : tensor<53xi32>
  %n = stablehlo.constant dense<20> : tensor<53xi32>
  %g = stablehlo.compare GT, %i, %n, SIGNED : (tensor<53xi32>, tensor<53xi32>) -> tensor<53xi1>
  %m = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<53xi1>) -> tensor<7x53xi1>
  %o = stablehlo.constant dense<0.0> : tensor<7x53xf32>
  %e = stablehlo.exponential %x : tensor<7x53xf32>
  %a = stablehlo.select %m, %e, %o : tensor<7x53xi1>, tensor<7x53xf32>
  %r = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<7x53xf32>, tensor<53x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
func.func @part(%x: tensor<7x53xf32>, %y: tensor<53x3xf32>) -> tensor<7x3xf32> {
  %p = stablehlo.slice %x [0:7, 21:53] : (tensor<7x53xf32>) -> tensor<7x32xf32>
  %q = stablehlo.slice %y [21:53, 0:3] : (tensor<53x3xf32>) -> tensor<32x3xf32>
  %e = stablehlo.exponential %p : tensor<7x32xf32>
  %r = stablehlo.dot_general %e, %q, contracting_dims = [1] x [0] : (tensor<7x32xf32>, tensor<32x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
func.func @one_less(%x: tensor<7x53xf32>, %y: tensor<53x3xf32>) -> tensor<7x3xf32> {
  %p = stablehlo.slice %x [0:7, 20:53] : (tensor<7x53xf32>) -> tensor<7x33xf32>
  %q = stablehlo.slice %y [20:53, 0:3] : (tensor<53x3xf32>) -> tensor<33x3xf32>
  %e = stablehlo.exponential %p : tensor<7x33xf32>
  %r = stablehlo.dot_general %e, %q, contracting_dims = [1] x [0] : (tensor<7x33xf32>, tensor<33x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
