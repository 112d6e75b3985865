// h60 kernel regression; written by write_programs.py
  func.func public @main(%arg0: tensor<384x48xf32> loc("x"), %arg1: tensor<640x48xf32> loc("y"), %arg2: tensor<640x16xf32> loc("v"), %arg3: tensor<384xf32> loc("g")) -> (tensor<384x16xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<384x48xf32>) -> tensor<384x1x48xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<640x48xf32>) -> tensor<1x640x48xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<384x1x48xf32>) -> tensor<384x640x48xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x640x48xf32>) -> tensor<384x640x48xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<384x640x48xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<384x640x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<384x640x48xf32>, tensor<f32>) -> tensor<384x640xf32>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %8 = stablehlo.negate %7 : tensor<384x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x640xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<384x640xf32>
    %11 = stablehlo.exponential %10 : tensor<384x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<384x640xf32>, tensor<f32>) -> tensor<384xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x640xf32>
    %15 = stablehlo.divide %11, %14 : tensor<384x640xf32>
    %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x640xf32>, tensor<640x16xf32>) -> tensor<384x16xf32>
    return %16 : tensor<384x16xf32>
  }
  func.func public @variant0(%arg0: tensor<384x48xf32> loc("x"), %arg1: tensor<640x48xf32> loc("y"), %arg2: tensor<640x16xf32> loc("v"), %arg3: tensor<384xf32> loc("g")) -> (tensor<384x16xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x48xf32>) -> tensor<48x640xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x48xf32>, tensor<48x640xf32>) -> tensor<384x640xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384x640xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<384x640xf32>
    %5 = stablehlo.multiply %arg1, %arg1 : tensor<640x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x48xf32>, tensor<f32>) -> tensor<640xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<384x640xf32>
    %9 = stablehlo.subtract %4, %8 : tensor<384x640xf32>
    %10 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x640xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<384x640xf32>
    %12 = stablehlo.exponential %11 : tensor<384x640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<384x640xf32>, tensor<f32>) -> tensor<384xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x640xf32>
    %16 = stablehlo.divide %12, %15 : tensor<384x640xf32>
    %17 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x640xf32>, tensor<640x16xf32>) -> tensor<384x16xf32>
    return %17 : tensor<384x16xf32>
  }
  func.func public @variant1(%arg0: tensor<384x48xf32> loc("x"), %arg1: tensor<640x48xf32> loc("y"), %arg2: tensor<640x16xf32> loc("v"), %arg3: tensor<384xf32> loc("g")) -> (tensor<384x16xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x48xf32>) -> tensor<48x640xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x48xf32>, tensor<48x640xf32>) -> tensor<384x640xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384x640xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<384x640xf32>
    %5 = stablehlo.multiply %arg1, %arg1 : tensor<640x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x48xf32>, tensor<f32>) -> tensor<640xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<384x640xf32>
    %9 = stablehlo.subtract %4, %8 : tensor<384x640xf32>
    %10 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x640xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<384x640xf32>
    %12 = stablehlo.exponential %11 : tensor<384x640xf32>
    %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x640xf32>, tensor<640x16xf32>) -> tensor<384x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<384x640xf32>, tensor<f32>) -> tensor<384xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x16xf32>
    %17 = stablehlo.divide %13, %16 : tensor<384x16xf32>
    return %17 : tensor<384x16xf32>
  }
