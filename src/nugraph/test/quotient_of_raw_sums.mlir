// RUN: tesela explain %s --find --family=open | FileCheck %s

// A quotient of two sums that are both multiplied by a size: what is divided by is
// 0 where it was; not with another size.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

  func.func public @main(%arg0: tensor<103x7xf32> loc("t"), %arg1: tensor<103x7xf32> loc("y")) -> (tensor<7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<1.030000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.divide %0, %1 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.030000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<103x7xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<103x7xf32>
    %9 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<103x7xf32>
    %11 = stablehlo.subtract %arg1, %10 : tensor<103x7xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<103x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<103x7xf32>
    %16 = stablehlo.subtract %arg0, %15 : tensor<103x7xf32>
    %17 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<103x7xf32>
    %19 = stablehlo.subtract %arg0, %18 : tensor<103x7xf32>
    %20 = stablehlo.multiply %16, %19 : tensor<103x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.divide %13, %21 : tensor<7xf32>
    return %22 : tensor<7xf32>
  }
  func.func public @variant0(%arg0: tensor<103x7xf32> loc("t"), %arg1: tensor<103x7xf32> loc("y")) -> (tensor<7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<103x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.030000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<7xf32>
    %6 = stablehlo.multiply %0, %1 : tensor<7xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<7xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<103x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<1.030000e+02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<7xf32>
    %12 = stablehlo.multiply %0, %0 : tensor<7xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<7xf32>
    %14 = stablehlo.divide %7, %13 : tensor<7xf32>
    return %14 : tensor<7xf32>
  }
  func.func public @variant1(%arg0: tensor<103x7xf32> loc("t"), %arg1: tensor<103x7xf32> loc("y")) -> (tensor<7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<103x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.030000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<7xf32>
    %6 = stablehlo.multiply %0, %1 : tensor<7xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<7xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<103x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<103x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<1.020000e+02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<7xf32>
    %12 = stablehlo.multiply %0, %0 : tensor<7xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<7xf32>
    %14 = stablehlo.divide %7, %13 : tensor<7xf32>
    return %14 : tensor<7xf32>
  }
