// h102 attention with normalised queries and keys; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<64xf32> loc("a"), %arg4: tensor<64xf32> loc("b")) -> (tensor<512x96xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<512x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3 = stablehlo.divide %1, %2 : tensor<512xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.add %3, %4 : tensor<512xf32>
    %6 = stablehlo.sqrt %5 : tensor<512xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x64xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<512x64xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<512x64xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<512x64xf32>
    %13 = stablehlo.multiply %arg1, %arg1 : tensor<640x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x64xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %16 = stablehlo.divide %14, %15 : tensor<640xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %18 = stablehlo.add %16, %17 : tensor<640xf32>
    %19 = stablehlo.sqrt %18 : tensor<640xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x64xf32>
    %22 = stablehlo.divide %arg1, %21 : tensor<640x64xf32>
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<640x64xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<640x64xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %27 = stablehlo.dot_general %12, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %28 = stablehlo.exponential %27 : tensor<512x640xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %32 = stablehlo.divide %28, %31 : tensor<512x640xf32>
    %33 = stablehlo.dot_general %32, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    return %33 : tensor<512x96xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<64xf32> loc("a"), %arg4: tensor<64xf32> loc("b")) -> (tensor<512x96xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<512x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3 = stablehlo.divide %1, %2 : tensor<512xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.add %3, %4 : tensor<512xf32>
    %6 = stablehlo.sqrt %5 : tensor<512xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x64xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<512x64xf32>
    %10 = stablehlo.multiply %arg3, %arg4 : tensor<64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<512x64xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<512x64xf32>
    %14 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %15 = stablehlo.dot_general %13, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %16 = stablehlo.multiply %arg1, %arg1 : tensor<640x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x64xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %19 = stablehlo.divide %17, %18 : tensor<640xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %21 = stablehlo.add %19, %20 : tensor<640xf32>
    %22 = stablehlo.sqrt %21 : tensor<640xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<512x640xf32>
    %25 = stablehlo.divide %15, %24 : tensor<512x640xf32>
    %26 = stablehlo.exponential %25 : tensor<512x640xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %30 = stablehlo.divide %26, %29 : tensor<512x640xf32>
    %31 = stablehlo.dot_general %30, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    return %31 : tensor<512x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<64xf32> loc("a"), %arg4: tensor<64xf32> loc("b")) -> (tensor<512x96xf32>) {
    %0 = stablehlo.multiply %arg3, %arg4 : tensor<64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<512x64xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<512x64xf32>
    %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<512x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %9 = stablehlo.divide %7, %8 : tensor<512xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %11 = stablehlo.add %9, %10 : tensor<512xf32>
    %12 = stablehlo.sqrt %11 : tensor<512xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %15 = stablehlo.divide %5, %14 : tensor<512x640xf32>
    %16 = stablehlo.multiply %arg1, %arg1 : tensor<640x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x64xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %19 = stablehlo.divide %17, %18 : tensor<640xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %21 = stablehlo.add %19, %20 : tensor<640xf32>
    %22 = stablehlo.sqrt %21 : tensor<640xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<512x640xf32>
    %25 = stablehlo.divide %15, %24 : tensor<512x640xf32>
    %26 = stablehlo.exponential %25 : tensor<512x640xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %30 = stablehlo.divide %26, %29 : tensor<512x640xf32>
    %31 = stablehlo.dot_general %30, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    return %31 : tensor<512x96xf32>
  }
