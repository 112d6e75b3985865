// RUN: tesela explain %s --find --family=split | FileCheck %s

// What is 0 where the other is not is a choice; of the same condition only.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x300xi1> loc("c"), %arg1: tensor<512x300xf32> loc("x"), %arg2: tensor<512x300xf32> loc("y")) -> (tensor<512x300xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = call @main._where(%arg0, %arg1, %c) : (tensor<512x300xi1>, tensor<512x300xf32>, tensor<i32>) -> tensor<512x300xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = call @main._where_0(%arg0, %c_0, %arg2) : (tensor<512x300xi1>, tensor<i32>, tensor<512x300xf32>) -> tensor<512x300xf32>
  %2 = stablehlo.add %0, %1 : tensor<512x300xf32>
  return %2 : tensor<512x300xf32>
}
func.func private @main._where(%arg0: tensor<512x300xi1>, %arg1: tensor<512x300xf32>, %arg2: tensor<i32>) -> tensor<512x300xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<512x300xi1>, tensor<512x300xf32>
  return %2 : tensor<512x300xf32>
}
func.func private @main._where_0(%arg0: tensor<512x300xi1>, %arg1: tensor<i32>, %arg2: tensor<512x300xf32>) -> tensor<512x300xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %2 = stablehlo.select %arg0, %1, %arg2 : tensor<512x300xi1>, tensor<512x300xf32>
  return %2 : tensor<512x300xf32>
}
func.func public @variant0(%arg0: tensor<512x300xi1> loc("c"), %arg1: tensor<512x300xf32> loc("x"), %arg2: tensor<512x300xf32> loc("y")) -> (tensor<512x300xf32>) {
  %0 = call @variant0._where(%arg0, %arg1, %arg2) : (tensor<512x300xi1>, tensor<512x300xf32>, tensor<512x300xf32>) -> tensor<512x300xf32>
  return %0 : tensor<512x300xf32>
}
func.func private @variant0._where(%arg0: tensor<512x300xi1>, %arg1: tensor<512x300xf32>, %arg2: tensor<512x300xf32>) -> tensor<512x300xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<512x300xi1>, tensor<512x300xf32>
  return %0 : tensor<512x300xf32>
}
func.func public @variant1(%arg0: tensor<512x300xi1> loc("c"), %arg1: tensor<512x300xf32> loc("x"), %arg2: tensor<512x300xf32> loc("y")) -> (tensor<512x300xf32>) {
  %0 = call @variant1._where(%arg0, %arg2, %arg1) : (tensor<512x300xi1>, tensor<512x300xf32>, tensor<512x300xf32>) -> tensor<512x300xf32>
  return %0 : tensor<512x300xf32>
}
func.func private @variant1._where(%arg0: tensor<512x300xi1>, %arg1: tensor<512x300xf32>, %arg2: tensor<512x300xf32>) -> tensor<512x300xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<512x300xi1>, tensor<512x300xf32>
  return %0 : tensor<512x300xf32>
}
