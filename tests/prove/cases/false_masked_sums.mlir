// expect: REFUTED
// What a mask keeps, twice.

func.func @left(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %p, %x, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %select_1 = chlo.broadcast_select %p, %x, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%select_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %total, %total_1 : tensor<?xf32>
  return %sum : tensor<?xf32>
}

func.func @right(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}
