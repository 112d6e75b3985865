// expect: REFUTED
// -4 is inside, too.

func.func @left(%x: tensor<9xf32>, %i: tensor<5xi32>) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0> : tensor<5xi32>
  %nine = stablehlo.constant dense<9> : tensor<5xi32>
  %eight = stablehlo.constant dense<8> : tensor<5xi32>
  %fill = stablehlo.constant dense<0.0> : tensor<5xf32>
  %negative = stablehlo.compare LT, %i, %zero : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %around = stablehlo.add %i, %nine : tensor<5xi32>
  %from = stablehlo.select %negative, %around, %i : tensor<5xi1>, tensor<5xi32>
  %not_below = stablehlo.compare GE, %from, %zero : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %not_above = stablehlo.compare LE, %from, %eight : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %inside = stablehlo.and %not_below, %not_above : tensor<5xi1>
  %elements = "stablehlo.gather"(%x, %from) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<5xi32>) -> tensor<5xf32>
  %result = stablehlo.select %inside, %elements, %fill : tensor<5xi1>, tensor<5xf32>
  return %result : tensor<5xf32>
}

func.func @right(%x: tensor<9xf32>, %i: tensor<5xi32>) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0> : tensor<5xi32>
  %nine = stablehlo.constant dense<9> : tensor<5xi32>
  %least = stablehlo.constant dense<-3> : tensor<5xi32>
  %fill = stablehlo.constant dense<0.0> : tensor<5xf32>
  %not_below = stablehlo.compare GE, %i, %least : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %not_above = stablehlo.compare LT, %i, %nine : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %inside = stablehlo.and %not_below, %not_above : tensor<5xi1>
  %remainder = stablehlo.remainder %i, %nine : tensor<5xi32>
  %negative = stablehlo.compare LT, %remainder, %zero : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %around = stablehlo.add %remainder, %nine : tensor<5xi32>
  %from = stablehlo.select %negative, %around, %remainder : tensor<5xi1>, tensor<5xi32>
  %elements = "stablehlo.gather"(%x, %from) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<5xi32>) -> tensor<5xf32>
  %result = stablehlo.select %inside, %elements, %fill : tensor<5xi1>, tensor<5xf32>
  return %result : tensor<5xf32>
}
