// RUN: tesela-opt %s --plan-fuse | FileCheck %s

// The reversed array is a result and is read by the gather, which computes it
// anew. Reading what is stored would make a circle of the two kernels: the one
// that sums also stores the concatenation that the other one reverses.
// CHECK-LABEL: @stored_and_recomputed
// CHECK: plan.kernel {{.*}}"rows"(%arg0)
// CHECK: plan.kernel "reverse.
// CHECK-NOT: plan.kernel
func.func @stored_and_recomputed(%x: tensor<33x17xi64>) -> (tensor<66x17xi64>, tensor<65x17xi64>) {
  %twice = stablehlo.concatenate %x, %x, dim = 0 : (tensor<33x17xi64>, tensor<33x17xi64>) -> tensor<66x17xi64>
  %back = stablehlo.reverse %twice, dims = [1] : tensor<66x17xi64>
  %i = stablehlo.iota dim = 0 : tensor<17x2xi64>
  %diagonal = "stablehlo.gather"(%back, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<66x17xi64>, tensor<17x2xi64>) -> tensor<17xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %sum = stablehlo.reduce(%diagonal init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<17xi64>, tensor<i64>) -> tensor<i64>
  %tail = stablehlo.slice %twice [1:66, 0:17] : (tensor<66x17xi64>) -> tensor<65x17xi64>
  %wide = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<i64>) -> tensor<65x17xi64>
  %scaled = stablehlo.multiply %wide, %tail : tensor<65x17xi64>
  return %back, %scaled : tensor<66x17xi64>, tensor<65x17xi64>
}
