// h75 step of the delta rule; written by write_programs.py
  func.func public @main(%arg0: tensor<12x64x96xf32> loc("s"), %arg1: tensor<12x64xf32> loc("q"), %arg2: tensor<12x64xf32> loc("k"), %arg3: tensor<12x96xf32> loc("v"), %arg4: tensor<12xf32> loc("b")) -> (tensor<12x64x96xf32>, tensor<12x96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<12x64xf32>) -> tensor<12x64x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<64x64xi32>
    %3 = stablehlo.iota dim = 1 : tensor<64x64xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
    %5 = stablehlo.add %2, %4 : tensor<64x64xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
    %7 = stablehlo.convert %6 : (tensor<64x64xi1>) -> tensor<64x64xf32>
    %8 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x64x1xf32>
    %9 = stablehlo.multiply %8, %0 : tensor<12x64x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<12x64xf32>) -> tensor<12x1x64xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x64x1xf32>) -> tensor<12x64x64xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<12x1x64xf32>) -> tensor<12x64x64xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<12x64x64xf32>
    %14 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x64x64xf32>) -> tensor<12x64x64xf32>
    %16 = stablehlo.subtract %15, %13 : tensor<12x64x64xf32>
    %17 = stablehlo.dot_general %16, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x64x64xf32>, tensor<12x64x96xf32>) -> tensor<12x64x96xf32>
    %18 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x64x1xf32>
    %19 = stablehlo.multiply %18, %0 : tensor<12x64x1xf32>
    %20 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<12x96xf32>) -> tensor<12x1x96xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<12x64x1xf32>) -> tensor<12x64x96xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<12x1x96xf32>) -> tensor<12x64x96xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<12x64x96xf32>
    %24 = stablehlo.add %17, %23 : tensor<12x64x96xf32>
    %25 = stablehlo.dot_general %arg1, %24, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x64xf32>, tensor<12x64x96xf32>) -> tensor<12x96xf32>
    return %24, %25 : tensor<12x64x96xf32>, tensor<12x96xf32>
  }
  func.func public @variant0(%arg0: tensor<12x64x96xf32> loc("s"), %arg1: tensor<12x64xf32> loc("q"), %arg2: tensor<12x64xf32> loc("k"), %arg3: tensor<12x96xf32> loc("v"), %arg4: tensor<12xf32> loc("b")) -> (tensor<12x64x96xf32>, tensor<12x96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x64xf32>, tensor<12x64x96xf32>) -> tensor<12x96xf32>
    %2 = stablehlo.subtract %arg3, %1 : tensor<12x96xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x96xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<12x96xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<12x64xf32>) -> tensor<12x64x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<12x96xf32>) -> tensor<12x1x96xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<12x64x1xf32>) -> tensor<12x64x96xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<12x1x96xf32>) -> tensor<12x64x96xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<12x64x96xf32>
    %10 = stablehlo.add %arg0, %9 : tensor<12x64x96xf32>
    %11 = stablehlo.dot_general %arg1, %10, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x64xf32>, tensor<12x64x96xf32>) -> tensor<12x96xf32>
    return %10, %11 : tensor<12x64x96xf32>, tensor<12x96xf32>
  }
  func.func public @variant1(%arg0: tensor<12x64x96xf32> loc("s"), %arg1: tensor<12x64xf32> loc("q"), %arg2: tensor<12x64xf32> loc("k"), %arg3: tensor<12x96xf32> loc("v"), %arg4: tensor<12xf32> loc("b")) -> (tensor<12x64x96xf32>, tensor<12x96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x64xf32>, tensor<12x64x96xf32>) -> tensor<12x96xf32>
    %2 = stablehlo.subtract %arg3, %1 : tensor<12x96xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x96xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<12x96xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<12x64xf32>) -> tensor<12x64x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<12x96xf32>) -> tensor<12x1x96xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<12x64x1xf32>) -> tensor<12x64x96xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<12x1x96xf32>) -> tensor<12x64x96xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<12x64x96xf32>
    %10 = stablehlo.add %arg0, %9 : tensor<12x64x96xf32>
    %11 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x64xf32>, tensor<12x64x96xf32>) -> tensor<12x96xf32>
    %12 = stablehlo.multiply %arg1, %arg2 : tensor<12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x64xf32>, tensor<f32>) -> tensor<12xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x96xf32>
    %16 = stablehlo.multiply %15, %4 : tensor<12x96xf32>
    %17 = stablehlo.add %11, %16 : tensor<12x96xf32>
    return %10, %17 : tensor<12x64x96xf32>, tensor<12x96xf32>
  }
