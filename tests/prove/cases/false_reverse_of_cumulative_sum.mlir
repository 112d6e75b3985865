// expect: REFUTED
// A reverse does not move past a cumulative sum.

func.func @left(%x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scan:2 = chlo.scan(%x) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %reverse = stablehlo.reverse %scan#0, dims = [0] : tensor<?xf32>
  return %reverse : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %reverse = stablehlo.reverse %x, dims = [0] : tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scan:2 = chlo.scan(%reverse) inits(%zero) dimension=0 {
  ^bb0(%element: tensor<f32>, %carry: tensor<f32>):
    %next = stablehlo.add %element, %carry : tensor<f32>
    stablehlo.return %next, %next : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %scan#0 : tensor<?xf32>
}
