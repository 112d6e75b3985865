// expect: PROVED REAL
// rule: log exp A => A
// where: HandleLog
// condition: fast-math

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %A : tensor<?x?xf32>
  %log = stablehlo.log %exponential : tensor<?x?xf32>
  return %log : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
