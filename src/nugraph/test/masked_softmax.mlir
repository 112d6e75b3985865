// RUN: tesela explain %s --find --family=split | FileCheck %s

// exp changes places with a mask: exp(where(m, x, -inf)) is where(m, exp(x), 0),
// and not where(m, exp(x), 1).
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%x: tensor<4x40x40xf32>, %v: tensor<4x40x6xf32>) -> tensor<4x40x6xf32> {
  %i = stablehlo.iota dim = 1 : tensor<4x40x40xi32>
  %j = stablehlo.iota dim = 2 : tensor<4x40x40xi32>
  %m = stablehlo.compare LE, %j, %i, SIGNED : (tensor<4x40x40xi32>, tensor<4x40x40xi32>) -> tensor<4x40x40xi1>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<4x40x40xf32>
  %s = stablehlo.select %m, %x, %ninf : tensor<4x40x40xi1>, tensor<4x40x40xf32>
  %e = stablehlo.exponential %s : tensor<4x40x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x40x40xf32>, tensor<f32>) -> tensor<4x40xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x40xf32>
  %p = stablehlo.divide %e, %db : tensor<4x40x40xf32>
  %r = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x40x40xf32>, tensor<4x40x6xf32>) -> tensor<4x40x6xf32>
  return %r : tensor<4x40x6xf32>
}
func.func public @variant0(%x: tensor<4x40x40xf32>, %v: tensor<4x40x6xf32>) -> tensor<4x40x6xf32> {
  %i = stablehlo.iota dim = 1 : tensor<4x40x40xi32>
  %j = stablehlo.iota dim = 2 : tensor<4x40x40xi32>
  %m = stablehlo.compare LE, %j, %i, SIGNED : (tensor<4x40x40xi32>, tensor<4x40x40xi32>) -> tensor<4x40x40xi1>
  %z = stablehlo.constant dense<0.0> : tensor<4x40x40xf32>
  %ex = stablehlo.exponential %x : tensor<4x40x40xf32>
  %e = stablehlo.select %m, %ex, %z : tensor<4x40x40xi1>, tensor<4x40x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x40x40xf32>, tensor<f32>) -> tensor<4x40xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x6xf32>
  %r = stablehlo.dot_general %e, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x40x40xf32>, tensor<4x40x6xf32>) -> tensor<4x40x6xf32>
  %p = stablehlo.divide %r, %db : tensor<4x40x6xf32>
  return %p : tensor<4x40x6xf32>
}
func.func public @variant1(%x: tensor<4x40x40xf32>, %v: tensor<4x40x6xf32>) -> tensor<4x40x6xf32> {
  %i = stablehlo.iota dim = 1 : tensor<4x40x40xi32>
  %j = stablehlo.iota dim = 2 : tensor<4x40x40xi32>
  %m = stablehlo.compare LE, %j, %i, SIGNED : (tensor<4x40x40xi32>, tensor<4x40x40xi32>) -> tensor<4x40x40xi1>
  %z = stablehlo.constant dense<1.0> : tensor<4x40x40xf32>
  %ex = stablehlo.exponential %x : tensor<4x40x40xf32>
  %e = stablehlo.select %m, %ex, %z : tensor<4x40x40xi1>, tensor<4x40x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x40x40xf32>, tensor<f32>) -> tensor<4x40xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x6xf32>
  %r = stablehlo.dot_general %e, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x40x40xf32>, tensor<4x40x6xf32>) -> tensor<4x40x6xf32>
  %p = stablehlo.divide %r, %db : tensor<4x40x6xf32>
  return %p : tensor<4x40x6xf32>
}
