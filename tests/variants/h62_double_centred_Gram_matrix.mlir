// h62 double-centred Gram matrix; written by write_programs.py
  func.func public @main(%arg0: tensor<640x96xf32> loc("x")) -> (tensor<640x640xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<640x96xf32>) -> tensor<96x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x640xf32>) -> tensor<640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %4 = stablehlo.divide %2, %3 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_2 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %7 = stablehlo.divide %5, %6 : tensor<640xf32>
    %8 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<640x640xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<640x640xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%4 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_4 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %17 = stablehlo.add %13, %16 : tensor<640x640xf32>
    return %17 : tensor<640x640xf32>
  }
  func.func public @variant0(%arg0: tensor<640x96xf32> loc("x")) -> (tensor<640x640xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<640x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2 = stablehlo.divide %0, %1 : tensor<96xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<640x96xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<640x96xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<640x96xf32>) -> tensor<96x640xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x640xf32>) -> tensor<640x640xf32>
    return %7 : tensor<640x640xf32>
  }
