// h157 rotary attention of grouped heads; written by write_programs.py
  func.func public @main(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<4x512x64xf32> loc("k"), %arg2: tensor<4x512x96xf32> loc("v"), %arg3: tensor<512x64xf32> loc("c"), %arg4: tensor<512x64xf32> loc("s")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:512, 0:32] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %1 = stablehlo.slice %arg0 [0:12, 0:512, 32:64] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<12x512x64xf32>
    %5 = stablehlo.negate %1 : tensor<12x512x32xf32>
    %6 = stablehlo.concatenate %5, %0, dim = 2 : (tensor<12x512x32xf32>, tensor<12x512x32xf32>) -> tensor<12x512x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<12x512x64xf32>
    %10 = stablehlo.add %4, %9 : tensor<12x512x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<4x512x64xf32>) -> tensor<4x1x512x64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<4x1x512x64xf32>) -> tensor<4x3x512x64xf32>
    %13 = stablehlo.reshape %12 : (tensor<4x3x512x64xf32>) -> tensor<12x512x64xf32>
    %14 = stablehlo.slice %13 [0:12, 0:512, 0:32] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %15 = stablehlo.slice %13 [0:12, 0:512, 32:64] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<12x512x64xf32>
    %19 = stablehlo.negate %15 : tensor<12x512x32xf32>
    %20 = stablehlo.concatenate %19, %14, dim = 2 : (tensor<12x512x32xf32>, tensor<12x512x32xf32>) -> tensor<12x512x64xf32>
    %21 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<12x512x64xf32>
    %24 = stablehlo.add %18, %23 : tensor<12x512x64xf32>
    %25 = stablehlo.dot_general %10, %24, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x512x64xf32>, tensor<12x512x64xf32>) -> tensor<12x512x512xf32>
    %26 = stablehlo.exponential %25 : tensor<12x512x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x512x512xf32>, tensor<f32>) -> tensor<12x512xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<12x512xf32>) -> tensor<12x512x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<12x512x1xf32>) -> tensor<12x512x512xf32>
    %30 = stablehlo.divide %26, %29 : tensor<12x512x512xf32>
    %31 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2, 3] : (tensor<4x512x96xf32>) -> tensor<4x1x512x96xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<4x1x512x96xf32>) -> tensor<4x3x512x96xf32>
    %33 = stablehlo.reshape %32 : (tensor<4x3x512x96xf32>) -> tensor<12x512x96xf32>
    %34 = stablehlo.dot_general %30, %33, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x512x512xf32>, tensor<12x512x96xf32>) -> tensor<12x512x96xf32>
    return %34 : tensor<12x512x96xf32>
  }
  func.func public @variant0(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<4x512x64xf32> loc("k"), %arg2: tensor<4x512x96xf32> loc("v"), %arg3: tensor<512x64xf32> loc("c"), %arg4: tensor<512x64xf32> loc("s")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:512, 0:32] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %1 = stablehlo.slice %arg0 [0:12, 0:512, 32:64] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<12x512x64xf32>
    %5 = stablehlo.negate %1 : tensor<12x512x32xf32>
    %6 = stablehlo.concatenate %5, %0, dim = 2 : (tensor<12x512x32xf32>, tensor<12x512x32xf32>) -> tensor<12x512x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<12x512x64xf32>
    %10 = stablehlo.add %4, %9 : tensor<12x512x64xf32>
    %11 = stablehlo.slice %arg1 [0:4, 0:512, 0:32] : (tensor<4x512x64xf32>) -> tensor<4x512x32xf32>
    %12 = stablehlo.slice %arg1 [0:4, 0:512, 32:64] : (tensor<4x512x64xf32>) -> tensor<4x512x32xf32>
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<4x512x64xf32>
    %15 = stablehlo.multiply %arg1, %14 : tensor<4x512x64xf32>
    %16 = stablehlo.negate %12 : tensor<4x512x32xf32>
    %17 = stablehlo.concatenate %16, %11, dim = 2 : (tensor<4x512x32xf32>, tensor<4x512x32xf32>) -> tensor<4x512x64xf32>
    %18 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<4x512x64xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<4x512x64xf32>
    %21 = stablehlo.add %15, %20 : tensor<4x512x64xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 2, 3] : (tensor<4x512x64xf32>) -> tensor<4x1x512x64xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<4x1x512x64xf32>) -> tensor<4x3x512x64xf32>
    %24 = stablehlo.reshape %23 : (tensor<4x3x512x64xf32>) -> tensor<12x512x64xf32>
    %25 = stablehlo.dot_general %10, %24, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x512x64xf32>, tensor<12x512x64xf32>) -> tensor<12x512x512xf32>
    %26 = stablehlo.exponential %25 : tensor<12x512x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x512x512xf32>, tensor<f32>) -> tensor<12x512xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<12x512xf32>) -> tensor<12x512x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<12x512x1xf32>) -> tensor<12x512x512xf32>
    %30 = stablehlo.divide %26, %29 : tensor<12x512x512xf32>
    %31 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2, 3] : (tensor<4x512x96xf32>) -> tensor<4x1x512x96xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<4x1x512x96xf32>) -> tensor<4x3x512x96xf32>
    %33 = stablehlo.reshape %32 : (tensor<4x3x512x96xf32>) -> tensor<12x512x96xf32>
    %34 = stablehlo.dot_general %30, %33, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x512x512xf32>, tensor<12x512x96xf32>) -> tensor<12x512x96xf32>
    return %34 : tensor<12x512x96xf32>
  }
  func.func public @variant1(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<4x512x64xf32> loc("k"), %arg2: tensor<4x512x96xf32> loc("v"), %arg3: tensor<512x64xf32> loc("c"), %arg4: tensor<512x64xf32> loc("s")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:512, 0:32] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %1 = stablehlo.slice %arg0 [0:12, 0:512, 32:64] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<12x512x64xf32>
    %5 = stablehlo.negate %1 : tensor<12x512x32xf32>
    %6 = stablehlo.concatenate %5, %0, dim = 2 : (tensor<12x512x32xf32>, tensor<12x512x32xf32>) -> tensor<12x512x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<12x512x64xf32>
    %10 = stablehlo.add %4, %9 : tensor<12x512x64xf32>
    %11 = stablehlo.reshape %10 : (tensor<12x512x64xf32>) -> tensor<4x3x512x64xf32>
    %12 = stablehlo.slice %arg1 [0:4, 0:512, 0:32] : (tensor<4x512x64xf32>) -> tensor<4x512x32xf32>
    %13 = stablehlo.slice %arg1 [0:4, 0:512, 32:64] : (tensor<4x512x64xf32>) -> tensor<4x512x32xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<4x512x64xf32>
    %16 = stablehlo.multiply %arg1, %15 : tensor<4x512x64xf32>
    %17 = stablehlo.negate %13 : tensor<4x512x32xf32>
    %18 = stablehlo.concatenate %17, %12, dim = 2 : (tensor<4x512x32xf32>, tensor<4x512x32xf32>) -> tensor<4x512x64xf32>
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<4x512x64xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<4x512x64xf32>
    %22 = stablehlo.add %16, %21 : tensor<4x512x64xf32>
    %23 = stablehlo.dot_general %11, %22, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x3x512x64xf32>, tensor<4x512x64xf32>) -> tensor<4x3x512x512xf32>
    %24 = stablehlo.exponential %23 : tensor<4x3x512x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<4x3x512x512xf32>, tensor<f32>) -> tensor<4x3x512xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<4x3x512xf32>) -> tensor<4x3x512x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<4x3x512x1xf32>) -> tensor<4x3x512x512xf32>
    %28 = stablehlo.divide %24, %27 : tensor<4x3x512x512xf32>
    %29 = stablehlo.dot_general %28, %arg2, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x512x512xf32>, tensor<4x512x96xf32>) -> tensor<4x3x512x96xf32>
    %30 = stablehlo.reshape %29 : (tensor<4x3x512x96xf32>) -> tensor<12x512x96xf32>
    return %30 : tensor<12x512x96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<4x512x64xf32> loc("k"), %arg2: tensor<4x512x96xf32> loc("v"), %arg3: tensor<512x64xf32> loc("c"), %arg4: tensor<512x64xf32> loc("s")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:512, 0:32] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %1 = stablehlo.slice %arg0 [0:12, 0:512, 32:64] : (tensor<12x512x64xf32>) -> tensor<12x512x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<12x512x64xf32>
    %5 = stablehlo.negate %1 : tensor<12x512x32xf32>
    %6 = stablehlo.concatenate %5, %0, dim = 2 : (tensor<12x512x32xf32>, tensor<12x512x32xf32>) -> tensor<12x512x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<12x512x64xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<12x512x64xf32>
    %10 = stablehlo.add %4, %9 : tensor<12x512x64xf32>
    %11 = stablehlo.reshape %10 : (tensor<12x512x64xf32>) -> tensor<4x1536x64xf32>
    %12 = stablehlo.slice %arg1 [0:4, 0:512, 0:32] : (tensor<4x512x64xf32>) -> tensor<4x512x32xf32>
    %13 = stablehlo.slice %arg1 [0:4, 0:512, 32:64] : (tensor<4x512x64xf32>) -> tensor<4x512x32xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<4x512x64xf32>
    %16 = stablehlo.multiply %arg1, %15 : tensor<4x512x64xf32>
    %17 = stablehlo.negate %13 : tensor<4x512x32xf32>
    %18 = stablehlo.concatenate %17, %12, dim = 2 : (tensor<4x512x32xf32>, tensor<4x512x32xf32>) -> tensor<4x512x64xf32>
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<4x512x64xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<4x512x64xf32>
    %22 = stablehlo.add %16, %21 : tensor<4x512x64xf32>
    %23 = stablehlo.dot_general %11, %22, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x1536x64xf32>, tensor<4x512x64xf32>) -> tensor<4x1536x512xf32>
    %24 = stablehlo.exponential %23 : tensor<4x1536x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x1536x512xf32>, tensor<f32>) -> tensor<4x1536xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<4x1536xf32>) -> tensor<4x1536x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<4x1536x1xf32>) -> tensor<4x1536x512xf32>
    %28 = stablehlo.divide %24, %27 : tensor<4x1536x512xf32>
    %29 = stablehlo.dot_general %28, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1536x512xf32>, tensor<4x512x96xf32>) -> tensor<4x1536x96xf32>
    %30 = stablehlo.reshape %29 : (tensor<4x1536x96xf32>) -> tensor<12x512x96xf32>
    return %30 : tensor<12x512x96xf32>
  }
