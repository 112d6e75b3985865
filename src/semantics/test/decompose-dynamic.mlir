// RUN: tesela-opt %s --decompose | FileCheck %s
// Static results and known operands make static operators.

// CHECK-LABEL: func.func @main
// CHECK: stablehlo.pad %arg0, %arg1, low = [1], high = [0], interior = [1]
// CHECK: stablehlo.slice %arg0 [1:3]
// CHECK: stablehlo.reshape %arg0
// CHECK: stablehlo.broadcast_in_dim %arg0, dims = [1]
// CHECK: stablehlo.iota dim = 0
// CHECK: stablehlo.dynamic_pad
func.func @main(%x: tensor<4xf32>, %v: tensor<f32>, %n: tensor<1xi32>)
    -> (tensor<8xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<3x4xf32>,
        tensor<5xi32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %five = stablehlo.constant dense<5> : tensor<1xi32>
  %square = stablehlo.constant dense<2> : tensor<2xi32>
  %wide = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %0 = stablehlo.dynamic_pad %x, %v, %one, %zero, %one
      : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>,
         tensor<1xi32>) -> tensor<8xf32>
  %1 = stablehlo.real_dynamic_slice %x, %one, %three, %one
      : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
      -> tensor<2xf32>
  %2 = stablehlo.dynamic_reshape %x, %square
      : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %3 = stablehlo.dynamic_broadcast_in_dim %x, %wide, dims = [1]
      : (tensor<4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  %4 = stablehlo.dynamic_iota %five, dim = 0
      : (tensor<1xi32>) -> tensor<5xi32>
  %5 = stablehlo.dynamic_pad %x, %v, %n, %zero, %one
      : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>,
         tensor<1xi32>) -> tensor<8xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<8xf32>, tensor<2xf32>,
      tensor<2x2xf32>, tensor<3x4xf32>, tensor<5xi32>, tensor<8xf32>
}
