// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// Two terms of a longer sum are one product, each with its sign.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK-NEXT: "name": "variant1"

  func.func public @main(%arg0: tensor<7x5xf32> loc("b"), %arg1: tensor<7x3xf32> loc("x"), %arg2: tensor<3x5xf32> loc("w"), %arg3: tensor<7x11xf32> loc("y"), %arg4: tensor<11x5xf32> loc("v")) -> (tensor<7x5xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<7x5xf32>
    %2 = stablehlo.tanh %arg3 : tensor<7x11xf32>
    %3 = stablehlo.dot_general %2, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
  func.func public @variant0(%arg0: tensor<7x5xf32> loc("b"), %arg1: tensor<7x3xf32> loc("x"), %arg2: tensor<3x5xf32> loc("w"), %arg3: tensor<7x11xf32> loc("y"), %arg4: tensor<11x5xf32> loc("v")) -> (tensor<7x5xf32>) {
    %0 = stablehlo.negate %arg1 : tensor<7x3xf32>
    %1 = stablehlo.tanh %arg3 : tensor<7x11xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<7x3xf32>, tensor<7x11xf32>) -> tensor<7x14xf32>
    %3 = stablehlo.concatenate %arg2, %arg4, dim = 0 : (tensor<3x5xf32>, tensor<11x5xf32>) -> tensor<14x5xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x14xf32>, tensor<14x5xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<7x5xf32>
    return %5 : tensor<7x5xf32>
  }
  func.func public @variant1(%arg0: tensor<7x5xf32> loc("b"), %arg1: tensor<7x3xf32> loc("x"), %arg2: tensor<3x5xf32> loc("w"), %arg3: tensor<7x11xf32> loc("y"), %arg4: tensor<11x5xf32> loc("v")) -> (tensor<7x5xf32>) {
    %0 = stablehlo.tanh %arg3 : tensor<7x11xf32>
    %1 = stablehlo.concatenate %arg1, %0, dim = 1 : (tensor<7x3xf32>, tensor<7x11xf32>) -> tensor<7x14xf32>
    %2 = stablehlo.concatenate %arg2, %arg4, dim = 0 : (tensor<3x5xf32>, tensor<11x5xf32>) -> tensor<14x5xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x14xf32>, tensor<14x5xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
