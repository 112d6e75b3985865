// RUN: tesela explain %s --find --family=open | FileCheck %s

// What a mask lets through of one value and what it does not of another: a choice.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<100x100xf32>, %arg1: tensor<100x100xf32>, %arg2: tensor<100x64xf32>) -> (tensor<100x64xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<100xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<100xi32>) -> tensor<1x100xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<100xi32>) -> tensor<100x1xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x100xi32>) -> tensor<100x100xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<100x1xi32>) -> tensor<100x100xi32>
  %5 = stablehlo.compare LE, %3, %4, SIGNED : (tensor<100x100xi32>, tensor<100x100xi32>) -> tensor<100x100xi1>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = call @main._where(%5, %arg0, %c) : (tensor<100x100xi1>, tensor<100x100xf32>, tensor<i32>) -> tensor<100x100xf32>
  %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<100x100xf32>, tensor<100x64xf32>) -> tensor<100x64xf32>
  %8 = stablehlo.iota dim = 0 : tensor<100xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<100xi32>) -> tensor<1x100xi32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<100xi32>) -> tensor<100x1xi32>
  %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x100xi32>) -> tensor<100x100xi32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<100x1xi32>) -> tensor<100x100xi32>
  %13 = stablehlo.compare LE, %11, %12, SIGNED : (tensor<100x100xi32>, tensor<100x100xi32>) -> tensor<100x100xi1>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %14 = call @main._where(%13, %arg1, %c_0) : (tensor<100x100xi1>, tensor<100x100xf32>, tensor<i32>) -> tensor<100x100xf32>
  %15 = stablehlo.subtract %arg1, %14 : tensor<100x100xf32>
  %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<100x100xf32>, tensor<100x64xf32>) -> tensor<100x64xf32>
  %17 = stablehlo.add %7, %16 : tensor<100x64xf32>
  return %17 : tensor<100x64xf32>
}
func.func private @main._where(%arg0: tensor<100x100xi1>, %arg1: tensor<100x100xf32>, %arg2: tensor<i32>) -> tensor<100x100xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<100x100xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<100x100xi1>, tensor<100x100xf32>
  return %2 : tensor<100x100xf32>
}
func.func public @variant0(%arg0: tensor<100x100xf32>, %arg1: tensor<100x100xf32>, %arg2: tensor<100x64xf32>) -> (tensor<100x64xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<100xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<100xi32>) -> tensor<1x100xi32>
  %2 = stablehlo.iota dim = 0 : tensor<100xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<100xi32>) -> tensor<100x1xi32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x100xi32>) -> tensor<100x100xi32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<100x1xi32>) -> tensor<100x100xi32>
  %6 = stablehlo.compare LE, %4, %5, SIGNED : (tensor<100x100xi32>, tensor<100x100xi32>) -> tensor<100x100xi1>
  %7 = call @variant0._where(%6, %arg0, %arg1) : (tensor<100x100xi1>, tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32>
  %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<100x100xf32>, tensor<100x64xf32>) -> tensor<100x64xf32>
  return %8 : tensor<100x64xf32>
}
func.func private @variant0._where(%arg0: tensor<100x100xi1>, %arg1: tensor<100x100xf32>, %arg2: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<100x100xi1>, tensor<100x100xf32>
  return %0 : tensor<100x100xf32>
}
func.func public @variant1(%arg0: tensor<100x100xf32>, %arg1: tensor<100x100xf32>, %arg2: tensor<100x64xf32>) -> (tensor<100x64xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<100xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<100xi32>) -> tensor<1x100xi32>
  %2 = stablehlo.iota dim = 0 : tensor<100xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<100xi32>) -> tensor<100x1xi32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x100xi32>) -> tensor<100x100xi32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<100x1xi32>) -> tensor<100x100xi32>
  %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<100x100xi32>, tensor<100x100xi32>) -> tensor<100x100xi1>
  %7 = call @variant1._where(%6, %arg0, %arg1) : (tensor<100x100xi1>, tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32>
  %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<100x100xf32>, tensor<100x64xf32>) -> tensor<100x64xf32>
  return %8 : tensor<100x64xf32>
}
func.func private @variant1._where(%arg0: tensor<100x100xi1>, %arg1: tensor<100x100xf32>, %arg2: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<100x100xi1>, tensor<100x100xf32>
  return %0 : tensor<100x100xf32>
}
