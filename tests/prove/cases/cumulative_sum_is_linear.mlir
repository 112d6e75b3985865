// expect: PROVED REAL
// A cumulative sum of a combination.

func.func @left(
    %s: tensor<f32>,
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %product = chlo.broadcast_multiply %x, %s : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %product, %y : tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scan:2 = chlo.scan(%sum) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %scan#0 : tensor<?xf32>
}

func.func @right(
    %s: tensor<f32>,
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scan:2 = chlo.scan(%x) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %product = chlo.broadcast_multiply %scan#0, %s : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %scan_1:2 = chlo.scan(%y) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %sum = stablehlo.add %product, %scan_1#0 : tensor<?xf32>
  return %sum : tensor<?xf32>
}
