// expect: REFUTED
// A quotient depends on the bits that are cut off.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi8> {
  %0 = stablehlo.divide %a, %b : tensor<?xi32>
  %1 = stablehlo.convert %0 : (tensor<?xi32>) -> tensor<?xi8>
  return %1 : tensor<?xi8>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi8> {
  %0 = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xi8>
  %1 = stablehlo.convert %b : (tensor<?xi32>) -> tensor<?xi8>
  %2 = stablehlo.divide %0, %1 : tensor<?xi8>
  return %2 : tensor<?xi8>
}
