// RUN: tesela-opt %s --simplify-fold-constants --cse | FileCheck %s

// A whole chain, and the judge's choice at the edge: 1 / 0 is all ones.
// CHECK-LABEL: @chain
// CHECK-NEXT: stablehlo.constant dense<-1> : tensor<i32>
// CHECK-NEXT: return
func.func @chain() -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.subtract %one, %one : tensor<i32>
  %0 = stablehlo.divide %one, %zero : tensor<i32>
  return %0 : tensor<i32>
}

// Signs of zero and NaN are kept.
// CHECK-LABEL: @edges
// CHECK: stablehlo.constant dense<[0.000000e+00, -0.000000e+00, 0x7FC00000]> : tensor<3xf32>
// CHECK-NOT: stablehlo.add
func.func @edges() -> tensor<3xf32> {
  %a = stablehlo.constant dense<[-0.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  %b = stablehlo.constant dense<[0.0, -0.0, 1.0]> : tensor<3xf32>
  %0 = stablehlo.add %a, %b : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: @splat
// CHECK-NEXT: stablehlo.constant dense<5> : tensor<4096xi32>
// CHECK-NEXT: return
func.func @splat() -> tensor<4096xi32> {
  %a = stablehlo.constant dense<2> : tensor<4096xi32>
  %b = stablehlo.constant dense<3> : tensor<4096xi32>
  %0 = stablehlo.add %a, %b : tensor<4096xi32>
  return %0 : tensor<4096xi32>
}

// An iota or a broadcast is smaller than its elements; 4097 elements are too
// many for the judge; an argument is no constant.
// CHECK-LABEL: @kept
// CHECK: stablehlo.iota
// CHECK: stablehlo.broadcast_in_dim
// CHECK: stablehlo.add {{.*}} : tensor<4097xi32>
// CHECK: stablehlo.add %arg0
func.func @kept(%x: tensor<i32>) -> (tensor<1000xi32>, tensor<1000xi32>, tensor<4097xi32>, tensor<i32>) {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %big = stablehlo.constant dense<2> : tensor<4097xi32>
  %0 = stablehlo.iota dim = 0 : tensor<1000xi32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1000xi32>
  %2 = stablehlo.add %big, %big : tensor<4097xi32>
  %3 = stablehlo.add %x, %c : tensor<i32>
  return %0, %1, %2, %3 : tensor<1000xi32>, tensor<1000xi32>, tensor<4097xi32>, tensor<i32>
}

// A call may do anything.
// CHECK-LABEL: @effects
// CHECK: stablehlo.custom_call
func.func @effects() -> tensor<i32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.custom_call @print(%c) {has_side_effect = true} : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
