// h217 attention with gated outputs; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<512x96xf32> loc("g"), %arg4: tensor<96x320xf32> loc("w")) -> (tensor<512x320xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.exponential %1 : tensor<512x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %6 = stablehlo.divide %2, %5 : tensor<512x640xf32>
    %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    %8 = stablehlo.negate %arg3 : tensor<512x96xf32>
    %9 = stablehlo.exponential %8 : tensor<512x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %11 = stablehlo.add %10, %9 : tensor<512x96xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %13 = stablehlo.divide %12, %11 : tensor<512x96xf32>
    %14 = stablehlo.multiply %7, %13 : tensor<512x96xf32>
    %15 = stablehlo.dot_general %14, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x96xf32>, tensor<96x320xf32>) -> tensor<512x320xf32>
    return %15 : tensor<512x320xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<512x96xf32> loc("g"), %arg4: tensor<96x320xf32> loc("w")) -> (tensor<512x320xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.exponential %1 : tensor<512x640xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x96xf32>
    %7 = stablehlo.divide %3, %6 : tensor<512x96xf32>
    %8 = stablehlo.negate %arg3 : tensor<512x96xf32>
    %9 = stablehlo.exponential %8 : tensor<512x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %11 = stablehlo.add %10, %9 : tensor<512x96xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %13 = stablehlo.divide %12, %11 : tensor<512x96xf32>
    %14 = stablehlo.multiply %7, %13 : tensor<512x96xf32>
    %15 = stablehlo.dot_general %14, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x96xf32>, tensor<96x320xf32>) -> tensor<512x320xf32>
    return %15 : tensor<512x320xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<512x96xf32> loc("g"), %arg4: tensor<96x320xf32> loc("w")) -> (tensor<512x320xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.exponential %1 : tensor<512x640xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    %4 = stablehlo.negate %arg3 : tensor<512x96xf32>
    %5 = stablehlo.exponential %4 : tensor<512x96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %7 = stablehlo.add %6, %5 : tensor<512x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %9 = stablehlo.divide %8, %7 : tensor<512x96xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<512x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x96xf32>
    %14 = stablehlo.divide %10, %13 : tensor<512x96xf32>
    %15 = stablehlo.dot_general %14, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x96xf32>, tensor<96x320xf32>) -> tensor<512x320xf32>
    return %15 : tensor<512x320xf32>
  }
  func.func public @variant1(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<512x96xf32> loc("g"), %arg4: tensor<96x320xf32> loc("w")) -> (tensor<512x320xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.exponential %1 : tensor<512x640xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    %4 = stablehlo.negate %arg3 : tensor<512x96xf32>
    %5 = stablehlo.exponential %4 : tensor<512x96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %7 = stablehlo.add %6, %5 : tensor<512x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x96xf32>
    %9 = stablehlo.divide %8, %7 : tensor<512x96xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<512x96xf32>
    %11 = stablehlo.dot_general %10, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x96xf32>, tensor<96x320xf32>) -> tensor<512x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x320xf32>
    %15 = stablehlo.divide %11, %14 : tensor<512x320xf32>
    return %15 : tensor<512x320xf32>
  }
