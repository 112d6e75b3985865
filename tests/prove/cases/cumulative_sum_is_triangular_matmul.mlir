// expect: PROVED REASSOC
// A cumulative sum is the product with a lower triangular matrix of ones.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "N, M"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %M = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %scan:2 = chlo.scan(%x) inits(%broadcast) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %carry: tensor<?xf32>):
    %next = stablehlo.add %element, %carry : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  return %scan#0 : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "N, M"}) -> tensor<?x?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %lower = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %convert = stablehlo.convert %lower : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %convert, %x, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
