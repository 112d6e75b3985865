// A sum of 64 B numbers, and the sum of B sums of 64.
// RUN: tesela prove --no-cache %s | FileCheck %s
// CHECK: PROVED REASSOC

func.func @left(%x: tensor<?xf32> {tesela.shape = "64*B"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add
    across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}

func.func @right(%x: tensor<?xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0
    : (tensor<?xf32>) -> tensor<i32>
  %width = stablehlo.constant dense<64> : tensor<i32>
  %count = stablehlo.divide %n, %width : tensor<i32>
  %0 = stablehlo.reshape %count : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %width : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %0, %1, dim = 0
    : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %tiles = stablehlo.dynamic_reshape %x, %shape
    : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x64xf32>
  %sums = stablehlo.reduce(%tiles init: %zero) applies stablehlo.add
    across dimensions = [1] : (tensor<?x64xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%sums init: %zero) applies stablehlo.add
    across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
