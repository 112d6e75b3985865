// expect: PROVED REASSOC
// min x = -max(-x).

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %smallest = stablehlo.reduce(%x init: %infinity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %smallest : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%negate init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %negate_1 = stablehlo.negate %largest : tensor<?xf32>
  return %negate_1 : tensor<?xf32>
}
