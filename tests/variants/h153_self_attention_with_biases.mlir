// h153 self-attention with biases; written by write_programs.py
  func.func public @main(%arg0: tensor<640x512xf32> loc("x"), %arg1: tensor<512x64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("k"), %arg3: tensor<512x96xf32> loc("v"), %arg4: tensor<64xf32> loc("a"), %arg5: tensor<64xf32> loc("b"), %arg6: tensor<96xf32> loc("c")) -> (tensor<640x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<640x64xf32>
    %3 = stablehlo.add %0, %2 : tensor<640x64xf32>
    %4 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %5 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<640x64xf32>
    %7 = stablehlo.add %4, %6 : tensor<640x64xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %9 = stablehlo.dot_general %3, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x64xf32>, tensor<64x640xf32>) -> tensor<640x640xf32>
    %10 = stablehlo.exponential %9 : tensor<640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %14 = stablehlo.divide %10, %13 : tensor<640x640xf32>
    %15 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x96xf32>) -> tensor<640x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<640x96xf32>
    %18 = stablehlo.add %15, %17 : tensor<640x96xf32>
    %19 = stablehlo.dot_general %14, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x96xf32>) -> tensor<640x96xf32>
    return %19 : tensor<640x96xf32>
  }
  func.func public @variant0(%arg0: tensor<640x512xf32> loc("x"), %arg1: tensor<512x64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("k"), %arg3: tensor<512x96xf32> loc("v"), %arg4: tensor<64xf32> loc("a"), %arg5: tensor<64xf32> loc("b"), %arg6: tensor<96xf32> loc("c")) -> (tensor<640x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<640x64xf32>
    %3 = stablehlo.add %0, %2 : tensor<640x64xf32>
    %4 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %6 = stablehlo.dot_general %3, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x64xf32>, tensor<64x640xf32>) -> tensor<640x640xf32>
    %7 = stablehlo.exponential %6 : tensor<640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %11 = stablehlo.divide %7, %10 : tensor<640x640xf32>
    %12 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x96xf32>) -> tensor<640x96xf32>
    %13 = stablehlo.dot_general %11, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x96xf32>) -> tensor<640x96xf32>
    %14 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<640x96xf32>
    %16 = stablehlo.add %13, %15 : tensor<640x96xf32>
    return %16 : tensor<640x96xf32>
  }
  func.func public @variant1(%arg0: tensor<640x512xf32> loc("x"), %arg1: tensor<512x64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("k"), %arg3: tensor<512x96xf32> loc("v"), %arg4: tensor<64xf32> loc("a"), %arg5: tensor<64xf32> loc("b"), %arg6: tensor<96xf32> loc("c")) -> (tensor<640x96xf32>) {
    %0 = stablehlo.concatenate %arg1, %arg2, %arg3, dim = 1 : (tensor<512x64xf32>, tensor<512x64xf32>, tensor<512x96xf32>) -> tensor<512x224xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x224xf32>) -> tensor<640x224xf32>
    %2 = stablehlo.slice %1 [0:640, 0:64] : (tensor<640x224xf32>) -> tensor<640x64xf32>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<640x64xf32>
    %5 = stablehlo.add %2, %4 : tensor<640x64xf32>
    %6 = stablehlo.slice %1 [0:640, 64:128] : (tensor<640x224xf32>) -> tensor<640x64xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %8 = stablehlo.dot_general %5, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x64xf32>, tensor<64x640xf32>) -> tensor<640x640xf32>
    %9 = stablehlo.exponential %8 : tensor<640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %13 = stablehlo.divide %9, %12 : tensor<640x640xf32>
    %14 = stablehlo.slice %1 [0:640, 128:224] : (tensor<640x224xf32>) -> tensor<640x96xf32>
    %15 = stablehlo.dot_general %13, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x96xf32>) -> tensor<640x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<640x96xf32>
    %18 = stablehlo.add %15, %17 : tensor<640x96xf32>
    return %18 : tensor<640x96xf32>
  }
