// expect: PROVED BITWISE
// rule: iota % c => iota
// where: HandleRemainder
// condition: the iota stays below c

func.func @left(
    %N: tensor<i32> {tesela.size = "N"},
    %c: tensor<i32> {tesela.size = "c"}) -> tensor<?xi32>
    attributes {tesela.assume = ["N <= c"]} {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %remainder = chlo.broadcast_remainder %iota, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %remainder : tensor<?xi32>
}

func.func @right(
    %N: tensor<i32> {tesela.size = "N"},
    %c: tensor<i32> {tesela.size = "c"}) -> tensor<?xi32>
    attributes {tesela.assume = ["N <= c"]} {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %iota : tensor<?xi32>
}
