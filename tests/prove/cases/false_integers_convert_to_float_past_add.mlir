// expect: REFUTED
// A sum of integers wraps around, a sum of floats does not.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xf64> {
  %sum = stablehlo.add %a, %b : tensor<?xi32>
  %convert = stablehlo.convert %sum : (tensor<?xi32>) -> tensor<?xf64>
  return %convert : tensor<?xf64>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xf64> {
  %convert = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xf64>
  %convert_1 = stablehlo.convert %b : (tensor<?xi32>) -> tensor<?xf64>
  %sum = stablehlo.add %convert, %convert_1 : tensor<?xf64>
  return %sum : tensor<?xf64>
}
