// expect: PROVED BITWISE
// A transpose of 5 x 7 by computed positions.

func.func @left(%x: tensor<5x7xf32>) -> tensor<35xf32> {
  %transpose = stablehlo.transpose %x, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
  %reshape = stablehlo.reshape %transpose : (tensor<7x5xf32>) -> tensor<35xf32>
  return %reshape : tensor<35xf32>
}

func.func @right(%x: tensor<5x7xf32>) -> tensor<35xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<35xi32>
  %reshape = stablehlo.reshape %x : (tensor<5x7xf32>) -> tensor<35xf32>
  %splat = stablehlo.constant dense<5> : tensor<35xi32>
  %remainder = stablehlo.remainder %iota, %splat : tensor<35xi32>
  %splat_1 = stablehlo.constant dense<7> : tensor<35xi32>
  %product = stablehlo.multiply %remainder, %splat_1 : tensor<35xi32>
  %splat_2 = stablehlo.constant dense<5> : tensor<35xi32>
  %quotient = stablehlo.divide %iota, %splat_2 : tensor<35xi32>
  %sum = stablehlo.add %product, %quotient : tensor<35xi32>
  %rows = "stablehlo.gather"(%reshape, %sum) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<35xf32>, tensor<35xi32>) -> tensor<35xf32>
  return %rows : tensor<35xf32>
}
