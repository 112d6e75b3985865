// h215 tokens mixed with those before them; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512xf32> loc("m"), %arg2: tensor<512x384xf32> loc("w")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<2048x512xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<2048x512xf32>
    %3 = stablehlo.slice %arg0 [0:1, 0:512] : (tensor<2048x512xf32>) -> tensor<1x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x512xf32>
    %5 = stablehlo.slice %arg0 [0:2047, 0:512] : (tensor<2048x512xf32>) -> tensor<2047x512xf32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x512xf32>, tensor<2047x512xf32>) -> tensor<2048x512xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %8 = stablehlo.subtract %7, %arg1 : tensor<512xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<2048x512xf32>
    %11 = stablehlo.multiply %6, %10 : tensor<2048x512xf32>
    %12 = stablehlo.add %2, %11 : tensor<2048x512xf32>
    %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    return %13 : tensor<2048x384xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512xf32> loc("m"), %arg2: tensor<512x384xf32> loc("w")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<512x384xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %4 = stablehlo.slice %arg0 [0:1, 0:512] : (tensor<2048x512xf32>) -> tensor<1x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x512xf32>
    %6 = stablehlo.slice %arg0 [0:2047, 0:512] : (tensor<2048x512xf32>) -> tensor<2047x512xf32>
    %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<1x512xf32>, tensor<2047x512xf32>) -> tensor<2048x512xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %9 = stablehlo.subtract %8, %arg1 : tensor<512xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %12 = stablehlo.multiply %11, %arg2 : tensor<512x384xf32>
    %13 = stablehlo.dot_general %7, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %14 = stablehlo.add %3, %13 : tensor<2048x384xf32>
    return %14 : tensor<2048x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512xf32> loc("m"), %arg2: tensor<512x384xf32> loc("w")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.slice %arg0 [0:1, 0:512] : (tensor<2048x512xf32>) -> tensor<1x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x512xf32>
    %2 = stablehlo.slice %arg0 [0:2047, 0:512] : (tensor<2048x512xf32>) -> tensor<2047x512xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x512xf32>, tensor<2047x512xf32>) -> tensor<2048x512xf32>
    %4 = stablehlo.concatenate %arg0, %3, dim = 1 : (tensor<2048x512xf32>, tensor<2048x512xf32>) -> tensor<2048x1024xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<512x384xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %9 = stablehlo.subtract %8, %arg1 : tensor<512xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %12 = stablehlo.multiply %11, %arg2 : tensor<512x384xf32>
    %13 = stablehlo.concatenate %7, %12, dim = 0 : (tensor<512x384xf32>, tensor<512x384xf32>) -> tensor<1024x384xf32>
    %14 = stablehlo.dot_general %4, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x1024xf32>, tensor<1024x384xf32>) -> tensor<2048x384xf32>
    return %14 : tensor<2048x384xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512xf32> loc("m"), %arg2: tensor<512x384xf32> loc("w")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<512x384xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.subtract %4, %arg1 : tensor<512xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %8 = stablehlo.multiply %7, %arg2 : tensor<512x384xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %10 = stablehlo.slice %9 [0:1, 0:384] : (tensor<2048x384xf32>) -> tensor<1x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x384xf32>
    %12 = stablehlo.slice %9 [0:2047, 0:384] : (tensor<2048x384xf32>) -> tensor<2047x384xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x384xf32>, tensor<2047x384xf32>) -> tensor<2048x384xf32>
    %14 = stablehlo.add %3, %13 : tensor<2048x384xf32>
    return %14 : tensor<2048x384xf32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512xf32> loc("m"), %arg2: tensor<512x384xf32> loc("w")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<512x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.subtract %3, %arg1 : tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<512x384xf32>
    %8 = stablehlo.concatenate %2, %7, dim = 1 : (tensor<512x384xf32>, tensor<512x384xf32>) -> tensor<512x768xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x768xf32>) -> tensor<2048x768xf32>
    %10 = stablehlo.slice %9 [0:2048, 0:384] : (tensor<2048x768xf32>) -> tensor<2048x384xf32>
    %11 = stablehlo.slice %9 [0:2048, 384:768] : (tensor<2048x768xf32>) -> tensor<2048x384xf32>
    %12 = stablehlo.slice %11 [0:1, 0:384] : (tensor<2048x384xf32>) -> tensor<1x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x384xf32>
    %14 = stablehlo.slice %11 [0:2047, 0:384] : (tensor<2048x384xf32>) -> tensor<2047x384xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<1x384xf32>, tensor<2047x384xf32>) -> tensor<2048x384xf32>
    %16 = stablehlo.add %10, %15 : tensor<2048x384xf32>
    return %16 : tensor<2048x384xf32>
  }
