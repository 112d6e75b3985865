// expect: REFUTED
// A cumulative product of a sum is not a sum of products.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %sum = stablehlo.add %x, %y : tensor<?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %scan:2 = chlo.scan(%sum) inits(%one) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.multiply %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %scan#0 : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %scan:2 = chlo.scan(%x) inits(%one) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.multiply %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %scan_1:2 = chlo.scan(%y) inits(%one) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.multiply %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %sum = stablehlo.add %scan#0, %scan_1#0 : tensor<?xf32>
  return %sum : tensor<?xf32>
}
