// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// Three products for four, or one of what is side by side.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": true
// CHECK: "name": "variant1"
// CHECK: "found": true
// CHECK: "name": "variant2"
// CHECK: "found": false
// CHECK: "name": "variant3"

func.func public @main(%arg0: tensor<32x48xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48x64xf32>, %arg3: tensor<48x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %1 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<32x64xf32>
  %3 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %4 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %5 = stablehlo.add %3, %4 : tensor<32x64xf32>
  return %2, %5 : tensor<32x64xf32>, tensor<32x64xf32>
}
func.func public @variant0(%arg0: tensor<32x48xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48x64xf32>, %arg3: tensor<48x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  %0 = stablehlo.add %arg0, %arg1 : tensor<32x48xf32>
  %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %2 = stablehlo.add %arg2, %arg3 : tensor<48x64xf32>
  %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %4 = stablehlo.subtract %1, %3 : tensor<32x64xf32>
  %5 = stablehlo.subtract %arg3, %arg2 : tensor<48x64xf32>
  %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %7 = stablehlo.add %1, %6 : tensor<32x64xf32>
  return %4, %7 : tensor<32x64xf32>, tensor<32x64xf32>
}
func.func public @variant1(%arg0: tensor<32x48xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48x64xf32>, %arg3: tensor<48x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %1 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<32x64xf32>
  %3 = stablehlo.add %arg0, %arg1 : tensor<32x48xf32>
  %4 = stablehlo.add %arg2, %arg3 : tensor<48x64xf32>
  %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %6 = stablehlo.subtract %5, %0 : tensor<32x64xf32>
  %7 = stablehlo.subtract %6, %1 : tensor<32x64xf32>
  return %2, %7 : tensor<32x64xf32>, tensor<32x64xf32>
}
func.func public @variant2(%arg0: tensor<32x48xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48x64xf32>, %arg3: tensor<48x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<32x48xf32>, tensor<32x48xf32>) -> tensor<32x96xf32>
  %1 = stablehlo.negate %arg3 : tensor<48x64xf32>
  %2 = stablehlo.concatenate %arg2, %1, dim = 0 : (tensor<48x64xf32>, tensor<48x64xf32>) -> tensor<96x64xf32>
  %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x96xf32>, tensor<96x64xf32>) -> tensor<32x64xf32>
  %4 = stablehlo.concatenate %arg3, %arg2, dim = 0 : (tensor<48x64xf32>, tensor<48x64xf32>) -> tensor<96x64xf32>
  %5 = stablehlo.dot_general %0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x96xf32>, tensor<96x64xf32>) -> tensor<32x64xf32>
  return %3, %5 : tensor<32x64xf32>, tensor<32x64xf32>
}
func.func public @variant3(%arg0: tensor<32x48xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48x64xf32>, %arg3: tensor<48x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  %0 = stablehlo.add %arg0, %arg1 : tensor<32x48xf32>
  %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %2 = stablehlo.add %arg2, %arg3 : tensor<48x64xf32>
  %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %4 = stablehlo.subtract %1, %3 : tensor<32x64xf32>
  %5 = stablehlo.subtract %arg3, %arg2 : tensor<48x64xf32>
  %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x64xf32>) -> tensor<32x64xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<32x64xf32>
  return %4, %7 : tensor<32x64xf32>, tensor<32x64xf32>
}
