// expect: REFUTED
// rule: max(C, clamp(C, A, D)) => clamp(C, A, D)
// where: HandleMaximum
// False where C > D: the clamp is D, the maximum C. The code does not ask for C
// <= D.

func.func @left(
    %C: tensor<?xf32> {tesela.shape = "N"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %D: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %clamp = stablehlo.clamp %C, %A, %D : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %max = stablehlo.maximum %C, %clamp : tensor<?xf32>
  return %max : tensor<?xf32>
}

func.func @right(
    %C: tensor<?xf32> {tesela.shape = "N"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %D: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %clamp = stablehlo.clamp %C, %A, %D : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %clamp : tensor<?xf32>
}
