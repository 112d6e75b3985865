// expect: PROVED REAL
// Not less is greater or equal, NaN apart.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare LT, %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %not = stablehlo.not %compare : tensor<?x?xi1>
  return %not : tensor<?x?xi1>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare GE, %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}
