// h47 causal linear attention; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x64xf32> loc("q"), %arg1: tensor<1024x64xf32> loc("k"), %arg2: tensor<1024x96xf32> loc("v")) -> (tensor<1024x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x64xf32>, tensor<64x1024xf32>) -> tensor<1024x1024xf32>
    %2 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32>
    %7 = stablehlo.compare LE, %5, %6, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @main._where(%7, %1, %c) : (tensor<1024x1024xi1>, tensor<1024x1024xf32>, tensor<i32>) -> tensor<1024x1024xf32>
    %9 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x1024xf32>, tensor<1024x96xf32>) -> tensor<1024x96xf32>
    return %9 : tensor<1024x96xf32>
  }
  func.func private @main._where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<1024x1024xf32>, %arg2: tensor<i32>) -> tensor<1024x1024xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1024x1024xi1>, tensor<1024x1024xf32>
    return %2 : tensor<1024x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<1024x64xf32> loc("q"), %arg1: tensor<1024x64xf32> loc("k"), %arg2: tensor<1024x96xf32> loc("v")) -> (tensor<1024x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:512, 0:64] : (tensor<1024x64xf32>) -> tensor<512x64xf32>
    %1 = stablehlo.slice %arg0 [512:1024, 0:64] : (tensor<1024x64xf32>) -> tensor<512x64xf32>
    %2 = stablehlo.slice %arg1 [0:512, 0:64] : (tensor<1024x64xf32>) -> tensor<512x64xf32>
    %3 = stablehlo.slice %arg1 [512:1024, 0:64] : (tensor<1024x64xf32>) -> tensor<512x64xf32>
    %4 = stablehlo.slice %arg2 [0:512, 0:96] : (tensor<1024x96xf32>) -> tensor<512x96xf32>
    %5 = stablehlo.slice %arg2 [512:1024, 0:96] : (tensor<1024x96xf32>) -> tensor<512x96xf32>
    %6 = stablehlo.transpose %2, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %7 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
    %8 = stablehlo.iota dim = 0 : tensor<512xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %13 = stablehlo.compare LE, %11, %12, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @variant0._where(%13, %7, %c) : (tensor<512x512xi1>, tensor<512x512xf32>, tensor<i32>) -> tensor<512x512xf32>
    %15 = stablehlo.dot_general %14, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x96xf32>) -> tensor<512x96xf32>
    %16 = stablehlo.transpose %2, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %17 = stablehlo.dot_general %16, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x512xf32>, tensor<512x96xf32>) -> tensor<64x96xf32>
    %18 = stablehlo.dot_general %1, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x96xf32>) -> tensor<512x96xf32>
    %19 = stablehlo.transpose %3, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %20 = stablehlo.dot_general %1, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
    %21 = stablehlo.iota dim = 0 : tensor<512xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %26 = stablehlo.compare LE, %24, %25, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @variant0._where(%26, %20, %c_0) : (tensor<512x512xi1>, tensor<512x512xf32>, tensor<i32>) -> tensor<512x512xf32>
    %28 = stablehlo.dot_general %27, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x96xf32>) -> tensor<512x96xf32>
    %29 = stablehlo.add %18, %28 : tensor<512x96xf32>
    %30 = stablehlo.concatenate %15, %29, dim = 0 : (tensor<512x96xf32>, tensor<512x96xf32>) -> tensor<1024x96xf32>
    return %30 : tensor<1024x96xf32>
  }
  func.func private @variant0._where(%arg0: tensor<512x512xi1>, %arg1: tensor<512x512xf32>, %arg2: tensor<i32>) -> tensor<512x512xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<512x512xi1>, tensor<512x512xf32>
    return %2 : tensor<512x512xf32>
  }
  func.func public @variant1(%arg0: tensor<1024x64xf32> loc("q"), %arg1: tensor<1024x64xf32> loc("k"), %arg2: tensor<1024x96xf32> loc("v")) -> (tensor<1024x96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1024x64xf32>) -> tensor<1024x64x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<1024x96xf32>) -> tensor<1024x1x96xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x64x1xf32>) -> tensor<1024x64x96xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1024x1x96xf32>) -> tensor<1024x64x96xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<1024x64x96xf32>
    %5 = call @variant1.cumsum(%4) : (tensor<1024x64x96xf32>) -> tensor<1024x64x96xf32>
    %6 = stablehlo.dot_general %arg0, %5, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x64xf32>, tensor<1024x64x96xf32>) -> tensor<1024x96xf32>
    return %6 : tensor<1024x96xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<1024x64x96xf32>) -> tensor<1024x64x96xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<1024x64x96xf32>) -> tensor<1024x64x96xf32>
    return %0 : tensor<1024x64x96xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<1024x64x96xf32>) -> tensor<1024x64x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1023, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1024, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1024x64x96xf32>, tensor<f32>) -> tensor<1024x64x96xf32>
    return %1 : tensor<1024x64x96xf32>
  }
