// expect: REFUTED
// The second part needs the total of the first.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "N, M"},
    %y: tensor<?x?xf32> {tesela.shape = "L, M"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %M = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %scan:2 = chlo.scan(%concatenate) inits(%broadcast) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %carry: tensor<?xf32>):
    %next = stablehlo.add %element, %carry : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  return %scan#0 : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "N, M"},
    %y: tensor<?x?xf32> {tesela.shape = "L, M"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %M = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %scan:2 = chlo.scan(%x) inits(%broadcast) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %carry: tensor<?xf32>):
    %next = stablehlo.add %element, %carry : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %zero, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %scan_1:2 = chlo.scan(%y) inits(%broadcast_1) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %carry: tensor<?xf32>):
    %next = stablehlo.add %element, %carry : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  %concatenate = stablehlo.concatenate %scan#0, %scan_1#0, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}
