// expect: REFUTED
// That is the cotangent.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %result = stablehlo.tan %x : tensor<?xf32>
  return %result : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %s = stablehlo.sine %x : tensor<?xf32>
  %c = stablehlo.cosine %x : tensor<?xf32>
  %result = stablehlo.divide %c, %s : tensor<?xf32>
  return %result : tensor<?xf32>
}
