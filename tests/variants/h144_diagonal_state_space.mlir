// h144 diagonal state space; written by write_programs.py
  func.func public @main(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<24xf32> loc("a"), %arg2: tensor<24xf32> loc("b"), %arg3: tensor<24xf32> loc("c")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<256xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<256x256xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x256xi32>) -> tensor<256x256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x256x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<256x256x1xi32>, tensor<256x256x1xi32>) -> tensor<256x256x1xi1>
    %9 = stablehlo.convert %6 : (tensor<256x256x1xi32>) -> tensor<256x256x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x256x1xf32>) -> tensor<256x256x24xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<256x256x24xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<256x256x24xf32>
    %14 = stablehlo.exponential %13 : tensor<256x256x24xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @main._where(%8, %14, %c_0) : (tensor<256x256x1xi1>, tensor<256x256x24xf32>, tensor<i32>) -> tensor<256x256x24xf32>
    %16 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x256x24xf32>, tensor<256x64xf32>) -> tensor<256x24x64xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x24x1xf32>) -> tensor<256x24x64xf32>
    %20 = stablehlo.multiply %16, %19 : tensor<256x24x64xf32>
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x24x1xf32>) -> tensor<256x24x64xf32>
    %24 = stablehlo.multiply %23, %20 : tensor<256x24x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x24x64xf32>, tensor<f32>) -> tensor<256x64xf32>
    return %25 : tensor<256x64xf32>
  }
  func.func private @main._where(%arg0: tensor<256x256x1xi1>, %arg1: tensor<256x256x24xf32>, %arg2: tensor<i32>) -> tensor<256x256x24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<256x256x1xi1>) -> tensor<256x256x24xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x256x24xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<256x256x24xi1>, tensor<256x256x24xf32>
    return %3 : tensor<256x256x24xf32>
  }
  func.func public @variant0(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<24xf32> loc("a"), %arg2: tensor<24xf32> loc("b"), %arg3: tensor<24xf32> loc("c")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<256xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<256x256xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x256xi32>) -> tensor<256x256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x256x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<256x256x1xi32>, tensor<256x256x1xi32>) -> tensor<256x256x1xi1>
    %9 = stablehlo.convert %6 : (tensor<256x256x1xi32>) -> tensor<256x256x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x256x1xf32>) -> tensor<256x256x24xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<256x256x24xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<256x256x24xf32>
    %14 = stablehlo.exponential %13 : tensor<256x256x24xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @variant0._where(%8, %14, %c_0) : (tensor<256x256x1xi1>, tensor<256x256x24xf32>, tensor<i32>) -> tensor<256x256x24xf32>
    %16 = stablehlo.multiply %arg2, %arg3 : tensor<24xf32>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x256x24xf32>, tensor<24xf32>) -> tensor<256x256xf32>
    %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x256xf32>, tensor<256x64xf32>) -> tensor<256x64xf32>
    return %18 : tensor<256x64xf32>
  }
  func.func private @variant0._where(%arg0: tensor<256x256x1xi1>, %arg1: tensor<256x256x24xf32>, %arg2: tensor<i32>) -> tensor<256x256x24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<256x256x1xi1>) -> tensor<256x256x24xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x256x24xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<256x256x24xi1>, tensor<256x256x24xf32>
    return %3 : tensor<256x256x24xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<24xf32> loc("a"), %arg2: tensor<24xf32> loc("b"), %arg3: tensor<24xf32> loc("c")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<256xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<256x256xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x256xi32>) -> tensor<256x256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x256x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<256x256x1xi32>, tensor<256x256x1xi32>) -> tensor<256x256x1xi1>
    %9 = stablehlo.convert %6 : (tensor<256x256x1xi32>) -> tensor<256x256x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x256x1xf32>) -> tensor<256x256x24xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<256x256x24xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<256x256x24xf32>
    %14 = stablehlo.exponential %13 : tensor<256x256x24xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @variant0_1._where(%8, %14, %c_0) : (tensor<256x256x1xi1>, tensor<256x256x24xf32>, tensor<i32>) -> tensor<256x256x24xf32>
    %16 = stablehlo.multiply %arg2, %arg3 : tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<256x256x24xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<256x256x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x256x24xf32>, tensor<f32>) -> tensor<256x256xf32>
    %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x256xf32>, tensor<256x64xf32>) -> tensor<256x64xf32>
    return %21 : tensor<256x64xf32>
  }
  func.func private @variant0_1._where(%arg0: tensor<256x256x1xi1>, %arg1: tensor<256x256x24xf32>, %arg2: tensor<i32>) -> tensor<256x256x24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<256x256x1xi1>) -> tensor<256x256x24xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x256x24xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<256x256x24xi1>, tensor<256x256x24xf32>
    return %3 : tensor<256x256x24xf32>
  }
  func.func public @variant1(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<24xf32> loc("a"), %arg2: tensor<24xf32> loc("b"), %arg3: tensor<24xf32> loc("c")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<256xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.convert %1 : (tensor<256x1xi32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x24xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<256x24xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<256x24xf32>
    %7 = stablehlo.negate %6 : tensor<256x24xf32>
    %8 = stablehlo.exponential %7 : tensor<256x24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<256x24xf32>) -> tensor<256x24x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<256x64xf32>) -> tensor<256x1x64xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x24x1xf32>) -> tensor<256x24x64xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<256x1x64xf32>) -> tensor<256x24x64xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<256x24x64xf32>
    %14 = stablehlo.exponential %6 : tensor<256x24xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<256x24xf32>) -> tensor<256x24x1xf32>
    %16 = call @variant1.cumsum(%13) : (tensor<256x24x64xf32>) -> tensor<256x24x64xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<256x24x1xf32>) -> tensor<256x24x64xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<256x24x64xf32>
    %19 = stablehlo.multiply %arg2, %arg3 : tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x24x1xf32>) -> tensor<256x24x64xf32>
    %23 = stablehlo.multiply %22, %18 : tensor<256x24x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x24x64xf32>, tensor<f32>) -> tensor<256x64xf32>
    return %24 : tensor<256x64xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<256x24x64xf32>) -> tensor<256x24x64xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<256x24x64xf32>) -> tensor<256x24x64xf32>
    return %0 : tensor<256x24x64xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<256x24x64xf32>) -> tensor<256x24x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[255, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 256, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x24x64xf32>, tensor<f32>) -> tensor<256x24x64xf32>
    return %1 : tensor<256x24x64xf32>
  }
  func.func public @variant1_1(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<24xf32> loc("a"), %arg2: tensor<24xf32> loc("b"), %arg3: tensor<24xf32> loc("c")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<256xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.convert %1 : (tensor<256x1xi32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x24xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<256x24xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<256x24xf32>
    %7 = stablehlo.negate %6 : tensor<256x24xf32>
    %8 = stablehlo.exponential %7 : tensor<256x24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<256x24xf32>) -> tensor<256x24x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<256x64xf32>) -> tensor<256x1x64xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x24x1xf32>) -> tensor<256x24x64xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<256x1x64xf32>) -> tensor<256x24x64xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<256x24x64xf32>
    %14 = call @variant1_1.cumsum(%13) : (tensor<256x24x64xf32>) -> tensor<256x24x64xf32>
    %15 = stablehlo.exponential %6 : tensor<256x24xf32>
    %16 = stablehlo.multiply %arg2, %arg3 : tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<256x24xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<256x24xf32>
    %20 = stablehlo.dot_general %19, %14, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x24xf32>, tensor<256x24x64xf32>) -> tensor<256x64xf32>
    return %20 : tensor<256x64xf32>
  }
  func.func private @variant1_1.cumsum(%arg0: tensor<256x24x64xf32>) -> tensor<256x24x64xf32> {
    %0 = call @variant1_1.cumsum_0(%arg0) : (tensor<256x24x64xf32>) -> tensor<256x24x64xf32>
    return %0 : tensor<256x24x64xf32>
  }
  func.func private @variant1_1.cumsum_0(%arg0: tensor<256x24x64xf32>) -> tensor<256x24x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[255, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 256, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x24x64xf32>, tensor<f32>) -> tensor<256x24x64xf32>
    return %1 : tensor<256x24x64xf32>
  }
