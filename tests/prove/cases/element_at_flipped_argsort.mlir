// expect: PROVED BITWISE
// The order of the reversed row, counted from the end.

func.func @left(%x: tensor<16xf32>) -> tensor<16xf32> {
  %places = stablehlo.iota dim = 0 : tensor<16xi32>
  %last = stablehlo.constant dense<15> : tensor<16xi32>
  %reversed = stablehlo.reverse %x, dims = [0] : tensor<16xf32>
  %sorted:2 = "stablehlo.sort"(%reversed, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
  %from = stablehlo.subtract %last, %sorted#1 : tensor<16xi32>
  %result = "stablehlo.gather"(%x, %from) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<16xi32>) -> tensor<16xf32>
  return %result : tensor<16xf32>
}

func.func @right(%x: tensor<16xf32>) -> tensor<16xf32> {
  %result = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<16xf32>) -> tensor<16xf32>
  return %result : tensor<16xf32>
}
