// expect: PROVED BITWISE
// a + b = (a xor b) + 2 (a and b).

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %sum = stablehlo.add %a, %b : tensor<?xi32>
  return %sum : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %xor = stablehlo.xor %a, %b : tensor<?xi32>
  %and = stablehlo.and %a, %b : tensor<?xi32>
  %c = stablehlo.constant dense<2> : tensor<i32>
  %product = chlo.broadcast_multiply %and, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %sum = stablehlo.add %xor, %product : tensor<?xi32>
  return %sum : tensor<?xi32>
}
