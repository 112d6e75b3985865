// h231 gradients of a layer and its bias; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x384xf32> loc("w"), %arg2: tensor<384xf32> loc("b"), %arg3: tensor<2048x384xf32> loc("g")) -> (tensor<512x384xf32>, tensor<384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<2048x384xf32>
    %3 = stablehlo.add %0, %2 : tensor<2048x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<2048x384xf32>, tensor<2048x384xf32>) -> tensor<2048x384xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @main._where(%5, %arg3, %c) : (tensor<2048x384xi1>, tensor<2048x384xf32>, tensor<i32>) -> tensor<2048x384xf32>
    %7 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x512xf32>) -> tensor<512x2048xf32>
    %8 = stablehlo.dot_general %7, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x384xf32>) -> tensor<512x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x384xf32>, tensor<f32>) -> tensor<384xf32>
    return %8, %9 : tensor<512x384xf32>, tensor<384xf32>
  }
  func.func private @main._where(%arg0: tensor<2048x384xi1>, %arg1: tensor<2048x384xf32>, %arg2: tensor<i32>) -> tensor<2048x384xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2048x384xi1>, tensor<2048x384xf32>
    return %2 : tensor<2048x384xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x384xf32> loc("w"), %arg2: tensor<384xf32> loc("b"), %arg3: tensor<2048x384xf32> loc("g")) -> (tensor<512x384xf32>, tensor<384xf32>) {
    %0 = stablehlo.slice %arg0 [0:2048, 0:1] : (tensor<2048x512xf32>) -> tensor<2048x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 1 : (tensor<2048x512xf32>, tensor<2048x1xf32>) -> tensor<2048x513xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2048x513xf32>) -> tensor<513x2048xf32>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<2048x384xf32>
    %7 = stablehlo.add %4, %6 : tensor<2048x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %9 = stablehlo.compare GT, %7, %8, FLOAT : (tensor<2048x384xf32>, tensor<2048x384xf32>) -> tensor<2048x384xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @variant0._where(%9, %arg3, %c) : (tensor<2048x384xi1>, tensor<2048x384xf32>, tensor<i32>) -> tensor<2048x384xf32>
    %11 = stablehlo.dot_general %3, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<513x2048xf32>, tensor<2048x384xf32>) -> tensor<513x384xf32>
    %12 = stablehlo.slice %11 [0:512, 0:384] : (tensor<513x384xf32>) -> tensor<512x384xf32>
    %13 = stablehlo.slice %11 [512:513, 0:384] : (tensor<513x384xf32>) -> tensor<1x384xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x384xf32>) -> tensor<384xf32>
    return %12, %14 : tensor<512x384xf32>, tensor<384xf32>
  }
  func.func private @variant0._where(%arg0: tensor<2048x384xi1>, %arg1: tensor<2048x384xf32>, %arg2: tensor<i32>) -> tensor<2048x384xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2048x384xi1>, tensor<2048x384xf32>
    return %2 : tensor<2048x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x384xf32> loc("w"), %arg2: tensor<384xf32> loc("b"), %arg3: tensor<2048x384xf32> loc("g")) -> (tensor<512x384xf32>, tensor<384xf32>) {
    %0 = stablehlo.slice %arg0 [0:2048, 0:1] : (tensor<2048x512xf32>) -> tensor<2048x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 1 : (tensor<2048x512xf32>, tensor<2048x1xf32>) -> tensor<2048x513xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2048x513xf32>) -> tensor<513x2048xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %5 = stablehlo.concatenate %arg1, %4, dim = 0 : (tensor<512x384xf32>, tensor<1x384xf32>) -> tensor<513x384xf32>
    %6 = stablehlo.dot_general %2, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x513xf32>, tensor<513x384xf32>) -> tensor<2048x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %8 = stablehlo.compare GT, %6, %7, FLOAT : (tensor<2048x384xf32>, tensor<2048x384xf32>) -> tensor<2048x384xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @variant0_1._where(%8, %arg3, %c) : (tensor<2048x384xi1>, tensor<2048x384xf32>, tensor<i32>) -> tensor<2048x384xf32>
    %10 = stablehlo.dot_general %3, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<513x2048xf32>, tensor<2048x384xf32>) -> tensor<513x384xf32>
    %11 = stablehlo.slice %10 [0:512, 0:384] : (tensor<513x384xf32>) -> tensor<512x384xf32>
    %12 = stablehlo.slice %10 [512:513, 0:384] : (tensor<513x384xf32>) -> tensor<1x384xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x384xf32>) -> tensor<384xf32>
    return %11, %13 : tensor<512x384xf32>, tensor<384xf32>
  }
  func.func private @variant0_1._where(%arg0: tensor<2048x384xi1>, %arg1: tensor<2048x384xf32>, %arg2: tensor<i32>) -> tensor<2048x384xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2048x384xi1>, tensor<2048x384xf32>
    return %2 : tensor<2048x384xf32>
  }
