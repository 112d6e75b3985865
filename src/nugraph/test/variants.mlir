// RUN: tesela explain %s --variants | FileCheck %s
// RUN: tesela explain %s --variants --json | FileCheck %s --check-prefix=JSON
// RUN: tesela explain %s --variants --variants-numerics=strict \
// RUN:   | FileCheck %s --check-prefix=STRICT
// RUN: tesela explain %s --find | FileCheck %s --check-prefix=FIND
// RUN: tesela compile %s --emit=nugraph | FileCheck %s --check-prefix=GRAPH

// The division of a softmax changes places with the matmul behind it.
// CHECK: 1 proved steps
// CHECK: variant 0, as given
// CHECK: chain 2
// CHECK: t[[P:[0-9]+]][i,j] = t{{[0-9]+}}[i,j] / t{{[0-9]+}}[i]
// CHECK: = sum_k arg1[k,j] * t[[P]][i,k]
// CHECK: variant 1, REAL, best in {{.*}}chain
// CHECK: chain 1
// CHECK: [i,j] = t{{[0-9]+}}[i,j] / t{{[0-9]+}}[i]
// CHECK-NEXT: return
// CHECK: by push, REAL

// JSON: "chain": 1
// JSON: "grade": "REAL"

// STRICT: 0 proved steps

// FIND: "found": true
// FIND: "name": "variant0"
// FIND: "found": false
// FIND: "name": "variant1"

// GRAPH: tesela nugraph
func.func @main(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<4x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0]
    : (tensor<4xf32>) -> tensor<4x6xf32>
  %p = stablehlo.divide %e, %b : tensor<4x6xf32>
  %y = stablehlo.dot_general %p, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}

func.func @variant0(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<4x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0]
    : (tensor<4xf32>) -> tensor<4x3xf32>
  %p = stablehlo.dot_general %e, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %y = stablehlo.divide %p, %b : tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}

// No variant: exp does not change places with a matmul.
func.func @variant1(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %y = stablehlo.exponential %p : tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}
