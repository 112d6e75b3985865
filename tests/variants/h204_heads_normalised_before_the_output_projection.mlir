// h204 heads normalised before the output projection; written by write_programs.py
  func.func public @main(%arg0: tensor<640x12x64xf32> loc("o"), %arg1: tensor<64xf32> loc("g"), %arg2: tensor<768x512xf32> loc("w")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x12x64xf32>, tensor<f32>) -> tensor<640x12xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %3 = stablehlo.divide %1, %2 : tensor<640x12xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %5 = stablehlo.add %3, %4 : tensor<640x12xf32>
    %6 = stablehlo.sqrt %5 : tensor<640x12xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<640x12xf32>) -> tensor<640x12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<640x12x1xf32>) -> tensor<640x12x64xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<640x12x64xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<640x12x64xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<640x12x64xf32>
    %13 = stablehlo.reshape %12 : (tensor<640x12x64xf32>) -> tensor<640x768xf32>
    %14 = stablehlo.dot_general %13, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x768xf32>, tensor<768x512xf32>) -> tensor<640x512xf32>
    return %14 : tensor<640x512xf32>
  }
  func.func public @variant0(%arg0: tensor<640x12x64xf32> loc("o"), %arg1: tensor<64xf32> loc("g"), %arg2: tensor<768x512xf32> loc("w")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x12x64xf32>, tensor<f32>) -> tensor<640x12xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %3 = stablehlo.divide %1, %2 : tensor<640x12xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %5 = stablehlo.add %3, %4 : tensor<640x12xf32>
    %6 = stablehlo.sqrt %5 : tensor<640x12xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<640x12xf32>) -> tensor<640x12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<640x12x1xf32>) -> tensor<640x12x64xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<640x12x64xf32>
    %10 = stablehlo.reshape %9 : (tensor<640x12x64xf32>) -> tensor<640x768xf32>
    %11 = stablehlo.reshape %arg2 : (tensor<768x512xf32>) -> tensor<12x64x512xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<64x1xf32>) -> tensor<1x64x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x64x1xf32>) -> tensor<12x64x512xf32>
    %15 = stablehlo.multiply %11, %14 : tensor<12x64x512xf32>
    %16 = stablehlo.reshape %15 : (tensor<12x64x512xf32>) -> tensor<768x512xf32>
    %17 = stablehlo.dot_general %10, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x768xf32>, tensor<768x512xf32>) -> tensor<640x512xf32>
    return %17 : tensor<640x512xf32>
  }
  func.func public @variant0_1(%arg0: tensor<640x12x64xf32> loc("o"), %arg1: tensor<64xf32> loc("g"), %arg2: tensor<768x512xf32> loc("w")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x12x64xf32>, tensor<f32>) -> tensor<640x12xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %3 = stablehlo.divide %1, %2 : tensor<640x12xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %5 = stablehlo.add %3, %4 : tensor<640x12xf32>
    %6 = stablehlo.sqrt %5 : tensor<640x12xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<640x12xf32>) -> tensor<640x12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<640x12x1xf32>) -> tensor<640x12x64xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<640x12x64xf32>
    %10 = stablehlo.reshape %arg2 : (tensor<768x512xf32>) -> tensor<12x64x512xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<64x1xf32>) -> tensor<1x64x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x64x1xf32>) -> tensor<12x64x512xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<12x64x512xf32>
    %15 = stablehlo.dot_general %9, %14, contracting_dims = [2, 1] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<640x12x64xf32>, tensor<12x64x512xf32>) -> tensor<640x512xf32>
    return %15 : tensor<640x512xf32>
  }
  func.func public @variant1(%arg0: tensor<640x12x64xf32> loc("o"), %arg1: tensor<64xf32> loc("g"), %arg2: tensor<768x512xf32> loc("w")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.reshape %arg2 : (tensor<768x512xf32>) -> tensor<12x64x512xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<64x1xf32>) -> tensor<1x64x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x64x1xf32>) -> tensor<12x64x512xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<12x64x512xf32>
    %5 = stablehlo.dot_general %4, %arg0, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x64x512xf32>, tensor<640x12x64xf32>) -> tensor<12x512x640xf32>
    %6 = stablehlo.transpose %5, dims = [2, 0, 1] : (tensor<12x512x640xf32>) -> tensor<640x12x512xf32>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<640x12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x12x64xf32>, tensor<f32>) -> tensor<640x12xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %10 = stablehlo.divide %8, %9 : tensor<640x12xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %12 = stablehlo.add %10, %11 : tensor<640x12xf32>
    %13 = stablehlo.sqrt %12 : tensor<640x12xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<640x12xf32>) -> tensor<640x12x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<640x12x1xf32>) -> tensor<640x12x512xf32>
    %16 = stablehlo.divide %6, %15 : tensor<640x12x512xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x12x512xf32>, tensor<f32>) -> tensor<640x512xf32>
    return %17 : tensor<640x512xf32>
  }
  func.func public @variant1_1(%arg0: tensor<640x12x64xf32> loc("o"), %arg1: tensor<64xf32> loc("g"), %arg2: tensor<768x512xf32> loc("w")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.reshape %arg2 : (tensor<768x512xf32>) -> tensor<12x64x512xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<64x1xf32>) -> tensor<1x64x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x64x1xf32>) -> tensor<12x64x512xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<12x64x512xf32>
    %5 = stablehlo.dot_general %arg0, %4, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<640x12x64xf32>, tensor<12x64x512xf32>) -> tensor<12x640x512xf32>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<640x12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x12x64xf32>, tensor<f32>) -> tensor<640x12xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %9 = stablehlo.divide %7, %8 : tensor<640x12xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %11 = stablehlo.add %9, %10 : tensor<640x12xf32>
    %12 = stablehlo.sqrt %11 : tensor<640x12xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<640x12xf32>) -> tensor<12x640xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<12x640xf32>) -> tensor<12x640x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x640x1xf32>) -> tensor<12x640x512xf32>
    %16 = stablehlo.divide %5, %15 : tensor<12x640x512xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<12x640x512xf32>, tensor<f32>) -> tensor<640x512xf32>
    return %17 : tensor<640x512xf32>
  }
  func.func public @variant1_2(%arg0: tensor<640x12x64xf32> loc("o"), %arg1: tensor<64xf32> loc("g"), %arg2: tensor<768x512xf32> loc("w")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<640x12x64xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<640x12x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.reshape %arg2 : (tensor<768x512xf32>) -> tensor<12x64x512xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<64x1xf32>) -> tensor<1x64x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x64x1xf32>) -> tensor<12x64x512xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<12x64x512xf32>
    %9 = stablehlo.dot_general %8, %2, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x64x512xf32>, tensor<640x12x64xf32>) -> tensor<12x512x640xf32>
    %10 = stablehlo.transpose %9, dims = [2, 0, 1] : (tensor<12x512x640xf32>) -> tensor<640x12x512xf32>
    %11 = stablehlo.multiply %arg0, %arg0 : tensor<640x12x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<640x12x64xf32>, tensor<f32>) -> tensor<640x12xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %14 = stablehlo.divide %12, %13 : tensor<640x12xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %16 = stablehlo.add %14, %15 : tensor<640x12xf32>
    %17 = stablehlo.sqrt %16 : tensor<640x12xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640x12xf32>
    %19 = stablehlo.divide %18, %17 : tensor<640x12xf32>
    %20 = stablehlo.dot_general %10, %19, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<640x12x512xf32>, tensor<640x12xf32>) -> tensor<640x512xf32>
    return %20 : tensor<640x512xf32>
  }
