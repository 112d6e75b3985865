// expect: PROVED REAL
// sin(x + y) = sin x cos y + cos x sin y.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %sum = stablehlo.add %x, %y : tensor<?xf32>
  %result = stablehlo.sine %sum : tensor<?xf32>
  return %result : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %sx = stablehlo.sine %x : tensor<?xf32>
  %cx = stablehlo.cosine %x : tensor<?xf32>
  %sy = stablehlo.sine %y : tensor<?xf32>
  %cy = stablehlo.cosine %y : tensor<?xf32>
  %a = stablehlo.multiply %sx, %cy : tensor<?xf32>
  %b = stablehlo.multiply %cx, %sy : tensor<?xf32>
  %result = stablehlo.add %a, %b : tensor<?xf32>
  return %result : tensor<?xf32>
}
