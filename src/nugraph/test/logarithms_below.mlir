// RUN: tesela explain %s --find | FileCheck %s

// What has a logarithm is positive: exp(x - log(-log u)) divides by -log u, of
// which a divisor is the logarithm of u too. exp(x - log|u|) divides by |u|.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<7x5xf32> loc("x"), %arg1: tensor<7x5xf32> loc("u"), %arg2: tensor<5x3xf32> loc("t")) -> (tensor<7x3xf32>) {
    %0 = stablehlo.log %arg1 : tensor<7x5xf32>
    %1 = stablehlo.negate %0 : tensor<7x5xf32>
    %2 = stablehlo.log %1 : tensor<7x5xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x5xf32>
    %4 = stablehlo.exponential %3 : tensor<7x5xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    return %5 : tensor<7x3xf32>
  }
  func.func public @variant0(%arg0: tensor<7x5xf32> loc("x"), %arg1: tensor<7x5xf32> loc("u"), %arg2: tensor<5x3xf32> loc("t")) -> (tensor<7x3xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<7x5xf32>
    %1 = stablehlo.log %arg1 : tensor<7x5xf32>
    %2 = stablehlo.negate %1 : tensor<7x5xf32>
    %3 = stablehlo.divide %0, %2 : tensor<7x5xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    return %4 : tensor<7x3xf32>
  }
  func.func public @variant1(%arg0: tensor<7x5xf32> loc("x"), %arg1: tensor<7x5xf32> loc("u"), %arg2: tensor<5x3xf32> loc("t")) -> (tensor<7x3xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<7x5xf32>
    %1 = stablehlo.log %arg1 : tensor<7x5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<7x5xf32>
    %3 = stablehlo.negate %2 : tensor<7x5xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    return %4 : tensor<7x3xf32>
  }
  func.func public @variant2(%arg0: tensor<7x5xf32> loc("x"), %arg1: tensor<7x5xf32> loc("u"), %arg2: tensor<5x3xf32> loc("t")) -> (tensor<7x3xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<7x5xf32>
    %1 = stablehlo.log %arg1 : tensor<7x5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<7x5xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    return %3 : tensor<7x3xf32>
  }
