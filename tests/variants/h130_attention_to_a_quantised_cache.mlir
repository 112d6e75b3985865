// h130 attention to a quantised cache; written by write_programs.py
  func.func public @main(%arg0: tensor<24x64xf32> loc("q"), %arg1: tensor<4000x64xi8> loc("k"), %arg2: tensor<4000x96xi8> loc("v"), %arg3: tensor<64xf32> loc("s"), %arg4: tensor<4000xf32> loc("t")) -> (tensor<24x96xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<4000x64xi8>) -> tensor<4000x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<4000x64xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<4000x64xf32>
    %4 = stablehlo.convert %arg2 : (tensor<4000x96xi8>) -> tensor<4000x96xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<4000xf32>) -> tensor<4000x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4000x1xf32>) -> tensor<4000x96xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<4000x96xf32>
    %8 = stablehlo.transpose %3, dims = [1, 0] : (tensor<4000x64xf32>) -> tensor<64x4000xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x4000xf32>) -> tensor<24x4000xf32>
    %10 = stablehlo.exponential %9 : tensor<24x4000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x4000xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x4000xf32>
    %14 = stablehlo.divide %10, %13 : tensor<24x4000xf32>
    %15 = stablehlo.dot_general %14, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x4000xf32>, tensor<4000x96xf32>) -> tensor<24x96xf32>
    return %15 : tensor<24x96xf32>
  }
  func.func public @variant0(%arg0: tensor<24x64xf32> loc("q"), %arg1: tensor<4000x64xi8> loc("k"), %arg2: tensor<4000x96xi8> loc("v"), %arg3: tensor<64xf32> loc("s"), %arg4: tensor<4000xf32> loc("t")) -> (tensor<24x96xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<4000x64xi8>) -> tensor<4000x64xf32>
    %1 = stablehlo.convert %arg2 : (tensor<4000x96xi8>) -> tensor<4000x96xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<24x64xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<24x64xf32>
    %5 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4000x64xf32>) -> tensor<64x4000xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x4000xf32>) -> tensor<24x4000xf32>
    %7 = stablehlo.exponential %6 : tensor<24x4000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x4000xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x4000xf32>
    %11 = stablehlo.divide %7, %10 : tensor<24x4000xf32>
    %12 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4000xf32>) -> tensor<1x4000xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4000xf32>) -> tensor<24x4000xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<24x4000xf32>
    %15 = stablehlo.dot_general %14, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x4000xf32>, tensor<4000x96xf32>) -> tensor<24x96xf32>
    return %15 : tensor<24x96xf32>
  }
  func.func public @variant1(%arg0: tensor<24x64xf32> loc("q"), %arg1: tensor<4000x64xi8> loc("k"), %arg2: tensor<4000x96xi8> loc("v"), %arg3: tensor<64xf32> loc("s"), %arg4: tensor<4000xf32> loc("t")) -> (tensor<24x96xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<4000x64xi8>) -> tensor<4000x64xf32>
    %1 = stablehlo.convert %arg2 : (tensor<4000x96xi8>) -> tensor<4000x96xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<24x64xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<24x64xf32>
    %5 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4000x64xf32>) -> tensor<64x4000xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x4000xf32>) -> tensor<24x4000xf32>
    %7 = stablehlo.exponential %6 : tensor<24x4000xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4000xf32>) -> tensor<1x4000xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4000xf32>) -> tensor<24x4000xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<24x4000xf32>
    %11 = stablehlo.dot_general %10, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x4000xf32>, tensor<4000x96xf32>) -> tensor<24x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x4000xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x96xf32>
    %15 = stablehlo.divide %11, %14 : tensor<24x96xf32>
    return %15 : tensor<24x96xf32>
  }
