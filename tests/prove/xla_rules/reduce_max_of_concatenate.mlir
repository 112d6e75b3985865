// expect: PROVED REASSOC
// rule: reduce(concatenate(A, B)) => max(reduce(A), reduce(B))
// where: HandleReduce

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, L"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %A, %B, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%concatenate init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest : tensor<?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, L"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%A init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %largest_1 = stablehlo.reduce(%B init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %max = stablehlo.maximum %largest, %largest_1 : tensor<?xf32>
  return %max : tensor<?xf32>
}
