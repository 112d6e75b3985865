// h132 batch normalisation of a linear layer; written by write_programs.py
  func.func public @main(%arg0: tensor<4096x48xf32> loc("x"), %arg1: tensor<48x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b"), %arg3: tensor<768xf32> loc("g"), %arg4: tensor<768xf32> loc("c")) -> (tensor<4096x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x768xf32>) -> tensor<4096x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %3 = stablehlo.add %0, %2 : tensor<4096x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6 = stablehlo.divide %4, %5 : tensor<768xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<4096x768xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<4096x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4096x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %13 = stablehlo.divide %11, %12 : tensor<768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %15 = stablehlo.add %13, %14 : tensor<768xf32>
    %16 = stablehlo.sqrt %15 : tensor<768xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %19 = stablehlo.divide %9, %18 : tensor<4096x768xf32>
    %20 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<4096x768xf32>
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %25 = stablehlo.add %22, %24 : tensor<4096x768xf32>
    return %25 : tensor<4096x768xf32>
  }
  func.func public @variant0(%arg0: tensor<4096x48xf32> loc("x"), %arg1: tensor<48x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b"), %arg3: tensor<768xf32> loc("g"), %arg4: tensor<768xf32> loc("c")) -> (tensor<4096x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2 = stablehlo.divide %0, %1 : tensor<48xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<4096x48xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4096x48xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x768xf32>) -> tensor<4096x768xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<4096x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4096x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %10 = stablehlo.divide %8, %9 : tensor<768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %12 = stablehlo.add %10, %11 : tensor<768xf32>
    %13 = stablehlo.sqrt %12 : tensor<768xf32>
    %14 = stablehlo.divide %arg3, %13 : tensor<768xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %17 = stablehlo.multiply %6, %16 : tensor<4096x768xf32>
    %18 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %20 = stablehlo.add %17, %19 : tensor<4096x768xf32>
    return %20 : tensor<4096x768xf32>
  }
  func.func public @variant1(%arg0: tensor<4096x48xf32> loc("x"), %arg1: tensor<48x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b"), %arg3: tensor<768xf32> loc("g"), %arg4: tensor<768xf32> loc("c")) -> (tensor<4096x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2 = stablehlo.divide %0, %1 : tensor<48xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<4096x48xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4096x48xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x48xf32>) -> tensor<48x48xf32>
    %cst_1 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x48xf32>
    %9 = stablehlo.divide %7, %8 : tensor<48x48xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x48xf32>, tensor<48x768xf32>) -> tensor<48x768xf32>
    %11 = stablehlo.multiply %arg1, %10 : tensor<48x768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<48x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %14 = stablehlo.add %12, %13 : tensor<768xf32>
    %15 = stablehlo.sqrt %14 : tensor<768xf32>
    %16 = stablehlo.divide %arg3, %15 : tensor<768xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_5 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.divide %17, %18 : tensor<48xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<4096x48xf32>
    %22 = stablehlo.subtract %arg0, %21 : tensor<4096x48xf32>
    %23 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<48x768xf32>
    %25 = stablehlo.multiply %arg1, %24 : tensor<48x768xf32>
    %26 = stablehlo.dot_general %22, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x768xf32>) -> tensor<4096x768xf32>
    %27 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %29 = stablehlo.add %26, %28 : tensor<4096x768xf32>
    return %29 : tensor<4096x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<4096x48xf32> loc("x"), %arg1: tensor<48x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b"), %arg3: tensor<768xf32> loc("g"), %arg4: tensor<768xf32> loc("c")) -> (tensor<4096x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2 = stablehlo.divide %0, %1 : tensor<48xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<4096x48xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4096x48xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x48xf32>) -> tensor<48x48xf32>
    %cst_1 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x48xf32>
    %9 = stablehlo.divide %7, %8 : tensor<48x48xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x48xf32>, tensor<48x768xf32>) -> tensor<48x768xf32>
    %11 = stablehlo.multiply %arg1, %10 : tensor<48x768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<48x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %14 = stablehlo.add %12, %13 : tensor<768xf32>
    %15 = stablehlo.sqrt %14 : tensor<768xf32>
    %16 = stablehlo.divide %arg3, %15 : tensor<768xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<48x768xf32>
    %19 = stablehlo.multiply %arg1, %18 : tensor<48x768xf32>
    %20 = stablehlo.dot_general %arg0, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x768xf32>) -> tensor<4096x768xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_5 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %23 = stablehlo.divide %21, %22 : tensor<48xf32>
    %24 = stablehlo.dot_general %23, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48xf32>, tensor<48x768xf32>) -> tensor<768xf32>
    %25 = stablehlo.multiply %24, %16 : tensor<768xf32>
    %26 = stablehlo.subtract %arg4, %25 : tensor<768xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %29 = stablehlo.add %20, %28 : tensor<4096x768xf32>
    return %29 : tensor<4096x768xf32>
  }
  func.func public @variant1_2(%arg0: tensor<4096x48xf32> loc("x"), %arg1: tensor<48x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b"), %arg3: tensor<768xf32> loc("g"), %arg4: tensor<768xf32> loc("c")) -> (tensor<4096x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2 = stablehlo.divide %0, %1 : tensor<48xf32>
    %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4096x48xf32>) -> tensor<48x4096xf32>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4096xf32>, tensor<4096x48xf32>) -> tensor<48x48xf32>
    %cst_1 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x48xf32>
    %6 = stablehlo.divide %4, %5 : tensor<48x48xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x48xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<48x48xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<48x48xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<48x48xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x48xf32>, tensor<48x768xf32>) -> tensor<48x768xf32>
    %14 = stablehlo.multiply %arg1, %13 : tensor<48x768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<48x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %17 = stablehlo.add %15, %16 : tensor<768xf32>
    %18 = stablehlo.sqrt %17 : tensor<768xf32>
    %19 = stablehlo.divide %arg3, %18 : tensor<768xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<48x768xf32>
    %22 = stablehlo.multiply %arg1, %21 : tensor<48x768xf32>
    %23 = stablehlo.dot_general %arg0, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x48xf32>, tensor<48x768xf32>) -> tensor<4096x768xf32>
    %24 = stablehlo.dot_general %2, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48xf32>, tensor<48x768xf32>) -> tensor<768xf32>
    %25 = stablehlo.multiply %24, %19 : tensor<768xf32>
    %26 = stablehlo.subtract %arg4, %25 : tensor<768xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<4096x768xf32>
    %29 = stablehlo.add %23, %28 : tensor<4096x768xf32>
    return %29 : tensor<4096x768xf32>
  }
