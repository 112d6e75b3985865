// h79 contrastive loss both ways; written by write_programs.py
  func.func public @main(%arg0: tensor<640x96xf32> loc("x"), %arg1: tensor<640x96xf32> loc("y")) -> (tensor<f32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x96xf32>) -> tensor<96x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x640xf32>) -> tensor<640x640xf32>
    %cst = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<640x640xf32>
    %4 = stablehlo.exponential %3 : tensor<640x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %6 = stablehlo.log %5 : tensor<640xf32>
    %7 = stablehlo.iota dim = 0 : tensor<640x640xi32>
    %8 = stablehlo.iota dim = 1 : tensor<640x640xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<640x640xi32>
    %10 = stablehlo.add %7, %9 : tensor<640x640xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = call @main._where(%11, %3, %c_1) : (tensor<640x640xi1>, tensor<640x640xf32>, tensor<i32>) -> tensor<640x640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %14 = stablehlo.subtract %6, %13 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_4 : tensor<f32>
    %17 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<640x96xf32>) -> tensor<96x640xf32>
    %18 = stablehlo.dot_general %arg1, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x640xf32>) -> tensor<640x640xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<640x640xf32>
    %21 = stablehlo.exponential %20 : tensor<640x640xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %23 = stablehlo.log %22 : tensor<640xf32>
    %24 = stablehlo.iota dim = 0 : tensor<640x640xi32>
    %25 = stablehlo.iota dim = 1 : tensor<640x640xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<640x640xi32>
    %27 = stablehlo.add %24, %26 : tensor<640x640xi32>
    %28 = stablehlo.compare EQ, %27, %25, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @main._where(%28, %20, %c_8) : (tensor<640x640xi1>, tensor<640x640xf32>, tensor<i32>) -> tensor<640x640xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %31 = stablehlo.subtract %23, %30 : tensor<640xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_11 : tensor<f32>
    %34 = stablehlo.add %16, %33 : tensor<f32>
    return %34 : tensor<f32>
  }
  func.func private @main._where(%arg0: tensor<640x640xi1>, %arg1: tensor<640x640xf32>, %arg2: tensor<i32>) -> tensor<640x640xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<640x640xi1>, tensor<640x640xf32>
    return %2 : tensor<640x640xf32>
  }
  func.func public @variant0(%arg0: tensor<640x96xf32> loc("x"), %arg1: tensor<640x96xf32> loc("y")) -> (tensor<f32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x96xf32>) -> tensor<96x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x640xf32>) -> tensor<640x640xf32>
    %cst = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<640x640xf32>
    %4 = stablehlo.exponential %3 : tensor<640x640xf32>
    %5 = stablehlo.multiply %arg0, %arg1 : tensor<640x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x96xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %8 = stablehlo.log %7 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %10 = stablehlo.log %9 : tensor<640xf32>
    %11 = stablehlo.add %8, %10 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<640xf32>
    %14 = stablehlo.subtract %11, %13 : tensor<640xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_5 : tensor<f32>
    return %16 : tensor<f32>
  }
