// expect: PROVED BITWISE
// Positions by a remainder that is made positive.

func.func @left(%x: tensor<9xf32>) -> tensor<9xf32> {
  %places = stablehlo.iota dim = 0 : tensor<9xi32>
  %two = stablehlo.constant dense<2> : tensor<9xi32>
  %nine = stablehlo.constant dense<9> : tensor<9xi32>
  %zero = stablehlo.constant dense<0> : tensor<9xi32>
  %shifted = stablehlo.subtract %places, %two : tensor<9xi32>
  %remainder = stablehlo.remainder %shifted, %nine : tensor<9xi32>
  %negative = stablehlo.compare LT, %remainder, %zero : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  %other = stablehlo.add %remainder, %nine : tensor<9xi32>
  %from = stablehlo.select %negative, %other, %remainder : tensor<9xi1>, tensor<9xi32>
  %result = "stablehlo.gather"(%x, %from) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<9xi32>) -> tensor<9xf32>
  return %result : tensor<9xf32>
}

func.func @right(%x: tensor<9xf32>) -> tensor<9xf32> {
  %last = stablehlo.slice %x [7:9] : (tensor<9xf32>) -> tensor<2xf32>
  %first = stablehlo.slice %x [0:7] : (tensor<9xf32>) -> tensor<7xf32>
  %result = stablehlo.concatenate %last, %first, dim = 0 : (tensor<2xf32>, tensor<7xf32>) -> tensor<9xf32>
  return %result : tensor<9xf32>
}
