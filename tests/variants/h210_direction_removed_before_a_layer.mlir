// h210 direction removed before a layer; written by write_programs.py
  func.func public @main(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("u"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024x1024xi32>
    %3 = stablehlo.add %0, %2 : tensor<1024x1024xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %5 = stablehlo.convert %4 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x1024xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<1024x1024xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<1024x1024xf32>
    %11 = stablehlo.multiply %arg1, %arg1 : tensor<1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %14 = stablehlo.divide %10, %13 : tensor<1024x1024xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<1024x1024xf32>
    %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
    %17 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x768xf32>) -> tensor<512x768xf32>
    return %17 : tensor<512x768xf32>
  }
  func.func public @variant0(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("u"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024xf32>) -> tensor<512xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1024xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<512x1024xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<512x1024xf32>
    %9 = stablehlo.divide %5, %8 : tensor<512x1024xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<512x1024xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x768xf32>) -> tensor<512x768xf32>
    return %11 : tensor<512x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("u"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024xf32>) -> tensor<512xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.divide %0, %3 : tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1024xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<512x1024xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<512x1024xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x768xf32>) -> tensor<512x768xf32>
    return %11 : tensor<512x768xf32>
  }
  func.func public @variant0_2(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("u"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024xf32>) -> tensor<512xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5 = stablehlo.divide %arg1, %4 : tensor<1024xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1024xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<512x1024xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<512x1024xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<512x1024xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x768xf32>) -> tensor<512x768xf32>
    return %11 : tensor<512x768xf32>
  }
  func.func public @variant1(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("u"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x768xf32>) -> tensor<512x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024xf32>) -> tensor<512xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024xf32>, tensor<1024x768xf32>) -> tensor<768xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x768xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<512x768xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<512x768xf32>
    %8 = stablehlo.multiply %arg1, %arg1 : tensor<1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %11 = stablehlo.divide %7, %10 : tensor<512x768xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<512x768xf32>
    return %12 : tensor<512x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("u"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x768xf32>) -> tensor<512x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024xf32>) -> tensor<512xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024xf32>, tensor<1024x768xf32>) -> tensor<768xf32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7 = stablehlo.divide %3, %6 : tensor<768xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %9 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x768xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<512x768xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<512x768xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<512x768xf32>
    return %12 : tensor<512x768xf32>
  }
  func.func public @variant1_2(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("u"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x768xf32>) -> tensor<512x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024xf32>) -> tensor<512xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.divide %1, %4 : tensor<512xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %7 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024xf32>, tensor<1024x768xf32>) -> tensor<768xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x768xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<512x768xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<512x768xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<512x768xf32>
    return %12 : tensor<512x768xf32>
  }
