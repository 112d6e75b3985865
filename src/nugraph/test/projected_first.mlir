// RUN: tesela explain %s --find | FileCheck %s

// What leaves little goes past one step after the other in one round, however many
// there are: features projected first, then four steps with them, not three.
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<31x31xf32> loc("a"), %arg1: tensor<31x29xf32> loc("x"), %arg2: tensor<29x3xf32> loc("w")) -> (tensor<31x3xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x29xf32>) -> tensor<31x29xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<31x29xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<31x29xf32>
    %5 = stablehlo.add %2, %4 : tensor<31x29xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x29xf32>) -> tensor<31x29xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<31x29xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %10 = stablehlo.multiply %9, %arg1 : tensor<31x29xf32>
    %11 = stablehlo.add %8, %10 : tensor<31x29xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x29xf32>) -> tensor<31x29xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<31x29xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %16 = stablehlo.multiply %15, %arg1 : tensor<31x29xf32>
    %17 = stablehlo.add %14, %16 : tensor<31x29xf32>
    %18 = stablehlo.dot_general %arg0, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x29xf32>) -> tensor<31x29xf32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<31x29xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<31x29xf32>
    %22 = stablehlo.multiply %21, %arg1 : tensor<31x29xf32>
    %23 = stablehlo.add %20, %22 : tensor<31x29xf32>
    %24 = stablehlo.dot_general %23, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x29xf32>, tensor<29x3xf32>) -> tensor<31x3xf32>
    return %24 : tensor<31x3xf32>
  }
  func.func public @variant0(%arg0: tensor<31x31xf32> loc("a"), %arg1: tensor<31x29xf32> loc("x"), %arg2: tensor<29x3xf32> loc("w")) -> (tensor<31x3xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x29xf32>, tensor<29x3xf32>) -> tensor<31x3xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x3xf32>) -> tensor<31x3xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<31x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<31x3xf32>
    %6 = stablehlo.add %3, %5 : tensor<31x3xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x3xf32>) -> tensor<31x3xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<31x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %11 = stablehlo.multiply %10, %0 : tensor<31x3xf32>
    %12 = stablehlo.add %9, %11 : tensor<31x3xf32>
    %13 = stablehlo.dot_general %arg0, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x3xf32>) -> tensor<31x3xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<31x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %17 = stablehlo.multiply %16, %0 : tensor<31x3xf32>
    %18 = stablehlo.add %15, %17 : tensor<31x3xf32>
    %19 = stablehlo.dot_general %arg0, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x3xf32>) -> tensor<31x3xf32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<31x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %23 = stablehlo.multiply %22, %0 : tensor<31x3xf32>
    %24 = stablehlo.add %21, %23 : tensor<31x3xf32>
    return %24 : tensor<31x3xf32>
  }
  func.func public @variant1(%arg0: tensor<31x31xf32> loc("a"), %arg1: tensor<31x29xf32> loc("x"), %arg2: tensor<29x3xf32> loc("w")) -> (tensor<31x3xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x29xf32>, tensor<29x3xf32>) -> tensor<31x3xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x29xf32>, tensor<29x3xf32>) -> tensor<31x3xf32>
    %2 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x29xf32>, tensor<29x3xf32>) -> tensor<31x3xf32>
    %3 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x29xf32>, tensor<29x3xf32>) -> tensor<31x3xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x3xf32>) -> tensor<31x3xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<31x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %8 = stablehlo.multiply %7, %2 : tensor<31x3xf32>
    %9 = stablehlo.add %6, %8 : tensor<31x3xf32>
    %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x3xf32>) -> tensor<31x3xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<31x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %14 = stablehlo.multiply %13, %1 : tensor<31x3xf32>
    %15 = stablehlo.add %12, %14 : tensor<31x3xf32>
    %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31x3xf32>) -> tensor<31x3xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<31x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<31x3xf32>
    %20 = stablehlo.multiply %19, %0 : tensor<31x3xf32>
    %21 = stablehlo.add %18, %20 : tensor<31x3xf32>
    return %21 : tensor<31x3xf32>
  }
