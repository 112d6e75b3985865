// h214 layer after a concatenated relu; written by write_programs.py
  func.func public @main(%arg0: tensor<512x640xf32> loc("x"), %arg1: tensor<1280x384xf32> loc("w")) -> (tensor<512x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x640xf32>
    %2 = stablehlo.negate %arg0 : tensor<512x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<512x640xf32>
    %5 = stablehlo.concatenate %1, %4, dim = 1 : (tensor<512x640xf32>, tensor<512x640xf32>) -> tensor<512x1280xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1280xf32>, tensor<1280x384xf32>) -> tensor<512x384xf32>
    return %6 : tensor<512x384xf32>
  }
  func.func public @variant0(%arg0: tensor<512x640xf32> loc("x"), %arg1: tensor<1280x384xf32> loc("w")) -> (tensor<512x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x640xf32>
    %2 = stablehlo.slice %arg1 [0:640, 0:384] : (tensor<1280x384xf32>) -> tensor<640x384xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x384xf32>) -> tensor<512x384xf32>
    %4 = stablehlo.negate %arg0 : tensor<512x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
    %6 = stablehlo.maximum %4, %5 : tensor<512x640xf32>
    %7 = stablehlo.slice %arg1 [640:1280, 0:384] : (tensor<1280x384xf32>) -> tensor<640x384xf32>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x384xf32>) -> tensor<512x384xf32>
    %9 = stablehlo.add %3, %8 : tensor<512x384xf32>
    return %9 : tensor<512x384xf32>
  }
  func.func public @variant1(%arg0: tensor<512x640xf32> loc("x"), %arg1: tensor<1280x384xf32> loc("w")) -> (tensor<512x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x640xf32>
    %2 = stablehlo.slice %arg1 [0:640, 0:384] : (tensor<1280x384xf32>) -> tensor<640x384xf32>
    %3 = stablehlo.slice %arg1 [640:1280, 0:384] : (tensor<1280x384xf32>) -> tensor<640x384xf32>
    %4 = stablehlo.add %2, %3 : tensor<640x384xf32>
    %5 = stablehlo.dot_general %1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x384xf32>) -> tensor<512x384xf32>
    %6 = stablehlo.slice %arg1 [640:1280, 0:384] : (tensor<1280x384xf32>) -> tensor<640x384xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x384xf32>) -> tensor<512x384xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<512x384xf32>
    return %8 : tensor<512x384xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512x640xf32> loc("x"), %arg1: tensor<1280x384xf32> loc("w")) -> (tensor<512x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x640xf32>
    %2 = stablehlo.slice %arg1 [0:640, 0:384] : (tensor<1280x384xf32>) -> tensor<640x384xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x384xf32>) -> tensor<512x384xf32>
    %4 = stablehlo.subtract %1, %arg0 : tensor<512x640xf32>
    %5 = stablehlo.slice %arg1 [640:1280, 0:384] : (tensor<1280x384xf32>) -> tensor<640x384xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x384xf32>) -> tensor<512x384xf32>
    %7 = stablehlo.add %3, %6 : tensor<512x384xf32>
    return %7 : tensor<512x384xf32>
  }
