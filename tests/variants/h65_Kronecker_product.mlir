// h65 Kronecker product; written by write_programs.py
  func.func public @main(%arg0: tensor<24x1536xf32> loc("x"), %arg1: tensor<40x32xf32> loc("a"), %arg2: tensor<56x48xf32> loc("b")) -> (tensor<24x2240xf32>) {
    %0 = call @main.kron(%arg1, %arg2) : (tensor<40x32xf32>, tensor<56x48xf32>) -> tensor<2240x1536xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2240x1536xf32>) -> tensor<1536x2240xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1536xf32>, tensor<1536x2240xf32>) -> tensor<24x2240xf32>
    return %2 : tensor<24x2240xf32>
  }
  func.func private @main.kron(%arg0: tensor<40x32xf32>, %arg1: tensor<56x48xf32>) -> tensor<2240x1536xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<40x32xf32>) -> tensor<40x1x32x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<56x48xf32>) -> tensor<1x56x1x48xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<40x1x32x1xf32>) -> tensor<40x56x32x48xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x56x1x48xf32>) -> tensor<40x56x32x48xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<40x56x32x48xf32>
    %5 = stablehlo.reshape %4 : (tensor<40x56x32x48xf32>) -> tensor<2240x1536xf32>
    return %5 : tensor<2240x1536xf32>
  }
  func.func public @variant0(%arg0: tensor<24x1536xf32> loc("x"), %arg1: tensor<40x32xf32> loc("a"), %arg2: tensor<56x48xf32> loc("b")) -> (tensor<24x2240xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x1536xf32>) -> tensor<24x32x48xf32>
    %1 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<56x48xf32>) -> tensor<48x56xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32x48xf32>, tensor<48x56xf32>) -> tensor<24x32x56xf32>
    %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<40x32xf32>, tensor<24x32x56xf32>) -> tensor<40x24x56xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0, 2] : (tensor<40x24x56xf32>) -> tensor<24x40x56xf32>
    %5 = stablehlo.reshape %4 : (tensor<24x40x56xf32>) -> tensor<24x2240xf32>
    return %5 : tensor<24x2240xf32>
  }
  func.func public @variant0_1(%arg0: tensor<24x1536xf32> loc("x"), %arg1: tensor<40x32xf32> loc("a"), %arg2: tensor<56x48xf32> loc("b")) -> (tensor<24x2240xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x1536xf32>) -> tensor<24x32x48xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<40x32xf32>, tensor<24x32x48xf32>) -> tensor<40x24x48xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<40x24x48xf32>) -> tensor<24x40x48xf32>
    %3 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<56x48xf32>) -> tensor<48x56xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40x48xf32>, tensor<48x56xf32>) -> tensor<24x40x56xf32>
    %5 = stablehlo.reshape %4 : (tensor<24x40x56xf32>) -> tensor<24x2240xf32>
    return %5 : tensor<24x2240xf32>
  }
