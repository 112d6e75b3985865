// h222 triplet loss; written by write_programs.py
  func.func public @main(%arg0: tensor<640x256xf32> loc("a"), %arg1: tensor<640x256xf32> loc("p"), %arg2: tensor<640x256xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<640x256xf32>
    %1 = stablehlo.subtract %arg0, %arg2 : tensor<640x256xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %4 = stablehlo.multiply %1, %1 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %6 = stablehlo.subtract %3, %5 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %8 = stablehlo.add %6, %7 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_4 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<640x256xf32> loc("a"), %arg1: tensor<640x256xf32> loc("p"), %arg2: tensor<640x256xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %2 = stablehlo.multiply %arg2, %arg2 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<640xf32>
    %5 = stablehlo.subtract %arg1, %arg2 : tensor<640x256xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<640x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<640xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %12 = stablehlo.add %10, %11 : tensor<640xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %14 = stablehlo.maximum %12, %13 : tensor<640xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_6 : tensor<f32>
    return %16 : tensor<f32>
  }
  func.func public @variant0_1(%arg0: tensor<640x256xf32> loc("a"), %arg1: tensor<640x256xf32> loc("p"), %arg2: tensor<640x256xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<640xf32>
    %6 = stablehlo.subtract %1, %5 : tensor<640xf32>
    %7 = stablehlo.multiply %arg2, %arg2 : tensor<640x256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<640xf32>
    %10 = stablehlo.multiply %arg0, %arg2 : tensor<640x256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<640xf32>
    %14 = stablehlo.add %9, %13 : tensor<640xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %16 = stablehlo.add %14, %15 : tensor<640xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %18 = stablehlo.maximum %16, %17 : tensor<640xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_8 : tensor<f32>
    return %20 : tensor<f32>
  }
  func.func public @variant0_2(%arg0: tensor<640x256xf32> loc("a"), %arg1: tensor<640x256xf32> loc("p"), %arg2: tensor<640x256xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<640x256xf32>
    %1 = stablehlo.multiply %arg2, %arg2 : tensor<640x256xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<640x256xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<640x256xf32>
    %5 = stablehlo.subtract %arg1, %arg2 : tensor<640x256xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<640x256xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %10 = stablehlo.add %8, %9 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %12 = stablehlo.maximum %10, %11 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_4 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func public @variant1(%arg0: tensor<640x256xf32> loc("a"), %arg1: tensor<640x256xf32> loc("p"), %arg2: tensor<640x256xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.subtract %arg1, %arg2 : tensor<640x256xf32>
    %1 = stablehlo.add %arg1, %arg2 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<640x256xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<640x256xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<640x256xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %8 = stablehlo.add %6, %7 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_4 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func public @variant1_1(%arg0: tensor<640x256xf32> loc("a"), %arg1: tensor<640x256xf32> loc("p"), %arg2: tensor<640x256xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.subtract %arg2, %arg1 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<640x256xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<640x256xf32>
    %3 = stablehlo.subtract %2, %arg1 : tensor<640x256xf32>
    %4 = stablehlo.subtract %3, %arg2 : tensor<640x256xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %8 = stablehlo.add %6, %7 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_4 : tensor<f32>
    return %12 : tensor<f32>
  }
