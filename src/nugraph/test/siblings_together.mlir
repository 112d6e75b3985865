// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// Three products with one operand are one; not with the parts taken in another order.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK-NEXT: "name": "variant1"

  func.func public @main(%arg0: tensor<7x9xf32> loc("x"), %arg1: tensor<9x3xf32> loc("q"), %arg2: tensor<9x3xf32> loc("k"), %arg3: tensor<9x3xf32> loc("v")) -> (tensor<7x3xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x3xf32>) -> tensor<7x3xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x3xf32>) -> tensor<7x3xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<7x3xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<3x7xf32>) -> tensor<7x7xf32>
    %4 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x3xf32>) -> tensor<7x3xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x7xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    return %5 : tensor<7x3xf32>
  }
  func.func public @variant0(%arg0: tensor<7x9xf32> loc("x"), %arg1: tensor<9x3xf32> loc("q"), %arg2: tensor<9x3xf32> loc("k"), %arg3: tensor<9x3xf32> loc("v")) -> (tensor<7x3xf32>) {
    %0 = stablehlo.concatenate %arg1, %arg2, %arg3, dim = 1 : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x9xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x9xf32>) -> tensor<7x9xf32>
    %2 = stablehlo.slice %1 [0:7, 0:3] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %3 = stablehlo.slice %1 [0:7, 3:6] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<7x3xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<3x7xf32>) -> tensor<7x7xf32>
    %6 = stablehlo.slice %1 [0:7, 6:9] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x7xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    return %7 : tensor<7x3xf32>
  }
  func.func public @variant1(%arg0: tensor<7x9xf32> loc("x"), %arg1: tensor<9x3xf32> loc("q"), %arg2: tensor<9x3xf32> loc("k"), %arg3: tensor<9x3xf32> loc("v")) -> (tensor<7x3xf32>) {
    %0 = stablehlo.concatenate %arg1, %arg3, %arg2, dim = 1 : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x9xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x9xf32>) -> tensor<7x9xf32>
    %2 = stablehlo.slice %1 [0:7, 0:3] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %3 = stablehlo.slice %1 [0:7, 3:6] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<7x3xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<3x7xf32>) -> tensor<7x7xf32>
    %6 = stablehlo.slice %1 [0:7, 6:9] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x7xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    return %7 : tensor<7x3xf32>
  }
