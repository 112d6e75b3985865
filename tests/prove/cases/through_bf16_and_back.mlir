// expect: PROVED REAL, no better
// bf16 does not hold what f32 does: the identity over the reals alone.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.convert %x : (tensor<?xf32>) -> tensor<?xbf16>
  %1 = stablehlo.convert %0 : (tensor<?xbf16>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
