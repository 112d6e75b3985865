// expect: PROVED REAL
// A minimum moves past the addition of a row constant.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %sum = chlo.broadcast_add %x, %c {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %smallest = stablehlo.reduce(%sum init: %infinity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %smallest : tensor<?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %smallest = stablehlo.reduce(%x init: %infinity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %smallest, %c : tensor<?xf32>
  return %sum : tensor<?xf32>
}
