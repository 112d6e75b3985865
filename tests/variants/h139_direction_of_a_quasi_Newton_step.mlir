// h139 direction of a quasi-Newton step; written by write_programs.py
  func.func public @main(%arg0: tensor<640x640xf32> loc("h"), %arg1: tensor<640xf32> loc("s"), %arg2: tensor<640xf32> loc("y"), %arg3: tensor<640xf32> loc("g")) -> (tensor<640xf32>) {
    %0 = stablehlo.multiply %arg1, %arg2 : tensor<640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %cst_0, %1 : tensor<f32>
    %3 = stablehlo.iota dim = 0 : tensor<640x640xi32>
    %4 = stablehlo.iota dim = 1 : tensor<640x640xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<640x640xi32>
    %6 = stablehlo.add %3, %5 : tensor<640x640xi32>
    %7 = stablehlo.compare EQ, %6, %4, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %8 = stablehlo.convert %7 : (tensor<640x640xi1>) -> tensor<640x640xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<640x640xf32>
    %14 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<640x640xf32>
    %16 = stablehlo.subtract %8, %15 : tensor<640x640xf32>
    %17 = stablehlo.dot_general %16, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x640xf32>) -> tensor<640x640xf32>
    %18 = stablehlo.transpose %16, dims = [1, 0] : (tensor<640x640xf32>) -> tensor<640x640xf32>
    %19 = stablehlo.dot_general %17, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x640xf32>) -> tensor<640x640xf32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %21 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<640x640xf32>
    %25 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<640x640xf32>
    %27 = stablehlo.add %19, %26 : tensor<640x640xf32>
    %28 = stablehlo.dot_general %27, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640xf32>) -> tensor<640xf32>
    return %28 : tensor<640xf32>
  }
  func.func public @variant0(%arg0: tensor<640x640xf32> loc("h"), %arg1: tensor<640xf32> loc("s"), %arg2: tensor<640xf32> loc("y"), %arg3: tensor<640xf32> loc("g")) -> (tensor<640xf32>) {
    %0 = stablehlo.multiply %arg1, %arg2 : tensor<640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %cst_0, %1 : tensor<f32>
    %3 = stablehlo.multiply %arg1, %arg3 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.multiply %2, %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<640xf32>
    %8 = stablehlo.subtract %arg3, %7 : tensor<640xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640xf32>) -> tensor<640xf32>
    %10 = stablehlo.multiply %arg2, %9 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.multiply %2, %11 : tensor<f32>
    %13 = stablehlo.subtract %5, %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %15 = stablehlo.multiply %14, %arg1 : tensor<640xf32>
    %16 = stablehlo.add %9, %15 : tensor<640xf32>
    return %16 : tensor<640xf32>
  }
  func.func public @variant0_1(%arg0: tensor<640x640xf32> loc("h"), %arg1: tensor<640xf32> loc("s"), %arg2: tensor<640xf32> loc("y"), %arg3: tensor<640xf32> loc("g")) -> (tensor<640xf32>) {
    %0 = stablehlo.multiply %arg1, %arg2 : tensor<640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %cst_0, %1 : tensor<f32>
    %3 = stablehlo.multiply %arg1, %arg3 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.multiply %2, %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<640xf32>
    %8 = stablehlo.subtract %arg3, %7 : tensor<640xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640xf32>) -> tensor<640xf32>
    %10 = stablehlo.dot_general %arg2, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640xf32>, tensor<640xf32>) -> tensor<f32>
    %11 = stablehlo.multiply %2, %10 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<640xf32>
    %14 = stablehlo.subtract %9, %13 : tensor<640xf32>
    %15 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %16 = stablehlo.multiply %15, %arg1 : tensor<640xf32>
    %17 = stablehlo.add %14, %16 : tensor<640xf32>
    return %17 : tensor<640xf32>
  }
