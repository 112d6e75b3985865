// expect: PROVED BITWISE
// ceil x = -floor(-x).

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.ceil %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.negate %x : tensor<?xf32>
  %1 = stablehlo.floor %0 : tensor<?xf32>
  %2 = stablehlo.negate %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
