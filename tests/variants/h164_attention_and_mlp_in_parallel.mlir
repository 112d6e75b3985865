// h164 attention and mlp in parallel; written by write_programs.py
  func.func public @main(%arg0: tensor<640x512xf32> loc("x"), %arg1: tensor<512x64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("k"), %arg3: tensor<512x96xf32> loc("v"), %arg4: tensor<96x512xf32> loc("o"), %arg5: tensor<512x1536xf32> loc("w"), %arg6: tensor<1536x512xf32> loc("u")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x512xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %3 = stablehlo.divide %1, %2 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %5 = stablehlo.add %3, %4 : tensor<640xf32>
    %6 = stablehlo.sqrt %5 : tensor<640xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x512xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<640x512xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %11 = stablehlo.dot_general %9, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %13 = stablehlo.dot_general %10, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x64xf32>, tensor<64x640xf32>) -> tensor<640x640xf32>
    %14 = stablehlo.exponential %13 : tensor<640x640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %18 = stablehlo.divide %14, %17 : tensor<640x640xf32>
    %19 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x96xf32>) -> tensor<640x96xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x96xf32>) -> tensor<640x96xf32>
    %21 = stablehlo.dot_general %20, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x512xf32>) -> tensor<640x512xf32>
    %22 = stablehlo.add %arg0, %21 : tensor<640x512xf32>
    %23 = stablehlo.dot_general %9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x1536xf32>) -> tensor<640x1536xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640x1536xf32>
    %25 = stablehlo.maximum %23, %24 : tensor<640x1536xf32>
    %26 = stablehlo.dot_general %25, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x1536xf32>, tensor<1536x512xf32>) -> tensor<640x512xf32>
    %27 = stablehlo.add %22, %26 : tensor<640x512xf32>
    return %27 : tensor<640x512xf32>
  }
  func.func public @variant0(%arg0: tensor<640x512xf32> loc("x"), %arg1: tensor<512x64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("k"), %arg3: tensor<512x96xf32> loc("v"), %arg4: tensor<96x512xf32> loc("o"), %arg5: tensor<512x1536xf32> loc("w"), %arg6: tensor<1536x512xf32> loc("u")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x512xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %3 = stablehlo.divide %1, %2 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %5 = stablehlo.add %3, %4 : tensor<640xf32>
    %6 = stablehlo.sqrt %5 : tensor<640xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x512xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<640x512xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %11 = stablehlo.dot_general %9, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x64xf32>) -> tensor<640x64xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %13 = stablehlo.dot_general %10, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x64xf32>, tensor<64x640xf32>) -> tensor<640x640xf32>
    %14 = stablehlo.exponential %13 : tensor<640x640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %18 = stablehlo.divide %14, %17 : tensor<640x640xf32>
    %19 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x96xf32>) -> tensor<640x96xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x96xf32>) -> tensor<640x96xf32>
    %21 = stablehlo.dot_general %9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x1536xf32>) -> tensor<640x1536xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640x1536xf32>
    %23 = stablehlo.maximum %21, %22 : tensor<640x1536xf32>
    %24 = stablehlo.concatenate %20, %23, dim = 1 : (tensor<640x96xf32>, tensor<640x1536xf32>) -> tensor<640x1632xf32>
    %25 = stablehlo.concatenate %arg4, %arg6, dim = 0 : (tensor<96x512xf32>, tensor<1536x512xf32>) -> tensor<1632x512xf32>
    %26 = stablehlo.dot_general %24, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x1632xf32>, tensor<1632x512xf32>) -> tensor<640x512xf32>
    %27 = stablehlo.add %arg0, %26 : tensor<640x512xf32>
    return %27 : tensor<640x512xf32>
  }
  func.func public @variant1(%arg0: tensor<640x512xf32> loc("x"), %arg1: tensor<512x64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("k"), %arg3: tensor<512x96xf32> loc("v"), %arg4: tensor<96x512xf32> loc("o"), %arg5: tensor<512x1536xf32> loc("w"), %arg6: tensor<1536x512xf32> loc("u")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x512xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %3 = stablehlo.divide %1, %2 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %5 = stablehlo.add %3, %4 : tensor<640xf32>
    %6 = stablehlo.sqrt %5 : tensor<640xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x512xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<640x512xf32>
    %10 = stablehlo.concatenate %arg1, %arg2, %arg3, %arg5, dim = 1 : (tensor<512x64xf32>, tensor<512x64xf32>, tensor<512x96xf32>, tensor<512x1536xf32>) -> tensor<512x1760xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x1760xf32>) -> tensor<640x1760xf32>
    %12 = stablehlo.slice %11 [0:640, 0:64] : (tensor<640x1760xf32>) -> tensor<640x64xf32>
    %13 = stablehlo.slice %11 [0:640, 64:128] : (tensor<640x1760xf32>) -> tensor<640x64xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %15 = stablehlo.dot_general %12, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x64xf32>, tensor<64x640xf32>) -> tensor<640x640xf32>
    %16 = stablehlo.exponential %15 : tensor<640x640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %20 = stablehlo.divide %16, %19 : tensor<640x640xf32>
    %21 = stablehlo.slice %11 [0:640, 128:224] : (tensor<640x1760xf32>) -> tensor<640x96xf32>
    %22 = stablehlo.dot_general %20, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x96xf32>) -> tensor<640x96xf32>
    %23 = stablehlo.slice %11 [0:640, 224:1760] : (tensor<640x1760xf32>) -> tensor<640x1536xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640x1536xf32>
    %25 = stablehlo.maximum %23, %24 : tensor<640x1536xf32>
    %26 = stablehlo.concatenate %22, %25, dim = 1 : (tensor<640x96xf32>, tensor<640x1536xf32>) -> tensor<640x1632xf32>
    %27 = stablehlo.concatenate %arg4, %arg6, dim = 0 : (tensor<96x512xf32>, tensor<1536x512xf32>) -> tensor<1632x512xf32>
    %28 = stablehlo.dot_general %26, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x1632xf32>, tensor<1632x512xf32>) -> tensor<640x512xf32>
    %29 = stablehlo.add %arg0, %28 : tensor<640x512xf32>
    return %29 : tensor<640x512xf32>
  }
