// expect: PROVED BITWISE
// Twice is the sum with itself, modulo 2^32.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %product = chlo.broadcast_multiply %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %product : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %sum = stablehlo.add %a, %a : tensor<?xi32>
  return %sum : tensor<?xi32>
}
