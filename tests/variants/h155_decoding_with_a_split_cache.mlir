// h155 decoding with a split cache; written by write_programs.py
  func.func public @main(%arg0: tensor<24x64xf32> loc("q"), %arg1: tensor<4000x64xf32> loc("k"), %arg2: tensor<4000x96xf32> loc("v")) -> (tensor<24x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4000x64xf32>) -> tensor<64x4000xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x4000xf32>) -> tensor<24x4000xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x4000xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x4000xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<24x4000xf32>
    %6 = stablehlo.exponential %5 : tensor<24x4000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x4000xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x4000xf32>
    %10 = stablehlo.divide %6, %9 : tensor<24x4000xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x4000xf32>, tensor<4000x96xf32>) -> tensor<24x96xf32>
    return %11 : tensor<24x96xf32>
  }
  func.func public @variant0(%arg0: tensor<24x64xf32> loc("q"), %arg1: tensor<4000x64xf32> loc("k"), %arg2: tensor<4000x96xf32> loc("v")) -> (tensor<24x96xf32>) {
    %0 = stablehlo.slice %arg1 [0:2000, 0:64] : (tensor<4000x64xf32>) -> tensor<2000x64xf32>
    %1 = stablehlo.slice %arg1 [2000:4000, 0:64] : (tensor<4000x64xf32>) -> tensor<2000x64xf32>
    %2 = stablehlo.slice %arg2 [0:2000, 0:96] : (tensor<4000x96xf32>) -> tensor<2000x96xf32>
    %3 = stablehlo.slice %arg2 [2000:4000, 0:96] : (tensor<4000x96xf32>) -> tensor<2000x96xf32>
    %4 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2000x64xf32>) -> tensor<64x2000xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x2000xf32>) -> tensor<24x2000xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x2000xf32>
    %9 = stablehlo.subtract %5, %8 : tensor<24x2000xf32>
    %10 = stablehlo.exponential %9 : tensor<24x2000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.dot_general %10, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x2000xf32>, tensor<2000x96xf32>) -> tensor<24x96xf32>
    %13 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2000x64xf32>) -> tensor<64x2000xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x2000xf32>) -> tensor<24x2000xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x2000xf32>
    %18 = stablehlo.subtract %14, %17 : tensor<24x2000xf32>
    %19 = stablehlo.exponential %18 : tensor<24x2000xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.dot_general %19, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x2000xf32>, tensor<2000x96xf32>) -> tensor<24x96xf32>
    %22 = stablehlo.maximum %6, %15 : tensor<24xf32>
    %23 = stablehlo.subtract %6, %22 : tensor<24xf32>
    %24 = stablehlo.exponential %23 : tensor<24xf32>
    %25 = stablehlo.subtract %15, %22 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %29 = stablehlo.multiply %28, %12 : tensor<24x96xf32>
    %30 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %32 = stablehlo.multiply %31, %21 : tensor<24x96xf32>
    %33 = stablehlo.add %29, %32 : tensor<24x96xf32>
    %34 = stablehlo.multiply %24, %11 : tensor<24xf32>
    %35 = stablehlo.multiply %26, %20 : tensor<24xf32>
    %36 = stablehlo.add %34, %35 : tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %39 = stablehlo.divide %33, %38 : tensor<24x96xf32>
    return %39 : tensor<24x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<24x64xf32> loc("q"), %arg1: tensor<4000x64xf32> loc("k"), %arg2: tensor<4000x96xf32> loc("v")) -> (tensor<24x96xf32>) {
    %0 = stablehlo.slice %arg1 [0:2000, 0:64] : (tensor<4000x64xf32>) -> tensor<2000x64xf32>
    %1 = stablehlo.slice %arg1 [2000:4000, 0:64] : (tensor<4000x64xf32>) -> tensor<2000x64xf32>
    %2 = stablehlo.slice %arg2 [0:2000, 0:96] : (tensor<4000x96xf32>) -> tensor<2000x96xf32>
    %3 = stablehlo.slice %arg2 [2000:4000, 0:96] : (tensor<4000x96xf32>) -> tensor<2000x96xf32>
    %4 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2000x64xf32>) -> tensor<64x2000xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x2000xf32>) -> tensor<24x2000xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x2000xf32>
    %9 = stablehlo.subtract %5, %8 : tensor<24x2000xf32>
    %10 = stablehlo.exponential %9 : tensor<24x2000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.dot_general %10, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x2000xf32>, tensor<2000x96xf32>) -> tensor<24x96xf32>
    %13 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2000x64xf32>) -> tensor<64x2000xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x2000xf32>) -> tensor<24x2000xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x2000xf32>
    %18 = stablehlo.subtract %14, %17 : tensor<24x2000xf32>
    %19 = stablehlo.exponential %18 : tensor<24x2000xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x2000xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.dot_general %19, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x2000xf32>, tensor<2000x96xf32>) -> tensor<24x96xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %24 = stablehlo.divide %12, %23 : tensor<24x96xf32>
    %25 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %27 = stablehlo.divide %21, %26 : tensor<24x96xf32>
    %28 = stablehlo.log %11 : tensor<24xf32>
    %29 = stablehlo.add %6, %28 : tensor<24xf32>
    %30 = stablehlo.log %20 : tensor<24xf32>
    %31 = stablehlo.add %15, %30 : tensor<24xf32>
    %32 = stablehlo.maximum %29, %31 : tensor<24xf32>
    %33 = stablehlo.subtract %29, %32 : tensor<24xf32>
    %34 = stablehlo.exponential %33 : tensor<24xf32>
    %35 = stablehlo.subtract %31, %32 : tensor<24xf32>
    %36 = stablehlo.exponential %35 : tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %39 = stablehlo.multiply %38, %24 : tensor<24x96xf32>
    %40 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %42 = stablehlo.multiply %41, %27 : tensor<24x96xf32>
    %43 = stablehlo.add %39, %42 : tensor<24x96xf32>
    %44 = stablehlo.add %34, %36 : tensor<24xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %47 = stablehlo.divide %43, %46 : tensor<24x96xf32>
    return %47 : tensor<24x96xf32>
  }
