// h158 rmsnorm before a gated mlp; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<1024x768xf32> loc("v")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.add %3, %4 : tensor<256xf32>
    %6 = stablehlo.sqrt %5 : tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<256x1024xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<256x1024xf32>
    %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %14 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %15 = stablehlo.negate %13 : tensor<256x768xf32>
    %16 = stablehlo.exponential %15 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %18 = stablehlo.add %17, %16 : tensor<256x768xf32>
    %19 = stablehlo.divide %13, %18 : tensor<256x768xf32>
    %20 = stablehlo.multiply %19, %14 : tensor<256x768xf32>
    return %20 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<1024x768xf32> loc("v")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.add %3, %4 : tensor<256xf32>
    %6 = stablehlo.sqrt %5 : tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x768xf32>
    %10 = stablehlo.multiply %9, %arg2 : tensor<1024x768xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %12 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %13 = stablehlo.divide %11, %12 : tensor<256x768xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x768xf32>
    %16 = stablehlo.multiply %15, %arg3 : tensor<1024x768xf32>
    %17 = stablehlo.dot_general %arg0, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %19 = stablehlo.divide %17, %18 : tensor<256x768xf32>
    %20 = stablehlo.negate %13 : tensor<256x768xf32>
    %21 = stablehlo.exponential %20 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %23 = stablehlo.add %22, %21 : tensor<256x768xf32>
    %24 = stablehlo.divide %13, %23 : tensor<256x768xf32>
    %25 = stablehlo.multiply %24, %19 : tensor<256x768xf32>
    return %25 : tensor<256x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<1024x768xf32> loc("v")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<256x1024xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.divide %4, %5 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.add %6, %7 : tensor<256xf32>
    %9 = stablehlo.sqrt %8 : tensor<256xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %11 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %13 = stablehlo.divide %11, %12 : tensor<256x768xf32>
    %14 = stablehlo.dot_general %2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %15 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %16 = stablehlo.divide %14, %15 : tensor<256x768xf32>
    %17 = stablehlo.negate %13 : tensor<256x768xf32>
    %18 = stablehlo.exponential %17 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %20 = stablehlo.add %19, %18 : tensor<256x768xf32>
    %21 = stablehlo.divide %13, %20 : tensor<256x768xf32>
    %22 = stablehlo.multiply %21, %16 : tensor<256x768xf32>
    return %22 : tensor<256x768xf32>
  }
  func.func public @variant1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<1024x768xf32> loc("v")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<1024x768xf32>, tensor<1024x768xf32>) -> tensor<1024x1536xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x1536xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<1024x1536xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x1536xf32>) -> tensor<256x1536xf32>
    %5 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.divide %6, %7 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.add %8, %9 : tensor<256xf32>
    %11 = stablehlo.sqrt %10 : tensor<256xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1536xf32>
    %14 = stablehlo.divide %4, %13 : tensor<256x1536xf32>
    %15 = stablehlo.slice %14 [0:256, 0:768] : (tensor<256x1536xf32>) -> tensor<256x768xf32>
    %16 = stablehlo.slice %14 [0:256, 768:1536] : (tensor<256x1536xf32>) -> tensor<256x768xf32>
    %17 = stablehlo.negate %15 : tensor<256x768xf32>
    %18 = stablehlo.exponential %17 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %20 = stablehlo.add %19, %18 : tensor<256x768xf32>
    %21 = stablehlo.divide %15, %20 : tensor<256x768xf32>
    %22 = stablehlo.multiply %21, %16 : tensor<256x768xf32>
    return %22 : tensor<256x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<1024x768xf32> loc("v")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<256x1024xf32>
    %3 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<1024x768xf32>, tensor<1024x768xf32>) -> tensor<1024x1536xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x1536xf32>) -> tensor<256x1536xf32>
    %5 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.divide %6, %7 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.add %8, %9 : tensor<256xf32>
    %11 = stablehlo.sqrt %10 : tensor<256xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1536xf32>
    %14 = stablehlo.divide %4, %13 : tensor<256x1536xf32>
    %15 = stablehlo.slice %14 [0:256, 0:768] : (tensor<256x1536xf32>) -> tensor<256x768xf32>
    %16 = stablehlo.slice %14 [0:256, 768:1536] : (tensor<256x1536xf32>) -> tensor<256x768xf32>
    %17 = stablehlo.negate %15 : tensor<256x768xf32>
    %18 = stablehlo.exponential %17 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %20 = stablehlo.add %19, %18 : tensor<256x768xf32>
    %21 = stablehlo.divide %15, %20 : tensor<256x768xf32>
    %22 = stablehlo.multiply %21, %16 : tensor<256x768xf32>
    return %22 : tensor<256x768xf32>
  }
