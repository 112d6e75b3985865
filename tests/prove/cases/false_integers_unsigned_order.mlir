// expect: REFUTED
// The order of unsigned numbers is not that of signed ones.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %0 = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xui32>
  %1 = stablehlo.convert %b : (tensor<?xi32>) -> tensor<?xui32>
  %2 = stablehlo.compare LT, %0, %1 : (tensor<?xui32>, tensor<?xui32>) -> tensor<?xi1>
  return %2 : tensor<?xi1>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}
