// RUN: tesela explain %s --find --family=open | FileCheck %s

// Two products of sizes that are one, with the same factors: the sizes stay
// free, and the identities vanish. The second matrix has to be transposed.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<24x1536xf32> loc("x"), %arg1: tensor<32x32xf32> loc("a"), %arg2: tensor<48x48xf32> loc("b")) -> (tensor<24x1536xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<32x32xi32>
  %1 = stablehlo.iota dim = 1 : tensor<32x32xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
  %3 = stablehlo.add %0, %2 : tensor<32x32xi32>
  %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
  %5 = stablehlo.convert %4 : (tensor<32x32xi1>) -> tensor<32x32xf32>
  %6 = stablehlo.iota dim = 0 : tensor<48x48xi32>
  %7 = stablehlo.iota dim = 1 : tensor<48x48xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<48x48xi32>
  %9 = stablehlo.add %6, %8 : tensor<48x48xi32>
  %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<48x48xi32>, tensor<48x48xi32>) -> tensor<48x48xi1>
  %11 = stablehlo.convert %10 : (tensor<48x48xi1>) -> tensor<48x48xf32>
  %12 = call @main.kron(%arg1, %11) : (tensor<32x32xf32>, tensor<48x48xf32>) -> tensor<1536x1536xf32>
  %13 = call @main.kron(%5, %arg2) : (tensor<32x32xf32>, tensor<48x48xf32>) -> tensor<1536x1536xf32>
  %14 = stablehlo.add %12, %13 : tensor<1536x1536xf32>
  %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<1536x1536xf32>) -> tensor<1536x1536xf32>
  %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1536xf32>, tensor<1536x1536xf32>) -> tensor<24x1536xf32>
  return %16 : tensor<24x1536xf32>
}
func.func private @main.kron(%arg0: tensor<32x32xf32>, %arg1: tensor<48x48xf32>) -> tensor<1536x1536xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<32x32xf32>) -> tensor<32x1x32x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<48x48xf32>) -> tensor<1x48x1x48xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<32x1x32x1xf32>) -> tensor<32x48x32x48xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x48x1x48xf32>) -> tensor<32x48x32x48xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<32x48x32x48xf32>
  %5 = stablehlo.reshape %4 : (tensor<32x48x32x48xf32>) -> tensor<1536x1536xf32>
  return %5 : tensor<1536x1536xf32>
}
func.func public @variant0(%arg0: tensor<24x1536xf32> loc("x"), %arg1: tensor<32x32xf32> loc("a"), %arg2: tensor<48x48xf32> loc("b")) -> (tensor<24x1536xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<24x1536xf32>) -> tensor<24x32x48xf32>
  %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<24x32x48xf32>) -> tensor<32x24x48xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<32x24x48xf32>) -> tensor<24x32x48xf32>
  %3 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<48x48xf32>) -> tensor<48x48xf32>
  %4 = stablehlo.dot_general %0, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32x48xf32>, tensor<48x48xf32>) -> tensor<24x32x48xf32>
  %5 = stablehlo.add %2, %4 : tensor<24x32x48xf32>
  %6 = stablehlo.reshape %5 : (tensor<24x32x48xf32>) -> tensor<24x1536xf32>
  return %6 : tensor<24x1536xf32>
}
func.func public @variant1(%arg0: tensor<24x1536xf32> loc("x"), %arg1: tensor<32x32xf32> loc("a"), %arg2: tensor<48x48xf32> loc("b")) -> (tensor<24x1536xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<24x1536xf32>) -> tensor<24x32x48xf32>
  %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<24x32x48xf32>) -> tensor<32x24x48xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<32x24x48xf32>) -> tensor<24x32x48xf32>
  %3 = stablehlo.reshape %arg0 : (tensor<24x1536xf32>) -> tensor<24x32x48xf32>
  %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32x48xf32>, tensor<48x48xf32>) -> tensor<24x32x48xf32>
  %5 = stablehlo.add %2, %4 : tensor<24x32x48xf32>
  %6 = stablehlo.reshape %5 : (tensor<24x32x48xf32>) -> tensor<24x1536xf32>
  return %6 : tensor<24x1536xf32>
}
