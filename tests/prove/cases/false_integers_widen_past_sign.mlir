// expect: REFUTED
// A negative number is not widened as an unsigned one.

func.func @left(%a: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.convert %a : (tensor<?xi8>) -> tensor<?xui8>
  %1 = stablehlo.convert %0 : (tensor<?xui8>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.convert %a : (tensor<?xi8>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
