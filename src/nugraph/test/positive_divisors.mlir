// RUN: tesela explain %s --find | FileCheck %s

// What is divided by a length is the greatest where it was before: a length is
// not negative, and 0 is no divisor. A sum may be negative.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<7x5xf32> loc("q"), %arg1: tensor<5x9xf32> loc("d"), %arg2: tensor<7xf32> loc("s")) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.sqrt %1 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.abs %arg2 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.divide %9, %8 : tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x9xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<7x9xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x9xf32>
    %19 = stablehlo.divide %16, %18 : tensor<7x9xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    return %7, %15, %20 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func public @variant0(%arg0: tensor<7x5xf32> loc("q"), %arg1: tensor<5x9xf32> loc("d"), %arg2: tensor<7xf32> loc("s")) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.sqrt %3 : tensor<7xf32>
    %5 = stablehlo.divide %1, %4 : tensor<7xf32>
    %6 = stablehlo.abs %arg2 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.divide %7, %6 : tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x9xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<7x9xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x9xf32>
    %17 = stablehlo.divide %14, %16 : tensor<7x9xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    return %5, %13, %18 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func public @variant1(%arg0: tensor<7x5xf32> loc("q"), %arg1: tensor<5x9xf32> loc("d"), %arg2: tensor<7xf32> loc("s")) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.sqrt %1 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.abs %arg2 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.divide %11, %10 : tensor<7xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<7xf32>
    %14 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x9xf32>
    %17 = stablehlo.divide %14, %16 : tensor<7x9xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    return %7, %13, %18 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func public @variant2(%arg0: tensor<7x5xf32> loc("q"), %arg1: tensor<5x9xf32> loc("d"), %arg2: tensor<7xf32> loc("s")) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.sqrt %1 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.abs %arg2 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.divide %9, %8 : tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x9xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<7x9xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.divide %17, %arg2 : tensor<7xf32>
    return %7, %15, %18 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
