// expect: REFUTED
// The state decays with every step.

func.func @left(
    %a: tensor<?x?xf32> {tesela.shape = "N, M"},
    %b: tensor<?x?xf32> {tesela.shape = "N, M"},
    %h: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %scan:2 = chlo.scan(%a, %b) inits(%h) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %other: tensor<?xf32>, %carry: tensor<?xf32>):
    %scaled = stablehlo.multiply %element, %carry : tensor<?xf32>
    %next = stablehlo.add %scaled, %other : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  return %scan#1 : tensor<?xf32>
}

func.func @right(
    %a: tensor<?x?xf32> {tesela.shape = "N, M"},
    %b: tensor<?x?xf32> {tesela.shape = "N, M"},
    %h: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %M = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %scan:2 = chlo.scan(%a, %b) inits(%broadcast) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %other: tensor<?xf32>, %carry: tensor<?xf32>):
    %scaled = stablehlo.multiply %element, %carry : tensor<?xf32>
    %next = stablehlo.add %scaled, %other : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  %sum = stablehlo.add %h, %scan#1 : tensor<?xf32>
  return %sum : tensor<?xf32>
}
