// h66 variance over two shards; written by write_programs.py
  func.func public @main(%arg0: tensor<384x256xf32> loc("x"), %arg1: tensor<640x256xf32> loc("y")) -> (tensor<256xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<384x256xf32>, tensor<640x256xf32>) -> tensor<1024x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<1024x256xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<1024x256xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<1024x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1024x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.divide %8, %9 : tensor<256xf32>
    return %10 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<384x256xf32> loc("x"), %arg1: tensor<640x256xf32> loc("y")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<384x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<640x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.divide %3, %4 : tensor<256xf32>
    %6 = stablehlo.subtract %2, %5 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%arg0 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<384x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<384x256xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<384x256xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<384x256xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<384x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%arg1 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<640x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_7 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.divide %15, %16 : tensor<256xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<640x256xf32>
    %20 = stablehlo.subtract %arg1, %19 : tensor<640x256xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<640x256xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<640x256xf32>, tensor<f32>) -> tensor<256xf32>
    %23 = stablehlo.add %14, %22 : tensor<256xf32>
    %24 = stablehlo.multiply %6, %6 : tensor<256xf32>
    %cst_9 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<256xf32>
    %cst_10 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<256xf32>
    %cst_11 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %30 = stablehlo.divide %28, %29 : tensor<256xf32>
    %31 = stablehlo.add %23, %30 : tensor<256xf32>
    %cst_12 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %33 = stablehlo.divide %31, %32 : tensor<256xf32>
    return %33 : tensor<256xf32>
  }
  func.func public @variant1(%arg0: tensor<384x256xf32> loc("x"), %arg1: tensor<640x256xf32> loc("y")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<384x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<640x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.add %0, %1 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.divide %2, %3 : tensor<256xf32>
    %5 = stablehlo.multiply %arg0, %arg0 : tensor<384x256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<384x256xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.multiply %arg1, %arg1 : tensor<640x256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<640x256xf32>, tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.add %6, %8 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.divide %9, %10 : tensor<256xf32>
    %12 = stablehlo.multiply %4, %4 : tensor<256xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<256xf32>
    return %13 : tensor<256xf32>
  }
