// expect: PROVED BITWISE
// A factor moves past a sum modulo 2^32.

func.func @left(%s: tensor<i32>, %a: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?xi32> {
  %product = chlo.broadcast_multiply %a, %s : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  return %total : tensor<?xi32>
}

func.func @right(%s: tensor<i32>, %a: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %total = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  %product = chlo.broadcast_multiply %total, %s : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %product : tensor<?xi32>
}
