// expect: PROVED BITWISE-POW2
// rule: (-A) (-B) => A B
// where: HandleMultiply

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %A : tensor<?x?xf32>
  %negate_1 = stablehlo.negate %B : tensor<?x?xf32>
  %product = stablehlo.multiply %negate, %negate_1 : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %A, %B : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
