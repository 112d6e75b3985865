// h123 complex matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<512x640xf32> loc("a"), %arg1: tensor<512x640xf32> loc("b"), %arg2: tensor<640x768xf32> loc("c"), %arg3: tensor<640x768xf32> loc("d")) -> (tensor<512x768xf32>, tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %1 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<512x768xf32>
    %3 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %4 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %5 = stablehlo.add %3, %4 : tensor<512x768xf32>
    return %2, %5 : tensor<512x768xf32>, tensor<512x768xf32>
  }
  func.func public @variant0(%arg0: tensor<512x640xf32> loc("a"), %arg1: tensor<512x640xf32> loc("b"), %arg2: tensor<640x768xf32> loc("c"), %arg3: tensor<640x768xf32> loc("d")) -> (tensor<512x768xf32>, tensor<512x768xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<512x640xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %2 = stablehlo.add %arg2, %arg3 : tensor<640x768xf32>
    %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<512x768xf32>
    %5 = stablehlo.subtract %arg3, %arg2 : tensor<640x768xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %7 = stablehlo.add %1, %6 : tensor<512x768xf32>
    return %4, %7 : tensor<512x768xf32>, tensor<512x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x640xf32> loc("a"), %arg1: tensor<512x640xf32> loc("b"), %arg2: tensor<640x768xf32> loc("c"), %arg3: tensor<640x768xf32> loc("d")) -> (tensor<512x768xf32>, tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %1 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<512x768xf32>
    %3 = stablehlo.add %arg0, %arg1 : tensor<512x640xf32>
    %4 = stablehlo.add %arg2, %arg3 : tensor<640x768xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %6 = stablehlo.subtract %5, %0 : tensor<512x768xf32>
    %7 = stablehlo.subtract %6, %1 : tensor<512x768xf32>
    return %2, %7 : tensor<512x768xf32>, tensor<512x768xf32>
  }
  func.func public @variant1(%arg0: tensor<512x640xf32> loc("a"), %arg1: tensor<512x640xf32> loc("b"), %arg2: tensor<640x768xf32> loc("c"), %arg3: tensor<640x768xf32> loc("d")) -> (tensor<512x768xf32>, tensor<512x768xf32>) {
    %0 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<640x768xf32>, tensor<640x768xf32>) -> tensor<640x1536xf32>
    %1 = stablehlo.negate %arg3 : tensor<640x768xf32>
    %2 = stablehlo.concatenate %1, %arg2, dim = 1 : (tensor<640x768xf32>, tensor<640x768xf32>) -> tensor<640x1536xf32>
    %3 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<640x1536xf32>, tensor<640x1536xf32>) -> tensor<1280x1536xf32>
    %4 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<512x640xf32>, tensor<512x640xf32>) -> tensor<512x1280xf32>
    %5 = stablehlo.dot_general %4, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1280xf32>, tensor<1280x1536xf32>) -> tensor<512x1536xf32>
    %6 = stablehlo.slice %5 [0:512, 0:768] : (tensor<512x1536xf32>) -> tensor<512x768xf32>
    %7 = stablehlo.slice %5 [0:512, 768:1536] : (tensor<512x1536xf32>) -> tensor<512x768xf32>
    return %6, %7 : tensor<512x768xf32>, tensor<512x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512x640xf32> loc("a"), %arg1: tensor<512x640xf32> loc("b"), %arg2: tensor<640x768xf32> loc("c"), %arg3: tensor<640x768xf32> loc("d")) -> (tensor<512x768xf32>, tensor<512x768xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<512x640xf32>, tensor<512x640xf32>) -> tensor<512x1280xf32>
    %1 = stablehlo.negate %arg3 : tensor<640x768xf32>
    %2 = stablehlo.concatenate %arg2, %1, dim = 0 : (tensor<640x768xf32>, tensor<640x768xf32>) -> tensor<1280x768xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1280xf32>, tensor<1280x768xf32>) -> tensor<512x768xf32>
    %4 = stablehlo.concatenate %arg3, %arg2, dim = 0 : (tensor<640x768xf32>, tensor<640x768xf32>) -> tensor<1280x768xf32>
    %5 = stablehlo.dot_general %0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1280xf32>, tensor<1280x768xf32>) -> tensor<512x768xf32>
    return %3, %5 : tensor<512x768xf32>, tensor<512x768xf32>
  }
