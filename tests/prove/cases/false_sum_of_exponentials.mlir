// expect: REFUTED
// exp x + exp y is not exp(x + y).

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %x : tensor<?x?xf32>
  %exponential_1 = stablehlo.exponential %y : tensor<?x?xf32>
  %sum = stablehlo.add %exponential, %exponential_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %x, %y : tensor<?x?xf32>
  %exponential = stablehlo.exponential %sum : tensor<?x?xf32>
  return %exponential : tensor<?x?xf32>
}
