// expect: PROVED REASSOC
// The total of the first part is added to the cumulative sum of the second.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scan:2 = chlo.scan(%concatenate) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %scan#0 : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scan:2 = chlo.scan(%x) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %scan_1:2 = chlo.scan(%y) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %sum = chlo.broadcast_add %scan_1#0, %total : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %concatenate = stablehlo.concatenate %scan#0, %sum, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %concatenate : tensor<?xf32>
}
