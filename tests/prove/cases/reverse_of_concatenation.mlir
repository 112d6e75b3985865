// expect: PROVED BITWISE
// The reverse of a concatenation.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "M"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %reverse = stablehlo.reverse %concatenate, dims = [0] : tensor<?xf32>
  return %reverse : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "M"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %reverse = stablehlo.reverse %y, dims = [0] : tensor<?xf32>
  %reverse_1 = stablehlo.reverse %x, dims = [0] : tensor<?xf32>
  %concatenate = stablehlo.concatenate %reverse, %reverse_1, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %concatenate : tensor<?xf32>
}
