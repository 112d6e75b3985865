// h182 attention over channels; written by write_programs.py
  func.func public @main(%arg0: tensor<4096x48xf32> loc("q"), %arg1: tensor<4096x64xf32> loc("k"), %arg2: tensor<4096x64xf32> loc("v"), %arg3: tensor<1xf32> loc("t"), %arg4: tensor<48x320xf32> loc("o")) -> (tensor<4096x320xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4096x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %2 = stablehlo.sqrt %1 : tensor<48xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<4096x48xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<4096x48xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<4096x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.sqrt %7 : tensor<64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<4096x64xf32>
    %11 = stablehlo.divide %arg1, %10 : tensor<4096x64xf32>
    %12 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %13 = stablehlo.dot_general %12, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x64xf32>) -> tensor<48x64xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<48x64xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<48x64xf32>
    %17 = stablehlo.exponential %16 : tensor<48x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %21 = stablehlo.divide %17, %20 : tensor<48x64xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
    %23 = stablehlo.dot_general %arg2, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x64xf32>, tensor<64x48xf32>) -> tensor<4096x48xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x320xf32>) -> tensor<4096x320xf32>
    return %24 : tensor<4096x320xf32>
  }
  func.func public @variant0(%arg0: tensor<4096x48xf32> loc("q"), %arg1: tensor<4096x64xf32> loc("k"), %arg2: tensor<4096x64xf32> loc("v"), %arg3: tensor<1xf32> loc("t"), %arg4: tensor<48x320xf32> loc("o")) -> (tensor<4096x320xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x64xf32>) -> tensor<48x64xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4096x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %4 = stablehlo.sqrt %3 : tensor<48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<4096x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.sqrt %7 : tensor<64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<48x64xf32>
    %13 = stablehlo.divide %1, %12 : tensor<48x64xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<48x64xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<48x64xf32>
    %17 = stablehlo.exponential %16 : tensor<48x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %21 = stablehlo.divide %17, %20 : tensor<48x64xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
    %23 = stablehlo.dot_general %arg2, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x64xf32>, tensor<64x48xf32>) -> tensor<4096x48xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x320xf32>) -> tensor<4096x320xf32>
    return %24 : tensor<4096x320xf32>
  }
  func.func public @variant0_1(%arg0: tensor<4096x48xf32> loc("q"), %arg1: tensor<4096x64xf32> loc("k"), %arg2: tensor<4096x64xf32> loc("v"), %arg3: tensor<1xf32> loc("t"), %arg4: tensor<48x320xf32> loc("o")) -> (tensor<4096x320xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x64xf32>) -> tensor<48x64xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4096x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %4 = stablehlo.sqrt %3 : tensor<48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %7 = stablehlo.divide %1, %6 : tensor<48x64xf32>
    %8 = stablehlo.multiply %arg1, %arg1 : tensor<4096x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<64xf32>
    %10 = stablehlo.sqrt %9 : tensor<64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
    %13 = stablehlo.divide %7, %12 : tensor<48x64xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<48x64xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<48x64xf32>
    %17 = stablehlo.exponential %16 : tensor<48x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %21 = stablehlo.divide %17, %20 : tensor<48x64xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
    %23 = stablehlo.dot_general %arg2, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x64xf32>, tensor<64x48xf32>) -> tensor<4096x48xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x320xf32>) -> tensor<4096x320xf32>
    return %24 : tensor<4096x320xf32>
  }
  func.func public @variant1(%arg0: tensor<4096x48xf32> loc("q"), %arg1: tensor<4096x64xf32> loc("k"), %arg2: tensor<4096x64xf32> loc("v"), %arg3: tensor<1xf32> loc("t"), %arg4: tensor<48x320xf32> loc("o")) -> (tensor<4096x320xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x64xf32>) -> tensor<48x64xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4096x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %4 = stablehlo.sqrt %3 : tensor<48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<4096x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.sqrt %7 : tensor<64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<48x64xf32>
    %13 = stablehlo.divide %1, %12 : tensor<48x64xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<48x64xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<48x64xf32>
    %17 = stablehlo.exponential %16 : tensor<48x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %21 = stablehlo.divide %17, %20 : tensor<48x64xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
    %23 = stablehlo.dot_general %22, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x320xf32>) -> tensor<64x320xf32>
    %24 = stablehlo.dot_general %arg2, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x64xf32>, tensor<64x320xf32>) -> tensor<4096x320xf32>
    return %24 : tensor<4096x320xf32>
  }
  func.func public @variant1_1(%arg0: tensor<4096x48xf32> loc("q"), %arg1: tensor<4096x64xf32> loc("k"), %arg2: tensor<4096x64xf32> loc("v"), %arg3: tensor<1xf32> loc("t"), %arg4: tensor<48x320xf32> loc("o")) -> (tensor<4096x320xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x64xf32>) -> tensor<48x64xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4096x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %4 = stablehlo.sqrt %3 : tensor<48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %7 = stablehlo.divide %1, %6 : tensor<48x64xf32>
    %8 = stablehlo.multiply %arg1, %arg1 : tensor<4096x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<64xf32>
    %10 = stablehlo.sqrt %9 : tensor<64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
    %13 = stablehlo.divide %7, %12 : tensor<48x64xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<48x64xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<48x64xf32>
    %17 = stablehlo.exponential %16 : tensor<48x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
    %21 = stablehlo.divide %17, %20 : tensor<48x64xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
    %23 = stablehlo.dot_general %22, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x320xf32>) -> tensor<64x320xf32>
    %24 = stablehlo.dot_general %arg2, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x64xf32>, tensor<64x320xf32>) -> tensor<4096x320xf32>
    return %24 : tensor<4096x320xf32>
  }
