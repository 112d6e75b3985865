// h218 last output of causal attention; written by write_programs.py
  func.func public @main(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<640xi32>
    %1 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x640x64xf32>, tensor<12x640x64xf32>) -> tensor<12x640x640xf32>
    %2 = stablehlo.exponential %1 : tensor<12x640x640xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<640xi32>) -> tensor<640x1xi32>
    %4 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<640xi32>) -> tensor<1x640xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<640x1xi32>) -> tensor<640x640xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x640xi32>) -> tensor<640x640xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @main._where(%7, %2, %c) : (tensor<640x640xi1>, tensor<12x640x640xf32>, tensor<i32>) -> tensor<12x640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x640x640xf32>, tensor<f32>) -> tensor<12x640xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x640xf32>) -> tensor<12x640x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<12x640x1xf32>) -> tensor<12x640x640xf32>
    %12 = stablehlo.divide %8, %11 : tensor<12x640x640xf32>
    %13 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x640x640xf32>, tensor<12x640x96xf32>) -> tensor<12x640x96xf32>
    %14 = stablehlo.slice %13 [0:12, 639:640, 0:96] : (tensor<12x640x96xf32>) -> tensor<12x1x96xf32>
    %15 = stablehlo.reshape %14 : (tensor<12x1x96xf32>) -> tensor<12x96xf32>
    return %15 : tensor<12x96xf32>
  }
  func.func private @main._where(%arg0: tensor<640x640xi1>, %arg1: tensor<12x640x640xf32>, %arg2: tensor<i32>) -> tensor<12x640x640xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<640x640xi1>) -> tensor<12x640x640xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x640x640xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x640x640xi1>, tensor<12x640x640xf32>
    return %3 : tensor<12x640x640xf32>
  }
  func.func public @variant0(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 639:640, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<12x1x64xf32>) -> tensor<12x64xf32>
    %2 = stablehlo.dot_general %1, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x64xf32>, tensor<12x640x64xf32>) -> tensor<12x640xf32>
    %3 = stablehlo.exponential %2 : tensor<12x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x640xf32>, tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x640xf32>
    %7 = stablehlo.divide %3, %6 : tensor<12x640xf32>
    %8 = stablehlo.dot_general %7, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x640xf32>, tensor<12x640x96xf32>) -> tensor<12x96xf32>
    return %8 : tensor<12x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 639:640, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x1x64xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x1x64xf32>, tensor<12x640x64xf32>) -> tensor<12x1x640xf32>
    %2 = stablehlo.exponential %1 : tensor<12x1x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x1x640xf32>, tensor<f32>) -> tensor<12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x1x640xf32>
    %6 = stablehlo.divide %2, %5 : tensor<12x1x640xf32>
    %7 = stablehlo.dot_general %6, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x1x640xf32>, tensor<12x640x96xf32>) -> tensor<12x1x96xf32>
    %8 = stablehlo.reshape %7 : (tensor<12x1x96xf32>) -> tensor<12x96xf32>
    return %8 : tensor<12x96xf32>
  }
  func.func public @variant1(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 639:640, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<12x1x64xf32>) -> tensor<12x64xf32>
    %2 = stablehlo.dot_general %1, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x64xf32>, tensor<12x640x64xf32>) -> tensor<12x640xf32>
    %3 = stablehlo.exponential %2 : tensor<12x640xf32>
    %4 = stablehlo.dot_general %3, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x640xf32>, tensor<12x640x96xf32>) -> tensor<12x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x640xf32>, tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x96xf32>
    %8 = stablehlo.divide %4, %7 : tensor<12x96xf32>
    return %8 : tensor<12x96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 639:640, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x1x64xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x1x64xf32>, tensor<12x640x64xf32>) -> tensor<12x1x640xf32>
    %2 = stablehlo.exponential %1 : tensor<12x1x640xf32>
    %3 = stablehlo.dot_general %2, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x1x640xf32>, tensor<12x640x96xf32>) -> tensor<12x1x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x1x640xf32>, tensor<f32>) -> tensor<12x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x1x96xf32>
    %7 = stablehlo.divide %3, %6 : tensor<12x1x96xf32>
    %8 = stablehlo.reshape %7 : (tensor<12x1x96xf32>) -> tensor<12x96xf32>
    return %8 : tensor<12x96xf32>
  }
