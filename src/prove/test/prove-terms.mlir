// What programs are: the clamp of a look-up, a scan as a sum, a loop of known
// length, a size as a number.
// RUN: tesela prove --terms %s | FileCheck %s

// CHECK: left 0: [M, K] arg0[max(0, min(arg1[o0], V - 1)), o1]
// CHECK: left 1: [M] sum_{k<o0 + 1} arg2[k]
// CHECK: left 2: [M] arg2[o0] + arg2[o0] + (arg2[o0] + arg2[o0]) + (
// CHECK: left 3: [] f32(M)

func.func @left(%table: tensor<?x?xf32> {tesela.shape = "V, K"},
                %ids: tensor<?xi32> {tesela.shape = "M"},
                %x: tensor<?xf32> {tesela.shape = "M"})
    -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>) {
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %k = stablehlo.get_dimension_size %table, dim = 1
    : (tensor<?x?xf32>) -> tensor<i32>
  %k1 = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %sizes = stablehlo.concatenate %c1, %k1, dim = 0
    : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%table, %ids, %sizes) {
    dimension_numbers = #stablehlo.gather<offset_dims = [1],
      collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
  } : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scan:2 = chlo.scan(%x) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %loop:2 = stablehlo.while(%i = %i0, %y = %x) : tensor<i32>, tensor<?xf32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %three
        : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %z = stablehlo.add %y, %y : tensor<?xf32>
      stablehlo.return %j, %z : tensor<i32>, tensor<?xf32>
    }
  %m = stablehlo.get_dimension_size %x, dim = 0
    : (tensor<?xf32>) -> tensor<i32>
  %mf = stablehlo.convert %m : (tensor<i32>) -> tensor<f32>
  return %rows, %scan#0, %loop#1, %mf
    : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>
}

func.func @right(%table: tensor<?x?xf32>, %ids: tensor<?xi32>,
                 %x: tensor<?xf32>)
    -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  return %table, %x, %x, %zero
    : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>
}
