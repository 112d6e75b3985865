// RUN: tesela explain %s --variants --size M=64,N=32 --size M=128 | FileCheck %s
// RUN: tesela explain %s --variants --json | FileCheck %s --check-prefix=JSON
// RUN: not tesela explain %s --variants --size Q=3 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN

// Sizes keep their names; the number of columns is a size and no number.
// CHECK: costs at M=64, N=32, K=1024
// CHECK: variant 0, as given
// CHECK: cost:
// CHECK-NEXT: at M=128, N=32, K=1024
// CHECK-NEXT: for all sizes: operations {{.*}}2*M*N*K
// CHECK: [i,j] = {{.*}} / {{.*}}N
// CHECK: variant {{[0-9]+}}, REAL, best in {{.*}}chain

// JSON: "formula"
// JSON: "operations": "{{.*}}M*N*K
// JSON: "M": 1024

// UNKNOWN: no size 'Q'
// UNKNOWN: K, M, N
func.func @main(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %w: tensor<?x?xf32> {tesela.shape = "N, K"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %m = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %0 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %0, %1, dim = 0
    : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %float = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %numbers = stablehlo.dynamic_broadcast_in_dim %float, %0, dims = []
    : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %mean = stablehlo.divide %s, %numbers : tensor<?xf32>
  %b = stablehlo.dynamic_broadcast_in_dim %mean, %shape, dims = [0]
    : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p = stablehlo.divide %x, %b : tensor<?x?xf32>
  %y = stablehlo.dot_general %p, %w, contracting_dims = [1] x [0]
    : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
