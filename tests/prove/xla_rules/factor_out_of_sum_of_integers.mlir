// expect: PROVED BITWISE
// rule: A C + B C => (A + B) C
// where: HandleAdd

func.func @left(
    %A: tensor<?xi32> {tesela.shape = "N"},
    %B: tensor<?xi32> {tesela.shape = "N"},
    %C: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %product = stablehlo.multiply %A, %C : tensor<?xi32>
  %product_1 = stablehlo.multiply %B, %C : tensor<?xi32>
  %sum = stablehlo.add %product, %product_1 : tensor<?xi32>
  return %sum : tensor<?xi32>
}

func.func @right(
    %A: tensor<?xi32> {tesela.shape = "N"},
    %B: tensor<?xi32> {tesela.shape = "N"},
    %C: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %sum = stablehlo.add %A, %B : tensor<?xi32>
  %product = stablehlo.multiply %sum, %C : tensor<?xi32>
  return %product : tensor<?xi32>
}
