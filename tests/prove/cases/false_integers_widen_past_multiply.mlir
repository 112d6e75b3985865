// expect: REFUTED
// A product of eight bits wraps.

func.func @left(%a: tensor<?xi8> {tesela.shape = "N"}, %b: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.multiply %a, %b : tensor<?xi8>
  %1 = stablehlo.convert %0 : (tensor<?xi8>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi8> {tesela.shape = "N"}, %b: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.convert %a : (tensor<?xi8>) -> tensor<?xi32>
  %1 = stablehlo.convert %b : (tensor<?xi8>) -> tensor<?xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<?xi32>
  return %2 : tensor<?xi32>
}
