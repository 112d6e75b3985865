// h50 attention with linear biases; written by write_programs.py
  func.func public @main(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<12xf32> loc("m")) -> (tensor<12x640x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<640xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<640x640xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<640x640xf32>) -> tensor<1x640x640xf32>
    %8 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x640x640xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x640x640xf32>) -> tensor<12x640x640xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<12x640x640xf32>
    %11 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x640x64xf32>, tensor<12x640x64xf32>) -> tensor<12x640x640xf32>
    %12 = stablehlo.add %11, %10 : tensor<12x640x640xf32>
    %13 = stablehlo.exponential %12 : tensor<12x640x640xf32>
    %14 = stablehlo.iota dim = 0 : tensor<640xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<640xi32>) -> tensor<1x640xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<640xi32>) -> tensor<640x1xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x640xi32>) -> tensor<640x640xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<640x1xi32>) -> tensor<640x640xi32>
    %19 = stablehlo.compare LE, %17, %18, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = call @main._where(%19, %13, %c) : (tensor<640x640xi1>, tensor<12x640x640xf32>, tensor<i32>) -> tensor<12x640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x640x640xf32>, tensor<f32>) -> tensor<12x640xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<12x640xf32>) -> tensor<12x640x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<12x640x1xf32>) -> tensor<12x640x640xf32>
    %24 = stablehlo.divide %20, %23 : tensor<12x640x640xf32>
    %25 = stablehlo.dot_general %24, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x640x640xf32>, tensor<12x640x96xf32>) -> tensor<12x640x96xf32>
    return %25 : tensor<12x640x96xf32>
  }
  func.func private @main._where(%arg0: tensor<640x640xi1>, %arg1: tensor<12x640x640xf32>, %arg2: tensor<i32>) -> tensor<12x640x640xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<640x640xi1>) -> tensor<12x640x640xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x640x640xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x640x640xi1>, tensor<12x640x640xf32>
    return %3 : tensor<12x640x640xf32>
  }
  func.func public @variant0(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<12xf32> loc("m")) -> (tensor<12x640x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<640xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x640xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<12x640xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<12x640xf32>
    %6 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x640x64xf32>, tensor<12x640x64xf32>) -> tensor<12x640x640xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<12x640xf32>) -> tensor<12x1x640xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<12x1x640xf32>) -> tensor<12x640x640xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x640x640xf32>
    %10 = stablehlo.exponential %9 : tensor<12x640x640xf32>
    %11 = stablehlo.iota dim = 0 : tensor<640xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<640xi32>) -> tensor<1x640xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<640xi32>) -> tensor<640x1xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x640xi32>) -> tensor<640x640xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<640x1xi32>) -> tensor<640x640xi32>
    %16 = stablehlo.compare LE, %14, %15, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @variant0._where(%16, %10, %c) : (tensor<640x640xi1>, tensor<12x640x640xf32>, tensor<i32>) -> tensor<12x640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x640x640xf32>, tensor<f32>) -> tensor<12x640xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<12x640xf32>) -> tensor<12x640x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<12x640x1xf32>) -> tensor<12x640x640xf32>
    %21 = stablehlo.divide %17, %20 : tensor<12x640x640xf32>
    %22 = stablehlo.dot_general %21, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x640x640xf32>, tensor<12x640x96xf32>) -> tensor<12x640x96xf32>
    return %22 : tensor<12x640x96xf32>
  }
  func.func private @variant0._where(%arg0: tensor<640x640xi1>, %arg1: tensor<12x640x640xf32>, %arg2: tensor<i32>) -> tensor<12x640x640xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<640x640xi1>) -> tensor<12x640x640xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x640x640xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x640x640xi1>, tensor<12x640x640xf32>
    return %3 : tensor<12x640x640xf32>
  }
  func.func public @variant1(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<12xf32> loc("m")) -> (tensor<12x640x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<640xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x640x1xf32>
    %3 = stablehlo.concatenate %arg0, %2, dim = 2 : (tensor<12x640x64xf32>, tensor<12x640x1xf32>) -> tensor<12x640x65xf32>
    %4 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<640xf32>) -> tensor<1x640x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x640x1xf32>) -> tensor<12x640x1xf32>
    %6 = stablehlo.concatenate %arg1, %5, dim = 2 : (tensor<12x640x64xf32>, tensor<12x640x1xf32>) -> tensor<12x640x65xf32>
    %7 = stablehlo.dot_general %3, %6, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x640x65xf32>, tensor<12x640x65xf32>) -> tensor<12x640x640xf32>
    %8 = stablehlo.exponential %7 : tensor<12x640x640xf32>
    %9 = stablehlo.iota dim = 0 : tensor<640xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<640xi32>) -> tensor<1x640xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<640xi32>) -> tensor<640x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x640xi32>) -> tensor<640x640xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<640x1xi32>) -> tensor<640x640xi32>
    %14 = stablehlo.compare LE, %12, %13, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @variant1._where(%14, %8, %c) : (tensor<640x640xi1>, tensor<12x640x640xf32>, tensor<i32>) -> tensor<12x640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x640x640xf32>, tensor<f32>) -> tensor<12x640xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<12x640xf32>) -> tensor<12x640x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<12x640x1xf32>) -> tensor<12x640x640xf32>
    %19 = stablehlo.divide %15, %18 : tensor<12x640x640xf32>
    %20 = stablehlo.dot_general %19, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x640x640xf32>, tensor<12x640x96xf32>) -> tensor<12x640x96xf32>
    return %20 : tensor<12x640x96xf32>
  }
  func.func private @variant1._where(%arg0: tensor<640x640xi1>, %arg1: tensor<12x640x640xf32>, %arg2: tensor<i32>) -> tensor<12x640x640xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<640x640xi1>) -> tensor<12x640x640xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x640x640xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x640x640xi1>, tensor<12x640x640xf32>
    return %3 : tensor<12x640x640xf32>
  }
