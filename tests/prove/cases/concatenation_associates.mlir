// expect: PROVED BITWISE
// Concatenations associate.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "M"},
    %y: tensor<?xf32> {tesela.shape = "N"},
    %z: tensor<?xf32> {tesela.shape = "L"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %concatenate_1 = stablehlo.concatenate %concatenate, %z, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %concatenate_1 : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "M"},
    %y: tensor<?xf32> {tesela.shape = "N"},
    %z: tensor<?xf32> {tesela.shape = "L"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %y, %z, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %concatenate_1 = stablehlo.concatenate %x, %concatenate, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %concatenate_1 : tensor<?xf32>
}
