// expect: PROVED BITWISE
// (x / 3) / 5 = x / 15, toward zero.

func.func @left(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %sh = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %ca = stablehlo.constant dense<3> : tensor<i32>
  %a = stablehlo.dynamic_broadcast_in_dim %ca, %sh, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %cb = stablehlo.constant dense<5> : tensor<i32>
  %b = stablehlo.dynamic_broadcast_in_dim %cb, %sh, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %0 = stablehlo.divide %x, %a : tensor<?xi32>
  %1 = stablehlo.divide %0, %b : tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %sh = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %ca = stablehlo.constant dense<15> : tensor<i32>
  %a = stablehlo.dynamic_broadcast_in_dim %ca, %sh, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %0 = stablehlo.divide %x, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}
