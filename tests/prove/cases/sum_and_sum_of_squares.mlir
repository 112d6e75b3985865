// expect: PROVED REASSOC
// Sum and sum of squares from two blocks. Two results.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, L"}) -> (tensor<?xf32>, tensor<?xf32>) {
  %concatenate = stablehlo.concatenate %x, %y, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%concatenate init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product = stablehlo.multiply %concatenate, %concatenate : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total, %total_1 : tensor<?xf32>, tensor<?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, L"}) -> (tensor<?xf32>, tensor<?xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %total, %total_1 : tensor<?xf32>
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %total_2 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product_1 = stablehlo.multiply %y, %y : tensor<?x?xf32>
  %total_3 = stablehlo.reduce(%product_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum_1 = stablehlo.add %total_2, %total_3 : tensor<?xf32>
  return %sum, %sum_1 : tensor<?xf32>, tensor<?xf32>
}
