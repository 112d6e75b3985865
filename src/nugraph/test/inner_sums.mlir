// RUN: tesela explain %s --find --family=open | FileCheck %s

// A sum of squares of r - a s is a parabola in a, of three sums of r and s, which
// are sums themselves.
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<21x9xf32> loc("x"), %arg1: tensor<21xf32> loc("y"), %arg2: tensor<9xf32> loc("w"), %arg3: tensor<9xf32> loc("g"), %arg4: tensor<5xf32> loc("a")) -> (tensor<5xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x9xf32>, tensor<9xf32>) -> tensor<21xf32>
    %1 = stablehlo.subtract %0, %arg1 : tensor<21xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x9xf32>, tensor<9xf32>) -> tensor<21xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x21xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x21xf32>) -> tensor<5x21xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<5x21xf32>
    %8 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x21xf32>) -> tensor<5x21xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<5x21xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<5x21xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x21xf32>, tensor<f32>) -> tensor<5xf32>
    return %12 : tensor<5xf32>
  }
  func.func public @variant0(%arg0: tensor<21x9xf32> loc("x"), %arg1: tensor<21xf32> loc("y"), %arg2: tensor<9xf32> loc("w"), %arg3: tensor<9xf32> loc("g"), %arg4: tensor<5xf32> loc("a")) -> (tensor<5xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x9xf32>, tensor<9xf32>) -> tensor<21xf32>
    %1 = stablehlo.subtract %0, %arg1 : tensor<21xf32>
    %2 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x9xf32>, tensor<9xf32>) -> tensor<21xf32>
    %3 = stablehlo.multiply %1, %1 : tensor<21xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.multiply %5, %arg4 : tensor<5xf32>
    %7 = stablehlo.multiply %1, %2 : tensor<21xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.add %11, %10 : tensor<5xf32>
    %13 = stablehlo.multiply %arg4, %arg4 : tensor<5xf32>
    %14 = stablehlo.multiply %2, %2 : tensor<21xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.multiply %13, %16 : tensor<5xf32>
    %18 = stablehlo.add %12, %17 : tensor<5xf32>
    return %18 : tensor<5xf32>
  }
  func.func public @variant1(%arg0: tensor<21x9xf32> loc("x"), %arg1: tensor<21xf32> loc("y"), %arg2: tensor<9xf32> loc("w"), %arg3: tensor<9xf32> loc("g"), %arg4: tensor<5xf32> loc("a")) -> (tensor<5xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x9xf32>, tensor<9xf32>) -> tensor<21xf32>
    %1 = stablehlo.subtract %0, %arg1 : tensor<21xf32>
    %2 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x9xf32>, tensor<9xf32>) -> tensor<21xf32>
    %3 = stablehlo.multiply %1, %1 : tensor<21xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.multiply %5, %arg4 : tensor<5xf32>
    %7 = stablehlo.multiply %1, %2 : tensor<21xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.add %11, %10 : tensor<5xf32>
    %13 = stablehlo.multiply %arg4, %arg4 : tensor<5xf32>
    %14 = stablehlo.multiply %2, %2 : tensor<21xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.multiply %13, %16 : tensor<5xf32>
    %18 = stablehlo.add %12, %17 : tensor<5xf32>
    return %18 : tensor<5xf32>
  }
