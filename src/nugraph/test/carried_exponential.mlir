// RUN: tesela explain %s --find --family=split | FileCheck %s

// Of a running sum inside an exponential the first half hands on a factor: that of its
// sum, not of its last element.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<5x29xf32> loc("d"), %arg1: tensor<5x29x3xf32> loc("c")) -> (tensor<5x3xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<5x29xf32>
  %1 = call @main.cumsum(%0) : (tensor<5x29xf32>) -> tensor<5x29xf32>
  %2 = stablehlo.subtract %1, %0 : tensor<5x29xf32>
  %3 = stablehlo.negate %2 : tensor<5x29xf32>
  %4 = stablehlo.exponential %3 : tensor<5x29xf32>
  %5 = stablehlo.negate %0 : tensor<5x29xf32>
  %6 = stablehlo.exponential %5 : tensor<5x29xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x29xf32>
  %8 = stablehlo.subtract %7, %6 : tensor<5x29xf32>
  %9 = stablehlo.multiply %4, %8 : tensor<5x29xf32>
  %10 = stablehlo.dot_general %9, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x29xf32>, tensor<5x29x3xf32>) -> tensor<5x3xf32>
  return %10 : tensor<5x3xf32>
}
func.func private @main.cumsum(%arg0: tensor<5x29xf32>) -> tensor<5x29xf32> {
  %0 = call @main.cumsum_0(%arg0) : (tensor<5x29xf32>) -> tensor<5x29xf32>
  return %0 : tensor<5x29xf32>
}
func.func private @main.cumsum_0(%arg0: tensor<5x29xf32>) -> tensor<5x29xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [28, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 29>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<5x29xf32>, tensor<f32>) -> tensor<5x29xf32>
  return %1 : tensor<5x29xf32>
}
func.func public @variant0(%arg0: tensor<5x29xf32> loc("d"), %arg1: tensor<5x29x3xf32> loc("c")) -> (tensor<5x3xf32>) {
  %0 = stablehlo.slice %arg0 [0:5, 0:15] : (tensor<5x29xf32>) -> tensor<5x15xf32>
  %1 = stablehlo.slice %arg0 [0:5, 15:29] : (tensor<5x29xf32>) -> tensor<5x14xf32>
  %2 = stablehlo.slice %arg1 [0:5, 0:15, 0:3] : (tensor<5x29x3xf32>) -> tensor<5x15x3xf32>
  %3 = stablehlo.slice %arg1 [0:5, 15:29, 0:3] : (tensor<5x29x3xf32>) -> tensor<5x14x3xf32>
  %4 = stablehlo.exponential %0 : tensor<5x15xf32>
  %5 = call @variant0.cumsum(%4) : (tensor<5x15xf32>) -> tensor<5x15xf32>
  %6 = stablehlo.subtract %5, %4 : tensor<5x15xf32>
  %7 = stablehlo.negate %6 : tensor<5x15xf32>
  %8 = stablehlo.exponential %7 : tensor<5x15xf32>
  %9 = stablehlo.negate %4 : tensor<5x15xf32>
  %10 = stablehlo.exponential %9 : tensor<5x15xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x15xf32>
  %12 = stablehlo.subtract %11, %10 : tensor<5x15xf32>
  %13 = stablehlo.multiply %8, %12 : tensor<5x15xf32>
  %14 = stablehlo.dot_general %13, %2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x15xf32>, tensor<5x15x3xf32>) -> tensor<5x3xf32>
  %15 = stablehlo.exponential %0 : tensor<5x15xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x15xf32>, tensor<f32>) -> tensor<5xf32>
  %17 = stablehlo.negate %16 : tensor<5xf32>
  %18 = stablehlo.exponential %17 : tensor<5xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
  %20 = stablehlo.exponential %1 : tensor<5x14xf32>
  %21 = call @variant0.cumsum_1(%20) : (tensor<5x14xf32>) -> tensor<5x14xf32>
  %22 = stablehlo.subtract %21, %20 : tensor<5x14xf32>
  %23 = stablehlo.negate %22 : tensor<5x14xf32>
  %24 = stablehlo.exponential %23 : tensor<5x14xf32>
  %25 = stablehlo.negate %20 : tensor<5x14xf32>
  %26 = stablehlo.exponential %25 : tensor<5x14xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x14xf32>
  %28 = stablehlo.subtract %27, %26 : tensor<5x14xf32>
  %29 = stablehlo.multiply %24, %28 : tensor<5x14xf32>
  %30 = stablehlo.dot_general %29, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x14xf32>, tensor<5x14x3xf32>) -> tensor<5x3xf32>
  %31 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
  %32 = stablehlo.multiply %31, %30 : tensor<5x3xf32>
  %33 = stablehlo.add %14, %32 : tensor<5x3xf32>
  return %33 : tensor<5x3xf32>
}
func.func private @variant0.cumsum(%arg0: tensor<5x15xf32>) -> tensor<5x15xf32> {
  %0 = call @variant0.cumsum_0(%arg0) : (tensor<5x15xf32>) -> tensor<5x15xf32>
  return %0 : tensor<5x15xf32>
}
func.func private @variant0.cumsum_0(%arg0: tensor<5x15xf32>) -> tensor<5x15xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [14, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 15>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<5x15xf32>, tensor<f32>) -> tensor<5x15xf32>
  return %1 : tensor<5x15xf32>
}
func.func private @variant0.cumsum_1(%arg0: tensor<5x14xf32>) -> tensor<5x14xf32> {
  %0 = call @variant0.cumsum_2(%arg0) : (tensor<5x14xf32>) -> tensor<5x14xf32>
  return %0 : tensor<5x14xf32>
}
func.func private @variant0.cumsum_2(%arg0: tensor<5x14xf32>) -> tensor<5x14xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [13, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 14>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<5x14xf32>, tensor<f32>) -> tensor<5x14xf32>
  return %1 : tensor<5x14xf32>
}
func.func public @variant1(%arg0: tensor<5x29xf32> loc("d"), %arg1: tensor<5x29x3xf32> loc("c")) -> (tensor<5x3xf32>) {
  %0 = stablehlo.slice %arg0 [0:5, 0:15] : (tensor<5x29xf32>) -> tensor<5x15xf32>
  %1 = stablehlo.slice %arg0 [0:5, 15:29] : (tensor<5x29xf32>) -> tensor<5x14xf32>
  %2 = stablehlo.slice %arg1 [0:5, 0:15, 0:3] : (tensor<5x29x3xf32>) -> tensor<5x15x3xf32>
  %3 = stablehlo.slice %arg1 [0:5, 15:29, 0:3] : (tensor<5x29x3xf32>) -> tensor<5x14x3xf32>
  %4 = stablehlo.exponential %0 : tensor<5x15xf32>
  %5 = call @variant1.cumsum(%4) : (tensor<5x15xf32>) -> tensor<5x15xf32>
  %6 = stablehlo.subtract %5, %4 : tensor<5x15xf32>
  %7 = stablehlo.negate %6 : tensor<5x15xf32>
  %8 = stablehlo.exponential %7 : tensor<5x15xf32>
  %9 = stablehlo.negate %4 : tensor<5x15xf32>
  %10 = stablehlo.exponential %9 : tensor<5x15xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x15xf32>
  %12 = stablehlo.subtract %11, %10 : tensor<5x15xf32>
  %13 = stablehlo.multiply %8, %12 : tensor<5x15xf32>
  %14 = stablehlo.dot_general %13, %2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x15xf32>, tensor<5x15x3xf32>) -> tensor<5x3xf32>
  %15 = stablehlo.slice %0 [0:5, 14:15] : (tensor<5x15xf32>) -> tensor<5x1xf32>
  %16 = stablehlo.reshape %15 : (tensor<5x1xf32>) -> tensor<5xf32>
  %17 = stablehlo.exponential %16 : tensor<5xf32>
  %18 = stablehlo.negate %17 : tensor<5xf32>
  %19 = stablehlo.exponential %18 : tensor<5xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
  %21 = stablehlo.exponential %1 : tensor<5x14xf32>
  %22 = call @variant1.cumsum_1(%21) : (tensor<5x14xf32>) -> tensor<5x14xf32>
  %23 = stablehlo.subtract %22, %21 : tensor<5x14xf32>
  %24 = stablehlo.negate %23 : tensor<5x14xf32>
  %25 = stablehlo.exponential %24 : tensor<5x14xf32>
  %26 = stablehlo.negate %21 : tensor<5x14xf32>
  %27 = stablehlo.exponential %26 : tensor<5x14xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x14xf32>
  %29 = stablehlo.subtract %28, %27 : tensor<5x14xf32>
  %30 = stablehlo.multiply %25, %29 : tensor<5x14xf32>
  %31 = stablehlo.dot_general %30, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x14xf32>, tensor<5x14x3xf32>) -> tensor<5x3xf32>
  %32 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
  %33 = stablehlo.multiply %32, %31 : tensor<5x3xf32>
  %34 = stablehlo.add %14, %33 : tensor<5x3xf32>
  return %34 : tensor<5x3xf32>
}
func.func private @variant1.cumsum(%arg0: tensor<5x15xf32>) -> tensor<5x15xf32> {
  %0 = call @variant1.cumsum_0(%arg0) : (tensor<5x15xf32>) -> tensor<5x15xf32>
  return %0 : tensor<5x15xf32>
}
func.func private @variant1.cumsum_0(%arg0: tensor<5x15xf32>) -> tensor<5x15xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [14, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 15>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<5x15xf32>, tensor<f32>) -> tensor<5x15xf32>
  return %1 : tensor<5x15xf32>
}
func.func private @variant1.cumsum_1(%arg0: tensor<5x14xf32>) -> tensor<5x14xf32> {
  %0 = call @variant1.cumsum_2(%arg0) : (tensor<5x14xf32>) -> tensor<5x14xf32>
  return %0 : tensor<5x14xf32>
}
func.func private @variant1.cumsum_2(%arg0: tensor<5x14xf32>) -> tensor<5x14xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [13, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 14>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<5x14xf32>, tensor<f32>) -> tensor<5x14xf32>
  return %1 : tensor<5x14xf32>
}
