// expect: PROVED REASSOC
// The real part of a complex matmul by two real ones.

func.func @left(%x: tensor<?x?xcomplex<f32>> {tesela.shape = "M, K"}, %y: tensor<?x?xcomplex<f32>> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %z = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>) -> tensor<?x?xcomplex<f32>>
  %r = stablehlo.real %z : (tensor<?x?xcomplex<f32>>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xcomplex<f32>> {tesela.shape = "M, K"}, %y: tensor<?x?xcomplex<f32>> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %xr = stablehlo.real %x : (tensor<?x?xcomplex<f32>>) -> tensor<?x?xf32>
  %xi = stablehlo.imag %x : (tensor<?x?xcomplex<f32>>) -> tensor<?x?xf32>
  %yr = stablehlo.real %y : (tensor<?x?xcomplex<f32>>) -> tensor<?x?xf32>
  %yi = stablehlo.imag %y : (tensor<?x?xcomplex<f32>>) -> tensor<?x?xf32>
  %a = stablehlo.dot_general %xr, %yr, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %b = stablehlo.dot_general %xi, %yi, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = stablehlo.subtract %a, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
