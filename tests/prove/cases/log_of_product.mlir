// expect: PROVED REAL
// The logarithm of a product of positive numbers.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive},
    %y: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %y : tensor<?x?xf32>
  %log = stablehlo.log %product : tensor<?x?xf32>
  return %log : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive},
    %y: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %log = stablehlo.log %x : tensor<?x?xf32>
  %log_1 = stablehlo.log %y : tensor<?x?xf32>
  %sum = stablehlo.add %log, %log_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
