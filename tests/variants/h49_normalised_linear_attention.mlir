// h49 normalised linear attention; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x64xf32> loc("q"), %arg1: tensor<3072x64xf32> loc("k"), %arg2: tensor<3072x80xf32> loc("v")) -> (tensor<2048x80xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<2048x64xf32>, tensor<2048x64xf32>) -> tensor<2048x64xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<2048x64xf32>
    %4 = stablehlo.exponential %arg0 : tensor<2048x64xf32>
    %5 = call @main._where(%1, %3, %4) : (tensor<2048x64xi1>, tensor<2048x64xf32>, tensor<2048x64xf32>) -> tensor<2048x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3072x64xf32>
    %7 = stablehlo.compare GT, %arg1, %6, FLOAT : (tensor<3072x64xf32>, tensor<3072x64xf32>) -> tensor<3072x64xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3072x64xf32>
    %9 = stablehlo.add %arg1, %8 : tensor<3072x64xf32>
    %10 = stablehlo.exponential %arg1 : tensor<3072x64xf32>
    %11 = call @main._where_0(%7, %9, %10) : (tensor<3072x64xi1>, tensor<3072x64xf32>, tensor<3072x64xf32>) -> tensor<3072x64xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<3072x64xf32>) -> tensor<64x3072xf32>
    %13 = stablehlo.dot_general %5, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x3072xf32>) -> tensor<2048x3072xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x3072xf32>, tensor<f32>) -> tensor<2048xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x3072xf32>
    %17 = stablehlo.divide %13, %16 : tensor<2048x3072xf32>
    %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x3072xf32>, tensor<3072x80xf32>) -> tensor<2048x80xf32>
    return %18 : tensor<2048x80xf32>
  }
  func.func private @main._where(%arg0: tensor<2048x64xi1>, %arg1: tensor<2048x64xf32>, %arg2: tensor<2048x64xf32>) -> tensor<2048x64xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2048x64xi1>, tensor<2048x64xf32>
    return %0 : tensor<2048x64xf32>
  }
  func.func private @main._where_0(%arg0: tensor<3072x64xi1>, %arg1: tensor<3072x64xf32>, %arg2: tensor<3072x64xf32>) -> tensor<3072x64xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3072x64xi1>, tensor<3072x64xf32>
    return %0 : tensor<3072x64xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x64xf32> loc("q"), %arg1: tensor<3072x64xf32> loc("k"), %arg2: tensor<3072x80xf32> loc("v")) -> (tensor<2048x80xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<2048x64xf32>, tensor<2048x64xf32>) -> tensor<2048x64xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<2048x64xf32>
    %4 = stablehlo.exponential %arg0 : tensor<2048x64xf32>
    %5 = call @variant0._where(%1, %3, %4) : (tensor<2048x64xi1>, tensor<2048x64xf32>, tensor<2048x64xf32>) -> tensor<2048x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3072x64xf32>
    %7 = stablehlo.compare GT, %arg1, %6, FLOAT : (tensor<3072x64xf32>, tensor<3072x64xf32>) -> tensor<3072x64xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3072x64xf32>
    %9 = stablehlo.add %arg1, %8 : tensor<3072x64xf32>
    %10 = stablehlo.exponential %arg1 : tensor<3072x64xf32>
    %11 = call @variant0._where_0(%7, %9, %10) : (tensor<3072x64xi1>, tensor<3072x64xf32>, tensor<3072x64xf32>) -> tensor<3072x64xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<3072x64xf32>) -> tensor<64x3072xf32>
    %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x3072xf32>, tensor<3072x80xf32>) -> tensor<64x80xf32>
    %14 = stablehlo.dot_general %5, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x80xf32>) -> tensor<2048x80xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3072x64xf32>, tensor<f32>) -> tensor<64xf32>
    %16 = stablehlo.dot_general %5, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64xf32>) -> tensor<2048xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x80xf32>
    %19 = stablehlo.divide %14, %18 : tensor<2048x80xf32>
    return %19 : tensor<2048x80xf32>
  }
  func.func private @variant0._where(%arg0: tensor<2048x64xi1>, %arg1: tensor<2048x64xf32>, %arg2: tensor<2048x64xf32>) -> tensor<2048x64xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2048x64xi1>, tensor<2048x64xf32>
    return %0 : tensor<2048x64xf32>
  }
  func.func private @variant0._where_0(%arg0: tensor<3072x64xi1>, %arg1: tensor<3072x64xf32>, %arg2: tensor<3072x64xf32>) -> tensor<3072x64xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3072x64xi1>, tensor<3072x64xf32>
    return %0 : tensor<3072x64xf32>
  }
