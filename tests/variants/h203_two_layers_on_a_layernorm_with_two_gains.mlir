// h203 two layers on a layernorm with two gains; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024xf32> loc("h"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1024x384xf32> loc("v")) -> (tensor<256x768xf32>, tensor<256x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.add %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %15 = stablehlo.divide %5, %14 : tensor<256x1024xf32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<256x1024xf32>
    %19 = stablehlo.dot_general %18, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %21 = stablehlo.divide %5, %20 : tensor<256x1024xf32>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<256x1024xf32>
    %25 = stablehlo.dot_general %24, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x384xf32>) -> tensor<256x384xf32>
    return %19, %25 : tensor<256x768xf32>, tensor<256x384xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024xf32> loc("h"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1024x384xf32> loc("v")) -> (tensor<256x768xf32>, tensor<256x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.add %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x768xf32>
    %16 = stablehlo.multiply %15, %arg3 : tensor<1024x768xf32>
    %17 = stablehlo.dot_general %5, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %18 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %19 = stablehlo.divide %17, %18 : tensor<256x768xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x384xf32>
    %22 = stablehlo.multiply %21, %arg4 : tensor<1024x384xf32>
    %23 = stablehlo.dot_general %5, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x384xf32>) -> tensor<256x384xf32>
    %24 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x384xf32>
    %25 = stablehlo.divide %23, %24 : tensor<256x384xf32>
    return %19, %25 : tensor<256x768xf32>, tensor<256x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024xf32> loc("h"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1024x384xf32> loc("v")) -> (tensor<256x768xf32>, tensor<256x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.add %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %16 = stablehlo.multiply %5, %15 : tensor<256x1024xf32>
    %17 = stablehlo.dot_general %16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %18 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %19 = stablehlo.divide %17, %18 : tensor<256x768xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %22 = stablehlo.multiply %5, %21 : tensor<256x1024xf32>
    %23 = stablehlo.dot_general %22, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x384xf32>) -> tensor<256x384xf32>
    %24 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x384xf32>
    %25 = stablehlo.divide %23, %24 : tensor<256x384xf32>
    return %19, %25 : tensor<256x768xf32>, tensor<256x384xf32>
  }
  func.func public @variant1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024xf32> loc("h"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1024x384xf32> loc("v")) -> (tensor<256x768xf32>, tensor<256x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.add %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %15 = stablehlo.divide %5, %14 : tensor<256x1024xf32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x768xf32>
    %18 = stablehlo.multiply %17, %arg3 : tensor<1024x768xf32>
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x384xf32>
    %21 = stablehlo.multiply %20, %arg4 : tensor<1024x384xf32>
    %22 = stablehlo.concatenate %18, %21, dim = 1 : (tensor<1024x768xf32>, tensor<1024x384xf32>) -> tensor<1024x1152xf32>
    %23 = stablehlo.dot_general %15, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x1152xf32>) -> tensor<256x1152xf32>
    %24 = stablehlo.slice %23 [0:256, 0:768] : (tensor<256x1152xf32>) -> tensor<256x768xf32>
    %25 = stablehlo.slice %23 [0:256, 768:1152] : (tensor<256x1152xf32>) -> tensor<256x384xf32>
    return %24, %25 : tensor<256x768xf32>, tensor<256x384xf32>
  }
  func.func public @variant1_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<1024xf32> loc("h"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1024x384xf32> loc("v")) -> (tensor<256x768xf32>, tensor<256x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.add %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x768xf32>
    %16 = stablehlo.multiply %15, %arg3 : tensor<1024x768xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x384xf32>
    %19 = stablehlo.multiply %18, %arg4 : tensor<1024x384xf32>
    %20 = stablehlo.concatenate %16, %19, dim = 1 : (tensor<1024x768xf32>, tensor<1024x384xf32>) -> tensor<1024x1152xf32>
    %21 = stablehlo.dot_general %5, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x1152xf32>) -> tensor<256x1152xf32>
    %22 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1152xf32>
    %23 = stablehlo.divide %21, %22 : tensor<256x1152xf32>
    %24 = stablehlo.slice %23 [0:256, 0:768] : (tensor<256x1152xf32>) -> tensor<256x768xf32>
    %25 = stablehlo.slice %23 [0:256, 768:1152] : (tensor<256x1152xf32>) -> tensor<256x384xf32>
    return %24, %25 : tensor<256x768xf32>, tensor<256x384xf32>
  }
