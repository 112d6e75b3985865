// h228 discrepancy of two samples; written by write_programs.py
  func.func public @main(%arg0: tensor<640x96xf32> loc("x"), %arg1: tensor<384x96xf32> loc("y")) -> (tensor<f32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<640x96xf32>) -> tensor<96x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x640xf32>) -> tensor<640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %4 = stablehlo.divide %2, %3 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_2 : tensor<f32>
    %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %8 = stablehlo.dot_general %arg1, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x96xf32>, tensor<96x384xf32>) -> tensor<384x384xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<384x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_4 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %11 = stablehlo.divide %9, %10 : tensor<384xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_6 : tensor<f32>
    %14 = stablehlo.add %6, %13 : tensor<f32>
    %15 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x96xf32>, tensor<96x384xf32>) -> tensor<640x384xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<640x384xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_8 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %19 = stablehlo.divide %17, %18 : tensor<640xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.multiply %cst_11, %21 : tensor<f32>
    %23 = stablehlo.subtract %14, %22 : tensor<f32>
    return %23 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<640x96xf32> loc("x"), %arg1: tensor<384x96xf32> loc("y")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<640x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2 = stablehlo.divide %0, %1 : tensor<96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<384x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_2 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %5 = stablehlo.divide %3, %4 : tensor<96xf32>
    %6 = stablehlo.multiply %2, %2 : tensor<96xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.multiply %5, %5 : tensor<96xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.add %7, %9 : tensor<f32>
    %11 = stablehlo.multiply %2, %5 : tensor<96xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.multiply %cst_6, %12 : tensor<f32>
    %14 = stablehlo.subtract %10, %13 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func public @variant1(%arg0: tensor<640x96xf32> loc("x"), %arg1: tensor<384x96xf32> loc("y")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<640x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2 = stablehlo.divide %0, %1 : tensor<96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<384x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_2 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %5 = stablehlo.divide %3, %4 : tensor<96xf32>
    %6 = stablehlo.subtract %2, %5 : tensor<96xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<96xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    return %8 : tensor<f32>
  }
