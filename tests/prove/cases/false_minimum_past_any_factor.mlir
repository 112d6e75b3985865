// expect: REFUTED
// A minimum does not move past a factor of unknown sign.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %product = chlo.broadcast_multiply %x, %c {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %smallest = stablehlo.reduce(%product init: %infinity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %smallest : tensor<?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %smallest = stablehlo.reduce(%x init: %infinity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product = stablehlo.multiply %smallest, %c : tensor<?xf32>
  return %product : tensor<?xf32>
}
