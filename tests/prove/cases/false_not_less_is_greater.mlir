// expect: REFUTED
// Not less is not greater.

func.func @left(
    %a: tensor<?x?xi32> {tesela.shape = "M, N"},
    %b: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare LT, %a, %b : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %not = stablehlo.not %compare : tensor<?x?xi1>
  return %not : tensor<?x?xi1>
}

func.func @right(
    %a: tensor<?x?xi32> {tesela.shape = "M, N"},
    %b: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare GT, %a, %b : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}
