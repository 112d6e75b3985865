// h70 orthogonalising step; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x384xf32> loc("x")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x384xf32>) -> tensor<384x2048xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x384xf32>, tensor<384x2048xf32>) -> tensor<2048x2048xf32>
    %cst = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<2048x384xf32>
    %cst_0 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %5 = stablehlo.multiply %4, %1 : tensor<2048x2048xf32>
    %6 = stablehlo.dot_general %1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %cst_1 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<2048x2048xf32>
    %9 = stablehlo.add %5, %8 : tensor<2048x2048xf32>
    %10 = stablehlo.dot_general %9, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xf32>, tensor<2048x384xf32>) -> tensor<2048x384xf32>
    %11 = stablehlo.add %3, %10 : tensor<2048x384xf32>
    return %11 : tensor<2048x384xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x384xf32> loc("x")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x384xf32>) -> tensor<384x2048xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x2048xf32>, tensor<2048x384xf32>) -> tensor<384x384xf32>
    %cst = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<2048x384xf32>
    %cst_0 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<384x384xf32>
    %5 = stablehlo.multiply %4, %1 : tensor<384x384xf32>
    %6 = stablehlo.dot_general %1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x384xf32>, tensor<384x384xf32>) -> tensor<384x384xf32>
    %cst_1 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<384x384xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<384x384xf32>
    %9 = stablehlo.add %5, %8 : tensor<384x384xf32>
    %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x384xf32>, tensor<384x384xf32>) -> tensor<2048x384xf32>
    %11 = stablehlo.add %3, %10 : tensor<2048x384xf32>
    return %11 : tensor<2048x384xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x384xf32> loc("x")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x384xf32>) -> tensor<384x2048xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x384xf32>, tensor<384x2048xf32>) -> tensor<2048x2048xf32>
    %cst = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<2048x384xf32>
    %cst_0 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2048x384xf32>
    %6 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xf32>, tensor<2048x384xf32>) -> tensor<2048x384xf32>
    %cst_1 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x384xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<2048x384xf32>
    %9 = stablehlo.add %5, %8 : tensor<2048x384xf32>
    %10 = stablehlo.dot_general %1, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xf32>, tensor<2048x384xf32>) -> tensor<2048x384xf32>
    %11 = stablehlo.add %3, %10 : tensor<2048x384xf32>
    return %11 : tensor<2048x384xf32>
  }
