// expect: REFUTED
// Integers wrap around.

func.func @left(
    %a: tensor<?x?xi32> {tesela.shape = "M, N"},
    %b: tensor<?x?xi32> {tesela.shape = "M, N"},
    %c: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %sum = stablehlo.add %a, %c : tensor<?x?xi32>
  %sum_1 = stablehlo.add %b, %c : tensor<?x?xi32>
  %compare = stablehlo.compare LT, %sum, %sum_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}

func.func @right(
    %a: tensor<?x?xi32> {tesela.shape = "M, N"},
    %b: tensor<?x?xi32> {tesela.shape = "M, N"},
    %c: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare LT, %a, %b : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}
