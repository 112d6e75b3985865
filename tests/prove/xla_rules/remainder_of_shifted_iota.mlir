// expect: PROVED BITWISE
// rule: (iota + c) % c => iota % c
// where: HandleRemainder
// condition: no overflow

func.func @left(
    %N: tensor<i32> {tesela.size = "N"},
    %c: tensor<i32> {tesela.size = "c"}) -> tensor<?xi32> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %sum = chlo.broadcast_add %iota, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %remainder = chlo.broadcast_remainder %sum, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %remainder : tensor<?xi32>
}

func.func @right(
    %N: tensor<i32> {tesela.size = "N"},
    %c: tensor<i32> {tesela.size = "c"}) -> tensor<?xi32> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %remainder = chlo.broadcast_remainder %iota, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %remainder : tensor<?xi32>
}
