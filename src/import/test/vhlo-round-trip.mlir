// RUN: tesela-translate --normalize=false --to=vhlo --target=1.0.0 %s -o %t
// RUN: tesela-translate --normalize=false %t | FileCheck %s
// RUN: not tesela-translate --normalize=false --to=vhlo --target=0.8.0 %s 2>&1 | FileCheck %s --check-prefix=OLD

// OLD: StableHLO 0.8.0 cannot be written
// OLD-NEXT: limit: versions 0.9.0 to 1.20.0

// CHECK-LABEL: func.func @main
func.func @main(%a: tensor<4x9xf32>, %i: tensor<3x1xi32>) -> tensor<3x9xf32> {
  // CHECK: "stablehlo.gather"
  // CHECK-SAME: #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
  // CHECK-SAME: slice_sizes = array<i64: 1, 9>
  %0 = "stablehlo.gather"(%a, %i) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [1],
          collapsed_slice_dims = [0], start_index_map = [0],
          index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 9>}>
      : (tensor<4x9xf32>, tensor<3x1xi32>) -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}
