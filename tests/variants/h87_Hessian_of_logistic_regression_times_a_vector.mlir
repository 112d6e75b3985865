// h87 Hessian of logistic regression times a vector; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x384xf32> loc("x"), %arg1: tensor<384xf32> loc("w"), %arg2: tensor<384xf32> loc("v")) -> (tensor<384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x384xf32>, tensor<384xf32>) -> tensor<2048xf32>
    %1 = stablehlo.negate %0 : tensor<2048xf32>
    %2 = stablehlo.exponential %1 : tensor<2048xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.add %3, %2 : tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %6 = stablehlo.divide %5, %4 : tensor<2048xf32>
    %7 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x384xf32>) -> tensor<384x2048xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<2048xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<2048xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x384xf32>
    %13 = stablehlo.multiply %12, %arg0 : tensor<2048x384xf32>
    %14 = stablehlo.dot_general %7, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x2048xf32>, tensor<2048x384xf32>) -> tensor<384x384xf32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<384x384xf32>
    %16 = stablehlo.divide %14, %15 : tensor<384x384xf32>
    %17 = stablehlo.iota dim = 0 : tensor<384x384xi32>
    %18 = stablehlo.iota dim = 1 : tensor<384x384xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<384x384xi32>
    %20 = stablehlo.add %17, %19 : tensor<384x384xi32>
    %21 = stablehlo.compare EQ, %20, %18, SIGNED : (tensor<384x384xi32>, tensor<384x384xi32>) -> tensor<384x384xi1>
    %22 = stablehlo.convert %21 : (tensor<384x384xi1>) -> tensor<384x384xf32>
    %cst_3 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<384x384xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<384x384xf32>
    %25 = stablehlo.add %16, %24 : tensor<384x384xf32>
    %26 = stablehlo.dot_general %25, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x384xf32>, tensor<384xf32>) -> tensor<384xf32>
    return %26 : tensor<384xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x384xf32> loc("x"), %arg1: tensor<384xf32> loc("w"), %arg2: tensor<384xf32> loc("v")) -> (tensor<384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x384xf32>, tensor<384xf32>) -> tensor<2048xf32>
    %1 = stablehlo.negate %0 : tensor<2048xf32>
    %2 = stablehlo.exponential %1 : tensor<2048xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.add %3, %2 : tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %6 = stablehlo.divide %5, %4 : tensor<2048xf32>
    %7 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x384xf32>) -> tensor<384x2048xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<2048xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<2048xf32>
    %11 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x384xf32>, tensor<384xf32>) -> tensor<2048xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2048xf32>
    %13 = stablehlo.dot_general %7, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x2048xf32>, tensor<2048xf32>) -> tensor<384xf32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %15 = stablehlo.divide %13, %14 : tensor<384xf32>
    %cst_3 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %17 = stablehlo.multiply %16, %arg2 : tensor<384xf32>
    %18 = stablehlo.add %15, %17 : tensor<384xf32>
    return %18 : tensor<384xf32>
  }
