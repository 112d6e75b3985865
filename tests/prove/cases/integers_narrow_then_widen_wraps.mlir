// expect: REFUTED
// Narrowing loses bits.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %convert = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xi8>
  %convert_1 = stablehlo.convert %convert : (tensor<?xi8>) -> tensor<?xi32>
  return %convert_1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
