// expect: PROVED REAL
// rule: clamp(C, clamp(C, A, D), D) => clamp(C, A, D)
// where: HandleClamp

func.func @left(
    %C: tensor<?xf32> {tesela.shape = "N"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %D: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %clamp = stablehlo.clamp %C, %A, %D : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %clamp_1 = stablehlo.clamp %C, %clamp, %D : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %clamp_1 : tensor<?xf32>
}

func.func @right(
    %C: tensor<?xf32> {tesela.shape = "N"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %D: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %clamp = stablehlo.clamp %C, %A, %D : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %clamp : tensor<?xf32>
}
