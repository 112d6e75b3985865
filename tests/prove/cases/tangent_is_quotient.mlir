// expect: PROVED REAL+SIDE
// conditions: 1/1
// tan x = sin x / cos x.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %result = stablehlo.tan %x : tensor<?xf32>
  return %result : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %s = stablehlo.sine %x : tensor<?xf32>
  %c = stablehlo.cosine %x : tensor<?xf32>
  %result = stablehlo.divide %s, %c : tensor<?xf32>
  return %result : tensor<?xf32>
}
