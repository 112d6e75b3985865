// expect: PROVED BITWISE
// Counting down.

func.func @left(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xi32> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %reverse = stablehlo.reverse %iota, dims = [0] : tensor<?xi32>
  return %reverse : tensor<?xi32>
}

func.func @right(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xi32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.subtract %N, %c1 : tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %difference = chlo.broadcast_subtract %size, %iota : (tensor<i32>, tensor<?xi32>) -> tensor<?xi32>
  return %difference : tensor<?xi32>
}
