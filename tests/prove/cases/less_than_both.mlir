// expect: PROVED REAL
// Less than both is less than the minimum.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"},
    %z: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare LT, %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %compare_1 = stablehlo.compare LT, %x, %z : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %and = stablehlo.and %compare, %compare_1 : tensor<?x?xi1>
  return %and : tensor<?x?xi1>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"},
    %z: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %min = stablehlo.minimum %y, %z : tensor<?x?xf32>
  %compare = stablehlo.compare LT, %x, %min : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}
