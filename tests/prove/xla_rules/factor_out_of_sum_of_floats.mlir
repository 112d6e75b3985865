// expect: PROVED REAL
// rule: A C + B C => (A + B) C
// where: HandleAdd
// condition: C a power of two

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<0.25> : tensor<f32>
  %product = chlo.broadcast_multiply %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product_1 = chlo.broadcast_multiply %B, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %product, %product_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %A, %B : tensor<?x?xf32>
  %c = stablehlo.constant dense<0.25> : tensor<f32>
  %product = chlo.broadcast_multiply %sum, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
