// expect: PROVED BITWISE
// (a - b)(a + b) = a a - b b modulo 2^32.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %difference = stablehlo.subtract %a, %b : tensor<?xi32>
  %sum = stablehlo.add %a, %b : tensor<?xi32>
  %product = stablehlo.multiply %difference, %sum : tensor<?xi32>
  return %product : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %product = stablehlo.multiply %a, %a : tensor<?xi32>
  %product_1 = stablehlo.multiply %b, %b : tensor<?xi32>
  %difference = stablehlo.subtract %product, %product_1 : tensor<?xi32>
  return %difference : tensor<?xi32>
}
