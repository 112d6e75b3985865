// h147 graph attention; written by write_programs.py
  func.func public @main(%arg0: tensor<384x384xf32> loc("a"), %arg1: tensor<384x256xf32> loc("x"), %arg2: tensor<256x48xf32> loc("w"), %arg3: tensor<96xf32> loc("c")) -> (tensor<384x48xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x256xf32>, tensor<256x48xf32>) -> tensor<384x48xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<384x48xf32>) -> tensor<384x1x48xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<384x1x48xf32>) -> tensor<384x384x48xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<384x48xf32>) -> tensor<1x384x48xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x384x48xf32>) -> tensor<384x384x48xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 2 : (tensor<384x384x48xf32>, tensor<384x384x48xf32>) -> tensor<384x384x96xf32>
    %6 = stablehlo.dot_general %5, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x384x96xf32>, tensor<96xf32>) -> tensor<384x384xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384x384xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<384x384xf32>
    %9 = stablehlo.maximum %6, %8 : tensor<384x384xf32>
    %10 = stablehlo.exponential %9 : tensor<384x384xf32>
    %11 = stablehlo.multiply %arg0, %10 : tensor<384x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<384x384xf32>, tensor<f32>) -> tensor<384xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x384xf32>
    %15 = stablehlo.divide %11, %14 : tensor<384x384xf32>
    %16 = stablehlo.dot_general %15, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x384xf32>, tensor<384x48xf32>) -> tensor<384x48xf32>
    return %16 : tensor<384x48xf32>
  }
  func.func public @variant0(%arg0: tensor<384x384xf32> loc("a"), %arg1: tensor<384x256xf32> loc("x"), %arg2: tensor<256x48xf32> loc("w"), %arg3: tensor<96xf32> loc("c")) -> (tensor<384x48xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x256xf32>, tensor<256x48xf32>) -> tensor<384x48xf32>
    %1 = stablehlo.slice %arg3 [0:48] : (tensor<96xf32>) -> tensor<48xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x48xf32>, tensor<48xf32>) -> tensor<384xf32>
    %3 = stablehlo.slice %arg3 [48:96] : (tensor<96xf32>) -> tensor<48xf32>
    %4 = stablehlo.dot_general %0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x48xf32>, tensor<48xf32>) -> tensor<384xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x384xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<384x384xf32>
    %9 = stablehlo.add %7, %8 : tensor<384x384xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384x384xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<384x384xf32>
    %12 = stablehlo.maximum %9, %11 : tensor<384x384xf32>
    %13 = stablehlo.exponential %12 : tensor<384x384xf32>
    %14 = stablehlo.multiply %arg0, %13 : tensor<384x384xf32>
    %15 = stablehlo.dot_general %14, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x384xf32>, tensor<384x48xf32>) -> tensor<384x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<384x384xf32>, tensor<f32>) -> tensor<384xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x48xf32>
    %19 = stablehlo.divide %15, %18 : tensor<384x48xf32>
    return %19 : tensor<384x48xf32>
  }
  func.func public @variant1(%arg0: tensor<384x384xf32> loc("a"), %arg1: tensor<384x256xf32> loc("x"), %arg2: tensor<256x48xf32> loc("w"), %arg3: tensor<96xf32> loc("c")) -> (tensor<384x48xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x256xf32>, tensor<256x48xf32>) -> tensor<384x48xf32>
    %1 = stablehlo.slice %arg3 [0:48] : (tensor<96xf32>) -> tensor<48xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x48xf32>, tensor<48xf32>) -> tensor<384xf32>
    %3 = stablehlo.slice %arg3 [48:96] : (tensor<96xf32>) -> tensor<48xf32>
    %4 = stablehlo.dot_general %0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x48xf32>, tensor<48xf32>) -> tensor<384xf32>
    %5 = stablehlo.exponential %2 : tensor<384xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %7 = stablehlo.exponential %4 : tensor<384xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x384xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<384x384xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<384x384xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %13 = stablehlo.multiply %12, %2 : tensor<384xf32>
    %14 = stablehlo.exponential %13 : tensor<384xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %17 = stablehlo.multiply %16, %4 : tensor<384xf32>
    %18 = stablehlo.exponential %17 : tensor<384xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x384xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<384x384xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<384x384xf32>
    %23 = stablehlo.maximum %11, %22 : tensor<384x384xf32>
    %24 = stablehlo.multiply %arg0, %23 : tensor<384x384xf32>
    %25 = stablehlo.dot_general %24, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x384xf32>, tensor<384x48xf32>) -> tensor<384x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%24 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<384x384xf32>, tensor<f32>) -> tensor<384xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x48xf32>
    %29 = stablehlo.divide %25, %28 : tensor<384x48xf32>
    return %29 : tensor<384x48xf32>
  }
