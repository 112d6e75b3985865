// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// Two products of a matrix with vectors are one, of the vectors side by side.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK-NEXT: "name": "variant1"

  func.func public @main(%arg0: tensor<7x9xf32> loc("a"), %arg1: tensor<9xf32> loc("x"), %arg2: tensor<9xf32> loc("p")) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9xf32>) -> tensor<7xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9xf32>) -> tensor<7xf32>
    %2 = stablehlo.tanh %1 : tensor<7xf32>
    return %0, %2 : tensor<7xf32>, tensor<7xf32>
  }
  func.func public @variant0(%arg0: tensor<7x9xf32> loc("a"), %arg1: tensor<9xf32> loc("x"), %arg2: tensor<9xf32> loc("p")) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x2xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x2xf32>) -> tensor<7x2xf32>
    %4 = stablehlo.slice %3 [0:7, 0:1] : (tensor<7x2xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xf32>) -> tensor<7xf32>
    %6 = stablehlo.slice %3 [0:7, 1:2] : (tensor<7x2xf32>) -> tensor<7x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<7x1xf32>) -> tensor<7xf32>
    %8 = stablehlo.tanh %7 : tensor<7xf32>
    return %5, %8 : tensor<7xf32>, tensor<7xf32>
  }
  func.func public @variant1(%arg0: tensor<7x9xf32> loc("a"), %arg1: tensor<9xf32> loc("x"), %arg2: tensor<9xf32> loc("p")) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x2xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x2xf32>) -> tensor<7x2xf32>
    %4 = stablehlo.slice %3 [0:7, 1:2] : (tensor<7x2xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xf32>) -> tensor<7xf32>
    %6 = stablehlo.slice %3 [0:7, 0:1] : (tensor<7x2xf32>) -> tensor<7x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<7x1xf32>) -> tensor<7xf32>
    %8 = stablehlo.tanh %7 : tensor<7xf32>
    return %5, %8 : tensor<7xf32>, tensor<7xf32>
  }
