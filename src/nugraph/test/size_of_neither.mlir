// RUN: tesela explain %s --find --family=shift | FileCheck %s

// The number of classes is a size that neither inputs nor results have.
// CHECK: "found": true

func.func public @main(%arg0: tensor<64x12xf32>, %arg1: tensor<64xi32>, %arg2: tensor<12x5xf32>) -> (tensor<64x5xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %1 = stablehlo.iota dim = 0 : tensor<7xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
  %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x7xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<64x7xi32>
  %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<64x7xi32>, tensor<64x7xi32>) -> tensor<64x7xi1>
  %6 = stablehlo.convert %5 : (tensor<64x7xi1>) -> tensor<64x7xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<64x7xf32>) -> tensor<7x64xf32>
  %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [1] x [0] : (tensor<7x64xf32>, tensor<64x12xf32>) -> tensor<7x12xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %10 = stablehlo.compare LT, %arg1, %9, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %c_0 = stablehlo.constant dense<7> : tensor<i32>
  %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %12 = stablehlo.add %arg1, %11 : tensor<64xi32>
  %13 = stablehlo.select %10, %12, %arg1 : tensor<64xi1>, tensor<64xi32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %15 = "stablehlo.gather"(%8, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 12>}> : (tensor<7x12xf32>, tensor<64x1xi32>) -> tensor<64x12xf32>
  %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [0] : (tensor<64x12xf32>, tensor<12x5xf32>) -> tensor<64x5xf32>
  return %16 : tensor<64x5xf32>
}
func.func public @variant0(%arg0: tensor<64x12xf32>, %arg1: tensor<64xi32>, %arg2: tensor<12x5xf32>) -> (tensor<64x5xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %1 = stablehlo.iota dim = 0 : tensor<7xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
  %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x7xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<64x7xi32>
  %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<64x7xi32>, tensor<64x7xi32>) -> tensor<64x7xi1>
  %6 = stablehlo.convert %5 : (tensor<64x7xi1>) -> tensor<64x7xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<64x7xf32>) -> tensor<7x64xf32>
  %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [1] x [0] : (tensor<7x64xf32>, tensor<64x12xf32>) -> tensor<7x12xf32>
  %9 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0] : (tensor<7x12xf32>, tensor<12x5xf32>) -> tensor<7x5xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %11 = stablehlo.compare LT, %arg1, %10, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %c_0 = stablehlo.constant dense<7> : tensor<i32>
  %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %13 = stablehlo.add %arg1, %12 : tensor<64xi32>
  %14 = stablehlo.select %11, %13, %arg1 : tensor<64xi1>, tensor<64xi32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %16 = "stablehlo.gather"(%9, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<7x5xf32>, tensor<64x1xi32>) -> tensor<64x5xf32>
  return %16 : tensor<64x5xf32>
}
