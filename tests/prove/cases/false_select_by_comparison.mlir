// expect: REFUTED
// The smaller by comparison is not the maximum.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %compare = stablehlo.compare LT, %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %select = stablehlo.select %compare, %x, %y : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %x, %y : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}
