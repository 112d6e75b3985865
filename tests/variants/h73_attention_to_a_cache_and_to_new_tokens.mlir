// h73 attention to a cache and to new tokens; written by write_programs.py
  func.func public @main(%arg0: tensor<48x64xf32> loc("q"), %arg1: tensor<56x64xf32> loc("k"), %arg2: tensor<56x96xf32> loc("v"), %arg3: tensor<1024x64xf32> loc("c"), %arg4: tensor<1024x96xf32> loc("u")) -> (tensor<48x96xf32>) {
    %0 = stablehlo.concatenate %arg3, %arg1, dim = 0 : (tensor<1024x64xf32>, tensor<56x64xf32>) -> tensor<1080x64xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<1080x64xf32>) -> tensor<64x1080xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x64xf32>, tensor<64x1080xf32>) -> tensor<48x1080xf32>
    %3 = stablehlo.exponential %2 : tensor<48x1080xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x1080xf32>, tensor<f32>) -> tensor<48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x1080xf32>
    %7 = stablehlo.divide %3, %6 : tensor<48x1080xf32>
    %8 = stablehlo.concatenate %arg4, %arg2, dim = 0 : (tensor<1024x96xf32>, tensor<56x96xf32>) -> tensor<1080x96xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x1080xf32>, tensor<1080x96xf32>) -> tensor<48x96xf32>
    return %9 : tensor<48x96xf32>
  }
  func.func public @variant0(%arg0: tensor<48x64xf32> loc("q"), %arg1: tensor<56x64xf32> loc("k"), %arg2: tensor<56x96xf32> loc("v"), %arg3: tensor<1024x64xf32> loc("c"), %arg4: tensor<1024x96xf32> loc("u")) -> (tensor<48x96xf32>) {
    %0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x64xf32>, tensor<64x1024xf32>) -> tensor<48x1024xf32>
    %2 = stablehlo.exponential %1 : tensor<48x1024xf32>
    %3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<56x64xf32>) -> tensor<64x56xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x64xf32>, tensor<64x56xf32>) -> tensor<48x56xf32>
    %5 = stablehlo.exponential %4 : tensor<48x56xf32>
    %6 = stablehlo.dot_general %2, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x1024xf32>, tensor<1024x96xf32>) -> tensor<48x96xf32>
    %7 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x56xf32>, tensor<56x96xf32>) -> tensor<48x96xf32>
    %8 = stablehlo.add %6, %7 : tensor<48x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x1024xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x56xf32>, tensor<f32>) -> tensor<48xf32>
    %11 = stablehlo.add %9, %10 : tensor<48xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x96xf32>
    %14 = stablehlo.divide %8, %13 : tensor<48x96xf32>
    return %14 : tensor<48x96xf32>
  }
  func.func public @variant1(%arg0: tensor<48x64xf32> loc("q"), %arg1: tensor<56x64xf32> loc("k"), %arg2: tensor<56x96xf32> loc("v"), %arg3: tensor<1024x64xf32> loc("c"), %arg4: tensor<1024x96xf32> loc("u")) -> (tensor<48x96xf32>) {
    %0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x64xf32>, tensor<64x1024xf32>) -> tensor<48x1024xf32>
    %2 = stablehlo.exponential %1 : tensor<48x1024xf32>
    %3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<56x64xf32>) -> tensor<64x56xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x64xf32>, tensor<64x56xf32>) -> tensor<48x56xf32>
    %5 = stablehlo.exponential %4 : tensor<48x56xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x1024xf32>, tensor<f32>) -> tensor<48xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x56xf32>, tensor<f32>) -> tensor<48xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %10 = stablehlo.dot_general %2, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x1024xf32>, tensor<1024x96xf32>) -> tensor<48x96xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x96xf32>
    %12 = stablehlo.divide %10, %11 : tensor<48x96xf32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x96xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<48x96xf32>
    %15 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x56xf32>, tensor<56x96xf32>) -> tensor<48x96xf32>
    %16 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x96xf32>
    %17 = stablehlo.divide %15, %16 : tensor<48x96xf32>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x96xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<48x96xf32>
    %20 = stablehlo.add %14, %19 : tensor<48x96xf32>
    %21 = stablehlo.add %7, %9 : tensor<48x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x96xf32>
    %23 = stablehlo.divide %20, %22 : tensor<48x96xf32>
    return %23 : tensor<48x96xf32>
  }
