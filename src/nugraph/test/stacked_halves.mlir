// RUN: tesela explain %s --find | FileCheck %s

// A contraction over what is stacked in pairs is one of the even elements and one
// of the odd ones, in this order.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<7x22xf32> loc("x"), %arg1: tensor<11x5xf32> loc("a"), %arg2: tensor<11x5xf32> loc("b")) -> (tensor<7x5xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<11x5xf32>) -> tensor<11x1x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<11x5xf32>) -> tensor<11x1x5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<11x1x5xf32>, tensor<11x1x5xf32>) -> tensor<11x2x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<11x2x5xf32>) -> tensor<22x5xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x22xf32>, tensor<22x5xf32>) -> tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
  func.func public @variant0(%arg0: tensor<7x22xf32> loc("x"), %arg1: tensor<11x5xf32> loc("a"), %arg2: tensor<11x5xf32> loc("b")) -> (tensor<7x5xf32>) {
    %0 = stablehlo.slice %arg0 [0:7, 0:22:2] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %2 = stablehlo.slice %arg0 [0:7, 1:22:2] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
  func.func public @variant1(%arg0: tensor<7x22xf32> loc("x"), %arg1: tensor<11x5xf32> loc("a"), %arg2: tensor<11x5xf32> loc("b")) -> (tensor<7x5xf32>) {
    %0 = stablehlo.slice %arg0 [0:7, 1:22:2] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %2 = stablehlo.slice %arg0 [0:7, 0:22:2] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
  func.func public @variant2(%arg0: tensor<7x22xf32> loc("x"), %arg1: tensor<11x5xf32> loc("a"), %arg2: tensor<11x5xf32> loc("b")) -> (tensor<7x5xf32>) {
    %0 = stablehlo.slice %arg0 [0:7, 1:22:2] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %2 = stablehlo.slice %arg0 [0:7, 0:22:2] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
