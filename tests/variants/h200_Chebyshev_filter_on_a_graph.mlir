// h200 Chebyshev filter on a graph; written by write_programs.py
  func.func public @main(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500x384xf32> loc("x"), %arg2: tensor<384x48xf32> loc("u"), %arg3: tensor<384x48xf32> loc("v"), %arg4: tensor<384x48xf32> loc("w")) -> (tensor<1500x48xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x384xf32>) -> tensor<1500x384xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x384xf32>) -> tensor<1500x384xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1500x384xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<1500x384xf32>
    %4 = stablehlo.subtract %3, %arg1 : tensor<1500x384xf32>
    %5 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %6 = stablehlo.dot_general %0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %7 = stablehlo.add %5, %6 : tensor<1500x48xf32>
    %8 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %9 = stablehlo.add %7, %8 : tensor<1500x48xf32>
    return %9 : tensor<1500x48xf32>
  }
  func.func public @variant0(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500x384xf32> loc("x"), %arg2: tensor<384x48xf32> loc("u"), %arg3: tensor<384x48xf32> loc("v"), %arg4: tensor<384x48xf32> loc("w")) -> (tensor<1500x48xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %1 = stablehlo.dot_general %arg1, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %2 = stablehlo.subtract %arg2, %arg4 : tensor<384x48xf32>
    %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %4 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x48xf32>) -> tensor<1500x48xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1500x48xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<1500x48xf32>
    %7 = stablehlo.add %0, %6 : tensor<1500x48xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x48xf32>) -> tensor<1500x48xf32>
    %9 = stablehlo.add %3, %8 : tensor<1500x48xf32>
    return %9 : tensor<1500x48xf32>
  }
  func.func public @variant0_1(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500x384xf32> loc("x"), %arg2: tensor<384x48xf32> loc("u"), %arg3: tensor<384x48xf32> loc("v"), %arg4: tensor<384x48xf32> loc("w")) -> (tensor<1500x48xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<1500x48xf32>
    %3 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x384xf32>, tensor<384x48xf32>) -> tensor<1500x48xf32>
    %4 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x48xf32>) -> tensor<1500x48xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1500x48xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<1500x48xf32>
    %7 = stablehlo.add %3, %6 : tensor<1500x48xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x48xf32>) -> tensor<1500x48xf32>
    %9 = stablehlo.add %2, %8 : tensor<1500x48xf32>
    return %9 : tensor<1500x48xf32>
  }
